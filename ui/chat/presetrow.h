// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/savedprompt.h>

#include <QDialog>
#include <QWidget>

#include <functional>
#include <optional>

class QLineEdit;
class QMenu;

namespace breakerbox::flows {
class LibraryFlow;
}

namespace breakerbox::ui {

class ActionButton;
class ElidedLabel;
class TokenLabel;

// Asks under which name parameters are kept; says when that replaces some.
class PresetName final : public QDialog
{
    Q_OBJECT
public:
    explicit PresetName(const flows::LibraryFlow &library, QWidget *parent = nullptr);

Q_SIGNALS:
    void named(const QString &name);

private:
    void refresh();

    const flows::LibraryFlow &m_library;
    QLineEdit *m_name;
    TokenLabel *m_note;
    ActionButton *m_save;
};

// Parameters under a name, in the dialog of a conversation's parameters: a menu to take one, keep
// the present ones, or delete one; and a line that says what was done, with the way back.
class PresetRow final : public QWidget
{
    Q_OBJECT
public:
    // What stands in the fields; nothing if some of it cannot be read.
    using Present = std::function<std::optional<chat::ParameterSet>()>;

    // library outlives it.
    PresetRow(flows::LibraryFlow &library, Present present, QWidget *parent = nullptr);
    // One sentence, and how to take back what it says.
    void say(const QString &sentence, std::function<void()> undo = {});
    [[nodiscard]] ActionButton *button() const { return m_button; }
    [[nodiscard]] ActionButton *undoButton() const { return m_undo; }
    [[nodiscard]] QString sentence() const;
    // The menu as it is now; belongs to the row.
    [[nodiscard]] QMenu *makeMenu();

Q_SIGNALS:
    void chosen(const breakerbox::chat::ParameterSet &set);

private:
    void keep();
    void remove(const ParameterSetId &id);

    flows::LibraryFlow &m_library;
    Present m_present;
    ActionButton *m_button;
    ElidedLabel *m_words;
    ActionButton *m_undo;
    std::function<void()> m_back;
};

} // namespace breakerbox::ui
