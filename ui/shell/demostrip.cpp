// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "demostrip.h"

#include <ui/widgets/actionbutton.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/flowlayout.h>

#include <QAbstractItemView>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

namespace breakerbox::ui {

namespace {

constexpr int kModeLetters = 15; // of a mode's name shown in the strip; its list shows all

// The list is as wide as its longest line, however narrow the box is.
void fitPopup(QComboBox *box)
{
    box->view()->setMinimumWidth(box->view()->sizeHintForColumn(0) + 24);
}

} // namespace

DemoStrip::DemoStrip(const std::vector<DemoConnection> &connections, QWidget *parent)
    : QWidget(parent)
{
    setAccessibleName(tr("Demo controls"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    auto *inner = new QWidget(this);
    auto *around = new QHBoxLayout(this);
    around->setContentsMargins(16, 6, 16, 6);
    around->addWidget(inner);
    auto *flow = new FlowLayout(inner, 16, 4);
    auto *title = new QLabel(tr("Demo"), this);
    title->setTextFormat(Qt::PlainText);
    QFont font = title->font();
    font.setWeight(QFont::DemiBold);
    title->setFont(font);
    title->setToolTip(tr("Simulated connections on this computer. Nothing leaves it."));
    flow->addWidget(title);
    for (const DemoConnection &connection : connections) {
        const int index = static_cast<int>(m_parts.size());
        auto *group = new QWidget(this);
        auto *row = new QHBoxLayout(group);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(6);
        // In a narrow window the name is cut rather than its button.
        auto *name = new ElidedLabel(connection.name, group);
        Part part{new QComboBox(group),
                  new ActionButton(tr("Heal"), ActionButton::Look::Plain, group)};
        part.modes->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        part.modes->setMinimumContentsLength(kModeLetters);
        part.modes->addItems(connection.modes);
        fitPopup(part.modes);
        part.modes->setAccessibleName(connection.name);
        part.heal->setAccessibleName(tr("Heal %1").arg(connection.name));
        name->setBuddy(part.modes);
        row->addWidget(name);
        row->addWidget(part.modes);
        row->addWidget(part.heal);
        flow->addWidget(group);
        m_parts.push_back(part);
        title->setMinimumHeight(group->sizeHint().height());
        setMode(index, connection.current);
        connect(part.modes, &QComboBox::currentIndexChanged, this, [this, index](int mode) {
            setMode(index, mode);
            Q_EMIT modeChosen(index, mode);
        });
        connect(part.heal, &QAbstractButton::clicked, part.modes,
                [modes = part.modes] { modes->setCurrentIndex(0); });
    }
}

void DemoStrip::setMode(int connection, int mode)
{
    const Part &part = m_parts[static_cast<size_t>(connection)];
    const QSignalBlocker quiet(part.modes);
    part.modes->setCurrentIndex(mode);
    part.heal->setEnabled(mode != 0);
}

} // namespace breakerbox::ui
