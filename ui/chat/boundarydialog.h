// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <flows/boundaryquestion.h>

#include <QDialog>

class QButtonGroup;

namespace breakerbox::ui {

class ActionButton;

// The question before content crosses a boundary (security.md 3.4). Cancel is the default; Escape
// and closing are Cancel; for its first 700 ms it takes no answer but those; nothing is ticked
// beforehand and Share stays off until something is. Shows figures and names, never content.
class BoundaryDialog final : public QDialog
{
    Q_OBJECT
public:
    BoundaryDialog(const flows::BoundaryQuestion &question, const Clock &clock,
                   QWidget *parent = nullptr);

    [[nodiscard]] const flows::BoundaryQuestion &question() const { return m_question; }

Q_SIGNALS:
    // Exactly once, also for Cancel.
    void answered(breakerbox::flows::BoundaryAnswer answer);

protected:
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void share();
    [[nodiscard]] bool isTooSoon() const;

    flows::BoundaryQuestion m_question;
    const Clock &m_clock;
    BootTime m_shownAt{};
    QButtonGroup *m_scope;
    ActionButton *m_share;
    ActionButton *m_cancel;
    bool m_answered = false;
};

// The lines of the question, in the order they stand.
struct BoundaryLine
{
    QString name;
    QString value;

    bool operator==(const BoundaryLine &) const = default;
};
[[nodiscard]] QString boundaryTitle(const flows::BoundaryQuestion &question);
[[nodiscard]] QList<BoundaryLine> boundaryLines(const flows::BoundaryQuestion &question);

} // namespace breakerbox::ui
