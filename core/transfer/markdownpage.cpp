// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "markdownpage.h"

using namespace Qt::StringLiterals;

namespace breakerbox::transfer {

namespace {

// Signs that would make something else of a heading.
QString plainLine(const QString &text)
{
    static constexpr QStringView kMarks = u"\\`*_[]<>#|";
    QString line;
    const QString simple = text.simplified();
    for (const QChar sign : simple) {
        if (kMarks.contains(sign))
            line += u'\\';
        line += sign;
    }
    return line;
}

// Every line as part of a quotation.
QString quoted(const QString &text)
{
    QString lines = text;
    lines.replace(u'\n', "\n> "_L1);
    return u"> "_s + lines;
}

} // namespace

QByteArray MarkdownPage::head(const QString &, int)
{
    return {};
}

QString MarkdownPage::message(const chat::Message &message) const
{
    QString text = u"## "_s + plainLine(speaker(message, m_words)) + u"\n\n"_s;
    if (m_words.moment)
        text += u"*"_s + plainLine(m_words.moment(message.created)) + u"*\n\n"_s;
    if (!message.reasoning.isEmpty())
        text += quoted(u"**"_s + m_words.thinking + u"**\n\n"_s + message.reasoning) + u"\n\n"_s;
    for (const chat::Attachment &file : message.attachments)
        text += plainLine(m_words.attachment.arg(file.name)) + u"\n\n"_s;
    if (!message.text.isEmpty())
        text += message.text + u"\n\n"_s;
    if (!message.refusal.isEmpty())
        text += message.refusal + u"\n\n"_s;
    if (const QString mark = endMark(message, m_words); !mark.isEmpty())
        text += u"*"_s + plainLine(mark) + u"*\n\n"_s;
    return text;
}

QByteArray MarkdownPage::conversation(const chat::Conversation &conversation,
                                      const std::vector<chat::Message> &messages)
{
    QString text = std::exchange(m_first, false) ? QString() : u"---\n\n"_s;
    text += u"# "_s + plainLine(conversation.title) + u"\n\n"_s;
    if (!conversation.systemPrompt.isEmpty())
        text += quoted(u"**"_s + m_words.systemPrompt + u"**\n\n"_s + conversation.systemPrompt) +
                u"\n\n"_s;
    for (const chat::Message *each : shownBranch(conversation, messages))
        text += message(*each);
    return text.toUtf8();
}

} // namespace breakerbox::transfer
