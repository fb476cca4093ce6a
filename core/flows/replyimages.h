// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/ids.h>
#include <scheduler/imagefetch.h>

#include <QByteArray>
#include <QHash>
#include <QObject>
#include <QUrl>

#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace breakerbox::flows {

class ChatFlow;
struct Rooms;

// Why an image is not even asked about.
enum class ImageRefusal {
    None = 0,
    LocalOnly,   // the conversation stays on this computer
    Scheme,      // neither http nor https
    PlainHttp,   // http to the public
    PrivateHost, // this computer or its network, named by somebody who is not there
    BadHost,     // no host, user-info, or an address nobody connects to
};

enum class ImageState { NotLoaded = 0, Loading, Arrived, Failed };

// What became of an image.
struct ImageView
{
    ImageState state = ImageState::NotLoaded;
    ImageRefusal refusal = ImageRefusal::None;
    scheduler::ImageEnd trouble = scheduler::ImageEnd::Unknown; // Failed
    QString host;       // who would be asked, with its port if it is an odd one
    bool moved = false; // host is where the server of the address sends on to
    QByteArray bytes;   // Arrived
};

enum class ImageConsent {
    UntilQuit = 0, // remembered while the program runs
    Here,          // in this conversation for good
};

// The images that the messages of one conversation refer to. Nothing is loaded before a person
// allows its host (security.md T1, case C46); from then on images of that host are loaded in this
// conversation, once each. Every fetch checks again: never in a local-only conversation, never
// plain http to the public, and hosts of this computer or its network only for replies that came
// from the same place. The consent is stored first, each fetch has its row in the ledger. A
// redirect within the host is followed, one to another host asks again. Owned by its ChatFlow; main
// thread.
class ReplyImages final : public QObject
{
    Q_OBJECT
public:
    static constexpr qsizetype kMostKept = 64 * 1024 * 1024; // encoded bytes of a conversation
    static constexpr int kMostAtOnce = 4;

    ReplyImages(Rooms &rooms, const ChatFlow &flow);
    ~ReplyImages() override;

    // What is known of an image in this message. Asks nobody.
    [[nodiscard]] ImageView view(const MessageId &message, const QUrl &url) const;
    // The image is about to be shown: it is loaded if its host was allowed and the message is
    // whole.
    void show(const MessageId &message, const QUrl &url);
    // A person wants to see it, and all others of its host.
    void load(const MessageId &message, const QUrl &url, ImageConsent consent);

    // "host" or "host:port" where the port is not the scheme's own.
    [[nodiscard]] static QString hostOf(const QUrl &url);

Q_SIGNALS:
    // view() says something else.
    void changed();
    // The consent could not be stored: nothing is loaded.
    void consentFailed(breakerbox::ErrorCode code);

private:
    struct Entry
    {
        ImageState state = ImageState::NotLoaded;
        scheduler::ImageEnd trouble = scheduler::ImageEnd::Unknown;
        QUrl target; // where it is now: the address, or where its server sent us
        QByteArray bytes;
        bool tried = false; // never again without a click
        MessageId message;
        int step = 1;
    };

    [[nodiscard]] ImageRefusal refusalOf(const MessageId &message, const QUrl &target) const;
    void readConsents();
    void queue(const MessageId &message, const QUrl &url, Entry &entry);
    void startNext();
    void start(const QUrl &url, Entry &entry);
    void take(const QUrl &url, scheduler::ImageResult result);
    void follow(const QUrl &url, Entry &entry, const QUrl &target);
    void keepWithin();

    Rooms &m_rooms;
    const ChatFlow &m_flow;
    QHash<QString, ConsentId> m_allowed; // by host
    std::map<QUrl, Entry> m_images;
    std::vector<QUrl> m_queue;
    std::map<QUrl, std::unique_ptr<scheduler::ImageFetch>> m_fetches;
    std::vector<QUrl> m_kept; // with bytes, oldest first
    bool m_consentsRead = false;
};

} // namespace breakerbox::flows
