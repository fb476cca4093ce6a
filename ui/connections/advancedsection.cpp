// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "advancedsection.h"

#include <ui/connections/noteline.h>
#include <ui/connections/proxysection.h>
#include <ui/text/limittext.h>
#include <ui/widgets/actionbutton.h>

#include <QFileDialog>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr int kNameWidth = 140;
constexpr int kFieldWidth = 128;

int seconds(Milliseconds span)
{
    return static_cast<int>(std::chrono::duration_cast<Seconds>(span).count());
}

QLabel *nameLabel(const QString &text, QWidget *buddy, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setMinimumWidth(kNameWidth);
    label->setBuddy(buddy);
    return label;
}

} // namespace

AdvancedSection::AdvancedSection(QWidget *parent)
    : QWidget(parent),
      m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(8);
    makeLimits();
    makePace();
    makeWay();
    makeAccount();
}

QGridLayout *AdvancedSection::part(const QString &title)
{
    auto *heading = new QLabel(title, this);
    heading->setTextFormat(Qt::PlainText);
    QFont font = heading->font();
    font.setWeight(QFont::DemiBold);
    heading->setFont(font);
    if (m_column->count() > 0)
        m_column->addSpacing(12);
    m_column->addWidget(heading);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(2, 1);
    m_column->addLayout(grid);
    return grid;
}

void AdvancedSection::line(QGridLayout *grid, const QString &name, QWidget *field,
                           const QString &why)
{
    const int at = grid->rowCount();
    auto *note = new TokenLabel(theme::Token::Muted, this);
    note->setText(why);
    grid->addWidget(nameLabel(name, field, this), at, 0);
    grid->addWidget(field, at, 1);
    grid->addWidget(note, at, 2);
}

QSpinBox *AdvancedSection::numberBox(const QString &name, int least, int most)
{
    auto *box = new QSpinBox(this);
    box->setRange(least, most);
    box->setAccessibleName(name);
    box->setFixedWidth(kFieldWidth);
    connect(box, &QSpinBox::valueChanged, this, &AdvancedSection::changed);
    return box;
}

QSpinBox *AdvancedSection::secondsBox(const QString &name)
{
    QSpinBox *box = numberBox(name, 1, 3600);
    box->setSuffix(tr(" s"));
    return box;
}

QLineEdit *AdvancedSection::textField(const QString &name)
{
    auto *field = new QLineEdit(this);
    field->setAccessibleName(name);
    connect(field, &QLineEdit::textChanged, this, &AdvancedSection::changed);
    return field;
}

void AdvancedSection::makeLimits()
{
    QGridLayout *grid = part(tr("Time limits"));
    m_connect = secondsBox(tr("Connect within"));
    m_firstByte = secondsBox(tr("First byte within"));
    m_silence = secondsBox(tr("Silence at most"));
    line(grid, tr("Connect within"), m_connect, tr("Usually 10 s."));
    line(grid, tr("First byte within"), m_firstByte,
         tr("120 s; 600 s for this device and your network."));
    line(grid, tr("Silence at most"), m_silence,
         tr("60 s; 180 s for this device and your network."));
}

void AdvancedSection::makePace()
{
    QGridLayout *grid = part(tr("Pace and spending"));
    m_parallel = numberBox(tr("At once"), 1, 16);
    m_requests = numberBox(tr("Requests a minute"), 0, 100'000);
    m_tokens = numberBox(tr("Tokens a minute"), 0, 100'000'000);
    for (QSpinBox *box : {m_requests, m_tokens}) {
        box->setSpecialValueText(tr("No limit"));
        box->setGroupSeparatorShown(true);
    }
    line(grid, tr("At once"), m_parallel,
         tr("Requests in flight over this connection, usually 4."));
    line(grid, tr("Requests a minute"), m_requests, tr("More wait, and are sent by themselves."));
    line(grid, tr("Tokens a minute"), m_tokens, tr("What is sent is estimated beforehand."));
    m_inputPrice = textField(tr("Price of a million tokens sent"));
    m_outputPrice = textField(tr("Price of a million tokens received"));
    m_conversationLimit = textField(tr("Limit for one conversation"));
    m_monthLimit = textField(tr("Limit for a month"));
    for (QLineEdit *field : {m_inputPrice, m_outputPrice, m_conversationLimit, m_monthLimit}) {
        field->setFixedWidth(kFieldWidth);
        field->setPlaceholderText(text::amount(0));
    }
    line(grid, tr("Price, sent"), m_inputPrice,
         tr("What a million tokens cost you here, in your own currency. Empty = by the table in "
            "Settings, Prices, where it knows the model."));
    line(grid, tr("Price, received"), m_outputPrice, tr("The same for the replies."));
    line(grid, tr("Limit, conversation"), m_conversationLimit,
         tr("Warns at 80 % and asks at 100 %. Empty = no limit."));
    line(grid, tr("Limit, month"), m_monthLimit,
         tr("The same for a calendar month. Counts the tokens that the service reports."));
    m_spendNote = new TokenLabel(theme::Token::Muted, this);
    m_column->addWidget(m_spendNote);
}

void AdvancedSection::makeWay()
{
    QGridLayout *grid = part(tr("The way there"));
    m_proxy = new ProxySection(grid, this);
    connect(m_proxy, &ProxySection::changed, this, &AdvancedSection::changed);
    auto *file = new QWidget(this);
    auto *row = new QHBoxLayout(file);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    m_caFile = textField(tr("Certificate file"));
    m_caFile->setPlaceholderText(tr("Only for a server with certificates of its own"));
    auto *choose = new ActionButton(tr("Choose…"), ActionButton::Look::Plain, file);
    choose->setAccessibleName(tr("Choose certificate file"));
    row->addWidget(m_caFile, 1);
    row->addWidget(choose);
    m_caNote = new TokenLabel(theme::Token::Muted, this);
    const int at = grid->rowCount();
    grid->addWidget(nameLabel(tr("Certificate file"), m_caFile, this), at, 0);
    grid->addWidget(file, at, 1, 1, 2);
    grid->addWidget(m_caNote, at + 1, 1, 1, 2);
    connect(choose, &QAbstractButton::clicked, this, [this] {
        auto *dialog = new QFileDialog(this, tr("Certificate file"));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::ExistingFile);
        dialog->setNameFilters({tr("Certificates (*.pem *.crt *.cer)"), tr("All files (*)")});
        connect(dialog, &QFileDialog::fileSelected, m_caFile, &QLineEdit::setText);
        dialog->open();
    });
}

void AdvancedSection::makeAccount()
{
    QGridLayout *grid = part(tr("Account"));
    m_organisation = textField(tr("Organisation"));
    m_space = textField(tr("Space"));
    for (QLineEdit *field : {m_organisation, m_space})
        field->setFixedWidth(kFieldWidth);
    line(grid, tr("Organisation"), m_organisation, tr("Only if your account has several."));
    line(grid, tr("Space"), m_space,
         tr("A part of the company to keep apart, such as work. Another space counts as another "
            "reader."));
    m_headers = new QPlainTextEdit(this);
    m_headers->setAccessibleName(tr("Extra headers"));
    m_headers->setPlaceholderText(tr("Name: value"));
    m_headers->setTabChangesFocus(true);
    m_headers->setFixedHeight(fontMetrics().lineSpacing() * 3 + 14);
    m_headersNote = new TokenLabel(theme::Token::Muted, this);
    const int at = grid->rowCount();
    grid->addWidget(nameLabel(tr("Extra headers"), m_headers, this), at, 0, Qt::AlignTop);
    grid->addWidget(m_headers, at, 1, 1, 2);
    grid->addWidget(m_headersNote, at + 1, 1, 1, 2);
    connect(m_headers, &QPlainTextEdit::textChanged, this, &AdvancedSection::changed);
}

void AdvancedSection::setDraft(const ConnectionDraft &draft)
{
    m_connect->setValue(seconds(draft.limits.connect));
    m_firstByte->setValue(seconds(draft.limits.firstByte));
    m_silence->setValue(seconds(draft.limits.silence));
    m_parallel->setValue(draft.parallel);
    m_requests->setValue(draft.reach.requestsPerMinute);
    m_tokens->setValue(draft.reach.tokensPerMinute);
    m_inputPrice->setText(draft.reach.inputPrice);
    m_outputPrice->setText(draft.reach.outputPrice);
    m_conversationLimit->setText(draft.reach.conversationLimit);
    m_monthLimit->setText(draft.reach.monthLimit);
    m_proxy->setDraft(draft.reach, draft.before.proxy.password != connections::PasswordPlace::None);
    m_caFile->setText(draft.reach.caFile);
    m_organisation->setText(draft.organisation);
    m_space->setText(draft.space);
    m_headers->setPlainText(draft.headers);
}

void AdvancedSection::readInto(ConnectionDraft &draft) const
{
    draft.limits = {Seconds(m_connect->value()), Seconds(m_firstByte->value()),
                    Seconds(m_silence->value())};
    draft.parallel = m_parallel->value();
    draft.reach.requestsPerMinute = m_requests->value();
    draft.reach.tokensPerMinute = m_tokens->value();
    draft.reach.inputPrice = m_inputPrice->text();
    draft.reach.outputPrice = m_outputPrice->text();
    draft.reach.conversationLimit = m_conversationLimit->text();
    draft.reach.monthLimit = m_monthLimit->text();
    m_proxy->readInto(draft.reach);
    draft.reach.caFile = m_caFile->text();
    draft.organisation = m_organisation->text();
    draft.space = m_space->text();
    draft.headers = m_headers->toPlainText();
}

void AdvancedSection::showReading(const DraftReading &reading, bool showProblems)
{
    showNote(m_headersNote, reading.problem(DraftField::Headers), NoteTone::Problem);
    showNote(m_spendNote, reading.problem(DraftField::Spend), NoteTone::Problem);
    showNote(m_caNote, reading.problem(DraftField::CaFile), NoteTone::Problem);
    const bool tell = showProblems || m_proxy->hasAddress();
    m_proxy->showReading(tell ? reading.problem(DraftField::Proxy) : QString(), reading.proxyNote);
    m_space->setEnabled(reading.boundary.kind == connections::BoundaryClass::Company);
}

void AdvancedSection::focusField(DraftField field)
{
    switch (field) {
    case DraftField::Proxy:
        m_proxy->focusAddress();
        break;
    case DraftField::CaFile:
        m_caFile->setFocus();
        break;
    case DraftField::Spend:
        m_inputPrice->setFocus();
        break;
    default:
        m_headers->setFocus();
    }
}

} // namespace breakerbox::ui
