// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace breakerbox::ui {

// Items side by side, going on in the next row where there is no more room: rows of buttons in a
// narrow window.
class FlowLayout final : public QLayout
{
    Q_OBJECT
public:
    explicit FlowLayout(QWidget *parent, int across = 8, int down = 8);
    explicit FlowLayout(int across, int down)
        : FlowLayout(nullptr, across, down)
    {}
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override;
    [[nodiscard]] int count() const override { return int(m_items.size()); }
    [[nodiscard]] QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    enum class Move { No = 0, Yes };
    int arrange(const QRect &rect, Move move) const;

    std::vector<QLayoutItem *> m_items;
    int m_across;
    int m_down;
};

} // namespace breakerbox::ui
