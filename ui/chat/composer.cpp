// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/composer.h>

#include <ui/chat/filebar.h>
#include <ui/chat/targetbutton.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/icons.h>
#include <ui/widgets/theme.h>

#include <QAbstractTextDocumentLayout>
#include <QDropEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {
constexpr int kMostLines = 10;
constexpr int kRoomForWords = 480;
constexpr int kRoomForMoreWords = 600;
constexpr int kDraftAfter = 500; // milliseconds without typing
} // namespace

ComposerEdit::ComposerEdit(QWidget *parent)
    : QPlainTextEdit(parent)
{
    setFrameShape(QFrame::NoFrame);
    setPlaceholderText(tr("Message …"));
    setAccessibleName(tr("Message"));
    setTabChangesFocus(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    document()->setDocumentMargin(2);
    viewport()->setAutoFillBackground(false);
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            [this] { updateGeometry(); });
}

int ComposerEdit::heightFor(int lines) const
{
    return int(std::ceil(fontMetrics().lineSpacing() * lines + 2 * document()->documentMargin())) +
           2;
}

QSize ComposerEdit::sizeHint() const
{
    // A plain text document's size counts lines.
    const int lines = std::clamp(int(document()->size().height()), 1, kMostLines);
    return {200, heightFor(lines)};
}

QSize ComposerEdit::minimumSizeHint() const
{
    return {80, heightFor(1)};
}

void ComposerEdit::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter) {
        const bool control = event->modifiers() & Qt::ControlModifier;
        const bool shift = event->modifiers() & Qt::ShiftModifier;
        // Ctrl+Enter always sends; Shift+Enter always begins a line.
        if (control || (m_sendKey == SendKey::Enter && !shift)) {
            Q_EMIT sendRequested();
            return;
        }
        insertPlainText(u"\n"_s);
        ensureCursorVisible();
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
}

void ComposerEdit::focusInEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusInEvent(event);
    Q_EMIT focusChanged();
}

void ComposerEdit::focusOutEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusOutEvent(event);
    Q_EMIT focusChanged();
}

void ComposerEdit::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    updateGeometry();
    const bool all = sizeHint().height() <= height();
    setVerticalScrollBarPolicy(all ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
}

bool ComposerEdit::canInsertFromMimeData(const QMimeData *source) const
{
    return QPlainTextEdit::canInsertFromMimeData(source) || FileBar::offers(*source);
}

void ComposerEdit::insertFromMimeData(const QMimeData *source)
{
    if (FileBar::offers(*source)) {
        Q_EMIT filesGiven(source);
        return;
    }
    if (source->hasText())
        insertPlainText(source->text());
}

void ComposerEdit::dropEvent(QDropEvent *event)
{
    if (!FileBar::offers(*event->mimeData())) {
        QPlainTextEdit::dropEvent(event);
        return;
    }
    QDragLeaveEvent leave; // takes the text field's own mark away
    QPlainTextEdit::dragLeaveEvent(&leave);
    Q_EMIT filesGiven(event->mimeData());
    event->setDropAction(Qt::CopyAction); // a file is never taken away from where it lies
    event->accept();
}

Composer::Composer(const Clock &clock, QWidget *parent)
    : QFrame(parent),
      m_files(new FileBar(this)),
      m_edit(new ComposerEdit(this)),
      m_target(new TargetButton(clock, this)),
      m_attach(new ActionButton(icons::get(u"paperclip"_s), tr("Attach files"), this)),
      m_parameters(new ActionButton(icons::get(u"settings-2"_s), tr("Parameters"), this)),
      m_prompts(new ActionButton(icons::get(u"file-text"_s), tr("Prompts"), this)),
      m_send(new ActionButton(icons::get(u"send-horizontal"_s), tr("Send"), this)),
      m_more(new ActionButton(icons::get(u"chevron-down"_s), tr("More ways to send"), this)),
      m_stop(new ActionButton(icons::get(u"square-filled"_s), tr("Stop the reply"), this))
{
    m_send->setLook(ActionButton::Look::Primary);
    m_stop->setLook(ActionButton::Look::Plain);
    m_stop->hide();
    m_prompts->hide();
    m_prompts->setToolTip(tr("Use a prompt: type / in an empty message"));
    QFont body = m_edit->font();
    body.setPointSizeF(body.pointSizeF() * 1.05);
    m_edit->setFont(body);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_target);
    row->addWidget(m_attach);
    row->addWidget(m_parameters);
    row->addWidget(m_prompts);
    row->addStretch();
    row->addWidget(m_stop);
    row->addWidget(m_send);
    row->addWidget(m_more);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(4);
    auto *field = new QHBoxLayout;
    field->setContentsMargins(4, 0, 4, 0);
    field->addWidget(m_edit);
    auto *files = new QHBoxLayout;
    files->setContentsMargins(4, 0, 4, 0);
    files->addWidget(m_files);
    column->addLayout(files);
    column->addLayout(field);
    column->addLayout(row);
    setFocusProxy(m_edit);
    m_draftSoon.setSingleShot(true);
    m_draftSoon.setInterval(kDraftAfter);
    connect(&m_draftSoon, &QTimer::timeout, this, [this] { Q_EMIT draftChanged(text()); });
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_setting)
            m_draftSoon.start();
        refresh();
    });
    connect(m_edit, &ComposerEdit::sendRequested, this, &Composer::send);
    connect(m_edit, &ComposerEdit::focusChanged, this, qOverload<>(&QWidget::update));
    connect(m_edit, &ComposerEdit::filesGiven, this,
            [this](const QMimeData *mime) { takeFiles(*mime); });
    connect(m_files, &FileBar::changed, this, &Composer::refresh);
    connect(m_files, &FileBar::edited, this, &Composer::filesEdited);
    connect(m_files, &FileBar::emptied, this, &Composer::focusText);
    connect(m_attach, &QPushButton::clicked, this, &Composer::chooseFiles);
    connect(m_parameters, &QPushButton::clicked, this, &Composer::parametersRequested);
    connect(m_prompts, &QPushButton::clicked, this, &Composer::promptsRequested);
    connect(m_send, &QPushButton::clicked, this, &Composer::send);
    connect(m_more, &QPushButton::clicked, this, &Composer::openMore);
    connect(m_stop, &QPushButton::clicked, this, &Composer::stopRequested);
    refresh();
}

QString Composer::text() const
{
    return m_edit->toPlainText();
}

void Composer::setText(const QString &text)
{
    m_setting = true;
    m_draftSoon.stop();
    m_edit->setPlainText(text);
    m_edit->moveCursor(QTextCursor::End);
    m_setting = false;
}

std::vector<chat::Attachment> Composer::files() const
{
    return m_files->files();
}

void Composer::setFiles(const std::vector<chat::Attachment> &files)
{
    m_files->setFiles(files);
}

void Composer::clear()
{
    setText({});
    setFiles({});
}

void Composer::chooseFiles()
{
    if (m_sending || !isEnabled())
        return;
    auto *dialog = new QFileDialog(window(), tr("Attach files"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setNameFilters({tr("All files (*)"), tr("Images (*.png *.jpg *.jpeg *.gif *.webp)"),
                            tr("PDF (*.pdf)"), tr("Text (*.txt *.md *.csv *.json *.xml *.html)")});
    connect(dialog, &QFileDialog::filesSelected, m_files, &FileBar::addPaths);
    connect(dialog, &QFileDialog::finished, this, &Composer::focusText);
    dialog->open();
}

bool Composer::takeFiles(const QMimeData &mime)
{
    return !m_sending && isEnabled() && m_files->take(mime);
}

void Composer::quote(const QString &text)
{
    if (m_sending || text.trimmed().isEmpty())
        return;
    QTextCursor cursor = m_edit->textCursor();
    cursor.clearSelection();
    cursor.beginEditBlock();
    const QString line = cursor.block().text().left(cursor.positionInBlock());
    if (!line.isEmpty())
        cursor.insertText(u"\n\n"_s);
    QStringList lines = text.trimmed().split(u'\n');
    for (QString &each : lines)
        each.prepend(each.isEmpty() ? u">"_s : u"> "_s);
    cursor.insertText(lines.join(u'\n') + u"\n\n"_s);
    cursor.endEditBlock();
    m_edit->setTextCursor(cursor);
    m_edit->ensureCursorVisible();
    focusText();
}

void Composer::setRunning(bool running)
{
    // The focus does not fall into nothing with the button that had it.
    if (!running && m_stop->hasFocus())
        focusText();
    m_running = running;
    m_stop->setVisible(running);
    m_send->setToolTip(running ? tr("Send after the reply") : tr("Send"));
}

void Composer::setSending(bool sending)
{
    m_sending = sending;
    m_edit->setReadOnly(sending);
    m_files->setEnabled(!sending);
    m_attach->setEnabled(!sending);
    m_prompts->setEnabled(!sending);
    refresh();
}

void Composer::setSendKey(SendKey key)
{
    m_edit->setSendKey(key);
}

void Composer::setParametersSet(bool set)
{
    m_parametersSet = set;
    showWords();
}

// Where there is room, the word beside the icon; a dot says that something is set.
void Composer::showWords()
{
    const QString name =
        m_parametersSet ? tr("Parameters, set for this conversation") : tr("Parameters");
    const QString word = width() < kRoomForWords ? QString()
                         : m_parametersSet       ? tr("Parameters •")
                                                 : tr("Parameters");
    m_parameters->setText(word);
    m_prompts->setText(width() < kRoomForMoreWords ? QString() : tr("Prompts /"));
    m_stop->setText(width() < kRoomForWords ? QString() : tr("Stop"));
    m_parameters->setAccessibleName(name);
    m_parameters->setToolTip(m_parametersSet
                                 ? tr("System prompt and parameters are set for this conversation")
                                 : tr("System prompt and parameters of this conversation"));
}

void Composer::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    showWords();
}

void Composer::flushDraft()
{
    if (!m_draftSoon.isActive())
        return;
    m_draftSoon.stop();
    Q_EMIT draftChanged(text());
}

void Composer::focusText()
{
    m_edit->setFocus();
}

bool Composer::canSend() const
{
    const bool something = !text().trimmed().isEmpty() || !m_files->isEmpty();
    return !m_sending && something && !m_files->isReading() && !m_files->isRefused();
}

void Composer::refresh()
{
    m_send->setEnabled(canSend());
}

void Composer::openMore()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setAccessibleName(m_more->accessibleName());
    QAction *send = menu->addAction(
        m_send->icon(), m_running ? tr("Send after the reply") : tr("Send"), this, &Composer::send);
    send->setEnabled(canSend());
    QAction *several = menu->addAction(icons::get(u"columns-2"_s), tr("Ask several…"), this,
                                       &Composer::severalRequested);
    // Told, not bound: it is the window's.
    several->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Return));
    several->setShortcutContext(Qt::WidgetShortcut);
    several->setShortcutVisibleInContextMenu(true);
    several->setEnabled(canSend() && !m_running);
    menu->popup(m_more->mapToGlobal(QPoint(0, -menu->sizeHint().height() - 4)));
}

void Composer::send()
{
    if (!m_send->isEnabled())
        return;
    flushDraft();
    Q_EMIT sendRequested(text());
}

void Composer::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool focused = m_edit->hasFocus();
    painter.setPen(QPen(focused ? palette().color(QPalette::Active, QPalette::Highlight)
                                : theme::color(theme::Token::Border, palette()),
                        focused ? 1.5 : 1));
    painter.setBrush(palette().color(QPalette::Active, QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), theme::kCardRadius,
                            theme::kCardRadius);
}

} // namespace breakerbox::ui
