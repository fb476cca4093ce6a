// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/chat/stack.h>

namespace breakerbox::ui {

// The column of messages inside the scroll area. It says that it changed and leaves the moment of
// laying out to its view, which keeps the reader's place.
class ConversationPage final : public Stack
{
    Q_OBJECT
public:
    using Stack::Stack;

    // The room left and right of the reading width.
    void setSides(int side)
    {
        if (side == m_side)
            return;
        m_side = side;
        setMargins(QMargins(side, 16, side, 16));
    }

Q_SIGNALS:
    void changed();

protected:
    void contentsChanged() override { Q_EMIT changed(); }
    void resizeEvent(QResizeEvent *) override {} // its view places

private:
    int m_side = -1;
};

} // namespace breakerbox::ui
