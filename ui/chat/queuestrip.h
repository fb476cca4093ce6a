// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/message.h>
#include <flows/chatflow.h>

#include <QFrame>

#include <vector>

class QLineEdit;
class QVBoxLayout;

namespace breakerbox::ui {

class ActionButton;
class ElidedLabel;
class TokenLabel;

// The follow-ups of a conversation, above its composer: what waits, for what, in which order. Each
// can be changed, moved, sent now or taken away. Hidden while nothing waits; never takes the focus.
class QueueStrip final : public QFrame
{
    Q_OBJECT
public:
    explicit QueueStrip(QWidget *parent = nullptr);
    void setQueue(const std::vector<chat::Message> &queue, flows::QueueWait wait);
    [[nodiscard]] QString heading() const;

Q_SIGNALS:
    void edited(const breakerbox::MessageId &id, const QString &text);
    void moved(const breakerbox::MessageId &id, int by);
    void cancelled(const breakerbox::MessageId &id);
    void sendNowWanted(const breakerbox::MessageId &id);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    struct Row
    {
        MessageId id;
        QWidget *box = nullptr;
        ElidedLabel *words = nullptr;
        QLineEdit *field = nullptr;
        ActionButton *edit = nullptr;
        ActionButton *up = nullptr;
        ActionButton *down = nullptr;
        ActionButton *now = nullptr;
        ActionButton *cancel = nullptr;
    };
    [[nodiscard]] Row makeRow();
    void showRow(Row &row, const chat::Message &message, bool first, bool last);
    void beginEdit(const Row &row);
    void endEdit(const Row &row, bool keep);
    [[nodiscard]] const Row *rowOf(const QObject *field) const;

    TokenLabel *m_heading;
    QVBoxLayout *m_column;
    std::vector<Row> m_rows;
    std::vector<chat::Message> m_queue;
};

} // namespace breakerbox::ui
