// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QScrollArea>
#include <QTextBrowser>

namespace breakerbox::ui {
class MessageBody;
}

namespace breakerbox::bench {

// One message in a window of 900 × 700, its end in sight, as in a conversation.
class ReplyWindow final : public QScrollArea
{
public:
    ReplyWindow();

    // Each draws what it was given before it returns.
    void setWhole(const QString &text);
    void add(const QString &text);
    // More than one piece per picture: take several, then draw.
    void take(const QString &text);
    void draw();
    void finish();
    // All of it, also what is scrolled out of sight.
    [[nodiscard]] QImage picture();

private:
    ui::MessageBody *m_body; // of the area
};

// The usual way: a QTextBrowser that is given everything again, its layout off while it is filled.
class BrowserWindow final : public QTextBrowser
{
public:
    BrowserWindow();
    void setWhole(const QString &text);
};

} // namespace breakerbox::bench
