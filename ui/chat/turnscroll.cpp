// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT

// Scrolling and the size of the text: what moves the reader, and what does not.

#include <ui/chat/messagebody.h>
#include <ui/chat/messageitem.h>
#include <ui/chat/turncolumn.h>
#include <ui/math/formulapictures.h>
#include <ui/reading/blockpicture.h>

#include <QFontDatabase>
#include <QKeyEvent>
#include <QScrollBar>
#include <QWheelEvent>

namespace breakerbox::ui {

// ---- scrolling

void TurnColumn::scrollContentsBy(int, int)
{
    if (m_layingOut)
        return;
    const int value = verticalScrollBar()->value();
    m_following = value >= largestValue() - kAtEnd;
    layOutAt(m_following ? Place() : placeAt(value, Precision::Turn));
}

void TurnColumn::goTo(const Place &place)
{
    m_following = false;
    layOutAt(place);
    m_following = isAtEnd();
}

void TurnColumn::reveal(int turn)
{
    build(turn);
    if (!m_turns[size_t(turn)].exact || m_touched.contains(turn))
        measure(turn);
    const QRect box = turnRect(turn);
    if (box.top() < 0 || box.height() > viewHeight() - kBetween)
        goTo({turn, -1, false, -kEdge});
    else if (box.bottom() >= viewHeight())
        goTo({turn, -1, false, box.height() + kBetween - viewHeight()});
    else
        layOut();
}

void TurnColumn::revealPosition(int turn, int position)
{
    build(turn);
    if (!m_turns[size_t(turn)].exact || m_touched.contains(turn))
        measure(turn);
    const MessageBody *body = item(turn)->body();
    const int y = turnRect(turn).y() + body->y() + body->caretRect(position).top();
    if (y < kEdge || y > viewHeight() - 3 * kEdge)
        goTo({turn, position, true, -viewHeight() / 3});
    else
        layOut();
}

void TurnColumn::scrollBy(int pixels)
{
    verticalScrollBar()->setValue(m_shown + pixels);
}

void TurnColumn::scrollToStart()
{
    if (count() > 0)
        goTo({0, -1, false, -kEdge});
}

void TurnColumn::scrollToEnd()
{
    m_following = true;
    layOut();
}

bool TurnColumn::viewportEvent(QEvent *event)
{
    const bool done = QAbstractScrollArea::viewportEvent(event);
    if (event->type() == QEvent::Resize)
        layOut();
    return done;
}

void TurnColumn::showEvent(QShowEvent *event)
{
    QAbstractScrollArea::showEvent(event);
    layOut();
}

void TurnColumn::wheelEvent(QWheelEvent *event)
{
    if (!(event->modifiers() & Qt::ControlModifier)) {
        m_wheel = 0;
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    m_wheel += event->angleDelta().y();
    const int steps = m_wheel / QWheelEvent::DefaultDeltasPerStep;
    m_wheel -= steps * QWheelEvent::DefaultDeltasPerStep;
    if (steps != 0)
        Q_EMIT zoomWanted(steps);
    event->accept();
}

void TurnColumn::keyPressEvent(QKeyEvent *event)
{
    event->ignore();
    if (event->modifiers() & ~Qt::KeypadModifier)
        return;
    QScrollBar *bar = verticalScrollBar();
    switch (event->key()) {
    case Qt::Key_PageUp:
        bar->triggerAction(QAbstractSlider::SliderPageStepSub);
        break;
    case Qt::Key_PageDown:
        bar->triggerAction(QAbstractSlider::SliderPageStepAdd);
        break;
    case Qt::Key_Home:
        scrollToStart();
        break;
    case Qt::Key_End:
        scrollToEnd();
        break;
    default:
        return;
    }
    event->accept();
}

// ---- look

TextLook TurnColumn::makeLook() const
{
    TextLook look;
    look.body = font();
    look.body.setPointSizeF(font().pointSizeF() * kBodyScale * m_zoom);
    look.code = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    look.code.setPointSizeF(look.body.pointSizeF() * 0.95);
    look.palette = palette();
    look.pictures = m_pictures;
    look.highlighter = m_highlighter;
    return look;
}

TextLook TurnColumn::lookOf(int turn) const
{
    TextLook look = m_look;
    if (m_images)
        look.images = m_images->of(message(turn).id);
    return look;
}

void TurnColumn::setPictures(std::shared_ptr<TurnPictures> pictures)
{
    m_images = std::move(pictures);
}

void TurnColumn::refreshPictures()
{
    for (const int turn : m_built)
        item(turn)->refreshPictures();
}

void TurnColumn::setZoom(double zoom)
{
    if (zoom == m_zoom)
        return;
    m_zoom = zoom;
    lookChanged();
}

void TurnColumn::lookChanged()
{
    const Place place = m_following ? Place() : placeAt(m_shown, Precision::Text);
    m_look = makeLook();
    // What is out of sight is made anew when it is needed.
    dropFar(m_shown, 0);
    for (const int turn : m_built)
        item(turn)->setLook(lookOf(turn));
    adoptWidth();
    if (isVisible())
        layOutAt(place);
}

void TurnColumn::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        lookChanged();
}

} // namespace breakerbox::ui
