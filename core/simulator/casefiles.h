// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <simulator/script.h>

#include <QByteArray>
#include <QString>

#include <vector>

namespace breakerbox::simulator {

// A recorded case: which call it answers and how, one script per request in order.
struct ServedCase
{
    QString connection; // the kind of connection it is for ("openai-chat", "ollama")
    QByteArray method;
    QByteArray path; // without the query
    std::vector<Script> scripts;
};

// Reads a case folder: serve.json and the files it names. Pauses are divided by timeScale.
// InvalidInput or NotFound with the file's name as detail.
//
// serve.json: { "connection": kind, "request": "POST /path", "send": [ one object per request:
// "file" (the exact bytes), "flush_at" (offsets), "pause_ms" or "pauses_ms", "then": "close",
// "keep", "silence" or "reset", "body" (a recipe, "write_size" bytes per write), "idle_close_ms",
// "late_request": "reset" ] }.
[[nodiscard]] Result<ServedCase> loadCase(const QString &folder, int timeScale = 1);

// Text made from a recipe, {"parts": [...]}, put one after another: {"text", "times"?};
// {"line" with {n}, "from", "to"}; {"nested", "levels", "indent"}: level k is k times the indent,
// then the text.
[[nodiscard]] Result<QByteArray> loadRecipe(const QString &file);

// A file that holds one raw response, byte for byte; the connection closes at its end.
[[nodiscard]] Result<Script> loadSample(const QString &file);

} // namespace breakerbox::simulator
