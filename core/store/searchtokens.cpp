// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "searchtokens.h"

#include "sqliteerror.h"

#include <sqlite3.h>

#include <memory>
#include <string_view>

namespace breakerbox::store {

namespace {

// One sign of UTF-8: its code and how many bytes it has. Broken bytes count as signs of one byte.
struct Sign
{
    char32_t code;
    int bytes;
};

Sign signAt(std::string_view text)
{
    const auto byte = [&](size_t at) { return static_cast<unsigned char>(text[at]); };
    const auto tail = [&](size_t at) -> char32_t { return byte(at) & 0x3FU; };
    const unsigned first = byte(0);
    if (first >= 0xF0 && text.size() >= 4)
        return {(first & 7U) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), 4};
    if (first >= 0xE0 && text.size() >= 3)
        return {(first & 0xFU) << 12 | tail(1) << 6 | tail(2), 3};
    if (first >= 0xC0 && text.size() >= 2)
        return {(first & 0x1FU) << 6 | tail(1), 2};
    return {first, 1};
}

// Written without spaces between words (Unicode's Scripts: Han, Hiragana, Katakana, Bopomofo,
// Hangul, and Thai, Lao, Khmer, Myanmar).
bool standsAlone(char32_t code)
{
    return (code >= 0x2E80 && code <= 0x9FFF) || (code >= 0xAC00 && code <= 0xD7FF) ||
           (code >= 0xF900 && code <= 0xFAFF) || (code >= 0xFF66 && code <= 0xFFDC) ||
           (code >= 0x1B000 && code <= 0x1B16F) || (code >= 0x20000 && code <= 0x3FFFF) ||
           (code >= 0x0E00 && code <= 0x0EFF) || (code >= 0x1000 && code <= 0x109F) ||
           (code >= 0x1100 && code <= 0x11FF) || (code >= 0x1780 && code <= 0x17FF);
}

using Give = int (*)(void *, int, const char *, int, int, int);

// Where the tokens of unicode61 go through on their way to SQLite.
struct Sieve
{
    void *context;
    Give give;
};

// start, end: bytes of the text the token came from. A token is folded, so its own bytes may be
// others; where their number is the same, each part has its own place, else that of the whole.
int pass(void *data, int flags, const char *token, int size, int start, int end)
{
    const auto *sieve = static_cast<const Sieve *>(data);
    const bool placed = size == end - start;
    int from = 0;
    const auto give = [&](int to) {
        if (to == from)
            return SQLITE_OK;
        const int code = sieve->give(sieve->context, flags, token + from, to - from,
                                     placed ? start + from : start, placed ? start + to : end);
        from = to;
        return code;
    };
    for (int at = 0; at < size;) {
        const Sign sign = signAt({token + at, static_cast<size_t>(size - at)});
        if (standsAlone(sign.code)) {
            if (const int code = give(at); code != SQLITE_OK)
                return code;
            at += sign.bytes;
            if (const int code = give(at); code != SQLITE_OK)
                return code;
        } else {
            at += sign.bytes;
        }
    }
    return give(size);
}

// What unicode61 needs to be called.
struct Tokens
{
    fts5_tokenizer inner;
    Fts5Tokenizer *made = nullptr;
};

int create(void *context, const char **, int, Fts5Tokenizer **out)
{
    auto *api = static_cast<fts5_api *>(context);
    auto tokens = std::make_unique<Tokens>();
    void *innerContext = nullptr;
    int code = api->xFindTokenizer(api, "unicode61", &innerContext, &tokens->inner);
    if (code == SQLITE_OK) {
        const char *arguments[] = {"remove_diacritics", "2"};
        code = tokens->inner.xCreate(innerContext, arguments, 2, &tokens->made);
    }
    if (code == SQLITE_OK)
        *out = reinterpret_cast<Fts5Tokenizer *>(tokens.release()); // SQLite's name for it
    return code;
}

void destroy(Fts5Tokenizer *tokenizer)
{
    const std::unique_ptr<Tokens> tokens(reinterpret_cast<Tokens *>(tokenizer));
    tokens->inner.xDelete(tokens->made);
}

int tokenize(Fts5Tokenizer *tokenizer, void *context, int flags, const char *text, int size,
             Give give)
{
    const auto *tokens = reinterpret_cast<Tokens *>(tokenizer);
    Sieve sieve{context, give};
    return tokens->inner.xTokenize(tokens->made, &sieve, flags, text, size, &pass);
}

fts5_api *fts5Of(sqlite3 *handle)
{
    fts5_api *api = nullptr;
    sqlite3_stmt *statement = nullptr;
    if (sqlite3_prepare_v2(handle, "SELECT fts5(?1)", -1, &statement, nullptr) == SQLITE_OK) {
        sqlite3_bind_pointer(statement, 1, static_cast<void *>(&api), "fts5_api_ptr", nullptr);
        sqlite3_step(statement);
    }
    sqlite3_finalize(statement);
    return api;
}

} // namespace

Result<void> registerSearchTokens(sqlite3 *handle)
{
    fts5_api *api = fts5Of(handle);
    if (!api)
        return failure(ErrorCode::StorageFailed, QStringLiteral("SQLite has no FTS5"));
    fts5_tokenizer ours{&create, &destroy, &tokenize};
    const int code = api->xCreateTokenizer(api, "breakerbox", api, &ours, nullptr);
    if (code != SQLITE_OK)
        return std::unexpected(errorOf(code, 0));
    return {};
}

} // namespace breakerbox::store
