// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/spelling/dictionary.h>

#include <QFile>
#include <QStringDecoder>
#include <QStringEncoder>

#include <hunspell/hunspell.hxx>

#include <optional>
#include <string>

namespace breakerbox::ui::spelling {

namespace {

class HunspellDictionary final : public Dictionary
{
public:
    HunspellDictionary(const QByteArray &aff, const QByteArray &dic)
        : m_hunspell(aff.constData(), dic.constData()),
          m_encode(m_hunspell.get_dict_encoding().c_str()),
          m_decode(m_hunspell.get_dict_encoding().c_str())
    {}
    [[nodiscard]] bool isSound() const { return m_encode.isValid() && m_decode.isValid(); }

    bool knows(const QString &word) override
    {
        const auto bytes = encoded(word);
        return bytes && m_hunspell.spell(*bytes);
    }

    QStringList suggestions(const QString &word) override
    {
        QStringList found;
        if (const auto bytes = encoded(word)) {
            for (const std::string &each : m_hunspell.suggest(*bytes)) {
                const QString text =
                    m_decode.decode(QByteArrayView(each.data(), qsizetype(each.size())));
                found.append(text);
            }
        }
        return found;
    }

private:
    // Nothing if the dictionary's encoding has no such sign: then it has no such word.
    std::optional<std::string> encoded(const QString &word)
    {
        m_encode.resetState();
        m_decode.resetState();
        const QByteArray bytes = m_encode.encode(word);
        if (m_encode.hasError())
            return std::nullopt;
        return bytes.toStdString();
    }

    Hunspell m_hunspell;
    QStringEncoder m_encode;
    QStringDecoder m_decode;
};

} // namespace

bool canReadDictionaries()
{
    return true;
}

std::unique_ptr<Dictionary> readDictionary(const DictionaryFiles &files)
{
    // The library is silent about a file that is not there, and then knows no word.
    if (!QFile::exists(files.aff) || !QFile::exists(files.dic))
        return nullptr;
    auto dictionary = std::make_unique<HunspellDictionary>(QFile::encodeName(files.aff),
                                                           QFile::encodeName(files.dic));
    if (!dictionary->isSound())
        return nullptr;
    return dictionary;
}

} // namespace breakerbox::ui::spelling
