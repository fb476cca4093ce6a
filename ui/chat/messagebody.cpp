// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/messagebody.h>

#include <ui/widgets/theme.h>

#include <QContextMenuEvent>
#include <QFontMetrics>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr int kRenderEvery = 30;   // milliseconds
constexpr size_t kMostViews = 600; // of one message; what comes after is shown as plain text

// "[words][name]" or "[name]" alone; "[words](target)" needs nothing from elsewhere.
bool mayReferTo(const QString &piece)
{
    for (qsizetype at = piece.indexOf(u']'); at >= 0; at = piece.indexOf(u']', at + 1)) {
        if (at + 1 >= piece.size() || (piece[at + 1] != u'(' && piece[at + 1] != u':'))
            return true;
    }
    return false;
}

} // namespace

MessageBody::MessageBody(const TextLook &look, QWidget *parent)
    : Stack(parent),
      m_look(look)
{
    setMouseTracking(true);
    m_soon.setSingleShot(true);
    m_soon.setInterval(kRenderEvery);
    connect(&m_soon, &QTimer::timeout, this, &MessageBody::render);
}

void MessageBody::setText(const QString &text)
{
    clearSelection();
    m_text = MarkdownBlocks();
    m_finishedViews = 0;
    m_finishedPieces = 0;
    m_definitions.clear();
    m_mayRefer = false;
    m_source = text;
    m_text.append(text);
    m_text.finish();
    render();
}

void MessageBody::appendText(const QString &text)
{
    m_source += text;
    m_text.append(text);
    if (!m_soon.isActive())
        m_soon.start();
}

void MessageBody::finishText()
{
    m_text.finish();
    render();
}

void MessageBody::flush()
{
    if (m_soon.isActive())
        render();
}

void MessageBody::setLook(const TextLook &look)
{
    m_look = look;
    for (BlockView *view : m_views)
        view->setLook(look);
    remeasureAll();
}

void MessageBody::render()
{
    m_soon.stop();
    if (m_text.definitions() != m_definitions) {
        m_definitions = m_text.definitions();
        if (m_mayRefer) { // links further up found their target: all of it once more
            m_finishedPieces = 0;
            m_finishedViews = 0;
        }
    }
    std::vector<markdown::Segment> segments;
    const auto add = [this, &segments](const QString &piece) {
        auto parsed = markdown::parse(piece, m_definitions);
        std::move(parsed.segments.begin(), parsed.segments.end(), std::back_inserter(segments));
    };
    const size_t from = m_finishedViews;
    const QStringList &finished = m_text.finished();
    for (; m_finishedPieces < finished.size(); ++m_finishedPieces) {
        if (from + segments.size() >= kMostViews)
            break;
        add(finished[m_finishedPieces]);
        m_mayRefer = m_mayRefer || mayReferTo(finished[m_finishedPieces]);
    }
    const size_t done = segments.size();
    const QString tail = m_text.tail();
    if (m_finishedPieces < finished.size()) {
        const auto rest = markdown::plain(finished.mid(m_finishedPieces).join(QString()) + tail);
        segments.insert(segments.end(), rest.segments.begin(), rest.segments.end());
    } else if (!tail.isEmpty()) {
        add(tail);
    }
    showSegments(from, segments, done);
}

// Shows segments from the view at `from` on, keeping every view that shows the right kind already.
void MessageBody::showSegments(size_t from, const std::vector<markdown::Segment> &segments,
                               size_t finished)
{
    for (size_t i = 0; i < segments.size(); ++i) {
        const size_t at = from + i;
        const markdown::Segment &segment = segments[i];
        if (at < m_views.size() && m_views[at]->segment().kind == segment.kind) {
            if (m_views[at]->segment() == segment)
                continue;
            m_views[at]->setSegment(segment);
            remeasure(m_views[at]);
            continue;
        }
        BlockView *view = BlockView::create(segment, m_look, this);
        if (at < m_views.size()) {
            take(m_views[at]);
            m_views[at]->deleteLater();
            m_views[at]->hide();
            m_views[at] = view;
        } else {
            m_views.push_back(view);
        }
        insert(int(at), view, distanceAbove(segment));
    }
    while (m_views.size() > from + segments.size()) {
        take(m_views.back());
        m_views.back()->hide();
        m_views.back()->deleteLater();
        m_views.pop_back();
    }
    m_finishedViews = from + finished;
}

int MessageBody::distanceAbove(const markdown::Segment &segment) const
{
    const int em = QFontMetrics(m_look.body).height();
    if (segment.kind != markdown::Segment::Kind::Prose)
        return 10;
    if (!segment.paragraphs.empty() && segment.paragraphs.front().heading > 0)
        return em * 115 / 100;
    return em * 62 / 100;
}

QString MessageBody::plainText() const
{
    QStringList parts;
    for (const BlockView *view : m_views)
        parts << view->plainText();
    return parts.join(u'\n');
}

std::vector<Link> MessageBody::links() const
{
    std::vector<Link> links;
    const auto collect = [&links](const markdown::Spans &spans) {
        for (const markdown::Span &span : spans) {
            if (span.target.isEmpty())
                continue;
            if (!links.empty() && links.back().target == span.target)
                links.back().text += span.text;
            else
                links.push_back({span.text, span.target});
        }
    };
    for (const BlockView *view : m_views) {
        for (const auto &paragraph : view->segment().paragraphs)
            collect(paragraph.spans);
        for (const auto &row : view->segment().rows) {
            for (const auto &cell : row.cells)
                collect(cell.spans);
        }
    }
    return links;
}

// ---- selection

bool MessageBody::hasSelection() const
{
    return m_anchor != m_focus;
}

QString MessageBody::selectedText() const
{
    QStringList parts;
    for (const BlockView *view : m_views) {
        const QString text = view->selectedText();
        if (!text.isEmpty())
            parts << text;
    }
    return parts.join(u"\n\n"_s);
}

void MessageBody::selectAll()
{
    if (m_views.empty())
        return;
    Q_EMIT selectionStarted();
    const int last = int(m_views.size()) - 1;
    select({0, 0}, {last, m_views.back()->length()});
}

void MessageBody::clearSelection()
{
    select({}, {});
}

void MessageBody::select(Caret from, Caret to)
{
    m_anchor = from;
    m_focus = to;
    const auto [first, last] = std::minmax(from, to);
    for (int i = 0; i < int(m_views.size()); ++i) {
        BlockView *view = m_views[size_t(i)];
        if (first == last || i < first.block || i > last.block) {
            view->setSelection(0, 0);
            continue;
        }
        view->setSelection(i == first.block ? first.position : 0,
                           i == last.block ? last.position : view->length());
    }
}

MessageBody::Caret MessageBody::blockCaretAt(const QPoint &point) const
{
    int best = -1;
    int bestDistance = 0;
    for (int i = 0; i < int(m_views.size()); ++i) {
        const QRect box = m_views[size_t(i)]->geometry();
        const int distance = std::max({box.top() - point.y(), 0, point.y() - box.bottom()});
        if (best < 0 || distance < bestDistance) {
            best = i;
            bestDistance = distance;
        }
    }
    if (best < 0)
        return {};
    const BlockView *view = m_views[size_t(best)];
    return {best, view->positionAt(point - view->pos())};
}

std::optional<Link> MessageBody::linkAt(const QPoint &point) const
{
    for (const BlockView *view : m_views) {
        if (view->geometry().contains(point))
            return view->linkAt(point - view->pos());
    }
    return std::nullopt;
}

void MessageBody::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    const QPoint point = event->position().toPoint();
    m_pressed = linkAt(point);
    m_dragging = true;
    const Caret caret = blockCaretAt(point);
    Q_EMIT selectionStarted();
    if (event->modifiers() & Qt::ShiftModifier && m_anchor.block >= 0)
        select(m_anchor, caret);
    else
        select(caret, caret);
    // Ignored as well, so that the message around it takes the focus.
    event->ignore();
}

void MessageBody::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint point = event->position().toPoint();
    if (m_dragging && event->buttons() & Qt::LeftButton) {
        const Caret caret = blockCaretAt(point);
        if (caret != m_anchor)
            m_pressed.reset();
        select(m_anchor, caret);
        return;
    }
    const auto link = linkAt(point);
    setCursor(link ? Qt::PointingHandCursor : Qt::IBeamCursor);
    // The real target is shown before anybody clicks (R29).
    const QString target = link ? shownTarget(*link) : QString();
    if (link)
        QToolTip::showText(event->globalPosition().toPoint(), target.toHtmlEscaped(), this);
    else if (QToolTip::isVisible())
        QToolTip::hideText();
    Q_EMIT linkHovered(target);
}

void MessageBody::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    m_dragging = false;
    const auto pressed = std::exchange(m_pressed, std::nullopt);
    if (pressed && !hasSelection() && linkAt(event->position().toPoint()) == pressed)
        Q_EMIT linkActivated(*pressed);
}

void MessageBody::mouseDoubleClickEvent(QMouseEvent *event)
{
    const Caret caret = blockCaretAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || caret.block < 0)
        return;
    const auto [from, to] = m_views[size_t(caret.block)]->wordAt(caret.position);
    m_pressed.reset();
    select({caret.block, from}, {caret.block, to});
}

void MessageBody::contextMenuEvent(QContextMenuEvent *event)
{
    const auto link = linkAt(event->pos());
    Q_EMIT menuRequested(event->globalPos(), link.value_or(Link{}));
}

void MessageBody::leaveEvent(QEvent *event)
{
    Stack::leaveEvent(event);
    Q_EMIT linkHovered({});
}

} // namespace breakerbox::ui
