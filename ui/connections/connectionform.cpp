// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "connectionform.h"

#include <ui/connections/advancedsection.h>
#include <ui/connections/connectionwords.h>
#include <ui/connections/keysection.h>
#include <ui/connections/noteline.h>
#include <ui/text/healthtext.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/boundarylabel.h>
#include <ui/widgets/icons.h>

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

using connections::Protocol;

} // namespace

ConnectionForm::ConnectionForm(QWidget *parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto *page = new QWidget(this);
    m_column = new QVBoxLayout(page);
    m_column->setContentsMargins(24, 20, 24, 20);
    m_column->setSpacing(16);
    setWidget(page);

    m_name = new QLineEdit(page);
    m_name->setAccessibleName(tr("Name"));
    m_nameNote = new TokenLabel(theme::Token::Muted, page);
    section(tr("Name"), m_name)->addWidget(m_nameNote);
    makeAddress();
    m_key = new KeySection(page);
    m_column->addWidget(m_key);
    makeModel();
    makeTest();
    makeAdvanced();
    m_column->addStretch(1);
    for (QComboBox *box : page->findChildren<QComboBox *>())
        box->installEventFilter(this);
    for (QAbstractSpinBox *box : page->findChildren<QAbstractSpinBox *>())
        box->installEventFilter(this);

    connect(m_name, &QLineEdit::textChanged, this, &ConnectionForm::refresh);
    connect(m_key, &KeySection::changed, this, &ConnectionForm::refresh);
    connect(m_key, &KeySection::unlockRequested, this, &ConnectionForm::unlockRequested);
    connect(m_key, &KeySection::keyPageRequested, this, &ConnectionForm::pageRequested);
}

bool ConnectionForm::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() == QEvent::Wheel &&
        (qobject_cast<QComboBox *>(object) || qobject_cast<QAbstractSpinBox *>(object))) {
        event->ignore(); // goes on to the form
        return true;
    }
    return QScrollArea::eventFilter(object, event);
}

// A label above its field; returns the column for what stands under it.
QVBoxLayout *ConnectionForm::section(const QString &label, QWidget *field)
{
    auto *column = new QVBoxLayout;
    column->setSpacing(4);
    auto *name = new QLabel(label, widget());
    name->setTextFormat(Qt::PlainText);
    name->setBuddy(field);
    column->addWidget(name);
    column->addWidget(field);
    m_column->addLayout(column);
    return column;
}

void ConnectionForm::makeAddress()
{
    m_protocol = new QComboBox(widget());
    m_protocol->setAccessibleName(tr("Protocol"));
    auto *protocolLine = new QWidget(widget());
    auto *protocolColumn = new QVBoxLayout(protocolLine);
    protocolColumn->setContentsMargins(0, 0, 0, 0);
    protocolColumn->setSpacing(4);
    auto *protocolLabel = new QLabel(tr("Protocol"), protocolLine);
    protocolLabel->setTextFormat(Qt::PlainText);
    protocolLabel->setBuddy(m_protocol);
    protocolColumn->addWidget(protocolLabel);
    protocolColumn->addWidget(m_protocol);
    m_column->addWidget(protocolLine);
    m_protocolLine = protocolLine;
    m_address = new QLineEdit(widget());
    m_address->setAccessibleName(tr("Address"));
    m_address->setPlaceholderText(u"https://api.example.com/v1"_s);
    m_address->setInputMethodHints(Qt::ImhUrlCharactersOnly | Qt::ImhNoAutoUppercase);
    QVBoxLayout *under = section(tr("Address"), m_address);
    m_addressNote = new TokenLabel(theme::Token::Muted, widget());
    m_calls = new TokenLabel(theme::Token::Muted, widget());
    m_calls->setAccessibleName(tr("Messages go to"));
    m_boundaryRow = new QWidget(widget());
    auto *row = new QHBoxLayout(m_boundaryRow);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    m_boundaryMark = new BoundaryLabel(m_boundaryRow, BoundaryLabel::Show::GlyphOnly);
    m_boundary = new TokenLabel(theme::Token::Muted, m_boundaryRow);
    row->addWidget(m_boundaryMark, 0, Qt::AlignTop);
    row->addWidget(m_boundary, 1);
    under->addWidget(m_addressNote);
    under->addWidget(m_calls);
    under->addWidget(m_boundaryRow);
    connect(m_protocol, &QComboBox::currentIndexChanged, this, &ConnectionForm::refresh);
    connect(m_address, &QLineEdit::textChanged, this, &ConnectionForm::refresh);
}

void ConnectionForm::makeModel()
{
    auto *field = new QWidget(widget());
    auto *row = new QHBoxLayout(field);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    m_model = new QComboBox(field);
    m_model->setEditable(true);
    m_model->setInsertPolicy(QComboBox::NoInsert);
    m_model->setAccessibleName(tr("Model"));
    m_model->lineEdit()->setAccessibleName(tr("Model"));
    m_model->lineEdit()->setPlaceholderText(tr("Choose or type a model's name"));
    m_model->completer()->setFilterMode(Qt::MatchContains);
    m_model->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_refresh = new ActionButton(icons::get(u"refresh-cw"_s), tr("Refresh models"), field);
    row->addWidget(m_model, 1);
    row->addWidget(m_refresh);
    section(tr("Model"), field);
    connect(m_refresh, &QAbstractButton::clicked, this, &ConnectionForm::modelsRequested);
    connect(m_model, &QComboBox::editTextChanged, this, &ConnectionForm::refresh);
}

void ConnectionForm::makeTest()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(12);
    m_test = new ActionButton(tr("Test connection"), ActionButton::Look::Plain, widget());
    m_test->setAccessibleName(tr("Test connection"));
    m_test->setToolTip(tr("Asks for the list of models. Sends no content."));
    m_result = new TokenLabel(theme::Token::Muted, widget());
    m_result->setAccessibleName(tr("Test result"));
    row->addWidget(m_test, 0, Qt::AlignTop);
    row->addWidget(m_result, 8, Qt::AlignVCenter);
    row->addStretch(1);
    m_column->addLayout(row);
    connect(m_test, &QAbstractButton::clicked, this, &ConnectionForm::testRequested);
}

void ConnectionForm::makeAdvanced()
{
    m_fold = new ActionButton(tr("Advanced"), ActionButton::Look::Quiet, widget());
    m_fold->setIcon(icons::get(u"chevron-right"_s));
    m_fold->setCheckable(true);
    m_fold->setAccessibleName(tr("Advanced"));
    m_column->addWidget(m_fold, 0, Qt::AlignLeft);
    m_advanced = new AdvancedSection(widget());
    m_advanced->hide();
    m_column->addWidget(m_advanced);
    connect(m_fold, &QAbstractButton::toggled, this, [this](bool open) {
        m_advanced->setVisible(open);
        showProtocol();
        m_fold->setIcon(icons::get(open ? u"chevron-down"_s : u"chevron-right"_s));
    });
    connect(m_advanced, &AdvancedSection::changed, this, &ConnectionForm::refresh);
}

void ConnectionForm::setProtocols(const std::vector<Protocol> &protocols)
{
    m_filling = true;
    m_protocol->clear();
    for (const Protocol protocol : protocols)
        m_protocol->addItem(protocolName(protocol), static_cast<int>(protocol));
    m_filling = false;
}

bool ConnectionForm::isChanged() const
{
    return draft() != m_asFilled;
}

void ConnectionForm::setDraft(const ConnectionDraft &draft, const QStringList &takenNames)
{
    m_filling = true;
    m_start = draft;
    m_start.reach.tablePrices = m_priced.contains(draft.preset.id);
    m_taken = takenNames;
    m_showProblems = false;
    m_name->setText(draft.name);
    m_address->setText(draft.address);
    showProtocolOf(draft);
    m_model->setCurrentText(draft.model);
    m_advanced->setDraft(draft);
    m_key->setDraft(draft);
    showProtocol();
    showNote(m_result, {});
    m_filling = false;
    m_asFilled = this->draft();
    refresh();
}

// A connection that another version made may speak what this one does not: it keeps it.
void ConnectionForm::showProtocolOf(const ConnectionDraft &draft)
{
    const int value = static_cast<int>(draft.protocol);
    if (m_protocol->findData(value) < 0 && draft.protocol != Protocol::Unknown)
        m_protocol->addItem(protocolName(draft.protocol), value);
    m_protocol->setCurrentIndex(m_protocol->findData(value));
}

ConnectionDraft ConnectionForm::draft() const
{
    ConnectionDraft draft = m_start;
    draft.name = m_name->text();
    draft.address = m_address->text();
    draft.protocol = static_cast<Protocol>(m_protocol->currentData().toInt());
    draft.model = m_model->currentText();
    m_advanced->readInto(draft);
    m_key->readInto(draft);
    return draft;
}

DraftReading ConnectionForm::reading() const
{
    return readDraft(draft(), m_taken);
}

// A preset brings its protocol; it is a first question for custom endpoints only.
void ConnectionForm::showProtocol()
{
    m_protocolLine->setVisible(m_fold->isChecked() ||
                               m_start.preset.kind == connections::ConnectionKind::Endpoint);
}

void ConnectionForm::refresh()
{
    if (m_filling)
        return;
    const ConnectionDraft now = draft();
    const DraftReading read = readDraft(now, m_taken);
    // A taken name is told at once; a missing one only when Save was pressed.
    const bool tellName = m_showProblems || !now.name.trimmed().isEmpty();
    showNote(m_nameNote, tellName ? read.problem(DraftField::Name) : QString(), NoteTone::Problem);
    showAddress(read);
    m_key->showReading(read, now, m_showProblems);
    m_advanced->showReading(read, m_showProblems);
    m_test->setEnabled(read.canTest());
    m_refresh->setEnabled(read.canTest());
    Q_EMIT changed();
}

void ConnectionForm::showAddress(const DraftReading &read)
{
    const QString problem = read.problem(DraftField::Address);
    if (!problem.isEmpty()) {
        const bool tell = m_showProblems || !m_address->text().trimmed().isEmpty();
        showNote(m_addressNote, tell ? problem : QString(), NoteTone::Problem);
    } else {
        showNote(m_addressNote, read.addressNotes.join(u'\n'), NoteTone::Warning);
    }
    showNote(m_calls, read.address ? tr("Messages go to %1").arg(read.calls) : QString());
    m_boundaryRow->setVisible(read.address.has_value());
    if (read.address) {
        m_boundaryMark->setBoundary(read.boundary);
        m_boundary->setText(text::boundarySentence(read.boundary));
    }
}

void ConnectionForm::setModels(const std::vector<connections::ModelInfo> &models)
{
    const QString typed = m_model->currentText();
    m_filling = true;
    m_model->clear();
    for (const connections::ModelInfo &model : models) {
        if (model.chat)
            m_model->addItem(model.id.toString());
    }
    m_model->setCurrentText(typed);
    m_filling = false;
}

void ConnectionForm::setKeychain(secrets::StoreState state)
{
    m_key->setKeychain(state);
}

void ConnectionForm::showProblems()
{
    m_showProblems = true;
    refresh();
    const DraftReading read = reading();
    if (read.problems.empty())
        return;
    switch (read.problems.front().field) {
    case DraftField::Name:
        m_name->setFocus();
        break;
    case DraftField::Address:
        m_address->setFocus();
        break;
    case DraftField::Headers:
    case DraftField::Proxy:
    case DraftField::CaFile:
    case DraftField::Spend:
        m_fold->setChecked(true);
        m_advanced->focusField(read.problems.front().field);
        break;
    default:
        m_key->focusField(read.problems.front().field);
    }
    ensureWidgetVisible(widget()->focusWidget() ? widget()->focusWidget() : m_name);
}

void ConnectionForm::focusFirst()
{
    if (m_name->text().isEmpty())
        m_name->setFocus(Qt::TabFocusReason);
    else if (m_key->place() == KeyPlace::NoKey || m_key->place() == KeyPlace::Environment)
        m_model->setFocus(Qt::TabFocusReason);
    else
        m_key->focusField(DraftField::Key);
}

void ConnectionForm::focusKey()
{
    m_key->focusField(DraftField::Key);
}

void ConnectionForm::showTest(const QString &line, bool good)
{
    showNote(m_result, line, good ? NoteTone::Good : NoteTone::Problem);
}

void ConnectionForm::setTesting(bool testing)
{
    m_test->setEnabled(!testing && reading().canTest());
    m_refresh->setEnabled(m_test->isEnabled());
    if (testing)
        showNote(m_result, tr("Trying…"));
}

void ConnectionForm::keychainFailed()
{
    m_key->setKeychain(secrets::StoreState::Unavailable);
    m_showProblems = true;
    refresh();
    m_key->focusField(DraftField::Place);
}

} // namespace breakerbox::ui
