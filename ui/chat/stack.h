// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <vector>

namespace breakerbox::ui {

// Widgets one below the other, each as high as it needs at the width there is. Unlike a box layout
// it measures again only what changed: a growing reply costs its own height, not that of the whole
// conversation.
class Stack : public QWidget
{
    Q_OBJECT
public:
    explicit Stack(QWidget *parent = nullptr);

    // above = the distance to the one before; nothing above the first visible one.
    void insert(int index, QWidget *child, int above);
    void add(QWidget *child, int above) { insert(count(), child, above); }
    // Takes it out; the caller owns it.
    void take(QWidget *child);
    [[nodiscard]] int count() const { return int(m_entries.size()); }
    [[nodiscard]] QWidget *at(int index) const { return m_entries[size_t(index)].widget; }
    [[nodiscard]] int indexOf(const QWidget *child) const;
    void setMargins(const QMargins &margins);

    // The child has another height: measured again at the next placing, here and above.
    void remeasure(QWidget *child);
    void remeasureAll();

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    // Puts every child in its place for the present width.
    void place();
    // Something in it changed since it was placed.
    [[nodiscard]] bool isDirty() const { return m_dirty; }

Q_SIGNALS:
    // The height for the present width is no longer what it was.
    void heightChanged();

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    // Places at once, or has the stack around it do so. For one that is placed by another hand.
    virtual void contentsChanged();
    void markDirty() { m_dirty = true; }

private:
    struct Entry
    {
        QWidget *widget = nullptr;
        int above = 0;
        int width = -1; // for which `height` holds
        int height = 0;
    };
    [[nodiscard]] int measure(Entry &entry, int width) const;

    mutable std::vector<Entry> m_entries;
    QMargins m_margins;
    bool m_dirty = false; // something changed since the last placing
};

} // namespace breakerbox::ui
