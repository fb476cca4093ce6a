// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <settings/values.h>

#include <QLocale>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

class QTranslator;

namespace breakerbox::ui::text {

// A language the program speaks: its code and its name in itself.
struct SpokenLanguage
{
    QString code;
    QString name;

    bool operator==(const SpokenLanguage &) const = default;
};

// Those that were compiled in, by code. English is always among them.
[[nodiscard]] std::vector<SpokenLanguage> spokenLanguages();

// The first of the wanted ones (as QLocale::uiLanguages() names them) that is among these codes;
// English if none is. Languages of two scripts are two languages.
[[nodiscard]] QString chooseLanguage(const QStringList &wanted, const QStringList &codes);

// Puts a language over the whole program: its own words, those of the toolkit, and how numbers,
// dates and amounts are written. Windows that are there keep their words. One per program, as long
// as the program.
class LanguageSwitch final
{
public:
    LanguageSwitch();
    ~LanguageSwitch();
    Q_DISABLE_COPY_MOVE(LanguageSwitch)

    // True if it is another one than before.
    bool apply(const settings::Language &language);
    // English with numbers and dates as programs write them, whatever the system speaks.
    void applyPlain();
    // What is spoken now.
    [[nodiscard]] const QString &code() const { return m_code; }

private:
    void speak(const QString &code);
    void install(const QString &file, const QString &folder);

    QString m_code;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

} // namespace breakerbox::ui::text
