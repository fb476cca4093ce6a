// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/turndesk.h>

#include <ui/chat/composer.h>
#include <ui/chat/turnbar.h>
#include <ui/widgets/actionbutton.h>

#include <QKeyEvent>
#include <QMessageBox>
#include <QPushButton>
#include <QShortcut>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

TurnDesk::TurnDesk(Composer &composer, QWidget *page)
    : QObject(page),
      m_composer(composer),
      m_page(page),
      m_editBar(new TurnBar(u"pencil"_s, tr("Cancel"), page)),
      m_undoBar(new TurnBar(u"trash-2"_s, tr("Undo"), page)),
      m_undo(new QShortcut(QKeySequence::Undo, page))
{
    m_editBar->button()->setAccessibleName(tr("Cancel editing"));
    m_editBar->button()->setToolTip(tr("Cancel editing (Escape)"));
    m_undoBar->button()->setAccessibleName(tr("Undo deleting"));
    m_undoBar->button()->setToolTip(tr("Undo deleting (Ctrl+Z)"));
    m_undo->setContext(Qt::WidgetWithChildrenShortcut);
    m_undo->setEnabled(false);
    const auto undo = [this] {
        if (m_flow)
            m_flow->undoRemove();
    };
    connect(m_undo, &QShortcut::activated, this, undo);
    connect(m_undoBar, &TurnBar::chosen, this, undo);
    connect(m_editBar, &TurnBar::chosen, this, &TurnDesk::cancelEdit);
    m_composer.edit()->installEventFilter(this);
    m_editBar->button()->installEventFilter(this);
}

void TurnDesk::setFlow(flows::ChatFlow *flow)
{
    if (m_flow) {
        m_flow->disconnect(this);
        if (isEditing()) {
            m_edit.text = m_composer.text();
            m_edit.files = m_composer.files();
            m_aside.insert(m_flow->conversation().id, m_edit);
        }
    }
    forgetEdit();
    m_flow = flow;
    if (m_flow) {
        connect(m_flow, &flows::ChatFlow::removedTurnsChanged, this, &TurnDesk::refresh);
        connect(m_flow, &flows::ChatFlow::branchChanged, this, [this] {
            if (isEditing() && !m_flow->find(m_edit.message))
                cancelEdit();
        });
    }
    refresh();
}

void TurnDesk::resume()
{
    if (!m_flow || !m_flow->isLoaded() || isEditing())
        return;
    const Edit aside = m_aside.take(m_flow->conversation().id);
    if (aside.message.isNull() || !m_flow->find(aside.message))
        return;
    m_edit = aside;
    m_composer.setText(aside.text);
    m_composer.setFiles(aside.files);
    refresh();
}

void TurnDesk::choose(const MessageId &id, TurnIntent intent)
{
    if (!m_flow)
        return;
    switch (intent) {
    case TurnIntent::Edit:
        edit(id);
        break;
    case TurnIntent::AskAgain:
        m_flow->resend(id);
        break;
    case TurnIntent::AskOther:
        Q_EMIT otherModelWanted(id);
        break;
    case TurnIntent::Continue:
        m_flow->continueReply(id);
        break;
    case TurnIntent::Delete:
        askToDelete(id);
        break;
    case TurnIntent::EarlierVersion:
        m_flow->showVersion(id, -1);
        break;
    case TurnIntent::LaterVersion:
        m_flow->showVersion(id, 1);
        break;
    case TurnIntent::SideBySide:
        Q_EMIT besideWanted(id);
        break;
    }
}

void TurnDesk::quote(const QString &text)
{
    m_composer.quote(text);
}

// ---- editing

void TurnDesk::edit(const MessageId &id)
{
    const chat::Message *message = m_flow->find(id);
    if (!message || message->role != chat::Role::User)
        return;
    if (!isEditing()) {
        m_composer.flushDraft();
        m_edit.before = m_composer.text();
        m_edit.filesBefore = m_composer.files();
    }
    m_edit.message = id;
    m_composer.setText(message->text);
    m_composer.setFiles(message->attachments);
    m_composer.focusText();
    refresh();
}

void TurnDesk::cancelEdit()
{
    if (!isEditing())
        return;
    const Edit edited = m_edit;
    forgetEdit();
    m_composer.setText(edited.before);
    m_composer.setFiles(edited.filesBefore);
    m_composer.focusText();
}

void TurnDesk::forgetEdit()
{
    m_edit = {};
    refresh();
}

void TurnDesk::send(const QString &text)
{
    if (!m_flow)
        return;
    m_sent = m_edit.message;
    if (isEditing()) {
        m_flow->edit(m_edit.message, text, m_composer.files());
        return;
    }
    flows::SendOptions options;
    options.attachments = m_composer.files();
    m_flow->send(text, options);
}

void TurnDesk::sendSeveral(const QString &text, const std::vector<flows::ReplyTarget> &targets)
{
    if (!m_flow)
        return;
    m_sent = m_edit.message;
    flows::SendOptions options;
    options.attachments = m_composer.files();
    options.versionOf = m_edit.message;
    m_flow->sendSeveral(text, options, targets);
}

void TurnDesk::accepted()
{
    const MessageId sent = std::exchange(m_sent, {});
    if (sent.isNull())
        m_composer.clear();
    else if (sent == m_edit.message)
        cancelEdit();
}

// ---- deleting

void TurnDesk::askToDelete(const MessageId &id)
{
    const flows::Following after = m_flow->following(id);
    if (after.all == 0) {
        m_flow->remove(id);
        return;
    }
    auto *box = new QMessageBox(m_page->window());
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(tr("Delete messages"));
    box->setTextFormat(Qt::PlainText);
    box->setText(after.all == 1
                     ? tr("Delete this message and the one after it?")
                     : tr("Delete this message and the %n after it?", nullptr, after.all));
    QString more = tr("It can be undone for ten seconds.");
    if (after.all > after.shown)
        more = tr("%n of them are in other versions.", nullptr, after.all - after.shown) +
               QLatin1Char(' ') + more;
    box->setInformativeText(more);
    QPushButton *remove = box->addButton(tr("Delete"), QMessageBox::AcceptRole);
    QPushButton *cancel = box->addButton(tr("Cancel"), QMessageBox::RejectRole);
    box->setDefaultButton(cancel);
    box->setEscapeButton(cancel);
    connect(remove, &QPushButton::clicked, this, [flow = m_flow, id] {
        if (flow)
            flow->remove(id);
    });
    box->open();
}

void TurnDesk::refresh()
{
    const chat::Message *edited = isEditing() && m_flow ? m_flow->find(m_edit.message) : nullptr;
    if (edited)
        m_editBar->say(tr("Editing: %1").arg(edited->text.left(200).simplified()));
    else
        m_editBar->hide();
    const int removed = m_flow ? m_flow->removedTurns() : 0;
    m_undo->setEnabled(removed > 0);
    if (removed > 0)
        m_undoBar->say(removed == 1 ? tr("1 message deleted.")
                                    : tr("%n messages deleted.", nullptr, removed));
    else
        m_undoBar->hide();
}

bool TurnDesk::eventFilter(QObject *object, QEvent *event)
{
    // Others come also while the composer is being destroyed.
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QObject::eventFilter(object, event);
    const bool inText = object == m_composer.edit();
    if (event->type() == QEvent::KeyPress && isEditing() &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        cancelEdit();
        return true;
    }
    // The text's own undo goes first; where it has nothing to undo the deletion is meant.
    if (event->type() == QEvent::ShortcutOverride && inText && m_undo->isEnabled() &&
        static_cast<QKeyEvent *>(event)->matches(QKeySequence::Undo) &&
        !m_composer.edit()->document()->isUndoAvailable()) {
        event->ignore();
        return true;
    }
    return QObject::eventFilter(object, event);
}

} // namespace breakerbox::ui
