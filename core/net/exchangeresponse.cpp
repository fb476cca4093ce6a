// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "exchangework.h"

#include <QTcpSocket>

#include <array>

// What comes back: bytes, their meaning, and the peer's end of it.

namespace breakerbox::net {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kReadPiece = 64 * 1024;

} // namespace

QString socketWord(QAbstractSocket::SocketError code)
{
    return u"socket_error_%1"_s.arg(int(code));
}

void ExchangeWork::readBytes()
{
    if (!m_end.sessionWasUp)
        return;
    std::array<char, kReadPiece> buffer;
    while (!m_done) {
        const qint64 got = m_socket->read(buffer.data(), kReadPiece);
        if (got <= 0)
            return;
        m_end.bytesDown += got;
        if (m_phase == Phase::Streaming)
            m_waitBegan = m_shared->parts.clock.now();
        responseState(m_reader.feed(QByteArrayView(buffer.data(), got),
                                    {[this](const HttpHead &head) { return headArrived(head); },
                                     [this](QByteArrayView bytes) { return bodyBytes(bytes); }}));
    }
}

void ExchangeWork::responseState(ResponseReader::State state)
{
    if (m_done)
        return;
    switch (state) {
    case ResponseReader::State::Head:
    case ResponseReader::State::Body:
        return;
    case ResponseReader::State::Complete:
        bodyComplete();
        return;
    case ResponseReader::State::HeadTooLarge:
        finish(TransportEnd::HeadersTooLarge);
        return;
    case ResponseReader::State::Malformed:
        finish(TransportEnd::BrokenBody, m_headSeen ? u"malformed_body"_s : u"not_http"_s);
        return;
    case ResponseReader::State::CodingUnknown:
        finish(TransportEnd::EncodingWrong, u"transfer_coding"_s);
        return;
    }
}

bool ExchangeWork::headArrived(const HttpHead &head)
{
    m_headSeen = true;
    m_encodingKnown = m_decoder.setEncoding(head.header("content-encoding"));
    m_observer->headArrived(head);
    return !m_done;
}

bool ExchangeWork::bodyBytes(QByteArrayView bytes)
{
    m_bodyDown += bytes.size();
    if (m_phase != Phase::Streaming)
        enter(Phase::Streaming, m_request.limits.silence);
    if (m_done)
        return false;
    if (!m_encodingKnown) {
        finish(TransportEnd::EncodingWrong, u"content_encoding"_s);
        return false;
    }
    if (m_bodyDown > m_request.limits.bodyBytes && m_request.limits.bodyBytes > 0) {
        finish(TransportEnd::BodyTooLarge);
        return false;
    }
    const auto state =
        m_decoder.feed(bytes, [this](QByteArrayView out) { return decodedBytes(out); });
    if (state == BodyDecoder::State::Broken && !m_done)
        finish(TransportEnd::EncodingWrong, u"content_encoding"_s);
    return !m_done;
}

bool ExchangeWork::decodedBytes(QByteArrayView bytes)
{
    m_bodyGiven += bytes.size();
    if (m_bodyGiven > m_request.limits.bodyBytes && m_request.limits.bodyBytes > 0) {
        finish(TransportEnd::BodyTooLarge);
        return false;
    }
    m_observer->bodyArrived(bytes);
    return !m_done;
}

void ExchangeWork::bodyComplete()
{
    const bool whole = m_decoder.end([this](QByteArrayView out) { return decodedBytes(out); });
    if (m_done)
        return;
    if (whole)
        finish(TransportEnd::Complete);
    else
        finish(TransportEnd::BrokenBody, u"packed_body_cut"_s);
}

void ExchangeWork::socketEnded()
{
    // What arrived before the end comes first.
    readBytes();
    if (m_done)
        return;
    const QString word = socketWord(m_socket->error());
    if (!m_end.sessionWasUp) {
        finish(TransportEnd::TlsFailed, word);
        return;
    }
    const bool orderly = m_socket->error() == QAbstractSocket::RemoteHostClosedError ||
                         m_socket->error() == QAbstractSocket::UnknownSocketError;
    if (orderly && m_reader.endOfInput() == ResponseReader::State::Complete) {
        bodyComplete();
        return;
    }
    finish(m_headSeen ? TransportEnd::BrokenBody : TransportEnd::ResetBeforeResponse, word);
}

} // namespace breakerbox::net
