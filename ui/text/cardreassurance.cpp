// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// What became of the message: the third line of a card.

#include <ui/text/cardpast.h>
#include <ui/text/cardsentences.h>

#include <QCoreApplication>

namespace breakerbox::ui::text {

namespace {

class CardReassurance
{
    Q_DECLARE_TR_FUNCTIONS(breakerbox::ui::text::CardReassurance)
};

using flows::Card;
using flows::CardKind;

bool isStorageError(ErrorCode code)
{
    switch (code) {
    case ErrorCode::StorageDelayed:
    case ErrorCode::DiskFull:
    case ErrorCode::ReadOnly:
    case ErrorCode::StorageFailed:
    case ErrorCode::StorageCorrupt:
    case ErrorCode::NewerSchema:
        return true;
    default:
        return false;
    }
}

QString plainReassurance(const Card &card)
{
    if (card.kind == CardKind::Local && isStorageError(card.error.code))
        return {}; // "saved" is only said of what a commit has confirmed (R33)
    if (card.kind == CardKind::Interrupted) {
        return card.mayBeBilled ? CardReassurance::tr(
                                      "What arrived is kept. This try may have been billed; asking "
                                      "again may cost again.")
                                : CardReassurance::tr("What arrived is kept.");
    }
    if (!card.sent)
        return CardReassurance::tr("Your message is saved and was not sent.");
    if (card.mayBeBilled) {
        return CardReassurance::tr("Your message is saved. It was sent and may have been billed; "
                                   "sending again may cost again.");
    }
    return CardReassurance::tr("Your message is saved. It was sent and got no reply.");
}

} // namespace

QString cardReassurance(const Card &card)
{
    if (card.drill) {
        const QString what = CardReassurance::tr(
            "This is a drill: the connection is not failing. Your message stays "
            "in the conversation and is not sent. Nothing is counted, and a key, "
            "a model or a permission given here is not kept.");
        return card.ready ? CardReassurance::tr("%1 %2").arg(readySentence(), what) : what;
    }
    if (!card.ready)
        return plainReassurance(card);
    if (!card.sent)
        return CardReassurance::tr("%1 Nothing was sent; your message is saved.")
            .arg(readySentence());
    return CardReassurance::tr("%1 %2").arg(readySentence(), plainReassurance(card));
}

} // namespace breakerbox::ui::text
