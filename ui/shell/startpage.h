// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace breakerbox::ui {

class ActionButton;
class TokenLabel;

// What is known for a first start, in words and figures.
struct FirstSteps
{
    struct Server
    {
        QString name;
        QString where; // "localhost:11434"
        int models = 0;

        bool operator==(const Server &) const = default;
    };
    struct Key
    {
        QString preset;
        QString service;
        QString variable; // its name; the value is nobody's business here

        bool operator==(const Key &) const = default;
    };
    bool looking = false;
    bool looked = false; // at least once
    QStringList ports;   // that are looked at
    std::vector<Server> servers;
    std::vector<Key> keys;

    bool operator==(const FirstSteps &) const = default;
};

// What stands in the middle while no conversation is open: what to do next, and the button for it.
class StartPage final : public QWidget
{
    Q_OBJECT
public:
    explicit StartPage(QWidget *parent = nullptr);

    void setWhatIsThere(bool connections, bool conversations);
    void setFirstSteps(const FirstSteps &steps);
    // While it is not yet known what there is: an empty page, so that nothing flashes by.
    void setWaiting(bool waiting);

Q_SIGNALS:
    void addConnectionRequested();
    void addLocalServerRequested();
    void newConversationRequested();
    // Which of FirstSteps::servers.
    void addFoundRequested(int at);
    void lookRequested();
    void useVariableRequested(const QString &preset, const QString &variable);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QWidget *makeFirstSteps();
    QWidget *makeLocal(QWidget *steps);
    QWidget *makeKeys(QWidget *steps);
    QWidget *makeDemo(QWidget *steps);
    void showLocal();
    void showKeys();
    QWidget *offer(const QString &title, const QString &subtitle, ActionButton *button);

    QWidget *m_page = nullptr;
    QLabel *m_title = nullptr;
    TokenLabel *m_text = nullptr;
    ActionButton *m_add = nullptr;
    ActionButton *m_new = nullptr;
    QWidget *m_firstSteps = nullptr;
    FirstSteps m_known;
    TokenLabel *m_state = nullptr;
    QVBoxLayout *m_servers = nullptr;
    ActionButton *m_look = nullptr;
    ActionButton *m_addLocal = nullptr;
    QWidget *m_keysPart = nullptr;
    QVBoxLayout *m_keys = nullptr;
};

} // namespace breakerbox::ui
