// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "startpage.h"

#include <ui/text/moments.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/icons.h>

#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
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

    // Small windows and large letters: the page scrolls instead of being cut.
    auto *inside = new QWidget(this);
    auto *across = new QHBoxLayout(inside);
    across->setContentsMargins(0, 0, 0, 0);
    across->addStretch(1);
    across->addWidget(page, 8);
    across->addStretch(1);
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->viewport()->setAutoFillBackground(false);
    inside->setAutoFillBackground(false);
    scroll->setWidget(inside);
    inside->setAutoFillBackground(false); // setWidget() turns it on
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);
    connect(m_add, &QAbstractButton::clicked, this, &StartPage::addConnectionRequested);
    connect(m_new, &QAbstractButton::clicked, this, &StartPage::newConversationRequested);
    setWhatIsThere(false, false);
}

QWidget *StartPage::makeFirstSteps()
{
    auto *steps = new QWidget(this);
    auto *column = new QVBoxLayout(steps);
    column->setContentsMargins(0, 20, 0, 0);
    column->setSpacing(24);
    column->addWidget(makeLocal(steps));
    column->addWidget(makeKeys(steps));
    column->addWidget(makeDemo(steps));
    return steps;
}

QWidget *StartPage::makeLocal(QWidget *steps)
{
    auto *part = new QWidget(steps);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(startHeading(tr("A model on this computer"), 1.0, part));
    auto *local = new TokenLabel(theme::Token::Muted, part);
    local->setText(tr("If Ollama, LM Studio or llama.cpp runs here, it needs no key, and nothing "
                      "leaves this computer."));
    column->addWidget(local);
    m_servers = new QVBoxLayout;
    m_servers->setSpacing(8);
    column->addLayout(m_servers);
    m_state = new TokenLabel(theme::Token::Muted, part);
    m_state->setAccessibleName(tr("Search for local servers"));
    column->addWidget(m_state);
    m_addLocal = new ActionButton(tr("Add a local server"), ActionButton::Look::Plain, part);
    m_addLocal->setAccessibleName(tr("Add a local server"));
    m_look = new ActionButton(tr("Look for servers"), ActionButton::Look::Quiet, part);
    m_look->setAccessibleName(tr("Look for servers"));
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_addLocal);
    row->addWidget(m_look);
    row->addStretch(1);
    column->addLayout(row);
    connect(m_addLocal, &QAbstractButton::clicked, this, &StartPage::addLocalServerRequested);
    connect(m_look, &QAbstractButton::clicked, this, &StartPage::lookRequested);
    m_state->hide();
    m_look->hide();
    return part;
}

QWidget *StartPage::makeKeys(QWidget *steps)
{
    m_keysPart = new QWidget(steps);
    auto *column = new QVBoxLayout(m_keysPart);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(startHeading(tr("Keys in your environment"), 1.0, m_keysPart));
    auto *note = new TokenLabel(theme::Token::Muted, m_keysPart);
    note->setText(tr("A connection can use a variable by its name. The key is read when a message "
                     "is sent, and stored nowhere."));
    column->addWidget(note);
    m_keys = new QVBoxLayout;
    m_keys->setSpacing(8);
    column->addLayout(m_keys);
    m_keysPart->hide();
    return m_keysPart;
}

QWidget *StartPage::makeDemo(QWidget *steps)
{
    auto *part = new QWidget(steps);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(startHeading(tr("Try without a key"), 1.0, part));
    auto *demo = new TokenLabel(theme::Token::Muted, part);
    demo->setText(tr("The demo has three simulated connections that you can make fail in every "
                     "way. Quit, then start:"));
    column->addWidget(demo);
    auto *command = new QLabel(demoCommand(), part);
    command->setTextFormat(Qt::PlainText);
    command->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    command->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    command->setAccessibleName(tr("Demo command"));
    auto *copy = new ActionButton(icons::get(u"copy"_s), tr("Copy command"), part);
    auto *row = new QHBoxLayout;
    row->setSpacing(4);
    row->addWidget(command);
    row->addWidget(copy);
    row->addStretch(1);
    column->addLayout(row);
    connect(copy, &QAbstractButton::clicked, this,
            [] { QGuiApplication::clipboard()->setText(demoCommand()); });
    return part;
}

// A row of what there is and the button that takes it.
QWidget *StartPage::offer(const QString &title, const QString &subtitle, ActionButton *button)
{
    auto *row = new QWidget(this);
    auto *across = new QHBoxLayout(row);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(12);
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    auto *name = new QLabel(title, row);
    name->setTextFormat(Qt::PlainText);
    name->setWordWrap(true);
    auto *where = new TokenLabel(theme::Token::Muted, row);
    where->setText(subtitle);
    words->addWidget(name);
    words->addWidget(where);
    across->addLayout(words, 1);
    across->addWidget(button, 0, Qt::AlignVCenter);
    return row;
}

namespace {

void clearRows(QVBoxLayout *column)
{
    while (QLayoutItem *item = column->takeAt(0)) {
        if (QWidget *row = item->widget()) {
            row->hide();
            row->deleteLater(); // the click that leads here may come from it
        }
        delete item;
    }
}

} // namespace

void StartPage::setFirstSteps(const FirstSteps &steps)
{
    if (m_known == steps)
        return;
    const bool sameServers = m_known.servers == steps.servers;
    const bool sameKeys = m_known.keys == steps.keys;
    m_known = steps;
    if (!sameServers)
        showLocal();
    if (!sameKeys)
        showKeys();
    const QString ports = text::listed(steps.ports);
    if (steps.looking)
        m_state->setText(tr("Looking on this computer (ports %1)…").arg(ports));
    else if (steps.looked && steps.servers.empty())
        m_state->setText(tr("None answers on this computer (ports %1).").arg(ports));
    else
        m_state->clear();
    m_state->setVisible(!m_state->text().isEmpty());
    m_look->setVisible(!steps.looking && steps.servers.empty());
    m_look->setText(steps.looked ? tr("Look again") : tr("Look for servers"));
}

void StartPage::showLocal()
{
    clearRows(m_servers);
    for (int at = 0; at < static_cast<int>(m_known.servers.size()); ++at) {
        const FirstSteps::Server &server = m_known.servers[static_cast<std::size_t>(at)];
        auto *add = new ActionButton(tr("Add"), ActionButton::Look::Primary, this);
        add->setAccessibleName(tr("Add %1 at %2").arg(server.name, server.where));
        connect(add, &QAbstractButton::clicked, this, [this, at] { Q_EMIT addFoundRequested(at); });
        m_servers->addWidget(offer(tr("%1 is running").arg(server.name),
                                   tr("%1 · %2").arg(server.where, text::models(server.models)),
                                   add));
    }
    m_add->setLook(m_known.servers.empty() ? ActionButton::Look::Primary
                                           : ActionButton::Look::Plain);
}

void StartPage::showKeys()
{
    clearRows(m_keys);
    for (const FirstSteps::Key &key : m_known.keys) {
        auto *use = new ActionButton(tr("Use…"), ActionButton::Look::Plain, this);
        use->setAccessibleName(tr("Use %1 for %2").arg(key.variable, key.service));
        connect(use, &QAbstractButton::clicked, this,
                [this, key] { Q_EMIT useVariableRequested(key.preset, key.variable); });
        m_keys->addWidget(offer(key.variable, key.service, use));
    }
    m_keysPart->setVisible(!m_known.keys.empty());
}

void StartPage::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), palette().color(QPalette::Base));
}

void StartPage::setWaiting(bool waiting)
{
    m_page->setVisible(!waiting);
}

void StartPage::setWhatIsThere(bool has, bool conversations)
{
    m_title->setText(has ? tr("No conversation is open") : tr("Connect to a model"));
    m_text->setText(
        has && conversations ? tr("Choose one on the left, or begin a new one.")
        : has
            ? tr("Begin one: ask something, and the answer stays here.")
            : tr("Use your own key with a provider, or your own server. Keys stay in the desktop's "
                 "keychain, and a message goes only where you send it."));
    m_add->setVisible(!has);
    m_new->setVisible(has);
    m_firstSteps->setVisible(!has);
}

} // namespace breakerbox::ui
