// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/bodyaccessible.h>

#include <ui/chat/bodyparts.h>
#include <ui/chat/messagebody.h>
#include <ui/widgets/actionbutton.h>

#include <QAccessibleWidget>

#include <utility>
#include <vector>

namespace breakerbox::ui {

namespace {

PartKey blockKey(quint64 serial)
{
    PartKey key;
    key.serial = serial;
    return key;
}

// The body: its blocks from top to bottom, each followed by its button if it has one now.
class BodyInterface final : public QAccessibleWidget
{
public:
    explicit BodyInterface(MessageBody *body)
        : QAccessibleWidget(body, QAccessible::Section),
          m_parts(*body)
    {}

    [[nodiscard]] int childCount() const override { return int(children().size()); }
    [[nodiscard]] QAccessibleInterface *child(int index) const override
    {
        const auto &all = children();
        return index < 0 || size_t(index) >= all.size() ? nullptr : resolve(all[size_t(index)]);
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override
    {
        const auto &all = children();
        for (size_t i = 0; i < all.size(); ++i) {
            if (resolve(all[i]) == child)
                return int(i);
        }
        return -1;
    }
    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override
    {
        const MessageBody &own = body();
        const QPoint point = own.mapFromGlobal(QPoint(x, y));
        if (auto *button = qobject_cast<ActionButton *>(own.childAt(point)))
            return QAccessible::queryAccessibleInterface(button);
        const int index = own.blocks().indexAtY(point.y());
        if (index < 0 || !own.rect().contains(point))
            return nullptr;
        return m_parts.part(blockKey(own.blocks().at(index).place().serial));
    }

private:
    struct Child
    {
        quint64 serial = 0;
        ActionButton *button = nullptr;
    };

    [[nodiscard]] MessageBody &body() const { return *static_cast<MessageBody *>(widget()); }
    [[nodiscard]] QAccessibleInterface *resolve(const Child &child) const
    {
        return child.button ? QAccessible::queryAccessibleInterface(child.button)
                            : m_parts.part(blockKey(child.serial));
    }
    [[nodiscard]] const std::vector<Child> &children() const
    {
        const BlockList &blocks = body().blocks();
        const auto now = std::pair(blocks.revision(), body().fittings().revision());
        if (now == m_known)
            return m_children;
        m_known = now;
        m_parts.dropLost();
        m_children.clear();
        for (int i = 0; i < blocks.count(); ++i) {
            const quint64 serial = blocks.at(i).place().serial;
            m_children.push_back({serial, nullptr});
            if (ActionButton *button = body().fittings().button(serial))
                m_children.push_back({serial, button});
        }
        return m_children;
    }

    mutable BodyParts m_parts; // made when asked for
    mutable std::vector<Child> m_children;
    mutable std::pair<quint64, quint64> m_known{~quint64(0), 0};
};

QAccessibleInterface *bodyInterface(const QString &, QObject *object)
{
    auto *body = qobject_cast<MessageBody *>(object);
    return body ? new BodyInterface(body) : nullptr;
}

} // namespace

void installBodyAccessibility()
{
    QAccessible::installFactory(bodyInterface);
}

} // namespace breakerbox::ui
