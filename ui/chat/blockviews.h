// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/chat/blockview.h>

class QLabel;

namespace breakerbox::ui {

class ActionButton;

// Paragraphs, headings and list items as one document.
class ProseView final : public BlockView
{
    Q_OBJECT
public:
    ProseView(const markdown::Segment &segment, const TextLook &look, QWidget *parent);

protected:
    void fill(const markdown::Segment &old) override;
    int place(int width) override;
};

// A thin line.
class RuleView final : public BlockView
{
    Q_OBJECT
public:
    RuleView(const markdown::Segment &segment, const TextLook &look, QWidget *parent);

protected:
    void fill(const markdown::Segment &old) override;
    int place(int width) override;
    void paintBehind(QPainter &painter) override;
};

// A frame with the language and a Copy button above, the code scrolling sideways inside it. Code
// that only grew is added to the document, not set again.
class CodeView final : public BlockView
{
    Q_OBJECT
public:
    CodeView(const markdown::Segment &segment, const TextLook &look, QWidget *parent);
    void copy();

protected:
    void fill(const markdown::Segment &old) override;
    int place(int width) override;
    void paintBehind(QPainter &painter) override;
    [[nodiscard]] QRect window() const override;

private:
    [[nodiscard]] QRect frame() const;
    [[nodiscard]] int headHeight() const;

    QLabel *m_language;
    ActionButton *m_copy;
};

// A grid that scrolls sideways inside itself; columns are as wide as they need, within reason.
class TableView final : public BlockView
{
    Q_OBJECT
public:
    TableView(const markdown::Segment &segment, const TextLook &look, QWidget *parent);
    [[nodiscard]] QString searchText() const override;

protected:
    void fill(const markdown::Segment &old) override;
    int place(int width) override;
    void paintBehind(QPainter &painter) override;
    [[nodiscard]] QRect window() const override;

private:
    [[nodiscard]] std::vector<qreal> columnWidths() const;

    std::vector<int> m_rowTops; // and the bottom of the last
    int m_tableWidth = 0;
};

} // namespace breakerbox::ui
