// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QSplitter;

namespace breakerbox::ui {

// The sidebar beside the content. It folds; where there is no room for both it becomes a drawer
// over the content that closes at a click beside it.
class SidebarFrame final : public QWidget
{
    Q_OBJECT
public:
    static constexpr int kDrawerBelow = 720;    // of the window's width
    static constexpr int kDrawerBelowOwn = 560; // of what a dock leaves

    SidebarFrame(QWidget *side, QWidget *content, QWidget *parent = nullptr);

    // Folds or unfolds; as a drawer, opens or closes.
    void toggle();
    void setFolded(bool folded);
    [[nodiscard]] bool isFolded() const { return m_folded; }
    [[nodiscard]] bool isDrawer() const { return m_drawer; }
    [[nodiscard]] bool isSideShown() const;
    void showSide();
    void closeDrawer();

    [[nodiscard]] int sideWidth() const { return m_sideWidth; }
    void setSideWidth(int width);

Q_SIGNALS:
    void sideShown(bool shown);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void arrange();
    void placeDrawer();

    QWidget *m_side;
    QWidget *m_content;
    QSplitter *m_splitter;
    QWidget *m_shade;
    int m_sideWidth = 264;
    bool m_folded = false;
    bool m_drawer = false;
    bool m_drawerOpen = false;
};

} // namespace breakerbox::ui
