// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "keynotetext.h"

#include <QCoreApplication>
#include <QLocale>

namespace breakerbox::ui::text {

namespace {

struct KeyNoteText
{
    Q_DECLARE_TR_FUNCTIONS(KeyNoteText)
};

} // namespace

QString keyNoteSentence(const secrets::KeyNote &note)
{
    if (!note.characterCode.isEmpty()) {
        const QString place = QLocale().toString(note.position);
        return note.character.isEmpty()
                   ? KeyNoteText::tr("Character %1 cannot be seen and cannot be in a key (%2).")
                         .arg(place, note.characterCode)
                   : KeyNoteText::tr("Character %1, “%2”, cannot be in a key (%3).")
                         .arg(place, note.character, note.characterCode);
    }
    if (note.lineBreaksJoined > 0)
        return KeyNoteText::tr("The key was broken over several lines and was joined.");
    if (note.quotesDropped)
        return KeyNoteText::tr("The quotation marks around the key were left out.");
    if (note.trimmed)
        return KeyNoteText::tr("White space around the key was left out.");
    return {};
}

} // namespace breakerbox::ui::text
