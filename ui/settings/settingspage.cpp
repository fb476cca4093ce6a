// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "settingspage.h"

#include <ui/widgets/elidedlabel.h>

#include <QLabel>
#include <QVBoxLayout>

namespace breakerbox::ui {

SettingsPage::SettingsPage(const QString &title, const QString &intro, QWidget *parent)
    : QScrollArea(parent),
      m_title(title)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto *page = new QWidget(this);
    m_column = new QVBoxLayout(page);
    m_column->setContentsMargins(24, 20, 24, 20);
    m_column->setSpacing(8);
    auto *heading = new QLabel(title, page);
    heading->setTextFormat(Qt::PlainText);
    QFont font = heading->font();
    font.setWeight(QFont::DemiBold);
    font.setPointSizeF(font.pointSizeF() * 1.25);
    heading->setFont(font);
    m_column->addWidget(heading);
    if (!intro.isEmpty()) {
        auto *text = new TokenLabel(theme::Token::Muted, page);
        text->setText(intro);
        m_column->addWidget(text);
    }
    m_column->addSpacing(8);
    setWidget(page);
    viewport()->setAutoFillBackground(false);
    page->setAutoFillBackground(false);
}

} // namespace breakerbox::ui
