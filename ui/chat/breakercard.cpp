// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/breakercard.h>

#include <ui/chat/carddetails.h>
#include <ui/chat/cardreach.h>
#include <ui/text/cardtext.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/countdownbar.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/healthmark.h>
#include <ui/widgets/icons.h>
#include <ui/widgets/keyfield.h>

#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

using flows::CardKind;
using flows::CardPhase;

namespace {

theme::Token toneToken(text::CardTone tone)
{
    switch (tone) {
    case text::CardTone::Hold:
        return theme::Token::Hold;
    case text::CardTone::Action:
        return theme::Token::Action;
    case text::CardTone::Muted:
        return theme::Token::Muted;
    case text::CardTone::Fail:
        break;
    }
    return theme::Token::Fail;
}

MarkShape cardShape(const flows::Card &card, text::CardTone tone)
{
    if (card.phase == CardPhase::Trying)
        return MarkShape::Half;
    if (card.phase == CardPhase::Waiting && tone != text::CardTone::Muted)
        return MarkShape::Quarter;
    if (card.kind == CardKind::RateLimited && !card.over)
        return MarkShape::Hourglass;
    if (card.kind == CardKind::Paused)
        return MarkShape::Bars;
    switch (tone) {
    case text::CardTone::Hold:
        return MarkShape::Quarter;
    case text::CardTone::Action:
        return MarkShape::Diamond;
    case text::CardTone::Muted:
        return MarkShape::Empty;
    case text::CardTone::Fail:
        break;
    }
    return MarkShape::Triangle;
}

// The mark in a word, for those who do not see it.
QString markName(MarkShape shape)
{
    switch (shape) {
    case MarkShape::Half:
        return BreakerCard::tr("Trying");
    case MarkShape::Quarter:
        return BreakerCard::tr("Waiting");
    case MarkShape::Hourglass:
        return BreakerCard::tr("Limited");
    case MarkShape::Bars:
        return BreakerCard::tr("Paused");
    case MarkShape::Diamond:
        return BreakerCard::tr("Needs you");
    case MarkShape::Triangle:
        return BreakerCard::tr("Failing");
    case MarkShape::Filled:
    case MarkShape::Empty:
        break;
    }
    return BreakerCard::tr("Note");
}

QString retryName(const flows::Card &card)
{
    if (card.kind == CardKind::Interrupted)
        return BreakerCard::tr("Ask again");
    if (card.kind == CardKind::HeldOver || card.kind == CardKind::Paced ||
        card.kind == CardKind::DrillOver)
        return BreakerCard::tr("Send now");
    if (card.kind == CardKind::Spend)
        return BreakerCard::tr("Send anyway");
    if (card.kind == CardKind::Reader)
        return BreakerCard::tr("See what would be shared…");
    return BreakerCard::tr("Retry now");
}

// What there is to change in the connection.
QString connectionName(const flows::Card &card)
{
    switch (card.kind) {
    case CardKind::Proxy:
        return card.changeReach ? BreakerCard::tr("Change proxy")
                                : BreakerCard::tr("Change proxy…");
    case CardKind::Certificate:
        return card.changeReach ? BreakerCard::tr("Choose certificate file")
                                : BreakerCard::tr("Choose certificate file…");
    case CardKind::Paced:
        return BreakerCard::tr("Change pace…");
    case CardKind::Spend:
        return BreakerCard::tr("Change limit…");
    default:
        return BreakerCard::tr("Edit connection");
    }
}

bool takesKey(const flows::Card &card)
{
    return card.repairKey && card.phase == CardPhase::Asking;
}

} // namespace

QString spokenCard(const flows::Card &card)
{
    const text::CardText words = text::cardText(card);
    return words.evidence.isEmpty() ? words.title
                                    : BreakerCard::tr("%1. %2").arg(words.title, words.evidence);
}

void BreakerCard::setCard(const flows::Card &card)
{
    const bool first = m_card.kind == CardKind::None;
    const bool another = m_card.kind != card.kind || m_card.message != card.message;
    if (!first && card == m_card)
        return;
    // A card made anew for the same wait goes on with the bar where it was.
    const auto since = m_card.until == card.until && m_card.since ? m_card.since : card.since;
    m_card = card;
    m_card.since = since;
    const text::CardText words = text::cardText(card);
    const MarkShape shape = cardShape(card, words.tone);
    m_mark->setMark(shape,
                    card.phase == CardPhase::Trying ? theme::Token::Hold : toneToken(words.tone),
                    markName(shape));
    m_bar->setToken(words.tone == text::CardTone::Muted ? theme::Token::Muted : theme::Token::Hold);
    m_title->setText(words.title);
    m_evidence->setText(words.evidence);
    m_evidence->setVisible(!words.evidence.isEmpty());
    m_reassurance->setText(words.reassurance);
    m_reassurance->setVisible(!words.reassurance.isEmpty() && card.phase != CardPhase::Trying);
    m_hintText->setText(card.startHint);
    m_hintText->setAccessibleName(tr("Start it with %1").arg(card.startHint));
    m_hint->setVisible(!card.startHint.isEmpty() && card.kind == CardKind::ServerStopped);
    m_details->setCard(card);
    if (another || !takesKey(card)) {
        m_key->clear();
        m_keyPart->hide();
    }
    if (another || !card.chooseModel)
        m_modelPart->hide();
    if (another || !card.changeAddress)
        m_addressPart->hide();
    if (another || !card.changeReach) {
        m_reach->clear();
        m_reach->hide();
    }
    m_key->setKeychainUsable(card.kind != CardKind::NoKeychain);
    setAccessibleName(spokenCard(card));
    refreshChoices();
    refreshTime();
    m_ticker->setActive(ticks());
    if (another) {
        QAccessibleEvent alert(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
}

void BreakerCard::showChoice(ActionButton *button, const flows::Choice &choice)
{
    button->setVisible(choice.refusal != flows::Refusal::NotUseful);
    button->setEnabled(choice.isOffered());
}

// Refused choices stay in sight, with the reason under them.
void BreakerCard::refreshReasons()
{
    QStringList lines;
    for (const auto &[button, choice] :
         {std::pair(m_wait, &m_card.wait), std::pair(m_retry, &m_card.retryNow),
          std::pair(m_switch, &m_card.switchTo)}) {
        const QString reason =
            button->isHidden()
                ? QString()
                : text::refusalReason(m_card, *choice, m_clock.now(), m_clock.wall());
        button->setAccessibleDescription(reason);
        if (reason.isEmpty())
            continue;
        QString name = button == m_wait ? tr("Wait") : button->text();
        if (name.endsWith(u'…'))
            name.chop(1);
        lines << tr("%1: %2").arg(name, reason);
    }
    m_reasons->setText(lines.join(u'\n'));
    m_reasons->setVisible(!lines.isEmpty());
}

void BreakerCard::refreshChoices()
{
    const QWidget *focused = focusWidget();
    const bool held = focused && focused->hasFocus() && isAncestorOf(focused);
    const bool asking = m_card.phase == CardPhase::Asking;
    const bool waiting = m_card.phase == CardPhase::Waiting;
    const bool trying = m_card.phase == CardPhase::Trying;
    m_retry->setText(retryName(m_card));
    const flows::Choice none;
    showChoice(m_wait, asking ? m_card.wait : none);
    showChoice(m_retry, trying ? none : m_card.retryNow);
    showChoice(m_switch, trying ? none : m_card.switchTo);
    m_repair->setVisible(takesKey(m_card) && m_keyPart->isHidden());
    m_model->setVisible(asking && m_card.chooseModel && m_modelPart->isHidden());
    m_unlock->setVisible(asking && m_card.unlockKeychain);
    m_page->setVisible(asking && !m_card.page.isEmpty());
    m_page->setText(m_card.kind == CardKind::Billing ? tr("Open billing page")
                                                     : tr("Open keys page"));
    m_page->setToolTip(m_card.page.toDisplayString().toHtmlEscaped());
    m_connection->setText(connectionName(m_card));
    m_connection->setVisible(asking && m_card.editConnection && m_reach->isHidden());
    m_changeAddress->setVisible(asking && m_card.changeAddress && m_addressPart->isHidden());
    m_resume->setVisible(asking && m_card.resume);
    m_endDrill->setVisible(m_card.drill);
    m_goOn->setVisible(asking && m_card.goOn);
    m_edit->setVisible(!trying && m_card.edit);
    m_discard->setVisible(!trying && m_card.discard);
    m_cancel->setVisible(waiting);
    m_stop->setVisible(trying);
    refreshFirstLook();
    // The focus never leaves the card because a choice went away under it.
    if (held && (focused->isHidden() || !focused->isEnabled())) {
        if (ActionButton *next = defaultButton())
            next->setFocus(Qt::OtherFocusReason);
    }
}

void BreakerCard::refreshFirstLook()
{
    ActionButton *first = defaultButton();
    for (ActionButton *button :
         {m_wait, m_retry, m_switch, m_repair, m_model, m_unlock, m_page, m_connection, m_cancel,
          m_stop, m_goOn, m_changeAddress, m_resume, m_endDrill})
        button->setLook(ActionButton::Look::Plain);
    for (ActionButton *button : {m_edit, m_discard, m_longer})
        button->setLook(ActionButton::Look::Quiet);
    if (first && !isMending() && m_card.phase == CardPhase::Asking)
        first->setLook(ActionButton::Look::Primary);
}

bool BreakerCard::isMending() const
{
    return !m_keyPart->isHidden() || !m_modelPart->isHidden() || !m_addressPart->isHidden() ||
           !m_reach->isHidden();
}

// What helps most, per kind (look.md 3).
std::vector<ActionButton *> BreakerCard::preferred() const
{
    if (m_card.phase == CardPhase::Waiting)
        return {m_cancel};
    if (m_card.phase == CardPhase::Trying)
        return {m_stop};
    switch (m_card.kind) {
    case CardKind::Billing:
        return {m_page, m_switch, m_retry};
    case CardKind::Credential:
    case CardKind::NoKeychain:
        return {m_repair, m_switch, m_retry};
    case CardKind::KeychainLocked:
        return {m_unlock, m_retry, m_repair, m_switch};
    case CardKind::ModelMissing:
    case CardKind::ModelNotLoaded:
    case CardKind::OutOfMemory:
    case CardKind::Permission:
        return {m_model, m_switch, m_retry};
    case CardKind::Endpoint:
        return {m_changeAddress, m_connection, m_switch};
    case CardKind::Certificate:
    case CardKind::Proxy:
    case CardKind::Spend:
        return {m_connection, m_switch, m_retry};
    case CardKind::Request:
        return {m_edit, m_model, m_switch};
    case CardKind::ServerStopped:
    case CardKind::Interrupted:
    case CardKind::HeldOver:
    case CardKind::Local:
    case CardKind::DrillOver:
        return {m_goOn, m_retry, m_wait, m_switch};
    case CardKind::Paused:
        return {m_resume, m_switch, m_edit};
    case CardKind::Reader:
        return {m_retry, m_switch, m_edit};
    default:
        return {m_wait, m_retry, m_switch};
    }
}

ActionButton *BreakerCard::defaultButton() const
{
    for (ActionButton *button : preferred()) {
        if (!button->isHidden() && button->isEnabled())
            return button;
    }
    return nullptr;
}

bool BreakerCard::ticks() const
{
    return m_card.until.has_value() || m_card.phaseSince.has_value() ||
           m_card.retryNow.from.has_value() || m_card.switchTo.from.has_value();
}

void BreakerCard::refreshTime()
{
    const BootTime now = m_clock.now();
    m_wait->setText(text::waitLabel(m_card, now));
    // Names do not count down: they would be stale as soon as nobody looks.
    m_wait->setAccessibleName(text::waitName(m_card));
    m_bar->setAccessibleName(tr("Time left"));
    const QString progress = text::progressLine(m_card, now);
    m_progress->setText(progress);
    m_progress->setVisible(!progress.isEmpty());
    refreshReasons();
    const bool counting = m_card.until && m_card.phase != CardPhase::Trying;
    m_bar->setVisible(counting);
    if (counting) {
        const auto whole = *m_card.until - m_card.since.value_or(*m_card.until);
        const auto left = *m_card.until - now;
        m_bar->setLeft(whole.count() > 0 ? double(left.count()) / double(whole.count()) : 0);
    }
    // Offered when the running limit is nearly over, not before: it would only be noise.
    bool last = false;
    if (m_card.phase == CardPhase::Trying && m_card.phaseLimit && m_card.phaseSince)
        last = *m_card.phaseLimit - now < (*m_card.phaseLimit - *m_card.phaseSince) / 4;
    m_longer->setVisible(last);
}

QString BreakerCard::typedAddress() const
{
    return m_address->text();
}

void BreakerCard::submitKey()
{
    secrets::Secret key = m_key->take();
    if (key.isEmpty())
        return;
    const KeyEntry entry{std::make_shared<secrets::Secret>(std::move(key)), m_key->keep()};
    m_keyPart->hide();
    refreshChoices();
    Q_EMIT keyEntered(entry);
}

void BreakerCard::setModels(const std::vector<ModelId> &models)
{
    const QString typed = m_models->currentText();
    m_models->clear();
    for (const ModelId &model : models)
        m_models->addItem(model.toString());
    m_models->setCurrentText(typed);
}

void BreakerCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme::color(theme::Token::Border, palette()), 1));
    painter.setBrush(theme::color(theme::Token::CardBackground, palette()));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), theme::kCardRadius,
                            theme::kCardRadius);
}

} // namespace breakerbox::ui
