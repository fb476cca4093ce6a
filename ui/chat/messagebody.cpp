// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/messagebody.h>

#include <ui/chat/bodyaccessible.h>
#include <ui/reading/paragraphblock.h>

#include <QPaintEvent>
#include <QPainter>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr int kRenderEvery = 16;   // milliseconds
constexpr int kKeepAround = 2'000; // pixels in which layouts stay
constexpr int kFitAround = 300;    // pixels in which blocks have their widgets
constexpr int kFirstPart = 3'000;  // pixels that count as looked at before anything is painted
constexpr int kWordReach = 200;    // characters before and after that a word may reach

bool isTight(const Block &block)
{
    return block.kind() == Block::Kind::Paragraph &&
           static_cast<const ParagraphBlock &>(block).isTight();
}

std::vector<Link> linksOfKind(const BlockList &blocks, BlockLink::Kind kind)
{
    std::vector<Link> links;
    for (int i = 0; i < blocks.count(); ++i) {
        for (const BlockLink &link : blocks.at(i).links()) {
            if (link.kind == kind)
                links.push_back(link.link);
        }
    }
    return links;
}

} // namespace

MessageBody::MessageBody(const TextLook &look, QWidget *parent)
    : Stack(parent),
      m_look(look),
      m_type(look),
      m_blocks(m_type),
      m_text(m_blocks),
      m_fittings(m_blocks, *this, [this](int index) { return m_text.source(index, index); })
{
    installBodyAccessibility();
    setMouseTracking(true);
    // Growing at the bottom draws nothing above again.
    setAttribute(Qt::WA_StaticContents);
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, [this] { render(MessageText::Pace::Slice); });
    m_fitSoon.setSingleShot(true);
    m_fitSoon.setInterval(0);
    connect(&m_fitSoon, &QTimer::timeout, this, &MessageBody::fit);
    connect(&m_fittings, &BlockFittings::imageRequested, this, &MessageBody::imageRequested);
    connect(&m_fittings, &BlockFittings::imageOpenRequested, this, &MessageBody::linkActivated);
    connect(&m_fittings, &BlockFittings::scrolled, this, qOverload<>(&QWidget::update));
}

MessageBody::~MessageBody() = default;

void MessageBody::setText(const QString &text)
{
    clearSelection();
    m_text.clear();
    m_text.append(text);
    m_text.finish();
    render(MessageText::Pace::Slice);
}

void MessageBody::appendText(const QString &text)
{
    m_text.append(text);
    if (!m_soon.isActive())
        m_soon.start(kRenderEvery);
}

void MessageBody::finishText()
{
    m_text.finish();
    render(MessageText::Pace::Slice);
}

void MessageBody::flush()
{
    if (m_soon.isActive())
        render(MessageText::Pace::Whole);
}

void MessageBody::setLook(const TextLook &look)
{
    m_look = look;
    m_type = Typography(look);
    m_blocks.forget();
    settle();
    update();
}

void MessageBody::refreshPictures()
{
    m_blocks.refreshPictures();
    settle();
}

void MessageBody::render(MessageText::Pace pace)
{
    m_soon.stop();
    if (!m_text.update(pace))
        m_soon.start(0);
    settle();
}

void MessageBody::settle()
{
    const BlockList::Change change = m_blocks.settle();
    if (change.top < 0)
        return;
    const int top = int(std::floor(change.top));
    update(0, top, width(), int(std::ceil(change.bottom)) - top + 1);
    fit();
    const QRect seen = m_seen.isNull() ? QRect(0, 0, width(), kFirstPart) : m_seen;
    m_blocks.dropOutside(seen.top() - kKeepAround, seen.bottom() + kKeepAround);
    if (change.heightChanged)
        contentsChanged();
}

void MessageBody::setVisiblePart(const QRect &part)
{
    m_seen = part;
    m_seenTold = true;
    m_blocks.dropOutside(part.top() - kKeepAround, part.bottom() + kKeepAround);
    fit();
}

void MessageBody::fit()
{
    if (!isVisible())
        return;
    if (!m_seenTold)
        m_seen = visibleRegion().boundingRect();
    const QRect seen = m_seen.isNull() ? QRect(0, 0, width(), kFirstPart) : m_seen;
    m_fittings.fit(seen.top() - kFitAround, seen.bottom() + kFitAround);
}

int MessageBody::heightForWidth(int width) const
{
    if (width > 0 && width != int(m_blocks.width())) {
        auto *self = const_cast<MessageBody *>(this); // layout is a cache of the width
        self->m_blocks.setWidth(width);
        static_cast<void>(self->m_blocks.settle());
        if (!self->m_fitSoon.isActive())
            self->m_fitSoon.start();
        self->update();
    }
    return int(std::ceil(m_blocks.height()));
}

QSize MessageBody::sizeHint() const
{
    const int wide = width() > 0 ? width() : 400;
    return {wide, heightForWidth(wide)};
}

void MessageBody::resizeEvent(QResizeEvent *event)
{
    Stack::resizeEvent(event);
    static_cast<void>(heightForWidth(width()));
    fit();
}

void MessageBody::showEvent(QShowEvent *event)
{
    Stack::showEvent(event);
    fit();
}

void MessageBody::paintEvent(QPaintEvent *event)
{
    const QRectF clip = event->rect();
    const int first = std::max(0, m_blocks.indexAtY(clip.top()));
    int last = first;
    QPainter painter(this);
    // Which way a text runs is the text's affair, not the window's.
    painter.setLayoutDirection(Qt::LeftToRight);
    for (int i = first; i < m_blocks.count(); ++i) {
        const Block &block = m_blocks.at(i);
        const Block::Place &place = block.place();
        if (place.y - place.gap > clip.bottom())
            break;
        if (!block.isLaidOut())
            continue;
        last = i;
        painter.translate(0, place.y);
        block.paintQuoteBars(painter);
        block.paint(painter, clip.translated(0, -place.y), highlightsOf(block));
        painter.translate(0, -place.y);
    }
    m_blocks.noteLayouts(first, last);
    if (m_seenTold)
        return;
    // Nobody said that the view was scrolled, but it was.
    const QRect known = m_seen.adjusted(0, -kFitAround, 0, kFitAround);
    if (!known.contains(event->rect()) && !m_fitSoon.isActive())
        m_fitSoon.start();
}

// ---- words

std::vector<Link> MessageBody::links() const
{
    return linksOfKind(m_blocks, BlockLink::Kind::Link);
}

std::vector<Link> MessageBody::images() const
{
    return linksOfKind(m_blocks, BlockLink::Kind::Image);
}

QString MessageBody::text(int from, int to) const
{
    QString words;
    bool first = true;
    for (int i = std::max(0, m_blocks.indexAtPosition(from)); i < m_blocks.count(); ++i) {
        const Block &block = m_blocks.at(i);
        const int start = block.place().start;
        if (start >= to)
            break;
        if (block.kind() == Block::Kind::Rule || start + block.length() < from)
            continue;
        if (!std::exchange(first, false))
            words += isTight(block) ? u"\n"_s : u"\n\n"_s;
        words += block.copied(std::max(from - start, 0), std::min(to - start, block.length()));
    }
    return words;
}

QString MessageBody::markdown(int from, int to) const
{
    if (m_blocks.count() == 0 || from >= to)
        return {};
    return m_text.source(m_blocks.indexAtPosition(from), m_blocks.indexAtPosition(to - 1));
}

int MessageBody::caretAt(const QPoint &point) const
{
    const int index = m_blocks.indexAtY(point.y());
    if (index < 0)
        return 0;
    const Block &block = m_blocks.at(index);
    if (!block.isLaidOut())
        return block.place().start;
    return block.place().start + block.positionAt(point - QPointF(0, block.place().y));
}

QRect MessageBody::caretRect(int position) const
{
    const int index = m_blocks.indexAtPosition(position);
    if (index < 0 || !m_blocks.at(index).isLaidOut())
        return {};
    const Block &block = m_blocks.at(index);
    const int inside = std::min(position - block.place().start, block.length());
    return block.caretRect(inside).translated(0, block.place().y).toAlignedRect();
}

std::pair<int, int> MessageBody::wordAt(int position) const
{
    const int index = m_blocks.indexAtPosition(position);
    if (index < 0)
        return {0, 0};
    const Block &block = m_blocks.at(index);
    const int inside = std::clamp(position - block.place().start, 0, block.length());
    const int from = std::max(0, inside - kWordReach);
    const QString words = block.text(from, std::min(block.length(), inside + kWordReach));
    QTextBoundaryFinder finder(QTextBoundaryFinder::Word, words);
    finder.setPosition(inside - from);
    if (!finder.isAtBoundary() || inside - from == words.size())
        finder.toPreviousBoundary();
    const qsizetype begin = std::max<qsizetype>(0, finder.position());
    const qsizetype end = finder.toNextBoundary();
    const int start = block.place().start + from;
    return {start + int(begin), start + int(end < 0 ? words.size() : end)};
}

std::optional<BlockLink> MessageBody::blockLinkAt(const QPoint &point) const
{
    const int index = m_blocks.indexAtY(point.y());
    if (index < 0 || !m_blocks.at(index).isLaidOut())
        return std::nullopt;
    const Block &block = m_blocks.at(index);
    return block.linkAt(point - QPointF(0, block.place().y));
}

std::optional<Link> MessageBody::linkAt(const QPoint &point) const
{
    const auto found = blockLinkAt(point);
    if (!found || found->kind != BlockLink::Kind::Link)
        return std::nullopt;
    return found->link;
}

void MessageBody::activate(const BlockLink &link)
{
    switch (link.kind) {
    case BlockLink::Kind::Link:
        Q_EMIT linkActivated(link.link);
        break;
    case BlockLink::Kind::Image:
        Q_EMIT imageRequested(link.link);
        break;
    case BlockLink::Kind::Note:
        reveal(m_text.notePosition(link.link.target));
        break;
    case BlockLink::Kind::NoteBack:
        reveal(m_text.referencePosition(link.link.target));
        break;
    }
}

void MessageBody::reveal(std::optional<int> position)
{
    if (position)
        Q_EMIT revealRequested(caretRect(*position));
}

} // namespace breakerbox::ui
