// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT

// What stands in the column, and its items; where they stand is in turnlayout.cpp.

#include <ui/chat/turncolumn.h>

#include <ui/chat/bodytext.h>
#include <ui/chat/messagebody.h>
#include <ui/chat/messageitem.h>
#include <ui/chat/turnlist.h>
#include <ui/math/formulapictures.h>
#include <ui/math/mathjaxengine.h>

#include <QAccessible>
#include <QScrollBar>

#include <algorithm>

namespace breakerbox::ui {

namespace {

bool isRunning(const flows::Card &card)
{
    return card.phase != flows::CardPhase::Asking;
}

} // namespace

TurnColumn::TurnColumn(const Clock &clock, QWidget *parent)
    : QAbstractScrollArea(parent),
      m_clock(clock),
      m_list(new TurnList(this)),
      m_formulas(std::make_unique<FormulaBook>(mathJaxEngines())),
      m_pictures(std::make_shared<FormulaPictures>(*m_formulas)),
      m_highlighter(highlight::Highlighter::create())
{
    setViewport(m_list);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Conversation"));
    verticalScrollBar()->setFocusPolicy(Qt::NoFocus);
    verticalScrollBar()->setSingleStep(24);
    m_look = makeLook();
    m_soon.setParent(this);
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    m_margins.setParent(this);
    m_margins.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &TurnColumn::layOut);
    connect(&m_margins, &QTimer::timeout, this, &TurnColumn::buildMargins);
    connect(m_formulas.get(), &FormulaBook::changed, this, &TurnColumn::refreshPictures);
}

TurnColumn::~TurnColumn()
{
    // Items that go now have nobody to tell.
    for (const int turn : m_built)
        m_turns[size_t(turn)].item->disconnect(this);
}

const chat::Message &TurnColumn::message(int turn) const
{
    return m_turns[size_t(turn)].message;
}

MessageItem *TurnColumn::item(int turn) const
{
    return turn >= 0 && turn < count() ? m_turns[size_t(turn)].item : nullptr;
}

int TurnColumn::turnOf(const QWidget *widget) const
{
    for (; widget && widget != m_list; widget = widget->parentWidget()) {
        if (const auto *found = qobject_cast<const MessageItem *>(widget))
            return indexOf(found->message().id);
    }
    return -1;
}

// ---- values

void TurnColumn::setMessages(const std::vector<chat::Message> &messages)
{
    while (!m_built.empty())
        drop(m_built.back());
    m_list->forget();
    m_turns.clear();
    m_turns.reserve(messages.size());
    m_index.clear();
    m_index.reserve(qsizetype(messages.size()));
    m_asides.clear();
    m_touched.clear();
    for (const chat::Message &message : messages) {
        m_index.insert(message.id, count());
        m_turns.push_back({message, nullptr, false});
    }
    m_kept = -1;
    m_following = true;
    m_shown = 0;
    if (isVisible())
        adoptWidth();
    else
        guessAll();
    Q_EMIT reset();
    layOut();
}

void TurnColumn::add(const chat::Message &message)
{
    // What the user just sent is what they want to see.
    if (message.role == chat::Role::User)
        m_following = true;
    m_index.insert(message.id, count());
    m_turns.push_back({message, nullptr, false});
    m_heights.append(0);
    guess(count() - 1);
    if (message.role == chat::Role::Tool)
        refreshToolResults(count() - 1);
    Q_EMIT inserted(count() - 1);
}

void TurnColumn::append(const chat::Message &message)
{
    add(message);
    // It is on screen at once, so that what comes next finds it there.
    if (m_following)
        layOut();
    else
        layOutSoon();
    announce(count() - 1);
}

void TurnColumn::announce(int from) const
{
    if (!QAccessible::isActive())
        return;
    for (int turn = from; turn < count(); ++turn) {
        if (MessageItem *built = item(turn)) {
            QAccessibleEvent created(built, QAccessible::ObjectCreated);
            QAccessible::updateAccessibility(&created);
        }
    }
}

void TurnColumn::appendText(int turn, const QString &text)
{
    Turn &changed = m_turns[size_t(turn)];
    changed.message.text += text;
    if (changed.item)
        changed.item->appendText(text);
    else
        guess(turn);
    Q_EMIT textChanged(turn);
}

void TurnColumn::appendReasoning(int turn, const QString &text)
{
    Turn &changed = m_turns[size_t(turn)];
    changed.message.reasoning += text;
    if (changed.item)
        changed.item->appendReasoning(text);
}

void TurnColumn::replace(int turn, const chat::Message &message)
{
    Turn &changed = m_turns[size_t(turn)];
    const bool other = changed.message.text != message.text;
    changed.message = message;
    if (changed.item)
        changed.item->replace(message);
    else if (other)
        guess(turn);
    if (other)
        Q_EMIT textChanged(turn);
}

void TurnColumn::remove(int turn)
{
    if (item(turn))
        drop(turn);
    m_list->forget(turn);
    const MessageId id = message(turn).id;
    if (turnTop(turn) < m_shown)
        m_shown = std::max(turnTop(turn), m_shown - m_heights.height(turn));
    m_heights.remove(turn);
    m_turns.erase(m_turns.begin() + turn);
    m_asides.remove(id);
    m_index.remove(id);
    for (int i = turn; i < count(); ++i)
        m_index[message(i).id] = i;
    for (int &built : m_built)
        built -= built > turn ? 1 : 0;
    m_touched = QSet<int>(m_built.begin(), m_built.end());
    m_kept = m_kept == turn ? -1 : m_kept - (m_kept > turn ? 1 : 0);
    Q_EMIT removed(turn);
    layOutSoon();
}

void TurnColumn::setCard(int turn, const std::optional<flows::Card> &card)
{
    const bool none = !card || card->kind == flows::CardKind::None;
    const MessageId id = message(turn).id;
    if (none && !m_asides.contains(id))
        return;
    m_asides[id].card = none ? std::nullopt : card;
    if (!item(turn) && !none && isRunning(*card))
        build(turn);
    if (MessageItem *built = item(turn))
        built->setCard(card);
}

void TurnColumn::setProgress(int turn, const std::optional<flows::ChatFlow::Progress> &progress)
{
    const MessageId id = message(turn).id;
    if (!progress && !m_asides.contains(id))
        return;
    m_asides[id].progress = progress;
    if (!item(turn) && progress)
        build(turn);
    if (MessageItem *built = item(turn))
        built->setProgress(progress);
}

void TurnColumn::setModels(int turn, const std::vector<ModelId> &models)
{
    m_asides[message(turn).id].models = models;
    if (MessageItem *built = item(turn))
        built->setModels(models);
}

void TurnColumn::setNotes(int turn, const flows::TurnNotes &notes)
{
    const MessageId id = message(turn).id;
    if (notes == flows::TurnNotes() && !m_asides.contains(id))
        return;
    m_asides[id].notes = notes;
    if (MessageItem *built = item(turn))
        built->setNotes(notes);
}

void TurnColumn::setConnectionNames(const QHash<ConnectionId, QString> &names)
{
    if (names == m_connectionNames)
        return;
    m_connectionNames = names;
    for (const int turn : m_built)
        item(turn)->setConnectionName(names.value(message(turn).connection));
}

void TurnColumn::setCostOf(CostOf costOf)
{
    m_costOf = std::move(costOf);
    for (const int turn : m_built)
        item(turn)->setCostOf(m_costOf);
}

QString TurnColumn::spokenName(int turn) const
{
    if (const MessageItem *built = item(turn))
        return built->spokenName();
    const chat::Message &what = message(turn);
    const Aside aside = m_asides.value(what.id);
    return spokenTurn(what, bodytext::shownText(what.text, m_unseen), aside.card,
                      aside.notes.versions, m_clock.wall());
}

QString TurnColumn::searchText(int turn) const
{
    const MessageItem *built = item(turn);
    return built ? built->body()->searchText() : bodytext::searchText(message(turn).text, m_unseen);
}

QString TurnColumn::shownText(int turn) const
{
    const MessageItem *built = item(turn);
    return built ? built->body()->plainText() : bodytext::shownText(message(turn).text, m_unseen);
}

// ---- items

MessageItem *TurnColumn::build(int turn)
{
    Turn &what = m_turns[size_t(turn)];
    if (what.item)
        return what.item;
    auto *built = new MessageItem(m_clock, lookOf(turn), what.message, m_list);
    built->setBrief(m_brief);
    built->setConnectionName(m_connectionNames.value(what.message.connection));
    built->setCostOf(m_costOf);
    built->setGeometry(m_side, -30'000, m_width, turnHeight(turn));
    built->build();
    what.item = built;
    what.exact = false;
    m_built.insert(std::ranges::lower_bound(m_built, turn), turn);
    applyAside(built);
    built->setToolResults(toolResults(turn));
    connectItem(built);
    built->show();
    Q_EMIT itemBuilt(built, turn);
    layOutSoon();
    return built;
}

void TurnColumn::applyAside(MessageItem *item) const
{
    const auto found = m_asides.constFind(item->message().id);
    if (found == m_asides.cend())
        return;
    item->setModels(found->models);
    item->setNotes(found->notes);
    if (found->card)
        item->setCard(found->card);
    if (found->progress)
        item->setProgress(found->progress);
    if (item->reasoning())
        item->reasoning()->setState(found->reasoning);
}

void TurnColumn::connectItem(MessageItem *item)
{
    connect(item, &MessageItem::revealRequested, this, [this, item](const QRect &place) {
        if (const int turn = indexOf(item->message().id); turn >= 0)
            revealPosition(turn, item->body()->caretAt(place.center()));
    });
    connect(item, &Stack::heightChanged, this, [this, item] {
        const int turn = indexOf(item->message().id);
        if (turn < 0)
            return;
        m_touched.insert(turn);
        layOutSoon();
    });
}

bool TurnColumn::mayGo(int turn) const
{
    const MessageItem *built = item(turn);
    if (turn == m_kept || message(turn).state == chat::TurnState::Streaming || built->card() ||
        built->progress())
        return false;
    const QWidget *focus = window()->focusWidget();
    return focus != built && !built->isAncestorOf(focus);
}

void TurnColumn::drop(int turn)
{
    Turn &what = m_turns[size_t(turn)];
    MessageItem *gone = std::exchange(what.item, nullptr);
    m_built.erase(std::ranges::lower_bound(m_built, turn));
    m_touched.remove(turn);
    if (gone->reasoning())
        m_asides[what.message.id].reasoning = gone->reasoning()->state();
    Q_EMIT itemGoing(gone, turn);
    gone->disconnect(this);
    gone->hide();
    gone->deleteLater();
}

void TurnColumn::keep(int turn)
{
    m_kept = turn;
}

} // namespace breakerbox::ui
