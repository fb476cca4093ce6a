// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/chat/markdown.h>
#include <ui/highlight/highlighter.h>

#include <QFont>
#include <QPalette>
#include <QTextDocument>

#include <memory>

namespace breakerbox::ui {

// A text document that loads nothing: not from the network, not from disk, not from resources
// (security.md R27). The only kind of document the conversation uses.
class InertDocument final : public QTextDocument
{
    Q_OBJECT
public:
    explicit InertDocument(QObject *parent = nullptr);
    // How often something asked for a resource: stays 0, as no image is ever put in.
    [[nodiscard]] int refusedLoads() const { return m_refused; }

protected:
    QVariant loadResource(int type, const QUrl &name) override;

private:
    int m_refused = 0;
};

// How the text of a conversation is set: fonts and colours at the moment of building.
struct TextLook
{
    QFont body;
    QFont code;
    QPalette palette;
    bool quiet = false;                                       // reasoning: in the muted colour
    std::shared_ptr<highlight::Highlighter> highlighter = {}; // null: code has no colours
};

// Fills documents from parsed Markdown. The text of the document is exactly that of the spans,
// so positions in one are positions in the other.
void fillProse(InertDocument &document, const std::vector<markdown::Paragraph> &paragraphs,
               const TextLook &look);
void fillCode(InertDocument &document, const QString &code, const TextLook &look);
void fillCell(InertDocument &document, const markdown::Cell &cell, bool header,
              const TextLook &look);

// The width by which one level of a list moves its text in.
[[nodiscard]] qreal listIndent(const TextLook &look);

} // namespace breakerbox::ui
