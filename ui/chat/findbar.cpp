// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/findbar.h>

#include <ui/chat/conversationsearch.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/fieldbuttons.h>
#include <ui/widgets/icons.h>

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

FindBar::FindBar(ConversationSearch &search, QWidget *parent)
    : QWidget(parent),
      m_search(search),
      m_field(new QLineEdit(this)),
      m_count(new TokenLabel(theme::Token::Muted, this)),
      m_case(new ActionButton(tr("Aa"), ActionButton::Look::Quiet, this)),
      m_previous(new ActionButton(icons::get(u"chevron-up"_s), tr("Previous match"), this)),
      m_next(new ActionButton(icons::get(u"chevron-down"_s), tr("Next match"), this))
{
    auto *close = new ActionButton(icons::get(u"x"_s), tr("Close search"), this);
    m_field->setAccessibleName(tr("Find in conversation"));
    m_field->setPlaceholderText(tr("Find in conversation"));
    m_field->addAction(icons::get(u"search"_s), QLineEdit::LeadingPosition);
    nameFieldButtons(m_field);
    m_field->setMinimumWidth(80);
    m_field->setMaximumWidth(360);
    m_count->setWordWrap(false);
    m_case->setCheckable(true);
    m_case->setAccessibleName(tr("Match case"));
    m_case->setToolTip(tr("Match case"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(16, 6, 16, 6);
    row->setSpacing(4);
    row->addWidget(m_field, 1);
    row->addSpacing(4);
    row->addWidget(m_count);
    row->addStretch();
    row->addWidget(m_case);
    row->addWidget(m_previous);
    row->addWidget(m_next);
    row->addWidget(close);
    hide();
    connect(m_field, &QLineEdit::textChanged, this, &FindBar::look);
    connect(m_case, &QPushButton::toggled, this, &FindBar::look);
    connect(m_previous, &QPushButton::clicked, &search, &ConversationSearch::previous);
    connect(m_next, &QPushButton::clicked, &search, &ConversationSearch::next);
    connect(close, &QPushButton::clicked, this, &FindBar::leave);
    connect(&search, &ConversationSearch::changed, this, &FindBar::refresh);
    refresh();
}

void FindBar::open(const QString &words)
{
    const bool was = isVisible();
    show();
    if (!words.isEmpty())
        m_field->setText(words);
    m_field->selectAll();
    m_field->setFocus(Qt::ShortcutFocusReason);
    look();
    if (!was)
        Q_EMIT opened();
}

void FindBar::look()
{
    m_search.setWords(m_field->text(),
                      m_case->isChecked() ? Qt::CaseSensitive : Qt::CaseInsensitive);
}

QString FindBar::count() const
{
    return m_count->text();
}

bool FindBar::isComplete() const
{
    return m_search.isDone();
}

void FindBar::refresh()
{
    QString words;
    const int total = m_search.total();
    if (!m_search.words().isEmpty()) {
        const QLocale locale;
        const QString all = locale.toString(total);
        if (total == 0)
            words = m_search.isDone() ? tr("Nothing found") : tr("Searching…");
        else if (m_search.current() == 0)
            words = tr("%n found", nullptr, total);
        else
            words = tr("%1 of %2").arg(locale.toString(m_search.current()), all);
    }
    m_count->setText(words);
    m_previous->setEnabled(total > 0);
    m_next->setEnabled(total > 0);
}

void FindBar::leave()
{
    hide();
    m_search.setWords({}, Qt::CaseInsensitive);
    Q_EMIT closed();
}

bool FindBar::event(QEvent *event)
{
    // Escape closes the bar, although it stops a reply elsewhere in the window.
    if (event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void FindBar::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        leave();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (event->modifiers() & Qt::ShiftModifier)
            m_search.previous();
        else
            m_search.next();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void FindBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Active, QPalette::Base));
    painter.fillRect(0, height() - 1, width(), 1, theme::color(theme::Token::Border, palette()));
}

} // namespace breakerbox::ui
