// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/reading/block.h>

#include <QObject>
#include <QPointer>

#include <functional>

class QScrollBar;
class QWidget;

namespace breakerbox::ui {

class ActionButton;
class BlockList;

// The real widgets of the blocks near what is looked at: their buttons, which keyboard and screen
// reader reach, and their sideways scroll bars. Children of the body; main thread.
class BlockFittings final : public QObject
{
    Q_OBJECT
public:
    // markdown gives the source of the block at an index.
    BlockFittings(BlockList &blocks, QWidget &body, std::function<QString(int)> markdown);

    // Fits the blocks that touch [top, bottom] and takes the others' widgets away.
    void fit(qreal top, qreal bottom);
    void clear();
    // Another number whenever a widget came or went.
    [[nodiscard]] quint64 revision() const { return m_revision; }
    [[nodiscard]] ActionButton *button(quint64 serial) const;
    [[nodiscard]] QScrollBar *bar(quint64 serial) const;

Q_SIGNALS:
    // Somebody wants to see this image here, or where it comes from.
    void imageRequested(const breakerbox::ui::Link &image);
    void imageOpenRequested(const breakerbox::ui::Link &image);
    void scrolled(quint64 serial);

private:
    struct Fitting
    {
        quint64 serial = 0;
        QPointer<ActionButton> button;
        BlockAction action = BlockAction::None; // of the button
        QString name;                           // the same
        QPointer<QScrollBar> bar;
    };

    void fitOne(const Block &block, Fitting &fitting);
    [[nodiscard]] ActionButton *makeButton(const Block &block);
    [[nodiscard]] QScrollBar *makeBar(quint64 serial);
    void discard(Fitting &fitting);
    void discardButton(Fitting &fitting);
    void orderTabs();
    void act(quint64 serial, ActionButton *button);
    void copyCode(const Block &block, ActionButton *button);
    void offerTable(int index, ActionButton *button);

    BlockList &m_blocks;
    QWidget &m_body;
    std::function<QString(int)> m_markdown;
    std::vector<Fitting> m_fittings;
    quint64 m_revision = 0;
};

} // namespace breakerbox::ui
