// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// What helps ChatPage to write: the prompt library at its composer.

#include <ui/chat/chatpage.h>

#include <flows/chatflow.h>
#include <flows/libraryflow.h>
#include <ui/chat/composer.h>
#include <ui/chat/readingview.h>
#include <ui/chat/turnselection.h>
#include <ui/prompts/promptdesk.h>
#include <ui/text/errortext.h>
#include <ui/widgets/actionbutton.h>

namespace breakerbox::ui {

void ChatPage::setLibrary(flows::LibraryFlow &library)
{
    if (m_library)
        return;
    m_library = &library;
    m_prompts = new PromptDesk(library, m_composer->edit(), m_composer, this,
                               [this] { return m_view->selection().text(); });
    m_composer->promptsButton()->show();
    connect(m_composer, &Composer::promptsRequested, m_prompts, &PromptDesk::openMenu);
    connect(&library, &flows::LibraryFlow::failed, this,
            [this](ErrorCode code) { Q_EMIT noticed(text::sentence(code)); });
}

} // namespace breakerbox::ui
