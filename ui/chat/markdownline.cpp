// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/markdownline.h>

#include <algorithm>

namespace breakerbox::ui {

namespace {

int columnsOf(QStringView line, qsizetype &at)
{
    int column = 0;
    for (at = 0; at < line.size(); ++at) {
        if (line[at] == u' ')
            ++column;
        else if (line[at] == u'\t')
            column += 4 - column % 4;
        else
            break;
    }
    return column;
}

bool isRule(QStringView text)
{
    QChar mark;
    int count = 0;
    for (const QChar c : text) {
        if (c == u' ' || c == u'\t')
            continue;
        if (c != u'*' && c != u'-' && c != u'_')
            return false;
        if (!mark.isNull() && c != mark)
            return false;
        mark = c;
        ++count;
    }
    return count >= 3;
}

// "---" is a rule, or the underline of a heading if a paragraph stands before it; "===" is only
// the latter.
bool isRun(QStringView text, QChar mark)
{
    const QStringView bare = text.trimmed();
    return !bare.isEmpty() &&
           std::all_of(bare.begin(), bare.end(), [mark](QChar c) { return c == mark; });
}

bool isHeading(QStringView text)
{
    qsizetype hashes = 0;
    while (hashes < text.size() && text[hashes] == u'#')
        ++hashes;
    return hashes >= 1 && hashes <= 6 &&
           (hashes == text.size() || text[hashes] == u' ' || text[hashes] == u'\t');
}

bool isTableRule(QStringView text)
{
    bool pipe = false;
    bool dash = false;
    for (const QChar c : text) {
        pipe = pipe || c == u'|';
        dash = dash || c == u'-';
        if (c != u'|' && c != u'-' && c != u':' && c != u' ' && c != u'\t')
            return false;
    }
    return pipe && dash;
}

} // namespace

MarkdownLine::MarkdownLine(QStringView line)
{
    while (line.endsWith(u'\n') || line.endsWith(u'\r'))
        line.chop(1);
    qsizetype at = 0;
    indent = columnsOf(line, at);
    const QStringView text = line.sliced(at);
    if (text.isEmpty()) {
        starts = Starts::Blank;
        return;
    }
    dashes = isRun(text, u'-');
    if (readFence(text))
        starts = Starts::Fence;
    else if (isHeading(text))
        starts = Starts::Heading;
    else if (isRule(text))
        starts = dashes ? Starts::Dashes : Starts::Rule;
    else if (isRun(text, u'='))
        starts = Starts::Equals;
    else if (text.startsWith(u'>'))
        starts = Starts::Quote;
    else if (isTableRule(text))
        starts = Starts::TableRule;
    else
        readItem(text);
}

bool MarkdownLine::readFence(QStringView text)
{
    const QChar mark = text.front();
    if (mark != u'`' && mark != u'~')
        return false;
    qsizetype length = 0;
    while (length < text.size() && text[length] == mark)
        ++length;
    const QStringView info = text.sliced(length);
    if (length < 3 || (mark == u'`' && info.contains(u'`')))
        return false;
    fenceMark = mark;
    fenceLength = int(length);
    fenceBare = info.trimmed().isEmpty();
    return true;
}

void MarkdownLine::readItem(QStringView text)
{
    qsizetype width = 0;
    bool isOne = true;
    if (text[0] == u'-' || text[0] == u'+' || text[0] == u'*') {
        marker = text[0];
        width = 1;
    } else {
        while (width < text.size() && width < 9 && text[width] >= u'0' && text[width] <= u'9')
            ++width;
        if (width == 0 || width == text.size() || (text[width] != u'.' && text[width] != u')'))
            return;
        isOne = text.first(width).toInt() == 1;
        marker = text[width];
        ++width;
    }
    const QStringView behind = text.sliced(width);
    if (!behind.isEmpty() && behind[0] != u' ' && behind[0] != u'\t')
        return;
    starts = Starts::Item;
    qsizetype at = 0;
    const int gap = columnsOf(behind, at);
    rest = behind.sliced(at).toString();
    interrupts = isOne && !rest.isEmpty();
    content = indent + int(width) + (rest.isEmpty() || gap > 4 ? 1 : gap);
}

} // namespace breakerbox::ui
