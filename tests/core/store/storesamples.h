// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/random.h>
#include <chat/conversation.h>
#include <chat/message.h>
#include <store/database.h>
#include <store/migrator.h>

#include <QTest>

// What the tests of the store share: an empty database and messages to put into it.
namespace breakerbox::store::samples {

inline WallTime at(qint64 seconds)
{
    return wallFromMilliseconds(1'767'225'600'000 + seconds * 1000);
}

inline std::unique_ptr<Database> memory()
{
    auto database = Database::open({}, OpenMode::Memory);
    if (!database || !Migrator().migrate(**database))
        qFatal("no database in memory");
    return std::move(*database);
}

inline std::unique_ptr<Database> inFile(const QString &file)
{
    auto database = Database::open(file, OpenMode::Create);
    if (!database)
        qFatal("%s", qUtf8Printable(database.error().detail));
    if (auto migrated = Migrator().migrate(**database); !migrated)
        qFatal("%s", qUtf8Printable(migrated.error().detail));
    return std::move(*database);
}

class Maker
{
public:
    explicit Maker(std::uint64_t seed = 1)
        : m_random(seed)
    {}
    template <typename IdType> IdType id() { return IdType(m_random.uuid()); }
    chat::Conversation conversation(const QString &title = QStringLiteral("A chat"))
    {
        chat::Conversation made;
        made.id = id<ConversationId>();
        made.title = title;
        made.created = at(0);
        made.updated = at(0);
        return made;
    }
    chat::Message message(const chat::Conversation &conversation, const QString &text,
                          const MessageId &parent = {})
    {
        chat::Message made;
        made.id = id<MessageId>();
        made.conversation = conversation.id;
        made.parent = parent;
        made.role = chat::Role::User;
        made.text = text;
        made.created = at(++m_made);
        return made;
    }

private:
    SeededRandom m_random;
    qint64 m_made = 0;
};

} // namespace breakerbox::store::samples

// Fails the test with the error's code and detail.
#define VERIFY_OK(expression)                                                                      \
    do {                                                                                           \
        const auto &verified = (expression);                                                       \
        if (!verified.has_value()) {                                                               \
            QFAIL(qUtf8Printable(QStringLiteral(#expression) + QStringLiteral(": ") +              \
                                 breakerbox::toName(verified.error().code) + QStringLiteral(" ") + \
                                 verified.error().detail));                                        \
        }                                                                                          \
    } while (false)

#define COMPARE_ERROR(expression, expected)                                                        \
    do {                                                                                           \
        const auto &compared = (expression);                                                       \
        QVERIFY2(!compared.has_value(), #expression " succeeded");                                 \
        QCOMPARE(breakerbox::toName(compared.error().code), breakerbox::toName(expected));         \
    } while (false)
