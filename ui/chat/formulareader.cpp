// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/markdownreader.h>

#include <ui/text/hiddentext.h>

// The formulas of what the reader reads.
namespace breakerbox::ui::markdown {

namespace {

void chopBlanks(Spans &spans)
{
    while (!spans.empty() && spans.back().tex.isEmpty()) {
        QString &text = spans.back().text;
        while (!text.isEmpty() && text.back().isSpace())
            text.chop(1);
        if (!text.isEmpty())
            return;
        spans.pop_back();
    }
}

} // namespace

const Formula *Reader::formulaAt(const Sign &sign) const
{
    return sign.formula < m_shielded.formulas.size() ? &m_shielded.formulas[sign.formula] : nullptr;
}

QString Reader::restored(const QString &text) const
{
    if (!m_shielded.hasSigns)
        return text;
    QString result;
    qsizetype from = 0;
    for (Sign sign = nextSign(text, 0); sign.at >= 0; sign = nextSign(text, from)) {
        result += QStringView(text).sliced(from, sign.at - from);
        if (const Formula *formula = formulaAt(sign))
            result += formula->written;
        from = sign.at + sign.size;
    }
    result += QStringView(text).sliced(from);
    return withPipes(result);
}

void Reader::addRun(const QString &run)
{
    const auto add = [&](QString part) {
        if (m_afterFormula) {
            qsizetype blanks = 0;
            while (blanks < part.size() && part[blanks].isSpace())
                ++blanks;
            part.remove(0, blanks);
            m_afterFormula = part.isEmpty();
        }
        addWords(part);
    };
    if ((m_style & unsigned(Style::Code)) != 0 || !m_shielded.hasSigns) {
        add(restored(run));
        return;
    }
    qsizetype from = 0;
    for (Sign sign = nextSign(run, 0); sign.at >= 0; sign = nextSign(run, from)) {
        add(withPipes(run.sliced(from, sign.at - from)));
        if (const Formula *formula = formulaAt(sign))
            addFormula(*formula);
        from = sign.at + sign.size;
    }
    add(withPipes(run.sliced(from)));
}

void Reader::addFormula(const Formula &formula)
{
    const bool heading = m_inParagraph && m_segments.back().paragraphs.back().heading > 0;
    if (formula.display && !formula.tex.isEmpty() && !m_inCell && !m_inLink && !heading) {
        addDisplayed(formula);
        return;
    }
    m_afterFormula = false;
    Span span;
    span.text = text::withMarks(formula.written.trimmed(), text::HiddenIn::Code);
    span.text.replace(u'\n', QChar::LineSeparator);
    span.style = m_style | unsigned(Style::Code);
    if (!formula.tex.isEmpty()) {
        span.style |= unsigned(Style::Math);
        if (formula.display)
            span.style |= unsigned(Style::DisplayMath);
        span.tex = formula.tex;
    }
    sink()->push_back(std::move(span));
}

// A block of its own: the paragraph around it ends before it and another begins behind it.
void Reader::addDisplayed(const Formula &formula)
{
    if (m_itemOpened && !m_inParagraph)
        startParagraph(0); // an item that begins with a formula still shows its marker
    if (m_inParagraph) {
        auto &paragraphs = m_segments.back().paragraphs;
        chopBlanks(paragraphs.back().spans);
        if (paragraphs.back().spans.empty() && paragraphs.back().marker.isEmpty())
            paragraphs.pop_back();
    }
    startSegment(Segment::Kind::Math);
    m_segments.back().code = formula.written;
    m_segments.back().tex = formula.tex;
    m_inParagraph = false;
    m_afterFormula = true;
}

} // namespace breakerbox::ui::markdown
