// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/messagetext.h>

#include <ui/chat/fencedcode.h>
#include <ui/reading/blocklist.h>
#include <ui/reading/codeblock.h>

#include <QElapsedTimer>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr int kMostBlocks = 20'000;       // of one message; what comes after is shown as plain text
constexpr qsizetype kPortion = 16 * 1024; // characters that are cut at a time
constexpr qsizetype kPieceItself = 200;   // characters that a piece costs by being one
constexpr int kSlice = 12;                // milliseconds

// "[words][name]", "[name]" alone or "[^note]"; "[words](target)" needs nothing from elsewhere.
bool mayReferTo(const QString &piece)
{
    for (qsizetype at = piece.indexOf(u']'); at >= 0; at = piece.indexOf(u']', at + 1)) {
        if (at + 1 >= piece.size() || (piece[at + 1] != u'(' && piece[at + 1] != u':'))
            return true;
    }
    return piece.contains("[^"_L1);
}

// "[^label]: " at the beginning of a line; 0 if it is something else, else where the words begin.
qsizetype noteStart(QStringView line, QString &label)
{
    qsizetype at = 0;
    while (at < line.size() && at < 3 && line[at] == u' ')
        ++at;
    if (!line.sliced(at).startsWith("[^"_L1))
        return 0;
    const qsizetype end = line.indexOf("]:"_L1, at);
    if (end < 0)
        return 0;
    label = line.sliced(at + 2, end - at - 2).toString();
    if (label.isEmpty() || label.contains(u' ') || label.contains(u'[') || label.contains(u']'))
        return 0;
    return end + 2;
}

// As the parser compares labels.
QString labelKey(QStringView label)
{
    return label.toString().simplified().toCaseFolded();
}

// A displayed formula is a paragraph of its own.
markdown::Segment formulaParagraph(const markdown::Segment &formula)
{
    using markdown::Style;
    markdown::Segment prose;
    prose.quote = formula.quote;
    markdown::Paragraph &paragraph = prose.paragraphs.emplace_back();
    paragraph.depth = formula.depth;
    paragraph.spans.push_back(
        {formula.code.trimmed(),
         unsigned(Style::Math) | unsigned(Style::DisplayMath) | unsigned(Style::Code),
         {},
         formula.tex});
    return prose;
}

} // namespace

// Cutting a very long text takes longer than a frame, too: it is read as it is shown.
void MessageText::readSome()
{
    if (isRead())
        return;
    const QStringView portion = QStringView(m_unread).sliced(m_readTo).first(
        std::min(kPortion, m_unread.size() - m_readTo));
    m_text.append(portion);
    m_readTo += portion.size();
    if (m_readTo < m_unread.size())
        return;
    m_unread.clear();
    m_readTo = 0;
    if (m_noMore)
        m_text.finish();
}

void MessageText::clear()
{
    m_blocks.remove(0, m_blocks.count());
    m_text = MarkdownBlocks();
    m_unread.clear();
    m_readTo = 0;
    m_noMore = false;
    m_parts.clear();
    m_done = 0;
    m_tailEnd = 0;
    m_fed = -1;
    m_rowsFed = -1;
    m_definitionsRead = 0;
    m_definitions.clear();
    m_labels.clear();
    m_notes.clear();
    m_shownNotes.clear();
    m_noteBlocks.clear();
    m_inNotes = false;
    m_refersChanged = false;
}

// A piece whose first line defines a footnote holds footnotes and nothing else; what follows it and
// is moved in belongs to the last of them.
std::vector<MessageText::Note> MessageText::notesIn(const QString &piece) const
{
    std::vector<Note> notes;
    if (m_inNotes && isMovedIn(piece))
        return {{{}, movedOut(piece), true}};
    if (!piece.contains("[^"_L1))
        return notes;
    for (const QStringView line : QStringView(piece).split(u'\n')) {
        QString label;
        const qsizetype words = noteStart(line, label);
        if (words > 0)
            notes.push_back({label, line.sliced(words).trimmed().toString()});
        else if (!notes.empty())
            notes.back().content += u'\n' + line.trimmed().toString();
        else if (!line.trimmed().isEmpty())
            return {};
    }
    return notes;
}

void MessageText::addLabels(const std::vector<Note> &notes)
{
    for (const Note &note : notes) {
        if (!note.more && !m_labels.contains(note.label)) {
            m_labels.insert(note.label);
            m_refersChanged = true;
        }
    }
}

void MessageText::readDefinitions()
{
    const QStringView fresh = QStringView(m_text.definitions()).sliced(m_definitionsRead);
    if (fresh.isEmpty())
        return;
    m_definitionsRead = m_text.definitions().size();
    for (const QStringView line : fresh.split(u'\n', Qt::SkipEmptyParts)) {
        const qsizetype from = line.indexOf(u'[') + 1;
        const QString key = labelKey(line.sliced(from, line.indexOf("]:"_L1) - from));
        if (!m_definitions.contains(key)) // the first one counts
            m_definitions.insert(key, line.toString());
    }
    m_refersChanged = true;
}

// Only those that the piece names: a text with thousands of definitions stays linear.
QString MessageText::definitionsFor(const QString &piece) const
{
    QString found;
    if (m_definitions.isEmpty())
        return found;
    QSet<QString> seen;
    for (qsizetype end = piece.indexOf(u']'); end >= 0; end = piece.indexOf(u']', end + 1)) {
        const qsizetype from = end == 0 ? -1 : piece.lastIndexOf(u'[', end - 1);
        if (from < 0 || end - from > 1000)
            continue;
        const QString key = labelKey(QStringView(piece).sliced(from + 1, end - from - 1));
        const auto definition = m_definitions.constFind(key);
        if (definition != m_definitions.cend() && !seen.contains(key)) {
            seen.insert(key);
            found += *definition + u'\n';
        }
    }
    return found;
}

std::vector<markdown::Segment> MessageText::parsed(const QString &piece,
                                                   markdown::Ending ending) const
{
    return markdown::parse(piece, definitionsFor(piece), m_labels, ending).segments;
}

bool MessageText::update(Pace pace)
{
    QElapsedTimer spent;
    spent.start();
    bool complete = true;
    do {
        readSome();
        complete = showFinished(pace, spent);
        if (pace == Pace::Slice && !isRead())
            m_blocks.settleQuietly();
    } while (complete && !isRead() && (pace == Pace::Whole || spent.elapsed() < kSlice));
    complete = complete && isRead();
    std::vector<Note> tailNotes;
    if (!complete) {
        endTailAt(m_done);
    } else if (qsizetype(m_parts.size()) < m_text.finished().size()) {
        showRest();
    } else if (!m_text.isCode()) {
        tailNotes = notesIn(m_text.tail());
        addLabels(tailNotes);
    }
    if (std::exchange(m_refersChanged, false)) {
        m_rowsFed = -1;
        showAgain();
        m_shownNotes.clear();
    }
    if (complete && qsizetype(m_parts.size()) == m_text.finished().size()) {
        if (tailNotes.empty())
            showTail();
        else
            endTailAt(m_done);
    }
    showNotes(tailNotes);
    return complete;
}

// False: the time is up.
bool MessageText::showFinished(Pace pace, const QElapsedTimer &spent)
{
    qsizetype taken = 0;
    const QStringList &finished = m_text.finished();
    readDefinitions();
    while (qsizetype(m_parts.size()) < finished.size() && m_done < kMostBlocks) {
        const QString &piece = finished[qsizetype(m_parts.size())];
        showPiece(piece);
        taken += kPieceItself + piece.size();
        if (pace == Pace::Slice && taken > kUnslicedText) {
            m_blocks.settleQuietly();
            if (spent.elapsed() >= kSlice)
                return qsizetype(m_parts.size()) == finished.size();
        }
    }
    return true;
}

void MessageText::showPiece(const QString &piece)
{
    Part part;
    part.first = m_done;
    const std::vector<Note> notes = notesIn(piece);
    m_inNotes = !notes.empty() || (m_inNotes && QStringView(piece).trimmed().isEmpty());
    if (!notes.empty()) {
        addLabels(notes);
        for (const Note &note : notes)
            join(m_notes, note);
    } else if (const auto fenced = fencedCode(piece)) {
        CodeBlock &block = m_blocks.putCode(m_done, m_tailEnd);
        const bool odd = fenced->code.contains(u'\r') || fenced->code.contains(QChar(u'\0'));
        const QString clean = odd ? cleanCode(fenced->code) : QString();
        block.show(fenced->language, odd ? QStringView(clean) : fenced->code, 0, 0);
        part.count = 1;
    } else {
        part.mayRefer = mayReferTo(piece);
        part.count = putSegments(m_done, parsed(piece));
    }
    m_fed = -1;
    m_rowsFed = -1;
    m_done += part.count;
    m_tailEnd = std::max(m_tailEnd, m_done);
    m_parts.push_back(part);
}

// Prose becomes one block per paragraph. Answers how many blocks there are.
int MessageText::putSegments(int at, std::vector<markdown::Segment> segments)
{
    int index = at;
    const auto put = [this, &index](markdown::Segment &&segment) {
        const bool isNew = index >= m_tailEnd;
        m_blocks.put(index, m_tailEnd, std::move(segment));
        m_tailEnd += isNew ? 1 : 0;
        ++index;
    };
    for (markdown::Segment &segment : segments) {
        if (segment.kind == markdown::Segment::Kind::Math)
            segment = formulaParagraph(segment);
        if (segment.kind != markdown::Segment::Kind::Prose) {
            put(std::move(segment));
            continue;
        }
        bool first = true;
        for (markdown::Paragraph &paragraph : segment.paragraphs) {
            markdown::Segment own;
            own.quote = segment.quote;
            own.paragraphs.push_back(std::move(paragraph));
            if (std::exchange(first, false))
                own.paragraphs.front().tight = false;
            put(std::move(own));
        }
    }
    return index - at;
}

void MessageText::endTailAt(int index)
{
    m_blocks.remove(index, m_tailEnd);
    m_tailEnd = index;
    if (index == m_done)
        m_fed = m_rowsFed = -1;
}

void MessageText::showRest()
{
    const QStringList &finished = m_text.finished();
    const QString rest = finished.mid(qsizetype(m_parts.size())).join(QString()) + m_text.tail();
    endTailAt(m_done + putSegments(m_done, markdown::plain(rest).segments));
}

// Links and notes further up found their targets.
void MessageText::showAgain()
{
    int moved = 0;
    for (size_t i = 0; i < m_parts.size(); ++i) {
        Part &part = m_parts[i];
        part.first += moved;
        if (!part.mayRefer)
            continue;
        const QString &piece = m_text.finished()[qsizetype(i)];
        const int end = std::exchange(m_tailEnd, part.first + part.count);
        const int count = putSegments(part.first, parsed(piece));
        const int grown = m_tailEnd - (part.first + part.count);
        m_tailEnd = end + grown;
        if (count < part.count) {
            m_blocks.remove(part.first + count, part.first + part.count);
            m_tailEnd -= part.count - count;
        }
        moved += count - part.count;
        part.count = count;
    }
    m_done += moved;
}

void MessageText::join(std::vector<Note> &notes, const Note &note)
{
    if (note.more && !notes.empty())
        notes.back().content += u"\n\n"_s + note.content;
    else
        notes.push_back(note);
}

// All of a note, moved in below its label; the way back stands behind its last words.
std::vector<markdown::Segment> MessageText::noteSegments(const Note &note) const
{
    std::vector<markdown::Segment> segments = parsed(note.content);
    if (segments.empty() || segments.front().paragraphs.empty())
        segments.emplace(segments.begin())->paragraphs.emplace_back();
    markdown::Paragraph *last = nullptr;
    for (markdown::Segment &segment : segments) {
        segment.quote = 0;
        ++segment.depth;
        for (markdown::Paragraph &paragraph : segment.paragraphs) {
            paragraph.heading = 0;
            ++paragraph.depth;
            last = &paragraph;
        }
    }
    segments.front().paragraphs.front().depth = 1;
    segments.front().paragraphs.front().marker = note.label + u'.';
    last->spans.push_back({u" ↩"_s, unsigned(markdown::Style::NoteBack), note.label});
    return segments;
}

void MessageText::showNotes(const std::vector<Note> &tail)
{
    std::vector<Note> notes = m_notes;
    for (const Note &note : tail)
        join(notes, note);
    if (notes == m_shownNotes)
        return;
    m_noteBlocks.clear();
    const int tailEnd = std::exchange(m_tailEnd, m_blocks.count());
    int at = tailEnd;
    for (const Note &note : notes) {
        std::vector<markdown::Segment> segments;
        if (at == tailEnd)
            segments.emplace_back().kind = markdown::Segment::Kind::Rule;
        std::vector<markdown::Segment> content = noteSegments(note);
        std::move(content.begin(), content.end(), std::back_inserter(segments));
        m_noteBlocks.push_back({note.label, at - tailEnd + (at == tailEnd ? 1 : 0)});
        at += putSegments(at, std::move(segments));
    }
    m_blocks.remove(at, m_tailEnd);
    m_tailEnd = tailEnd;
    m_shownNotes = std::move(notes);
}

QString MessageText::source(int firstBlock, int lastBlock) const
{
    QString source;
    const QStringList &finished = m_text.finished();
    for (size_t i = 0; i < m_parts.size(); ++i) {
        const Part &part = m_parts[i];
        if (part.first + part.count > firstBlock && part.first <= lastBlock && part.count > 0)
            source += finished[qsizetype(i)];
    }
    if (lastBlock >= m_done && firstBlock < m_tailEnd) {
        const bool rest = qsizetype(m_parts.size()) < finished.size();
        source += rest ? finished.mid(qsizetype(m_parts.size())).join(QString()) : QString();
        source += m_text.tail();
        source += QStringView(m_unread).sliced(m_readTo);
    }
    for (size_t i = 0; i < m_noteBlocks.size(); ++i) {
        const int block = m_tailEnd + m_noteBlocks[i].second;
        if (block >= firstBlock && block <= lastBlock)
            source += u"\n[^%1]: %2\n"_s.arg(m_shownNotes[i].label, m_shownNotes[i].content);
    }
    while (source.startsWith(u'\n'))
        source.remove(0, 1);
    while (source.endsWith(u'\n'))
        source.chop(1);
    return source;
}

std::optional<int> MessageText::notePosition(const QString &label) const
{
    for (const auto &[name, block] : m_noteBlocks) {
        if (name == label)
            return m_blocks.at(m_tailEnd + block).place().start;
    }
    return std::nullopt;
}

std::optional<int> MessageText::referencePosition(const QString &label) const
{
    for (int i = 0; i < m_tailEnd; ++i) {
        for (const BlockLink &link : m_blocks.at(i).links()) {
            if (link.kind == BlockLink::Kind::Note && link.link.target == label)
                return m_blocks.at(i).place().start + link.from;
        }
    }
    return std::nullopt;
}

} // namespace breakerbox::ui
