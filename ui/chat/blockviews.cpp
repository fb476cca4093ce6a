// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/blockviews.h>

#include <ui/text/hiddentext.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/icons.h>
#include <ui/widgets/theme.h>

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPainter>
#include <QTextCursor>
#include <QTimer>

#include <cmath>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr int kCodePadding = 12;
constexpr int kCellX = 12;
constexpr int kCellY = 6;
constexpr int kBarRoom = 12; // for the sideways scroll bar

std::unique_ptr<InertDocument> newDocument()
{
    return std::make_unique<InertDocument>();
}

int listShift(const markdown::Segment &segment, const TextLook &look)
{
    return int(listIndent(look)) * segment.depth;
}

} // namespace

BlockView *BlockView::create(const markdown::Segment &segment, const TextLook &look,
                             QWidget *parent)
{
    switch (segment.kind) {
    case markdown::Segment::Kind::Code:
        return new CodeView(segment, look, parent);
    case markdown::Segment::Kind::Table:
        return new TableView(segment, look, parent);
    case markdown::Segment::Kind::Rule:
        return new RuleView(segment, look, parent);
    case markdown::Segment::Kind::Prose:
        break;
    }
    return new ProseView(segment, look, parent);
}

// ---- prose

ProseView::ProseView(const markdown::Segment &segment, const TextLook &look, QWidget *parent)
    : BlockView(segment, look, parent)
{
    ProseView::fill({});
}

void ProseView::fill(const markdown::Segment &)
{
    if (m_pieces.empty())
        m_pieces.push_back({newDocument(), {}});
    fillProse(*m_pieces.front().document, m_segment.paragraphs, m_look);
    ++m_builds;
}

int ProseView::place(int width)
{
    const int shift = quoteIndent();
    InertDocument &document = *m_pieces.front().document;
    document.setTextWidth(std::max(40, width - shift));
    m_pieces.front().at = QPointF(shift, 0);
    return int(std::ceil(document.size().height()));
}

// ---- rule

RuleView::RuleView(const markdown::Segment &segment, const TextLook &look, QWidget *parent)
    : BlockView(segment, look, parent)
{
    RuleView::fill({});
}

void RuleView::fill(const markdown::Segment &)
{
    ++m_builds;
}

int RuleView::place(int)
{
    return 9;
}

void RuleView::paintBehind(QPainter &painter)
{
    painter.fillRect(QRect(quoteIndent(), height() / 2, width(), 1),
                     theme::color(theme::Token::Border, palette()));
}

// ---- code

CodeView::CodeView(const markdown::Segment &segment, const TextLook &look, QWidget *parent)
    : BlockView(segment, look, parent),
      m_language(new QLabel(this)),
      m_copy(new ActionButton(icons::get(u"copy"_s), tr("Copy code"), this))
{
    m_language->setTextFormat(Qt::PlainText);
    m_language->setForegroundRole(QPalette::PlaceholderText);
    m_language->setMouseTracking(true);
    m_copy->setCursor(Qt::ArrowCursor);
    connect(m_copy, &QPushButton::clicked, this, &CodeView::copy);
    CodeView::fill({});
}

void CodeView::copy()
{
    QGuiApplication::clipboard()->setText(m_segment.code);
    // The code is copied exactly as it is; what cannot be seen in it is said once.
    const bool hidden = text::hasHidden(m_segment.code, text::HiddenIn::Code);
    const QString note =
        hidden ? tr("Copied. It holds characters that cannot be seen.") : tr("Copied");
    m_copy->setIcon(icons::get(u"check"_s));
    m_copy->setToolTip(note);
    m_copy->setAccessibleName(note);
    QTimer::singleShot(hidden ? 6000 : 1600, m_copy, [button = m_copy] {
        button->setIcon(icons::get(u"copy"_s));
        button->setToolTip(tr("Copy code"));
        button->setAccessibleName(tr("Copy code"));
    });
}

void CodeView::fill(const markdown::Segment &old)
{
    const auto shown = [](const QString &code) {
        return code.endsWith(u'\n') ? code.chopped(1) : code;
    };
    m_language->setText(text::withMarks(m_segment.language, text::HiddenIn::Code));
    const bool grew = !m_pieces.empty() && !old.code.isEmpty() &&
                      m_segment.code.startsWith(shown(old.code)) &&
                      !text::hasHidden(m_segment.code, text::HiddenIn::Code);
    if (grew) {
        QTextCursor cursor(m_pieces.front().document.get());
        cursor.movePosition(QTextCursor::End);
        cursor.insertText(shown(m_segment.code).mid(shown(old.code).size()));
        return;
    }
    if (m_pieces.empty())
        m_pieces.push_back({newDocument(), {}});
    fillCode(*m_pieces.front().document, shown(m_segment.code), m_look);
    ++m_builds;
}

int CodeView::headHeight() const
{
    return std::max(m_copy->sizeHint().height(), m_language->fontMetrics().height()) + 4;
}

QRect CodeView::frame() const
{
    const int left = quoteIndent() + listShift(m_segment, m_look);
    return rect().adjusted(left, 0, 0, 0);
}

QRect CodeView::window() const
{
    return frame().adjusted(kCodePadding, headHeight(), -kCodePadding, -4);
}

int CodeView::place(int width)
{
    InertDocument &document = *m_pieces.front().document;
    document.setTextWidth(-1);
    document.setTextWidth(document.idealWidth());
    const int left = quoteIndent() + listShift(m_segment, m_look);
    const int available = std::max(40, width - left - 2 * kCodePadding);
    const int head = headHeight();
    m_pieces.front().at = QPointF(left + kCodePadding, head);
    setContentWidth(int(std::ceil(document.idealWidth())), available);
    const bool bar = scrollBar() && !scrollBar()->isHidden();
    const int body = int(std::ceil(document.size().height()));
    const int height = head + body + (bar ? kBarRoom + 4 : kCodePadding);
    m_language->setGeometry(left + kCodePadding, 2, width - left - 80, head - 4);
    m_copy->setGeometry(width - m_copy->sizeHint().width() - 4, 2, m_copy->sizeHint().width(),
                        m_copy->sizeHint().height());
    if (bar)
        scrollBar()->setGeometry(left + 1, height - kBarRoom - 1, width - left - 2, kBarRoom);
    return height;
}

void CodeView::paintBehind(QPainter &painter)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme::color(theme::Token::Border, palette()), 1));
    painter.setBrush(theme::color(theme::Token::CodeBackground, palette()));
    painter.drawRoundedRect(QRectF(frame()).adjusted(0.5, 0.5, -0.5, -0.5), theme::kControlRadius,
                            theme::kControlRadius);
    painter.restore();
}

// ---- table

TableView::TableView(const markdown::Segment &segment, const TextLook &look, QWidget *parent)
    : BlockView(segment, look, parent)
{
    TableView::fill({});
}

void TableView::fill(const markdown::Segment &)
{
    m_pieces.clear();
    for (const markdown::Row &row : m_segment.rows) {
        for (const markdown::Cell &cell : row.cells) {
            m_pieces.push_back({newDocument(), {}});
            fillCell(*m_pieces.back().document, cell, row.header, m_look);
        }
    }
    ++m_builds;
}

QString TableView::searchText() const
{
    QString text;
    size_t piece = 0;
    for (const markdown::Row &row : m_segment.rows) {
        for (size_t column = 0; column < row.cells.size(); ++column, ++piece) {
            if (piece > 0)
                text += column > 0 ? u'\t' : u'\n';
            text += m_pieces[piece].document->toPlainText();
        }
    }
    return text;
}

std::vector<qreal> TableView::columnWidths() const
{
    const qreal widest = QFontMetricsF(m_look.body).averageCharWidth() * 44;
    std::vector<qreal> widths;
    size_t piece = 0;
    for (const markdown::Row &row : m_segment.rows) {
        for (size_t column = 0; column < row.cells.size(); ++column, ++piece) {
            InertDocument &document = *m_pieces[piece].document;
            document.setTextWidth(-1);
            if (column == widths.size())
                widths.push_back(0);
            widths[column] =
                std::max(widths[column], std::min(widest, std::ceil(document.idealWidth()) + 1));
        }
    }
    return widths;
}

int TableView::place(int width)
{
    const std::vector<qreal> columns = columnWidths();
    const int left = quoteIndent() + listShift(m_segment, m_look);
    m_rowTops.clear();
    qreal y = 1;
    size_t piece = 0;
    for (const markdown::Row &row : m_segment.rows) {
        m_rowTops.push_back(int(y));
        qreal x = left;
        qreal tallest = 0;
        for (size_t column = 0; column < row.cells.size(); ++column, ++piece) {
            m_pieces[piece].document->setTextWidth(columns[column]);
            m_pieces[piece].at = QPointF(x + kCellX, y + kCellY);
            tallest = std::max(tallest, m_pieces[piece].document->size().height());
            x += columns[column] + 2 * kCellX;
        }
        y += std::ceil(tallest) + 2 * kCellY;
    }
    m_rowTops.push_back(int(y));
    m_tableWidth = left;
    for (const qreal column : columns)
        m_tableWidth += int(column) + 2 * kCellX;
    setContentWidth(m_tableWidth - left, std::max(40, width - left));
    const bool bar = scrollBar() && !scrollBar()->isHidden();
    if (bar)
        scrollBar()->setGeometry(left, int(y) + 2, width - left, kBarRoom);
    return int(y) + 1 + (bar ? kBarRoom + 2 : 0);
}

QRect TableView::window() const
{
    const int left = quoteIndent() + listShift(m_segment, m_look);
    return rect().adjusted(left, 0, 0, 0);
}

void TableView::paintBehind(QPainter &painter)
{
    if (m_rowTops.size() < 2)
        return;
    painter.save();
    painter.setClipRect(window());
    const int left = window().left();
    const int right = std::min(width(), m_tableWidth);
    const QColor line = theme::color(theme::Token::Border, palette());
    if (!m_segment.rows.empty() && m_segment.rows.front().header) {
        painter.fillRect(QRect(left, 0, right - left, m_rowTops[1]),
                         theme::color(theme::Token::CodeBackground, palette()));
    }
    for (size_t i = 0; i < m_rowTops.size(); ++i)
        painter.fillRect(QRect(left, m_rowTops[i] - (i == 0 ? 1 : 0), right - left, 1), line);
    painter.restore();
}

} // namespace breakerbox::ui
