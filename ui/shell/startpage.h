// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;

namespace breakerbox::ui {

class ActionButton;
class TokenLabel;

// What stands in the middle while no conversation is open: what to do next, and the button for it.
class StartPage final : public QWidget
{
    Q_OBJECT
public:
    explicit StartPage(QWidget *parent = nullptr);

    void setHasConnections(bool has);
    // While it is not yet known what there is: an empty page, so that nothing flashes by.
    void setWaiting(bool waiting);

Q_SIGNALS:
    void addConnectionRequested();
    void addLocalServerRequested();
    void newConversationRequested();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QWidget *makeFirstSteps();

    QWidget *m_page = nullptr;
    QLabel *m_title = nullptr;
    TokenLabel *m_text = nullptr;
    ActionButton *m_add = nullptr;
    ActionButton *m_new = nullptr;
    QWidget *m_firstSteps = nullptr;
};

} // namespace breakerbox::ui
