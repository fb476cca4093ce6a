// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "policypage.h"

#include <ui/settings/policyform.h>
#include <ui/widgets/actionbutton.h>

#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace breakerbox::ui {

namespace {

using connections::ConnectionKind;

constexpr std::array kKinds{ConnectionKind::Cloud, ConnectionKind::Endpoint, ConnectionKind::Local};

QString kindName(int place)
{
    return connections::toName(kKinds[static_cast<std::size_t>(place)]);
}

} // namespace

PolicyPage::PolicyPage(QWidget *parent)
    : SettingsPage(tr("When a connection fails"),
                   tr("When Breakerbox stops sending over a connection, and how long it waits "
                      "before it tries one call again. What you change holds from the next call "
                      "on; what was seen so far is kept."),
                   parent),
      m_kinds(new QTabBar(this)),
      m_reset(new ActionButton(tr("All of these back to their defaults"), ActionButton::Look::Plain,
                               this))
{
    m_kinds->setAccessibleName(tr("Kind of connection"));
    m_kinds->setDrawBase(false);
    m_kinds->setExpanding(false);
    m_kinds->setUsesScrollButtons(true);
    m_kinds->addTab(tr("Cloud accounts"));
    m_kinds->addTab(tr("Custom endpoints"));
    m_kinds->addTab(tr("Local servers"));
    column()->addWidget(m_kinds);
    column()->addSpacing(8);
    for (int place = 0; place < m_kinds->count(); ++place) {
        auto *form = new PolicyForm(RowDetail::Full, this);
        form->setVisible(place == 0);
        column()->addWidget(form);
        m_forms.push_back(form);
        connect(form, &PolicyForm::changed, this, [this, place](const breaker::Policy &policy) {
            m_values.setPolicy(kindName(place), policy);
            showReset();
            Q_EMIT changed([kind = kindName(place), policy](settings::Values &values) {
                values.setPolicy(kind, policy);
            });
        });
    }
    column()->addWidget(m_reset, 0, Qt::AlignLeft);
    column()->addStretch(1);
    connect(m_kinds, &QTabBar::currentChanged, this, [this](int current) {
        for (int place = 0; place < m_kinds->count(); ++place)
            m_forms[static_cast<std::size_t>(place)]->setVisible(place == current);
        showReset();
    });
    connect(m_reset, &QAbstractButton::clicked, this, [this] {
        const QString kind = kindName(m_kinds->currentIndex());
        const breaker::Policy standard = settings::Values::standardPolicy(kind);
        m_values.setPolicy(kind, standard);
        setValues(m_values);
        Q_EMIT changed(
            [kind, standard](settings::Values &values) { values.setPolicy(kind, standard); });
    });
    setValues({});
}

void PolicyPage::setValues(const settings::Values &values)
{
    m_values = values;
    for (int place = 0; place < m_kinds->count(); ++place) {
        const QString kind = kindName(place);
        m_forms[static_cast<std::size_t>(place)]->setPolicy(values.policy(kind),
                                                            settings::Values::standardPolicy(kind));
    }
    showReset();
}

int PolicyPage::filter(const QString &words)
{
    int found = 0;
    for (PolicyForm *form : m_forms)
        found = std::max(found, form->filter(words));
    return found;
}

void PolicyPage::choose(ConnectionKind kind)
{
    const auto place = std::ranges::find(kKinds, kind);
    if (place != kKinds.end())
        m_kinds->setCurrentIndex(static_cast<int>(place - kKinds.begin()));
}

void PolicyPage::showReset()
{
    m_reset->setEnabled(m_values.policies.contains(kindName(m_kinds->currentIndex())));
}

} // namespace breakerbox::ui
