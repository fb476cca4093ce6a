// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/chat/formulashield.h>
#include <ui/chat/markdown.h>

#include <QByteArray>

#include <md4c.h>

namespace breakerbox::ui::markdown {

// Turns the parser's callbacks into segments. Internal to markdown.cpp; used once per piece.
class Reader final
{
public:
    // shielded: what the signs in the source stand for. notes: labels that "[^label]" may refer to.
    // Both outlive this.
    Reader(const Shielded &shielded, const QSet<QString> &notes)
        : m_shielded(shielded),
          m_notes(notes)
    {}
    // False if the parser gave up.
    [[nodiscard]] bool read(const QByteArray &source);
    [[nodiscard]] std::vector<Segment> take();

private:
    struct List
    {
        bool ordered = false;
        bool tight = false;
        unsigned next = 1;
        QChar delimiter = u'.';
    };

    int enterBlock(MD_BLOCKTYPE type, void *detail);
    int leaveBlock(MD_BLOCKTYPE type);
    int enterSpan(MD_SPANTYPE type, void *detail);
    int leaveSpan(MD_SPANTYPE type);
    int addText(MD_TEXTTYPE type, const char *text, MD_SIZE size);
    void addCode(const char *text, MD_SIZE size);
    [[nodiscard]] QString indentBefore(const char *text) const;

    void enterList(const List &list);
    void enterItem(const MD_BLOCK_LI_DETAIL &detail);
    void enterCode(const MD_BLOCK_CODE_DETAIL &detail);
    void startSegment(Segment::Kind kind);
    void startParagraph(int heading);
    Segment &prose();
    void addSpan(const QString &text, unsigned extraStyle = 0);
    void addRun(const QString &run); // words and formulas
    void addWords(const QString &words);
    void addFormula(const Formula &formula);
    void addDisplayed(const Formula &formula);
    // The text as it was written, with its formulas.
    [[nodiscard]] QString restored(const QString &text) const;
    [[nodiscard]] const Formula *formulaAt(const Sign &sign) const;
    void finishLink();
    void finishImage();
    [[nodiscard]] Spans *sink();

    const Shielded &m_shielded;
    const QSet<QString> &m_notes;
    std::vector<Segment> m_segments;
    std::vector<List> m_lists;
    int m_quote = 0;
    QString m_marker;          // for the next paragraph
    bool m_itemOpened = false; // no paragraph of the item yet
    bool m_tightNext = false;
    bool m_inParagraph = false;
    bool m_afterFormula = false; // a displayed one: blanks that follow it go
    bool m_inCode = false;
    const char *m_begin = nullptr; // of the source
    const char *m_end = nullptr;
    int m_codeIndent = 0; // columns the parser gave instead of the source's own white space
    bool m_inCell = false;
    bool m_headerRow = false;
    unsigned m_style = 0;
    // Link under way: where its spans begin, and where it leads.
    QString m_target;
    size_t m_linkFrom = 0;
    bool m_linkBracketed = false; // its words stand in angle brackets
    bool m_inLink = false;
    int m_imageDepth = 0;
    QString m_imageSource;
    QString m_imageText;
};

} // namespace breakerbox::ui::markdown
