// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/entities.h>

#include <QHash>
#include <QTextDocumentFragment>

using namespace Qt::StringLiterals;

namespace breakerbox::ui::markdown {

namespace {

// The references that real replies hold; the rest costs a little HTML parser each.
QString commonEntity(const QString &entity)
{
    static const QHash<QString, QString> table{
        {u"&amp;"_s, u"&"_s},   {u"&lt;"_s, u"<"_s},     {u"&gt;"_s, u">"_s},
        {u"&quot;"_s, u"\""_s}, {u"&apos;"_s, u"'"_s},   {u"&nbsp;"_s, u"\u00a0"_s},
        {u"&copy;"_s, u"©"_s},  {u"&hellip;"_s, u"…"_s}, {u"&ndash;"_s, u"–"_s},
        {u"&mdash;"_s, u"—"_s}, {u"&times;"_s, u"×"_s},  {u"&rarr;"_s, u"→"_s},
    };
    return table.value(entity);
}

} // namespace

QString entityText(const QString &entity)
{
    QString common = commonEntity(entity);
    if (!common.isEmpty())
        return common;
    if (entity.startsWith("&#"_L1)) {
        const bool hex = entity.size() > 2 && (entity[2] == u'x' || entity[2] == u'X');
        bool ok = false;
        const uint code =
            QStringView(entity).sliced(hex ? 3 : 2).chopped(1).toUInt(&ok, hex ? 16 : 10);
        const bool valid =
            ok && code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
        QString text;
        text += valid ? QChar::fromUcs4(char32_t(code)) : QChar::fromUcs4(U'\ufffd');
        return text;
    }
    // The text is one entity name and nothing else, so that there is no markup to be run.
    return QTextDocumentFragment::fromHtml(entity).toPlainText();
}

} // namespace breakerbox::ui::markdown
