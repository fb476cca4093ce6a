// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/usage/usagetext.h>

#include <QWidget>

namespace breakerbox::ui {

// One bar for each of the last twelve months: what it cost where every line has a price, its
// tokens otherwise. The table beside it says the same in numbers.
class UsageBars final : public QWidget
{
    Q_OBJECT
public:
    explicit UsageBars(QWidget *parent = nullptr);

    void setMonths(const std::vector<UsageMonth> &months);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Bar
    {
        QString label; // "Nov"
        QString value;
        double part = 0; // of the highest
    };
    std::vector<Bar> m_bars; // oldest first
    QString m_caption;
};

} // namespace breakerbox::ui
