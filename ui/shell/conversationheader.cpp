// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "conversationheader.h"

#include <ui/text/healthtext.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/boundarylabel.h>
#include <ui/widgets/healthmark.h>
#include <ui/widgets/icons.h>

#include <QAction>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

ConversationHeader::ConversationHeader(QAction *sidebar, QAction *diagnostics, QMenu *menu,
                                       QWidget *parent)
    : QWidget(parent),
      m_sidebar(new ActionButton(icons::get(u"panel-left"_s), tr("Show sidebar"), this)),
      m_title(new ActionButton(QString(), ActionButton::Look::Quiet, this)),
      m_target(new ActionButton(QString(), ActionButton::Look::Quiet, this)),
      m_boundary(new ActionButton(QString(), ActionButton::Look::Quiet, this)),
      m_mark(new HealthMark(this)),
      m_health(new ActionButton(QString(), ActionButton::Look::Quiet, this)),
      m_menu(new ActionButton(icons::get(u"ellipsis"_s), tr("Menu"), this)),
      m_diagnostics(new ActionButton(icons::get(u"activity"_s), tr("Diagnostics"), this))
{
    QFont font = m_title->font();
    font.setWeight(QFont::DemiBold);
    m_title->setFont(font);
    m_diagnostics->setCheckable(true);
    m_sidebar->tellKeysOf(sidebar);
    m_diagnostics->tellKeysOf(diagnostics);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(8, 8, 8, 8);
    row->setSpacing(4);
    row->addWidget(m_sidebar);
    row->addWidget(m_title);
    row->addStretch(1);
    row->addWidget(m_target);
    row->addWidget(m_boundary);
    row->addSpacing(12);
    row->addWidget(m_mark);
    row->addWidget(m_health);
    row->addWidget(m_menu);
    row->addWidget(m_diagnostics);
    for (ActionButton *button : {m_title, m_target, m_boundary, m_health})
        button->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);

    const auto below = [](const QWidget *widget) {
        return widget->mapToGlobal(QPoint(0, widget->height()));
    };
    connect(m_sidebar, &QAbstractButton::clicked, sidebar, &QAction::trigger);
    connect(m_title, &QAbstractButton::clicked, this,
            [this, below] { Q_EMIT titleClicked(below(m_title)); });
    connect(m_target, &QAbstractButton::clicked, this,
            [this, below] { Q_EMIT targetClicked(below(m_target)); });
    connect(m_boundary, &QAbstractButton::clicked, this, &ConversationHeader::readersClicked);
    connect(m_health, &QAbstractButton::clicked, this, &ConversationHeader::healthClicked);
    connect(m_menu, &QAbstractButton::clicked, this,
            [this, menu, below] { menu->popup(below(m_menu)); });
    // Toggled, not clicked: a screen reader toggles.
    connect(m_diagnostics, &QAbstractButton::toggled, diagnostics, [diagnostics](bool shown) {
        if (diagnostics->isChecked() != shown)
            diagnostics->trigger();
    });
    connect(diagnostics, &QAction::toggled, m_diagnostics, &QAbstractButton::setChecked);
    setState({}, {});
    setSidebarShown(true);
}

void ConversationHeader::setState(const HeaderState &state, BootTime now)
{
    m_title->setVisible(state.open);
    m_title->setText(QString(state.title).replace(u'&', u"&&"_s));
    m_title->setAccessibleName(tr("Conversation: %1").arg(state.title));
    const bool chosen = state.open && !state.connection.isEmpty();
    m_target->setVisible(state.open);
    const QString target = !chosen ? tr("Choose a connection")
                           : state.model.isEmpty()
                               ? tr("Choose a model · %1").arg(state.connection)
                               : tr("%1 · %2").arg(state.model, state.connection);
    m_target->setText(QString(target).replace(u'&', u"&&"_s));
    m_target->setAccessibleName(tr("Model: %1").arg(target));
    m_target->setToolTip(target.toHtmlEscaped());
    m_boundary->setVisible(chosen);
    const QString reader = text::boundaryWord(state.boundary);
    m_boundary->setIcon(icons::get(state.localOnly ? QStringLiteral("lock")
                                                   : boundaryIconName(state.boundary.kind)));
    const QString shown = state.asksFirst ? tr("asks first: %1").arg(reader) : reader;
    m_boundary->setText(QString(shown).replace(u'&', u"&&"_s));
    m_boundary->setAccessibleName(state.localOnly   ? tr("Local only: %1").arg(reader)
                                  : state.asksFirst ? tr("Not read yet by: %1").arg(reader)
                                                    : tr("Read by: %1").arg(reader));
    const QString sentence =
        state.asksFirst ? tr("You are asked before %1 is given this conversation.").arg(reader)
                        : text::boundarySentence(state.boundary);
    m_boundary->setToolTip(
        tr("%1 Shows where this conversation has been.").arg(sentence).toHtmlEscaped());
    m_mark->setVisible(chosen);
    m_mark->setHealth(state.health.kind);
    m_health->setVisible(chosen);
    const QString word = text::healthWord(state.health, now);
    m_health->setText(word);
    m_health->setAccessibleName(tr("Health: %1").arg(text::healthState(state.health)));
    m_health->setToolTip(tr("What this client saw of the connection. Opens diagnostics."));
}

void ConversationHeader::setSidebarShown(bool shown)
{
    m_sidebar->setVisible(!shown);
}

} // namespace breakerbox::ui
