// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "cannedreplies.h"

#include <algorithm>
#include <array>
#include <optional>

namespace breakerbox::simulator {

using namespace Qt::StringLiterals;

namespace {

struct Entry
{
    // Any of these words in the prompt, separated by blanks; empty = the last resort.
    const char16_t *words;
    const char16_t *thinking;
    const char16_t *text;
};

constexpr std::array kEntries{
    Entry{u"title", u"A few words will do.", u"A short chat with a simulated model"},
    Entry{
        u"hello hi hey thanks", u"A greeting. Answer in kind and say what can be tried here.",
        uR"(Hello! I am a **simulated model**, served by Breakerbox on this computer. Nothing you write here leaves it.

A few things worth trying:

- ask me for some *code*, a *table* or a *plan*;
- break my server in the control strip and send again;
- watch the card that appears, then heal the server and press **Retry now**.
)"},
    Entry{u"code program function script python c++ javascript rust bug",
          u"They want code. A retry loop with back-off suits this program; keep it short and say "
          u"what it lacks.",
          uR"(## Retrying with back-off

Here is a small retry loop in Python. It waits longer after each failure and adds chance, so that many clients do not come back at the same moment.

```python
import random
import time


def call_with_retry(call, attempts=4, base=0.5, limit=8.0):
    """Runs call() until it works or the attempts are used up."""
    for attempt in range(attempts):
        try:
            return call()
        except ConnectionError:
            if attempt == attempts - 1:
                raise
            time.sleep(random.uniform(0, min(limit, base * 2 ** attempt)))
```

Two things it does **not** do:

1. It has no memory. The next call pays for the same outage again.
2. It cannot tell a server that is busy from one that is gone.

A circuit breaker is what adds both.
)"},
    Entry{u"table compare difference versus vs",
          u"A comparison. A table with three rows is enough.",
          uR"(## Three ways to meet a failing server

| way | cost of an outage | when it recovers | asks the user |
| --- | --- | --- | --- |
| send again at once | every try pays the full timeout | at the next try | no |
| back off | fewer tries, each still pays | after the longest wait | no |
| circuit breaker | a few tries, then none | one probe finds out | yes, with a reason |

The last row is *cheaper* because what was learned by one request is used by the next.
)"},
    Entry{u"list plan steps todo how recipe",
          u"They want steps. Number them and keep each to one line.", uR"(## A plan in five steps

1. **Write down** what has to be true at the end.
2. **Cut it** into pieces that can each be finished in a day.
3. **Start** with the piece you know least about.
4. **Show it** to somebody before it is done.
   - What did they try first?
   - Where did they stop?
5. **Leave out** whatever nobody missed.

- [x] read the plan
- [ ] do the first step
)"},
    Entry{
        u"breaker circuit outage provider fail failing",
        u"A question about breakers. Explain the three states with the everyday picture of a fuse.",
        uR"(# What a circuit breaker does

A breaker watches how requests to **one** connection end and stands in one of three states:

- **Closed**: all is well, requests go out.
- **Open**: too many failures in a short time. Nothing is sent until a moment that is shown to you.
- **Half-open**: the moment has come. *One* request goes out as a probe. If it works, the breaker closes; if not, it waits longer.

> The point is not to retry more cleverly. It is to know when trying makes no sense, and to say so.

Use the control strip to make this server fail, send a few messages and watch it happen.
)"},
    Entry{u"everything formula formulas math equation",
          u"They want to see all that a reply can hold. One of each.", uR"(# One of each

A sentence with **bold**, *italic*, ~~struck out~~, `code`, a [link](https://example.org/fjords) and a formula: the quadratic $x^2 + px + q = 0$ is solved by

$$x_{1,2} = -\frac{p}{2} \pm \sqrt{\left(\frac{p}{2}\right)^2 - q}$$

and costs neither $5 nor $10. A matrix, written in the other way:

\[
A = \begin{pmatrix} \cos\varphi & -\sin\varphi \\ \sin\varphi & \cos\varphi \end{pmatrix}, \qquad \det A = 1
\]

## Lists

1. First, a numbered one
   - with bullets inside
     - and bullets inside of those
2. then its second item, which goes on for more than one line so that it can be seen where the second line of an item begins

- [x] done
- [ ] not done

## Code and a table

```cpp
// Waits for the breaker, not for luck.
template <typename Call>
std::optional<int> guarded(Breaker &breaker, Call &&call)
{
    if (const auto permit = breaker.ask(); !permit.allowed)
        return std::nullopt; // "held": nothing was sent
    return call(0x2a, 1.5e3);
}
```

| state | sends | asks `a | b` | share |
|:------|:-----:|:--------|------:|
| closed | yes | never | 98.2 % |
| open | no | at $t_0 + \Delta t$ | 1.5 % |
| half-open | one | a probe | 0.3 % |

> What was learned by one request is used by the next.
>
> > And that is a quotation in a quotation.

## Other scripts

שלום עולם: a line from right to left, with `code` in it.

静かな湖、古い池 · Ελληνικά · Привет · 👍🏽 👩‍👩‍👧

![a fjord in winter](https://pictures.example/fjord.jpg)

Footnotes stand at the end.[^1] They can be referred to twice.[^1]

[^1]: Like this one, with *words* in it.
)"},
    Entry{u"poem story haiku song", u"Something light, three lines.", uR"(*Haiku for a busy server*

> Too many requests –
> the fuse opens with a sigh.
> Tea first. Then one probe.
)"},
    Entry{u"long essay detail explain",
          u"A longer text with a few headings, so that streaming can be watched.", uR"(# On waiting

Most software treats waiting as a failure of the machine. A spinner turns, and nobody is told for how long or why.

## What people want to know

There are only three questions: *what happened*, *how long will it take*, and *what can I do meanwhile*. A program that answers all three may take its time; one that answers none is slow however fast it is.

## Where the answers come from

Servers often say more than programs pass on. A refusal may name the second at which to come back. A stream that falls silent has told us, by its silence, that something upstream is stuck. Even a refused connection is an answer: **nothing is listening there**, which on a desktop usually means that somebody forgot to start it.

## What follows

1. Keep what was learned; do not ask the same question of a broken server ten times.
2. Say what is known, and no more. "This connection is failing" is known; "the provider is down" is a guess.
3. Leave the choice to the person whose words are waiting: to wait, to try now, or to go elsewhere.

None of this is difficult. It only has to be somebody's job.
)"},
    Entry{u"", u"No special form asked for. A short, friendly answer with one list.",
          uR"(### A simulated answer

I am a small canned model, so I can't know much about that. But I can show how a reply looks here:

- text with **bold**, *italic* and `code`;
- lists like this one;
- a quotation, if you like:

> Everything should arrive, or say why it did not.

Ask for a *table*, some *code*, a *plan* or a *long* text to see more.
)"},
};

bool matches(const Entry &entry, const QStringList &promptWords)
{
    const QString words = QString::fromUtf16(entry.words);
    if (words.isEmpty())
        return true;
    return std::ranges::any_of(words.split(u' '),
                               [&](const QString &word) { return promptWords.contains(word); });
}

std::optional<CannedReply> restOf(const QString &begun)
{
    for (const Entry &entry : kEntries) {
        const QString whole = QString::fromUtf16(entry.text);
        if (!begun.isEmpty() && whole.size() > begun.size() && whole.startsWith(begun))
            return CannedReply{{}, whole.mid(begun.size())};
    }
    return std::nullopt;
}

} // namespace

CannedReply cannedReplyFor(const QString &prompt, const QString &replyBefore)
{
    if (prompt.contains("cut off"_L1)) {
        if (const auto rest = restOf(replyBefore))
            return *rest;
    }
    QString plain = prompt.toLower();
    for (QChar &letter : plain) {
        if (!letter.isLetterOrNumber() && letter != u'+')
            letter = u' ';
    }
    const QStringList words = plain.split(u' ', Qt::SkipEmptyParts);
    for (const Entry &entry : kEntries) {
        if (matches(entry, words))
            return {QString::fromUtf16(entry.thinking), QString::fromUtf16(entry.text)};
    }
    return {};
}

QStringList tokensOf(const QString &text)
{
    constexpr qsizetype kLongest = 7;
    QStringList tokens;
    QString current;
    for (const QChar letter : text) {
        const bool begins = letter.isSpace() && !current.isEmpty() && !current.back().isSpace();
        // Never between the halves of a character beyond the basic plane.
        const bool full = current.size() >= kLongest && !letter.isLowSurrogate();
        if (begins || full) {
            tokens.append(current);
            current.clear();
        }
        current += letter;
    }
    if (!current.isEmpty())
        tokens.append(current);
    return tokens;
}

} // namespace breakerbox::simulator
