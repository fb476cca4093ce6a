// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/readingview.h>

#include <ui/chat/conversationsearch.h>
#include <ui/chat/findbar.h>
#include <ui/chat/messagebody.h>
#include <ui/chat/messageitem.h>
#include <ui/chat/selectioncopy.h>
#include <ui/chat/turnactions.h>
#include <ui/chat/turncolumn.h>
#include <ui/chat/turnselection.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/icons.h>

#include <QLocale>
#include <QScrollBar>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr std::array kZooms{0.5, 0.67, 0.8, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0};

} // namespace

ReadingView::ReadingView(const Clock &clock, QWidget *parent)
    : ConversationView(parent),
      m_column(new TurnColumn(clock, this)),
      m_selection(new TurnSelection(*m_column, this)),
      m_copy(new SelectionCopy(this)),
      m_search(new ConversationSearch(*m_column, this)),
      m_find(new FindBar(*m_search, this)),
      m_more(new ActionButton(tr("More below"), ActionButton::Look::Plain, this)),
      m_copying(new ActionButton(QString(), ActionButton::Look::Plain, this)),
      m_actions(new TurnActions)
{
    m_more->setIcon(icons::get(u"arrow-down"_s));
    m_more->hide();
    m_copying->setIcon(icons::get(u"x"_s));
    m_copying->setToolTip(tr("Do not copy (Escape)"));
    m_copying->setFocusPolicy(Qt::NoFocus); // Escape does it
    m_copying->hide();
    connect(m_copying, &QPushButton::clicked, m_copy, &SelectionCopy::cancel);
    connect(m_copy, &SelectionCopy::changed, this, &ReadingView::showCopying);
    connectColumn();
    connectActions();
    connect(m_more, &QPushButton::clicked, this, &ReadingView::scrollToEnd);
    connect(m_find, &FindBar::opened, this, [this] { showFindBar(true); });
    connect(m_find, &FindBar::closed, this, [this] { showFindBar(false); });
    // The order of Tab: the bar above, the turns, "More below".
    QWidget::setTabOrder(m_column, m_more);
}

ReadingView::~ReadingView()
{
    m_column->disconnect(this);
    if (!m_actions->parent())
        delete m_actions;
}

void ReadingView::connectColumn()
{
    connect(m_column, &TurnColumn::itemBuilt, this, &ReadingView::connectItem);
    connect(m_column, &TurnColumn::itemGoing, this, &ReadingView::itemGoing);
    connect(m_column, &TurnColumn::zoomWanted, this, &ReadingView::stepZoom);
    connect(m_column, &TurnColumn::laidOut, this, [this] {
        if (!m_current)
            setCurrent(m_column->visibleTurns().second);
        chainFocus();
        m_actions->place();
        place();
    });
    connect(m_selection, &TurnSelection::started, this, &ReadingView::clearSelections);
}

void ReadingView::connectActions()
{
    connect(m_actions, &TurnActions::wanted, this, [this](TurnIntent intent) {
        if (m_actions->item())
            Q_EMIT turnChosen(m_actions->item()->message().id, intent);
    });
    connect(m_actions, &TurnActions::menuWanted, this, [this](const QPoint &where) {
        if (m_actions->item())
            showMenu(m_actions->item(), where, {});
    });
}

void ReadingView::connectItem(MessageItem *item, int)
{
    const MessageId id = item->message().id;
    m_chained = false;
    connect(item, &MessageItem::linkActivated, this, &ConversationView::linkActivated);
    connect(item, &MessageItem::imageRequested, this, [this, id](const Link &image) {
        Q_EMIT imageWanted(id, image, flows::ImageConsent::UntilQuit);
    });
    connect(item, &MessageItem::chosen, this,
            [this, id](CardIntent intent) { Q_EMIT chosen(id, intent); });
    connect(item, &MessageItem::keyEntered, this,
            [this, id](const KeyEntry &entry) { Q_EMIT keyEntered(id, entry); });
    connect(item, &MessageItem::modelChosen, this,
            [this, id](const ModelId &model) { Q_EMIT modelChosen(id, model); });
    connect(item, &MessageItem::reachEntered, this,
            [this, id](const ReachEntry &entry) { Q_EMIT reachEntered(id, entry); });
    connect(item, &MessageItem::wanted, this,
            [this, id](TurnIntent intent) { Q_EMIT turnChosen(id, intent); });
    connect(item, &MessageItem::selectionStarted, m_selection, &TurnSelection::clear);
    connect(item, &MessageItem::attended, this, [this, item] { attend(item); });
    connect(item, &MessageItem::menuRequested, this,
            [this, item](const QPoint &where, const Link &link) { showMenu(item, where, link); });
}

void ReadingView::itemGoing(MessageItem *item, int)
{
    if (m_actions->item() == item)
        m_actions->detach();
    if (m_current == item)
        m_current = nullptr; // another one is found when all are placed
    item->disconnect(this);
}

// ---- values

void ReadingView::setMessages(const std::vector<chat::Message> &messages)
{
    m_column->setMessages(messages);
    setCurrent(m_column->count() - 1);
}

void ReadingView::append(const chat::Message &message)
{
    m_column->append(message);
    setCurrent(m_column->count() - 1);
}

void ReadingView::appendText(const MessageId &id, const QString &text)
{
    if (const int turn = m_column->indexOf(id); turn >= 0)
        m_column->appendText(turn, text);
}

void ReadingView::appendReasoning(const MessageId &id, const QString &text)
{
    if (const int turn = m_column->indexOf(id); turn >= 0)
        m_column->appendReasoning(turn, text);
}

void ReadingView::replace(const chat::Message &message)
{
    m_chained = false;
    if (const int turn = m_column->indexOf(message.id); turn >= 0)
        m_column->replace(turn, message);
}

void ReadingView::remove(const MessageId &id)
{
    const int turn = m_column->indexOf(id);
    if (turn < 0)
        return;
    const QWidget *focus = window()->focusWidget();
    const bool focused = focus && m_column->turnOf(focus) == turn;
    const bool current = m_current && m_current == item(id);
    m_column->remove(turn);
    if (m_column->count() == 0 || !current)
        return;
    setCurrent(std::max(0, turn - 1));
    if (focused)
        focusAt(std::max(0, turn - 1));
}

void ReadingView::setCard(const MessageId &id, const std::optional<flows::Card> &card)
{
    m_chained = false;
    if (const int turn = m_column->indexOf(id); turn >= 0)
        m_column->setCard(turn, card);
}

void ReadingView::setProgress(const MessageId &id,
                              const std::optional<flows::ChatFlow::Progress> &progress)
{
    m_chained = false;
    if (const int turn = m_column->indexOf(id); turn >= 0)
        m_column->setProgress(turn, progress);
}

void ReadingView::setModels(const MessageId &id, const std::vector<ModelId> &models)
{
    if (const int turn = m_column->indexOf(id); turn >= 0)
        m_column->setModels(turn, models);
}

void ReadingView::setNotes(const MessageId &id, const flows::TurnNotes &notes)
{
    if (const int turn = m_column->indexOf(id); turn >= 0)
        m_column->setNotes(turn, notes);
}

void ReadingView::setConnectionNames(const QHash<ConnectionId, QString> &names)
{
    m_column->setConnectionNames(names);
}

void ReadingView::setCostOf(CostOf costOf)
{
    m_column->setCostOf(std::move(costOf));
}

void ReadingView::scrollToEnd()
{
    m_column->scrollToEnd();
}

MessageItem *ReadingView::item(const MessageId &id) const
{
    return m_column->item(m_column->indexOf(id));
}

QScrollBar *ReadingView::scrollBar() const
{
    return m_column->verticalScrollBar();
}

bool ReadingView::isFollowing() const
{
    return m_column->isFollowing();
}

void ReadingView::settle()
{
    m_column->settle();
}

// ---- find and zoom

void ReadingView::find()
{
    const bool some = !m_selection->isEmpty() && m_selection->isInOneTurn();
    const QString selected = some ? m_selection->text() : QString();
    m_find->open(selected.contains(u'\n') || selected.size() > 200 ? QString() : selected);
}

void ReadingView::findIn(const MessageId &id, const QString &words)
{
    const int turn = m_column->indexOf(id);
    if (turn < 0)
        return;
    m_column->reveal(turn);
    m_find->open(words);
}

void ReadingView::findNext()
{
    if (m_find->isVisible())
        m_search->next();
    else
        find();
}

void ReadingView::findPrevious()
{
    if (m_find->isVisible())
        m_search->previous();
    else
        find();
}

// The bar takes room above; the text stays where it is on the screen.
void ReadingView::showFindBar(bool shown)
{
    const int height = m_find->sizeHint().height();
    const bool following = m_column->isFollowing();
    place();
    if (!following)
        m_column->scrollBy(shown ? height : -height);
    if (!shown)
        focusTurn();
}

void ReadingView::showCopying()
{
    if (m_copy->isRunning()) {
        const QString words = tr("Copying… %1 %").arg(QLocale().toString(m_copy->percent()));
        m_copying->setText(words);
        m_copying->setAccessibleName(words);
    }
    if (m_copying->isHidden() == m_copy->isRunning()) {
        m_copying->setVisible(m_copy->isRunning());
        place();
    }
}

void ReadingView::setZoom(double zoom)
{
    const double bounded = std::clamp(zoom, kSmallestZoom, kLargestZoom);
    if (bounded == m_column->zoom())
        return;
    m_column->setZoom(bounded);
    Q_EMIT zoomChanged(bounded);
}

double ReadingView::zoom() const
{
    return m_column->zoom();
}

void ReadingView::stepZoom(int steps)
{
    if (steps == 0) {
        setZoom(1);
        return;
    }
    // From whatever it is to the next of the usual ones.
    constexpr double kSame = 0.001;
    auto at = std::ranges::lower_bound(kZooms, zoom() - kSame);
    if (steps > 0 && at != kZooms.end() && *at > zoom() + kSame)
        --steps;
    const auto index = std::clamp<std::ptrdiff_t>(at - kZooms.begin() + steps, 0,
                                                  std::ptrdiff_t(kZooms.size()) - 1);
    setZoom(kZooms[size_t(index)]);
}

// ---- geometry

void ReadingView::place()
{
    const int bar = m_find->isHidden() ? 0 : m_find->sizeHint().height();
    m_find->setGeometry(0, 0, width(), bar);
    m_column->setGeometry(0, bar, width(), height() - bar);
    const QSize size = m_more->sizeHint();
    m_more->setGeometry((m_column->viewport()->width() - size.width()) / 2,
                        height() - size.height() - 12, size.width(), size.height());
    m_more->setVisible(!m_column->isFollowing() && !m_column->isAtEnd());
    m_more->raise();
    const QSize copying = m_copying->sizeHint();
    const int above = m_more->isHidden() ? 0 : size.height() + 8;
    m_copying->setGeometry((m_column->viewport()->width() - copying.width()) / 2,
                           height() - copying.height() - 12 - above, copying.width(),
                           copying.height());
    m_copying->raise();
}

void ReadingView::resizeEvent(QResizeEvent *event)
{
    ConversationView::resizeEvent(event);
    place();
}

} // namespace breakerbox::ui
