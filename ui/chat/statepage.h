// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;

namespace breakerbox::ui {

class ActionButton;
class TokenLabel;

// What stands where there is nothing to show yet: an icon, what it means, and the button that does
// the next thing. For empty, loading and error states.
class StatePage final : public QWidget
{
    Q_OBJECT
public:
    explicit StatePage(QWidget *parent = nullptr);
    // action empty = no button.
    void showState(const QString &icon, const QString &title, const QString &body,
                   const QString &action = {});
    [[nodiscard]] ActionButton *button() const { return m_action; }

Q_SIGNALS:
    void actionRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refreshIcon();

    QString m_iconName;
    QLabel *m_icon;
    QLabel *m_title;
    TokenLabel *m_body;
    ActionButton *m_action;
};

} // namespace breakerbox::ui
