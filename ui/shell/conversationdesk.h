// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/conversationsflow.h>
#include <settings/values.h>
#include <ui/models/conversationlistmodel.h>

#include <QObject>

#include <functional>
#include <optional>
#include <vector>

namespace breakerbox::settings {
class AppSettings;
}

namespace breakerbox::ui {

class MainWindow;
struct ListWish;

// What is done to conversations in the list: named, pinned, moved, archived, deleted; one at a time
// or several at once, with one undo for all of them. Asks for names; tells what it did.
class ConversationDesk final : public QObject
{
    Q_OBJECT
public:
    // All of it outlives the desk, but the desk may be the window's.
    struct Rooms
    {
        MainWindow &window;
        flows::ConversationsFlow &conversations;
        ConversationListModel &model;
        settings::AppSettings &settings;
        std::function<void(const settings::Values &)> keep;
        std::function<ConversationId()> current; // on screen
    };

    explicit ConversationDesk(Rooms rooms);

    // What commands are about: those that are chosen in the list, else the one on screen.
    [[nodiscard]] std::vector<ConversationId> targets() const;
    void rename(const ConversationId &id);
    void grant(const ListWish &wish);

private:
    using Ids = std::vector<ConversationId>;
    // What is to be otherwise.
    struct Change
    {
        std::optional<QString> folder;
        std::optional<chat::Archived> archived;
        std::optional<bool> pinned;
    };

    void connectCommands();
    void nameCommands();
    void granted(const ListWish &wish, const Ids &ids);
    void drop(const Ids &ids, ConversationGroup group, const QString &folder);
    void move(const Ids &ids, const QString &folder);
    void setArchived(const Ids &ids, bool archived);
    void setPinned(const Ids &ids, bool pinned);
    void remove(const Ids &ids);
    // False if all of it is so already. The undo brings back what was.
    bool change(const Ids &ids, const Change &change);
    void setPins(const QStringList &pins);
    void askFolder(const Ids &ids);
    void askNewFolder(const Ids &ids);
    void askFolderName(const QString &folder);
    void removeFolder(const QString &folder);
    void askText(const QString &title, const QString &label, const QString &text,
                 const std::function<void(const QString &)> &done);
    void offerUndo(const QString &said, const QString &undo);
    void say(const QString &sentence);
    [[nodiscard]] bool areArchived(const Ids &ids) const;
    [[nodiscard]] bool arePinned(const Ids &ids) const;
    [[nodiscard]] QString titleOf(const ConversationId &id) const;

    Rooms m_rooms;
    std::function<void()> m_undo;
};

} // namespace breakerbox::ui
