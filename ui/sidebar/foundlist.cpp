// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "foundlist.h"

#include <ui/text/errortext.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/elidedlabel.h>

#include <QKeyEvent>
#include <QListView>
#include <QVBoxLayout>

namespace breakerbox::ui {

FoundList::FoundList(QListView *list, QWidget *parent)
    : QWidget(parent),
      m_list(list),
      m_heading(new TokenLabel(theme::Token::Muted, this)),
      m_words(new TokenLabel(theme::Token::Muted, this)),
      m_more(new ActionButton(tr("Show more"), ActionButton::Look::Plain, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    QFont font = m_heading->font();
    font.setWeight(QFont::DemiBold);
    font.setPointSizeF(font.pointSizeF() * 0.9);
    m_heading->setFont(font);
    m_heading->setContentsMargins(16, 8, 16, 4);
    m_heading->setText(tr("In messages"));
    m_words->setContentsMargins(16, 4, 16, 12);
    for (QWidget *label : {static_cast<QWidget *>(m_heading), static_cast<QWidget *>(m_words)})
        label->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_list->setParent(this);
    m_list->setModel(&m_model);
    m_list->installEventFilter(this);
    column->addWidget(m_heading);
    column->addWidget(m_words);
    column->addWidget(m_list, 1);
    column->addWidget(m_more, 0, Qt::AlignHCenter);
    column->addStretch(0); // below the words where there is no list
    connect(m_list, &QListView::clicked, this, &FoundList::choose);
    connect(m_more, &QAbstractButton::clicked, this, &FoundList::moreRequested);
    setAnswer({});
}

void FoundList::setAnswer(const flows::SearchAnswer &answer)
{
    m_model.setAnswer(answer);
    setVisible(!answer.typed.isEmpty());
    m_list->setVisible(!answer.hits.empty());
    m_more->setVisible(answer.more);
    QString words;
    if (answer.failed)
        words = text::sentence(answer.failed->code);
    else if (!answer.whole)
        words = tr("Older messages are still being taken in.");
    else if (answer.hits.empty() && !answer.looking)
        words = tr("No message has these words.");
    m_words->setText(words);
    m_words->setVisible(!words.isEmpty());
}

bool FoundList::focusFirst()
{
    if (!isVisible() || m_model.rowCount() == 0)
        return false;
    m_list->setFocus(Qt::TabFocusReason);
    if (!m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_model.index(0));
    return true;
}

void FoundList::choose(const QModelIndex &index)
{
    if (const store::SearchHit *hit = m_model.hitAt(index))
        Q_EMIT chosen(hit->conversation, hit->message);
}

bool FoundList::eventFilter(QObject *object, QEvent *event)
{
    if (object == m_list && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            choose(m_list->currentIndex());
            return true;
        }
    }
    return QWidget::eventFilter(object, event);
}

} // namespace breakerbox::ui
