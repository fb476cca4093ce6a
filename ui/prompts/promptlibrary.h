// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/libraryflow.h>

#include <QDialog>

class QLineEdit;
class QTreeWidget;

namespace breakerbox::ui {

class ActionButton;
class ColumnFit;
class TokenLabel;
class TurnBar;

// All saved prompts: to search, use, write, copy, delete with undo, and to bring in and out.
class PromptLibrary final : public QDialog
{
    Q_OBJECT
public:
    // library outlives it.
    explicit PromptLibrary(flows::LibraryFlow &library, QWidget *parent = nullptr);

    // Whether there is a message field to put one into.
    void setUsable(bool usable);
    // The same as the buttons, once the file is known.
    void importFrom(const QString &file);
    void exportTo(const QString &file);
    void write(const chat::SavedPrompt &prompt);

Q_SIGNALS:
    void useWanted(const breakerbox::PromptId &id);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void layOut();
    void connectButtons();
    void fill();
    void select(const PromptId &id);
    void refreshButtons();
    void remove();
    void askImport();
    void askExport();
    void say(const QString &sentence, bool fine = true);
    [[nodiscard]] PromptId chosen() const;

    flows::LibraryFlow &m_library;
    bool m_usable = true;
    PromptId m_wanted; // to be chosen in the list when it is there
    QLineEdit *m_search;
    QTreeWidget *m_list;
    ColumnFit *m_columns = nullptr;
    TokenLabel *m_empty;
    TokenLabel *m_note;
    TurnBar *m_undo;
    ActionButton *m_use;
    ActionButton *m_new;
    ActionButton *m_edit;
    ActionButton *m_copy;
    ActionButton *m_delete;
    ActionButton *m_examples;
    ActionButton *m_import;
    ActionButton *m_export;
};

} // namespace breakerbox::ui
