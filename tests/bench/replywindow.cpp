// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "replywindow.h"

#include <ui/chat/messagebody.h>
#include <ui/widgets/theme.h>

#include <QApplication>
#include <QFontDatabase>
#include <QScrollBar>

namespace breakerbox::bench {

namespace {

constexpr QSize kWindow(900, 700);

void turnLoop()
{
    QApplication::processEvents();
    QApplication::processEvents(); // what the first turn asked for
}

ui::TextLook lookOf(const QWidget &widget)
{
    ui::TextLook look;
    look.highlighter = ui::highlight::Highlighter::createOwn();
    look.body = widget.font();
    look.code = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    look.palette = ui::theme::lightPalette();
    return look;
}

} // namespace

ReplyWindow::ReplyWindow()
    : m_body(new ui::MessageBody(lookOf(*this)))
{
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setFrameShape(QFrame::NoFrame);
    setWidget(m_body);
    resize(kWindow);
    show();
    turnLoop();
}

void ReplyWindow::setWhole(const QString &text)
{
    m_body->setText(text);
    draw();
}

void ReplyWindow::add(const QString &text)
{
    take(text);
    draw();
}

void ReplyWindow::take(const QString &text)
{
    m_body->appendText(text);
}

void ReplyWindow::draw()
{
    m_body->flush();
    const int width = viewport()->width();
    m_body->resize(width, m_body->heightForWidth(width));
    verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    turnLoop();
}

void ReplyWindow::finish()
{
    m_body->finishText();
    draw();
}

QImage ReplyWindow::picture()
{
    turnLoop();
    return m_body->grab().toImage();
}

BrowserWindow::BrowserWindow()
{
    document()->setUndoRedoEnabled(false);
    resize(kWindow);
    show();
    turnLoop();
}

void BrowserWindow::setWhole(const QString &text)
{
    document()->setLayoutEnabled(false);
    setMarkdown(text);
    document()->setLayoutEnabled(true);
    verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    turnLoop();
}

} // namespace breakerbox::bench
