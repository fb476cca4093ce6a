// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/spelling/checker.h>

#include <ui/spelling/checkedwords.h>
#include <ui/spelling/dictionary.h>

#include <QLocale>
#include <QPointer>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace breakerbox::ui::spelling {

namespace {

constexpr qsizetype kMostVerdicts = 50'000;
constexpr qsizetype kMostSuggestions = 6;
constexpr std::size_t kMostDictionaries = 8;

// The scripts a language is written in, by one of its letters.
QSet<int> scriptsOf(const QString &language)
{
    switch (QLocale(language).script()) {
    case QLocale::CyrillicScript:
        return {QChar::Script_Cyrillic};
    case QLocale::GreekScript:
        return {QChar::Script_Greek};
    case QLocale::ArabicScript:
        return {QChar::Script_Arabic};
    case QLocale::HebrewScript:
        return {QChar::Script_Hebrew};
    case QLocale::ArmenianScript:
        return {QChar::Script_Armenian};
    case QLocale::GeorgianScript:
        return {QChar::Script_Georgian};
    case QLocale::KoreanScript:
        return {QChar::Script_Hangul};
    case QLocale::DevanagariScript:
        return {QChar::Script_Devanagari};
    case QLocale::BengaliScript:
        return {QChar::Script_Bengali};
    case QLocale::TamilScript:
        return {QChar::Script_Tamil};
    case QLocale::ThaiScript:
        return {}; // words are not divided by blanks
    default:
        return {QChar::Script_Latin};
    }
}

QString plain(const QString &word)
{
    return QString(word).replace(u'\u2019', u'\'');
}

} // namespace

// On its own thread: finds and reads dictionaries, and asks them.
class Checker::Worker final : public QObject
{
public:
    explicit Worker(QStringList folders)
        : m_folders(std::move(folders))
    {}

    struct Read
    {
        QStringList languages;
        QStringList missing;
    };

    Read read(QStringList wanted, bool automatic)
    {
        m_open.clear();
        const auto files = findDictionaries(m_folders);
        if (automatic) {
            const QString usual = usualLanguage(desktopLanguages(), names(files));
            wanted = usual.isEmpty() ? QStringList() : QStringList{usual};
        }
        Read answer;
        for (const QString &language : std::as_const(wanted)) {
            const auto found = std::ranges::find(files, language, &DictionaryFiles::language);
            auto dictionary = found == files.end() || m_open.size() >= kMostDictionaries
                                  ? nullptr
                                  : readDictionary(*found);
            if (!dictionary) {
                answer.missing.append(language);
                continue;
            }
            m_open.push_back({std::move(dictionary), scriptsOf(language)});
            answer.languages.append(language);
        }
        return answer;
    }

    [[nodiscard]] QStringList found() const { return names(findDictionaries(m_folders)); }

    [[nodiscard]] bool isRight(const QString &word)
    {
        const int script = scriptOf(word);
        bool judged = false;
        for (const Open &open : m_open) {
            if (!open.scripts.contains(script))
                continue;
            judged = true;
            if (open.dictionary->knows(plain(word)))
                return true;
        }
        return !judged;
    }

    [[nodiscard]] QStringList suggestions(const QString &word)
    {
        QStringList all;
        for (const Open &open : m_open) {
            if (open.scripts.contains(scriptOf(word)))
                all += open.dictionary->suggestions(plain(word)).mid(0, kMostSuggestions);
        }
        all.removeDuplicates();
        return all.mid(0, kMostSuggestions);
    }

private:
    static QStringList names(const std::vector<DictionaryFiles> &files)
    {
        QStringList all;
        for (const DictionaryFiles &each : files)
            all.append(each.language);
        return all;
    }

    struct Open
    {
        std::unique_ptr<Dictionary> dictionary;
        QSet<int> scripts;
    };
    QStringList m_folders;
    std::vector<Open> m_open;
};

Checker::Checker(QStringList folders, QObject *parent)
    : QObject(parent),
      m_worker(new Worker(std::move(folders)))
{
    m_thread.setObjectName(u"spelling"_s);
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &Checker::askSoon);
    m_thread.start(QThread::LowPriority);
}

Checker::~Checker()
{
    m_thread.quit();
    m_thread.wait();
}

void Checker::setLanguages(const QStringList &languages, bool automatic)
{
    const quint64 generation = ++m_generation;
    QMetaObject::invokeMethod(
        m_worker, [this, worker = m_worker, languages, automatic, generation] {
            Worker::Read read = worker->read(languages, automatic);
            QMetaObject::invokeMethod(this, [this, read = std::move(read), generation] {
                if (generation != m_generation)
                    return;
                m_read = read.languages;
                m_missing = read.missing;
                m_verdicts.clear();
                m_asked.clear();
                m_toAsk.clear();
                Q_EMIT changed();
            });
        });
}

void Checker::findLanguages()
{
    QMetaObject::invokeMethod(m_worker, [this, worker = m_worker] {
        QStringList found = worker->found();
        QMetaObject::invokeMethod(this, [this, found = std::move(found)] {
            m_found = found;
            Q_EMIT foundLanguages();
        });
    });
}

void Checker::setKnownWords(const QStringList &words)
{
    m_known = QSet<QString>(words.begin(), words.end());
    Q_EMIT changed();
}

void Checker::ignore(const QString &word)
{
    m_ignored.insert(word);
    Q_EMIT changed();
}

std::optional<bool> Checker::isRight(const QString &word)
{
    if (m_read.isEmpty() || m_known.contains(word) || m_ignored.contains(word))
        return true;
    // At the beginning of a sentence.
    if (word.at(0).isUpper() && m_known.contains(word.at(0).toLower() + word.mid(1)))
        return true;
    if (const auto verdict = m_verdicts.constFind(word); verdict != m_verdicts.cend())
        return *verdict;
    if (!m_asked.contains(word)) {
        m_asked.insert(word);
        m_toAsk.append(word);
        m_soon.start();
    }
    return std::nullopt;
}

void Checker::askSoon()
{
    const QStringList words = std::exchange(m_toAsk, {});
    QMetaObject::invokeMethod(
        m_worker, [this, worker = m_worker, words, generation = m_generation] {
            std::vector<bool> right;
            for (const QString &word : words)
                right.push_back(worker->isRight(word));
            QMetaObject::invokeMethod(this, [this, words, right = std::move(right), generation] {
                if (generation != m_generation)
                    return;
                if (m_verdicts.size() > kMostVerdicts)
                    m_verdicts.clear();
                for (qsizetype i = 0; i < words.size(); ++i) {
                    m_asked.remove(words[i]);
                    m_verdicts.insert(words[i], right[std::size_t(i)]);
                }
                Q_EMIT answered();
            });
        });
}

void Checker::suggest(const QString &word, QObject *context, const Suggested &done)
{
    QMetaObject::invokeMethod(
        m_worker, [this, worker = m_worker, word, context = QPointer<QObject>(context), done] {
            QStringList found = worker->suggestions(word);
            QMetaObject::invokeMethod(this, [context, done, found = std::move(found)] {
                if (context)
                    done(found);
            });
        });
}

} // namespace breakerbox::ui::spelling
