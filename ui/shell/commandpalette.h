// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QList>
#include <QPointer>

class QAction;
class QLineEdit;
class QListView;
class QStandardItemModel;

namespace breakerbox::ui {

// All actions in one list with a filter: letters in order find a command. Enter runs it.
class CommandPalette final : public QDialog
{
    Q_OBJECT
public:
    CommandPalette(const QList<QAction *> &actions, QWidget *parent);

    [[nodiscard]] QStringList shownCommands() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void fill(const QString &filter);
    void run();

    QList<QPointer<QAction>> m_actions;
    QStandardItemModel *m_model;
    QLineEdit *m_filter;
    QListView *m_list;
};

// How well a filter fits a command: 0 = not at all; higher is better. Letters must come in order;
// beginnings of words and runs count more.
[[nodiscard]] int paletteScore(const QString &filter, const QString &text);

} // namespace breakerbox::ui
