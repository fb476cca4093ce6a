// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/text/languages.h>

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QTranslator>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui::text {

namespace {

constexpr QLatin1StringView kEnglish("en");
constexpr QLatin1StringView kFolder(":/translations");
constexpr qsizetype kSuffix = 3; // ".qm"

struct OwnName
{
    const char *source;
    const char *comment;
};
constexpr OwnName kOwnName =
    QT_TRANSLATE_NOOP3("Languages", "English", "the name of this language in itself");

QString fileOf(const QString &code)
{
    return u"breakerbox_"_s + code;
}

QStringList compiledIn()
{
    QStringList codes;
    const QString name = fileOf({});
    const QStringList files = QDir(kFolder).entryList({name + u"*.qm"_s}, QDir::Files, QDir::Name);
    for (const QString &file : files)
        codes.append(file.sliced(name.size()).chopped(kSuffix));
    if (!codes.contains(kEnglish))
        codes.append(kEnglish);
    return codes;
}

QLocale localeOf(const QString &code)
{
    const QLocale system = QLocale::system();
    const QLocale own(code);
    // As the person has it where that is the same language, also in its dates; C is English.
    const bool same = system.language() == own.language() && system.script() == own.script() &&
                      system.standaloneDayName(1) == own.standaloneDayName(1);
    const bool plain = system.language() == QLocale::C && code == kEnglish;
    return same || plain ? system : own;
}

} // namespace

std::vector<SpokenLanguage> spokenLanguages()
{
    std::vector<SpokenLanguage> languages;
    for (const QString &code : compiledIn()) {
        QTranslator words;
        QString name;
        if (words.load(fileOf(code), kFolder))
            name = words.translate("Languages", kOwnName.source, kOwnName.comment);
        if (name.isEmpty())
            name = code == kEnglish ? QString::fromLatin1(kOwnName.source)
                                    : QLocale(code).nativeLanguageName();
        languages.push_back({code, name});
    }
    return languages;
}

QString chooseLanguage(const QStringList &wanted, const QStringList &codes)
{
    for (const QString &tag : wanted) {
        const QLocale locale(tag);
        if (locale.language() == QLocale::C) {
            if (tag == "C"_L1 || tag == "POSIX"_L1)
                break;
            continue; // nobody here knows it
        }
        const auto spoken = std::ranges::find_if(codes, [&locale](const QString &code) {
            const QLocale own(code);
            return own.language() == locale.language() && own.script() == locale.script();
        });
        if (spoken != codes.end())
            return *spoken;
    }
    return kEnglish;
}

LanguageSwitch::LanguageSwitch() = default;
LanguageSwitch::~LanguageSwitch() = default;

bool LanguageSwitch::apply(const settings::Language &language)
{
    const QStringList codes = compiledIn();
    const QString code = codes.contains(language.code)
                             ? language.code
                             : chooseLanguage(QLocale::system().uiLanguages(), codes);
    QLocale::setDefault(localeOf(code));
    if (code == m_code)
        return false;
    speak(code);
    return true;
}

void LanguageSwitch::applyPlain()
{
    QLocale::setDefault(QLocale::c());
    speak(kEnglish);
}

void LanguageSwitch::speak(const QString &code)
{
    m_code = code;
    m_translators.clear();
    // Below the others: what they lack has at least its English plural.
    install(fileOf(kEnglish), kFolder);
    if (code == kEnglish)
        return;
    install(u"qtbase_"_s + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(fileOf(code), kFolder);
}

void LanguageSwitch::install(const QString &file, const QString &folder)
{
    auto translator = std::make_unique<QTranslator>();
    if (!translator->load(file, folder))
        return;
    QCoreApplication::installTranslator(translator.get());
    m_translators.push_back(std::move(translator));
}

} // namespace breakerbox::ui::text
