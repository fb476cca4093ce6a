// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/parametersdialog.h>

#include <ui/chat/presetrow.h>
#include <ui/connections/noteline.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/screenroom.h>

#include <QComboBox>
#include <QFrame>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr int kFieldWidth = 144;
constexpr int kPromptLines = 6;
constexpr int kStopLines = 3;
constexpr int kMostStops = 4; // what most services take

QLabel *heading(const QString &text, QWidget *buddy, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setBuddy(buddy);
    return label;
}

QPlainTextEdit *textBox(const QString &name, int lines, QWidget *parent)
{
    auto *box = new QPlainTextEdit(parent);
    box->setAccessibleName(name);
    box->setTabChangesFocus(true);
    box->setFixedHeight(box->fontMetrics().lineSpacing() * lines + 16);
    return box;
}

} // namespace

ParametersDialog::ParametersDialog(const chat::Conversation &conversation, const QString &model,
                                   Unsent unsent, QWidget *parent)
    : QDialog(parent),
      m_kept(conversation.parameters),
      m_model(model),
      m_unsent(std::move(unsent))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Parameters"));
    build();
    show(draftOf(conversation.systemPrompt, conversation.parameters));
    m_system->moveCursor(QTextCursor::End);
    m_system->setFocus();
}

void ParametersDialog::build()
{
    auto *body = new QWidget(this);
    auto *inner = new QVBoxLayout(body);
    inner->setContentsMargins(24, 20, 24, 16);
    inner->setSpacing(8);
    m_column = inner;
    m_system = textBox(tr("System prompt"), kPromptLines, body);
    m_system->setPlaceholderText(tr("What the model should know or be before it answers."));
    auto *about = new TokenLabel(theme::Token::Muted, body);
    about->setText(tr("Goes along with every message of this conversation."));
    inner->addWidget(heading(tr("System prompt"), m_system, body));
    inner->addWidget(m_system);
    inner->addWidget(about);
    inner->addSpacing(12);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(2, 1);
    makeFields(grid);
    inner->addLayout(grid);
    inner->addStretch(1);

    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(body);
    auto *line = new QFrame(this);
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Midlight);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(scroll, 1);
    column->addWidget(line);
    makeButtons(column);
    const QSize wanted = body->sizeHint();
    resizeOnScreen(*this, {std::max(560, wanted.width()), wanted.height() + 72});
}

void ParametersDialog::setLibrary(flows::LibraryFlow &library)
{
    m_presets = new PresetRow(library, [this] { return present(); }, m_system->parentWidget());
    m_column->insertWidget(0, m_presets);
    m_column->insertSpacing(1, 8);
    setTabOrder(m_presets->button(), m_presets->undoButton());
    setTabOrder(m_presets->undoButton(), m_system);
    connect(m_presets, &PresetRow::chosen, this, &ParametersDialog::apply);
    resize(width(), height() + m_presets->sizeHint().height() + 16);
}

std::optional<chat::ParameterSet> ParametersDialog::present() const
{
    const ParametersReading reading = readDraft(draft(), m_kept);
    if (!reading.parameters)
        return std::nullopt;
    return chat::ParameterSet{{}, {}, m_system->toPlainText(), *reading.parameters};
}

// Into the fields only: what was there is one click away, and nothing is saved yet.
void ParametersDialog::apply(const chat::ParameterSet &set)
{
    const ParametersDraft before = draft();
    const chat::Parameters keptBefore = m_kept;
    m_kept = set.parameters;
    show(draftOf(set.systemPrompt, set.parameters));
    m_presets->say(tr("“%1” stands in the fields. Save takes it.").arg(set.name),
                   [this, before, keptBefore] {
                       m_kept = keptBefore;
                       show(before);
                   });
}

void ParametersDialog::makeFields(QGridLayout *grid)
{
    m_temperature = field(grid, tr("Temperature"), m_temperatureNote);
    m_topP = field(grid, tr("Top-p"), m_topPNote);
    m_maxTokens = field(grid, tr("Longest reply"), m_maxTokensNote);
    m_effort = new QComboBox(this);
    m_effort->setAccessibleName(tr("Thinking"));
    m_effort->setFixedWidth(kFieldWidth);
    // In the order of chat::Effort.
    m_effort->addItems({tr("Usual"), tr("Off"), tr("Little"), tr("Medium"), tr("Much")});
    place(grid, tr("Thinking"), m_effort, m_effortNote);
    m_stop = textBox(tr("Stop at"), kStopLines, this);
    m_stop->setFixedWidth(kFieldWidth);
    place(grid, tr("Stop at"), m_stop, m_stopNote);
    connect(m_effort, &QComboBox::currentIndexChanged, this, &ParametersDialog::refresh);
    for (QPlainTextEdit *box : {m_system, m_stop})
        connect(box, &QPlainTextEdit::textChanged, this, &ParametersDialog::refresh);
}

QLineEdit *ParametersDialog::field(QGridLayout *grid, const QString &name, TokenLabel *&note)
{
    auto *edit = new QLineEdit(this);
    edit->setAccessibleName(name);
    edit->setPlaceholderText(tr("Usual"));
    edit->setFixedWidth(kFieldWidth);
    connect(edit, &QLineEdit::textChanged, this, &ParametersDialog::refresh);
    place(grid, name, edit, note);
    return edit;
}

void ParametersDialog::place(QGridLayout *grid, const QString &name, QWidget *field,
                             TokenLabel *&note)
{
    const int row = grid->rowCount();
    const bool tall = field->sizePolicy().verticalPolicy() == QSizePolicy::Expanding;
    note = new TokenLabel(theme::Token::Muted, this);
    note->setContentsMargins(0, tall ? 4 : 0, 0, 0);
    QLabel *label = heading(name, field, this);
    label->setContentsMargins(0, tall ? 4 : 0, 0, 0);
    const Qt::Alignment where = tall ? Qt::AlignTop : Qt::AlignVCenter;
    grid->addWidget(label, row, 0, where);
    grid->addWidget(field, row, 1);
    grid->addWidget(note, row, 2, where);
}

void ParametersDialog::makeButtons(QVBoxLayout *column)
{
    m_usual = new ActionButton(tr("Use the usual values"), ActionButton::Look::Quiet, this);
    m_usual->setFlush(true);
    auto *cancel = new ActionButton(tr("Cancel"), ActionButton::Look::Plain, this);
    m_save = new ActionButton(tr("Save"), ActionButton::Look::Primary, this);
    m_save->setDefault(true);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(24, 12, 24, 16);
    row->setSpacing(8);
    row->addWidget(m_usual);
    row->addStretch(1);
    row->addWidget(cancel);
    row->addWidget(m_save);
    column->addLayout(row);
    connect(m_usual, &QAbstractButton::clicked, this, [this] {
        ParametersDraft usual;
        usual.systemPrompt = m_system->toPlainText();
        m_kept = {};
        show(usual);
        m_system->setFocus();
    });
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(m_save, &QAbstractButton::clicked, this, &ParametersDialog::save);
}

ParametersDraft ParametersDialog::draft() const
{
    ParametersDraft draft;
    draft.systemPrompt = m_system->toPlainText();
    draft.temperature = m_temperature->text();
    draft.topP = m_topP->text();
    draft.maxTokens = m_maxTokens->text();
    draft.stop = m_stop->toPlainText();
    draft.effort = static_cast<chat::Effort>(m_effort->currentIndex());
    return draft;
}

void ParametersDialog::show(const ParametersDraft &draft)
{
    m_system->setPlainText(draft.systemPrompt);
    m_temperature->setText(draft.temperature);
    m_topP->setText(draft.topP);
    m_maxTokens->setText(draft.maxTokens);
    m_stop->setPlainText(draft.stop);
    m_effort->setCurrentIndex(static_cast<int>(draft.effort));
    refresh();
}

void ParametersDialog::refresh()
{
    if (!m_stop || !m_save)
        return;
    const ParametersReading reading = readDraft(draft(), m_kept);
    m_save->setEnabled(reading.parameters.has_value());
    const auto unsent = reading.parameters && !m_model.isEmpty() ? m_unsent(*reading.parameters)
                                                                 : std::vector<chat::Parameter>();
    const auto note = [&](TokenLabel *label, chat::Parameter parameter, const QString &why,
                          bool wrong) {
        const bool left = std::ranges::find(unsent, parameter) != unsent.end();
        const QString words = left ? tr("Not sent: %1 does not take it.").arg(m_model) : why;
        showNote(label, words,
                 wrong  ? NoteTone::Problem
                 : left ? NoteTone::Warning
                        : NoteTone::Quiet);
    };
    using chat::Parameter;
    note(m_temperatureNote, Parameter::Temperature,
         tr("0 to 2. Low is plain and steady, high is varied."), reading.temperatureWrong);
    note(m_topPNote, Parameter::TopP, tr("Above 0, to 1. Set this or the temperature, not both."),
         reading.topPWrong);
    note(m_maxTokensNote, Parameter::MaxTokens, tr("Tokens, thinking included."),
         reading.maxTokensWrong);
    note(m_effortNote, Parameter::Effort, tr("More takes longer and costs more."), false);
    const auto stops = m_stop->toPlainText().split(u'\n', Qt::SkipEmptyParts).size();
    note(m_stopNote, Parameter::Stop,
         stops > kMostStops ? tr("Most services take four at most.")
                            : tr("One a line. The reply ends before it."),
         false);
    m_usual->setEnabled(!reading.parameters || *reading.parameters != chat::Parameters{});
}

void ParametersDialog::save()
{
    const ParametersReading reading = readDraft(draft(), m_kept);
    if (!reading.parameters)
        return;
    Q_EMIT chosen(m_system->toPlainText(), *reading.parameters);
    accept();
}

} // namespace breakerbox::ui
