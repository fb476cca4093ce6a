// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/toolcallfold.h>

#include <ui/chat/messagebody.h>
#include <ui/text/hiddentext.h>
#include <ui/widgets/actionbutton.h>

#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr qsizetype kLongestName = 100;
constexpr qsizetype kLongestJson = 200'000; // what is longer is shown as it came

QString shownName(const chat::ToolCall &call)
{
    const QString name = text::withMarks(call.name.left(kLongestName), text::HiddenIn::Code);
    return name.isEmpty() ? ToolCallFold::tr("without a name") : name;
}

// A fence that nothing inside can end.
QString fenced(const QString &language, const QString &code)
{
    qsizetype longest = 2;
    qsizetype run = 0;
    for (const QChar c : code) {
        run = c == u'`' ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    const QString fence(longest + 1, u'`');
    return fence + language + u'\n' + code + (code.endsWith(u'\n') ? u""_s : u"\n"_s) + fence;
}

bool isJson(const QString &text)
{
    if (text.size() > kLongestJson)
        return false;
    QJsonParseError error{};
    static_cast<void>(QJsonDocument::fromJson(text.toUtf8(), &error));
    return error.error == QJsonParseError::NoError;
}

} // namespace

QString indentedJson(const QString &text)
{
    if (!isJson(text))
        return text;
    QString out;
    int depth = 0;
    bool inString = false;
    const auto newLine = [&] { out += u'\n' + QString(2 * depth, u' '); };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (inString) {
            out += c;
            if (c == u'\\' && i + 1 < text.size())
                out += text.at(++i);
            else if (c == u'"')
                inString = false;
            continue;
        }
        if (c.isSpace())
            continue;
        if (c == u'{' || c == u'[') {
            qsizetype next = i + 1;
            while (next < text.size() && text.at(next).isSpace())
                ++next;
            out += c;
            if (next < text.size() && (text.at(next) == u'}' || text.at(next) == u']')) {
                out += text.at(next);
                i = next;
                continue;
            }
            ++depth;
            newLine();
        } else if (c == u'}' || c == u']') {
            --depth;
            newLine();
            out += c;
        } else if (c == u',') {
            out += c;
            newLine();
        } else {
            out += c;
            if (c == u':')
                out += u' ';
            inString = c == u'"';
        }
    }
    return out;
}

QString toolCallLine(const chat::ToolCall &call)
{
    return u"%1(%2)"_s.arg(shownName(call), call.arguments);
}

ToolCallFold::ToolCallFold(const TextLook &look, const chat::ToolCall &call, QWidget *parent)
    : Fold(tr("Tool: %1").arg(shownName(call)), look, parent),
      m_call(call)
{
    toggle()->setAccessibleDescription(tr("Asked for by the model. It was not run here."));
    toggle()->setToolTip(toggle()->accessibleDescription());
}

void ToolCallFold::aboutToFold(bool open)
{
    if (open)
        refresh();
}

void ToolCallFold::setResult(const std::optional<QString> &result)
{
    if (result == m_result)
        return;
    m_result = result;
    if (isOpen())
        refresh();
}

// Made when it is opened: most never are.
void ToolCallFold::refresh()
{
    QString text = tr("Arguments") + u"\n\n"_s + fenced(u"json"_s, indentedJson(m_call.arguments));
    if (m_result)
        text += u"\n\n"_s + tr("Result") + u"\n\n"_s +
                fenced(isJson(*m_result) ? u"json"_s : QString(), indentedJson(*m_result));
    else
        text += u"\n\n"_s + tr("No result: tools are not run here.");
    body()->setText(text);
}

} // namespace breakerbox::ui
