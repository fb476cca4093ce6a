// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/sidebyside.h>

#include <ui/chat/answercolumn.h>
#include <ui/chat/readingview.h>
#include <ui/chat/turnbar.h>
#include <ui/text/hiddentext.h>
#include <ui/widgets/actionbutton.h>

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr int kBetweenColumns = 8;
constexpr int kTabText = 24; // letters

} // namespace

SideBySide::SideBySide(const Clock &clock, QWidget *parent)
    : QWidget(parent),
      m_clock(clock),
      m_bar(new TurnBar(u"columns-2"_s, tr("Back to the conversation"), this)),
      m_tabs(new QTabBar(this)),
      m_row(new QHBoxLayout)
{
    m_bar->button()->setToolTip(tr("Back to the conversation (Escape)"));
    m_tabs->setAccessibleName(tr("Answers"));
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    m_tabs->hide();
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(kBetweenColumns);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 4);
    column->setSpacing(8);
    column->addWidget(m_bar);
    column->addWidget(m_tabs);
    column->addLayout(m_row, 1);
    connect(m_bar, &TurnBar::chosen, this, &SideBySide::closeWanted);
    connect(m_tabs, &QTabBar::currentChanged, this, &SideBySide::arrange);
}

AnswerColumn *SideBySide::makeColumn()
{
    auto *made = new AnswerColumn(m_clock, this);
    m_row->addWidget(made, 1);
    connect(made, &AnswerColumn::goOnWanted, this, &SideBySide::goOnWanted);
    return made;
}

void SideBySide::setAnswers(const QString &question, const std::vector<chat::Message> &answers)
{
    forget();
    for (const chat::Message &answer : answers) {
        AnswerColumn *made = makeColumn();
        m_columns.push_back(made);
        Q_EMIT viewMade(made->view());
        made->setMessage(answer);
        m_tabs->addTab(QString());
    }
    const QString words = text::withMarks(question.left(500).simplified(), text::HiddenIn::Prose);
    m_bar->say(words.isEmpty() ? tr("%n answers", nullptr, int(answers.size()))
                               : tr("You: %1").arg(words));
    QWidget *before = m_tabs;
    for (const AnswerColumn *each : m_columns) {
        QWidget::setTabOrder(before, each->view());
        QWidget::setTabOrder(each->view(), each->goOn());
        before = each->goOn();
    }
    refreshTabs();
    arrange();
}

void SideBySide::exchange(const MessageId &old, const chat::Message &answer)
{
    if (AnswerColumn *place = column(old))
        place->setMessage(answer);
    refreshTabs();
}

void SideBySide::removeAnswer(const MessageId &id)
{
    const auto found = std::ranges::find(m_columns, id, &AnswerColumn::id);
    if (found == m_columns.end())
        return;
    AnswerColumn *gone = *found;
    const auto index = found - m_columns.begin();
    const bool focused = gone->isAncestorOf(QApplication::focusWidget());
    m_columns.erase(found);
    gone->hide();
    gone->deleteLater();
    m_tabs->removeTab(int(index));
    arrange();
    if (focused && !m_columns.empty())
        m_columns.front()->goOn()->setFocus(Qt::OtherFocusReason);
}

void SideBySide::forget()
{
    for (AnswerColumn *each : std::exchange(m_columns, {})) {
        each->hide();
        each->deleteLater();
    }
    while (m_tabs->count() > 0)
        m_tabs->removeTab(m_tabs->count() - 1);
}

AnswerColumn *SideBySide::column(const MessageId &id) const
{
    const auto found = std::ranges::find(m_columns, id, &AnswerColumn::id);
    return found == m_columns.end() ? nullptr : *found;
}

ReadingView *SideBySide::current() const
{
    const QWidget *focus = QApplication::focusWidget();
    for (const AnswerColumn *each : m_columns) {
        if (focus && each->isAncestorOf(focus))
            return each->view();
    }
    const auto index = size_t(std::max(0, m_tabs->currentIndex()));
    return index < m_columns.size() ? m_columns[index]->view() : nullptr;
}

bool SideBySide::isFolded() const
{
    const int count = int(m_columns.size());
    const QMargins around = layout()->contentsMargins();
    const int room =
        width() - around.left() - around.right() - kBetweenColumns * std::max(0, count - 1);
    return count > 1 && room < count * kLeastWidth;
}

void SideBySide::choose(const MessageId &id)
{
    const auto found = std::ranges::find(m_columns, id, &AnswerColumn::id);
    if (found == m_columns.end())
        return;
    m_tabs->setCurrentIndex(int(found - m_columns.begin()));
    arrange();
}

void SideBySide::refreshTabs()
{
    for (int i = 0; i < m_tabs->count() && i < int(m_columns.size()); ++i) {
        const AnswerColumn *each = m_columns[size_t(i)];
        QString title = each->title();
        if (title.size() > kTabText)
            title = title.left(kTabText) + u'…';
        m_tabs->setTabText(i, title.replace(u'&', u"&&"_s));
        m_tabs->setTabToolTip(i, each->accessibleName().toHtmlEscaped());
    }
}

// Columns where all of them have room, else the one whose tab is chosen.
void SideBySide::arrange()
{
    const bool folded = isFolded();
    m_tabs->setVisible(folded);
    for (size_t i = 0; i < m_columns.size(); ++i)
        m_columns[i]->setVisible(!folded || int(i) == m_tabs->currentIndex());
}

void SideBySide::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void SideBySide::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier)
        Q_EMIT closeWanted();
    else
        QWidget::keyPressEvent(event);
}

} // namespace breakerbox::ui
