// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/savedprompt.h>
#include <flows/libraryflow.h>

#include <QDialog>

class QLineEdit;
class QPlainTextEdit;

namespace breakerbox::ui {

class ActionButton;
class TokenLabel;

// A prompt as it is written: name, description, text. What cannot be saved is said beside it; what
// was typed is not lost without a question.
class PromptForm final : public QDialog
{
    Q_OBJECT
public:
    // A null id: a new one. library outlives it.
    PromptForm(flows::LibraryFlow &library, const chat::SavedPrompt &prompt,
               QWidget *parent = nullptr);

Q_SIGNALS:
    void saved(const QString &name);

protected:
    void reject() override;

private:
    void build();
    void refresh();
    void save();
    [[nodiscard]] chat::SavedPrompt typed() const;

    flows::LibraryFlow &m_library;
    chat::SavedPrompt m_before;
    bool m_saving = false;
    QLineEdit *m_name;
    QLineEdit *m_description;
    QPlainTextEdit *m_text;
    TokenLabel *m_nameNote;
    TokenLabel *m_textNote;
    ActionButton *m_save;
};

} // namespace breakerbox::ui
