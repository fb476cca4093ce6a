// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/reading/block.h>

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QAccessibleTableInterface>
#include <QPointer>

#include <map>

namespace breakerbox::ui {

class BodyPart;
class MessageBody;
class TableBlock;

// What a part of a body is: a block, or something in it.
struct PartKey
{
    enum class Kind { Block = 0, Link, Row, Cell };
    quint64 serial = 0; // of the block
    Kind kind = Kind::Block;
    int first = 0;  // link, or row
    int second = 0; // column
    auto operator<=>(const PartKey &) const = default;
};

// The parts of one body that somebody asked for. Made when asked, kept until their block is gone.
class BodyParts final
{
public:
    explicit BodyParts(MessageBody &body)
        : m_body(body)
    {}
    ~BodyParts();
    BodyParts(const BodyParts &) = delete;
    BodyParts &operator=(const BodyParts &) = delete;

    [[nodiscard]] QAccessibleInterface *part(const PartKey &key);
    void dropLost();
    [[nodiscard]] MessageBody &body() const { return m_body; }

private:
    MessageBody &m_body;
    std::map<PartKey, QAccessible::Id> m_parts;
};

// One block, link, row or cell for a screen reader.
class BodyPart final : public QAccessibleInterface,
                       public QAccessibleActionInterface,
                       public QAccessibleTableCellInterface,
                       public QAccessibleTableInterface
{
public:
    BodyPart(BodyParts &parts, const PartKey &key);

    [[nodiscard]] bool isValid() const override;
    [[nodiscard]] QObject *object() const override { return nullptr; }
    [[nodiscard]] QWindow *window() const override;
    [[nodiscard]] QAccessibleInterface *parent() const override;
    [[nodiscard]] int childCount() const override;
    [[nodiscard]] QAccessibleInterface *child(int index) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override;
    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override;
    [[nodiscard]] QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString &) override {}
    [[nodiscard]] QRect rect() const override;
    [[nodiscard]] QAccessible::Role role() const override;
    [[nodiscard]] QAccessible::State state() const override;
    void *interface_cast(QAccessible::InterfaceType type) override;

    // Links.
    [[nodiscard]] QStringList actionNames() const override;
    void doAction(const QString &name) override;
    [[nodiscard]] QStringList keyBindingsForAction(const QString &) const override { return {}; }

    // Tables.
    [[nodiscard]] QAccessibleInterface *caption() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *summary() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *cellAt(int row, int column) const override;
    [[nodiscard]] int selectedCellCount() const override { return 0; }
    [[nodiscard]] QList<QAccessibleInterface *> selectedCells() const override { return {}; }
    [[nodiscard]] QString columnDescription(int column) const override;
    [[nodiscard]] QString rowDescription(int) const override { return {}; }
    [[nodiscard]] int selectedColumnCount() const override { return 0; }
    [[nodiscard]] int selectedRowCount() const override { return 0; }
    [[nodiscard]] int columnCount() const override;
    [[nodiscard]] int rowCount() const override;
    [[nodiscard]] QList<int> selectedColumns() const override { return {}; }
    [[nodiscard]] QList<int> selectedRows() const override { return {}; }
    [[nodiscard]] bool isColumnSelected(int) const override { return false; }
    [[nodiscard]] bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent *) override {}

    // Cells.
    [[nodiscard]] bool isSelected() const override { return false; }
    [[nodiscard]] QList<QAccessibleInterface *> columnHeaderCells() const override;
    [[nodiscard]] QList<QAccessibleInterface *> rowHeaderCells() const override { return {}; }
    [[nodiscard]] int columnIndex() const override { return m_key.second; }
    [[nodiscard]] int rowIndex() const override { return m_key.first; }
    [[nodiscard]] int columnExtent() const override { return 1; }
    [[nodiscard]] int rowExtent() const override { return 1; }
    [[nodiscard]] QAccessibleInterface *table() const override;

private:
    [[nodiscard]] const Block *block() const;
    [[nodiscard]] const TableBlock *tableBlock() const;
    [[nodiscard]] std::optional<BlockLink> link() const;
    [[nodiscard]] QRectF localRect(const Block &block) const;
    [[nodiscard]] QString blockName(const Block &block) const;
    [[nodiscard]] QAccessibleInterface *sibling(PartKey::Kind kind, int first, int second) const;

    BodyParts &m_parts;
    PartKey m_key;
};

} // namespace breakerbox::ui
