// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/math/mathpicture.h>

#include <QColor>
#include <QCryptographicHash>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr qsizetype kLargestSvg = 2'000'000; // bytes
constexpr qreal kWidest = 400;               // em
constexpr qreal kTallest = 200;              // em
constexpr qreal kUnits = 1000;               // of MathJax in one em

template <size_t N> bool isOneOf(QStringView name, const std::array<QLatin1StringView, N> &list)
{
    return std::ranges::any_of(list, [name](QLatin1StringView entry) { return name == entry; });
}

// Elements inside the outermost <svg>.
constexpr std::array kElements{"g"_L1,        "path"_L1,    "rect"_L1,   "line"_L1, "polygon"_L1,
                               "polyline"_L1, "ellipse"_L1, "circle"_L1, "text"_L1};
// Their values are numbers, with what paths and transforms write between them.
constexpr std::array kNumbers{"d"_L1,        "transform"_L1,    "x"_L1,
                              "y"_L1,        "x1"_L1,           "x2"_L1,
                              "y1"_L1,       "y2"_L1,           "rx"_L1,
                              "ry"_L1,       "cx"_L1,           "cy"_L1,
                              "r"_L1,        "width"_L1,        "height"_L1,
                              "points"_L1,   "stroke-width"_L1, "stroke-dasharray"_L1,
                              "font-size"_L1};
constexpr std::array kWords{"font-family"_L1, "font-weight"_L1, "font-style"_L1,
                            "stroke-linecap"_L1, "stroke-linejoin"_L1};
constexpr std::array kColours{"fill"_L1, "stroke"_L1};

bool hasOnly(QStringView value, QStringView others)
{
    return std::ranges::all_of(value, [&](QChar c) {
        return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') ||
               others.contains(c);
    });
}

// A colour that the reader knows, or the text's.
QString colour(const QString &value)
{
    if (value == "none"_L1 || value == "currentColor"_L1)
        return value;
    const QColor named(value.trimmed());
    return named.isValid() ? named.name() : u"currentColor"_s;
}

class Copy
{
public:
    explicit Copy(const QByteArray &svg)
        : m_in(svg),
          m_out(&m_svg)
    {}

    MathResult run()
    {
        while (!m_in.atEnd() && !m_refused)
            step(m_in.readNext());
        if (m_refused || m_in.hasError() || m_depth != 0 || !m_picture)
            return std::unexpected(m_tooLarge ? MathError::TooLong : MathError::Refused);
        m_picture->svg = std::move(m_svg);
        m_picture->digest =
            QCryptographicHash::hash(m_picture->svg, QCryptographicHash::Sha1).toHex();
        return MathPicturePtr(std::move(m_picture));
    }

private:
    void step(QXmlStreamReader::TokenType token)
    {
        switch (token) {
        case QXmlStreamReader::StartElement:
            if (m_depth++ == 0)
                startPicture();
            else
                startElement();
            break;
        case QXmlStreamReader::EndElement:
            --m_depth;
            m_out.writeEndElement();
            break;
        case QXmlStreamReader::Characters:
            if (!m_inText && !m_in.isWhitespace())
                m_refused = true;
            else if (m_inText)
                m_out.writeCharacters(m_in.text().toString());
            m_inText = false;
            break;
        case QXmlStreamReader::StartDocument:
        case QXmlStreamReader::EndDocument:
            break;
        default: // comments, entities, instructions, document types
            m_refused = m_refused || token != QXmlStreamReader::Invalid;
            break;
        }
    }

    void startPicture()
    {
        const auto attributes = m_in.attributes();
        const QStringList box =
            attributes.value("viewBox"_L1).toString().split(u' ', Qt::SkipEmptyParts);
        if (m_in.name() != "svg"_L1 || m_picture || box.size() != 4) {
            m_refused = true;
            return;
        }
        std::array<qreal, 4> numbers{};
        for (qsizetype i = 0; i < 4; ++i) {
            bool isNumber = false;
            numbers[size_t(i)] = box[i].toDouble(&isNumber);
            m_refused = m_refused || !isNumber || !std::isfinite(numbers[size_t(i)]);
        }
        m_picture = std::make_shared<MathPicture>();
        m_picture->width = numbers[2] / kUnits;
        m_picture->ascent = -numbers[1] / kUnits;
        m_picture->descent = (numbers[3] + numbers[1]) / kUnits;
        m_tooLarge = m_picture->width > kWidest || m_picture->height() > kTallest;
        m_refused = m_refused || m_tooLarge;
        m_out.writeStartElement(u"svg"_s);
        m_out.writeAttribute(u"xmlns"_s, u"http://www.w3.org/2000/svg"_s);
        m_out.writeAttribute(u"viewBox"_s, box.join(u' '));
    }

    void startElement()
    {
        const QStringView name = m_in.name();
        if (!isOneOf(name, kElements)) {
            m_refused = true;
            return;
        }
        m_out.writeStartElement(name.toString());
        const QXmlStreamAttributes attributes = m_in.attributes();
        m_inText = name == "text"_L1;
        for (const QXmlStreamAttribute &attribute : attributes)
            takeAttribute(attribute);
        // Letters have no outline: one of no width would still be a pixel.
        if (m_inText)
            m_out.writeAttribute(u"stroke"_s, u"none"_s);
        // The lines of tables get their look from a style sheet that is not here.
        if (attributes.hasAttribute("data-line"_L1) || attributes.hasAttribute("data-frame"_L1)) {
            const bool dashed = attributes.value("class"_L1) != "mjx-solid"_L1;
            for (const auto &[extra, value] :
                 {std::pair{u"fill"_s, u"none"_s},
                  {u"stroke-width"_s, u"60"_s},
                  {u"stroke-dasharray"_s, dashed ? u"140"_s : QString()}}) {
                if (!value.isEmpty() && !attributes.hasAttribute(extra))
                    m_out.writeAttribute(extra, value);
            }
        }
    }

    void takeAttribute(const QXmlStreamAttribute &attribute)
    {
        const QString name = attribute.qualifiedName().toString();
        const QString value = attribute.value().toString();
        if (isOneOf(name, kColours)) {
            if (!m_inText || name == "fill"_L1)
                m_out.writeAttribute(name, colour(value));
        } else if (isOneOf(name, kNumbers)) {
            m_refused = m_refused || !hasOnly(value, u" .,+-()%\n");
            m_out.writeAttribute(name, value);
        } else if (isOneOf(name, kWords)) {
            m_refused = m_refused || !hasOnly(value, u" ,-'");
            m_out.writeAttribute(name, value);
        } else if (name.contains(u"href") || name.startsWith(u"on")) {
            m_refused = true;
        } // else: describes (data-…, class, id, role), or styles what needs no style
    }

    QByteArray m_svg;
    QXmlStreamReader m_in;
    QXmlStreamWriter m_out;
    std::shared_ptr<MathPicture> m_picture;
    int m_depth = 0;
    bool m_inText = false;
    bool m_refused = false;
    bool m_tooLarge = false;
};

} // namespace

MathResult readMathSvg(const QByteArray &svg)
{
    if (svg.size() > kLargestSvg)
        return std::unexpected(MathError::TooLong);
    return Copy(svg).run();
}

} // namespace breakerbox::ui
