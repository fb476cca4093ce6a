// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <breaker/values/outcome.h>
#include <chat/prompt.h>
#include <chat/streamevent.h>
#include <connections/connection.h>
#include <connections/modelinfo.h>
#include <connections/preset.h>
#include <net/httptransport.h>

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <memory>
#include <optional>
#include <vector>

namespace breakerbox::providers {

// A request ready for the transport, but for the key.
struct WireRequest
{
    net::Method method = net::Method::Post;
    QUrl url;
    std::vector<net::Header> headers;
    QByteArray body;
    // Which header the key goes into, and what stands before it.
    QByteArray keyHeader = "Authorization";
    QByteArray keyPrefix = "Bearer ";
};

// What was learned about a model by refusals (providers.md 10): parameters not to send again, the
// other name of the output limit, whether it can stream, the most it gives, and what it said it
// cannot do or take. Kept per (connection, model).
struct ModelNotes
{
    QStringList dropped;      // field names, e.g. "temperature", "stream_options"
    QString outputLimitField; // empty = the preset's
    bool streaming = true;
    std::optional<qint64> contextLength = {}; // tokens
    connections::Capability images = connections::Capability::Unknown;
    connections::Capability tools = connections::Capability::Unknown;
    connections::Capability reasoning = connections::Capability::Unknown;
    // Tokens; from a refusal or the model list. Not stored: either tells it again.
    std::optional<qint64> outputLimit = std::nullopt;

    bool operator==(const ModelNotes &) const = default;
};

// What a list of models leaves to be asked: a further page of it, or one model's own facts.
struct ModelQuery
{
    QString page;
    ModelId about;

    [[nodiscard]] bool isFirst() const { return page.isEmpty() && about.isEmpty(); }
    bool operator==(const ModelQuery &) const = default;
};

// All there is to judge an attempt by.
struct AnswerFacts
{
    net::HttpHead head; // status 0 = no response began
    net::HttpEnd end;
    QByteArray body; // an error body, or the first 64 kB of any non-stream answer
    bool contentArrived = false;
    LifecycleCause cause = LifecycleCause::Normal;
    bool standardLimit = true;
    bool suspended = false;
    bool deviceOffline = false;
    WallTime now{}; // for dates, where the response has no Date header
};

// What the parser says when the bytes have ended.
enum class ReplyEnd {
    Unknown = 0,
    Complete,    // the protocol's end signal was seen
    Broken,      // neither end signal nor error
    ErrorInside, // an error object inside a 200: see ReplyParser::errorBody()
    NotAReply,   // HTML or anything else where a reply was asked
    TooLarge,    // one event above the limit
};

// Bytes of a 200 body in, typed events out. One per attempt.
class ReplyParser
{
public:
    ReplyParser() = default;
    virtual ~ReplyParser() = default;
    ReplyParser(const ReplyParser &) = delete;
    ReplyParser &operator=(const ReplyParser &) = delete;

    // Appends the events these bytes complete. Cost does not grow with what came before.
    virtual void feed(QByteArrayView bytes, std::vector<chat::StreamEvent> &events) = 0;
    // The body has ended (well or not). Called once.
    virtual ReplyEnd end(std::vector<chat::StreamEvent> &events) = 0;
    // ErrorInside: the error as JSON, for classify().
    [[nodiscard]] virtual QByteArray errorBody() const = 0;
    // True once nothing more will matter (end signal or error seen).
    [[nodiscard]] virtual bool isDone() const = 0;
    // Unparsable events skipped, for diagnostics.
    [[nodiscard]] virtual int skipped() const = 0;
};

// One protocol: request builder, stream parser, classifier. Stateless and const; one object serves
// all connections of the protocol. A new protocol is a new folder and one line in Adapters.
class ProtocolAdapter
{
public:
    ProtocolAdapter() = default;
    virtual ~ProtocolAdapter() = default;
    ProtocolAdapter(const ProtocolAdapter &) = delete;
    ProtocolAdapter &operator=(const ProtocolAdapter &) = delete;

    [[nodiscard]] virtual connections::Protocol protocol() const = 0;
    [[nodiscard]] virtual WireRequest chatRequest(const connections::Connection &connection,
                                                  const connections::Preset &preset,
                                                  const chat::Prompt &prompt,
                                                  const ModelNotes &notes) const = 0;
    [[nodiscard]] virtual WireRequest modelsRequest(const connections::Connection &connection,
                                                    const connections::Preset &preset) const = 0;
    // The same for what furtherQueries() named. Protocols without pages never name anything.
    [[nodiscard]] virtual WireRequest
    furtherModelsRequest(const connections::Connection &connection,
                         const connections::Preset &preset, const ModelQuery &query) const;
    // What an answer to modelsRequest() or a further one leaves to be asked, in order.
    [[nodiscard]] virtual std::vector<ModelQuery> furtherQueries(QByteArrayView body,
                                                                 const ModelQuery &asked) const;
    // One model's own facts; InvalidInput (remote) if the body has none.
    [[nodiscard]] virtual Result<connections::ModelInfo> readModel(QByteArrayView body,
                                                                   const ModelId &about) const;
    // Whether a message may carry such a file to this service: text, pictures and PDF unless a
    // protocol or a preset says otherwise. What it may not carry is left out of the request.
    [[nodiscard]] virtual bool takes(const connections::Preset &preset,
                                     const QString &mediaType) const;
    // head tells the content type; "is this a stream?" is decided by the first bytes.
    [[nodiscard]] virtual std::unique_ptr<ReplyParser> replyParser() const = 0;
    [[nodiscard]] virtual Result<std::vector<connections::ModelInfo>>
    readModels(QByteArrayView body) const = 0;

    // Judges an attempt that did not end in a good reply, and one that did (ReplyEnd::Complete).
    // finish and error come from the parser; error is empty unless ReplyEnd::ErrorInside.
    [[nodiscard]] virtual breaker::Outcome classify(const AnswerFacts &facts,
                                                    const connections::Preset &preset, ReplyEnd end,
                                                    chat::FinishReason finish,
                                                    QByteArrayView error) const = 0;
};

// What the outcome of a request for the list of models says. A failing list never blocks chat
// (S100): what it tells stays with the operation. A server without a list says nothing about any
// model (providers.md 9.1).
[[nodiscard]] breaker::Outcome ofModelList(breaker::Outcome outcome, const net::HttpHead &head);

// All protocols this program speaks. Owned by the composition; immutable.
class Adapters
{
public:
    Adapters();
    ~Adapters();
    // Null for a protocol not spoken yet.
    [[nodiscard]] const ProtocolAdapter *find(connections::Protocol protocol) const;
    [[nodiscard]] std::vector<connections::Protocol> protocols() const;

private:
    std::vector<std::unique_ptr<ProtocolAdapter>> m_adapters;
};

} // namespace breakerbox::providers
