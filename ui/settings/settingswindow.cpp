// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "settingswindow.h"

#include <ui/help/helpbutton.h>
#include <ui/settings/generalpages.h>
#include <ui/settings/policypage.h>
#include <ui/settings/pricespage.h>
#include <ui/settings/shortcutspage.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/screenroom.h>

#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace breakerbox::ui {

namespace {

QFrame *line(QFrame::Shape shape, QWidget *parent)
{
    auto *made = new QFrame(parent);
    made->setFrameShape(shape);
    made->setFrameShadow(QFrame::Plain);
    made->setForegroundRole(QPalette::Midlight);
    return made;
}

} // namespace

SettingsWindow::SettingsWindow(const settings::Values &values, const QString &dataFolder,
                               QWidget *parent)
    : QDialog(parent),
      m_values(values),
      m_search(new QLineEdit(this)),
      m_list(new QListWidget(this)),
      m_stack(new QStackedWidget(this)),
      m_nothing(new TokenLabel(theme::Token::Muted, this)),
      m_policies(new PolicyPage(this)),
      m_appearance(new AppearancePage(this)),
      m_shortcuts(new ShortcutsPage(this)),
      m_prices(new PricesPage(this)),
      m_conversation(new ConversationPage(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Settings"));
    resizeOnScreen(*this, {820, 640});
    m_search->setPlaceholderText(tr("Search settings"));
    m_search->setAccessibleName(tr("Search settings"));
    m_search->setClearButtonEnabled(true);
    m_list->setAccessibleName(tr("Pages"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->viewport()->setBackgroundRole(QPalette::Window);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setUniformItemSizes(true);
    m_nothing->setText(tr("No setting has these words."));
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setContentsMargins(24, 24, 24, 24);

    auto *side = new QVBoxLayout;
    side->setContentsMargins(12, 12, 12, 12);
    side->setSpacing(8);
    side->addWidget(m_search);
    side->addWidget(m_list, 1);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addLayout(side, 1);
    middle->addWidget(line(QFrame::VLine, this));
    middle->addWidget(m_stack, 3);
    auto *close = new ActionButton(tr("Close"), ActionButton::Look::Plain, this);
    close->setAutoDefault(false);
    auto *buttons = new QHBoxLayout;
    buttons->setContentsMargins(24, 12, 24, 16);
    buttons->addWidget(makeHelpButton(HelpTopic::Breaker, this));
    buttons->addStretch(1);
    buttons->addWidget(close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(middle, 1);
    column->addWidget(line(QFrame::HLine, this));
    column->addLayout(buttons);

    addPage(m_policies);
    addPage(new PrivacyPage(this));
    addPage(m_conversation);
    addPage(m_appearance);
    m_desktop = new DesktopPage(this);
    addPage(m_desktop);
    addPage(m_shortcuts);
    addPage(m_prices);
    addPage(new DataPage(dataFolder, this));
    m_stack->addWidget(m_nothing);
    m_list->setCurrentRow(0);
    connect(m_list, &QListWidget::currentRowChanged, m_stack, [this](int row) {
        if (row >= 0)
            m_stack->setCurrentIndex(row);
    });
    connect(m_search, &QLineEdit::textChanged, this, &SettingsWindow::search);
    connect(close, &QAbstractButton::clicked, this, &QDialog::accept);
    auto *find = new QShortcut(QKeySequence::Find, this);
    connect(find, &QShortcut::activated, m_search, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
}

void SettingsWindow::addPage(SettingsPage *page)
{
    page->setValues(m_values);
    m_pages.push_back(page);
    m_stack->addWidget(page);
    m_list->addItem(page->title());
    connect(page, &SettingsPage::changed, this,
            [this](const std::function<void(settings::Values &)> &change) {
                change(m_values);
                Q_EMIT changed(m_values);
            });
}

void SettingsWindow::setGlobalKey(GlobalKeyState state, const QString &trigger)
{
    m_desktop->setGlobalKey(state, trigger);
}

void SettingsWindow::showPolicies(connections::ConnectionKind kind)
{
    m_search->clear();
    m_policies->choose(kind);
    m_list->setCurrentRow(0);
}

void SettingsWindow::showLanguage()
{
    m_search->clear();
    m_list->setCurrentRow(m_stack->indexOf(m_appearance));
    m_appearance->focusLanguage();
}

void SettingsWindow::setShortcutRows(std::vector<ShortcutRow> rows)
{
    m_shortcuts->setRows(std::move(rows));
}

void SettingsWindow::setShippedPrices(const connections::PriceTable &prices,
                                      const std::vector<std::pair<QString, QString>> &services)
{
    m_prices->setShipped(prices, services);
}

void SettingsWindow::setLanguages(const QStringList &there)
{
    m_conversation->setLanguages(there);
}

// A page whose title has the words is shown whole.
void SettingsWindow::search(const QString &words)
{
    int first = -1;
    for (int row = 0; row < m_list->count(); ++row) {
        SettingsPage *page = m_pages[static_cast<std::size_t>(row)];
        const bool isTitle =
            !words.isEmpty() && page->title().contains(words.simplified(), Qt::CaseInsensitive);
        const bool any = page->filter(isTitle ? QString() : words) > 0;
        m_list->item(row)->setHidden(!any);
        if (any && first < 0)
            first = row;
    }
    const QListWidgetItem *current = m_list->currentItem();
    if (first < 0) {
        m_stack->setCurrentWidget(m_nothing);
        return;
    }
    if (!current || current->isHidden())
        m_list->setCurrentRow(first);
    m_stack->setCurrentIndex(m_list->currentRow());
}

// Escape first empties the search: it closes the nearest thing.
void SettingsWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && !m_search->text().isEmpty()) {
        m_search->clear();
        return;
    }
    QDialog::keyPressEvent(event);
}

} // namespace breakerbox::ui
