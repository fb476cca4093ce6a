// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "startpage.h"

#include <ui/widgets/actionbutton.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/icons.h>

#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr int kColumnWidth = 440;

QLabel *startHeading(const QString &text, qreal factor, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    font.setPointSizeF(font.pointSizeF() * factor);
    label->setFont(font);
    return label;
}

QString demoCommand()
{
    return u"breakerbox --demo"_s;
}

} // namespace

StartPage::StartPage(QWidget *parent)
    : QWidget(parent)
{
    auto *page = new QWidget(this);
    m_page = page;
    page->setMaximumWidth(kColumnWidth);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(24, 24, 24, 24);
    column->setSpacing(12);
    column->addStretch(2);
    m_title = startHeading({}, 1.5, page);
    m_text = new TokenLabel(theme::Token::Muted, page);
    m_add = new ActionButton(tr("Add a connection"), ActionButton::Look::Primary, page);
    m_add->setAccessibleName(tr("Add a connection"));
    m_new = new ActionButton(tr("New conversation"), ActionButton::Look::Primary, page);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addSpacing(4);
    column->addWidget(m_add, 0, Qt::AlignLeft);
    column->addWidget(m_new, 0, Qt::AlignLeft);
    m_firstSteps = makeFirstSteps();
    column->addWidget(m_firstSteps);
    column->addStretch(3);

    auto *across = new QHBoxLayout(this);
    across->addStretch(1);
    across->addWidget(page, 8);
    across->addStretch(1);
    connect(m_add, &QAbstractButton::clicked, this, &StartPage::addConnectionRequested);
    connect(m_new, &QAbstractButton::clicked, this, &StartPage::newConversationRequested);
    setHasConnections(false);
}

QWidget *StartPage::makeFirstSteps()
{
    auto *steps = new QWidget(this);
    auto *column = new QVBoxLayout(steps);
    column->setContentsMargins(0, 20, 0, 0);
    column->setSpacing(8);
    column->addWidget(startHeading(tr("A model on this computer"), 1.0, steps));
    auto *local = new TokenLabel(theme::Token::Muted, steps);
    local->setText(tr("If Ollama, LM Studio or llama.cpp runs here, it needs no key, and nothing "
                      "leaves this computer."));
    auto *addLocal = new ActionButton(tr("Add a local server"), ActionButton::Look::Plain, steps);
    addLocal->setAccessibleName(tr("Add a local server"));
    column->addWidget(local);
    column->addWidget(addLocal, 0, Qt::AlignLeft);
    column->addSpacing(16);
    column->addWidget(startHeading(tr("Try without a key"), 1.0, steps));
    auto *demo = new TokenLabel(theme::Token::Muted, steps);
    demo->setText(tr("The demo has three simulated connections that you can make fail in every "
                     "way. Quit, then start:"));
    column->addWidget(demo);
    auto *command = new QLabel(demoCommand(), steps);
    command->setTextFormat(Qt::PlainText);
    command->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    command->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    command->setAccessibleName(tr("Demo command"));
    auto *copy = new ActionButton(icons::get(u"copy"_s), tr("Copy command"), steps);
    auto *row = new QHBoxLayout;
    row->setSpacing(4);
    row->addWidget(command);
    row->addWidget(copy);
    row->addStretch(1);
    column->addLayout(row);
    connect(addLocal, &QAbstractButton::clicked, this, &StartPage::addLocalServerRequested);
    connect(copy, &QAbstractButton::clicked, this,
            [] { QGuiApplication::clipboard()->setText(demoCommand()); });
    return steps;
}

void StartPage::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), palette().color(QPalette::Base));
}

void StartPage::setWaiting(bool waiting)
{
    m_page->setVisible(!waiting);
}

void StartPage::setHasConnections(bool has)
{
    m_title->setText(has ? tr("No conversation is open") : tr("Connect to a model"));
    m_text->setText(
        has ? tr("Choose one on the left, or begin a new one.")
            : tr("Use your own key with a provider, or your own server. Keys stay in the desktop's "
                 "keychain, and a message goes only where you send it."));
    m_add->setVisible(!has);
    m_new->setVisible(has);
    m_firstSteps->setVisible(!has);
}

} // namespace breakerbox::ui
