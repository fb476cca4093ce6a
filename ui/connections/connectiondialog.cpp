// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "connectiondialog.h"

#include <ui/connections/connectionform.h>
#include <ui/connections/connectionwords.h>
#include <ui/connections/noteline.h>
#include <ui/connections/presetchooser.h>
#include <ui/help/helpbutton.h>
#include <ui/text/errortext.h>
#include <ui/text/testtext.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/screenroom.h>

#include <QFrame>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

ConnectionDialog::ConnectionDialog(ConnectionActions actions, QWidget *parent)
    : QDialog(parent),
      m_actions(std::move(actions))
{
    build();
    setWindowTitle(tr("Add connection"));
    showChooser();
    askKeychain();
    if (m_actions.lookForServers) {
        m_actions.lookForServers(this, [this](const std::vector<flows::FoundServer> &found) {
            m_running = found;
            m_chooser->setRunning(found);
        });
    }
}

ConnectionDialog::ConnectionDialog(ConnectionActions actions, const flows::ConnectionView &view,
                                   QWidget *parent)
    : QDialog(parent),
      m_actions(std::move(actions))
{
    build();
    setWindowTitle(tr("Edit connection"));
    const auto preset = std::find_if(
        m_actions.presets.begin(), m_actions.presets.end(),
        [&view](const connections::Preset &one) { return one.id == view.connection.preset; });
    connections::Preset used;
    if (preset != m_actions.presets.end()) {
        used = *preset;
    } else {
        used.name = view.connection.name;
        used.kind = view.connection.kind;
        used.protocol = view.connection.protocol;
    }
    m_form->setDraft(ConnectionDraft::forConnection(view.connection, used), m_actions.takenNames);
    m_form->setModels(view.models);
    m_pages->setCurrentWidget(m_form);
    m_back->hide();
    m_next->hide();
    askKeychain();
}

ConnectionDialog::~ConnectionDialog() = default;

void ConnectionDialog::build()
{
    setAttribute(Qt::WA_DeleteOnClose);
    resizeOnScreen(*this, {560, 680});
    m_chooser = new PresetChooser(m_actions.presets, this);
    m_form = new ConnectionForm(this);
    m_form->setProtocols(m_actions.protocols);
    m_form->setPriced(m_actions.pricedServices);
    m_pages = new QStackedWidget(this);
    m_pages->addWidget(m_chooser);
    m_pages->addWidget(m_form);
    m_error = new TokenLabel(theme::Token::Fail, this);
    m_error->setAccessibleName(tr("Error"));
    m_error->setContentsMargins(24, 8, 24, 0);
    m_error->hide();
    auto *line = new QFrame(this);
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Midlight);
    auto *help = makeHelpButton(HelpTopic::Connections, this);
    m_back = new ActionButton(tr("Back"), ActionButton::Look::Plain, this);
    m_cancel = new ActionButton(tr("Cancel"), ActionButton::Look::Plain, this);
    m_next = new ActionButton(tr("Next"), ActionButton::Look::Primary, this);
    m_save = new ActionButton(tr("Save"), ActionButton::Look::Primary, this);
    m_save->setDefault(true);
    auto *buttons = new QHBoxLayout;
    buttons->setContentsMargins(24, 12, 24, 16);
    buttons->setSpacing(8);
    buttons->addWidget(help);
    buttons->addWidget(m_back);
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_next);
    buttons->addWidget(m_save);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_pages, 1);
    column->addWidget(line);
    column->addWidget(m_error);
    column->addLayout(buttons);

    const auto next = [this] {
        if (const connections::Preset *preset = m_chooser->current())
            showForm(*preset);
    };
    connect(m_back, &QAbstractButton::clicked, this, &ConnectionDialog::showChooser);
    connect(m_cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(m_next, &QAbstractButton::clicked, this, next);
    connect(m_save, &QAbstractButton::clicked, this, &ConnectionDialog::save);
    connect(m_chooser, &PresetChooser::accepted, this, next);
    connect(m_chooser, &PresetChooser::currentChanged, this,
            [this] { m_next->setEnabled(m_chooser->current() != nullptr); });
    connect(m_form, &ConnectionForm::changed, this, [this] { showNote(m_error, {}); });
    connect(m_form, &ConnectionForm::testRequested, this, &ConnectionDialog::test);
    connect(m_form, &ConnectionForm::modelsRequested, this, &ConnectionDialog::test);
    connect(m_form, &ConnectionForm::unlockRequested, this, &ConnectionDialog::unlock);
    connect(m_form, &ConnectionForm::pageRequested, this,
            [this](const QUrl &page) { m_actions.openPage(page); });
}

void ConnectionDialog::showChooser()
{
    showNote(m_error, {});
    m_pages->setCurrentWidget(m_chooser);
    m_back->hide();
    m_save->hide();
    m_next->show();
    m_next->setEnabled(m_chooser->current() != nullptr);
    m_chooser->focusSearch();
}

void ConnectionDialog::showForm(const connections::Preset &preset)
{
    // Back and forth keeps what was typed; another service begins anew.
    if (m_form->draft().preset.id != preset.id || m_form->draft().name.isEmpty()) {
        ConnectionDraft draft = ConnectionDraft::forPreset(preset);
        const auto running =
            std::find_if(m_running.begin(), m_running.end(), [&preset](const auto &each) {
                return each.connection.preset == preset.id;
            });
        if (running != m_running.end()) {
            draft.address = running->connection.baseUrl.toString();
            draft.model = running->connection.defaultModel.toString();
        }
        const QString base = draft.name;
        for (int number = 2; m_actions.takenNames.contains(draft.name, Qt::CaseInsensitive);
             ++number)
            draft.name = u"%1 %2"_s.arg(base).arg(number);
        m_form->setDraft(draft, m_actions.takenNames);
    }
    m_pages->setCurrentWidget(m_form);
    m_back->show();
    m_next->hide();
    m_save->show();
    m_form->focusFirst();
}

void ConnectionDialog::choosePreset(const QString &id)
{
    m_chooser->choose(id);
    if (const connections::Preset *preset = m_chooser->current())
        showForm(*preset);
}

void ConnectionDialog::useVariable(const QString &variable)
{
    ConnectionDraft draft = m_form->draft();
    draft.place = KeyPlace::Environment;
    draft.variable = variable;
    m_form->setDraft(draft, m_actions.takenNames);
    m_form->focusFirst();
}

void ConnectionDialog::focusKey()
{
    m_form->focusKey();
}

void ConnectionDialog::askKeychain()
{
    m_actions.queryKeychain([dialog = QPointer(this)](secrets::StoreState state) {
        if (dialog)
            dialog->m_form->setKeychain(state);
    });
}

void ConnectionDialog::unlock()
{
    m_actions.unlockKeychain([dialog = QPointer(this)](const Result<void> &result) {
        if (!dialog)
            return;
        if (!result)
            showNote(dialog->m_error, text::sentence(result.error().code), NoteTone::Problem);
        dialog->askKeychain();
    });
}

void ConnectionDialog::test()
{
    DraftReading reading = m_form->reading();
    if (!reading.canTest())
        return;
    const quint64 number = ++m_tests;
    m_form->setTesting(true);
    const connections::Connection connection = toConnection(m_form->draft(), reading);
    m_actions.test(connection, {std::move(reading.key), std::move(reading.proxyPassword), {}},
                   [dialog = QPointer(this), number](const flows::TestReport &report) {
                       if (!dialog || number != dialog->m_tests)
                           return;
                       dialog->m_form->setTesting(false);
                       dialog->m_form->showTest(text::testSentence(report), report.listed);
                       if (report.listed)
                           dialog->m_form->setModels(report.list);
                   });
}

void ConnectionDialog::save()
{
    DraftReading reading = m_form->reading();
    if (!reading.problems.empty()) {
        m_form->showProblems();
        showNote(m_error, reading.problems.front().sentence, NoteTone::Problem);
        return;
    }
    const ConnectionDraft draft = m_form->draft();
    const connections::Connection connection = toConnection(draft, reading);
    const auto keep =
        draft.place == KeyPlace::UntilQuit ? flows::KeepKey::UntilQuit : flows::KeepKey::InKeychain;
    setBusy(true);
    m_actions.save(connection, {std::move(reading.key), std::move(reading.proxyPassword), keep},
                   [dialog = QPointer(this), name = connection.name](const Result<void> &result) {
                       if (dialog)
                           dialog->finishSave(result, name);
                   });
}

void ConnectionDialog::finishSave(const Result<void> &result, const QString &name)
{
    setBusy(false);
    if (result) {
        Q_EMIT saved(name);
        accept();
        return;
    }
    const ErrorCode code = result.error().code;
    if (code == ErrorCode::SecretStoreUnavailable)
        m_form->keychainFailed();
    else if (code == ErrorCode::SecretLocked)
        m_form->setKeychain(secrets::StoreState::Locked);
    QString sentence = text::sentence(code);
    if (code == ErrorCode::TooLarge)
        sentence = tr("The keychain does not take a key this long. Nothing was changed.");
    showNote(m_error, tr("Not saved. %1").arg(sentence), NoteTone::Problem);
}

void ConnectionDialog::reject()
{
    const bool saving = !m_save->isEnabled();
    if (saving || !m_form->isChanged()) {
        QDialog::reject();
        return;
    }
    if (m_question)
        return;
    m_question = new QMessageBox(this);
    m_question->setAttribute(Qt::WA_DeleteOnClose);
    m_question->setWindowTitle(windowTitle());
    m_question->setTextFormat(Qt::PlainText);
    m_question->setText(tr("Discard what you entered?"));
    m_question->setInformativeText(tr("The connection was not saved."));
    const auto *discard = m_question->addButton(tr("Discard"), QMessageBox::DestructiveRole);
    QPushButton *back = m_question->addButton(tr("Keep editing"), QMessageBox::RejectRole);
    m_question->setDefaultButton(back);
    m_question->setEscapeButton(back);
    connect(discard, &QAbstractButton::clicked, this, [this] { QDialog::reject(); });
    m_question->open();
}

void ConnectionDialog::setBusy(bool busy)
{
    m_save->setEnabled(!busy);
    m_back->setEnabled(!busy);
    m_form->widget()->setEnabled(!busy);
    showNote(m_error, busy ? tr("Saving…") : QString());
}

} // namespace breakerbox::ui
