// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// The files of a message: those of the draft, and whether they may go where it goes.

#include "chatflow.h"
#include "chatstate.h"
#include "connectionsflow.h"

#include <store/conversationrepository.h>
#include <store/draftrepository.h>
#include <store/storagethread.h>

#include <algorithm>

namespace breakerbox::flows {

const std::vector<chat::Attachment> &ChatFlow::draftFiles() const
{
    return m_state->draftFiles;
}

void ChatFlow::setDraftFiles(const std::vector<chat::Attachment> &files)
{
    if (m_state->draftFiles == files)
        return;
    m_state->draftFiles = files;
    m_state->publishRow();
    m_state->rooms.storage.write(
        [kept = m_state->conversation, files](store::Database &database) -> Result<void> {
            store::Transaction transaction(database);
            if (auto begun = transaction.begin(); !begun)
                return begun;
            store::ConversationRepository repository(database);
            if (!repository.find(kept.id)) {
                if (auto saved = repository.save(kept); !saved)
                    return saved;
            }
            if (auto saved = store::DraftRepository(database).saveFiles(kept.id, files); !saved)
                return saved;
            return transaction.commit();
        });
}

int ChatFlow::filesLeftOut() const
{
    const chat::Conversation &conversation = m_state->conversation;
    qsizetype count = 0;
    for (const chat::Message &message : messages()) {
        count += std::ranges::count_if(message.attachments, [&](const chat::Attachment &file) {
            return m_state->refuses(conversation.connection, conversation.model, file);
        });
    }
    return static_cast<int>(count);
}

std::optional<Error> ChatFlow::refusedFile(const std::vector<chat::Attachment> &files,
                                           const ConnectionId &connection,
                                           const ModelId &model) const
{
    const bool refused = std::ranges::any_of(files, [&](const chat::Attachment &file) {
        return m_state->refuses(connection, model, file);
    });
    if (!refused)
        return std::nullopt;
    return Error{ErrorCode::InvalidInput, kFileNotTaken, ErrorOrigin::Local};
}

bool ChatFlow::State::refuses(const ConnectionId &connection, const ModelId &model,
                              const chat::Attachment &file) const
{
    return rooms.connections->refusal(connection, model, file.mediaType) != FileRefusal::None;
}

} // namespace breakerbox::flows
