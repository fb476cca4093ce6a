// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <transfer/format.h>

#include <QByteArray>

#include <cstdint>
#include <optional>
#include <vector>

namespace breakerbox::transfer {

// One conversation in the bytes of an export.
struct Unit
{
    qint64 offset = 0;
    qint64 length = 0;
    Format format = Format::Unknown;

    bool operator==(const Unit &) const = default;
};

enum class FaultKind {
    None = 0,
    Empty,    // nothing but white space
    NotJson,  // it does not begin like an export
    Syntax,   // no JSON at that place
    Encoding, // no UTF-8 at that place
    TooDeep,
    TooLarge, // one conversation above Unit's limit
};

struct Fault
{
    FaultKind kind = FaultKind::None;
    qint64 position = 0; // bytes from the start

    bool operator==(const Fault &) const = default;
};

// Checks a whole file, in pieces, before anything of it is taken in, and notes where each
// conversation stands. Keeps nothing of the text. An array of conversations, an object that holds
// such an array ("conversations", "chat-sessions") or one member per conversation ("session:ID"),
// or one conversation alone.
class ExportScan
{
public:
    static constexpr qint64 kLargestUnit = 256LL * 1024 * 1024;
    static constexpr std::size_t kDeepest = 20'000;

    // False once a fault was met: more is not read.
    bool feed(QByteArrayView piece);
    // Nothing more comes.
    void finish();

    [[nodiscard]] const Fault &fault() const { return m_fault; }
    // The text ended in the middle: the units are those before.
    [[nodiscard]] bool isCutOff() const { return m_cutOff; }
    [[nodiscard]] qint64 position() const { return m_position; }
    [[nodiscard]] const std::vector<Unit> &units() const { return m_units; }

private:
    enum class State {
        Value = 0,
        FirstKey, // or the end of the object
        Key,
        Colon,
        FirstElement, // or the end of the array
        AfterValue,
        String,
        Escape,
        Hex,
        Rune, // inside a character of several bytes
        Number,
        Word,
        Done,
    };
    void stop(FaultKind kind, const char *at);
    void structure(const char *at);
    void beginValue(const char *at);
    void beginWord(const char *word);
    void open(char mark, const char *at);
    void close(char mark, const char *at);
    void afterValue();
    const char *string(const char *at, const char *end);
    void beginRune(const char *at);
    void endKey();
    void noteKey();
    [[nodiscard]] bool isUnitPlace() const;
    [[nodiscard]] qint64 offsetOf(const char *at) const { return m_position + (at - m_piece); }
    [[nodiscard]] Format formatOf(std::uint32_t keys) const;

    State m_state = State::Value;
    std::vector<char> m_stack; // '{' or '[' per level
    const char *m_piece = nullptr;
    qint64 m_position = 0; // of the piece
    bool m_began = false;
    bool m_cutOff = false;
    bool m_isKey = false;   // the string that is read
    bool m_watched = false; // its text is wanted
    QByteArray m_key;       // the last watched one
    QByteArray m_topKey;    // of the value at the first level
    int m_hexLeft = 0;
    int m_runeLeft = 0;
    unsigned char m_runeLowest = 0x80;
    unsigned char m_runeHighest = 0xbf;
    const char *m_word = nullptr;
    bool m_container = false;    // the top is no conversation but holds some
    bool m_own = false;          // Breakerbox's own
    std::size_t m_unitLevel = 0; // levels open inside the unit; 0 = in none
    qint64 m_unitStart = 0;
    qint64 m_topStart = 0;
    std::uint32_t m_unitKeys = 0;
    std::uint32_t m_topKeys = 0;
    std::vector<Unit> m_units;
    Fault m_fault;
};

} // namespace breakerbox::transfer
