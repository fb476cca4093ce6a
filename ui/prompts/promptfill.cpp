// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/prompts/promptfill.h>

#include <ui/widgets/actionbutton.h>
#include <ui/widgets/elidedlabel.h>

#include <QAbstractTextDocumentLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace breakerbox::ui {

namespace {

constexpr int kMostFieldLines = 6;

void fitLines(QPlainTextEdit *field)
{
    const int lines = std::clamp(int(field->document()->size().height()), 1, kMostFieldLines);
    field->setFixedHeight(field->fontMetrics().lineSpacing() * lines + 18);
}

} // namespace

PromptFill::PromptFill(const QString &name, const std::vector<chat::PromptVariable> &variables,
                       const QHash<QString, QString> &values, QWidget *parent)
    : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Prompt /%1").arg(name));
    auto *body = new QWidget(this);
    auto *inner = new QVBoxLayout(body);
    inner->setContentsMargins(24, 20, 24, 16);
    inner->setSpacing(6);
    for (const chat::PromptVariable &variable : variables) {
        const QString key = chat::variableKey(variable.name);
        auto *label = new QLabel(variable.name, body);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        QPlainTextEdit *field = makeField(variable.name, values.value(key, variable.fallback));
        label->setBuddy(field);
        inner->addWidget(label);
        inner->addWidget(field);
        inner->addSpacing(6);
        m_keys.push_back(key);
        m_fields.push_back(field);
    }
    inner->addStretch(1);
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(body);
    auto *note = new TokenLabel(theme::Token::Muted, this);
    note->setText(tr("Goes into the message field. Nothing is sent yet."));
    auto *cancel = new ActionButton(tr("Cancel"), ActionButton::Look::Plain, this);
    auto *insert = new ActionButton(tr("Insert"), ActionButton::Look::Primary, this);
    insert->setDefault(true);
    auto *buttons = new QHBoxLayout;
    buttons->setContentsMargins(24, 8, 24, 16);
    buttons->setSpacing(8);
    buttons->addWidget(note, 1);
    buttons->addWidget(cancel);
    buttons->addWidget(insert);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(scroll, 1);
    column->addLayout(buttons);
    resize(480, std::min(body->sizeHint().height() + buttons->sizeHint().height() + 8, 560));
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(insert, &QAbstractButton::clicked, this, &PromptFill::finish);
    if (!m_fields.empty())
        m_fields.front()->setFocus();
}

QPlainTextEdit *PromptFill::makeField(const QString &name, const QString &value)
{
    auto *field = new QPlainTextEdit(value, this);
    field->setAccessibleName(name);
    field->setTabChangesFocus(true);
    field->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    field->selectAll();
    field->installEventFilter(this);
    fitLines(field);
    connect(field->document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged,
            field, [field] { fitLines(field); });
    return field;
}

bool PromptFill::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(object, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    const auto at = std::ranges::find(m_fields, object);
    if (!enter || at == m_fields.end() || key->modifiers() & Qt::ShiftModifier)
        return QDialog::eventFilter(object, event);
    if (key->modifiers() & Qt::ControlModifier || at + 1 == m_fields.end())
        finish();
    else
        (*(at + 1))->setFocus(Qt::TabFocusReason);
    return true;
}

void PromptFill::finish()
{
    QHash<QString, QString> values;
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        values.insert(m_keys[i], m_fields[i]->toPlainText());
    Q_EMIT filled(values);
    accept();
}

} // namespace breakerbox::ui
