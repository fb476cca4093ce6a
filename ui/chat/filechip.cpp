// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/filechip.h>

#include <ui/text/filetext.h>
#include <ui/text/hiddentext.h>
#include <ui/text/moments.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/icons.h>

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr int kPicture = 36;
constexpr int kIcon = 20;
constexpr int kMostName = 200;
constexpr qreal kRadius = 4;

// The middle of the picture, square, with round corners.
QPixmap cut(const QImage &image, qreal ratio)
{
    const int side = qRound(kPicture * ratio);
    const QImage filled =
        image.scaled(side, side, Qt::KeepAspectRatioByExpanding, Qt::SmoothTransformation);
    QPixmap pixmap(side, side);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath path;
    path.addRoundedRect(QRectF(0, 0, side, side), kRadius * ratio, kRadius * ratio);
    painter.setClipPath(path);
    painter.drawImage((side - filled.width()) / 2, (side - filled.height()) / 2, filled);
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

} // namespace

FileChip::FileChip(const chat::Attachment &file, Removable removable, QWidget *parent)
    : QFrame(parent),
      m_file(file),
      m_name(file.name)
{
    layOut(removable);
    refresh();
}

FileChip::FileChip(const QString &name, QWidget *parent)
    : QFrame(parent),
      m_name(name),
      m_reading(true)
{
    layOut(Removable::Yes);
    refresh();
}

void FileChip::layOut(Removable removable)
{
    m_picture = new QLabel(this);
    m_picture->setFixedSize(kPicture, kPicture);
    m_picture->setAlignment(Qt::AlignCenter);
    m_title = new ElidedLabel(this);
    m_title->setElideMode(Qt::ElideMiddle);
    m_title->setTextFormat(Qt::PlainText);
    m_figures = new TokenLabel(theme::Token::Muted, this);
    m_figures->setWordWrap(false);
    QFont small = m_figures->font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    m_figures->setFont(small);
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addStretch(1);
    words->addWidget(m_title);
    words->addWidget(m_figures);
    words->addStretch(1);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(5, 5, removable == Removable::Yes ? 3 : 10, 5);
    row->setSpacing(8);
    row->addWidget(m_picture);
    row->addLayout(words);
    if (removable == Removable::Yes) {
        m_remove = new ActionButton(icons::get(u"x"_s), QString(), this);
        m_remove->setLook(ActionButton::Look::Quiet);
        m_remove->installEventFilter(this);
        connect(m_remove, &QAbstractButton::clicked, this, &FileChip::removed);
        row->addWidget(m_remove, 0, Qt::AlignVCenter);
    }
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

void FileChip::setFile(const chat::Attachment &file)
{
    m_file = file;
    m_name = file.name;
    m_reading = false;
    refresh();
}

void FileChip::setThumbnail(const QImage &image)
{
    m_thumbnail = image;
    showIcon();
}

void FileChip::setRefusal(const QString &sentence)
{
    if (sentence == m_refusal)
        return;
    m_refusal = sentence;
    refresh();
}

QString FileChip::phrase() const
{
    return m_reading ? tr("%1, being read").arg(text::withMarks(m_name, text::HiddenIn::Code))
                     : text::filePhrase(m_file);
}

void FileChip::refresh()
{
    const QString shown = text::withMarks(m_name, text::HiddenIn::Code);
    m_title->setText(shown);
    m_title->setFixedWidth(
        std::min(m_title->fontMetrics().horizontalAdvance(shown) + 2, kMostName));
    m_figures->setToken(m_refusal.isEmpty() ? theme::Token::Muted : theme::Token::Fail);
    m_figures->setText(m_reading             ? tr("Reading…")
                       : m_refusal.isEmpty() ? tr("%1 · %2", "kind and size of a file")
                                                   .arg(text::fileKind(m_file.mediaType),
                                                        text::bytes(m_file.bytes.size()))
                                             : tr("Not taken"));
    const QString name = m_refusal.isEmpty() ? phrase() : tr("%1. %2").arg(phrase(), m_refusal);
    setAccessibleName(name);
    setToolTip(m_refusal.isEmpty() ? QString() : m_refusal);
    if (m_remove) {
        const QString remove = tr("Remove %1").arg(shown);
        m_remove->setAccessibleName(remove);
        m_remove->setAccessibleDescription(m_refusal);
        m_remove->setToolTip(remove);
    }
    showIcon();
    update();
}

void FileChip::showIcon()
{
    if (!m_thumbnail.isNull()) {
        m_picture->setPixmap(cut(m_thumbnail, devicePixelRatioF()));
        return;
    }
    const bool image = m_file.mediaType.startsWith("image/"_L1);
    m_picture->setPixmap(icons::get(image ? u"image"_s : u"file-text"_s)
                             .pixmap(QSize(kIcon, kIcon), devicePixelRatioF()));
}

bool FileChip::eventFilter(QObject *object, QEvent *event)
{
    if (object == m_remove && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Delete || key == Qt::Key_Backspace) {
            Q_EMIT removed();
            return true;
        }
    }
    return QFrame::eventFilter(object, event);
}

void FileChip::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_picture)
        showIcon();
}

void FileChip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool refused = !m_refusal.isEmpty();
    painter.setPen(
        QPen(theme::color(refused ? theme::Token::Fail : theme::Token::Border, palette()), 1));
    painter.setBrush(palette().color(QPalette::Active, QPalette::Window));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

} // namespace breakerbox::ui
