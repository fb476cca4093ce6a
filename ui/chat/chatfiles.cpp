// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// The files of ChatPage: dropped on it, kept with the draft, judged by who is to answer.

#include <ui/chat/chatpage.h>

#include <flows/chatflow.h>
#include <flows/connectionsflow.h>
#include <ui/chat/composer.h>
#include <ui/chat/filebar.h>
#include <ui/chat/turndesk.h>
#include <ui/text/filetext.h>
#include <ui/widgets/elidedlabel.h>

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>

namespace breakerbox::ui {

void ChatPage::connectFiles()
{
    setAcceptDrops(true);
    m_composer->fileBar()->setJudge(
        [this](const chat::Attachment &file) { return fileRefusal(file); });
    connect(m_composer, &Composer::filesEdited, this, [this] {
        // What is edited is no draft; the draft waits.
        if (m_flow && m_flow->isLoaded() && !m_desk->isEditing())
            m_flow->setDraftFiles(m_composer->files());
    });
}

void ChatPage::attachFiles()
{
    m_composer->chooseFiles();
}

// Why whoever is to answer next cannot be sent this file; empty if they can.
QString ChatPage::fileRefusal(const chat::Attachment &file) const
{
    if (!m_flow)
        return {};
    const chat::Conversation &conversation = m_flow->conversation();
    const auto refusal =
        m_connections.refusal(conversation.connection, conversation.model, file.mediaType);
    const flows::ConnectionView *view = m_connections.find(conversation.connection);
    return text::sentence(refusal, view ? view->connection.name : QString(),
                          conversation.model.toString(), file.mediaType);
}

// Files of earlier messages are part of the question; that they are not sent has to be said.
void ChatPage::refreshLeftOut()
{
    const int count = m_flow && m_flow->isLoaded() ? m_flow->filesLeftOut() : 0;
    m_leftOut->setText(count > 0 ? text::leftOutSentence(count) : QString());
    m_leftOut->setVisible(count > 0);
}

void ChatPage::dragEnterEvent(QDragEnterEvent *event)
{
    if (m_composer->isEnabled() && FileBar::offers(*event->mimeData()))
        event->acceptProposedAction();
}

void ChatPage::dropEvent(QDropEvent *event)
{
    if (!m_composer->takeFiles(*event->mimeData()))
        return;
    event->setDropAction(Qt::CopyAction); // a file is never taken away from where it lies
    event->accept();
    m_composer->focusText();
}

} // namespace breakerbox::ui
