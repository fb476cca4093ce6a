// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "pieces.h"

#include <ui/highlight/highlighter.h>
#include <ui/highlight/language.h>

#include <QStringList>

using namespace breakerbox;
using namespace breakerbox::ui::highlight;

namespace {

void checkRuns(const Line &line, qsizetype length)
{
    qsizetype at = 0;
    for (const Run &run : line.runs) {
        fuzz::require(run.start >= at && run.length > 0);
        fuzz::require(run.kind != Kind::Plain && int(run.kind) < kKindCount);
        at = run.start + run.length;
    }
    fuzz::require(at <= qMin(length, kLongestLine));
}

} // namespace

// The first byte picks the language, the rest is its text, also after a state of its first bytes.
// Two lexers agree on each line, whichever lines they read before.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    static const std::vector<const Language *> languages = allLanguages();
    const Language &language = *languages[data[0] % languages.size()];
    const QString text = QString::fromUtf8(fuzz::bytesOf(data + 1, size - 1));
    const auto first = createLexer(language);
    const auto second = createLexer(language);
    State state;
    quint64 bits = 0;
    for (const QString &line : text.split(u'\n')) {
        const Line read = first->line(line, state);
        checkRuns(read, line.size());
        fuzz::require(second->line(line, state) == read);
        // Any eight bytes are borne as a state.
        bits = bits * 31 + static_cast<quint64>(line.size()) + data[size - 1];
        checkRuns(second->line(line, State(bits * 0x9e3779b97f4a7c15U)), line.size());
        state = read.after;
    }
    (void)Highlighter::createOwn()->lexer(text);
    return 0;
}
