// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QObject>
#include <QSet>
#include <QStringList>
#include <QThread>
#include <QTimer>

#include <functional>
#include <optional>

namespace breakerbox::ui::spelling {

// Which words are right, without waiting: see README.md. Main thread.
class Checker final : public QObject
{
    Q_OBJECT
public:
    using Suggested = std::function<void(const QStringList &)>;

    // folders: where dictionaries lie. They are looked at when a language is wanted.
    explicit Checker(QStringList folders, QObject *parent = nullptr);
    ~Checker() override;

    // These languages from now on, as their files are called; none: nothing is wrong any more.
    // automatic: the desktop's language in place of them.
    void setLanguages(const QStringList &languages, bool automatic);
    // Those that were read; changed() says when.
    [[nodiscard]] const QStringList &languages() const { return m_read; }
    // Wanted, and not there or not to be read.
    [[nodiscard]] const QStringList &missing() const { return m_missing; }
    // All that there are; looked for once it is asked for, foundLanguages() follows.
    void findLanguages();
    [[nodiscard]] const QStringList &found() const { return m_found; }

    // What the person taught it; in place of earlier ones.
    void setKnownWords(const QStringList &words);
    // Until the program ends.
    void ignore(const QString &word);

    // Nothing: it is being asked, answered() follows.
    [[nodiscard]] std::optional<bool> isRight(const QString &word);
    // At most a few, best first. Not called if the context is gone.
    void suggest(const QString &word, QObject *context, const Suggested &done);

Q_SIGNALS:
    void changed();  // other languages or words: ask again
    void answered(); // words that were asked for are known now
    void foundLanguages();

private:
    class Worker;
    void askSoon();

    QThread m_thread;
    Worker *m_worker; // on the thread
    QStringList m_read;
    QStringList m_missing;
    QStringList m_found;
    QSet<QString> m_known;
    QSet<QString> m_ignored;
    QHash<QString, bool> m_verdicts;
    QSet<QString> m_asked;
    QStringList m_toAsk;
    QTimer m_soon;
    quint64 m_generation = 0; // answers from before other languages are late
};

} // namespace breakerbox::ui::spelling
