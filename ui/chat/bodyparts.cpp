// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/bodyparts.h>

#include <ui/chat/messagebody.h>
#include <ui/reading/codeblock.h>
#include <ui/reading/paragraphblock.h>
#include <ui/reading/tableblock.h>

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr int kSpokenPart = 20'000;

class PartWords
{
    Q_DECLARE_TR_FUNCTIONS(breakerbox::ui::MessageBody)
};

QString spokenWords(const Block &block)
{
    return block.copied(0, std::min(block.length(), kSpokenPart));
}

} // namespace

// ---- the parts of a body

BodyParts::~BodyParts()
{
    for (const auto &[key, id] : m_parts)
        QAccessible::deleteAccessibleInterface(id);
}

QAccessibleInterface *BodyParts::part(const PartKey &key)
{
    const auto known = m_parts.find(key);
    if (known != m_parts.end()) {
        if (QAccessibleInterface *part = QAccessible::accessibleInterface(known->second))
            return part;
    }
    auto *made = new BodyPart(*this, key);
    m_parts[key] = QAccessible::registerAccessibleInterface(made);
    return made;
}

void BodyParts::dropLost()
{
    std::erase_if(m_parts, [this](const auto &entry) {
        if (m_body.blocks().indexOf(entry.first.serial) >= 0)
            return false;
        QAccessible::deleteAccessibleInterface(entry.second);
        return true;
    });
}

// ---- one of them

BodyPart::BodyPart(BodyParts &parts, const PartKey &key)
    : m_parts(parts),
      m_key(key)
{}

const Block *BodyPart::block() const
{
    const BlockList &blocks = m_parts.body().blocks();
    const int index = blocks.indexOf(m_key.serial);
    return index < 0 ? nullptr : &blocks.at(index);
}

const TableBlock *BodyPart::tableBlock() const
{
    const Block *found = block();
    return found && found->kind() == Block::Kind::Table ? static_cast<const TableBlock *>(found)
                                                        : nullptr;
}

std::optional<BlockLink> BodyPart::link() const
{
    const Block *found = block();
    if (!found || m_key.kind != PartKey::Kind::Link)
        return std::nullopt;
    const auto links = found->links();
    if (size_t(m_key.first) >= links.size())
        return std::nullopt;
    return links[size_t(m_key.first)];
}

bool BodyPart::isValid() const
{
    const TableBlock *table = tableBlock();
    switch (m_key.kind) {
    case PartKey::Kind::Block:
        return block() != nullptr;
    case PartKey::Kind::Link:
        return link().has_value();
    case PartKey::Kind::Row:
        return table && m_key.first < table->rows();
    case PartKey::Kind::Cell:
        return table && m_key.first < table->rows() && m_key.second < table->cells(m_key.first);
    }
    return false;
}

QWindow *BodyPart::window() const
{
    return m_parts.body().window()->windowHandle();
}

QAccessibleInterface *BodyPart::sibling(PartKey::Kind kind, int first, int second) const
{
    return m_parts.part({m_key.serial, kind, first, second});
}

QAccessibleInterface *BodyPart::parent() const
{
    switch (m_key.kind) {
    case PartKey::Kind::Block:
        return QAccessible::queryAccessibleInterface(&m_parts.body());
    case PartKey::Kind::Cell:
        return sibling(PartKey::Kind::Row, m_key.first, 0);
    default:
        return sibling(PartKey::Kind::Block, 0, 0);
    }
}

int BodyPart::childCount() const
{
    const Block *found = block();
    if (!found || !isValid())
        return 0;
    const TableBlock *table = tableBlock();
    if (m_key.kind == PartKey::Kind::Row)
        return table->cells(m_key.first);
    if (m_key.kind != PartKey::Kind::Block)
        return 0;
    return (table ? table->rows() : 0) + int(found->links().size());
}

QAccessibleInterface *BodyPart::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    if (m_key.kind == PartKey::Kind::Row)
        return sibling(PartKey::Kind::Cell, m_key.first, index);
    const TableBlock *table = tableBlock();
    const int rows = table ? table->rows() : 0;
    if (index < rows)
        return sibling(PartKey::Kind::Row, index, 0);
    return sibling(PartKey::Kind::Link, index - rows, 0);
}

int BodyPart::indexOfChild(const QAccessibleInterface *child) const
{
    for (int i = 0; i < childCount(); ++i) {
        if (this->child(i) == child)
            return i;
    }
    return -1;
}

QAccessibleInterface *BodyPart::childAt(int x, int y) const
{
    for (int i = 0; i < childCount(); ++i) {
        QAccessibleInterface *each = child(i);
        if (each->rect().contains(x, y))
            return each;
    }
    return nullptr;
}

QString BodyPart::blockName(const Block &block) const
{
    if (block.kind() == Block::Kind::Code) {
        const QString &language = static_cast<const CodeBlock &>(block).language();
        return language.isEmpty() ? PartWords::tr("Code") : PartWords::tr("Code, %1").arg(language);
    }
    if (const TableBlock *table = tableBlock()) {
        return PartWords::tr("Table, %1 columns, %2 rows", nullptr, int(table->rows()))
            .arg(table->columns())
            .arg(table->rows());
    }
    if (block.kind() == Block::Kind::Paragraph &&
        static_cast<const ParagraphBlock &>(block).isImage())
        return PartWords::tr("Image: %1").arg(spokenWords(block));
    return spokenWords(block);
}

QString BodyPart::text(QAccessible::Text kind) const
{
    const Block *found = block();
    if (!found || !isValid())
        return {};
    if (kind == QAccessible::Value && found->kind() == Block::Kind::Code)
        return spokenWords(*found);
    if (kind == QAccessible::Description && m_key.kind == PartKey::Kind::Link) {
        const auto target = link();
        return target->kind == BlockLink::Kind::Link || target->kind == BlockLink::Kind::Image
                   ? shownTarget(target->link)
                   : QString();
    }
    // What became of its images.
    if (kind == QAccessible::Description && m_key.kind == PartKey::Kind::Block &&
        found->kind() == Block::Kind::Paragraph)
        return static_cast<const ParagraphBlock &>(*found).pictures().sentence();
    if (kind != QAccessible::Name)
        return {};
    switch (m_key.kind) {
    case PartKey::Kind::Link:
        return link()->kind == BlockLink::Kind::Note
                   ? PartWords::tr("Note %1").arg(link()->link.text)
               : link()->kind == BlockLink::Kind::NoteBack ? PartWords::tr("Back to the text")
                                                           : link()->link.text;
    case PartKey::Kind::Cell:
        return tableBlock()->cellText(m_key.first, m_key.second);
    case PartKey::Kind::Row:
        return {};
    case PartKey::Kind::Block:
        break;
    }
    return blockName(*found);
}

QRectF BodyPart::localRect(const Block &block) const
{
    const TableBlock *table = tableBlock();
    const qreal width = m_parts.body().width();
    switch (m_key.kind) {
    case PartKey::Kind::Link:
        return block.rangeRect(link()->from, link()->to);
    case PartKey::Kind::Cell:
        return table->cellRect(m_key.first, m_key.second);
    case PartKey::Kind::Row: {
        const QRectF first = table->cellRect(m_key.first, 0);
        return {0, first.top(), width, first.height()};
    }
    case PartKey::Kind::Block:
        break;
    }
    return {0, 0, width, block.height()};
}

QRect BodyPart::rect() const
{
    const Block *found = block();
    if (!found || !isValid() || !found->isLaidOut())
        return {};
    const QRect inside = localRect(*found).translated(0, found->place().y).toAlignedRect();
    return {m_parts.body().mapToGlobal(inside.topLeft()), inside.size()};
}

QAccessible::Role BodyPart::role() const
{
    switch (m_key.kind) {
    case PartKey::Kind::Link:
        return QAccessible::Link;
    case PartKey::Kind::Row:
        return QAccessible::Row;
    case PartKey::Kind::Cell: {
        const TableBlock *table = tableBlock();
        return table && isValid() && table->isHeader(m_key.first) ? QAccessible::ColumnHeader
                                                                  : QAccessible::Cell;
    }
    case PartKey::Kind::Block:
        break;
    }
    const Block *found = block();
    if (!found)
        return QAccessible::NoRole;
    switch (found->kind()) {
    case Block::Kind::Code:
        return QAccessible::Section;
    case Block::Kind::Table:
        return QAccessible::Table;
    case Block::Kind::Rule:
        return QAccessible::Separator;
    default:
        break;
    }
    const auto &paragraph = static_cast<const ParagraphBlock &>(*found);
    return paragraph.heading() > 0         ? QAccessible::Heading
           : paragraph.isImage()           ? QAccessible::Graphic
           : !paragraph.marker().isEmpty() ? QAccessible::ListItem
                                           : QAccessible::Paragraph;
}

QAccessible::State BodyPart::state() const
{
    QAccessible::State state;
    state.readOnly = true;
    state.invalid = !isValid();
    state.linked = m_key.kind == PartKey::Kind::Link;
    const QRect seen = m_parts.body().visibleRegion().boundingRect();
    const QRect own = rect();
    state.offscreen =
        !QRect(m_parts.body().mapToGlobal(seen.topLeft()), seen.size()).intersects(own);
    return state;
}

void *BodyPart::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::ActionInterface && m_key.kind == PartKey::Kind::Link)
        return static_cast<QAccessibleActionInterface *>(this);
    if (type == QAccessible::TableInterface && m_key.kind == PartKey::Kind::Block && tableBlock())
        return static_cast<QAccessibleTableInterface *>(this);
    if (type == QAccessible::TableCellInterface && m_key.kind == PartKey::Kind::Cell)
        return static_cast<QAccessibleTableCellInterface *>(this);
    return nullptr;
}

QStringList BodyPart::actionNames() const
{
    return {pressAction()};
}

void BodyPart::doAction(const QString &name)
{
    if (const auto target = link(); target && name == pressAction())
        m_parts.body().activate(*target);
}

QAccessibleInterface *BodyPart::cellAt(int row, int column) const
{
    const TableBlock *found = tableBlock();
    if (!found || row < 0 || row >= found->rows() || column < 0 || column >= found->cells(row))
        return nullptr;
    return sibling(PartKey::Kind::Cell, row, column);
}

QString BodyPart::columnDescription(int column) const
{
    const TableBlock *found = tableBlock();
    if (!found || found->rows() == 0 || !found->isHeader(0) || column >= found->cells(0))
        return {};
    return found->cellText(0, column);
}

int BodyPart::columnCount() const
{
    return tableBlock() ? tableBlock()->columns() : 0;
}

int BodyPart::rowCount() const
{
    return tableBlock() ? tableBlock()->rows() : 0;
}

QList<QAccessibleInterface *> BodyPart::columnHeaderCells() const
{
    const TableBlock *found = tableBlock();
    if (!found || found->rows() == 0 || !found->isHeader(0))
        return {};
    return {sibling(PartKey::Kind::Cell, 0, m_key.second)};
}

QAccessibleInterface *BodyPart::table() const
{
    return sibling(PartKey::Kind::Block, 0, 0);
}

} // namespace breakerbox::ui
