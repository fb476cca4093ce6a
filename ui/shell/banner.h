// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPointer>
#include <QWidget>

class QAction;
class QLabel;

namespace breakerbox::ui {

class ActionButton;
class HealthMark;

// A line across the top for trouble with saving. It cannot be closed while the trouble lasts; when
// all is well again it says so and may be dismissed.
class Banner final : public QWidget
{
    Q_OBJECT
public:
    explicit Banner(QWidget *parent = nullptr);

    void showTrouble(const QString &sentence);
    // After trouble: "Saving works again." Nothing if there was none.
    void showWell(const QString &sentence);
    // Something that is over and may be read: with a button for the action, if there is one. Not
    // shown while there is trouble.
    void showNotice(const QString &sentence, QAction *action = nullptr);
    [[nodiscard]] QString text() const;

private:
    HealthMark *m_mark;
    QLabel *m_text;
    ActionButton *m_action;
    ActionButton *m_dismiss;
    QPointer<QAction> m_offered;
    bool m_trouble = false;
};

} // namespace breakerbox::ui
