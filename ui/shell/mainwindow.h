// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <settings/values.h>
#include <ui/diagnostics/diagnosticssource.h>
#include <ui/shell/windowactions.h>

#include <QMainWindow>

class QDockWidget;
class QStackedWidget;
class QVBoxLayout;

namespace breakerbox::ui {

class Banner;
class ConnectionListModel;
class ConversationHeader;
class ConversationListModel;
class DiagnosticsPanel;
class Sidebar;
class SidebarFrame;
class StartPage;

// The window: puts sidebar, header, page, banner and diagnostics together and folds what has no
// room. It knows no flow; WindowBinding joins it to them.
class MainWindow final : public QMainWindow
{
    Q_OBJECT
public:
    MainWindow(ConversationListModel &conversations, ConnectionListModel &connections,
               DiagnosticsSource diagnostics, const settings::Window &left,
               QWidget *parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] QAction *action(Command command) const;
    [[nodiscard]] const WindowActions &actions() const { return *m_actions; }
    [[nodiscard]] Sidebar &sidebar() const { return *m_sidebar; }
    [[nodiscard]] ConversationHeader &header() const { return *m_header; }
    [[nodiscard]] DiagnosticsPanel &diagnostics() const { return *m_diagnostics; }
    [[nodiscard]] Banner &banner() const { return *m_banner; }
    [[nodiscard]] StartPage &startPage() const { return *m_start; }

    // Shows the page of a conversation; null = the start page. Pages stay the caller's.
    void showPage(QWidget *page);
    // A strip across the top, below the banner (the demo's controls). Takes ownership.
    void addStrip(QWidget *strip);
    void showDiagnostics(const breaker::ScopeKey &scope);
    // As it is now, for the next start. Whatever else is in there stays as it was.
    [[nodiscard]] settings::Window left(settings::Window before) const;

Q_SIGNALS:
    void closing();

protected:
    void closeEvent(QCloseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeMiddle();
    void makeDock(DiagnosticsSource source);
    QWidget *makeDockTitle();
    void connectActions();
    void openPalette();
    void restore(const settings::Window &left);
    void fitDock();

    WindowActions *m_actions;
    Sidebar *m_sidebar;
    SidebarFrame *m_frame = nullptr;
    Banner *m_banner = nullptr;
    ConversationHeader *m_header = nullptr;
    QStackedWidget *m_pages = nullptr;
    StartPage *m_start = nullptr;
    QVBoxLayout *m_top = nullptr;
    QDockWidget *m_dock = nullptr;
    DiagnosticsPanel *m_diagnostics = nullptr;
};

} // namespace breakerbox::ui
