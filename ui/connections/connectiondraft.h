// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <connections/baseurl.h>
#include <connections/preset.h>
#include <flows/connectionsflow.h>
#include <secrets/secret.h>
#include <ui/connections/reachdraft.h>

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace breakerbox::ui {

// Where the user wants the key kept. Undecided = there is no keychain and no choice was made yet:
// a key is never put anywhere without one (security.md T8).
enum class KeyPlace { Undecided = 0, Keychain, UntilQuit, Environment, NoKey };

enum class DraftField {
    None = 0,
    Name,
    Address,
    Key,
    Place,
    Variable,
    Headers,
    Proxy,
    CaFile,
    Spend,
};

// What stands in the connection form, as typed. No judgement, no widgets.
struct ConnectionDraft
{
    connections::Connection before; // as saved; id null = a new one
    connections::Preset preset;
    QString name;
    QString address;
    connections::Protocol protocol = connections::Protocol::Unknown;
    QString key; // as typed; leaves the form only as a Secret
    KeyPlace place = KeyPlace::Keychain;
    QString variable;
    bool variableConfirmed = false; // for the new host, after a change of origin (R19)
    QString model;
    QString organisation;
    QString space;   // a part of the company that is kept apart; empty = the whole
    QString headers; // one "Name: value" a line
    ReachDraft reach;
    connections::Limits limits;
    int parallel = 4;

    [[nodiscard]] static ConnectionDraft forPreset(const connections::Preset &preset);
    [[nodiscard]] static ConnectionDraft forConnection(const connections::Connection &connection,
                                                       const connections::Preset &preset);
    [[nodiscard]] bool isNew() const { return before.id.isNull(); }
    // A key that is kept now and stays in use if none is typed.
    [[nodiscard]] bool hasStoredKey() const;

    bool operator==(const ConnectionDraft &) const = default;
};

struct DraftProblem
{
    DraftField field = DraftField::None;
    QString sentence;

    bool operator==(const DraftProblem &) const = default;
};

// The form, judged. Everything a person is told about it while typing.
struct DraftReading
{
    std::optional<connections::ReadBaseUrl> address;
    QString calls; // the full address a message goes to
    connections::Boundary boundary;
    QStringList addressNotes;      // normalised, plain http on the LAN…
    QString keyNote;               // what was cleaned, or a friendly warning
    secrets::Secret key;           // cleaned; empty = none typed, or refused
    secrets::Secret proxyPassword; // empty = none typed
    QString proxyNote;
    bool asksKeyAgain = false; // the origin changed: the stored key is not used there (R19)
    std::vector<DraftProblem> problems; // what stops Save, first things first

    [[nodiscard]] QString problem(DraftField field) const;
    // Enough to test: address and key are readable.
    [[nodiscard]] bool canTest() const;
};

// takenNames: the names of the other connections.
[[nodiscard]] DraftReading readDraft(const ConnectionDraft &draft, const QStringList &takenNames);

// The connection to save or to test. Only for a draft whose reading has an address.
[[nodiscard]] connections::Connection toConnection(const ConnectionDraft &draft,
                                                   const DraftReading &reading);

} // namespace breakerbox::ui
