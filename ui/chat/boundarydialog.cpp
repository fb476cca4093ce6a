// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/boundarydialog.h>

#include <ui/help/helpbutton.h>
#include <ui/text/healthtext.h>
#include <ui/text/hiddentext.h>
#include <ui/text/moments.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/elidedlabel.h>

#include <QButtonGroup>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QRadioButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

using flows::BoundaryAnswer;
using flows::BoundaryQuestion;
using flows::CrossingReason;

namespace {

constexpr std::chrono::milliseconds kIgnoreFor{700};

QString seenByText(const BoundaryQuestion &question)
{
    QStringList names;
    for (const QString &key : question.seenBy)
        names << text::boundaryWord(connections::Boundary::fromKey(key));
    if (names.isEmpty())
        return BoundaryDialog::tr("Nobody has seen this conversation yet");
    if (question.seenBy == QStringList{question.from.key()})
        return BoundaryDialog::tr("%1 (has seen it so far)").arg(names.front());
    return BoundaryDialog::tr("%1 (seen so far by: %2)")
        .arg(text::boundaryWord(question.from), text::listed(names));
}

// A number and its unit stay on one line.
QString sizeText(qint64 bytes)
{
    return text::bytes(bytes).replace(u' ', QChar::Nbsp);
}

QString whatText(const BoundaryQuestion &question)
{
    QStringList parts{text::messages(question.messages)};
    if (question.attachments > 0) {
        parts << BoundaryDialog::tr("%1 (%2)").arg(text::attachments(question.attachments),
                                                   sizeText(question.attachmentBytes));
    }
    if (question.systemPrompt)
        parts << BoundaryDialog::tr("the system prompt");
    return BoundaryDialog::tr("%1; about %2")
        .arg(text::listed(parts), sizeText(question.approximateBytes));
}

QString whyText(const BoundaryQuestion &question)
{
    switch (question.reason) {
    case CrossingReason::SwitchAfterFailure:
        return question.failing.isEmpty()
                   ? BoundaryDialog::tr("You chose to switch")
                   : BoundaryDialog::tr("%1 is temporarily failing here; you chose to switch")
                         .arg(question.failing);
    case CrossingReason::Resend:
        return BoundaryDialog::tr("You asked for the reply again");
    case CrossingReason::OtherModel:
        return BoundaryDialog::tr("You asked another model for this reply");
    case CrossingReason::GoOn:
        return BoundaryDialog::tr("You asked for the rest of the reply");
    case CrossingReason::Moved:
        return BoundaryDialog::tr("This message would go to someone new to read it");
    case CrossingReason::Several:
        return BoundaryDialog::tr("You asked several at once. Cancel leaves this one out; the "
                                  "others are still asked");
    case CrossingReason::NewTarget:
        break;
    }
    return BoundaryDialog::tr("You chose another connection for this conversation");
}

QString shown(const QString &text)
{
    return text::withMarks(text, text::HiddenIn::Code);
}

} // namespace

QString boundaryTitle(const BoundaryQuestion &question)
{
    return BoundaryDialog::tr("Share this conversation with %1?")
        .arg(shown(text::boundaryWord(question.to)));
}

QList<BoundaryLine> boundaryLines(const BoundaryQuestion &question)
{
    QStringList to{text::boundaryWord(question.to)};
    if (!question.account.isEmpty())
        to << BoundaryDialog::tr("account %1").arg(question.account);
    if (!question.host.isEmpty())
        to << question.host;
    QList<BoundaryLine> lines;
    if (question.drill) {
        lines << BoundaryLine{BoundaryDialog::tr("Drill"),
                              BoundaryDialog::tr("This is practice. Whatever you answer, nothing "
                                                 "is shared and nothing is allowed.")};
    }
    lines << QList<BoundaryLine>{
        {BoundaryDialog::tr("From"), shown(seenByText(question))},
        {BoundaryDialog::tr("To"), shown(to.join(u" · "_s))},
        {BoundaryDialog::tr("What"), whatText(question)},
        {BoundaryDialog::tr("Why"), shown(whyText(question))},
    };
    const auto note = [&lines](const QString &text) {
        lines << BoundaryLine{BoundaryDialog::tr("Note"), text};
    };
    if (question.relayed) {
        note(BoundaryDialog::tr("The server there relays this model to %1")
                 .arg(shown(text::boundaryWord(question.to))));
    }
    if (!question.proxy.isEmpty())
        note(BoundaryDialog::tr("It goes through the proxy %1").arg(shown(question.proxy)));
    if (question.ownAuthority)
        note(BoundaryDialog::tr("A certificate of your own is believed: whoever holds it can read "
                                "along"));
    if (question.plainHttp) {
        lines << BoundaryLine{BoundaryDialog::tr("Note"),
                              BoundaryDialog::tr("It goes over plain http: anyone on the network "
                                                 "in between can read it")};
    }
    return lines;
}

BoundaryDialog::BoundaryDialog(const BoundaryQuestion &question, const Clock &clock,
                               QWidget *parent)
    : QDialog(parent),
      m_question(question),
      m_clock(clock),
      m_scope(new QButtonGroup(this)),
      m_share(new ActionButton(tr("Share"), ActionButton::Look::Plain, this)),
      m_cancel(new ActionButton(tr("Cancel"), ActionButton::Look::Primary, this))
{
    setWindowTitle(tr("Share with someone new?"));
    setModal(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 20);
    column->setSpacing(16);
    auto *title = new QLabel(question.drill ? tr("Drill: %1").arg(boundaryTitle(question))
                                            : boundaryTitle(question),
                             this);
    title->setTextFormat(Qt::PlainText);
    title->setWordWrap(true);
    QFont large = title->font();
    large.setWeight(QFont::DemiBold);
    large.setPointSizeF(large.pointSizeF() * 1.2);
    title->setFont(large);
    column->addWidget(title);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(1, 1);
    int row = 0;
    for (const BoundaryLine &line : boundaryLines(question)) {
        auto *name = new TokenLabel(theme::Token::Muted, this);
        name->setWordWrap(false);
        name->setText(line.name);
        auto *value = new QLabel(line.value, this);
        value->setTextFormat(Qt::PlainText);
        value->setWordWrap(true);
        value->setAccessibleName(tr("%1: %2").arg(line.name, line.value));
        grid->addWidget(name, row, 0, Qt::AlignTop);
        grid->addWidget(value, row++, 1);
    }
    column->addLayout(grid);
    auto *choices = new QVBoxLayout;
    choices->setSpacing(8);
    const auto add = [this, choices](const QString &text, BoundaryAnswer answer) {
        auto *button = new QRadioButton(text, this);
        button->installEventFilter(this);
        m_scope->addButton(button, int(answer));
        choices->addWidget(button);
    };
    add(tr("Only this message, in a new conversation"), BoundaryAnswer::OnlyThisMessage);
    add(tr("All of it, this once"), BoundaryAnswer::ThisOnce);
    add(tr("All of it, and allow %1 in this conversation from now on")
            .arg(shown(text::boundaryWord(question.to))),
        BoundaryAnswer::ThisConversation);
    column->addLayout(choices);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(makeHelpButton(HelpTopic::Boundaries, this));
    buttons->addStretch();
    buttons->addWidget(m_share);
    buttons->addWidget(m_cancel);
    column->addLayout(buttons);
    m_share->setObjectName(u"share"_s);
    m_cancel->setObjectName(u"cancel"_s);
    m_share->setEnabled(false);
    m_share->installEventFilter(this);
    m_cancel->installEventFilter(this);
    m_cancel->setDefault(true);
    setMinimumWidth(560);
    resize(560, column->totalHeightForWidth(560));
    // Toggled, not clicked: a screen reader toggles.
    connect(m_scope, &QButtonGroup::idToggled, this,
            [this] { m_share->setEnabled(m_scope->checkedId() >= 0); });
    connect(m_share, &QPushButton::clicked, this, &BoundaryDialog::share);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(this, &QDialog::rejected, this, [this] {
        if (!std::exchange(m_answered, true))
            Q_EMIT answered(BoundaryAnswer::Cancel);
    });
    m_cancel->setFocus();
}

bool BoundaryDialog::isTooSoon() const
{
    return m_clock.now() - m_shownAt < kIgnoreFor;
}

void BoundaryDialog::showEvent(QShowEvent *event)
{
    m_shownAt = m_clock.now();
    m_cancel->setFocus();
    QDialog::showEvent(event);
}

void BoundaryDialog::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && isTooSoon()) {
        event->accept(); // meant for what stood here before
        return;
    }
    QDialog::keyPressEvent(event);
}

// A click or a Space that was under way when the dialog came must not answer it.
bool BoundaryDialog::eventFilter(QObject *object, QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick: {
        const auto *key =
            event->type() == QEvent::KeyPress ? static_cast<QKeyEvent *>(event) : nullptr;
        const bool enter = key && (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter);
        // Cancel may be pressed at any time; only Enter was perhaps not meant for it.
        const bool activates =
            enter || (object != m_cancel && (!key || key->key() == Qt::Key_Space));
        if (activates && isTooSoon())
            return true;
        break;
    }
    default:
        break;
    }
    return QDialog::eventFilter(object, event);
}

void BoundaryDialog::share()
{
    const int chosen = m_scope->checkedId();
    if (chosen < 0 || isTooSoon() || m_answered)
        return;
    m_answered = true;
    Q_EMIT answered(BoundaryAnswer(chosen));
    accept();
}

} // namespace breakerbox::ui
