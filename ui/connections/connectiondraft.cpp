// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "connectiondraft.h"

#include <connections/deployment.h>
#include <secrets/keytext.h>
#include <ui/connections/connectionwords.h>
#include <ui/connections/headerlines.h>
#include <ui/text/errortext.h>
#include <ui/text/healthtext.h>
#include <ui/text/moments.h>

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

using connections::Connection;
using connections::CredentialSource;
using connections::HostClass;
using connections::Protocol;

struct DraftText
{
    Q_DECLARE_TR_FUNCTIONS(DraftText)
};

QString hostOf(const QUrl &url)
{
    QString host = url.host(QUrl::FullyEncoded);
    if (host.contains(u':'))
        host = u"[%1]"_s.arg(host);
    return url.port() < 0 ? host : u"%1:%2"_s.arg(host).arg(url.port());
}

void readAddress(const ConnectionDraft &draft, DraftReading &reading)
{
    const auto read = connections::readBaseUrl(draft.address, draft.protocol);
    if (!read) {
        reading.problems.push_back(
            {DraftField::Address, text::addressRefusal(read.error().detail)});
        return;
    }
    reading.address = *read;
    reading.boundary = connections::boundaryForUrl(read->url);
    if (!draft.preset.company.isEmpty() && !draft.preset.baseUrl.isEmpty() &&
        connections::originOf(read->url) == connections::originOf(draft.preset.baseUrl))
        reading.boundary = {connections::BoundaryClass::Company, draft.preset.company, {}};
    const QUrl base = connections::deploymentBase(
        read->url, draft.protocol == Protocol::OpenAiChat ? read->apiVersion : QString(),
        ModelId(draft.model.trimmed()));
    reading.calls = chatAddress(base, draft.protocol, draft.model);
    if (!read->apiVersion.isEmpty())
        reading.calls += "?api-version="_L1 + read->apiVersion;
    if (!draft.preset.placeholder.isEmpty() &&
        read->url.host().startsWith(draft.preset.placeholder + u'.')) {
        reading.problems.push_back(
            {DraftField::Address, DraftText::tr("Put the name of your resource in place of “%1”.")
                                      .arg(draft.preset.placeholder)});
    }
    if (draft.preset.typedModels) {
        reading.addressNotes.append(
            DraftText::tr("As the model, enter the name of your deployment. The list of %1 has "
                          "base models, not deployments.")
                .arg(draft.preset.name));
    }
    if (read->lookAlike) {
        reading.addressNotes.append(
            DraftText::tr("The host has letters that look like others. It is %1.")
                .arg(read->url.host(QUrl::FullyEncoded)));
    }
    if (read->host == HostClass::Lan && read->url.scheme() == "http"_L1) {
        reading.addressNotes.append(
            DraftText::tr("Plain http: anyone on your network can read what is sent."));
    }
    if (!read->apiVersion.isEmpty()) {
        reading.addressNotes.append(
            DraftText::tr("The version %1 is kept as a setting.").arg(read->apiVersion));
    }
}

// Names a character and its place, never a key's other letters (C58).
QString keyRefusal(const Error &error, const secrets::KeyNote &note)
{
    if (error.code == ErrorCode::TooLarge) {
        return DraftText::tr("The key is longer than %1. Copy it again from its page.")
            .arg(text::bytes(secrets::kLongestKey));
    }
    if (note.character.isEmpty()) {
        return DraftText::tr("Character %1 of the key cannot be seen (%2), and no key has it. Copy "
                             "the key again from its page.")
            .arg(note.position)
            .arg(note.characterCode);
    }
    return DraftText::tr("Character %1 of the key is “%2” (%3), which no key has. Copy the key "
                         "again from its page.")
        .arg(QString::number(note.position), note.character, note.characterCode);
}

QString keyRemark(const ConnectionDraft &draft, const secrets::Secret &key,
                  const secrets::KeyNote &note)
{
    if (note.lineBreaksJoined > 0)
        return DraftText::tr("The key was broken over lines. It was joined.");
    if (note.quotesDropped)
        return DraftText::tr("The quotation marks around the key were dropped.");
    if (note.trimmed)
        return DraftText::tr("The blanks around the key were dropped.");
    const secrets::KeyGuess guess = secrets::guessProvider(key, draft.preset.keyPrefix);
    switch (guess.doubt) {
    case secrets::KeyDoubt::OtherProvider:
        return DraftText::tr("This looks like a key of %1.").arg(guess.provider);
    case secrets::KeyDoubt::UnusualPrefix:
        return DraftText::tr("Keys of %1 usually begin with “%2”.")
            .arg(draft.preset.name, draft.preset.keyPrefix);
    case secrets::KeyDoubt::None:
        break;
    }
    return {};
}

void readKey(const ConnectionDraft &draft, DraftReading &reading)
{
    secrets::KeyNote note;
    auto cleaned = secrets::cleanKey(draft.key, note);
    if (!cleaned) {
        reading.problems.push_back({DraftField::Key, keyRefusal(cleaned.error(), note)});
        return;
    }
    if (!note.blank)
        reading.keyNote = keyRemark(draft, *cleaned, note);
    reading.key = std::move(*cleaned);
}

bool originChanged(const ConnectionDraft &draft, const DraftReading &reading)
{
    return !draft.isNew() && reading.address &&
           connections::originOf(reading.address->url) != draft.before.origin();
}

void judgeKey(const ConnectionDraft &draft, DraftReading &reading)
{
    const bool keeps = draft.place == KeyPlace::Keychain || draft.place == KeyPlace::UntilQuit;
    const bool typed = !reading.key.isEmpty();
    const bool moved = originChanged(draft, reading);
    if (draft.place == KeyPlace::Undecided) {
        if (typed || draft.preset.keyNeeded)
            reading.problems.push_back(
                {DraftField::Place, DraftText::tr("Choose where the key is kept.")});
        return;
    }
    if (!keeps || typed || !reading.problem(DraftField::Key).isEmpty())
        return;
    if (draft.hasStoredKey()) {
        const CredentialSource before = draft.before.credential.source;
        const bool elsewhere =
            (before == CredentialSource::Keychain) != (draft.place == KeyPlace::Keychain);
        if (moved) {
            reading.asksKeyAgain = true;
            reading.problems.push_back(
                {DraftField::Key,
                 DraftText::tr("The stored key belongs to %1 and is not sent to %2. Enter the key "
                               "for %2.")
                     .arg(hostOf(draft.before.baseUrl), hostOf(reading.address->url))});
        } else if (elsewhere) {
            reading.problems.push_back(
                {DraftField::Key, DraftText::tr("To keep the key elsewhere, enter it again.")});
        }
        return;
    }
    if (draft.preset.keyNeeded) {
        reading.problems.push_back(
            {DraftField::Key,
             DraftText::tr("%1 needs a key. Paste it here.").arg(draft.preset.name)});
    }
}

void judgeVariable(const ConnectionDraft &draft, DraftReading &reading)
{
    if (draft.place != KeyPlace::Environment)
        return;
    static const QRegularExpression kName(u"^[A-Za-z_][A-Za-z0-9_]*$"_s);
    if (!kName.match(draft.variable.trimmed()).hasMatch()) {
        reading.problems.push_back(
            {DraftField::Variable,
             DraftText::tr("Name the variable, for example OPENAI_API_KEY.")});
        return;
    }
    const bool same = draft.before.credential.source == CredentialSource::Environment &&
                      draft.before.credential.variable == draft.variable.trimmed();
    if (same && originChanged(draft, reading) && !draft.variableConfirmed) {
        reading.asksKeyAgain = true;
        reading.problems.push_back(
            {DraftField::Variable,
             DraftText::tr("The key in %1 went to %2 so far. Confirm that it may go to %3.")
                 .arg(draft.variable.trimmed(), hostOf(draft.before.baseUrl),
                      hostOf(reading.address->url))});
    }
}

void judgeReach(const ConnectionDraft &draft, DraftReading &reading)
{
    const bool local = reading.address && (reading.address->host == HostClass::Device ||
                                           reading.address->host == HostClass::Lan);
    const ReachReading reach =
        readReach(draft.reach, draft.before, local ? IsLocal::Yes : IsLocal::No);
    for (const auto &[field, sentence] : {std::pair(DraftField::Proxy, reach.proxyProblem),
                                          std::pair(DraftField::CaFile, reach.fileProblem),
                                          std::pair(DraftField::Spend, reach.spendProblem)}) {
        if (!sentence.isEmpty())
            reading.problems.push_back({field, sentence});
    }
    reading.proxyNote = reach.proxyNote;
    if (draft.reach.proxyUse == connections::ProxyUse::Own)
        reading.proxyPassword = secrets::Secret(draft.reach.proxyPassword.toUtf8());
}

KeyPlace placeOf(CredentialSource source)
{
    switch (source) {
    case CredentialSource::Keychain:
        return KeyPlace::Keychain;
    case CredentialSource::Session:
        return KeyPlace::UntilQuit;
    case CredentialSource::Environment:
        return KeyPlace::Environment;
    case CredentialSource::None:
        break;
    }
    return KeyPlace::NoKey;
}

} // namespace

ConnectionDraft ConnectionDraft::forPreset(const connections::Preset &preset)
{
    ConnectionDraft draft;
    draft.preset = preset;
    draft.name = preset.kind == connections::ConnectionKind::Endpoint ? QString() : preset.name;
    draft.address = preset.baseUrl.toString();
    draft.protocol = preset.protocol;
    draft.place = preset.keyNeeded ? KeyPlace::Keychain : KeyPlace::NoKey;
    if (preset.kind == connections::ConnectionKind::Endpoint)
        draft.place = KeyPlace::Keychain;
    draft.limits = connections::Limits::standard(preset.kind);
    return draft;
}

ConnectionDraft ConnectionDraft::forConnection(const Connection &connection,
                                               const connections::Preset &preset)
{
    ConnectionDraft draft;
    draft.before = connection;
    draft.preset = preset;
    draft.name = connection.name;
    draft.address = connection.baseUrl.toString();
    if (!connection.apiVersion.isEmpty())
        draft.address += "?api-version="_L1 + connection.apiVersion;
    draft.protocol = connection.protocol;
    draft.place = placeOf(connection.credential.source);
    draft.variable = connection.credential.variable;
    draft.model = connection.defaultModel.toString();
    draft.organisation = connection.organisation;
    draft.headers = headerLines(connection.headers);
    draft.limits = connection.limits;
    draft.parallel = connection.parallel;
    draft.space = connection.boundary.space;
    draft.reach = ReachDraft::of(connection);
    return draft;
}

bool ConnectionDraft::hasStoredKey() const
{
    return !isNew() && (before.credential.source == CredentialSource::Keychain ||
                        before.credential.source == CredentialSource::Session);
}

QString DraftReading::problem(DraftField field) const
{
    const auto at = std::find_if(problems.begin(), problems.end(),
                                 [field](const auto &one) { return one.field == field; });
    return at == problems.end() ? QString() : at->sentence;
}

bool DraftReading::canTest() const
{
    return address && !asksKeyAgain && problem(DraftField::Address).isEmpty() &&
           problem(DraftField::Key).isEmpty() && problem(DraftField::Variable).isEmpty() &&
           problem(DraftField::Headers).isEmpty() && problem(DraftField::Proxy).isEmpty() &&
           problem(DraftField::CaFile).isEmpty();
}

DraftReading readDraft(const ConnectionDraft &draft, const QStringList &takenNames)
{
    DraftReading reading;
    const QString name = draft.name.simplified();
    if (name.isEmpty()) {
        reading.problems.push_back(
            {DraftField::Name, DraftText::tr("Give the connection a name.")});
    } else if (takenNames.contains(name, Qt::CaseInsensitive)) {
        reading.problems.push_back(
            {DraftField::Name, DraftText::tr("Another connection has this name.")});
    }
    readAddress(draft, reading);
    if (draft.place != KeyPlace::NoKey && draft.place != KeyPlace::Environment)
        readKey(draft, reading);
    judgeKey(draft, reading);
    judgeVariable(draft, reading);
    if (const auto headers = readHeaderLines(draft.headers); !headers) {
        reading.problems.push_back(
            {DraftField::Headers,
             DraftText::tr("Line %1 of the extra headers cannot be sent. Write “Name: value” in "
                           "plain letters; keys have a field of their own.")
                 .arg(headers.error())});
    }
    judgeReach(draft, reading);
    return reading;
}

Connection toConnection(const ConnectionDraft &draft, const DraftReading &reading)
{
    Connection connection = draft.before;
    connection.name = draft.name.simplified();
    connection.protocol = draft.protocol;
    connection.baseUrl = reading.address->url;
    connection.apiVersion = reading.address->apiVersion;
    connection.boundary = reading.boundary;
    if (reading.boundary.kind == connections::BoundaryClass::Company)
        connection.boundary.space = draft.space.simplified();
    const ReachReading reach = readReach(draft.reach, draft.before, IsLocal::No);
    connection.proxy = reach.proxy;
    connection.caFile = draft.reach.caFile.trimmed();
    connection.pace = reach.pace;
    connection.spend = reach.spend;
    connection.defaultModel = ModelId(draft.model.trimmed());
    connection.organisation = draft.organisation.trimmed();
    // Untouched limits follow where the endpoint turned out to be (security.md T37).
    const bool untouched = draft.limits == connections::Limits::standard(draft.preset.kind);
    connection.limits =
        draft.isNew() && untouched
            ? connections::Limits::standard(draft.preset.kind, reading.boundary.kind)
            : draft.limits;
    connection.parallel = draft.parallel;
    if (auto headers = readHeaderLines(draft.headers))
        connection.headers = std::move(*headers);
    if (draft.isNew()) {
        connection.kind = draft.preset.kind;
        connection.preset = draft.preset.id;
    }
    const bool keepsKey = !reading.key.isEmpty() || draft.hasStoredKey();
    connection.credential.variable.clear();
    switch (draft.place) {
    case KeyPlace::Keychain:
        connection.credential.source =
            keepsKey ? CredentialSource::Keychain : CredentialSource::None;
        break;
    case KeyPlace::UntilQuit:
        connection.credential.source =
            keepsKey ? CredentialSource::Session : CredentialSource::None;
        break;
    case KeyPlace::Environment:
        connection.credential.source = CredentialSource::Environment;
        connection.credential.variable = draft.variable.trimmed();
        connection.credential.lastFour.clear();
        break;
    case KeyPlace::Undecided:
    case KeyPlace::NoKey:
        connection.credential.source = CredentialSource::None;
        connection.credential.lastFour.clear();
        break;
    }
    if (connection.credential.source != draft.before.credential.source ||
        connection.credential.variable != draft.before.credential.variable)
        ++connection.credential.version;
    return connection;
}

} // namespace breakerbox::ui
