// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "banner.h"

#include <ui/widgets/actionbutton.h>
#include <ui/widgets/healthmark.h>
#include <ui/widgets/icons.h>

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

Banner::Banner(QWidget *parent)
    : QWidget(parent),
      m_mark(new HealthMark(this)),
      m_text(new QLabel(this)),
      m_action(new ActionButton(QString(), ActionButton::Look::Plain, this)),
      m_dismiss(new ActionButton(icons::get(u"x"_s), tr("Dismiss"), this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(16, 4, 8, 4);
    row->setSpacing(8);
    row->addWidget(m_mark);
    row->addWidget(m_text, 1);
    row->addWidget(m_action);
    row->addWidget(m_dismiss);
    m_action->setAccessibleName(tr("Undo"));
    m_action->hide();
    hide();
    connect(m_dismiss, &QAbstractButton::clicked, this, &QWidget::hide);
    connect(m_action, &QAbstractButton::clicked, this, [this] {
        hide();
        if (m_offered)
            m_offered->trigger();
    });
}

void Banner::showTrouble(const QString &sentence)
{
    m_trouble = true;
    m_mark->setMark(MarkShape::Triangle, theme::Token::Fail, tr("Trouble"));
    m_text->setText(sentence);
    m_text->setAccessibleName(sentence);
    m_action->hide();
    m_dismiss->hide();
    show();
}

void Banner::showWell(const QString &sentence)
{
    if (!m_trouble)
        return;
    m_trouble = false;
    m_mark->setMark(MarkShape::Filled, theme::Token::Ok, tr("Well"));
    m_text->setText(sentence);
    m_text->setAccessibleName(sentence);
    m_dismiss->show();
}

void Banner::showNotice(const QString &sentence, QAction *action)
{
    if (m_trouble)
        return;
    m_offered = action;
    m_mark->setMark(MarkShape::Empty, theme::Token::Muted, tr("Note"));
    m_text->setText(sentence);
    m_text->setAccessibleName(sentence);
    m_action->setVisible(action != nullptr);
    if (action) {
        m_action->setText(action->text());
        m_action->setAccessibleName(action->text());
    }
    m_dismiss->show();
    show();
}

QString Banner::text() const
{
    return isHidden() ? QString() : m_text->text();
}

} // namespace breakerbox::ui
