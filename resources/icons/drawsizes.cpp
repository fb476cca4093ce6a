// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// drawsizes ICON.svg FOLDER SIZE…: draws the icon as FOLDER/SIZE.png, at build time. Desktops take
// these where they have no SVG reader.

#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <cstdio>

int main(int argc, char *argv[])
{
    if (argc < 4) {
        std::fputs("Use: drawsizes ICON.svg FOLDER SIZE...\n", stderr);
        return 64;
    }
    QSvgRenderer renderer(QString::fromLocal8Bit(argv[1]));
    if (!renderer.isValid()) {
        std::fprintf(stderr, "drawsizes: %s is no SVG picture.\n", argv[1]);
        return 65;
    }
    for (int i = 3; i < argc; ++i) {
        const int size = QByteArray(argv[i]).toInt();
        QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        renderer.render(&painter);
        painter.end();
        if (!image.save(QString::fromLocal8Bit(argv[2]) + QLatin1Char('/') + QString::number(size) +
                        QLatin1String(".png"))) {
            std::fprintf(stderr, "drawsizes: Cannot write into %s.\n", argv[2]);
            return 74;
        }
    }
    return 0;
}
