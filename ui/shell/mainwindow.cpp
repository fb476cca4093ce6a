// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "mainwindow.h"

#include <ui/diagnostics/diagnosticspanel.h>
#include <ui/shell/banner.h>
#include <ui/shell/commandpalette.h>
#include <ui/shell/conversationheader.h>
#include <ui/shell/sidebarframe.h>
#include <ui/shell/startpage.h>
#include <ui/sidebar/sidebar.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/icons.h>
#include <ui/widgets/screenroom.h>

#include <QAction>
#include <QCloseEvent>
#include <QDockWidget>
#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr int kDockWidth = 420;
constexpr int kDockFloatsBelow = 900; // of the window's width

} // namespace

MainWindow::MainWindow(ConversationListModel &conversations, ConnectionListModel &connections,
                       DiagnosticsSource diagnostics, const settings::Window &left, QWidget *parent)
    : QMainWindow(parent),
      m_actions(new WindowActions(this)),
      m_sidebar(new Sidebar(conversations, connections))
{
    setWindowTitle(tr("Breakerbox"));
    setMinimumSize(380, 360);
    setContextMenuPolicy(Qt::NoContextMenu);
    auto *whole = new QWidget(this);
    m_top = new QVBoxLayout(whole);
    m_top->setContentsMargins(0, 0, 0, 0);
    m_top->setSpacing(0);
    m_banner = new Banner(whole);
    m_top->addWidget(m_banner);
    m_frame = new SidebarFrame(m_sidebar, makeMiddle(), whole);
    m_top->addWidget(m_frame, 1);
    setCentralWidget(whole);
    makeDock(std::move(diagnostics));
#ifdef Q_OS_MACOS
    m_actions->fillMenuBar(menuBar());
#endif
    connectActions();
    restore(left);
}

MainWindow::~MainWindow()
{
    // They say that they are hidden when they go, to a window that is no longer one.
    m_dock->disconnect(this);
    m_frame->disconnect(this);
}

QWidget *MainWindow::makeMiddle()
{
    auto *middle = new QWidget;
    auto *column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *menu = new QMenu(this);
    m_actions->fillMenu(menu);
    m_header = new ConversationHeader(action(Command::ToggleSidebar),
                                      action(Command::ToggleDiagnostics), menu, middle);
    auto *line = new QFrame(middle);
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Midlight);
    line->setFixedHeight(1);
    m_pages = new QStackedWidget(middle);
    m_start = new StartPage(m_pages);
    m_pages->addWidget(m_start);
    column->addWidget(m_header);
    column->addWidget(line);
    column->addWidget(m_pages, 1);
    return middle;
}

void MainWindow::makeDock(DiagnosticsSource source)
{
    m_diagnostics = new DiagnosticsPanel(std::move(source));
    m_dock = new QDockWidget(tr("Diagnostics"), this);
    m_dock->setObjectName(u"diagnostics"_s);
    m_dock->setAllowedAreas(Qt::RightDockWidgetArea | Qt::BottomDockWidgetArea);
    m_dock->setWidget(m_diagnostics);
    m_dock->setTitleBarWidget(makeDockTitle());
    addDockWidget(Qt::RightDockWidgetArea, m_dock);
    m_dock->hide();
}

// The dock can be dragged by it: what it does not use itself it hands on.
QWidget *MainWindow::makeDockTitle()
{
    auto *bar = new QWidget(m_dock);
    auto *title = new ElidedLabel(m_dock->windowTitle(), bar);
    QFont font = title->font();
    font.setWeight(QFont::DemiBold);
    title->setFont(font);
    auto *floats = new ActionButton(icons::get(u"external-link"_s), tr("Float or dock"), bar);
    auto *close = new ActionButton(icons::get(u"x"_s), tr("Close diagnostics"), bar);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(16, 8, 8, 0);
    row->setSpacing(0);
    row->addWidget(title, 1);
    row->addWidget(floats);
    row->addWidget(close);
    connect(floats, &QAbstractButton::clicked, m_dock,
            [dock = m_dock] { dock->setFloating(!dock->isFloating()); });
    connect(close, &QAbstractButton::clicked, m_dock, &QWidget::close);
    return bar;
}

QAction *MainWindow::action(Command command) const
{
    return m_actions->action(command);
}

void MainWindow::connectActions()
{
    connect(action(Command::ToggleSidebar), &QAction::triggered, m_frame, &SidebarFrame::toggle);
    connect(m_frame, &SidebarFrame::sideShown, this, [this](bool shown) {
        action(Command::ToggleSidebar)->setChecked(shown);
        m_header->setSidebarShown(shown);
    });
    connect(action(Command::ToggleDiagnostics), &QAction::triggered, this, [this](bool shown) {
        fitDock();
        m_dock->setVisible(shown);
    });
    connect(m_dock, &QDockWidget::visibilityChanged, this,
            [this] { action(Command::ToggleDiagnostics)->setChecked(!m_dock->isHidden()); });
    connect(action(Command::Search), &QAction::triggered, this, [this] {
        m_frame->showSide();
        m_sidebar->focusSearch();
    });
    connect(action(Command::Palette), &QAction::triggered, this, &MainWindow::openPalette);
    connect(action(Command::Quit), &QAction::triggered, this, &QWidget::close);
    m_sidebar->tellKeysOf(action(Command::NewConversation), action(Command::AddConnection));
    connect(m_sidebar, &Sidebar::conversationChosen, m_frame, &SidebarFrame::closeDrawer);
    connect(m_sidebar, &Sidebar::newConversationRequested, action(Command::NewConversation),
            &QAction::trigger);
    connect(m_sidebar, &Sidebar::addConnectionRequested, action(Command::AddConnection),
            &QAction::trigger);
    connect(m_start, &StartPage::addConnectionRequested, action(Command::AddConnection),
            &QAction::trigger);
    connect(m_start, &StartPage::newConversationRequested, action(Command::NewConversation),
            &QAction::trigger);
}

void MainWindow::openPalette()
{
    // A hidden shortcut's disabled action is listed too, dimmed.
    (new CommandPalette(m_actions->all(), this))->open();
}

void MainWindow::showPage(QWidget *page)
{
    QWidget *shown = page ? page : m_start;
    if (m_pages->indexOf(shown) < 0)
        m_pages->addWidget(shown);
    m_pages->setCurrentWidget(shown);
}

void MainWindow::addStrip(QWidget *strip)
{
    m_top->insertWidget(1, strip);
}

void MainWindow::showDiagnostics(const breaker::ScopeKey &scope)
{
    fitDock();
    m_dock->show();
    m_dock->raise();
    m_diagnostics->select(scope);
}

// Where there is no room beside the conversation, the panel floats.
void MainWindow::fitDock()
{
    if (!m_dock->isHidden())
        return;
    const bool floats = width() < kDockFloatsBelow;
    m_dock->setFloating(floats);
    if (floats)
        m_dock->resize(kDockWidth, qMin(height(), 640));
    else
        resizeDocks({m_dock}, {kDockWidth}, Qt::Horizontal);
}

void MainWindow::restore(const settings::Window &left)
{
    resizeOnScreen(*this, {1120, 720});
    if (!left.geometry.isEmpty())
        restoreGeometry(left.geometry);
    if (!left.docks.isEmpty())
        restoreState(left.docks);
    m_frame->setSideWidth(left.sidebarWidth);
    m_frame->setFolded(!left.sidebarVisible);
    m_dock->setVisible(left.diagnosticsVisible);
    action(Command::ToggleDiagnostics)->setChecked(left.diagnosticsVisible);
}

settings::Window MainWindow::left(settings::Window before) const
{
    settings::Window now = std::move(before);
    now.geometry = saveGeometry();
    now.docks = saveState();
    now.sidebarWidth = m_frame->sideWidth();
    now.sidebarVisible = !m_frame->isFolded();
    now.diagnosticsVisible = !m_dock->isHidden();
    return now;
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    Q_EMIT closing();
    QMainWindow::closeEvent(event);
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    // Escape closes the nearest thing.
    if (event->key() == Qt::Key_Escape && m_frame->isDrawer() && m_frame->isSideShown())
        m_frame->closeDrawer();
    else
        QMainWindow::keyPressEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    const bool narrow = width() < SidebarFrame::kDrawerBelow;
    if (narrow && !m_dock->isHidden() && !m_dock->isFloating())
        m_dock->setFloating(true);
}

} // namespace breakerbox::ui
