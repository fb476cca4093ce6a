// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/queuestrip.h>

#include <ui/text/hiddentext.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/icons.h>
#include <ui/widgets/theme.h>

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr qsizetype kShownLength = 300;

QString shownText(const chat::Message &message)
{
    QString words =
        text::withMarks(message.text.left(kShownLength).simplified(), text::HiddenIn::Prose);
    if (message.attachments.empty())
        return words;
    return QueueStrip::tr("%1 (with attachments)").arg(words);
}

QString headingFor(size_t count, flows::QueueWait wait)
{
    if (wait == flows::QueueWait::Reply) {
        return count == 1 ? QueueStrip::tr("Next, when the reply is there")
                          : QueueStrip::tr("Next, one after the other, when the reply is there");
    }
    return QueueStrip::tr("Not sent by itself: decide when to send it");
}

} // namespace

QueueStrip::QueueStrip(QWidget *parent)
    : QFrame(parent),
      m_heading(new TokenLabel(theme::Token::Muted, this)),
      m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(12, 8, 4, 4);
    m_column->setSpacing(2);
    m_column->addWidget(m_heading);
    hide();
}

QString QueueStrip::heading() const
{
    return isHidden() ? QString() : m_heading->text();
}

QueueStrip::Row QueueStrip::makeRow()
{
    Row row;
    row.box = new QWidget(this);
    row.words = new ElidedLabel(row.box);
    row.field = new QLineEdit(row.box);
    row.field->setAccessibleName(tr("Waiting message"));
    row.field->hide();
    row.field->installEventFilter(this);
    const auto button = [&row](const char16_t *icon, const QString &name) {
        return new ActionButton(icons::get(QString::fromUtf16(icon)), name, row.box);
    };
    row.now = button(u"send-horizontal", tr("Send now"));
    row.edit = button(u"pencil", tr("Edit waiting message"));
    row.up = button(u"arrow-up", tr("Earlier"));
    row.down = button(u"arrow-down", tr("Later"));
    row.cancel = button(u"x", tr("Remove waiting message"));
    row.now->setToolTip(tr("Send now; a reply on its way is stopped, what came of it is kept"));
    auto *line = new QHBoxLayout(row.box);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(2);
    line->addWidget(row.words, 1);
    line->addWidget(row.field, 1);
    for (ActionButton *each : {row.now, row.edit, row.up, row.down, row.cancel})
        line->addWidget(each);
    m_column->addWidget(row.box);
    const size_t at = m_rows.size();
    const auto id = [this, at] { return m_rows[at].id; };
    connect(row.now, &QPushButton::clicked, this, [this, id] { Q_EMIT sendNowWanted(id()); });
    connect(row.edit, &QPushButton::clicked, this, [this, at] { beginEdit(m_rows[at]); });
    connect(row.up, &QPushButton::clicked, this, [this, id] { Q_EMIT moved(id(), -1); });
    connect(row.down, &QPushButton::clicked, this, [this, id] { Q_EMIT moved(id(), 1); });
    connect(row.cancel, &QPushButton::clicked, this, [this, id] { Q_EMIT cancelled(id()); });
    connect(row.field, &QLineEdit::returnPressed, this, [this, at] { endEdit(m_rows[at], true); });
    return row;
}

void QueueStrip::setQueue(const std::vector<chat::Message> &queue, flows::QueueWait wait)
{
    m_queue = queue;
    while (m_rows.size() < queue.size())
        m_rows.push_back(makeRow());
    for (size_t i = 0; i < m_rows.size(); ++i) {
        Row &row = m_rows[i];
        row.box->setVisible(i < queue.size());
        if (i < queue.size())
            showRow(row, queue[i], i == 0, i + 1 == queue.size());
    }
    m_heading->setText(headingFor(queue.size(), wait));
    setAccessibleName(
        tr("%1: %2", "what waits, for what").arg(tr("Waiting messages"), m_heading->text()));
    setVisible(!queue.empty());
}

void QueueStrip::showRow(Row &row, const chat::Message &message, bool first, bool last)
{
    if (row.id != message.id)
        endEdit(row, false);
    row.id = message.id;
    const QString words = shownText(message);
    row.words->setText(words);
    row.words->setAccessibleName(words);
    row.up->setEnabled(!first);
    row.down->setEnabled(!last);
}

// One line is enough for a change of words; longer texts keep their lines as they are.
void QueueStrip::beginEdit(const Row &row)
{
    const auto found = std::ranges::find(m_queue, row.id, &chat::Message::id);
    if (found == m_queue.end())
        return;
    QString line = found->text;
    row.field->setText(line.replace(u'\n', QChar::LineSeparator));
    row.words->hide();
    row.field->show();
    row.field->setFocus(Qt::OtherFocusReason);
}

void QueueStrip::endEdit(const Row &row, bool keep)
{
    if (row.field->isHidden())
        return;
    const bool focused = row.field->hasFocus();
    row.field->hide();
    row.words->show();
    if (focused)
        row.edit->setFocus(Qt::OtherFocusReason);
    QString text = row.field->text();
    text.replace(QChar::LineSeparator, u'\n');
    if (keep && !text.trimmed().isEmpty())
        Q_EMIT edited(row.id, text);
}

const QueueStrip::Row *QueueStrip::rowOf(const QObject *field) const
{
    const auto found =
        std::ranges::find_if(m_rows, [field](const Row &row) { return row.field == field; });
    return found == m_rows.end() ? nullptr : &*found;
}

bool QueueStrip::eventFilter(QObject *object, QEvent *event)
{
    const bool key = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (key && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        if (const Row *row = rowOf(object)) {
            if (event->type() == QEvent::KeyPress)
                endEdit(*row, false);
            event->accept();
            return event->type() == QEvent::KeyPress;
        }
    }
    return QFrame::eventFilter(object, event);
}

void QueueStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme::color(theme::Token::Border, palette()), 1));
    painter.setBrush(theme::color(theme::Token::CardBackground, palette()));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), theme::kCardRadius,
                            theme::kCardRadius);
}

} // namespace breakerbox::ui
