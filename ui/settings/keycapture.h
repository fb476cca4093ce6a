// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QLineEdit>

namespace breakerbox::ui {

// A field that takes the keys that are pressed in it, not what they write. Tab and Escape leave it.
class KeyCapture final : public QLineEdit
{
    Q_OBJECT
public:
    explicit KeyCapture(QWidget *parent = nullptr);

Q_SIGNALS:
    void captured(const QKeySequence &key);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace breakerbox::ui
