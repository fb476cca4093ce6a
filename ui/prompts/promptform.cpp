// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/prompts/promptform.h>

#include <ui/connections/noteline.h>
#include <ui/help/helpbutton.h>
#include <ui/prompts/prompttext.h>
#include <ui/text/errortext.h>
#include <ui/widgets/actionbutton.h>

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace breakerbox::ui {

PromptForm::PromptForm(flows::LibraryFlow &library, const chat::SavedPrompt &prompt,
                       QWidget *parent)
    : QDialog(parent),
      m_library(library),
      m_before(prompt),
      m_name(new QLineEdit(prompt.name, this)),
      m_description(new QLineEdit(prompt.description, this)),
      m_text(new QPlainTextEdit(prompt.text, this)),
      m_nameNote(new TokenLabel(theme::Token::Muted, this)),
      m_textNote(new TokenLabel(theme::Token::Muted, this)),
      m_save(new ActionButton(tr("Save"), ActionButton::Look::Primary, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(prompt.id.isNull() ? tr("New prompt") : tr("Edit prompt"));
    resize(600, 520);
    build();
    for (QLineEdit *field : {m_name, m_description})
        connect(field, &QLineEdit::textChanged, this, &PromptForm::refresh);
    connect(m_text, &QPlainTextEdit::textChanged, this, &PromptForm::refresh);
    connect(m_save, &QAbstractButton::clicked, this, &PromptForm::save);
    connect(&library, &flows::LibraryFlow::promptsChanged, this, &PromptForm::refresh);
    refresh();
    if (prompt.name.isEmpty())
        m_name->setFocus();
    else
        m_text->setFocus();
}

void PromptForm::build()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 16);
    column->setSpacing(6);
    const auto add = [&](const QString &text, QWidget *field, int stretch) {
        auto *label = new QLabel(text, this);
        label->setTextFormat(Qt::PlainText);
        label->setBuddy(field);
        field->setAccessibleName(text);
        column->addWidget(label);
        column->addWidget(field, stretch);
    };
    m_name->setMaxLength(80);
    m_name->setPlaceholderText(tr("translate"));
    m_description->setMaxLength(int(chat::SavedPrompt::kLongestDescription));
    m_description->setPlaceholderText(tr("What it is for (may stay empty)"));
    m_text->setPlaceholderText(tr("Translate this into {{language|English}}: {{clipboard}}"));
    m_text->setTabChangesFocus(true);
    add(tr("Name"), m_name, 0);
    column->addWidget(m_nameNote);
    column->addSpacing(6);
    add(tr("Description"), m_description, 0);
    column->addSpacing(6);
    add(tr("Text"), m_text, 1);
    column->addWidget(m_textNote);
    column->addSpacing(6);
    auto *cancel = new ActionButton(tr("Cancel"), ActionButton::Look::Plain, this);
    m_save->setDefault(true);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(makeHelpButton(HelpTopic::Writing, this));
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_save);
    column->addLayout(buttons);
    connect(cancel, &QAbstractButton::clicked, this, &PromptForm::reject);
}

chat::SavedPrompt PromptForm::typed() const
{
    chat::SavedPrompt prompt = m_before;
    prompt.name = m_name->text();
    prompt.description = m_description->text();
    prompt.text = m_text->toPlainText();
    return prompt;
}

void PromptForm::refresh()
{
    if (m_saving)
        return;
    const auto name = chat::readName(m_name->text());
    const chat::SavedPrompt *other = name ? m_library.findByName(*name) : nullptr;
    const bool taken = other && other->id != m_before.id;
    if (m_name->text().trimmed().isEmpty())
        showNote(m_nameNote, tr("One word. Typed as /name at the beginning of a message."));
    else if (!name)
        showNote(
            m_nameNote,
            tr("Up to %1 letters, digits, “-”, “_” and “.”.").arg(chat::SavedPrompt::kLongestName),
            NoteTone::Problem);
    else if (taken)
        showNote(m_nameNote, tr("Another prompt has this name."), NoteTone::Problem);
    else
        showNote(m_nameNote, tr("Typed as /%1").arg(*name));
    const QString text = m_text->toPlainText();
    const bool tooLong = text.size() > chat::SavedPrompt::kLongestText;
    const QString variables = variablesSentence(text);
    if (tooLong)
        showNote(m_textNote, tr("This is too long for a prompt."), NoteTone::Problem);
    else if (!variables.isEmpty())
        showNote(m_textNote, variables,
                 chat::hasNamelessVariable(text) ? NoteTone::Warning : NoteTone::Quiet);
    else
        showNote(m_textNote, tr("{{word}} is asked for when the prompt is used. {{clipboard}}, "
                                "{{selection}} and {{date}} are filled in by themselves."));
    m_save->setEnabled(name && !taken && !tooLong && !text.trimmed().isEmpty());
}

void PromptForm::save()
{
    const QString name = chat::readName(m_name->text()).value_or(QString());
    m_save->setEnabled(false);
    m_saving = true; // it is in the library now: its name is no longer free
    m_library.save(typed(), this, [this, name](const Result<void> &done) {
        m_saving = false;
        if (!done) {
            refresh();
            showNote(m_textNote, tr("Not saved. %1").arg(text::sentence(done.error().code)),
                     NoteTone::Problem);
            return;
        }
        Q_EMIT saved(name);
        accept();
    });
}

// Escape, Cancel, the window's own button.
void PromptForm::reject()
{
    if (typed() == m_before) {
        QDialog::reject();
        return;
    }
    auto *ask = new QMessageBox(QMessageBox::Question, windowTitle(), tr("Discard what you typed?"),
                                QMessageBox::NoButton, this);
    ask->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton *discard = ask->addButton(tr("Discard"), QMessageBox::DestructiveRole);
    QPushButton *stay = ask->addButton(tr("Keep writing"), QMessageBox::RejectRole);
    ask->setDefaultButton(stay);
    ask->setEscapeButton(stay);
    connect(discard, &QAbstractButton::clicked, this, [this] { QDialog::reject(); });
    ask->open();
}

} // namespace breakerbox::ui
