// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "markdownhtml.h"

#include <md4c.h>

#include <algorithm>
#include <array>
#include <vector>

namespace breakerbox::transfer {

namespace {

// Writes what the parser tells, tag by tag.
class Page
{
public:
    QByteArray html;

    void enter(MD_BLOCKTYPE type, void *detail)
    {
        switch (type) {
        case MD_BLOCK_OL: {
            const auto *list = static_cast<MD_BLOCK_OL_DETAIL *>(detail);
            html += list->start == 1 ? QByteArray("<ol>\n")
                                     : "<ol start=\"" + QByteArray::number(list->start) + "\">\n";
            break;
        }
        case MD_BLOCK_LI: {
            const auto *item = static_cast<MD_BLOCK_LI_DETAIL *>(detail);
            html += "<li>";
            if (item->is_task)
                html += item->task_mark == ' ' ? "\u2610 " : "\u2611 ";
            break;
        }
        case MD_BLOCK_H:
            html += '<' + heading(detail) + '>';
            break;
        case MD_BLOCK_HR:
            html += "<hr>\n";
            break;
        case MD_BLOCK_CODE:
            html += "<pre><code>";
            break;
        case MD_BLOCK_TH:
        case MD_BLOCK_TD:
            html += cell(type, static_cast<MD_BLOCK_TD_DETAIL *>(detail));
            break;
        default:
            if (const char *tag = plainTag(type))
                html += QByteArray("<") + tag + ">";
        }
    }

    void leave(MD_BLOCKTYPE type, void *detail)
    {
        switch (type) {
        case MD_BLOCK_OL:
            html += "</ol>\n";
            break;
        case MD_BLOCK_LI:
            html += "</li>\n";
            break;
        case MD_BLOCK_H:
            html += "</" + heading(detail) + ">\n";
            break;
        case MD_BLOCK_CODE:
            html += "</code></pre>\n";
            break;
        case MD_BLOCK_TH:
            html += "</th>";
            break;
        case MD_BLOCK_TD:
            html += "</td>";
            break;
        default:
            if (const char *tag = plainTag(type))
                html += QByteArray("</") + tag + ">\n";
        }
    }

    void enterSpan(MD_SPANTYPE type, void *detail)
    {
        if (m_pictures > 0) {
            m_pictures += type == MD_SPAN_IMG ? 1 : 0;
            return;
        }
        switch (type) {
        case MD_SPAN_A: {
            const QByteArray target = targetOf(static_cast<MD_SPAN_A_DETAIL *>(detail)->href);
            m_links.push_back(!target.isEmpty());
            if (!target.isEmpty())
                html += "<a rel=\"noreferrer noopener\" href=\"" +
                        htmlEscaped(QByteArrayView(target)) + "\">";
            break;
        }
        case MD_SPAN_IMG:
            ++m_pictures;
            html += "<span class=\"note\">[";
            break;
        default:
            if (const char *tag = spanTag(type))
                html += QByteArray("<") + tag + ">";
        }
    }

    void leaveSpan(MD_SPANTYPE type)
    {
        if (m_pictures > 0) {
            if (type == MD_SPAN_IMG && --m_pictures == 0)
                html += "]</span>";
            return;
        }
        if (type == MD_SPAN_A) {
            if (!m_links.empty() && m_links.back())
                html += "</a>";
            if (!m_links.empty())
                m_links.pop_back();
        } else if (const char *tag = spanTag(type)) {
            html += QByteArray("</") + tag + ">";
        }
    }

    void text(MD_TEXTTYPE type, QByteArrayView words)
    {
        switch (type) {
        case MD_TEXT_NULLCHAR:
            html += "\ufffd";
            break;
        case MD_TEXT_BR:
            html += "<br>\n";
            break;
        case MD_TEXT_SOFTBR:
            html += "\n";
            break;
        case MD_TEXT_ENTITY:
            html += words; // "&name;": nothing else is one
            break;
        default:
            html += htmlEscaped(words);
        }
    }

private:
    static QByteArray heading(void *detail)
    {
        const unsigned level = static_cast<MD_BLOCK_H_DETAIL *>(detail)->level + 2;
        return "h" + QByteArray::number(std::min(level, 6U));
    }

    static QByteArray cell(MD_BLOCKTYPE type, const MD_BLOCK_TD_DETAIL *detail)
    {
        QByteArray tag = type == MD_BLOCK_TH ? "<th" : "<td";
        if (detail->align == MD_ALIGN_CENTER)
            tag += " style=\"text-align:center\"";
        if (detail->align == MD_ALIGN_RIGHT)
            tag += " style=\"text-align:right\"";
        return tag + '>';
    }

    static const char *plainTag(MD_BLOCKTYPE type)
    {
        switch (type) {
        case MD_BLOCK_QUOTE:
            return "blockquote";
        case MD_BLOCK_UL:
            return "ul";
        case MD_BLOCK_P:
            return "p";
        case MD_BLOCK_TABLE:
            return "table";
        case MD_BLOCK_THEAD:
            return "thead";
        case MD_BLOCK_TBODY:
            return "tbody";
        case MD_BLOCK_TR:
            return "tr";
        default:
            return nullptr;
        }
    }

    static const char *spanTag(MD_SPANTYPE type)
    {
        switch (type) {
        case MD_SPAN_EM:
            return "em";
        case MD_SPAN_STRONG:
            return "strong";
        case MD_SPAN_CODE:
            return "code";
        case MD_SPAN_DEL:
            return "del";
        default:
            return nullptr;
        }
    }

    // Empty where it may not lead.
    static QByteArray targetOf(const MD_ATTRIBUTE &attribute)
    {
        const QByteArray target(attribute.text, static_cast<qsizetype>(attribute.size));
        const QByteArray lower = target.left(8).toLower();
        constexpr std::array kSchemes{"http://", "https://", "mailto:"};
        const bool allowed = std::ranges::any_of(
            kSchemes, [&](const char *scheme) { return lower.startsWith(scheme); });
        return allowed ? target : QByteArray();
    }

    std::vector<bool> m_links;
    int m_pictures = 0;
};

Page &pageOf(void *page)
{
    return *static_cast<Page *>(page);
}

} // namespace

QByteArray htmlEscaped(QByteArrayView text)
{
    QByteArray escaped;
    escaped.reserve(text.size() + text.size() / 8);
    for (const char sign : text) {
        switch (sign) {
        case '&':
            escaped += "&amp;";
            break;
        case '<':
            escaped += "&lt;";
            break;
        case '>':
            escaped += "&gt;";
            break;
        case '"':
            escaped += "&quot;";
            break;
        default:
            escaped += sign;
        }
    }
    return escaped;
}

QByteArray htmlEscaped(const QString &text)
{
    return htmlEscaped(QByteArrayView(text.toUtf8()));
}

QByteArray markdownToHtml(const QByteArray &markdown)
{
    Page page;
    page.html.reserve(markdown.size() + markdown.size() / 4);
    MD_PARSER parser{};
    parser.flags = MD_DIALECT_GITHUB | MD_FLAG_NOHTML;
    parser.enter_block = [](MD_BLOCKTYPE type, void *detail, void *to) {
        pageOf(to).enter(type, detail);
        return 0;
    };
    parser.leave_block = [](MD_BLOCKTYPE type, void *detail, void *to) {
        pageOf(to).leave(type, detail);
        return 0;
    };
    parser.enter_span = [](MD_SPANTYPE type, void *detail, void *to) {
        pageOf(to).enterSpan(type, detail);
        return 0;
    };
    parser.leave_span = [](MD_SPANTYPE type, void *, void *to) {
        pageOf(to).leaveSpan(type);
        return 0;
    };
    parser.text = [](MD_TEXTTYPE type, const MD_CHAR *text, MD_SIZE size, void *to) {
        pageOf(to).text(type, QByteArrayView(text, static_cast<qsizetype>(size)));
        return 0;
    };
    if (md_parse(markdown.constData(), static_cast<MD_SIZE>(markdown.size()), &parser, &page) != 0)
        return "<pre>" + htmlEscaped(QByteArrayView(markdown)) + "</pre>\n";
    return page.html;
}

} // namespace breakerbox::transfer
