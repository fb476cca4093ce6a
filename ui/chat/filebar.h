// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/pictures/filereader.h>

#include <QImage>
#include <QStringList>
#include <QWidget>

#include <functional>
#include <vector>

class QMimeData;

namespace breakerbox::ui {

class FileChip;
class TokenLabel;

// The files of the message that is being written, above its text: read elsewhere, one chip each,
// and one line that says what could not be attached and why. Hidden while there is nothing to show.
class FileBar final : public QWidget
{
    Q_OBJECT
public:
    // Why this file cannot go where the message goes, as a sentence; empty if it can.
    using Judge = std::function<QString(const chat::Attachment &)>;

    explicit FileBar(QWidget *parent = nullptr);

    // Those that were read, in the order in which they came.
    [[nodiscard]] std::vector<chat::Attachment> files() const;
    // From outside (a stored draft): nothing is announced for it.
    void setFiles(const std::vector<chat::Attachment> &files);
    void addPaths(const QStringList &paths);
    void addImage(const QImage &image);
    // What of this could be attached; false for everything else.
    [[nodiscard]] static bool offers(const QMimeData &mime);
    bool take(const QMimeData &mime);

    void setJudge(Judge judge);
    void judgeAgain();
    [[nodiscard]] bool isEmpty() const { return m_chips.empty(); }
    [[nodiscard]] bool isReading() const;
    // One of them cannot go where the message goes.
    [[nodiscard]] bool isRefused() const;
    [[nodiscard]] QString notice() const;
    [[nodiscard]] std::vector<FileChip *> chips() const;

Q_SIGNALS:
    void edited();  // by the person: other files than before
    void changed(); // anything: also what was read or judged
    void emptied(); // the last chip that had the focus went away

private:
    struct Entry
    {
        quint64 ticket = 0;
        FileChip *chip = nullptr;
    };
    Entry &add(FileChip *chip);
    void drop(quint64 ticket);
    void took(quint64 ticket, const FileRead &result);
    void say(const QString &sentence);
    void refresh();

    FileReader m_reader;
    Judge m_judge;
    QWidget *m_row;
    TokenLabel *m_notice;
    QStringList m_troubles;
    std::vector<Entry> m_chips;
    quint64 m_last = 0;
};

} // namespace breakerbox::ui
