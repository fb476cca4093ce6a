// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/cardreach.h>

#include <ui/connections/reachdraft.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/elidedlabel.h>

#include <QFileDialog>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

CardReach::CardReach(QWidget *parent)
    : QWidget(parent),
      m_proxy(field(tr("Proxy address"), u"proxy.example.com:3128"_s)),
      m_user(field(tr("Proxy user"), tr("User, only if it wants a login"))),
      m_password(field(tr("Proxy password"), tr("Password, kept where the key is kept"))),
      m_file(field(tr("Certificate file"), tr("A file with the certificate, PEM"))),
      m_browse(new ActionButton(tr("Browse…"), ActionButton::Look::Plain, this)),
      m_problem(new TokenLabel(theme::Token::Fail, this))
{
    m_problem->hide();
    m_password->setEchoMode(QLineEdit::Password);
    m_password->setInputMethodHints(Qt::ImhSensitiveData | Qt::ImhNoPredictiveText |
                                    Qt::ImhNoAutoUppercase);
    auto *save = new ActionButton(tr("Save and retry"), ActionButton::Look::Primary, this);
    save->setObjectName(u"saveReach"_s);
    auto *all = new ActionButton(tr("All settings…"), ActionButton::Look::Quiet, this);
    all->setObjectName(u"allSettings"_s);
    auto *cancel = new ActionButton(tr("Cancel"), ActionButton::Look::Quiet, this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 4);
    column->setSpacing(8);
    column->addWidget(m_proxy);
    column->addWidget(m_user);
    column->addWidget(m_password);
    auto *file = new QHBoxLayout;
    file->setSpacing(8);
    file->addWidget(m_file, 1);
    file->addWidget(m_browse);
    column->addLayout(file);
    column->addWidget(m_problem);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    for (ActionButton *button : {save, cancel, all})
        row->addWidget(button);
    row->addStretch();
    column->addLayout(row);
    connect(save, &QPushButton::clicked, this, &CardReach::submit);
    connect(all, &QPushButton::clicked, this, &CardReach::allSettingsWanted);
    connect(cancel, &QPushButton::clicked, this, &CardReach::cancelled);
    connect(m_browse, &QPushButton::clicked, this, &CardReach::browse);
    for (QLineEdit *each : {m_proxy, m_user, m_password, m_file})
        connect(each, &QLineEdit::returnPressed, this, &CardReach::submit);
}

QLineEdit *CardReach::field(const QString &name, const QString &hint)
{
    auto *made = new QLineEdit(this);
    made->setAccessibleName(name);
    made->setPlaceholderText(hint);
    return made;
}

void CardReach::begin(const flows::Card &card)
{
    m_kind = card.kind;
    m_problem->hide();
    const bool proxy = m_kind == flows::CardKind::Proxy;
    for (QWidget *each : std::initializer_list<QWidget *>{m_proxy, m_user, m_password})
        each->setVisible(proxy);
    m_file->setVisible(!proxy);
    m_browse->setVisible(!proxy);
    m_proxy->setText(card.ownProxy.isEmpty() ? card.proxy : card.ownProxy);
    m_user->setText(card.proxyUser);
    m_password->clear();
    m_file->setText(card.caFile);
    const bool login = card.category == breaker::Category::ProxyLoginNeeded;
    QLineEdit *first = !proxy ? m_file : login ? m_user : m_proxy;
    first->setFocus();
}

void CardReach::clear()
{
    for (QLineEdit *each : {m_proxy, m_user, m_password, m_file})
        each->clear();
}

void CardReach::browse()
{
    auto *dialog = new QFileDialog(this, tr("Certificate file"), QString(),
                                   tr("Certificates (*.pem *.crt *.cer);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, m_file, &QLineEdit::setText);
    dialog->open();
}

QString CardReach::problemOf(const ReachEntry &entry) const
{
    ReachDraft draft;
    if (m_kind == flows::CardKind::Proxy) {
        draft.proxyUse = connections::ProxyUse::Own;
        draft.proxyAddress = entry.proxy;
        draft.proxyUser = entry.user;
        // Only whether there is one.
        draft.proxyPassword = m_password->text().isEmpty() ? QString() : u"*"_s;
    } else {
        if (entry.caFile.isEmpty())
            return tr("Choose the file, or cancel.");
        draft.caFile = entry.caFile;
    }
    const ReachReading reading = readReach(draft, {}, IsLocal::No);
    return reading.proxyProblem.isEmpty() ? reading.fileProblem : reading.proxyProblem;
}

void CardReach::submit()
{
    ReachEntry entry;
    entry.proxy = m_proxy->text().trimmed();
    entry.user = m_user->text().trimmed();
    entry.caFile = m_file->text().trimmed();
    if (const QString problem = problemOf(entry); !problem.isEmpty()) {
        m_problem->setText(problem);
        m_problem->show();
        return;
    }
    entry.password = std::make_shared<secrets::Secret>(m_password->text().toUtf8());
    m_password->clear();
    Q_EMIT entered(entry);
}

} // namespace breakerbox::ui
