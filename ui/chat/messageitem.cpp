// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/messageitem.h>

#include <ui/chat/messagebody.h>
#include <ui/chat/toolcallfold.h>
#include <ui/chat/turnfiles.h>
#include <ui/chat/turnheader.h>
#include <ui/chat/turnprogress.h>
#include <ui/chat/versionswitch.h>
#include <ui/text/healthtext.h>
#include <ui/text/hiddentext.h>
#include <ui/text/moments.h>
#include <ui/widgets/elidedlabel.h>

#include <connections/boundary.h>

#include <QAccessible>
#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr qsizetype kSpokenLength = 20'000;

// The header grows with the text.
QFont headerFont(const TextLook &look)
{
    QFont font = look.body;
    font.setPointSizeF(font.pointSizeF() / kBodyScale);
    return font;
}

QString readerLine(const flows::TurnNotes &notes)
{
    const QString who = text::withMarks(
        text::boundaryWord(connections::Boundary::fromKey(notes.newReader)), text::HiddenIn::Code);
    return notes.readsOnce ? MessageItem::tr("%1 was given the conversation up to here").arg(who)
                           : MessageItem::tr("From here on %1 can read this conversation").arg(who);
}

} // namespace

MessageItem::MessageItem(const Clock &clock, const TextLook &look, const chat::Message &message,
                         QWidget *parent)
    : Stack(parent),
      m_clock(clock),
      m_look(look),
      m_message(message)
{
    setFocusPolicy(Qt::ClickFocus);
    setMargins(message.role == chat::Role::User ? QMargins(12, 8, 12, 12) : QMargins(12, 4, 12, 4));
}

bool MessageItem::isStreaming() const
{
    return m_message.state == chat::TurnState::Streaming;
}

void MessageItem::build()
{
    if (m_body)
        return;
    m_header = new TurnHeader(this);
    m_header->setBrief(m_brief);
    m_header->setFont(headerFont(m_look));
    connect(m_header, &TurnHeader::stepWanted, this, [this](int step) {
        Q_EMIT wanted(step < 0 ? TurnIntent::EarlierVersion : TurnIntent::LaterVersion);
    });
    connect(m_header, &TurnHeader::besideWanted, this,
            [this] { Q_EMIT wanted(TurnIntent::SideBySide); });
    m_body = new MessageBody(m_look, this);
    connectBody(m_body);
    add(m_header, 0);
    if (!m_message.attachments.empty()) {
        m_files = new TurnFiles(m_message.attachments, m_look.images, this);
        add(m_files, 6);
    }
    add(m_body, 4);
    if (!m_message.reasoning.isEmpty()) {
        ensureReasoning();
        m_reasoning->setText(m_message.reasoning);
    }
    if (isStreaming()) {
        m_body->appendText(m_message.text);
        m_body->flush();
    } else {
        m_body->setText(m_message.text);
    }
    refreshCalls();
    refreshHeader();
    refreshState();
    refreshReader();
}

void MessageItem::connectBody(MessageBody *body)
{
    connect(body, &MessageBody::linkActivated, this, &MessageItem::linkActivated);
    connect(body, &MessageBody::imageRequested, this, &MessageItem::imageRequested);
    connect(body, &MessageBody::selectionStarted, this, &MessageItem::selectionStarted);
    connect(body, &MessageBody::menuRequested, this, &MessageItem::menuRequested);
    if (body == m_body)
        connect(body, &MessageBody::revealRequested, this, &MessageItem::revealRequested);
}

void MessageItem::ensureReasoning()
{
    if (m_reasoning)
        return;
    TextLook quiet = m_look;
    quiet.quiet = true;
    m_reasoning = new ReasoningFold(m_clock, quiet, this);
    connectBody(m_reasoning->body());
    connect(m_reasoning, &ReasoningFold::heightChanged, this, [this] { remeasure(m_reasoning); });
    insert(1, m_reasoning, 4);
}

void MessageItem::appendText(const QString &text)
{
    m_message.text += text;
    if (!m_body)
        return;
    if (m_reasoning && !m_message.reasoning.isEmpty() && m_message.text.size() == text.size())
        m_reasoning->finish();
    m_body->setVisible(true);
    m_body->appendText(text);
}

void MessageItem::appendReasoning(const QString &text)
{
    m_message.reasoning += text;
    if (!m_body)
        return;
    ensureReasoning();
    m_reasoning->appendText(text);
}

void MessageItem::replace(const chat::Message &message)
{
    const chat::Message before = std::exchange(m_message, message);
    if (!m_body)
        return;
    const bool goesOn = before.state != chat::TurnState::Streaming && isStreaming();
    if (goesOn) {
        // The rest of it is arriving: what is there becomes the beginning of a growing text.
        m_body->setText({});
        m_body->appendText(message.text);
        m_body->flush();
    } else if (before.text != message.text)
        m_body->setText(message.text);
    else if (before.state == chat::TurnState::Streaming && !isStreaming())
        m_body->finishText();
    if (before.reasoning != message.reasoning && !message.reasoning.isEmpty()) {
        ensureReasoning();
        m_reasoning->setText(message.reasoning);
    }
    if (m_reasoning && !isStreaming())
        m_reasoning->finish();
    if (!isStreaming())
        refreshPictures(); // images are loaded for whole messages only
    refreshCalls();
    refreshHeader();
    refreshState();
    Q_EMIT offersChanged();
    QAccessibleEvent renamed(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&renamed);
}

void MessageItem::refreshHeader()
{
    m_header->setMessage(m_message, m_connectionName, m_clock.wall(), cost());
    m_header->setVersions(m_notes.versions);
}

void MessageItem::setNotes(const flows::TurnNotes &notes)
{
    if (notes == m_notes)
        return;
    m_notes = notes;
    if (m_header)
        m_header->setVersions(notes.versions);
    refreshReader();
    Q_EMIT offersChanged();
}

void MessageItem::refreshReader()
{
    if (!m_body || (m_notes.newReader.isEmpty() && !m_reader))
        return;
    if (m_notes.newReader.isEmpty()) {
        take(m_reader);
        m_reader->hide();
        m_reader->deleteLater();
        m_reader = nullptr;
        return;
    }
    if (!m_reader) {
        m_reader = new TokenLabel(theme::Token::Action, this);
        m_reader->setObjectName(u"newReader"_s);
        insert(0, m_reader, 4);
    }
    m_reader->setText(readerLine(m_notes));
    remeasure(m_reader);
}

void MessageItem::setConnectionName(const QString &name)
{
    if (name == m_connectionName)
        return;
    m_connectionName = name;
    if (m_header)
        refreshHeader();
}

void MessageItem::setCostOf(const CostOf &costOf)
{
    m_costOf = &costOf;
    if (m_header)
        refreshHeader();
}

std::optional<connections::Cost> MessageItem::cost() const
{
    return m_costOf && *m_costOf ? (*m_costOf)(m_message) : std::nullopt;
}

void MessageItem::refreshState()
{
    // The card says it better, and says what to do.
    const QString line = m_card ? QString() : turnStateLine(m_message);
    if (!m_state && !line.isEmpty()) {
        m_state = new TokenLabel(theme::Token::Muted, this);
        insert(indexOf(m_body) + 1 + int(m_calls.size()), m_state, 8);
    }
    if (m_state) {
        m_state->setText(line);
        m_state->setVisible(!line.isEmpty());
    }
    m_body->setVisible(!m_message.text.isEmpty());
    remeasureAll();
}

void MessageItem::setCard(const std::optional<flows::Card> &card)
{
    build();
    if (!card || card->kind == flows::CardKind::None) {
        if (m_card) {
            // What is typed next must not go to whatever takes the focus when the card goes.
            const QWidget *focus = QApplication::focusWidget();
            if (focus && m_card->isAncestorOf(focus))
                setFocus(Qt::OtherFocusReason);
            take(m_card);
            m_card->hide();
            m_card->deleteLater();
            m_card = nullptr;
        }
    } else {
        if (!m_card) {
            m_card = new BreakerCard(m_clock, this);
            m_card->setModels(m_models);
            connect(m_card, &BreakerCard::chosen, this, &MessageItem::chosen);
            connect(m_card, &BreakerCard::keyEntered, this, &MessageItem::keyEntered);
            connect(m_card, &BreakerCard::modelChosen, this, &MessageItem::modelChosen);
            connect(m_card, &BreakerCard::reachEntered, this, &MessageItem::reachEntered);
            add(m_card, 8);
        }
        m_card->setCard(*card);
        remeasure(m_card);
    }
    refreshState();
    Q_EMIT offersChanged();
}

void MessageItem::setProgress(const std::optional<flows::ChatFlow::Progress> &progress)
{
    build();
    // A card that is being tried shows the clock itself.
    const bool wanted = progress && !m_card;
    if (!wanted) {
        if (m_progress) {
            take(m_progress);
            m_progress->hide();
            m_progress->deleteLater();
            m_progress = nullptr;
        }
        return;
    }
    if (!m_progress) {
        m_progress = new TurnProgress(m_clock, this);
        connect(m_progress, &TurnProgress::stopRequested, this,
                [this] { Q_EMIT chosen(CardIntent::Stop); });
        connect(m_progress, &TurnProgress::waitLongerRequested, this,
                [this] { Q_EMIT chosen(CardIntent::WaitLonger); });
        add(m_progress, 8);
    }
    m_progress->setProgress(*progress);
}

void MessageItem::setModels(const std::vector<ModelId> &models)
{
    m_models = models;
    if (m_card)
        m_card->setModels(models);
}

void MessageItem::refreshPictures()
{
    if (m_files && m_files->refreshPictures())
        remeasure(m_files);
    if (m_body)
        m_body->refreshPictures();
    if (m_reasoning)
        m_reasoning->body()->refreshPictures();
}

void MessageItem::setLook(const TextLook &look)
{
    m_look = look;
    if (!m_body)
        return;
    m_header->setFont(headerFont(look));
    if (m_files)
        m_files->setPictures(look.images);
    m_body->setLook(look);
    if (m_reasoning) {
        TextLook quiet = look;
        quiet.quiet = true;
        m_reasoning->setLook(quiet);
    }
    for (ToolCallFold *call : m_calls)
        call->setLook(look);
    remeasureAll();
}

QString spokenTurn(const chat::Message &message, const QString &shown,
                   const std::optional<flows::Card> &card, const flows::Versions &versions,
                   WallTime now)
{
    const QString time = text::turnTime(message.created, now);
    QString words = spokenFiles(message.attachments);
    if (!words.isEmpty() && !shown.isEmpty())
        words += u"\n"_s;
    words += shown;
    for (const chat::ToolCall &call : message.toolCalls)
        words += (words.isEmpty() ? QString() : u"\n"_s) +
                 MessageItem::tr("Asks for the tool %1").arg(toolCallLine(call));
    if (words.isEmpty())
        words = card ? spokenCard(*card) : turnStateLine(message);
    if (words.size() > kSpokenLength)
        words = words.left(kSpokenLength) + u'…';
    const QString when =
        versions.count > 1
            ? MessageItem::tr("%1, %2", "time, version").arg(time, spokenVersion(versions))
            : time;
    if (message.role == chat::Role::User)
        return MessageItem::tr("You, %1: %2").arg(when, words);
    return MessageItem::tr("Reply from %1, %2: %3").arg(authorOf(message), when, words);
}

QString MessageItem::spokenName() const
{
    const QString words = m_body ? m_body->plainText() : m_message.text;
    QString turn =
        spokenTurn(m_message, words, m_card ? std::optional(m_card->card()) : std::nullopt,
                   m_notes.versions, m_clock.wall());
    if (m_notes.newReader.isEmpty())
        return turn;
    return tr("%1. %2").arg(turn, readerLine(m_notes));
}

QString MessageItem::copyText() const
{
    if (m_body && m_body->hasSelection())
        return m_body->selectedText();
    if (m_reasoning && m_reasoning->body()->hasSelection())
        return m_reasoning->body()->selectedText();
    for (const ToolCallFold *call : m_calls) {
        if (call->body()->hasSelection())
            return call->body()->selectedText();
    }
    return copiedText(m_message);
}

bool MessageItem::takeTurnKey(QKeyEvent *event)
{
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    std::optional<TurnIntent> intent;
    if (event->modifiers() == Qt::AltModifier &&
        (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right))
        intent = (event->key() == Qt::Key_Left) != mirrored ? TurnIntent::EarlierVersion
                                                            : TurnIntent::LaterVersion;
    else if (event->modifiers() == Qt::NoModifier && event->key() == Qt::Key_Delete)
        intent = TurnIntent::Delete;
    if (!intent)
        return false;
    if (isOffered(*intent, m_message, m_notes))
        Q_EMIT wanted(*intent);
    return true;
}

void MessageItem::keyPressEvent(QKeyEvent *event)
{
    if (!takeTurnKey(event))
        Stack::keyPressEvent(event);
}

// Its column places it, and keeps the reader's place while it does.
void MessageItem::contentsChanged()
{
    markDirty();
    Q_EMIT heightChanged();
}

void MessageItem::focusInEvent(QFocusEvent *event)
{
    Stack::focusInEvent(event);
    Q_EMIT attended();
    update();
}

void MessageItem::focusOutEvent(QFocusEvent *event)
{
    Stack::focusOutEvent(event);
    update();
}

void MessageItem::enterEvent(QEnterEvent *event)
{
    Stack::enterEvent(event);
    Q_EMIT attended();
}

void MessageItem::contextMenuEvent(QContextMenuEvent *event)
{
    Q_EMIT menuRequested(event->globalPos(), {});
}

void MessageItem::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    if (m_message.role == chat::Role::User) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme::color(theme::Token::UserBackground, palette()));
        painter.drawRoundedRect(box, theme::kCardRadius, theme::kCardRadius);
    }
    const auto *window = this->window();
    if (hasFocus() && window->testAttribute(Qt::WA_KeyboardFocusChange)) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(QPalette::Active, QPalette::Highlight), 2));
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), theme::kCardRadius,
                                theme::kCardRadius);
    }
}

} // namespace breakerbox::ui
