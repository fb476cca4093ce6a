// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/message.h>

#include <QFrame>
#include <QImage>

class QLabel;

namespace breakerbox::ui {

class ActionButton;
class ElidedLabel;
class TokenLabel;

// One file beside others: its picture or an icon, its name, its kind and size. A composer's chip
// can be removed: by its button, and with Delete or Backspace while that has the focus.
class FileChip final : public QFrame
{
    Q_OBJECT
public:
    enum class Removable { No = 0, Yes };

    FileChip(const chat::Attachment &file, Removable removable, QWidget *parent = nullptr);
    // While its file is being read.
    FileChip(const QString &name, QWidget *parent);

    void setFile(const chat::Attachment &file);
    void setThumbnail(const QImage &image);
    // Why it cannot go where the message goes; empty if it can.
    void setRefusal(const QString &sentence);
    [[nodiscard]] const chat::Attachment &file() const { return m_file; }
    [[nodiscard]] bool isReading() const { return m_reading; }
    [[nodiscard]] const QString &refusal() const { return m_refusal; }
    [[nodiscard]] ActionButton *removeButton() const { return m_remove; }
    // "photo.png, PNG, 1.3 MB".
    [[nodiscard]] QString phrase() const;

Q_SIGNALS:
    void removed();

protected:
    bool eventFilter(QObject *object, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void layOut(Removable removable);
    void refresh();
    void showIcon();

    chat::Attachment m_file;
    QString m_name;
    QString m_refusal;
    QImage m_thumbnail;
    bool m_reading = false;
    QLabel *m_picture = nullptr;
    ElidedLabel *m_title = nullptr;
    TokenLabel *m_figures = nullptr;
    ActionButton *m_remove = nullptr;
};

} // namespace breakerbox::ui
