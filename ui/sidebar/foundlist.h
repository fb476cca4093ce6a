// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/models/foundmodel.h>

#include <QWidget>

class QListView;

namespace breakerbox::ui {

class ActionButton;
class TokenLabel;

// The messages that a search found: a heading, the list, "Show more", and in words what there is to
// say (nothing found, still taking in, failed). Hidden while nothing is looked for.
class FoundList final : public QWidget
{
    Q_OBJECT
public:
    // list: an empty list in the sidebar's style; becomes its child.
    explicit FoundList(QListView *list, QWidget *parent = nullptr);

    void setAnswer(const flows::SearchAnswer &answer);
    // The first message takes the keys; false if there is none.
    bool focusFirst();

Q_SIGNALS:
    void chosen(const breakerbox::ConversationId &conversation,
                const breakerbox::MessageId &message);
    void moreRequested();

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void choose(const QModelIndex &index);

    FoundModel m_model;
    QListView *m_list;
    TokenLabel *m_heading;
    TokenLabel *m_words;
    ActionButton *m_more;
};

} // namespace breakerbox::ui
