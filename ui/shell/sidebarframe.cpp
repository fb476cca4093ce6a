// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "sidebarframe.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QResizeEvent>
#include <QSplitter>

namespace breakerbox::ui {

namespace {

// Dims what the drawer covers, and takes the click beside it.
class Shade final : public QWidget
{
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter(this).fillRect(rect(), QColor(0, 0, 0, 90));
    }
};

constexpr int kDrawerMargin = 56; // of content that stays visible

} // namespace

SidebarFrame::SidebarFrame(QWidget *side, QWidget *content, QWidget *parent)
    : QWidget(parent),
      m_side(side),
      m_content(content),
      m_splitter(new QSplitter(Qt::Horizontal, this)),
      m_shade(new Shade(this))
{
    m_splitter->setHandleWidth(1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(side);
    m_splitter->addWidget(content);
    m_splitter->setStretchFactor(1, 1);
    m_shade->hide();
    m_shade->installEventFilter(this);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_splitter);
    connect(m_splitter, &QSplitter::splitterMoved, this,
            [this] { m_sideWidth = m_splitter->sizes().value(0, m_sideWidth); });
}

void SidebarFrame::setSideWidth(int width)
{
    m_sideWidth = qBound(200, width, 480);
    arrange();
}

bool SidebarFrame::isSideShown() const
{
    return m_drawer ? m_drawerOpen : !m_folded;
}

void SidebarFrame::toggle()
{
    if (m_drawer)
        m_drawerOpen = !m_drawerOpen;
    else
        m_folded = !m_folded;
    arrange();
}

void SidebarFrame::setFolded(bool folded)
{
    m_folded = folded;
    arrange();
}

void SidebarFrame::showSide()
{
    if (!isSideShown())
        toggle();
}

void SidebarFrame::closeDrawer()
{
    if (!m_drawer || !m_drawerOpen)
        return;
    m_drawerOpen = false;
    arrange();
}

void SidebarFrame::arrange()
{
    const bool inSplitter = m_splitter->indexOf(m_side) >= 0;
    if (m_drawer && inSplitter) {
        m_side->setParent(this);
    } else if (!m_drawer && !inSplitter) {
        m_splitter->insertWidget(0, m_side);
        m_splitter->setStretchFactor(0, 0);
        m_splitter->setStretchFactor(1, 1);
    }
    const bool shown = isSideShown();
    m_side->setVisible(shown);
    m_shade->setVisible(m_drawer && shown);
    if (m_drawer)
        placeDrawer();
    else if (shown)
        m_splitter->setSizes({m_sideWidth, qMax(1, width() - m_sideWidth)});
    Q_EMIT sideShown(shown);
}

void SidebarFrame::placeDrawer()
{
    m_shade->setGeometry(rect());
    m_shade->raise();
    m_side->setGeometry(0, 0, qMin(qMax(m_sideWidth, 240), width() - kDrawerMargin), height());
    m_side->raise();
}

void SidebarFrame::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool drawer = window()->width() < kDrawerBelow || width() < kDrawerBelowOwn;
    if (drawer != m_drawer) {
        m_drawer = drawer;
        m_drawerOpen = false;
        arrange();
    } else if (m_drawer) {
        placeDrawer();
    } else if (event->oldSize().width() != width() && isSideShown()) {
        m_splitter->setSizes({m_sideWidth, qMax(1, width() - m_sideWidth)});
    }
}

bool SidebarFrame::eventFilter(QObject *object, QEvent *event)
{
    if (object == m_shade && event->type() == QEvent::MouseButtonPress) {
        closeDrawer();
        return true;
    }
    return QWidget::eventFilter(object, event);
}

} // namespace breakerbox::ui
