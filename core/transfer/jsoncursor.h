// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace breakerbox::transfer {

// Walks over one JSON value whose text ExportScan has found sound. It copies nothing but the
// strings that are asked for, and never recurses over what a file nests. What has another type
// than was asked for is passed over and answered as absent. Text that was not checked does no harm
// either: then the values are worth nothing.
class JsonCursor
{
public:
    explicit JsonCursor(QByteArrayView text)
        : m_at(text.data()),
          m_end(text.data() + text.size())
    {}

    // each(name) for every member: takes the value, or leaves it and it is passed over. Something
    // else than an object has no members.
    template <typename Each> void object(Each each)
    {
        if (!enter('{'))
            return;
        QByteArrayView name;
        while (nextKey(name))
            valueOr([&] { each(name); });
    }
    // each() for every element, in the same way.
    template <typename Each> void array(Each each)
    {
        if (!enter('['))
            return;
        while (nextElement())
            valueOr(each);
    }
    // The same by hand. enter() passes over a value of another kind and is false then.
    [[nodiscard]] bool enter(char mark);
    // False at the end, which it leaves behind.
    [[nodiscard]] bool nextElement();
    [[nodiscard]] bool nextKey(QByteArrayView &name); // as it stands in the text
    // The value at hand, passed over if take() did not.
    template <typename Take> void valueOr(Take take)
    {
        const char *const before = m_at;
        take();
        if (m_at == before)
            skip();
    }

    [[nodiscard]] QString string(); // empty if it is none
    [[nodiscard]] std::optional<double> number();
    [[nodiscard]] bool isTrue();
    void skip();

    // What the value at hand begins with: '{', '[', '"', 't'… or 0 at the end.
    [[nodiscard]] char peek();

private:
    void space();
    [[nodiscard]] QByteArrayView rawString(bool &escaped);

    const char *m_at;
    const char *m_end;
};

// The text of a raw JSON string: escapes resolved, lone halves of characters replaced.
[[nodiscard]] QString unescaped(QByteArrayView raw);

} // namespace breakerbox::transfer
