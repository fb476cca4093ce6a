// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/plainconversationview.h>

#include <ui/chat/conversationpage.h>
#include <ui/chat/messagebody.h>
#include <ui/chat/messageitem.h>
#include <ui/chat/turnactions.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/icons.h>
#include <ui/widgets/theme.h>

#include <QElapsedTimer>
#include <QEvent>
#include <QFontDatabase>
#include <QScrollArea>
#include <QScrollBar>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr int kBetweenTurns = 16;
constexpr int kNear = 600;        // pixels around the window in which items are built
constexpr int kIdleBudget = 8;    // milliseconds of building in one idle moment
constexpr int kAtEnd = 12;        // pixels that still count as the end
constexpr int kReadingWidth = 46; // em

} // namespace

PlainConversationView::PlainConversationView(const Clock &clock, QWidget *parent)
    : ConversationView(parent),
      m_clock(clock),
      m_area(new QScrollArea(this)),
      m_page(new ConversationPage),
      m_more(new ActionButton(tr("More below"), ActionButton::Look::Plain, this)),
      m_actions(new TurnActions)
{
    installMessageAccessibility();
    m_page->setAccessibleName(tr("Messages"));
    m_area->setWidget(m_page);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setAccessibleName(tr("Conversation"));
    m_area->viewport()->setBackgroundRole(QPalette::Base);
    m_area->viewport()->setAutoFillBackground(true);
    m_area->viewport()->installEventFilter(this);
    m_area->verticalScrollBar()->setFocusPolicy(Qt::NoFocus);
    m_more->setIcon(icons::get(u"arrow-down"_s));
    m_more->hide();
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    m_idle.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &PlainConversationView::layOut);
    connect(&m_idle, &QTimer::timeout, this, &PlainConversationView::buildIdle);
    connect(m_page, &ConversationPage::changed, this, &PlainConversationView::layOutSoon);
    connect(m_area->verticalScrollBar(), &QScrollBar::valueChanged, this,
            &PlainConversationView::scrolled);
    connect(m_more, &QPushButton::clicked, this, &PlainConversationView::scrollToEnd);
    connect(m_actions, &TurnActions::wanted, this, [this](TurnIntent intent) {
        if (m_actions->item())
            Q_EMIT turnChosen(m_actions->item()->message().id, intent);
    });
    connect(m_actions, &TurnActions::menuWanted, this, [this](const QPoint &where) {
        if (m_actions->item())
            showMenu(m_actions->item(), where, {});
    });
}

PlainConversationView::~PlainConversationView()
{
    if (!m_actions->parent())
        delete m_actions;
}

TextLook PlainConversationView::look() const
{
    TextLook look;
    look.body = font();
    look.body.setPointSizeF(font().pointSizeF() * 1.05);
    look.code = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    look.code.setPointSizeF(look.body.pointSizeF() * 0.95);
    look.palette = palette();
    return look;
}

void PlainConversationView::setMessages(const std::vector<chat::Message> &messages)
{
    m_actions->detach();
    m_current = nullptr;
    for (MessageItem *item : std::as_const(m_items)) {
        m_page->take(item);
        item->hide();
        item->deleteLater();
    }
    m_items.clear();
    m_following = true;
    const TextLook shared = look();
    for (const chat::Message &message : messages)
        addItem(message, shared);
    layOut();
}

void PlainConversationView::append(const chat::Message &message)
{
    // What the user just sent is what they want to see.
    if (message.role == chat::Role::User)
        m_following = true;
    addItem(message, look());
}

MessageItem *PlainConversationView::addItem(const chat::Message &message, const TextLook &look)
{
    auto *item = new MessageItem(m_clock, look, message, m_page);
    item->setConnectionName(m_connectionNames.value(message.connection));
    m_items.insert(message.id, item);
    connectItem(item);
    m_page->add(item, kBetweenTurns);
    setCurrent(item);
    return item;
}

void PlainConversationView::connectItem(MessageItem *item)
{
    const MessageId id = item->message().id;
    connect(item, &MessageItem::linkActivated, this, &ConversationView::linkActivated);
    connect(item, &MessageItem::chosen, this,
            [this, id](CardIntent intent) { Q_EMIT chosen(id, intent); });
    connect(item, &MessageItem::keyEntered, this,
            [this, id](const KeyEntry &entry) { Q_EMIT keyEntered(id, entry); });
    connect(item, &MessageItem::modelChosen, this,
            [this, id](const ModelId &model) { Q_EMIT modelChosen(id, model); });
    connect(item, &MessageItem::wanted, this,
            [this, id](TurnIntent intent) { Q_EMIT turnChosen(id, intent); });
    connect(item, &MessageItem::selectionStarted, this,
            [this, item] { clearOtherSelections(item); });
    connect(item, &MessageItem::neighbourWanted, this,
            [this, item](int direction) { moveFocus(item, direction); });
    connect(item, &MessageItem::attended, this, [this, item] { attend(item); });
    connect(item, &MessageItem::menuRequested, this,
            [this, item](const QPoint &where, const Link &link) { showMenu(item, where, link); });
}

void PlainConversationView::appendText(const MessageId &id, const QString &text)
{
    if (MessageItem *found = item(id))
        found->appendText(text);
}

void PlainConversationView::appendReasoning(const MessageId &id, const QString &text)
{
    if (MessageItem *found = item(id))
        found->appendReasoning(text);
}

void PlainConversationView::replace(const chat::Message &message)
{
    if (MessageItem *found = item(message.id))
        found->replace(message);
}

void PlainConversationView::remove(const MessageId &id)
{
    MessageItem *gone = m_items.take(id);
    if (!gone)
        return;
    if (m_actions->item() == gone)
        m_actions->detach();
    const int index = m_page->indexOf(gone);
    const bool focused = gone->isAncestorOf(focusWidget()) || gone->hasFocus();
    m_page->take(gone);
    gone->hide();
    gone->deleteLater();
    if (m_current == gone) {
        m_current = nullptr;
        if (m_page->count() > 0)
            setCurrent(qobject_cast<MessageItem *>(m_page->at(std::max(0, index - 1))));
        if (focused && m_current)
            m_current->setFocus(Qt::OtherFocusReason);
    }
}

void PlainConversationView::setCard(const MessageId &id, const std::optional<flows::Card> &card)
{
    if (MessageItem *found = item(id))
        found->setCard(card);
}

void PlainConversationView::setProgress(const MessageId &id,
                                        const std::optional<flows::ChatFlow::Progress> &progress)
{
    if (MessageItem *found = item(id))
        found->setProgress(progress);
}

void PlainConversationView::setModels(const MessageId &id, const std::vector<ModelId> &models)
{
    if (MessageItem *found = item(id))
        found->setModels(models);
}

// ---- layout

void PlainConversationView::layOutSoon()
{
    if (!m_layingOut && !m_soon.isActive())
        m_soon.start();
}

void PlainConversationView::settle()
{
    for (MessageItem *item : std::as_const(m_items)) {
        if (item->body())
            item->body()->flush();
    }
    layOut();
}

void PlainConversationView::layOut()
{
    m_soon.stop();
    if (m_layingOut)
        return;
    m_layingOut = true;
    layOutOnce();
    // Building an item gives it its true height, which may bring others near.
    for (int round = 0; round < 8 && buildNear(); ++round)
        layOutOnce();
    m_layingOut = false;
    m_actions->place();
    placeMore();
    if (!m_idle.isActive())
        m_idle.start();
}

void PlainConversationView::layOutOnce()
{
    QScrollBar *bar = m_area->verticalScrollBar();
    // What the reader looks at stays where it is.
    QWidget *anchor = nullptr;
    int offset = 0;
    if (!m_following) {
        for (int i = 0; i < m_page->count() && !anchor; ++i) {
            QWidget *item = m_page->at(i);
            if (item->y() + item->height() > bar->value()) {
                anchor = item;
                offset = bar->value() - item->y();
            }
        }
    }
    const int width = m_area->viewport()->width();
    const int reading =
        std::min(width - 32, int(QFontMetrics(look().body).height() / 1.3) * kReadingWidth);
    const int side = std::max(16, (width - reading) / 2);
    m_page->setSides(side);
    m_page->resize(width, std::max(m_page->heightForWidth(width), 1));
    m_page->place();
    if (anchor)
        bar->setValue(anchor->y() + offset);
    else if (m_following)
        bar->setValue(bar->maximum());
}

// True if something was built.
bool PlainConversationView::buildNear()
{
    const int top = m_area->verticalScrollBar()->value() - kNear;
    const int bottom = top + m_area->viewport()->height() + 2 * kNear;
    bool built = false;
    for (int i = m_page->count() - 1; i >= 0; --i) {
        auto *item = qobject_cast<MessageItem *>(m_page->at(i));
        if (item->isBuilt() || item->y() > bottom || item->y() + item->height() < top)
            continue;
        item->build();
        built = true;
    }
    return built;
}

void PlainConversationView::buildIdle()
{
    QElapsedTimer spent;
    spent.start();
    m_layingOut = true;
    bool built = false;
    bool more = false;
    for (int i = m_page->count() - 1; i >= 0; --i) {
        auto *item = qobject_cast<MessageItem *>(m_page->at(i));
        if (item->isBuilt())
            continue;
        if (spent.elapsed() >= kIdleBudget) {
            more = true;
            break;
        }
        item->build();
        built = true;
    }
    if (built)
        layOutOnce();
    m_layingOut = false;
    if (!more)
        m_idle.stop();
}

bool PlainConversationView::isAtEnd() const
{
    const QScrollBar *bar = m_area->verticalScrollBar();
    return bar->value() >= bar->maximum() - kAtEnd;
}

void PlainConversationView::scrolled()
{
    if (m_layingOut)
        return;
    m_following = isAtEnd();
    m_layingOut = true;
    const bool built = buildNear();
    if (built)
        layOutOnce();
    m_layingOut = false;
    placeMore();
}

void PlainConversationView::scrollToEnd()
{
    m_following = true;
    layOut();
}

void PlainConversationView::placeMore()
{
    const QSize size = m_more->sizeHint();
    m_more->setGeometry((m_area->viewport()->width() - size.width()) / 2,
                        m_area->height() - size.height() - 12, size.width(), size.height());
    m_more->setVisible(!m_following && !isAtEnd());
    m_more->raise();
}

void PlainConversationView::resizeEvent(QResizeEvent *event)
{
    ConversationView::resizeEvent(event);
    m_area->setGeometry(rect());
}

bool PlainConversationView::eventFilter(QObject *object, QEvent *event)
{
    if (object == m_area->viewport() && event->type() == QEvent::Resize)
        layOut();
    return ConversationView::eventFilter(object, event);
}

void PlainConversationView::changeEvent(QEvent *event)
{
    ConversationView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        for (MessageItem *item : std::as_const(m_items))
            item->setLook(look());
        layOutSoon();
    }
}

} // namespace breakerbox::ui
