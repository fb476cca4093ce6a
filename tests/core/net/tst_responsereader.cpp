// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <net/bodydecoder.h>
#include <net/responsereader.h>

#include <QTest>

#include <zlib.h>

using namespace breakerbox::net;
using State = ResponseReader::State;

// Reading responses and undoing encodings, from pieces of any size.
class ResponseReaderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void responses_data();
    void responses();
    void valuesOfHeadersAreOneLine();
    void stopsWhenToldTo();
    void headLimitHoldsAtEveryCut();
    void noHttpIsKnownAtEveryCut();
    void encodings_data();
    void encodings();
    void brokenPacking_data();
    void brokenPacking();
    void unknownEncodingIsSaid();
    void sinkCanStopUnpacking();

private:
    struct Seen
    {
        State state = State::Head;
        int heads = 0;
        HttpHead head;
        QByteArray body;
    };
    static Seen read(const QByteArray &bytes, qsizetype piece, bool end)
    {
        Seen seen;
        ResponseReader reader(64 * 1024);
        const ResponseReader::Sink sink{[&](const HttpHead &head) {
                                            ++seen.heads;
                                            seen.head = head;
                                            return true;
                                        },
                                        [&](QByteArrayView body) {
                                            seen.body += body.toByteArray();
                                            return true;
                                        }};
        for (qsizetype at = 0; at < bytes.size(); at += piece)
            reader.feed(bytes.mid(at, piece), sink);
        seen.state = end ? reader.endOfInput() : reader.state();
        return seen;
    }
    static QByteArray packed(const QByteArray &plain, int windowBits, bool finish = true)
    {
        z_stream stream{};
        deflateInit2(&stream, 9, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY);
        QByteArray out(plain.size() + 1024, '\0');
        QByteArray in = plain;
        stream.next_in = reinterpret_cast<Bytef *>(in.data());
        stream.avail_in = static_cast<uInt>(in.size());
        stream.next_out = reinterpret_cast<Bytef *>(out.data());
        stream.avail_out = static_cast<uInt>(out.size());
        deflate(&stream, finish ? Z_FINISH : Z_SYNC_FLUSH);
        out.truncate(static_cast<qsizetype>(stream.total_out));
        deflateEnd(&stream);
        return out;
    }
    struct Unpacked
    {
        QByteArray bytes;
        BodyDecoder::State state = BodyDecoder::State::Reading;
        bool whole = false;
    };
    static Unpacked unpack(const QByteArray &encoding, const QByteArray &bytes, qsizetype piece)
    {
        Unpacked out;
        BodyDecoder decoder;
        if (!decoder.setEncoding(encoding))
            return out;
        const auto sink = [&](QByteArrayView view) {
            out.bytes += view.toByteArray();
            return true;
        };
        for (qsizetype at = 0; at < bytes.size() && out.state == BodyDecoder::State::Reading;
             at += piece)
            out.state = decoder.feed(bytes.mid(at, piece), sink);
        out.whole = decoder.end(sink);
        return out;
    }
};

void ResponseReaderTest::responses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("end");
    QTest::addColumn<State>("state");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    const auto row = [](const char *name, const char *bytes) -> QTestData & {
        return QTest::newRow(name) << QByteArray(bytes);
    };
    row("length", "HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabcEXTRA")
        << false << State::Complete << 200 << QByteArray("abc");
    row("length, short", "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nabc")
        << true << State::Body << 200 << QByteArray("abc");
    row("length said twice the same",
        "HTTP/1.1 200 OK\r\nContent-Length: 3\r\nContent-Length: 3\r\n\r\nabc")
        << false << State::Complete << 200 << QByteArray("abc");
    row("lengths that differ",
        "HTTP/1.1 200 OK\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc")
        << false << State::Malformed << 0 << QByteArray();
    row("length that is no number", "HTTP/1.1 200 OK\r\nContent-Length: -3\r\n\r\nabc")
        << false << State::Malformed << 0 << QByteArray();
    row("length zero", "HTTP/1.1 500 X\r\nContent-Length: 0\r\n\r\n")
        << false << State::Complete << 500 << QByteArray();
    row("until close", "HTTP/1.1 200 OK\r\n\r\nabc")
        << true << State::Complete << 200 << QByteArray("abc");
    row("until close, still open", "HTTP/1.0 200 OK\r\n\r\nabc")
        << false << State::Body << 200 << QByteArray("abc");
    row("chunked", "HTTP/1.1 200 OK\r\nTransfer-Encoding: "
                   "chunked\r\n\r\n3\r\nabc\r\nA;x=\"y\"\r\n0123456789\r\n0\r\n\r\n")
        << false << State::Complete << 200 << QByteArray("abc0123456789");
    row("chunked beats length", "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nTransfer-Encoding: "
                                "Chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n")
        << false << State::Complete << 200 << QByteArray("abc");
    row("chunked with trailers",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\nX: y\r\nZ: w\r\n\r\n")
        << false << State::Complete << 200 << QByteArray("a");
    row("chunked, last chunk missing",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n")
        << true << State::Body << 200 << QByteArray("a");
    row("chunked, bare line feeds", "HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n1\na\n0\n\n")
        << false << State::Complete << 200 << QByteArray("a");
    row("chunk longer than it says",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nab\r\n0\r\n\r\n")
        << false << State::Malformed << 200 << QByteArray("a");
    row("chunk size beyond reason",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n")
        << false << State::Malformed << 200 << QByteArray();
    row("unknown coding", "HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, chunked\r\n\r\n")
        << false << State::CodingUnknown << 0 << QByteArray();
    row("no reason phrase", "HTTP/1.1 404\r\nContent-Length: 0\r\n\r\n")
        << false << State::Complete << 404 << QByteArray();
    row("interim first",
        "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\na")
        << false << State::Complete << 200 << QByteArray("a");
    row("no content", "HTTP/1.1 204 No Content\r\n\r\n")
        << false << State::Complete << 204 << QByteArray();
    row("empty lines first", "\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\na")
        << false << State::Complete << 200 << QByteArray("a");
    row("HTTP/2 preface", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")
        << false << State::Malformed << 0 << QByteArray();
    row("old HTTP", "<html>hello</html>") << false << State::Malformed << 0 << QByteArray();
    row("status that is no number", "HTTP/1.1 2x0 OK\r\n\r\n")
        << false << State::Malformed << 0 << QByteArray();
    row("status too long", "HTTP/1.1 2000 OK\r\n\r\n")
        << false << State::Malformed << 0 << QByteArray();
}

void ResponseReaderTest::responses()
{
    QFETCH(QByteArray, bytes);
    QFETCH(bool, end);
    QFETCH(State, state);
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    for (qsizetype piece = 1; piece <= bytes.size(); ++piece) {
        const Seen seen = read(bytes, piece, end);
        QCOMPARE(seen.state, state);
        QCOMPARE(seen.heads, status == 0 ? 0 : 1);
        QCOMPARE(seen.head.status, status);
        QCOMPARE(seen.body, body);
    }
}

// RFC 9110, 5.5: a request id goes into lists and logs.
void ResponseReaderTest::valuesOfHeadersAreOneLine()
{
    const QByteArray bytes("HTTP/1.1 200 OK\r\nX-Request-Id: a\0b\rc\r\nContent-Length: 0\r\n\r\n",
                           59);
    for (const qsizetype piece : {qsizetype(1), bytes.size()})
        QCOMPARE(read(bytes, piece, false).head.header("X-Request-Id"), QByteArray("a b c"));
}

void ResponseReaderTest::stopsWhenToldTo()
{
    ResponseReader reader(1000);
    int pieces = 0;
    reader.feed("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n1\r\nb\r\n",
                {[](const HttpHead &) { return true; },
                 [&](QByteArrayView) {
                     ++pieces;
                     return false;
                 }});
    QCOMPARE(pieces, 1);
}

void ResponseReaderTest::headLimitHoldsAtEveryCut() // T38
{
    const QByteArray head = "HTTP/1.1 200 OK\r\nX: " + QByteArray(200, 'x') + "\r\n\r\n";
    for (const qsizetype piece : {qsizetype(1), qsizetype(7), head.size()}) {
        for (const qsizetype limit : {head.size() - 1, head.size()}) {
            ResponseReader reader(limit);
            for (qsizetype at = 0; at < head.size(); at += piece)
                reader.feed(head.mid(at, piece), {[](const HttpHead &) { return true; },
                                                  [](QByteArrayView) { return true; }});
            QCOMPARE(reader.state(), limit < head.size() ? State::HeadTooLarge : State::Body);
        }
    }
}

// What is no HTTP is that, also where it comes at once and is too large besides.
void ResponseReaderTest::noHttpIsKnownAtEveryCut()
{
    const QByteArray bytes = "HTTP/x " + QByteArray(200, 'x');
    for (const qsizetype piece : {qsizetype(1), qsizetype(7), bytes.size()}) {
        ResponseReader reader(100);
        for (qsizetype at = 0; at < bytes.size(); at += piece)
            reader.feed(bytes.mid(at, piece), {[](const HttpHead &) { return true; },
                                               [](QByteArrayView) { return true; }});
        QCOMPARE(reader.state(), State::Malformed);
    }
}

void ResponseReaderTest::encodings_data()
{
    QTest::addColumn<QByteArray>("encoding");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("plain");
    const QByteArray text = "data: {\"a\":1}\n\ndata: [DONE]\n\n";
    QTest::newRow("none") << QByteArray() << text << text;
    QTest::newRow("identity") << QByteArray("identity") << text << text;
    QTest::newRow("C9 gzip") << QByteArray("gzip") << packed(text, 16 + MAX_WBITS) << text;
    QTest::newRow("gzip under its old name")
        << QByteArray("X-GZIP") << packed(text, 16 + MAX_WBITS) << text;
    QTest::newRow("gzip in two members")
        << QByteArray("gzip") << packed("one ", 16 + MAX_WBITS) + packed("two", 16 + MAX_WBITS)
        << QByteArray("one two");
    QTest::newRow("gzip with padding")
        << QByteArray("gzip") << packed(text, 16 + MAX_WBITS) + QByteArray(9, '\0') << text;
    QTest::newRow("gzip with padding that hides a member")
        << QByteArray("gzip")
        << packed(text, 16 + MAX_WBITS) + QByteArray(9, '\0') + packed("more", 16 + MAX_WBITS)
        << text;
    QTest::newRow("C12 gzip, but plain") << QByteArray("gzip") << text << text;
    QTest::newRow("gzip, but one plain byte")
        << QByteArray("gzip") << QByteArray("x") << QByteArray("x");
    QTest::newRow("gzip, but nothing") << QByteArray("gzip") << QByteArray() << QByteArray();
    QTest::newRow("deflate") << QByteArray("deflate") << packed(text, MAX_WBITS) << text;
    QTest::newRow("deflate without its frame")
        << QByteArray("deflate") << packed(text, -MAX_WBITS) << text;
    QTest::newRow("deflate, but plain") << QByteArray("deflate") << text << text;
    QTest::newRow("deflate, but plain JSON")
        << QByteArray("deflate") << QByteArray("{\"error\":\"x\"}")
        << QByteArray("{\"error\":\"x\"}");
    QTest::newRow("T38 gzip in ten thousand members")
        << QByteArray("gzip") << packed("x", 16 + MAX_WBITS).repeated(10'000)
        << QByteArray(10'000, 'x');
    const QByteArray large = QByteArray("0123456789").repeated(30'000);
    QTest::newRow("gzip, large") << QByteArray("gzip") << packed(large, 16 + MAX_WBITS) << large;
}

void ResponseReaderTest::encodings()
{
    QFETCH(QByteArray, encoding);
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, plain);
    for (const qsizetype piece :
         {qsizetype(1), qsizetype(2), qsizetype(13), std::max<qsizetype>(1, bytes.size())}) {
        const Unpacked out = unpack(encoding, bytes, piece);
        QCOMPARE(out.state, BodyDecoder::State::Reading);
        QVERIFY(out.whole);
        QVERIFY(out.bytes == plain);
    }
}

void ResponseReaderTest::brokenPacking_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("kept");
    QTest::addColumn<BodyDecoder::State>("state");
    const QByteArray text = "some text that is long enough";
    QByteArray damaged = packed(text, 16 + MAX_WBITS, false);
    damaged += QByteArray(20, '\xff');
    QTest::newRow("damaged after some text") << damaged << text << BodyDecoder::State::Broken;
    QTest::newRow("flushed, but cut before its end")
        << packed(text, 16 + MAX_WBITS, false) << text << BodyDecoder::State::Reading;
    QTest::newRow("head only") << QByteArray("\x1f\x8b\x08\x00\x00", 5) << QByteArray()
                               << BodyDecoder::State::Reading;
}

void ResponseReaderTest::brokenPacking()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, kept);
    QFETCH(BodyDecoder::State, state);
    const Unpacked out = unpack("gzip", bytes, 5);
    QCOMPARE(out.bytes, kept);
    QCOMPARE(out.state, state);
    QVERIFY(!out.whole);
}

void ResponseReaderTest::unknownEncodingIsSaid()
{
    for (const char *encoding : {"br", "zstd", "gzip, gzip", "compress"}) {
        BodyDecoder decoder;
        QVERIFY(!decoder.setEncoding(encoding));
    }
}

void ResponseReaderTest::sinkCanStopUnpacking()
{
    BodyDecoder decoder;
    QVERIFY(decoder.setEncoding("gzip"));
    int pieces = 0;
    const auto state =
        decoder.feed(packed(QByteArray(1'000'000, 'x'), 16 + MAX_WBITS), [&](QByteArrayView view) {
            ++pieces;
            return view.size() > 64 * 1024; // never
        });
    QCOMPARE(state, BodyDecoder::State::Stopped);
    QCOMPARE(pieces, 1);
}

QTEST_GUILESS_MAIN(ResponseReaderTest)
#include "tst_responsereader.moc"
