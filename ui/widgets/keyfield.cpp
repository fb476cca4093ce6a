// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/widgets/keyfield.h>

#include <ui/text/errortext.h>
#include <ui/text/keynotetext.h>
#include <ui/widgets/elidedlabel.h>

#include <QRadioButton>
#include <QVBoxLayout>

namespace breakerbox::ui {

KeyField::KeyField(QWidget *parent)
    : QWidget(parent),
      m_line(new QLineEdit(this)),
      m_note(new TokenLabel(theme::Token::Muted, this)),
      m_inKeychain(new QRadioButton(tr("Keep in the keychain"), this)),
      m_untilQuit(new QRadioButton(tr("Keep only until I quit"), this))
{
    m_line->setEchoMode(QLineEdit::Password);
    m_line->setAccessibleName(tr("Key"));
    m_line->setPlaceholderText(tr("Paste the key"));
    // Neither the input method nor the desktop should learn it.
    m_line->setInputMethodHints(Qt::ImhHiddenText | Qt::ImhNoPredictiveText |
                                Qt::ImhNoAutoUppercase | Qt::ImhSensitiveData);
    m_line->setMaxLength(40'000);
    m_note->hide();
    m_inKeychain->setChecked(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_line);
    column->addWidget(m_note);
    auto *row = new QHBoxLayout;
    row->setSpacing(16);
    row->addWidget(m_inKeychain);
    row->addWidget(m_untilQuit);
    row->addStretch();
    column->addLayout(row);
    connect(m_line, &QLineEdit::textChanged, this, &KeyField::judge);
    connect(m_line, &QLineEdit::returnPressed, this, &KeyField::submitted);
}

void KeyField::setKeychainUsable(bool usable, const QString &whyNot)
{
    m_inKeychain->setEnabled(usable);
    m_inKeychain->setToolTip(whyNot.toHtmlEscaped());
    if (!usable) {
        m_untilQuit->setChecked(true);
        if (!whyNot.isEmpty())
            showNote(whyNot, false);
    }
}

void KeyField::setPlaceholder(const QString &text)
{
    m_line->setPlaceholderText(text);
}

flows::KeepKey KeyField::keep() const
{
    return m_untilQuit->isChecked() ? flows::KeepKey::UntilQuit : flows::KeepKey::InKeychain;
}

void KeyField::judge()
{
    secrets::KeyNote note;
    const auto key = secrets::cleanKey(m_line->text(), note);
    const QString sentence = key || key.error().code != ErrorCode::TooLarge
                                 ? text::keyNoteSentence(note)
                                 : tr("This is longer than any key.");
    showNote(sentence, !key);
    Q_EMIT edited();
}

void KeyField::showNote(const QString &text, bool objection)
{
    m_note->setToken(objection ? theme::Token::Fail : theme::Token::Muted);
    m_note->setText(text);
    m_note->setVisible(!text.isEmpty());
}

secrets::Secret KeyField::take()
{
    secrets::KeyNote note;
    auto key = secrets::cleanKey(m_line->text(), note);
    if (!key) {
        judge();
        return {};
    }
    if (key->isEmpty()) {
        showNote(tr("There is no key yet."), true);
        return {};
    }
    clear();
    return std::move(*key);
}

void KeyField::clear()
{
    // Also drops what undo would bring back.
    m_line->clear();
    m_line->setText({});
    showNote({}, false);
}

} // namespace breakerbox::ui
