// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "imported.h"

#include "formats.h"

#include <QHash>
#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::transfer {

namespace {

constexpr int kNone = -1;

// The name space of ids that follow from another product's.
QUuid idSpace()
{
    return QUuid(0x8f1d8c2e, 0x4a63, 0x4d0b, 0x9c, 0x51, 0x2f, 0x7a, 0x90, 0x3e, 0x6b, 0x14);
}

QUuid idFrom(const QUuid &space, const QString &name)
{
    return QUuid::createUuidV5(space, name.toUtf8());
}

// The tree of one conversation by positions.
class Fitting
{
public:
    Fitting(SourceConversation &source, const QUuid &conversation, const Words &words, WallTime now)
        : m_source(source),
          m_conversation(conversation),
          m_words(words),
          m_now(now),
          m_ids(source.messages.size())
    {
        nameAll();
        findKeptParents();
    }

    void fill(Imported &into)
    {
        into.messages.reserve(m_source.messages.size());
        for (std::size_t i = 0; i < m_source.messages.size(); ++i) {
            SourceMessage &from = m_source.messages[i];
            into.leftOut += from.keep == Keep::Counted ? 1 : 0;
            if (from.keep != Keep::Yes)
                continue;
            into.missingFiles += static_cast<int>(from.missingFiles.size());
            into.messages.push_back(messageFrom(i));
        }
        settleTree(into.messages);
        fillTimes(into);
        chooseLeaf(into);
    }

    // The first words of the person, as they were typed or pasted.
    [[nodiscard]] static QString firstWords(const SourceConversation &source)
    {
        for (const SourceMessage &message : source.messages) {
            if (message.keep != Keep::Yes || message.role != chat::Role::User)
                continue;
            if (!message.text.trimmed().isEmpty())
                return message.text;
            return message.pasted.empty() ? QString()
                                          : QString::fromUtf8(message.pasted.front().bytes);
        }
        return {};
    }

    [[nodiscard]] static bool says(const SourceMessage &message)
    {
        return message.keep == Keep::Yes &&
               (!message.text.trimmed().isEmpty() || !message.reasoning.isEmpty() ||
                !message.attachments.empty() || !message.pasted.empty() ||
                !message.missingFiles.isEmpty());
    }

private:
    void nameAll()
    {
        for (std::size_t i = 0; i < m_source.messages.size(); ++i) {
            QString &id = m_source.messages[i].id;
            if (id.isEmpty() || m_places.contains(id))
                id = u"#%1"_s.arg(i);
            m_places.insert(id, static_cast<int>(i));
        }
    }

    [[nodiscard]] int parentOf(int at) const
    {
        const QString &parent = m_source.messages[static_cast<std::size_t>(at)].parent;
        return parent.isEmpty() ? kNone : m_places.value(parent, kNone);
    }

    [[nodiscard]] bool isKept(int at) const
    {
        return m_source.messages[static_cast<std::size_t>(at)].keep == Keep::Yes;
    }

    // A hash each: a parent's is asked for by all its children.
    [[nodiscard]] MessageId idAt(int at)
    {
        const auto place = static_cast<std::size_t>(at);
        if (m_ids[place].isNull())
            m_ids[place] = MessageId(idFrom(m_conversation, m_source.messages[place].id));
        return m_ids[place];
    }

    // The nearest message above each that stays. A way that leads in a circle ends in none.
    void findKeptParents()
    {
        constexpr int kUnknown = -2;
        constexpr int kOnTheWay = -3;
        m_keptParents.assign(m_source.messages.size(), kUnknown);
        std::vector<int> way;
        for (int i = 0; i < static_cast<int>(m_keptParents.size()); ++i) {
            int at = i;
            int found = kNone;
            way.clear();
            for (;;) {
                int &known = m_keptParents[static_cast<std::size_t>(at)];
                if (known != kUnknown) {
                    found = known == kOnTheWay ? kNone : known;
                    break;
                }
                known = kOnTheWay;
                way.push_back(at);
                const int parent = parentOf(at);
                if (parent == kNone || isKept(parent)) {
                    found = parent;
                    break;
                }
                at = parent;
            }
            for (const int passed : way)
                m_keptParents[static_cast<std::size_t>(passed)] = found;
        }
    }

    // What was thought in nodes of their own, between this reply and the message before it.
    [[nodiscard]] QString thoughtBefore(std::size_t at) const
    {
        constexpr int kFurthest = 64;
        QStringList thoughts;
        int above = parentOf(static_cast<int>(at));
        for (int i = 0; i < kFurthest && above != kNone && !isKept(above); ++i) {
            const SourceMessage &message = m_source.messages[static_cast<std::size_t>(above)];
            if (message.keep == Keep::Thought && !message.reasoning.isEmpty())
                thoughts.prepend(message.reasoning);
            above = parentOf(above);
        }
        return thoughts.join(u"\n\n"_s);
    }

    chat::Message messageFrom(std::size_t at)
    {
        SourceMessage &from = m_source.messages[at];
        chat::Message message;
        message.id = idAt(static_cast<int>(at));
        message.conversation = ConversationId(m_conversation);
        if (const int parent = m_keptParents[at]; parent != kNone)
            message.parent = idAt(parent);
        message.role = from.role;
        message.text = std::move(from.text);
        for (const chat::Attachment &pasted : from.pasted) {
            if (!pasted.name.isEmpty())
                appendPart(message.text, u"**%1**"_s.arg(pasted.name));
            appendPart(message.text, QString::fromUtf8(pasted.bytes));
        }
        for (const QString &name : std::as_const(from.missingFiles))
            appendPart(message.text, m_words.missingFile ? m_words.missingFile(name) : name);
        message.attachments = std::move(from.attachments);
        if (from.created)
            message.created = *from.created;
        if (from.role == chat::Role::Assistant) {
            message.reasoning = thoughtBefore(at);
            appendPart(message.reasoning, from.reasoning);
            message.model = ModelId(from.model.isEmpty() ? m_source.model : from.model);
            const bool empty = message.text.isEmpty() && message.reasoning.isEmpty();
            message.state = empty && from.failed ? chat::TurnState::Failed
                            : from.failed        ? chat::TurnState::Partial
                                                 : chat::TurnState::Complete;
            message.finish = from.failed ? chat::FinishReason::Error : chat::FinishReason::Stop;
        }
        return message;
    }

    // Parents come first, so that one pass down and one up is enough.
    void fillTimes(Imported &into)
    {
        QHash<MessageId, std::size_t> places;
        for (std::size_t i = 0; i < into.messages.size(); ++i)
            places.insert(into.messages[i].id, i);
        const WallTime none{};
        for (std::size_t i = into.messages.size(); i-- > 0;) {
            const auto above = places.constFind(into.messages[i].parent);
            if (above != places.constEnd() && into.messages[*above].created == none)
                into.messages[*above].created = into.messages[i].created;
        }
        WallTime first = m_source.created.value_or(m_source.updated.value_or(none));
        for (std::size_t i = 0; first == none && i < into.messages.size(); ++i)
            first = into.messages[i].created;
        if (first == none)
            first = m_now;
        WallTime last = first;
        for (chat::Message &message : into.messages) {
            if (message.created == none) {
                const auto above = places.constFind(message.parent);
                message.created =
                    above == places.constEnd() ? first : into.messages[*above].created;
            }
            last = std::max(last, message.created);
        }
        into.conversation.created = first;
        into.conversation.updated = std::max(m_source.updated.value_or(last), first);
    }

    void chooseLeaf(Imported &into)
    {
        int current = m_places.value(m_source.current, kNone);
        if (m_source.current.isEmpty())
            current = kNone;
        if (current != kNone && !isKept(current))
            current = m_keptParents[static_cast<std::size_t>(current)];
        if (current != kNone) {
            into.conversation.leaf = idAt(current);
            return;
        }
        into.newestTaken = m_source.saysCurrent;
        QHash<MessageId, bool> parents;
        for (const chat::Message &message : into.messages)
            parents.insert(message.parent, true);
        const chat::Message *newest = nullptr;
        for (const chat::Message &message : into.messages) {
            if (!parents.contains(message.id) && (!newest || message.created >= newest->created))
                newest = &message;
        }
        if (newest)
            into.conversation.leaf = newest->id;
    }

    SourceConversation &m_source;
    QUuid m_conversation;
    const Words &m_words;
    WallTime m_now;
    std::vector<MessageId> m_ids;
    QHash<QString, int> m_places;
    std::vector<int> m_keptParents;
};

} // namespace

chat::Role roleOf(QStringView word)
{
    if (word == "user"_L1 || word == "human"_L1)
        return chat::Role::User;
    if (word == "assistant"_L1 || word == "model"_L1 || word == "bot"_L1)
        return chat::Role::Assistant;
    if (word == "system"_L1 || word == "developer"_L1)
        return chat::Role::System;
    if (word == "tool"_L1 || word == "function"_L1)
        return chat::Role::Tool;
    return chat::Role::Unknown;
}

void appendPart(QString &text, const QString &part)
{
    if (part.isEmpty())
        return;
    if (!text.isEmpty())
        text += u"\n\n"_s;
    text += part;
}

QString cleanTitle(const QString &title)
{
    constexpr qsizetype kLongest = 200;
    QString clean;
    for (const QChar sign : title) {
        // Spaces and line ends become one space; other controls and direction signs go.
        if (sign.isSpace() ||
            (sign.category() != QChar::Other_Control && sign.category() != QChar::Other_Format))
            clean += sign;
    }
    clean = clean.simplified();
    if (clean.size() > kLongest) {
        clean.truncate(kLongest);
        if (clean.back().isHighSurrogate())
            clean.chop(1);
    }
    return clean;
}

void settleTree(std::vector<chat::Message> &messages)
{
    QHash<MessageId, std::size_t> places;
    for (std::size_t i = 0; i < messages.size(); ++i)
        places.insert(messages[i].id, i);
    bool ordered = true;
    for (std::size_t i = 0; i < messages.size(); ++i) {
        const auto above = places.constFind(messages[i].parent);
        if (above == places.constEnd())
            messages[i].parent = MessageId();
        else
            ordered = ordered && *above < i;
    }
    if (ordered)
        return;
    std::vector<chat::Message> settled;
    settled.reserve(messages.size());
    std::vector<bool> placed(messages.size(), false);
    std::vector<bool> onTheWay(messages.size(), false);
    std::vector<std::size_t> way;
    for (std::size_t i = 0; i < messages.size(); ++i) {
        way.clear();
        std::size_t at = i;
        while (!placed[at]) {
            way.push_back(at);
            onTheWay[at] = true;
            const auto above = places.constFind(messages[at].parent);
            if (above == places.constEnd())
                break;
            if (onTheWay[*above]) {
                messages[at].parent = MessageId(); // a circle is cut where it was entered
                break;
            }
            at = *above;
        }
        for (auto each = way.rbegin(); each != way.rend(); ++each) {
            placed[*each] = true;
            onTheWay[*each] = false;
            settled.push_back(std::move(messages[*each]));
        }
    }
    messages = std::move(settled);
}

Imported fitted(SourceConversation &&source, const QByteArray &fingerprint, const Words &words,
                WallTime now)
{
    Imported into;
    into.format = source.format;
    const bool says = std::ranges::any_of(source.messages, &Fitting::says);
    const QString name =
        source.id.isEmpty() ? u"?"_s + QString::fromLatin1(fingerprint.toHex()) : source.id;
    const QUuid id = idFrom(idSpace(), productName(source.format) + u'/' + name);
    into.conversation.id = ConversationId(id);
    into.conversation.title = cleanTitle(source.title);
    if (!says)
        return into;
    const QString firstWords = Fitting::firstWords(source);
    Fitting(source, id, words, now).fill(into);
    into.conversation.systemPrompt = source.systemPrompt;
    if (into.conversation.title.isEmpty() && words.titleFrom)
        into.conversation.title = cleanTitle(words.titleFrom(firstWords));
    if (into.conversation.title.isEmpty() && words.titleOf)
        into.conversation.title = words.titleOf(into.conversation.created);
    return into;
}

} // namespace breakerbox::transfer
