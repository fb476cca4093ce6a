// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/presetrow.h>

#include <flows/libraryflow.h>
#include <ui/connections/noteline.h>
#include <ui/text/errortext.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/icons.h>

#include <QAccessible>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

const chat::ParameterSet *setNamed(const flows::LibraryFlow &library, const QString &name)
{
    const auto &sets = library.sets();
    const auto found =
        std::ranges::find(sets, chat::nameKey(name),
                          [](const chat::ParameterSet &set) { return chat::nameKey(set.name); });
    return found == sets.end() ? nullptr : &*found;
}

// An ampersand in a menu would be a mnemonic.
QString presetText(const QString &name)
{
    return QString(name).replace(u'&', u"&&"_s);
}

} // namespace

PresetName::PresetName(const flows::LibraryFlow &library, QWidget *parent)
    : QDialog(parent),
      m_library(library),
      m_name(new QLineEdit(this)),
      m_note(new TokenLabel(theme::Token::Muted, this)),
      m_save(new ActionButton(tr("Save preset"), ActionButton::Look::Primary, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Save as preset"));
    setMinimumWidth(400);
    auto *label = new QLabel(tr("Name of the preset"), this);
    label->setTextFormat(Qt::PlainText);
    label->setBuddy(m_name);
    m_name->setAccessibleName(tr("Name of the preset"));
    m_name->setMaxLength(int(chat::ParameterSet::kLongestName));
    m_save->setDefault(true);
    auto *cancel = new ActionButton(tr("Cancel"), ActionButton::Look::Plain, this);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_save);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 16);
    column->setSpacing(6);
    column->addWidget(label);
    column->addWidget(m_name);
    column->addWidget(m_note);
    column->addSpacing(12);
    column->addLayout(buttons);
    connect(m_name, &QLineEdit::textChanged, this, &PresetName::refresh);
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(m_save, &QAbstractButton::clicked, this, [this] {
        Q_EMIT named(m_name->text().simplified());
        accept();
    });
    refresh();
}

void PresetName::refresh()
{
    const bool known = setNamed(m_library, m_name->text()) != nullptr;
    m_save->setEnabled(!m_name->text().simplified().isEmpty());
    m_save->setText(known ? tr("Replace preset") : tr("Save preset"));
    // Always there, so that nothing moves while one types.
    m_note->setText(known ? tr("A preset has this name. It is replaced.")
                          : tr("System prompt and parameters, as they stand in the fields."));
}

PresetRow::PresetRow(flows::LibraryFlow &library, Present present, QWidget *parent)
    : QWidget(parent),
      m_library(library),
      m_present(std::move(present)),
      m_button(new ActionButton(tr("Presets"), ActionButton::Look::Plain, this)),
      m_words(new ElidedLabel(this)),
      m_undo(new ActionButton(tr("Undo"), ActionButton::Look::Quiet, this))
{
    m_button->setIcon(icons::get(u"chevron-down"_s));
    m_button->setAutoDefault(false);
    m_button->setToolTip(tr("System prompt and parameters under a name"));
    m_undo->setAutoDefault(false);
    m_undo->hide();
    m_words->setToken(theme::Token::Muted);
    m_words->setText(tr("Take a preset, or keep what stands here as one."));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    row->addWidget(m_button);
    row->addWidget(m_words, 1);
    row->addWidget(m_undo);
    connect(m_button, &QAbstractButton::clicked, this, [this] {
        makeMenu()->popup(m_button->mapToGlobal(QPoint(0, m_button->height() + 2)));
    });
    connect(m_undo, &QAbstractButton::clicked, this, [this] {
        m_button->setFocus();
        m_undo->hide();
        if (const auto back = std::exchange(m_back, {}))
            back();
        m_words->setText({});
    });
}

QString PresetRow::sentence() const
{
    return m_words->text();
}

void PresetRow::say(const QString &sentence, std::function<void()> undo)
{
    m_words->setText(sentence);
    m_back = std::move(undo);
    m_undo->setVisible(bool(m_back));
    setAccessibleName(sentence);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QMenu *PresetRow::makeMenu()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setAccessibleName(tr("Presets"));
    for (const chat::ParameterSet &set : m_library.sets())
        menu->addAction(presetText(set.name), this, [this, set] { Q_EMIT chosen(set); });
    menu->addSeparator();
    menu->addAction(tr("Save as preset…"), this, [this] { keep(); });
    if (!m_library.sets().empty()) {
        QMenu *gone = menu->addMenu(tr("Delete preset"));
        for (const chat::ParameterSet &set : m_library.sets()) {
            gone->addAction(presetText(set.name), this, [this, id = set.id] { remove(id); });
        }
    }
    return menu;
}

void PresetRow::keep()
{
    if (!m_present()) {
        say(tr("Put right the field that is marked first."));
        return;
    }
    auto *ask = new PresetName(m_library, this);
    connect(ask, &PresetName::named, this, [this](const QString &name) {
        auto set = m_present();
        if (!set)
            return;
        set->name = name;
        m_library.saveSet(*set, this, [this, name](const Result<void> &done) {
            say(done ? tr("“%1” is saved.").arg(name)
                     : tr("Not saved. %1").arg(text::sentence(done.error().code)));
        });
    });
    ask->open();
}

void PresetRow::remove(const ParameterSetId &id)
{
    const auto &sets = m_library.sets();
    const auto found = std::ranges::find(sets, id, &chat::ParameterSet::id);
    if (found == sets.end())
        return;
    const chat::ParameterSet set = *found;
    m_library.removeSet(id);
    say(tr("“%1” was deleted.").arg(set.name), [this, set] { m_library.restoreSet(set); });
}

} // namespace breakerbox::ui
