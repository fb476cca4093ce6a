// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/turnlist.h>

#include <ui/chat/messageitem.h>
#include <ui/chat/turncolumn.h>

#include <QAccessibleWidget>
#include <QPointer>

namespace breakerbox::ui {

namespace {

// A message that has no widget now.
class UnbuiltTurn final : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    UnbuiltTurn(TurnList *list, const MessageId &id)
        : m_list(list),
          m_id(id)
    {}

    [[nodiscard]] int turn() const { return m_list ? m_list->column()->indexOf(m_id) : -1; }

    bool isValid() const override { return turn() >= 0; }
    QObject *object() const override { return nullptr; }
    QWindow *window() const override { return isValid() ? parent()->window() : nullptr; }
    QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_list);
    }
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    void setText(QAccessible::Text, const QString &) override {}

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name && isValid() ? m_list->column()->spokenName(turn())
                                                      : QString();
    }

    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect box = m_list->column()->turnRect(turn());
        return {m_list->mapToGlobal(box.topLeft()), box.size()};
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.focusable = true;
        state.invisible = !m_list->isVisible();
        state.offscreen = !m_list->column()->turnRect(turn()).intersects(m_list->rect());
        return state;
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface
                   ? static_cast<QAccessibleActionInterface *>(this)
                   : nullptr;
    }

    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    QStringList keyBindingsForAction(const QString &) const override { return {}; }
    QString localizedActionName(const QString &name) const override
    {
        return name == pressAction() ? TurnList::tr("Scroll to it")
                                     : QAccessibleActionInterface::localizedActionName(name);
    }
    void doAction(const QString &name) override
    {
        if (!isValid())
            return;
        TurnColumn *column = m_list->column();
        column->reveal(turn());
        if (name == setFocusAction())
            column->item(turn())->setFocus(Qt::OtherFocusReason);
    }

private:
    QPointer<TurnList> m_list;
    MessageId m_id;
};

class TurnListInterface final : public QAccessibleWidget
{
public:
    explicit TurnListInterface(TurnList *list)
        : QAccessibleWidget(list, QAccessible::List)
    {}

    int childCount() const override { return column()->count(); }
    QAccessibleInterface *child(int index) const override { return list()->turn(index); }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        if (const auto *unbuilt = dynamic_cast<const UnbuiltTurn *>(child))
            return unbuilt->turn();
        return child ? column()->turnOf(qobject_cast<QWidget *>(child->object())) : -1;
    }
    QAccessibleInterface *childAt(int x, int y) const override
    {
        const QPoint at = list()->mapFromGlobal(QPoint(x, y));
        const int turn = list()->rect().contains(at) ? column()->turnAt(at.y()) : -1;
        return turn >= 0 && column()->turnRect(turn).contains(at) ? child(turn) : nullptr;
    }

private:
    [[nodiscard]] TurnList *list() const { return static_cast<TurnList *>(widget()); }
    [[nodiscard]] TurnColumn *column() const { return list()->column(); }
};

class MessageInterface final : public QAccessibleWidget
{
public:
    explicit MessageInterface(MessageItem *item)
        : QAccessibleWidget(item, QAccessible::ListItem)
    {}
    QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Name)
            return static_cast<MessageItem *>(widget())->spokenName();
        return QAccessibleWidget::text(kind);
    }
};

QAccessibleInterface *turnAccess(const QString &, QObject *object)
{
    if (auto *item = qobject_cast<MessageItem *>(object))
        return new MessageInterface(item);
    if (auto *list = qobject_cast<TurnList *>(object))
        return new TurnListInterface(list);
    return nullptr;
}

} // namespace

void installTurnAccess()
{
    QAccessible::installFactory(turnAccess);
}

TurnList::TurnList(TurnColumn *column)
    : QWidget(column),
      m_column(column)
{
    installTurnAccess();
    setAccessibleName(tr("Messages"));
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
}

TurnList::~TurnList()
{
    forget();
}

QAccessibleInterface *TurnList::turn(int turn)
{
    if (turn < 0 || turn >= m_column->count())
        return nullptr;
    if (MessageItem *item = m_column->item(turn))
        return QAccessible::queryAccessibleInterface(item);
    const MessageId id = m_column->message(turn).id;
    QAccessible::Id &known = m_unbuilt[id.value()];
    if (known == 0)
        known = QAccessible::registerAccessibleInterface(new UnbuiltTurn(this, id));
    return QAccessible::accessibleInterface(known);
}

void TurnList::forget()
{
    for (const QAccessible::Id id : std::as_const(m_unbuilt))
        QAccessible::deleteAccessibleInterface(id);
    m_unbuilt.clear();
}

void TurnList::forget(int turn)
{
    if (const auto id = m_unbuilt.take(m_column->message(turn).id.value()))
        QAccessible::deleteAccessibleInterface(id);
}

} // namespace breakerbox::ui
