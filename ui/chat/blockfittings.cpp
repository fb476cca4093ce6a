// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/blockfittings.h>

#include <ui/reading/blocklist.h>
#include <ui/reading/codeblock.h>
#include <ui/text/hiddentext.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/icons.h>

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr int kMostFittings = 60;

void setPlace(QWidget *widget, const QRect &place)
{
    if (widget->geometry() != place)
        widget->setGeometry(place);
    if (widget->isHidden())
        widget->show();
}

// Says for a moment that it was done.
void confirm(ActionButton *button, const QString &note, int milliseconds)
{
    const QString name = button->property("name").toString();
    button->setIcon(icons::get(u"check"_s));
    button->setToolTip(note);
    button->setAccessibleName(note);
    QTimer::singleShot(milliseconds, button, [button, name] {
        button->setIcon(icons::get(u"copy"_s));
        button->setToolTip(name);
        button->setAccessibleName(name);
    });
}

} // namespace

BlockFittings::BlockFittings(BlockList &blocks, QWidget &body, std::function<QString(int)> markdown)
    : QObject(&body),
      m_blocks(blocks),
      m_body(body),
      m_markdown(std::move(markdown))
{}

ActionButton *BlockFittings::button(quint64 serial) const
{
    for (const Fitting &fitting : m_fittings) {
        if (fitting.serial == serial)
            return fitting.button;
    }
    return nullptr;
}

QScrollBar *BlockFittings::bar(quint64 serial) const
{
    for (const Fitting &fitting : m_fittings) {
        if (fitting.serial == serial)
            return fitting.bar;
    }
    return nullptr;
}

void BlockFittings::clear()
{
    for (Fitting &fitting : m_fittings)
        discard(fitting);
    m_fittings.clear();
}

void BlockFittings::discard(Fitting &fitting)
{
    ++m_revision;
    discardButton(fitting);
    if (fitting.bar) {
        fitting.bar->hide();
        fitting.bar->deleteLater();
    }
}

// A focus in it goes to the body's turn, not to the next thing anywhere.
void BlockFittings::discardButton(Fitting &fitting)
{
    if (!fitting.button)
        return;
    ++m_revision;
    if (fitting.button->hasFocus() && m_body.parentWidget())
        m_body.parentWidget()->setFocus(Qt::OtherFocusReason);
    fitting.button->hide();
    fitting.button->deleteLater();
    fitting.button = nullptr;
}

void BlockFittings::fit(qreal top, qreal bottom)
{
    std::vector<Fitting> kept;
    bool changed = false;
    const int first = std::max(0, m_blocks.indexAtY(top));
    for (int i = first; i < m_blocks.count() && kept.size() < kMostFittings; ++i) {
        const Block &block = m_blocks.at(i);
        if (block.place().y > bottom)
            break;
        if (!block.isLaidOut() || (block.action() == BlockAction::None && block.overflow() <= 0))
            continue;
        const quint64 serial = block.place().serial;
        const auto known = std::find_if(m_fittings.begin(), m_fittings.end(),
                                        [serial](const Fitting &f) { return f.serial == serial; });
        if (known != m_fittings.end()) {
            kept.push_back(*known);
            m_fittings.erase(known);
        } else {
            kept.emplace_back().serial = serial;
            changed = true;
        }
        fitOne(block, kept.back());
    }
    for (Fitting &fitting : m_fittings) {
        // What has the focus stays, though it is out of sight.
        if (fitting.button && fitting.button->hasFocus() && m_blocks.indexOf(fitting.serial) >= 0)
            kept.push_back(fitting);
        else
            discard(fitting);
    }
    m_fittings = std::move(kept);
    if (changed)
        orderTabs();
}

void BlockFittings::fitOne(const Block &block, Fitting &fitting)
{
    const qreal y = block.place().y;
    const bool other = fitting.action != block.action() || fitting.name != block.actionName();
    if (fitting.button && other)
        discardButton(fitting);
    if (block.action() != BlockAction::None) {
        if (!fitting.button) {
            fitting.button = makeButton(block);
            fitting.action = block.action();
            fitting.name = block.actionName();
        }
        const QSize size = fitting.button->sizeHint();
        const QPointF corner = block.actionCorner() + QPointF(0, y);
        setPlace(fitting.button,
                 QRect(QPoint(int(corner.x()) - size.width(), int(corner.y())), size));
    }
    if (block.overflow() > 0) {
        if (!fitting.bar)
            fitting.bar = makeBar(fitting.serial);
        fitting.bar->setRange(0, int(std::ceil(block.overflow())));
        fitting.bar->setPageStep(int(block.barRect().width()));
        fitting.bar->setValue(int(block.scrolled()));
        setPlace(fitting.bar, block.barRect().translated(0, y).toRect());
    } else if (fitting.bar) {
        fitting.bar->hide();
    }
}

ActionButton *BlockFittings::makeButton(const Block &block)
{
    QString name = tr("Copy code");
    QString icon = u"copy"_s;
    if (block.action() == BlockAction::CopyTable) {
        name = tr("Copy table");
    } else if (block.action() == BlockAction::LoadImages) {
        name = block.actionName();
    } else if (block.action() == BlockAction::OpenImage) {
        name = tr("Open image in the browser");
        icon = u"external-link"_s;
    }
    ++m_revision;
    auto *button = block.action() == BlockAction::LoadImages
                       ? new ActionButton(tr("Load"), ActionButton::Look::Plain, &m_body)
                       : new ActionButton(icons::get(icon), name, &m_body);
    button->setAccessibleName(name);
    button->setToolTip(name);
    button->setProperty("name", name);
    button->setCursor(Qt::ArrowCursor);
    connect(button, &QPushButton::clicked, this,
            [this, button, serial = block.place().serial] { act(serial, button); });
    return button;
}

QScrollBar *BlockFittings::makeBar(quint64 serial)
{
    auto *bar = new QScrollBar(Qt::Horizontal, &m_body);
    bar->setFocusPolicy(Qt::NoFocus);
    bar->setAccessibleName(tr("Scroll sideways"));
    bar->setCursor(Qt::ArrowCursor);
    bar->setLayoutDirection(Qt::LeftToRight); // what it scrolls begins at the left
    bar->setSingleStep(24);
    connect(bar, &QScrollBar::valueChanged, this, [this, serial](int value) {
        const int index = m_blocks.indexOf(serial);
        if (index < 0)
            return;
        m_blocks.at(index).scrollTo(value);
        Q_EMIT scrolled(serial);
    });
    return bar;
}

// The Tab key goes from the upper ones to the lower ones.
void BlockFittings::orderTabs()
{
    QWidget *before = nullptr;
    for (const Fitting &fitting : m_fittings) {
        if (!fitting.button)
            continue;
        if (before)
            QWidget::setTabOrder(before, fitting.button);
        before = fitting.button;
    }
}

void BlockFittings::act(quint64 serial, ActionButton *button)
{
    const int index = m_blocks.indexOf(serial);
    if (index < 0)
        return;
    const Block &block = m_blocks.at(index);
    switch (block.action()) {
    case BlockAction::CopyCode:
        copyCode(block, button);
        break;
    case BlockAction::CopyTable:
        offerTable(index, button);
        break;
    case BlockAction::LoadImages:
        Q_EMIT imageRequested(block.actionLink());
        break;
    case BlockAction::OpenImage:
        Q_EMIT imageOpenRequested(block.actionLink());
        break;
    case BlockAction::None:
        break;
    }
}

// The code is copied exactly as it is; what cannot be seen in it is said once.
void BlockFittings::copyCode(const Block &block, ActionButton *button)
{
    const QString &code = static_cast<const CodeBlock &>(block).source();
    QGuiApplication::clipboard()->setText(code);
    const bool hidden = text::hasHidden(code, text::HiddenIn::Code);
    confirm(button, hidden ? tr("Copied. It holds characters that cannot be seen.") : tr("Copied"),
            hidden ? 6000 : 1600);
}

void BlockFittings::offerTable(int index, ActionButton *button)
{
    auto *menu = new QMenu(button);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto offer = [menu, button](const QString &name, const QString &text) {
        menu->addAction(name, button, [button, text] {
            QGuiApplication::clipboard()->setText(text);
            confirm(button, tr("Copied"), 1600);
        });
    };
    offer(tr("Copy for a spreadsheet"), m_blocks.at(index).allText());
    offer(tr("Copy as Markdown"), m_markdown(index));
    menu->popup(button->mapToGlobal(QPoint(0, button->height())));
}

} // namespace breakerbox::ui
