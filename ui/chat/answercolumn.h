// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/message.h>
#include <connections/boundary.h>
#include <connections/pricetable.h>
#include <flows/chatflow.h>
#include <flows/health.h>

#include <QFrame>

#include <optional>

namespace breakerbox::ui {

class ActionButton;
class BoundaryLabel;
class ElidedLabel;
class HealthMark;
class ReadingView;
class TokenLabel;

// What is said of an answer beside its message.
struct AnswerFacts
{
    int number = 1; // its place among those beside it
    int count = 1;
    QString connectionName;
    connections::Boundary boundary;
    flows::Health health;
    std::optional<connections::Cost> cost;
    bool shown = false; // the conversation goes on with it

    bool operator==(const AnswerFacts &) const = default;
};

// The measured figures of a reply, as far as they are known: to the first word, altogether, tokens,
// cost.
[[nodiscard]] QString answerFigures(const chat::Message &message,
                                    const std::optional<connections::Cost> &cost);

// One of several answers to the same message: who gives it and how that goes, the answer itself in
// a view of its own, and the button that goes on with it.
class AnswerColumn final : public QFrame
{
    Q_OBJECT
public:
    explicit AnswerColumn(const Clock &clock, QWidget *parent = nullptr);

    // Another answer than before.
    void setMessage(const chat::Message &message);
    // The same one with other values.
    void replace(const chat::Message &message);
    void setFacts(const AnswerFacts &facts);
    // Of the message at the top of the column; its text stays.
    void showFigures(const chat::Message &message);
    [[nodiscard]] const MessageId &id() const { return m_id; }
    [[nodiscard]] ReadingView *view() const { return m_view; }
    [[nodiscard]] ActionButton *goOn() const { return m_goOn; }
    // The model as it stands at the top.
    [[nodiscard]] QString title() const { return m_title; }
    // Its figures as they are shown, empty while nothing is known.
    [[nodiscard]] QString figures() const;

Q_SIGNALS:
    void goOnWanted(const breakerbox::MessageId &id);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void layOut();
    void refreshName();

    MessageId m_id;
    QString m_title;
    AnswerFacts m_facts;
    ElidedLabel *m_model;
    HealthMark *m_mark;
    TokenLabel *m_health;
    BoundaryLabel *m_boundary;
    ElidedLabel *m_connection;
    TokenLabel *m_figures;
    ReadingView *m_view;
    ActionButton *m_goOn;
};

} // namespace breakerbox::ui
