// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/filebar.h>

#include <ui/chat/filechip.h>
#include <ui/text/filetext.h>
#include <ui/text/hiddentext.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/flowlayout.h>

#include <QAccessible>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

using flows::FileTrouble;

namespace {

constexpr int kMostTroubles = 3; // that are said one by one

QStringList localPaths(const QMimeData &data)
{
    QStringList paths;
    for (const QUrl &url : data.urls()) {
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    }
    return paths;
}

QString sentenceFor(const FileRead &result)
{
    const QString name = text::withMarks(result.file.name, text::HiddenIn::Code);
    switch (result.picture) {
    case PictureTrouble::None:
    case PictureTrouble::Kind:
        break;
    case PictureTrouble::Bytes:
        return text::sentence(FileTrouble::TooLarge, result.file.name);
    case PictureTrouble::Pixels:
        return FileBar::tr("%1 has more than %2 megapixels.")
            .arg(name)
            .arg(kMostPixels / 1'000'000);
    case PictureTrouble::Slow:
        return FileBar::tr("%1 takes too long to read.").arg(name);
    case PictureTrouble::Broken:
        return FileBar::tr("%1 is damaged.").arg(name);
    }
    return text::sentence(result.trouble, result.file.name);
}

} // namespace

FileBar::FileBar(QWidget *parent)
    : QWidget(parent),
      m_row(new QWidget(this)),
      m_notice(new TokenLabel(theme::Token::Fail, this))
{
    new FlowLayout(m_row, 6, 6);
    m_row->layout()->setContentsMargins(0, 0, 0, 0);
    m_notice->setObjectName(u"fileNotice"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 4);
    column->setSpacing(4);
    column->addWidget(m_row);
    column->addWidget(m_notice);
    setAccessibleName(tr("Attached files"));
    connect(&m_reader, &FileReader::read, this, &FileBar::took);
    refresh();
}

std::vector<chat::Attachment> FileBar::files() const
{
    std::vector<chat::Attachment> files;
    for (const Entry &entry : m_chips) {
        if (!entry.chip->isReading())
            files.push_back(entry.chip->file());
    }
    return files;
}

std::vector<FileChip *> FileBar::chips() const
{
    std::vector<FileChip *> chips;
    for (const Entry &entry : m_chips)
        chips.push_back(entry.chip);
    return chips;
}

bool FileBar::isReading() const
{
    return std::ranges::any_of(m_chips, [](const Entry &entry) { return entry.chip->isReading(); });
}

bool FileBar::isRefused() const
{
    return std::ranges::any_of(m_chips,
                               [](const Entry &entry) { return !entry.chip->refusal().isEmpty(); });
}

QString FileBar::notice() const
{
    return m_notice->isHidden() ? QString() : m_notice->text();
}

FileBar::Entry &FileBar::add(FileChip *chip)
{
    const quint64 ticket = ++m_last;
    // The click that removes it comes from it.
    connect(chip, &FileChip::removed, this, [this, ticket] {
        m_troubles.clear();
        drop(ticket);
        Q_EMIT edited();
    });
    m_row->layout()->addWidget(chip);
    chip->show();
    return m_chips.emplace_back(ticket, chip);
}

void FileBar::setFiles(const std::vector<chat::Attachment> &files)
{
    if (files == this->files() && !isReading()) {
        m_troubles.clear();
        refresh();
        return;
    }
    for (const Entry &entry : m_chips) {
        entry.chip->hide();
        entry.chip->deleteLater();
    }
    m_chips.clear();
    m_troubles.clear();
    for (const chat::Attachment &file : files) {
        const quint64 ticket = add(new FileChip(file, FileChip::Removable::Yes, m_row)).ticket;
        if (file.mediaType.startsWith("image/"_L1))
            m_reader.readAgain(ticket, file);
    }
    judgeAgain();
}

void FileBar::addPaths(const QStringList &paths)
{
    m_troubles.clear();
    for (const QString &path : paths) {
        const QString name = QFileInfo(path).fileName();
        if (std::ssize(m_chips) >= flows::kMostFiles) {
            say(text::sentence(FileTrouble::TooMany, name));
            break;
        }
        m_reader.readPath(add(new FileChip(name, m_row)).ticket, path);
    }
    refresh();
}

void FileBar::addImage(const QImage &image)
{
    m_troubles.clear();
    const QString name = tr("pasted image.png", "name of a file");
    if (std::ssize(m_chips) >= flows::kMostFiles)
        say(text::sentence(FileTrouble::TooMany, name));
    else
        m_reader.readImage(add(new FileChip(name, m_row)).ticket, image, name);
    refresh();
}

// Words win over a picture of them: what an office program copies has both.
bool FileBar::offers(const QMimeData &mime)
{
    if (!localPaths(mime).isEmpty())
        return true;
    return mime.hasImage() && !(mime.hasText() && !mime.text().trimmed().isEmpty());
}

bool FileBar::take(const QMimeData &mime)
{
    if (!offers(mime))
        return false;
    if (const QStringList paths = localPaths(mime); !paths.isEmpty())
        addPaths(paths);
    else
        addImage(qvariant_cast<QImage>(mime.imageData()));
    return true;
}

void FileBar::drop(quint64 ticket)
{
    const auto found = std::ranges::find(m_chips, ticket, &Entry::ticket);
    if (found == m_chips.end())
        return;
    FileChip *gone = found->chip;
    const bool hadFocus = gone->removeButton() && gone->removeButton()->hasFocus();
    const auto place = found - m_chips.begin();
    m_chips.erase(found);
    m_row->layout()->removeWidget(gone);
    // The focus goes on to the next one.
    if (hadFocus && !m_chips.empty()) {
        const auto next = std::min<std::ptrdiff_t>(place, std::ssize(m_chips) - 1);
        m_chips[size_t(next)].chip->removeButton()->setFocus(Qt::OtherFocusReason);
    }
    gone->hide();
    gone->deleteLater();
    judgeAgain();
    if (hadFocus && m_chips.empty())
        Q_EMIT emptied();
}

void FileBar::took(quint64 ticket, const FileRead &result)
{
    const auto found = std::ranges::find(m_chips, ticket, &Entry::ticket);
    if (found == m_chips.end())
        return; // removed meanwhile
    FileChip *chip = found->chip;
    const bool isNew = chip->isReading();
    QString trouble = result.file.bytes.isEmpty() ? sentenceFor(result) : QString();
    if (isNew && trouble.isEmpty())
        trouble = text::sentence(flows::roomBeside(files(), result.file), result.file.name);
    if (!trouble.isEmpty()) {
        say(trouble);
        drop(ticket);
        return;
    }
    if (isNew)
        chip->setFile(result.file);
    if (!result.thumbnail.isNull())
        chip->setThumbnail(result.thumbnail);
    judgeAgain();
    if (isNew)
        Q_EMIT edited();
}

void FileBar::setJudge(Judge judge)
{
    m_judge = std::move(judge);
    judgeAgain();
}

void FileBar::judgeAgain()
{
    for (const Entry &entry : m_chips) {
        if (!entry.chip->isReading())
            entry.chip->setRefusal(m_judge ? m_judge(entry.chip->file()) : QString());
    }
    refresh();
}

void FileBar::say(const QString &sentence)
{
    m_troubles.append(tr("Not attached: %1").arg(sentence));
}

void FileBar::refresh()
{
    QStringList lines = m_troubles.mid(0, kMostTroubles);
    if (m_troubles.size() > kMostTroubles)
        lines.append(
            tr("%n more were not attached.", nullptr, int(m_troubles.size()) - kMostTroubles));
    QStringList refusals;
    for (const Entry &entry : m_chips)
        refusals.append(entry.chip->refusal());
    refusals.removeAll(QString());
    refusals.removeDuplicates();
    for (const QString &refusal : std::as_const(refusals))
        lines.append(tr("%1 Remove the file or choose another model.").arg(refusal));
    const QString words = lines.join(u'\n');
    const bool isNew = words != m_notice->text() && !words.isEmpty();
    m_notice->setText(words);
    m_notice->setVisible(!words.isEmpty());
    m_row->setVisible(!m_chips.empty());
    setVisible(!m_chips.empty() || !words.isEmpty());
    if (isNew) {
        QAccessibleEvent alert(m_notice, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
    Q_EMIT changed();
}

} // namespace breakerbox::ui
