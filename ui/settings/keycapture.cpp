// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "keycapture.h"

#include <QKeyEvent>

namespace breakerbox::ui {

namespace {

bool leaves(const QKeyEvent &event)
{
    return event.key() == Qt::Key_Escape || event.key() == Qt::Key_Tab ||
           event.key() == Qt::Key_Backtab;
}

bool isModifier(int key)
{
    return key == Qt::Key_Control || key == Qt::Key_Shift || key == Qt::Key_Alt ||
           key == Qt::Key_AltGr || key == Qt::Key_Meta || key == Qt::Key_CapsLock ||
           key == Qt::Key_NumLock || key == Qt::Key_unknown || key == 0;
}

} // namespace

KeyCapture::KeyCapture(QWidget *parent)
    : QLineEdit(parent)
{
    setReadOnly(true);
    setContextMenuPolicy(Qt::NoContextMenu);
    setPlaceholderText(tr("Press the new keys"));
}

bool KeyCapture::event(QEvent *event)
{
    // Nothing else may act on them meanwhile.
    if (event->type() == QEvent::ShortcutOverride &&
        !leaves(*static_cast<const QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QLineEdit::event(event);
}

void KeyCapture::keyPressEvent(QKeyEvent *event)
{
    if (leaves(*event)) {
        QLineEdit::keyPressEvent(event);
        event->ignore();
        return;
    }
    event->accept();
    if (isModifier(event->key()) || event->isAutoRepeat())
        return;
    auto held = event->modifiers() & ~(Qt::KeypadModifier | Qt::GroupSwitchModifier);
    // "Ctrl++": the sign needs Shift on many keyboards, and says so itself.
    const bool isSign = event->key() <= 0xffff && !QChar(event->key()).isLetterOrNumber();
    if (isSign && held.testFlag(Qt::ShiftModifier) && event->key() != Qt::Key_Space)
        held.setFlag(Qt::ShiftModifier, false);
    Q_EMIT captured(QKeySequence(QKeyCombination(held, Qt::Key(event->key()))));
}

} // namespace breakerbox::ui
