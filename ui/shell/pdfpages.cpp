// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "pdfpages.h"

#include <QIODevice>
#include <QLocale>
#include <QPageSize>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QTextDocument>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

// Loads nothing, whatever an address says.
class Page final : public QTextDocument
{
protected:
    QVariant loadResource(int, const QUrl &) override { return {}; }
};

QString printable(const QByteArray &html)
{
    static const QRegularExpression style(u"<style>.*?</style>"_s,
                                          QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression picture(u"<img alt=\"([^\"]*)\" src=\"[^\"]*\">"_s);
    static const QRegularExpression otherPicture(u"<img\\b[^>]*>"_s);
    QString text = QString::fromUtf8(html);
    text.remove(style);
    text.replace(picture, u"<i>\\1</i>"_s);
    text.remove(otherPicture);
    // Every conversation but the first begins on a page of its own.
    const QString begin = u"<article><h1>"_s;
    const qsizetype first = text.indexOf(begin);
    if (first >= 0) {
        QString rest = text.mid(first + begin.size());
        rest.replace(begin, u"<h1 style=\"page-break-before:always\">"_s);
        text = text.left(first + begin.size()) + rest;
    }
    return text;
}

} // namespace

bool printPdf(QIODevice &device, const QByteArray &html)
{
    QPdfWriter writer(&device);
    const bool letter = QLocale().measurementSystem() == QLocale::ImperialUSSystem;
    writer.setPageSize(QPageSize(letter ? QPageSize::Letter : QPageSize::A4));
    writer.setResolution(300);
    Page page;
    page.setDefaultStyleSheet(u"body{font-size:10pt} h1{font-size:17pt} h2{font-size:9pt;"
                              "color:#50575e;margin-top:14px} h3,h4,h5,h6{font-size:11pt}"
                              "pre{font-size:8.5pt;background:#f3f5f7} code{font-size:9pt}"_s);
    page.setHtml(printable(html));
    page.print(&writer);
    return device.isOpen() && device.pos() > 0;
}

} // namespace breakerbox::ui
