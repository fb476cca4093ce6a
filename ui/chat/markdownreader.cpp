// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/markdownreader.h>

#include <ui/chat/entities.h>
#include <ui/text/hiddentext.h>

#include <QCoreApplication>
#include <QUrl>

#include <array>

using namespace Qt::StringLiterals;

namespace breakerbox::ui::markdown {

namespace {

class MarkdownWords
{
    Q_DECLARE_TR_FUNCTIONS(breakerbox::ui::Markdown)
};

QString attributeText(const MD_ATTRIBUTE &attribute)
{
    QString result;
    if (!attribute.text || attribute.size == 0)
        return result;
    for (unsigned i = 0; attribute.substr_offsets[i] < attribute.size; ++i) {
        const MD_OFFSET from = attribute.substr_offsets[i];
        const MD_OFFSET to = attribute.substr_offsets[i + 1];
        const QString part = QString::fromUtf8(attribute.text + from, qsizetype(to - from));
        result += attribute.substr_types[i] == MD_TEXT_ENTITY ? entityText(part) : part;
    }
    return result;
}

// A link around an image leads where the link does.
void setTarget(Span &span, const QString &target)
{
    span.target = target;
    span.style &= ~kNoLink;
}

QString listMarker(bool ordered, unsigned number, QChar delimiter, size_t depth)
{
    static constexpr std::array<char16_t, 3> kBullets{u'•', u'◦', u'▪'};
    if (ordered)
        return QString::number(number) + delimiter;
    return QString(QChar(kBullets[(depth - 1) % kBullets.size()]));
}

} // namespace

bool Reader::read(const QByteArray &source)
{
    m_begin = source.constData();
    m_end = m_begin + source.size();
    MD_PARSER parser{};
    parser.flags = MD_DIALECT_GITHUB | MD_FLAG_NOHTML;
    parser.enter_block = [](MD_BLOCKTYPE type, void *detail, void *self) {
        return static_cast<Reader *>(self)->enterBlock(type, detail);
    };
    parser.leave_block = [](MD_BLOCKTYPE type, void *, void *self) {
        return static_cast<Reader *>(self)->leaveBlock(type);
    };
    parser.enter_span = [](MD_SPANTYPE type, void *detail, void *self) {
        return static_cast<Reader *>(self)->enterSpan(type, detail);
    };
    parser.leave_span = [](MD_SPANTYPE type, void *, void *self) {
        return static_cast<Reader *>(self)->leaveSpan(type);
    };
    parser.text = [](MD_TEXTTYPE type, const MD_CHAR *text, MD_SIZE size, void *self) {
        return static_cast<Reader *>(self)->addText(type, text, size);
    };
    return md_parse(source.constData(), MD_SIZE(source.size()), &parser, this) == 0;
}

std::vector<Segment> Reader::take()
{
    std::erase_if(m_segments, [](const Segment &segment) {
        return segment.kind == Segment::Kind::Prose && segment.paragraphs.empty();
    });
    return std::move(m_segments);
}

void Reader::startSegment(Segment::Kind kind)
{
    Segment segment;
    segment.kind = kind;
    segment.quote = m_quote;
    segment.depth = kind == Segment::Kind::Prose ? 0 : int(m_lists.size());
    m_segments.push_back(std::move(segment));
}

// The prose that is being written: a new one where the quote changes or something else came
// between.
Segment &Reader::prose()
{
    if (m_segments.empty() || m_segments.back().kind != Segment::Kind::Prose ||
        m_segments.back().quote != m_quote)
        startSegment(Segment::Kind::Prose);
    return m_segments.back();
}

void Reader::startParagraph(int heading)
{
    Segment &segment = prose();
    Paragraph paragraph;
    paragraph.heading = heading;
    paragraph.depth = int(m_lists.size());
    paragraph.marker = std::exchange(m_marker, QString());
    paragraph.tight = !m_lists.empty() && m_lists.back().tight && m_tightNext;
    m_tightNext = true;
    m_itemOpened = false;
    m_afterFormula = false;
    segment.paragraphs.push_back(std::move(paragraph));
    m_inParagraph = true;
}

void Reader::enterList(const List &list)
{
    // A list right after an item's own text stays close to it; one after a paragraph does not.
    m_tightNext = !m_lists.empty();
    m_lists.push_back(list);
    m_inParagraph = false;
}

void Reader::enterItem(const MD_BLOCK_LI_DETAIL &detail)
{
    List &list = m_lists.back();
    m_marker = listMarker(list.ordered, list.next++, list.delimiter, m_lists.size());
    if (detail.is_task)
        m_marker = detail.task_mark == ' ' ? u"☐"_s : u"☑"_s;
    m_itemOpened = true;
    m_inParagraph = false;
}

void Reader::enterCode(const MD_BLOCK_CODE_DETAIL &detail)
{
    if (m_itemOpened)
        startParagraph(0); // an item that begins with code still shows its marker
    startSegment(Segment::Kind::Code);
    m_segments.back().language = restored(attributeText(detail.lang)).left(40);
    m_inCode = true;
    m_inParagraph = false;
}

int Reader::enterBlock(MD_BLOCKTYPE type, void *detail)
{
    switch (type) {
    case MD_BLOCK_QUOTE:
        ++m_quote;
        m_inParagraph = false;
        break;
    case MD_BLOCK_UL:
        enterList({.tight = static_cast<MD_BLOCK_UL_DETAIL *>(detail)->is_tight != 0});
        break;
    case MD_BLOCK_OL: {
        const auto *list = static_cast<MD_BLOCK_OL_DETAIL *>(detail);
        enterList({.ordered = true,
                   .tight = list->is_tight != 0,
                   .next = list->start,
                   .delimiter = QChar::fromLatin1(list->mark_delimiter)});
        break;
    }
    case MD_BLOCK_LI:
        enterItem(*static_cast<MD_BLOCK_LI_DETAIL *>(detail));
        break;
    case MD_BLOCK_HR:
        startSegment(Segment::Kind::Rule);
        break;
    case MD_BLOCK_H:
        startParagraph(int(static_cast<MD_BLOCK_H_DETAIL *>(detail)->level));
        break;
    case MD_BLOCK_P:
        startParagraph(0);
        break;
    case MD_BLOCK_CODE:
        enterCode(*static_cast<MD_BLOCK_CODE_DETAIL *>(detail));
        break;
    case MD_BLOCK_TABLE:
        startSegment(Segment::Kind::Table);
        m_inParagraph = false;
        break;
    case MD_BLOCK_THEAD:
        m_headerRow = true;
        break;
    case MD_BLOCK_TBODY:
        m_headerRow = false;
        break;
    case MD_BLOCK_TR:
        m_segments.back().rows.push_back({m_headerRow, {}});
        break;
    case MD_BLOCK_TH:
    case MD_BLOCK_TD: {
        const auto align = static_cast<MD_BLOCK_TD_DETAIL *>(detail)->align;
        m_segments.back().rows.back().cells.push_back({align == MD_ALIGN_CENTER  ? Align::Center
                                                       : align == MD_ALIGN_RIGHT ? Align::Right
                                                                                 : Align::Left,
                                                       {}});
        m_inCell = true;
        break;
    }
    case MD_BLOCK_DOC:
    case MD_BLOCK_HTML:
        break;
    }
    return 0;
}

int Reader::leaveBlock(MD_BLOCKTYPE type)
{
    switch (type) {
    case MD_BLOCK_QUOTE:
        --m_quote;
        m_inParagraph = false;
        break;
    case MD_BLOCK_UL:
    case MD_BLOCK_OL:
        m_lists.pop_back();
        m_tightNext = true;
        m_inParagraph = false;
        if (m_lists.empty())
            m_tightNext = false;
        break;
    case MD_BLOCK_LI:
        if (m_itemOpened)
            startParagraph(0); // an empty item
        m_inParagraph = false;
        break;
    case MD_BLOCK_H:
    case MD_BLOCK_P:
        m_inParagraph = false;
        break;
    case MD_BLOCK_CODE:
        m_inCode = false;
        break;
    case MD_BLOCK_TH:
    case MD_BLOCK_TD:
        m_inCell = false;
        break;
    default:
        break;
    }
    return 0;
}

Spans *Reader::sink()
{
    if (m_inCell)
        return &m_segments.back().rows.back().cells.back().spans;
    if (!m_inParagraph)
        startParagraph(0); // the text of a tight item has no paragraph of its own
    return &m_segments.back().paragraphs.back().spans;
}

void Reader::addSpan(const QString &text, unsigned extraStyle)
{
    if (text.isEmpty())
        return;
    Spans *spans = sink();
    const unsigned style = m_style | extraStyle;
    if (!spans->empty() && spans->back().style == style && spans->back().target.isEmpty() &&
        spans->back().tex.isEmpty() && (!m_inLink || spans->size() > m_linkFrom))
        spans->back().text += text;
    else
        spans->push_back({text, style, {}});
}

int Reader::enterSpan(MD_SPANTYPE type, void *detail)
{
    switch (type) {
    case MD_SPAN_EM:
        m_style |= unsigned(Style::Italic);
        break;
    case MD_SPAN_STRONG:
        m_style |= unsigned(Style::Bold);
        break;
    case MD_SPAN_CODE:
        m_style |= unsigned(Style::Code);
        break;
    case MD_SPAN_DEL:
        m_style |= unsigned(Style::Strike);
        break;
    case MD_SPAN_A:
        m_target = restored(attributeText(static_cast<MD_SPAN_A_DETAIL *>(detail)->href));
        m_linkFrom = sink()->size();
        m_inLink = true;
        break;
    case MD_SPAN_IMG:
        if (++m_imageDepth == 1) {
            m_imageSource = restored(attributeText(static_cast<MD_SPAN_IMG_DETAIL *>(detail)->src));
            m_imageText.clear();
        }
        break;
    default:
        break;
    }
    return 0;
}

int Reader::leaveSpan(MD_SPANTYPE type)
{
    switch (type) {
    case MD_SPAN_EM:
        m_style &= ~unsigned(Style::Italic);
        break;
    case MD_SPAN_STRONG:
        m_style &= ~unsigned(Style::Bold);
        break;
    case MD_SPAN_CODE:
        m_style &= ~unsigned(Style::Code);
        break;
    case MD_SPAN_DEL:
        m_style &= ~unsigned(Style::Strike);
        break;
    case MD_SPAN_A:
        finishLink();
        break;
    case MD_SPAN_IMG:
        if (--m_imageDepth == 0)
            finishImage();
        break;
    default:
        break;
    }
    return 0;
}

// A link that leads elsewhere than it says shows its real host beside it; one that may not be
// opened is text with its target beside it (security.md T3).
void Reader::finishLink()
{
    Spans *spans = sink();
    QString words;
    for (size_t i = m_linkFrom; i < spans->size(); ++i)
        words += (*spans)[i].text;
    m_inLink = false;
    const Link link{words, m_target};
    const LinkJudgement judgement = judgeLink(link);
    QString beside;
    if (judgement.verdict == LinkVerdict::Refuse) {
        beside = m_target.isEmpty() || words == m_target ? QString() : shownTarget(link);
        // "<std::string>" was no address at all (C43).
        if (m_linkBracketed && words == m_target && !words.isEmpty()) {
            (*spans)[m_linkFrom].text.prepend(u'<');
            spans->back().text.append(u'>');
        }
    } else {
        for (size_t i = m_linkFrom; i < spans->size(); ++i)
            setTarget((*spans)[i], m_target);
        if (judgement.reason == LinkReason::OtherHost || judgement.reason == LinkReason::LookAlike)
            beside = judgement.hostAscii;
    }
    if (!beside.isEmpty())
        spans->push_back({u" (%1)"_s.arg(beside), unsigned(Style::Quiet), {}});
}

void Reader::finishImage()
{
    const bool data = isPictureData(m_imageSource);
    const QUrl url = data ? QUrl() : QUrl(m_imageSource, QUrl::TolerantMode);
    const QString host = url.host().isEmpty() ? QString() : url.host(QUrl::FullyEncoded);
    const QString words = text::withMarks(m_imageText, text::HiddenIn::Code);
    const QString note = data             ? MarkdownWords::tr("image in the text")
                         : host.isEmpty() ? MarkdownWords::tr("image, not shown")
                                          : MarkdownWords::tr("image at %1").arg(host);
    const bool loadable = data || (!host.isEmpty() && url.userInfo().isEmpty() &&
                                   (url.scheme() == "https"_L1 || url.scheme() == "http"_L1));
    const unsigned image = unsigned(Style::Image);
    Spans *spans = sink();
    const size_t from = spans->size();
    if (!words.isEmpty())
        spans->push_back({words, m_style | image | unsigned(Style::Italic), {}});
    const QString beside = words.isEmpty() ? u"[%1]"_s.arg(note) : u" [%1]"_s.arg(note);
    spans->push_back({beside, m_style | image | unsigned(Style::Quiet), {}});
    for (size_t i = from; loadable && i < spans->size(); ++i)
        (*spans)[i].target = m_imageSource;
}

// "[^label]" becomes a reference where there is a footnote of that label.
void Reader::addWords(const QString &words)
{
    if ((m_style & unsigned(Style::Code)) != 0 || m_inLink) {
        addSpan(text::withMarks(words, text::HiddenIn::Code));
        return;
    }
    qsizetype from = 0;
    const qsizetype first = m_notes.isEmpty() ? -1 : words.indexOf("[^"_L1);
    for (qsizetype at = first; at >= 0; at = words.indexOf("[^"_L1, at + 2)) {
        const qsizetype end = words.indexOf(u']', at);
        const QString label = end < 0 ? QString() : words.mid(at + 2, end - at - 2);
        if (!m_notes.contains(label))
            continue;
        addSpan(text::withMarks(words.mid(from, at - from), text::HiddenIn::Prose));
        sink()->push_back(
            {text::withMarks(label, text::HiddenIn::Code), m_style | unsigned(Style::Note), label});
        from = end + 1;
    }
    addSpan(text::withMarks(from == 0 ? words : words.mid(from), text::HiddenIn::Prose));
}

// The parser turns the tabs before a line of code into spaces; copied code has to be the source's
// own. Spaces of the parser's come from outside the source.
QString Reader::indentBefore(const char *text) const
{
    const char *line = text;
    while (line > m_begin && line[-1] != '\n' && line[-1] != '\r')
        --line;
    int total = 0;
    for (const char *at = line; at < text; ++at)
        total += *at == '\t' ? 4 - total % 4 : 1;
    int column = 0;
    for (const char *at = line; at < text; ++at) {
        if (column == total - m_codeIndent) {
            const QByteArray own(at, text - at);
            if (own.trimmed().isEmpty())
                return QString::fromLatin1(own);
            break;
        }
        column += *at == '\t' ? 4 - column % 4 : 1;
    }
    return QString(m_codeIndent, u' ');
}

void Reader::addCode(const char *text, MD_SIZE size)
{
    QString &code = m_segments.back().code;
    const bool own = text >= m_begin && text < m_end;
    const bool lineStart = code.isEmpty() || code.endsWith(u'\n');
    const bool blank = QByteArrayView(text, qsizetype(size)).trimmed().isEmpty();
    if (!own && blank && lineStart && size > 0 && text[0] == ' ') {
        m_codeIndent += int(size);
        return;
    }
    if (m_codeIndent > 0) {
        code += own ? indentBefore(text) : QString(m_codeIndent, u' ');
        m_codeIndent = 0;
    }
    code += restored(QString::fromUtf8(text, qsizetype(size)));
}

int Reader::addText(MD_TEXTTYPE type, const char *text, MD_SIZE size)
{
    if (m_inCode && type != MD_TEXT_NULLCHAR) {
        addCode(text, size);
        return 0;
    }
    QString words = QString::fromUtf8(text, qsizetype(size));
    switch (type) {
    case MD_TEXT_NULLCHAR:
        words = QString(QChar(0xfffd));
        break;
    case MD_TEXT_BR:
        words = QString(QChar::LineSeparator);
        break;
    case MD_TEXT_SOFTBR:
        words = u" "_s;
        break;
    case MD_TEXT_ENTITY:
        words = entityText(words);
        break;
    default:
        break;
    }
    if (m_inCode) {
        m_segments.back().code += words;
        return 0;
    }
    if (m_inLink && m_imageDepth == 0 && sink()->size() == m_linkFrom)
        m_linkBracketed = text > m_begin && text < m_end && text[-1] == '<';
    if (m_imageDepth > 0)
        m_imageText += restored(words);
    else
        addRun(words);
    return 0;
}

} // namespace breakerbox::ui::markdown
