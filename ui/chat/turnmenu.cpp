// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/turnmenu.h>

#include <ui/chat/messagebody.h>
#include <ui/chat/messageitem.h>
#include <ui/chat/turnheader.h>

#include <QClipboard>
#include <QGuiApplication>

namespace breakerbox::ui {

namespace {

constexpr size_t kMostLinks = 20;
constexpr int kMostHosts = 10;

// An ampersand in a menu would be a mnemonic.
QString menuText(const QString &text)
{
    return text.left(80).replace(QChar(u'&'), QStringLiteral("&&"));
}

void copy(const QString &text)
{
    QGuiApplication::clipboard()->setText(text);
}

// Told, not bound: the turn or the conversation takes the key when it has the focus.
void tellKey(QAction *action, const QKeySequence &key)
{
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut);
    action->setShortcutVisibleInContextMenu(true);
}

} // namespace

TurnMenu::TurnMenu(const MessageItem &item, Selected selected, const Link &link, QWidget *parent)
    : QMenu(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    addLink(link);
    addCopies(item, selected);
    addSeparator();
    addIntents(item);
    addSeparator();
    addLinks(item);
    addImages(item);
    addDetails(item);
}

void TurnMenu::addLink(const Link &link)
{
    if (link.target.isEmpty())
        return;
    addAction(tr("Open link"), this, [this, link] { Q_EMIT linkActivated(link); });
    addAction(tr("Copy link address"), this, [link] { copy(link.target); });
    addSeparator();
}

void TurnMenu::addCopies(const MessageItem &item, Selected selected)
{
    const QString whole = item.message().text;
    const bool part = selected == Selected::Yes;
    if (part) {
        tellKey(addAction(tr("Copy selection"), this,
                          [this] { Q_EMIT copyWanted(SelectionForm::Shown); }),
                QKeySequence::Copy);
        tellKey(addAction(tr("Copy selection as Markdown"), this,
                          [this] { Q_EMIT copyWanted(SelectionForm::Written); }),
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    }
    if (!whole.isEmpty()) {
        addAction(tr("Copy as Markdown"), this, [whole] { copy(whole); });
        if (const MessageBody *body = item.body())
            addAction(tr("Copy as plain text"), this, [text = body->plainText()] { copy(text); });
        addAction(tr("Select all"), this, &TurnMenu::selectTurnWanted);
        addAction(tr("Select the conversation"), this, &TurnMenu::selectAllWanted);
    }
    if (part)
        addAction(tr("Quote selection"), this, &TurnMenu::quoteSelectionWanted);
    else if (!whole.isEmpty())
        addAction(tr("Quote"), this, [this, whole] { Q_EMIT quoteWanted(whole); });
}

void TurnMenu::addIntents(const MessageItem &item)
{
    const chat::Message &message = item.message();
    const flows::TurnNotes &notes = item.notes();
    const auto offer = [&](TurnIntent intent, const QString &text, const QKeySequence &key = {}) {
        if (!isOffered(intent, message, notes))
            return;
        QAction *action = addAction(text, this, [this, intent] { Q_EMIT wanted(intent); });
        tellKey(action, key);
    };
    offer(TurnIntent::Edit, tr("Edit and send again"));
    offer(TurnIntent::AskAgain, notes.unanswered ? tr("Ask for a reply") : tr("Ask again"));
    offer(TurnIntent::AskOther, tr("Ask another model…"));
    offer(TurnIntent::Continue, tr("Continue the reply"));
    offer(TurnIntent::EarlierVersion, tr("Earlier version"), QKeySequence(Qt::ALT | Qt::Key_Left));
    offer(TurnIntent::LaterVersion, tr("Later version"), QKeySequence(Qt::ALT | Qt::Key_Right));
    offer(TurnIntent::SideBySide, tr("Versions side by side"));
    offer(TurnIntent::Delete, tr("Delete"), QKeySequence(Qt::Key_Delete));
}

void TurnMenu::addLinks(const MessageItem &item)
{
    if (!item.body())
        return;
    const std::vector<Link> links = item.body()->links();
    if (links.empty())
        return;
    QMenu *list = addMenu(tr("Links"));
    for (size_t i = 0; i < std::min(links.size(), kMostLinks); ++i) {
        const Link &each = links[i];
        list->addAction(menuText(tr("%1 — %2").arg(each.text, shownTarget(each))), this,
                        [this, each] { Q_EMIT linkActivated(each); });
    }
}

// By host, for that is what is asked about.
void TurnMenu::addImages(const MessageItem &item)
{
    if (!item.body())
        return;
    QMenu *list = nullptr;
    QStringList hosts;
    for (const Link &each : item.body()->images()) {
        const QString host = flows::ReplyImages::hostOf(QUrl(each.target, QUrl::TolerantMode));
        if (host.isEmpty() || hosts.contains(host) || hosts.size() >= kMostHosts)
            continue;
        hosts << host;
        if (!list)
            list = addMenu(tr("Images"));
        const auto offer = [&](const QString &text, flows::ImageConsent consent) {
            list->addAction(menuText(text), this,
                            [this, each, consent] { Q_EMIT imageWanted(each, consent); });
        };
        offer(tr("Load images from %1").arg(host), flows::ImageConsent::UntilQuit);
        offer(tr("Always load images from %1 in this conversation").arg(host),
              flows::ImageConsent::Here);
        list->addAction(menuText(tr("Open in the browser: %1").arg(shownTarget(each))), this,
                        [this, each] { Q_EMIT linkActivated(each); });
    }
}

// What the header has no room for. A line that is chosen is copied.
void TurnMenu::addDetails(const MessageItem &item)
{
    QMenu *details = addMenu(tr("Details"));
    for (const QString &line : turnDetails(item.message(), item.connectionName(), item.cost()))
        details->addAction(menuText(line), this, [line] { copy(line); });
}

} // namespace breakerbox::ui
