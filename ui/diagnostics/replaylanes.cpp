// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "replaylanes.h"

#include <ui/diagnostics/replaytext.h>
#include <ui/text/moments.h>
#include <ui/widgets/theme.h>

#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr int kLaneGap = 8;
constexpr double kMark = 5;

} // namespace

ReplayLanes::ReplayLanes(QWidget *parent)
    : QWidget(parent)
{
    setAccessibleName(tr("Timeline"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ReplayLanes::setAnswer(const flows::ReplayAnswer &answer)
{
    m_start = answer.incident.start;
    m_lanes = {Lane{tr("As it happened"), answer.recorded},
               Lane{tr("Present settings"), answer.present.openings},
               Lane{tr("Other settings"), answer.other.openings}};
    m_calls.clear();
    double end = 1;
    for (const policysim::Step &step : answer.incident.scenario.steps) {
        const auto *ask = std::get_if<policysim::AskStep>(&step.what);
        if (!ask || !ask->ending)
            continue;
        using policysim::Word;
        const Word word = ask->ending->word;
        const bool own = word == Word::UserStop || word == Word::OverallDeadline ||
                         word == Word::StoreFailure || word == Word::ToolDenied;
        m_calls.push_back(
            {policysim::seconds(step.at), word == Word::Ok, word != Word::Ok && !own});
        end = std::max(end, policysim::seconds(step.at + ask->ending->after));
    }
    m_length = end * 1.02;
    QStringList sentences;
    for (const Lane &lane : m_lanes)
        sentences.append(laneSentence(lane.name, lane.openings, m_start));
    setAccessibleDescription(sentences.join(u' '));
    setToolTip(sentences.join(u'\n').toHtmlEscaped().replace(u'\n', u"<br>"_s));
    update();
}

int ReplayLanes::laneHeight() const
{
    return fontMetrics().height() + 10;
}

QSize ReplayLanes::sizeHint() const
{
    return {480, minimumSizeHint().height()};
}

QSize ReplayLanes::minimumSizeHint() const
{
    return {220, 3 * (laneHeight() + kLaneGap) + laneHeight()};
}

double ReplayLanes::placeOf(double seconds, const QRectF &track) const
{
    return track.left() + std::clamp(seconds / m_length, 0., 1.) * track.width();
}

void ReplayLanes::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    int names = 0;
    for (const Lane &lane : m_lanes)
        names = std::max(names, fontMetrics().horizontalAdvance(lane.name));
    names = std::min(names + 12, width() / 2);
    const int height = laneHeight();
    QRectF track(names, 0, width() - names - 1, height);
    for (const Lane &lane : m_lanes) {
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRectF(0, track.top(), names - 12, height),
                         Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(lane.name, Qt::ElideRight, names - 12));
        paintLane(painter, lane, track);
        track.translate(0, height + kLaneGap);
    }
    track.moveTop(0);
    paintCalls(painter, track);
    painter.setPen(theme::color(theme::Token::Muted, palette()));
    const QRectF axis(names, 3 * (height + kLaneGap), track.width(), height);
    painter.drawText(axis, Qt::AlignLeft | Qt::AlignTop, text::clockTimeSeconds(m_start));
    const auto length = Milliseconds(std::llround(m_length / 1.02 * 1000));
    painter.drawText(axis, Qt::AlignRight | Qt::AlignTop, text::clockTimeSeconds(m_start + length));
}

void ReplayLanes::paintLane(QPainter &painter, const Lane &lane, const QRectF &track) const
{
    painter.setPen(QPen(theme::color(theme::Token::Border, palette()), 1));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(track.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    const QColor fail = theme::color(theme::Token::Fail, palette());
    for (const policysim::Opening &opening : lane.openings) {
        const double from = placeOf(policysim::seconds(opening.at), track);
        const double to = opening.closed ? placeOf(policysim::seconds(*opening.closed), track)
                                         : track.right() - 1;
        const QRectF span(from, track.top() + 1, std::max(to - from, 2.), track.height() - 2);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme::blend(fail, palette().color(QPalette::Base), 0.22));
        painter.drawRect(span);
        painter.setPen(QPen(fail, 2));
        painter.drawLine(QPointF(from, span.top()), QPointF(from, span.bottom()));
    }
    // An empty lane would look like one that is not there yet. Where calls are drawn, they show it.
    if (lane.openings.empty() && &lane != &m_lanes.front()) {
        painter.setPen(theme::color(theme::Token::Muted, palette()));
        painter.drawText(track.adjusted(8, 0, -8, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(tr("never stopped sending"), Qt::ElideRight,
                                                  int(track.width()) - 16));
    }
}

// On the lane that happened: a dot was answered, a triangle failed, a ring says nothing.
void ReplayLanes::paintCalls(QPainter &painter, const QRectF &track) const
{
    const double middle = track.center().y();
    for (const Call &call : m_calls) {
        const double x = placeOf(call.at, track);
        const QColor color = theme::color(call.failed     ? theme::Token::Fail
                                          : call.answered ? theme::Token::Ok
                                                          : theme::Token::Muted,
                                          palette());
        painter.setPen(QPen(color, 1.5));
        painter.setBrush(call.answered || call.failed ? QBrush(color) : QBrush(Qt::NoBrush));
        if (call.failed) {
            painter.drawPolygon(QPolygonF{QPointF(x, middle - kMark),
                                          QPointF(x + kMark, middle + 4),
                                          QPointF(x - kMark, middle + 4)});
        } else {
            painter.drawEllipse(QPointF(x, middle), kMark - 1.5, kMark - 1.5);
        }
    }
}

} // namespace breakerbox::ui
