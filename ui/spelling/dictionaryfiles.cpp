// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/spelling/dictionaryfiles.h>

#include <QDir>
#include <QLocale>
#include <QSet>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui::spelling {

namespace {

QString base(const QString &language)
{
    return QString(language).replace(u'-', u'_').section(u'_', 0, 0).toLower();
}

QString folded(const QString &language)
{
    return QString(language).replace(u'-', u'_').toLower();
}

} // namespace

QStringList dictionaryFolders()
{
    QStringList folders;
    for (const QString &data :
         QStandardPaths::standardLocations(QStandardPaths::GenericDataLocation)) {
        folders += {data + u"/hunspell"_s, data + u"/myspell"_s, data + u"/myspell/dicts"_s};
    }
    for (const auto *usual :
         {"/usr/share/hunspell", "/usr/share/myspell", "/usr/share/myspell/dicts"})
        folders.append(QString::fromLatin1(usual));
    folders.removeDuplicates();
    return folders;
}

std::vector<DictionaryFiles> findDictionaries(const QStringList &folders)
{
    std::vector<DictionaryFiles> found;
    QSet<QString> known;
    for (const QString &folder : folders) {
        const QDir dir(folder);
        for (const QString &name : dir.entryList({u"*.dic"_s}, QDir::Files, QDir::Name)) {
            const QString language = name.chopped(4);
            // Hyphenation and thesauri lie there too, under such names.
            if (language.startsWith("hyph_"_L1) || language.startsWith("th_"_L1) ||
                known.contains(folded(language)) || !dir.exists(language + u".aff"_s))
                continue;
            known.insert(folded(language));
            found.push_back({language, dir.filePath(language + u".aff"_s), dir.filePath(name)});
        }
    }
    std::ranges::sort(found, {}, &DictionaryFiles::language);
    return found;
}

QString usualLanguage(const QStringList &wanted, const QStringList &available)
{
    for (const QString &language : wanted) {
        for (const QString &each : available) {
            if (folded(each) == folded(language))
                return each;
        }
        // Then the one that is named like its language ("de_DE"), else the first.
        const QString code = base(language);
        QString first;
        for (const QString &each : available) {
            if (base(each) != code)
                continue;
            if (folded(each) == code || folded(each) == code + u'_' + code ||
                folded(each) == "en_us"_L1)
                return each;
            if (first.isEmpty())
                first = each;
        }
        if (!first.isEmpty())
            return first;
    }
    return {};
}

QStringList desktopLanguages()
{
    QStringList languages;
    for (const QString &each : QLocale::system().uiLanguages()) {
        if (each != "C"_L1)
            languages.append(each);
    }
    if (languages.isEmpty())
        languages.append(u"en-US"_s);
    return languages;
}

QString languageName(const QString &language)
{
    const QLocale locale(language);
    if (locale.language() == QLocale::C)
        return language;
    const QString name = QLocale::languageToString(locale.language());
    if (!language.contains(u'_') && !language.contains(u'-'))
        return name;
    return u"%1 (%2)"_s.arg(name, QLocale::territoryToString(locale.territory()));
}

} // namespace breakerbox::ui::spelling
