// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>
#include <QString>

namespace breakerbox::providers::wire {

// Reads the few shapes of JSON that almost every event of a stream has, without building a
// document. It is strict and narrow: whatever it does not take whole - escapes in names, invalid
// UTF-8, control characters, odd numbers - it leaves to readJson(), which gives the same values.
// After one call answered false the scan is worth nothing.
class JsonScan
{
public:
    explicit JsonScan(QByteArrayView text)
        : m_at(text.data()),
          m_end(text.data() + text.size())
    {}

    // An object; each(name) takes the value of one member. Names come as they stand in the text.
    template <typename Each> [[nodiscard]] bool object(Each each)
    {
        if (!take('{'))
            return false;
        if (take('}'))
            return true;
        do {
            QByteArrayView name;
            if (!plainText(name) || !take(':') || !each(name))
                return false;
        } while (take(','));
        return take('}');
    }
    // An array of exactly one value, which each() takes.
    template <typename Each> [[nodiscard]] bool single(Each each)
    {
        return take('[') && each() && take(']');
    }
    [[nodiscard]] bool emptyArray() { return take('[') && take(']'); }
    // null, and nothing else. Where it is something else that can still be taken.
    [[nodiscard]] bool null() { return word("null"); }
    // A string, decoded and put behind what is in text.
    [[nodiscard]] bool string(QString &text);
    // null or a string.
    [[nodiscard]] bool stringOrNull(QString &text) { return null() || string(text); }
    // A string without escapes, of ASCII alone.
    [[nodiscard]] bool plainText(QByteArrayView &text);
    // A number, a string, true, false or null, whatever it is.
    [[nodiscard]] bool scalar();
    // The number 0.
    [[nodiscard]] bool zero();
    // A whole number from 0 to 999,999.
    [[nodiscard]] bool index(int &number);
    [[nodiscard]] bool isFalse() { return word("false"); }
    // Nothing but white space is left.
    [[nodiscard]] bool atEnd();

private:
    void skipSpace();
    [[nodiscard]] bool take(char mark);
    [[nodiscard]] bool word(QByteArrayView expected);
    [[nodiscard]] bool number();
    [[nodiscard]] bool digits();
    [[nodiscard]] bool escape(QString &text);

    const char *m_at;
    const char *m_end;
};

} // namespace breakerbox::providers::wire
