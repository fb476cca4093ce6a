// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/savedprompt.h>
#include <ui/chat/parametersdraft.h>

#include <QDialog>

#include <functional>
#include <vector>

class QComboBox;
class QGridLayout;
class QLineEdit;
class QPlainTextEdit;
class QVBoxLayout;

namespace breakerbox::flows {
class LibraryFlow;
}

namespace breakerbox::ui {

class ActionButton;
class PresetRow;
class TokenLabel;

// How one conversation is asked: its system prompt and the parameters sent along. What is empty is
// not sent. A parameter that the chosen model would not get is said so beside its field.
class ParametersDialog final : public QDialog
{
    Q_OBJECT
public:
    // Which of the set parameters are not sent to the model that answers.
    using Unsent = std::function<std::vector<chat::Parameter>(const chat::Parameters &)>;

    // model: as people know it; empty = none is chosen, and nothing is said about one.
    ParametersDialog(const chat::Conversation &conversation, const QString &model, Unsent unsent,
                     QWidget *parent = nullptr);
    // With the presets that are kept there. It outlives the dialog.
    void setLibrary(flows::LibraryFlow &library);
    [[nodiscard]] PresetRow *presets() const { return m_presets; } // none without a library

Q_SIGNALS:
    void chosen(const QString &systemPrompt, const breakerbox::chat::Parameters &parameters);

private:
    void build();
    void makeFields(QGridLayout *grid);
    void makeButtons(QVBoxLayout *column);
    QLineEdit *field(QGridLayout *grid, const QString &name, TokenLabel *&note);
    void place(QGridLayout *grid, const QString &name, QWidget *field, TokenLabel *&note);
    [[nodiscard]] ParametersDraft draft() const;
    void show(const ParametersDraft &draft);
    void refresh();
    void save();
    void apply(const chat::ParameterSet &set);
    [[nodiscard]] std::optional<chat::ParameterSet> present() const;

    chat::Parameters m_kept;
    QString m_model;
    Unsent m_unsent;
    QPlainTextEdit *m_system = nullptr;
    QLineEdit *m_temperature = nullptr;
    QLineEdit *m_topP = nullptr;
    QLineEdit *m_maxTokens = nullptr;
    QPlainTextEdit *m_stop = nullptr;
    QComboBox *m_effort = nullptr;
    TokenLabel *m_temperatureNote = nullptr;
    TokenLabel *m_topPNote = nullptr;
    TokenLabel *m_maxTokensNote = nullptr;
    TokenLabel *m_stopNote = nullptr;
    TokenLabel *m_effortNote = nullptr;
    ActionButton *m_usual = nullptr;
    ActionButton *m_save = nullptr;
    QVBoxLayout *m_column = nullptr; // of the fields
    PresetRow *m_presets = nullptr;
};

} // namespace breakerbox::ui
