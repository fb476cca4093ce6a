// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "filetext.h"

#include "hiddentext.h"
#include "moments.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace breakerbox::ui::text {

using flows::FileRefusal;
using flows::FileTrouble;

namespace {

struct FileText
{
    Q_DECLARE_TR_FUNCTIONS(breakerbox::ui::text::FileText)
};

} // namespace

QString fileKind(const QString &mediaType)
{
    if (mediaType.startsWith("image/"_L1))
        return mediaType.sliced(6).toUpper();
    return mediaType == u"application/pdf" ? u"PDF"_s : FileText::tr("text");
}

QString filePhrase(const chat::Attachment &file)
{
    return FileText::tr("%1, %2, %3", "name, kind, size of a file")
        .arg(withMarks(file.name, HiddenIn::Code), fileKind(file.mediaType),
             bytes(file.bytes.size()));
}

QString sentence(FileTrouble trouble, const QString &name)
{
    const QString shown = withMarks(name, HiddenIn::Code);
    switch (trouble) {
    case FileTrouble::None:
        break;
    case FileTrouble::Unreadable:
        return FileText::tr("%1 cannot be read as a file.").arg(shown);
    case FileTrouble::Empty:
        return FileText::tr("%1 is empty.").arg(shown);
    case FileTrouble::TooLarge:
        return FileText::tr("%1 is larger than %2.").arg(shown, bytes(flows::kMostFileBytes));
    case FileTrouble::Misnamed:
        return FileText::tr("%1 is not what its name says.").arg(shown);
    case FileTrouble::Kind:
        return FileText::tr("%1 is neither a PNG, JPEG, GIF or WebP image, nor a PDF, nor text.")
            .arg(shown);
    case FileTrouble::TooMany:
        return FileText::tr("%1 is one too many: a message takes %2 files.", nullptr,
                            flows::kMostFiles)
            .arg(shown)
            .arg(flows::kMostFiles);
    case FileTrouble::TooMuch:
        return FileText::tr("%1 is too much: the files of a message may have %2 together.")
            .arg(shown, bytes(flows::kMostAttachedBytes));
    }
    return {};
}

QString fileNotTaken()
{
    return FileText::tr("The chosen model does not take an attached file.");
}

QString leftOutSentence(int count)
{
    return count == 1 ? FileText::tr("A file of an earlier message is not sent along: whoever "
                                     "answers next does not take it.")
                      : FileText::tr("%1 files of earlier messages are not sent along: whoever "
                                     "answers next does not take them.",
                                     nullptr, count)
                            .arg(QLocale().toString(count));
}

QString sentence(FileRefusal refusal, const QString &connection, const QString &model,
                 const QString &mediaType)
{
    switch (refusal) {
    case FileRefusal::None:
        break;
    case FileRefusal::ModelTakesNoImages:
        return FileText::tr("%1 takes no images.").arg(withMarks(model, HiddenIn::Code));
    case FileRefusal::ServiceTakesNoPdf:
        return FileText::tr("%1 takes no PDF.").arg(withMarks(connection, HiddenIn::Code));
    case FileRefusal::ServiceTakesNoKind:
        return FileText::tr("%1 takes no files of the kind %2.")
            .arg(withMarks(connection, HiddenIn::Code), fileKind(mediaType));
    }
    return {};
}

} // namespace breakerbox::ui::text
