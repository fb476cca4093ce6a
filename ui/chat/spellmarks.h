// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/spelling/checkedwords.h>
#include <ui/spelling/checker.h>

#include <QObject>
#include <QTextCursor>
#include <QTimer>

#include <vector>

class QContextMenuEvent;
class QMenu;
class QPlainTextEdit;

namespace breakerbox::ui {

// Waves under the words of a text field that are spelled wrong, as far as they are in sight, and
// what may have been meant in its menu. The word that is being typed is left alone.
class SpellMarks final : public QObject
{
    Q_OBJECT
public:
    // checker outlives it; it belongs to the field.
    SpellMarks(spelling::Checker &checker, QPlainTextEdit *edit);

    // What is marked now, from top to bottom.
    [[nodiscard]] QStringList marked() const;
    // The marked word around a place; a null cursor if there is none.
    [[nodiscard]] QTextCursor wrongAt(int position) const;

Q_SIGNALS:
    void addWanted(const QString &word); // to the person's own words

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void mark();
    void markParagraph(const QString &text, int start, int typing);
    void openMenu(const QTextCursor &word, const QPoint &at, const QPoint &inField);
    void fillMenu(QMenu &menu, const QTextCursor &word, const QStringList &suggestions);

    spelling::Checker &m_checker;
    QPlainTextEdit *m_edit;
    QTimer m_soon;
    std::vector<spelling::Word> m_wrong; // by their place in the whole text
};

} // namespace breakerbox::ui
