// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "htmlpage.h"

#include "markdownhtml.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace breakerbox::transfer {

namespace {

constexpr char kStyle[] =
    "body{font:16px/1.55 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;"
    "color:#1c2024;background:#fff}\n"
    "article{margin-bottom:4rem}h1{font-size:1.6rem;margin-bottom:1.5rem}\n"
    "section{margin:1.5rem 0}section.user{background:#f1f3f5;border-radius:8px;padding:.8rem "
    "1rem}\n"
    "h2{font-size:.85rem;font-weight:600;margin:0 0 .4rem;color:#50575e}\n"
    "h2 time{font-weight:400;margin-left:.6rem}\n"
    "pre{background:#f6f7f9;border:1px solid "
    "#e2e5e9;border-radius:6px;padding:.7rem;overflow:auto}\n"
    "code{font-family:ui-monospace,monospace;font-size:.9em}\n"
    "blockquote{margin:0;padding-left:1rem;border-left:3px solid #d5dae0;color:#50575e}\n"
    "table{border-collapse:collapse}td,th{border:1px solid #d5dae0;padding:.3rem .6rem}\n"
    "img{max-width:100%}.note{color:#50575e;font-style:italic}\n"
    "details{color:#50575e;margin-bottom:.6rem}\n"
    "@media(prefers-color-scheme:dark){body{color:#e6e8ea;background:#16181b}"
    "section.user,pre{background:#202327;border-color:#343a40}"
    "h2,blockquote,.note,details{color:#a9b1b9}td,th{border-color:#343a40}a{color:#8ab4f8}}\n";

bool isPicture(const QString &type)
{
    constexpr std::array kTypes{"image/png"_L1, "image/jpeg"_L1, "image/gif"_L1, "image/webp"_L1};
    return std::ranges::find(kTypes, type) != kTypes.end();
}

} // namespace

QByteArray HtmlPage::head(const QString &title, int)
{
    return "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\">\n"
           "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
           "'unsafe-inline'; img-src data:\">\n"
           "<meta name=\"referrer\" content=\"no-referrer\">\n"
           "<meta name=\"viewport\" content=\"width=device-width\">\n<title>" +
           htmlEscaped(title) + "</title>\n<style>" + QByteArray(kStyle) +
           "</style></head><body>\n";
}

QByteArray HtmlPage::attachment(const chat::Attachment &file) const
{
    const QByteArray words = htmlEscaped(m_words.attachment.arg(file.name));
    if (!isPicture(file.mediaType))
        return "<p class=\"note\">" + words + "</p>\n";
    return "<p><img alt=\"" + words + "\" src=\"data:" + file.mediaType.toLatin1() + ";base64," +
           file.bytes.toBase64() + "\"></p>\n";
}

QByteArray HtmlPage::message(const chat::Message &message) const
{
    QByteArray html = message.role == chat::Role::User ? "<section class=\"user\">" : "<section>";
    html += "<h2>" + htmlEscaped(speaker(message, m_words));
    if (m_words.moment)
        html += " <time>" + htmlEscaped(m_words.moment(message.created)) + "</time>";
    html += "</h2>\n";
    if (!message.reasoning.isEmpty())
        html += "<details><summary>" + htmlEscaped(m_words.thinking) + "</summary>\n" +
                markdownToHtml(message.reasoning.toUtf8()) + "</details>\n";
    for (const chat::Attachment &file : message.attachments)
        html += attachment(file);
    html += markdownToHtml(message.text.toUtf8());
    if (!message.refusal.isEmpty())
        html += markdownToHtml(message.refusal.toUtf8());
    if (const QString mark = endMark(message, m_words); !mark.isEmpty())
        html += "<p class=\"note\">" + htmlEscaped(mark) + "</p>\n";
    return html + "</section>\n";
}

QByteArray HtmlPage::conversation(const chat::Conversation &conversation,
                                  const std::vector<chat::Message> &messages)
{
    QByteArray html = "<article><h1>" + htmlEscaped(conversation.title) + "</h1>\n";
    if (!conversation.systemPrompt.isEmpty())
        html += "<details><summary>" + htmlEscaped(m_words.systemPrompt) + "</summary>\n" +
                markdownToHtml(conversation.systemPrompt.toUtf8()) + "</details>\n";
    for (const chat::Message *each : shownBranch(conversation, messages))
        html += message(*each);
    return html + "</article>\n";
}

QByteArray HtmlPage::foot()
{
    return "</body></html>\n";
}

} // namespace breakerbox::transfer
