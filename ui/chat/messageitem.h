// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/chat/breakercard.h>
#include <ui/chat/conversationview.h>
#include <ui/chat/stack.h>
#include <ui/chat/turnheader.h>
#include <ui/chat/turnintent.h>
#include <ui/reading/textlook.h>

namespace breakerbox::ui {

class MessageBody;
class ReasoningFold;
class TokenLabel;
class ToolCallFold;
class TurnFiles;
class TurnProgress;

// One message: header, reasoning, text, what became of it, its card. It stands in a TurnColumn,
// which places it. One item for a screen reader, under one name.
class MessageItem final : public Stack
{
    Q_OBJECT
public:
    MessageItem(const Clock &clock, const TextLook &look, const chat::Message &message,
                QWidget *parent = nullptr);

    [[nodiscard]] const chat::Message &message() const { return m_message; }
    [[nodiscard]] bool isBuilt() const { return m_body != nullptr; }
    void build();

    void appendText(const QString &text);
    void appendReasoning(const QString &text);
    void replace(const chat::Message &message);
    void setCard(const std::optional<flows::Card> &card);
    void setProgress(const std::optional<flows::ChatFlow::Progress> &progress);
    void setModels(const std::vector<ModelId> &models);
    void setLook(const TextLook &look);
    // Pictures of formulas, or images, may have come.
    void refreshPictures();
    void setNotes(const flows::TurnNotes &notes);
    // Its header says only when it was. Before build().
    void setBrief(bool brief) { m_brief = brief; }
    // What messages of the role Tool answered to its calls, by the call's id.
    void setToolResults(const QHash<QString, QString> &results);
    [[nodiscard]] const std::vector<ToolCallFold *> &calls() const { return m_calls; }
    void setConnectionName(const QString &name);
    // Asked again whenever the message changes. Outlives the item.
    void setCostOf(const CostOf &costOf);
    [[nodiscard]] std::optional<connections::Cost> cost() const;
    [[nodiscard]] const flows::TurnNotes &notes() const { return m_notes; }
    [[nodiscard]] const QString &connectionName() const { return m_connectionName; }
    [[nodiscard]] ReasoningFold *reasoning() const { return m_reasoning; }

    [[nodiscard]] TurnHeader *header() const { return m_header; }
    [[nodiscard]] MessageBody *body() const { return m_body; }
    [[nodiscard]] TurnFiles *files() const { return m_files; } // null without any
    [[nodiscard]] BreakerCard *card() const { return m_card; }
    [[nodiscard]] TurnProgress *progress() const { return m_progress; }
    // "You, 10:41: text", "Reply from MODEL, 10:41: text"; with versions "…, version 2 of 3: …".
    [[nodiscard]] QString spokenName() const;
    // The selection if there is one, else the whole text as it was written.
    [[nodiscard]] QString copyText() const;

Q_SIGNALS:
    void linkActivated(const breakerbox::ui::Link &link);
    void imageRequested(const breakerbox::ui::Link &image);
    void chosen(breakerbox::ui::CardIntent intent);
    void keyEntered(const breakerbox::ui::KeyEntry &entry);
    void modelChosen(const breakerbox::ModelId &model);
    void reachEntered(const breakerbox::ui::ReachEntry &entry);
    void selectionStarted();
    void revealRequested(const QRect &place); // in the body
    void menuRequested(const QPoint &globalPosition, const breakerbox::ui::Link &link);
    void wanted(breakerbox::ui::TurnIntent intent); // by keyboard or from the header
    void offersChanged();                           // what may be wanted is other things
    void attended(); // pointer or focus came to it: it shows the actions

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contentsChanged() override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void refreshHeader();
    bool takeTurnKey(QKeyEvent *event);
    void refreshState();
    void refreshReader();
    void connectBody(MessageBody *body);
    void ensureReasoning();
    void refreshCalls(); // messagecalls.cpp
    [[nodiscard]] bool isStreaming() const;

    const Clock &m_clock;
    TextLook m_look;
    chat::Message m_message;
    TurnHeader *m_header = nullptr;
    ReasoningFold *m_reasoning = nullptr;
    TurnFiles *m_files = nullptr;
    MessageBody *m_body = nullptr;
    TokenLabel *m_state = nullptr;
    TokenLabel *m_reader = nullptr; // from here on someone else reads along
    TurnProgress *m_progress = nullptr;
    BreakerCard *m_card = nullptr;
    std::vector<ModelId> m_models;
    bool m_brief = false;
    flows::TurnNotes m_notes;
    const CostOf *m_costOf = nullptr;
    QString m_connectionName;
    std::vector<ToolCallFold *> m_calls;
    QHash<QString, QString> m_toolResults;
};

// The text of a message to the desktop's font.
inline constexpr double kBodyScale = 1.05;

// What a screen reader says of a message: "You, 10:41: text", with versions "…, version 2 of 3: …".
// shown = its text as it is read.
[[nodiscard]] QString spokenTurn(const chat::Message &message, const QString &shown,
                                 const std::optional<flows::Card> &card,
                                 const flows::Versions &versions, WallTime now);
// Its text as it is copied: what it asks of tools stands below its words.
[[nodiscard]] QString copiedText(const chat::Message &message);
} // namespace breakerbox::ui
