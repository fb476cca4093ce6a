// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/widgets/icons.h>

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <array>

using namespace Qt::StringLiterals;

namespace breakerbox::ui::icons {

namespace {

// Our own strokes on a 24 x 24 field, for a build without the icon set. theme = the freedesktop
// name that means the same.
struct Stroke
{
    const char16_t *name;
    const char16_t *theme;
    const char16_t *path;
};

constexpr std::array kStrokes{
    Stroke{u"arrow-down", u"go-down", u"M12 5v14M6 13l6 6l6-6"},
    Stroke{u"building-2", u"", u"M6 21V4h12v17M3 21h18M10 8h4M10 12h4M10 16h4"},
    Stroke{u"check", u"dialog-ok", u"M5 13l4 4L19 7"},
    Stroke{u"chevron-down", u"pan-down", u"M6 9l6 6l6-6"},
    Stroke{u"chevron-left", u"pan-start", u"M15 6l-6 6l6 6"},
    Stroke{u"chevron-right", u"pan-end", u"M9 6l6 6l-6 6"},
    Stroke{u"chevron-up", u"pan-up", u"M6 15l6-6l6 6"},
    Stroke{u"circle-help", u"dialog-question",
           u"M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 "
           u"17v.2"},
    Stroke{u"clock", u"", u"M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v5l3 2"},
    Stroke{u"copy", u"edit-copy", u"M9 9h11v11H9zM5 15H4V4h11v1"},
    Stroke{u"ellipsis", u"view-more", u"M5 12h.1M12 12h.1M19 12h.1"},
    Stroke{u"external-link", u"", u"M13 4h7v7M20 4l-9 9M10 5H5v14h14v-5"},
    Stroke{u"house", u"go-home", u"M4 11l8-7l8 7v9h-5v-6H9v6H4z"},
    Stroke{u"key-round", u"", u"M4 16a4 4 0 1 0 8 0a4 4 0 1 0-8 0M11 13l9-9M16 8l3 3"},
    Stroke{u"laptop", u"computer", u"M5 5h14v10H5zM2 19h20"},
    Stroke{u"message-square", u"", u"M4 4h16v13H9l-5 4z"},
    Stroke{u"paperclip", u"mail-attachment",
           u"M20 11l-8.5 8.5a5 5 0 0 1-7-7L13 4a3.5 3.5 0 0 1 5 5l-8.500 8.500a2 2 0 0 1-3-3L14 7"},
    Stroke{u"pencil", u"document-edit", u"M4 20l1-5L16 4l4 4L9 19z"},
    Stroke{u"play", u"media-playback-start", u"M7 4l13 8l-13 8z"},
    Stroke{u"plus", u"list-add", u"M12 5v14M5 12h14"},
    Stroke{u"refresh-cw", u"view-refresh",
           u"M20 11a8 8 0 0 0-14.500-4L4 9M4 4v5h5M4 13a8 8 0 0 0 14.500 4L20 15M20 20v-5h-5"},
    Stroke{u"search", u"edit-find", u"M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M16 16l4 4"},
    Stroke{u"send-horizontal", u"document-send", u"M4 4l17 8l-17 8l3-8zM7 12h14"},
    Stroke{u"settings-2", u"configure",
           u"M4 8h9M19 8h1M4 16h1M11 16h9M13 8a3 3 0 1 0 6 0a3 3 0 1 "
           u"0-6 0M5 16a3 3 0 1 0 6 0a3 3 0 1 0-6 0"},
    Stroke{u"square", u"media-playback-stop", u"M6 6h12v12H6z"},
    Stroke{u"trash-2", u"edit-delete", u"M4 6h16M9 6V4h6v2M6 6l1 14h10l1-14M10 10v6M14 10v6"},
    Stroke{u"triangle-alert", u"dialog-warning", u"M12 4L2.500 20h19zM12 10v4M12 17v.2"},
    Stroke{u"x", u"window-close", u"M6 6l12 12M18 6L6 18"},
    Stroke{u"zoom-in", u"zoom-in", u"M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M16 16l4 4M11 8v6M8 11h6"},
    Stroke{u"zoom-out", u"zoom-out", u"M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M16 16l4 4M8 11h6"},
};

const Stroke *findStroke(const QString &name)
{
    for (const Stroke &stroke : kStrokes) {
        if (name == QStringView(stroke.name))
            return &stroke;
    }
    return nullptr;
}

// An empty square looks like a box to tick: what stops is filled.
constexpr char kStop[] = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>"
                         "<rect x='5' y='5' width='14' height='14' rx='2.500' "
                         "fill='currentColor'/></svg>";

QByteArray svgOf(const QString &name)
{
    if (name == u"square-filled"_s)
        return kStop;
    QFile file(u":/icons/%1.svg"_s.arg(name));
    if (file.open(QIODevice::ReadOnly))
        return file.readAll();
    const Stroke *stroke = findStroke(name);
    if (!stroke)
        return {};
    return QByteArrayLiteral("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' "
                             "fill='none' stroke='currentColor' stroke-width='2' "
                             "stroke-linecap='round' stroke-linejoin='round'><path d='") +
           QString::fromUtf16(stroke->path).toLatin1() + QByteArrayLiteral("'/></svg>");
}

QPixmap render(const QString &name, int size, const QColor &color, qreal ratio)
{
    QByteArray svg = svgOf(name);
    QPixmap picture(QSize(size, size) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    if (svg.isEmpty())
        return picture;
    svg.replace("currentColor", color.name(QColor::HexRgb).toLatin1());
    QSvgRenderer renderer(svg);
    QPainter painter(&picture);
    renderer.render(&painter, QRectF(0, 0, size, size));
    return picture;
}

class PaletteIconEngine final : public QIconEngine
{
public:
    explicit PaletteIconEngine(QString name)
        : m_name(std::move(name))
    {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const int size = std::min(rect.width(), rect.height());
        const QPixmap picture =
            pixmap(m_name, size, colorFor(mode), painter->device()->devicePixelRatioF());
        painter->drawPixmap(rect.x() + (rect.width() - size) / 2,
                            rect.y() + (rect.height() - size) / 2, picture);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1);
    }

    // size is in device pixels already, as Qt asks for it.
    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State, qreal) override
    {
        return icons::pixmap(m_name, std::min(size.width(), size.height()), colorFor(mode), 1);
    }

    QIconEngine *clone() const override { return new PaletteIconEngine(m_name); }

private:
    static QPixmap pixmap(const QString &name, int size, const QColor &color, qreal ratio)
    {
        return icons::pixmap(name, size, color, ratio);
    }

    static QColor colorFor(QIcon::Mode mode)
    {
        const QPalette palette = QGuiApplication::palette();
        if (mode == QIcon::Disabled)
            return palette.color(QPalette::Disabled, QPalette::ButtonText);
        if (mode == QIcon::Selected)
            return palette.color(QPalette::HighlightedText);
        return palette.color(QPalette::Active, QPalette::ButtonText);
    }

    QString m_name;
};

} // namespace

QPixmap pixmap(const QString &name, int size, const QColor &color, qreal devicePixelRatio)
{
    const QString key =
        u"breakerbox/%1/%2/%3/%4"_s.arg(name).arg(size).arg(color.name()).arg(devicePixelRatio);
    QPixmap picture;
    if (!QPixmapCache::find(key, &picture)) {
        picture = render(name, size, color, devicePixelRatio);
        QPixmapCache::insert(key, picture);
    }
    return picture;
}

QIcon get(const QString &name)
{
    if (!QFile::exists(u":/icons/%1.svg"_s.arg(name))) {
        const Stroke *stroke = findStroke(name);
        const QString themed = stroke ? QString::fromUtf16(stroke->theme) : name;
        if (!stroke && !themed.isEmpty() && QIcon::hasThemeIcon(themed))
            return QIcon::fromTheme(themed);
    }
    return QIcon(new PaletteIconEngine(name));
}

} // namespace breakerbox::ui::icons
