// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "shortcutspage.h"

#include <ui/settings/keycapture.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/columnfit.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/fieldbuttons.h>
#include <ui/widgets/icons.h>

#include <QHBoxLayout>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

enum ShortcutColumn { ActionColumn = 0, KeysColumn };
constexpr int kRowRole = Qt::UserRole; // place in the table

} // namespace

ShortcutsPage::ShortcutsPage(QWidget *parent)
    : SettingsPage(tr("Shortcuts"),
                   tr("Choose an action and press the keys it is to have. They hold at once."),
                   parent),
      m_filter(new QLineEdit(this)),
      m_list(new QTreeWidget(this)),
      m_columns(nullptr),
      m_name(new TokenLabel(theme::Token::Muted, this)),
      m_capture(new KeyCapture(this)),
      m_none(new ActionButton(tr("No keys"), ActionButton::Look::Plain, this)),
      m_reset(new ActionButton(tr("Default"), ActionButton::Look::Plain, this)),
      m_said(new TokenLabel(theme::Token::Muted, this)),
      m_take(new ActionButton(tr("Take over"), ActionButton::Look::Primary, this)),
      m_leave(new ActionButton(tr("Leave it"), ActionButton::Look::Plain, this)),
      m_resetAll(
          new ActionButton(tr("All back to their defaults"), ActionButton::Look::Plain, this))
{
    m_filter->setAccessibleName(tr("Search actions and keys"));
    m_filter->setPlaceholderText(tr("Search actions and keys"));
    m_filter->setClearButtonEnabled(true);
    nameFieldButtons(m_filter);
    m_list->setAccessibleName(tr("Actions"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setHeaderLabels({tr("Action"), tr("Keys")});
    m_list->setMinimumHeight(200);
    m_columns = new ColumnFit(m_list, ActionColumn);
    m_capture->setAccessibleName(tr("New keys"));
    m_none->setAccessibleDescription(tr("Takes its keys away"));

    auto *keys = new QHBoxLayout;
    keys->setSpacing(8);
    keys->addWidget(m_capture, 1);
    keys->addWidget(m_none);
    keys->addWidget(m_reset);
    auto *answer = new QHBoxLayout;
    answer->setSpacing(8);
    answer->addWidget(m_said, 1);
    answer->addWidget(m_take, 0, Qt::AlignTop);
    answer->addWidget(m_leave, 0, Qt::AlignTop);
    column()->addWidget(m_filter);
    column()->addWidget(m_list, 1);
    column()->addSpacing(4);
    column()->addWidget(m_name);
    column()->addLayout(keys);
    column()->addLayout(answer);
    column()->addWidget(m_resetAll, 0, Qt::AlignLeft);

    connect(m_filter, &QLineEdit::textChanged, this, &ShortcutsPage::showFound);
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this] {
        say({}, false);
        showCurrent();
    });
    connect(m_list, &QTreeWidget::itemActivated, m_capture,
            [this] { m_capture->setFocus(Qt::OtherFocusReason); });
    connect(m_capture, &KeyCapture::captured, this,
            [this](const QKeySequence &key) { wish({key}); });
    connect(m_none, &QAbstractButton::clicked, this, [this] { wish({}); });
    connect(m_reset, &QAbstractButton::clicked, this, [this] {
        if (const ShortcutRow *row = current())
            wish(row->standard);
    });
    connect(m_take, &QAbstractButton::clicked, this, [this] {
        give(std::exchange(m_wanted, {}));
        m_capture->setFocus(Qt::OtherFocusReason); // the button is gone
    });
    connect(m_leave, &QAbstractButton::clicked, this, [this] {
        say({}, false);
        m_capture->setFocus(Qt::OtherFocusReason);
    });
    connect(m_resetAll, &QAbstractButton::clicked, this, [this] {
        m_table = ShortcutTable(m_rows);
        report();
        say(tr("All keys are the usual ones again."), false);
    });
    say({}, false);
    showCurrent();
}

void ShortcutsPage::setRows(std::vector<ShortcutRow> rows)
{
    m_rows = std::move(rows);
    m_table = ShortcutTable(m_rows, m_changed);
    fill();
}

void ShortcutsPage::setValues(const settings::Values &values)
{
    m_changed = values.shortcuts;
    m_table = ShortcutTable(m_rows, m_changed);
    fill();
}

void ShortcutsPage::fill()
{
    m_list->clear();
    for (int at = 0; at < static_cast<int>(m_table.rows().size()); ++at) {
        auto *item = new QTreeWidgetItem(m_list);
        item->setData(ActionColumn, kRowRole, at);
        showRow(item);
    }
    m_list->setCurrentItem(m_list->topLevelItem(0));
    showFound();
    showCurrent();
    m_columns->fit();
}

void ShortcutsPage::showRow(QTreeWidgetItem *item) const
{
    const auto &row = m_table.rows()[item->data(ActionColumn, kRowRole).toUInt()];
    const QString keys = keysText(m_table.keysOf(row));
    item->setText(ActionColumn, row.text);
    item->setText(KeysColumn, row.name.isEmpty() ? tr("%1 (always)").arg(keys) : keys);
    QFont font = m_list->font();
    font.setWeight(m_table.isChanged(row) ? QFont::DemiBold : QFont::Normal);
    for (const int cell : {ActionColumn, KeysColumn}) {
        item->setFont(cell, font);
        item->setToolTip(cell, item->text(cell).toHtmlEscaped());
    }
    item->setData(ActionColumn, Qt::AccessibleDescriptionRole,
                  m_table.isChanged(row) ? tr("Changed. Usually %1.").arg(keysText(row.standard))
                                         : QString());
}

const ShortcutRow *ShortcutsPage::current() const
{
    const QTreeWidgetItem *item = m_list->currentItem();
    return item ? &m_table.rows()[item->data(ActionColumn, kRowRole).toUInt()] : nullptr;
}

void ShortcutsPage::showCurrent()
{
    const ShortcutRow *row = current();
    const bool mayChange = row && !row->name.isEmpty();
    m_capture->setEnabled(mayChange);
    m_none->setEnabled(mayChange && !m_table.keysOf(*row).isEmpty());
    m_reset->setEnabled(mayChange && m_table.isChanged(*row));
    m_resetAll->setEnabled(m_table.isAnyChanged());
    if (!row) {
        m_name->setText(tr("No action is chosen."));
        return;
    }
    const QString usual = row->standard.isEmpty() ? tr("none") : keysText(row->standard);
    m_name->setText(mayChange ? tr("New keys for “%1”. Usually: %2").arg(row->text, usual)
                              : tr("The keys of “%1” are always these.").arg(row->text));
    m_capture->setAccessibleName(tr("New keys for %1").arg(row->text));
}

int ShortcutsPage::filter(const QString &words)
{
    m_words = words;
    showFound();
    int found = 0;
    for (int at = 0; at < m_list->topLevelItemCount(); ++at)
        found += m_list->topLevelItem(at)->isHidden() ? 0 : 1;
    return found;
}

// By the words of the action or by its keys.
void ShortcutsPage::showFound()
{
    const QStringList wanted =
        (m_words + u' ' + m_filter->text()).simplified().split(u' ', Qt::SkipEmptyParts);
    QTreeWidgetItem *first = nullptr;
    for (int at = 0; at < m_list->topLevelItemCount(); ++at) {
        QTreeWidgetItem *item = m_list->topLevelItem(at);
        const QString text = item->text(ActionColumn) + u' ' + item->text(KeysColumn);
        const bool found = std::ranges::all_of(wanted, [&text](const QString &word) {
            return text.contains(word, Qt::CaseInsensitive);
        });
        item->setHidden(!found);
        if (found && !first)
            first = item;
    }
    const QTreeWidgetItem *chosen = m_list->currentItem();
    if (!chosen || chosen->isHidden())
        m_list->setCurrentItem(first);
}

void ShortcutsPage::wish(const QList<QKeySequence> &keys)
{
    const ShortcutRow *row = current();
    if (!row)
        return;
    m_wanted.clear();
    for (const QKeySequence &key : keys) {
        const QString text = key.toString(QKeySequence::NativeText);
        if (!row->standard.contains(key) && !canBeShortcut(key)) {
            say(tr("%1 alone writes text. Hold Ctrl, Alt or Meta with it, or take a function key.")
                    .arg(text),
                false);
            return;
        }
        const ShortcutRow *other = m_table.owner(key, row->name);
        if (!other)
            continue;
        if (other->name.isEmpty()) {
            say(tr("%1 is always “%2”. Press other keys.").arg(text, other->text), false);
            return;
        }
        m_wanted = keys;
        say(tr("%1 is “%2” now. It would have these keys no longer.").arg(text, other->text), true);
        return;
    }
    give(keys);
}

void ShortcutsPage::give(const QList<QKeySequence> &keys)
{
    const ShortcutRow *row = current();
    if (!row)
        return;
    m_table.give(row->name, keys);
    report();
    say(keys.isEmpty() ? tr("“%1” has no keys now.").arg(row->text)
                       : tr("“%1” is %2 now.").arg(row->text, keysText(m_table.keysOf(*row))),
        false);
}

void ShortcutsPage::report()
{
    for (int at = 0; at < m_list->topLevelItemCount(); ++at)
        showRow(m_list->topLevelItem(at));
    showCurrent();
    m_columns->fit();
    m_changed = m_table.changed();
    Q_EMIT changed([now = m_changed](settings::Values &values) { values.shortcuts = now; });
}

void ShortcutsPage::say(const QString &sentence, bool asks)
{
    if (!asks)
        m_wanted.clear();
    m_said->setText(sentence);
    m_said->setVisible(!sentence.isEmpty());
    m_take->setVisible(asks);
    m_leave->setVisible(asks);
    // A screen reader is told by the field that has the keys.
    m_capture->setAccessibleDescription(sentence);
}

} // namespace breakerbox::ui
