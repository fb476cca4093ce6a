// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/fencedcode.h>

#include <ui/chat/markdown.h>
#include <ui/chat/markdownline.h>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

std::optional<FencedCode> fencedCode(const QString &piece)
{
    using Starts = MarkdownLine::Starts;
    const QStringView text(piece);
    qsizetype from = 0;
    for (;;) {
        const qsizetype end = text.indexOf(u'\n', from);
        if (end < 0)
            return std::nullopt;
        // Told by its first character before anything dearer is looked at.
        const QStringView line = text.sliced(from, end - from);
        from = end + 1;
        if (line.trimmed().isEmpty())
            continue;
        if (line.front() != u'`' && line.front() != u'~')
            return std::nullopt;
        const MarkdownLine opening(line);
        if (opening.starts != Starts::Fence)
            return std::nullopt;
        FencedCode found{fenceLanguage(text.first(from)), text.sliced(from)};
        const QStringView code = found.code.endsWith(u'\n') ? found.code.chopped(1) : found.code;
        const qsizetype last = code.lastIndexOf(u'\n') + 1;
        const MarkdownLine closing(code.sliced(last));
        if (closing.starts == Starts::Fence && closing.fenceBare && closing.indent < 4 &&
            closing.fenceMark == opening.fenceMark && closing.fenceLength >= opening.fenceLength)
            found.code = found.code.first(last);
        return found;
    }
}

QString fenceLanguage(QStringView head)
{
    const auto parsed = markdown::parse(head.toString());
    return parsed.segments.empty() ? QString() : parsed.segments.front().language;
}

QString cleanCode(QStringView code)
{
    QString clean = code.toString();
    if (clean.contains(u'\r')) {
        clean.replace("\r\n"_L1, "\n"_L1);
        clean.replace(u'\r', u'\n');
    }
    clean.replace(QChar(u'\0'), QChar(u'\ufffd'));
    return clean;
}

bool isMovedIn(QStringView piece)
{
    bool any = false;
    for (const QStringView line : piece.split(u'\n')) {
        if (line.trimmed().isEmpty())
            continue;
        if (!line.startsWith("    "_L1) && !line.startsWith(u'\t'))
            return false;
        any = true;
    }
    return any;
}

QString movedOut(QStringView piece)
{
    QStringList lines;
    for (const QStringView line : piece.split(u'\n'))
        lines << line.sliced(line.startsWith("    "_L1) ? 4
                             : line.startsWith(u'\t')   ? 1
                                                        : 0)
                     .toString();
    return lines.join(u'\n');
}

} // namespace breakerbox::ui
