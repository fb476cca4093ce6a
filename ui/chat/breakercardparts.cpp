// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT

// How a breaker card is put together; what it does is in breakercard.cpp.

#include <ui/chat/breakercard.h>

#include <ui/chat/carddetails.h>
#include <ui/chat/cardreach.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/countdownbar.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/flowlayout.h>
#include <ui/widgets/healthmark.h>
#include <ui/widgets/icons.h>
#include <ui/widgets/keyfield.h>

#include <QClipboard>
#include <QComboBox>
#include <QCompleter>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

BreakerCard::BreakerCard(const Clock &clock, QWidget *parent)
    : QFrame(parent),
      m_clock(clock),
      m_ticker(new SecondTicker(this)),
      m_mark(new HealthMark(this)),
      m_title(new QLabel(this)),
      m_detailsToggle(new ActionButton(tr("Details"), ActionButton::Look::Quiet, this)),
      m_evidence(new TokenLabel(theme::Token::Muted, this)),
      m_reassurance(new TokenLabel(theme::Token::Muted, this)),
      m_progress(new QLabel(this)),
      m_choices(new QWidget(this)),
      m_reasons(new TokenLabel(theme::Token::Muted, this)),
      m_bar(new CountdownBar(this)),
      m_details(new CardDetails(this))
{
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    QFont semibold = m_title->font();
    semibold.setWeight(QFont::DemiBold);
    m_title->setFont(semibold);
    m_progress->setTextFormat(Qt::PlainText);
    m_progress->setWordWrap(true);
    m_detailsToggle->setCheckable(true);
    m_detailsToggle->setIcon(icons::get(u"chevron-right"_s));
    m_detailsToggle->setObjectName(u"details"_s);
    m_details->hide();
    connect(m_detailsToggle, &QPushButton::toggled, this, [this](bool open) {
        m_details->setVisible(open);
        m_detailsToggle->setIcon(icons::get(open ? u"chevron-down"_s : u"chevron-right"_s));
    });
    makeHintPart();
    makeKeyPart();
    makeModelPart();
    makeAddressPart();
    makeReachPart();
    makeChoices();
    connectChoices();
    layOut();
    connect(m_ticker, &SecondTicker::ticked, this, &BreakerCard::refreshTime);
}

ActionButton *BreakerCard::makeChoice(const QString &text, const char *name)
{
    auto *button = new ActionButton(text, ActionButton::Look::Plain, m_choices);
    button->setObjectName(QLatin1String(name));
    button->hide();
    m_choices->layout()->addWidget(button);
    return button;
}

void BreakerCard::makeChoices()
{
    new FlowLayout(m_choices, 8, 8);
    m_unlock = makeChoice(tr("Unlock keychain"), "unlock");
    m_repair = makeChoice(tr("Repair key"), "repair");
    m_model = makeChoice(tr("Choose model"), "model");
    m_page = makeChoice(tr("Open billing page"), "page");
    m_resume = makeChoice(tr("Resume"), "resume");
    m_changeAddress = makeChoice(tr("Change address"), "address");
    m_connection = makeChoice(tr("Edit connection"), "connection");
    m_cancel = makeChoice(tr("Cancel"), "cancel");
    m_stop = makeChoice(tr("Stop"), "stop");
    m_longer = makeChoice(tr("Wait longer"), "longer");
    m_wait = makeChoice(tr("Wait"), "wait");
    m_goOn = makeChoice(tr("Continue"), "continue");
    m_retry = makeChoice(tr("Retry now"), "retry");
    m_switch = makeChoice(tr("Switch…"), "switch");
    m_edit = makeChoice(tr("Edit"), "edit");
    m_discard = makeChoice(tr("Discard"), "discard");
    m_endDrill = makeChoice(tr("End drill"), "endDrill");
}

void BreakerCard::connectChoices()
{
    const auto say = [this](ActionButton *button, CardIntent intent) {
        connect(button, &QPushButton::clicked, this, [this, intent] { Q_EMIT chosen(intent); });
    };
    say(m_wait, CardIntent::Wait);
    say(m_retry, CardIntent::RetryNow);
    say(m_switch, CardIntent::Switch);
    say(m_goOn, CardIntent::Continue);
    say(m_unlock, CardIntent::UnlockKeychain);
    say(m_page, CardIntent::OpenPage);
    connect(m_connection, &QPushButton::clicked, this, [this] {
        if (!m_card.changeReach) {
            Q_EMIT chosen(CardIntent::EditConnection);
            return;
        }
        m_reach->show();
        m_reach->begin(m_card);
        refreshChoices();
    });
    say(m_resume, CardIntent::Resume);
    say(m_endDrill, CardIntent::EndDrill);
    say(m_edit, CardIntent::Edit);
    say(m_discard, CardIntent::Discard);
    say(m_cancel, CardIntent::CancelWait);
    say(m_stop, CardIntent::Stop);
    say(m_longer, CardIntent::WaitLonger);
    connect(m_repair, &QPushButton::clicked, this, [this] {
        m_keyPart->show();
        m_key->lineEdit()->setFocus();
        refreshChoices();
    });
    connect(m_model, &QPushButton::clicked, this, [this] {
        m_modelPart->show();
        m_models->setFocus();
        refreshChoices();
    });
    connect(m_changeAddress, &QPushButton::clicked, this, [this] {
        m_address->setText(m_card.address);
        m_addressPart->show();
        m_address->setFocus();
        refreshChoices();
    });
}

void BreakerCard::makeAddressPart()
{
    m_addressPart = new QWidget(this);
    m_address = new QLineEdit(m_addressPart);
    m_address->setAccessibleName(tr("Address of the connection"));
    auto *use = new ActionButton(tr("Save and retry"), ActionButton::Look::Primary, m_addressPart);
    use->setObjectName(u"useAddress"_s);
    auto *cancel = new ActionButton(tr("Cancel"), ActionButton::Look::Quiet, m_addressPart);
    auto *row = new QHBoxLayout(m_addressPart);
    row->setContentsMargins(0, 4, 0, 4);
    row->setSpacing(8);
    row->addWidget(m_address, 1);
    row->addWidget(use);
    row->addWidget(cancel);
    const auto submit = [this] { Q_EMIT chosen(CardIntent::ChangeAddress); };
    connect(use, &QPushButton::clicked, this, submit);
    connect(m_address, &QLineEdit::returnPressed, this, submit);
    connect(cancel, &QPushButton::clicked, this, [this] {
        m_addressPart->hide();
        refreshChoices();
        m_changeAddress->setFocus();
    });
    m_addressPart->hide();
}

void BreakerCard::makeReachPart()
{
    m_reach = new CardReach(this);
    m_reach->hide();
    connect(m_reach, &CardReach::entered, this, [this](const ReachEntry &entry) {
        m_reach->hide();
        refreshChoices();
        Q_EMIT reachEntered(entry);
    });
    connect(m_reach, &CardReach::allSettingsWanted, this,
            [this] { Q_EMIT chosen(CardIntent::EditConnection); });
    connect(m_reach, &CardReach::cancelled, this, [this] {
        m_reach->clear();
        m_reach->hide();
        refreshChoices();
        m_connection->setFocus();
    });
}

void BreakerCard::makeHintPart()
{
    m_hint = new QWidget(this);
    m_hintText = new QLabel(m_hint);
    m_hintText->setTextFormat(Qt::PlainText);
    m_hintText->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_hintText->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    auto *before = new TokenLabel(theme::Token::Muted, m_hint);
    before->setWordWrap(false);
    before->setText(tr("Start it with"));
    auto *copy = new ActionButton(icons::get(u"copy"_s), tr("Copy the command"), m_hint);
    copy->setObjectName(u"copyHint"_s);
    connect(copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_card.startHint); });
    auto *row = new QHBoxLayout(m_hint);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(before);
    row->addWidget(m_hintText);
    row->addWidget(copy);
    row->addStretch();
    m_hint->hide();
}

void BreakerCard::makeKeyPart()
{
    m_keyPart = new QWidget(this);
    m_key = new KeyField(m_keyPart);
    auto *save = new ActionButton(tr("Save key and retry"), ActionButton::Look::Primary, m_keyPart);
    save->setObjectName(u"saveKey"_s);
    auto *cancel = new ActionButton(tr("Cancel"), ActionButton::Look::Quiet, m_keyPart);
    auto *column = new QVBoxLayout(m_keyPart);
    column->setContentsMargins(0, 4, 0, 4);
    column->setSpacing(8);
    column->addWidget(m_key);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(save);
    row->addWidget(cancel);
    row->addStretch();
    column->addLayout(row);
    connect(save, &QPushButton::clicked, this, &BreakerCard::submitKey);
    connect(m_key, &KeyField::submitted, this, &BreakerCard::submitKey);
    connect(cancel, &QPushButton::clicked, this, [this] {
        m_key->clear();
        m_keyPart->hide();
        refreshChoices();
        m_repair->setFocus();
    });
    m_keyPart->hide();
}

void BreakerCard::makeModelPart()
{
    m_modelPart = new QWidget(this);
    m_models = new QComboBox(m_modelPart);
    m_models->setEditable(true);
    m_models->setInsertPolicy(QComboBox::NoInsert);
    m_models->setAccessibleName(tr("Model"));
    m_models->lineEdit()->setPlaceholderText(tr("Type or choose a model"));
    m_models->lineEdit()->setAccessibleName(tr("Model"));
    m_models->completer()->setFilterMode(Qt::MatchContains);
    m_models->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_models->setMinimumContentsLength(28);
    m_models->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto *use = new ActionButton(tr("Use it and retry"), ActionButton::Look::Primary, m_modelPart);
    use->setObjectName(u"useModel"_s);
    auto *cancel = new ActionButton(tr("Cancel"), ActionButton::Look::Quiet, m_modelPart);
    auto *row = new QHBoxLayout(m_modelPart);
    row->setContentsMargins(0, 4, 0, 4);
    row->setSpacing(8);
    row->addWidget(m_models, 1);
    row->addWidget(use);
    row->addWidget(cancel);
    connect(use, &QPushButton::clicked, this, [this] {
        const QString name = m_models->currentText().trimmed();
        if (!name.isEmpty())
            Q_EMIT modelChosen(ModelId(name));
    });
    connect(cancel, &QPushButton::clicked, this, [this] {
        m_modelPart->hide();
        refreshChoices();
        m_model->setFocus();
    });
    m_modelPart->hide();
}

void BreakerCard::layOut()
{
    // Mark and first line of the title stand on the line of the button beside them.
    const int line = m_detailsToggle->sizeHint().height();
    m_mark->setFixedSize(theme::kIconSize, line);
    m_title->setContentsMargins(0, (line - m_title->fontMetrics().height()) / 2, 0, 0);
    m_title->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    QFont small = m_reasons->font();
    small.setPointSizeF(small.pointSizeF() * 0.92);
    m_reasons->setFont(small);
    m_reasons->hide();
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_mark, 0, Qt::AlignTop);
    head->addWidget(m_title, 1, Qt::AlignTop);
    head->addWidget(m_detailsToggle, 0, Qt::AlignTop);
    auto *rest = new QVBoxLayout;
    rest->setContentsMargins(24, 0, 0, 0); // under the title, not under the mark
    rest->setSpacing(4);
    rest->addWidget(m_evidence);
    rest->addWidget(m_reassurance);
    rest->addWidget(m_progress);
    rest->addWidget(m_hint);
    rest->addWidget(m_keyPart);
    rest->addWidget(m_modelPart);
    rest->addWidget(m_addressPart);
    rest->addWidget(m_reach);
    rest->addSpacing(8);
    rest->addWidget(m_choices);
    rest->addWidget(m_reasons);
    rest->addSpacing(4);
    rest->addWidget(m_bar);
    rest->addWidget(m_details);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(4);
    column->addLayout(head);
    column->addLayout(rest);
}

} // namespace breakerbox::ui
