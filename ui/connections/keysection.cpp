// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "keysection.h"

#include <ui/connections/noteline.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/fieldbuttons.h>

#include <QAction>
#include <QButtonGroup>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

QLabel *fieldLabel(const QString &text, QWidget *buddy, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setBuddy(buddy);
    return label;
}

} // namespace

KeySection::KeySection(QWidget *parent)
    : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    makeKeyRow();
    column->addSpacing(8);
    makePlaces();
}

void KeySection::makeKeyRow()
{
    m_keyArea = new QWidget(this);
    auto *column = new QVBoxLayout(m_keyArea);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    m_key = new QLineEdit(m_keyArea);
    m_key->setAccessibleName(tr("Key"));
    m_key->setEchoMode(QLineEdit::Password);
    m_key->setInputMethodHints(Qt::ImhSensitiveData | Qt::ImhNoPredictiveText |
                               Qt::ImhNoAutoUppercase);
    m_key->setClearButtonEnabled(true);
    nameFieldButtons(m_key);
    auto *reveal = new ActionButton(tr("Show"), ActionButton::Look::Plain, m_keyArea);
    reveal->setCheckable(true);
    reveal->setAccessibleName(tr("Show key"));
    connect(reveal, &ActionButton::toggled, this, [this, reveal](bool shown) {
        m_key->setEchoMode(shown ? QLineEdit::Normal : QLineEdit::Password);
        reveal->setText(shown ? tr("Hide") : tr("Show"));
    });
    m_keyNote = new TokenLabel(theme::Token::Muted, m_keyArea);
    m_keyPage = new ActionButton(QString(), ActionButton::Look::Quiet, m_keyArea);
    m_keyPage->setCursor(Qt::PointingHandCursor);
    connect(m_keyPage, &ActionButton::clicked, this, [this] { Q_EMIT keyPageRequested(m_page); });

    auto *heading = new QHBoxLayout;
    heading->addWidget(fieldLabel(tr("Key"), m_key, m_keyArea));
    heading->addStretch();
    heading->addWidget(m_keyPage);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_key, 1);
    row->addWidget(reveal);
    column->addLayout(heading);
    column->addLayout(row);
    column->addWidget(m_keyNote);
    layout()->addWidget(m_keyArea);
    QWidget::setTabOrder(m_keyPage, m_key);
    QWidget::setTabOrder(m_key, reveal);
    connect(m_key, &QLineEdit::textChanged, this, &KeySection::changed);
}

void KeySection::makePlaces()
{
    m_placeLabel = fieldLabel(tr("Where the key is kept"), nullptr, this);
    m_places = new QButtonGroup(this);
    layout()->addWidget(m_placeLabel);
    const auto place = [this](KeyPlace value, const QString &words) {
        auto *button = new QRadioButton(words, this);
        button->setAccessibleName(words);
        m_places->addButton(button, static_cast<int>(value));
        layout()->addWidget(button);
    };
    place(KeyPlace::Keychain, tr("In the desktop's keychain"));
    m_placeNote = new TokenLabel(theme::Token::Muted, this);
    m_unlock = new ActionButton(tr("Unlock"), ActionButton::Look::Plain, this);
    m_unlock->setAccessibleName(tr("Unlock keychain"));
    m_unlock->hide();
    auto *noteRow = new QHBoxLayout;
    noteRow->setContentsMargins(24, 0, 0, 0);
    noteRow->addWidget(m_placeNote, 1);
    noteRow->addWidget(m_unlock, 0, Qt::AlignTop);
    static_cast<QVBoxLayout *>(layout())->addLayout(noteRow);
    place(KeyPlace::UntilQuit, tr("Only until I quit"));
    place(KeyPlace::Environment, tr("In an environment variable"));
    m_variable = new QLineEdit(this);
    m_variable->setAccessibleName(tr("Variable"));
    m_variable->setPlaceholderText(u"OPENAI_API_KEY"_s);
    m_confirm = new QCheckBox(this);
    m_variableNote = new TokenLabel(theme::Token::Muted, this);
    auto *indented = new QVBoxLayout;
    indented->setContentsMargins(24, 0, 0, 0);
    indented->setSpacing(4);
    indented->addWidget(m_variable);
    indented->addWidget(m_confirm);
    indented->addWidget(m_variableNote);
    static_cast<QVBoxLayout *>(layout())->addLayout(indented);
    place(KeyPlace::NoKey, tr("No key is needed"));

    connect(m_places, &QButtonGroup::idClicked, this, [this] {
        showPlace();
        Q_EMIT changed();
    });
    connect(m_variable, &QLineEdit::textChanged, this, &KeySection::changed);
    connect(m_confirm, &QCheckBox::toggled, this, &KeySection::changed);
    connect(m_unlock, &ActionButton::clicked, this, &KeySection::unlockRequested);
}

void KeySection::setDraft(const ConnectionDraft &draft)
{
    m_stored = draft.hasStoredKey();
    const QString four = draft.before.credential.lastFour;
    m_key->setPlaceholderText(
        !m_stored        ? QString()
        : four.isEmpty() ? tr("Stored. Type a new one to replace it.")
                         : tr("Stored, ends in %1. Type a new one to replace it.").arg(four));
    m_key->setText(draft.key);
    m_variable->setText(draft.variable);
    m_page = draft.preset.keyPage;
    m_keyPage->setVisible(m_page.isValid());
    m_keyPage->setText(tr("Get a key from %1").arg(draft.preset.name));
    m_keyPage->setAccessibleName(m_keyPage->text());
    m_keyPage->setToolTip(m_page.toString().toHtmlEscaped());
    m_confirm->setChecked(false);
    setPlace(draft.place);
    setKeychain(m_keychain);
}

void KeySection::readInto(ConnectionDraft &draft) const
{
    draft.key = m_key->text();
    draft.place = place();
    draft.variable = m_variable->text();
    draft.variableConfirmed = m_confirm->isChecked();
}

KeyPlace KeySection::place() const
{
    const int id = m_places->checkedId();
    return id < 0 ? KeyPlace::Undecided : static_cast<KeyPlace>(id);
}

void KeySection::setPlace(KeyPlace place)
{
    if (QAbstractButton *button = m_places->button(static_cast<int>(place))) {
        button->setChecked(true);
    } else if (QAbstractButton *checked = m_places->checkedButton()) {
        m_places->setExclusive(false);
        checked->setChecked(false);
        m_places->setExclusive(true);
    }
    showPlace();
}

void KeySection::setKeychain(secrets::StoreState state)
{
    m_keychain = state;
    const bool absent = state == secrets::StoreState::Unavailable;
    m_places->button(static_cast<int>(KeyPlace::Keychain))->setEnabled(!absent);
    // Nothing is chosen for the user: "only until I quit" is a choice of their own (T8).
    if (absent && place() == KeyPlace::Keychain && !m_stored)
        setPlace(KeyPlace::Undecided);
    showPlace();
    Q_EMIT changed();
}

void KeySection::showPlace()
{
    const KeyPlace now = place();
    m_keyArea->setVisible(now != KeyPlace::Environment && now != KeyPlace::NoKey);
    m_variable->setVisible(now == KeyPlace::Environment);
    m_unlock->setVisible(m_keychain == secrets::StoreState::Locked && now == KeyPlace::Keychain);
    switch (m_keychain) {
    case secrets::StoreState::Unavailable:
        // Nothing to warn of where no key is kept.
        showNote(m_placeNote,
                 now == KeyPlace::NoKey || now == KeyPlace::Environment
                     ? QString()
                     : tr("No keychain answers on this computer, so the key would be gone when "
                          "you quit. It is never written to a file."),
                 NoteTone::Warning);
        break;
    case secrets::StoreState::Locked:
        showNote(m_placeNote, now == KeyPlace::Keychain ? tr("The keychain is locked.") : QString(),
                 NoteTone::Warning);
        break;
    case secrets::StoreState::Unknown:
        showNote(m_placeNote, now == KeyPlace::Keychain ? tr("Asking the keychain…") : QString());
        break;
    case secrets::StoreState::Ready:
        showNote(m_placeNote, {});
        break;
    }
}

void KeySection::showReading(const DraftReading &reading, const ConnectionDraft &draft,
                             bool showProblems)
{
    const QString key = reading.problem(DraftField::Key);
    // A character that cannot be in a key is told at once; a missing key only when asked for.
    if (!key.isEmpty() && (showProblems || !draft.key.isEmpty() || reading.asksKeyAgain))
        showNote(m_keyNote, key, NoteTone::Problem);
    else
        showNote(m_keyNote, reading.keyNote);
    const QString variable = reading.problem(DraftField::Variable);
    const bool asks = reading.asksKeyAgain && place() == KeyPlace::Environment;
    m_confirm->setVisible(asks || m_confirm->isChecked());
    if (reading.address) {
        m_confirm->setText(
            tr("This key may go to %1").arg(reading.address->url.host(QUrl::FullyEncoded)));
        m_confirm->setAccessibleName(m_confirm->text());
    }
    showNote(m_variableNote, asks || showProblems ? variable : QString(), NoteTone::Problem);
    const QString place = reading.problem(DraftField::Place);
    if (showProblems && !place.isEmpty() && m_keychain != secrets::StoreState::Unavailable)
        showNote(m_placeNote, place, NoteTone::Problem);
}

void KeySection::focusField(DraftField field)
{
    if (field == DraftField::Variable)
        m_variable->setFocus();
    else if (field == DraftField::Place)
        m_places->button(static_cast<int>(KeyPlace::UntilQuit))->setFocus();
    else
        m_key->setFocus();
}

} // namespace breakerbox::ui
