// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "proxysection.h"

#include <ui/connections/noteline.h>

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

using connections::ProxyKind;
using connections::ProxyUse;

ProxySection::ProxySection(QGridLayout *grid, QWidget *parent)
    : QObject(parent)
{
    m_use = new QComboBox(parent);
    m_use->setAccessibleName(tr("Proxy"));
    m_use->addItem(tr("As the system says"), static_cast<int>(ProxyUse::System));
    m_use->addItem(tr("None"), static_cast<int>(ProxyUse::None));
    m_use->addItem(tr("My own"), static_cast<int>(ProxyUse::Own));
    row(grid, tr("Proxy"), m_use, parent);

    m_kind = new QComboBox(parent);
    m_kind->setAccessibleName(tr("Kind of proxy"));
    m_kind->addItem(u"HTTP"_s, static_cast<int>(ProxyKind::Http));
    m_kind->addItem(u"SOCKS5"_s, static_cast<int>(ProxyKind::Socks5));
    m_address = field(tr("Proxy address"), parent);
    m_address->setPlaceholderText(u"proxy.example.com:3128"_s);
    auto *where = new QWidget(parent);
    auto *across = new QHBoxLayout(where);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(8);
    across->addWidget(m_kind);
    across->addWidget(m_address, 1);
    m_user = field(tr("Proxy user"), parent);
    m_user->setPlaceholderText(tr("Only if it wants a login"));
    m_password = field(tr("Proxy password"), parent);
    m_password->setEchoMode(QLineEdit::Password);
    m_password->setInputMethodHints(Qt::ImhSensitiveData | Qt::ImhNoPredictiveText |
                                    Qt::ImhNoAutoUppercase);
    const int first = grid->rowCount();
    row(grid, tr("Address"), where, parent);
    row(grid, tr("User"), m_user, parent);
    row(grid, tr("Password"), m_password, parent);
    for (int at = first; at < grid->rowCount(); ++at) {
        for (const int column : {0, 1}) {
            if (QLayoutItem *item = grid->itemAtPosition(at, column))
                m_own.push_back(item->widget());
        }
    }
    m_note = new TokenLabel(theme::Token::Muted, parent);
    grid->addWidget(m_note, grid->rowCount(), 1, 1, 2);

    const auto chosen = [this] {
        showUse();
        Q_EMIT changed();
    };
    connect(m_use, &QComboBox::currentIndexChanged, this, chosen);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ProxySection::changed);
    showUse();
}

void ProxySection::row(QGridLayout *grid, const QString &name, QWidget *what, QWidget *parent)
{
    const int at = grid->rowCount();
    auto *label = new QLabel(name, parent);
    label->setTextFormat(Qt::PlainText);
    label->setBuddy(what);
    grid->addWidget(label, at, 0);
    grid->addWidget(what, at, 1, 1, 2);
}

QLineEdit *ProxySection::field(const QString &name, QWidget *parent)
{
    auto *made = new QLineEdit(parent);
    made->setAccessibleName(name);
    connect(made, &QLineEdit::textChanged, this, &ProxySection::changed);
    return made;
}

void ProxySection::showUse()
{
    const bool own = m_use->currentData().toInt() == static_cast<int>(ProxyUse::Own);
    for (QWidget *widget : m_own)
        widget->setVisible(own);
}

void ProxySection::setDraft(const ReachDraft &draft, bool passwordIsStored)
{
    m_use->setCurrentIndex(m_use->findData(static_cast<int>(draft.proxyUse)));
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(draft.proxyKind)));
    m_address->setText(draft.proxyAddress);
    m_user->setText(draft.proxyUser);
    m_password->setText(draft.proxyPassword);
    m_password->setPlaceholderText(passwordIsStored
                                       ? tr("Stored. Type a new one to replace it.")
                                       : tr("Kept where the key is kept, never in a file"));
    showUse();
}

void ProxySection::readInto(ReachDraft &draft) const
{
    draft.proxyUse = static_cast<ProxyUse>(m_use->currentData().toInt());
    draft.proxyKind = static_cast<ProxyKind>(m_kind->currentData().toInt());
    draft.proxyAddress = m_address->text();
    draft.proxyUser = m_user->text();
    draft.proxyPassword = m_password->text();
}

void ProxySection::showReading(const QString &problem, const QString &note)
{
    if (!problem.isEmpty())
        showNote(m_note, problem, NoteTone::Problem);
    else
        showNote(m_note, note, NoteTone::Warning);
}

bool ProxySection::hasAddress() const
{
    return !m_address->text().trimmed().isEmpty();
}

void ProxySection::focusAddress()
{
    m_address->setFocus();
}

} // namespace breakerbox::ui
