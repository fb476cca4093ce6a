// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <ui/chat/offerrows.h>

#include <QPushButton>

namespace breakerbox::ui {

class PickList;

// Who answers the next message: boundary glyph, model, connection, health. Opens the list of all
// of them.
class TargetButton final : public QPushButton
{
    Q_OBJECT
public:
    explicit TargetButton(const Clock &clock, QWidget *parent = nullptr);
    void setTarget(const Target &target);
    void setTargets(const std::vector<Target> &targets);
    [[nodiscard]] const Target &target() const { return m_target; }
    [[nodiscard]] PickList *list() const { return m_list; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void picked(const breakerbox::ConnectionId &connection, const breakerbox::ModelId &model);
    void addConnectionRequested();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void open();
    [[nodiscard]] QString words() const;

    const Clock &m_clock;
    Target m_target;
    std::vector<Target> m_targets;
    PickList *m_list;
};

} // namespace breakerbox::ui
