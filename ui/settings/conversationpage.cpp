// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "generalpages.h"

#include <ui/settings/settingrows.h>
#include <ui/spelling/dictionary.h>
#include <ui/spelling/dictionaryfiles.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/icons.h>

#include <QComboBox>
#include <QLocale>
#include <QMenu>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

using settings::Spelling;
using settings::Values;

namespace {

constexpr int kSpellingRow = 1;

QString namesOf(const QStringList &languages)
{
    QStringList names;
    for (const QString &language : languages)
        names.append(spelling::languageName(language));
    return QLocale().createSeparatedList(names);
}

} // namespace

ConversationPage::ConversationPage(QWidget *parent)
    : SettingsPage(tr("Conversation"), {}, parent),
      m_rows(new SettingRows(RowDetail::Full, this)),
      m_sendKey(new QComboBox(this)),
      m_spelling(new ActionButton(tr("As the desktop"), ActionButton::Look::Plain, this))
{
    m_sendKey->setAccessibleName(tr("Send with"));
    m_sendKey->addItems({tr("Enter"), tr("Ctrl+Enter")});
    m_spelling->setIcon(icons::get(u"chevron-down"_s));
    m_spelling->setAutoDefault(false);
    m_spelling->setEnabled(spelling::canReadDictionaries());
    m_rows->addRow({tr("Send with"), m_sendKey, tr("Enter"),
                    tr("Shift+Enter then begins a new line."),
                    [this] { m_sendKey->setCurrentIndex(0); }});
    m_rows->addRow({tr("Check the spelling"), m_spelling, tr("as the desktop"),
                    spelling::canReadDictionaries()
                        ? tr("Of what is written in the message field, on this computer, with the "
                             "dictionaries it has.")
                        : tr("This build has no spelling: it was made without libhunspell."),
                    [this] { choose(Spelling::Automatic, {}); }});
    column()->addWidget(m_rows);
    column()->addStretch(1);
    connect(m_sendKey, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_rows->setChanged(0, index != 0);
        Q_EMIT changed([index](Values &values) {
            values.composer.sendKey = static_cast<settings::SendKey>(index);
        });
    });
    connect(m_spelling, &QAbstractButton::clicked, this, [this] {
        makeLanguageMenu()->popup(m_spelling->mapToGlobal(QPoint(0, m_spelling->height() + 2)));
    });
    showSpelling();
}

void ConversationPage::setValues(const Values &values)
{
    const QSignalBlocker quiet(m_sendKey);
    m_sendKey->setCurrentIndex(static_cast<int>(values.composer.sendKey));
    m_rows->setChanged(0, m_sendKey->currentIndex() != 0);
    m_mode = values.composer.spelling;
    m_chosen = values.composer.languages;
    showSpelling();
}

void ConversationPage::setLanguages(const QStringList &there)
{
    m_there = there;
    m_looked = true;
    showSpelling();
}

void ConversationPage::choose(Spelling mode, const QStringList &languages)
{
    m_mode = mode;
    m_chosen = languages;
    showSpelling();
    Q_EMIT changed([mode, languages](Values &values) {
        values.composer.spelling = mode;
        values.composer.languages = languages;
    });
}

void ConversationPage::showSpelling()
{
    QString words = tr("Off");
    bool without = false;
    if (m_mode == Spelling::Automatic) {
        const QString usual = spelling::usualLanguage(spelling::desktopLanguages(), m_there);
        without = usual.isEmpty();
        words = without ? tr("As the desktop") : tr("As the desktop: %1").arg(namesOf({usual}));
    } else if (m_mode == Spelling::Chosen) {
        without = std::ranges::any_of(
            m_chosen, [this](const QString &each) { return !m_there.contains(each); });
        words = m_chosen.size() > 2 ? tr("%n languages", nullptr, int(m_chosen.size()))
                                    : namesOf(m_chosen);
    }
    if (without && m_looked)
        words = tr("%1 (no dictionary)").arg(words);
    m_spelling->setText(words);
    m_spelling->setAccessibleName(tr("Check the spelling: %1").arg(words));
    m_rows->setChanged(kSpellingRow, m_mode != Spelling::Automatic);
}

QMenu *ConversationPage::makeLanguageMenu()
{
    auto *menu = new QMenu(m_spelling);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setAccessibleName(tr("Check the spelling"));
    const auto add = [&](const QString &text, bool checked, auto what) {
        QAction *action = menu->addAction(text, this, what);
        action->setCheckable(true);
        action->setChecked(checked);
    };
    add(tr("As the desktop"), m_mode == Spelling::Automatic,
        [this] { choose(Spelling::Automatic, {}); });
    add(tr("Off"), m_mode == Spelling::Off, [this] { choose(Spelling::Off, {}); });
    menu->addSeparator();
    if (m_there.isEmpty())
        menu->addAction(tr("No dictionaries here: install one, like hunspell-en-us"))
            ->setEnabled(false);
    QStringList all = m_there;
    for (const QString &language : m_chosen) {
        if (!all.contains(language))
            all.append(language); // to be taken away again
    }
    for (const QString &language : all) {
        const bool chosen = m_mode == Spelling::Chosen && m_chosen.contains(language);
        const QString name = m_there.contains(language)
                                 ? spelling::languageName(language)
                                 : tr("%1 (not there)").arg(spelling::languageName(language));
        add(name, chosen, [this, language, chosen] {
            QStringList languages = m_mode == Spelling::Chosen ? m_chosen : QStringList();
            languages.removeAll(language);
            if (!chosen)
                languages.append(language);
            choose(languages.isEmpty() ? Spelling::Off : Spelling::Chosen, languages);
        });
    }
    return menu;
}

int ConversationPage::filter(const QString &words)
{
    return m_rows->filter(words);
}

} // namespace breakerbox::ui
