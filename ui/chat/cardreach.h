// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/card.h>
#include <ui/chat/cardintent.h>

#include <QWidget>

class QLineEdit;

namespace breakerbox::ui {

class ActionButton;
class TokenLabel;

// What is put right inside a card about the way to a connection: its proxy with a login, or the
// file with its certificate. Says what was typed; never keeps a password.
class CardReach final : public QWidget
{
    Q_OBJECT
public:
    explicit CardReach(QWidget *parent = nullptr);

    // Fills the fields from the card and shows those of its kind.
    void begin(const flows::Card &card);
    void clear(); // forgets what was typed

Q_SIGNALS:
    void entered(const breakerbox::ui::ReachEntry &entry);
    void allSettingsWanted();
    void cancelled();

private:
    [[nodiscard]] QLineEdit *field(const QString &name, const QString &hint);
    void browse();
    [[nodiscard]] QString problemOf(const ReachEntry &entry) const;
    void submit();

    flows::CardKind m_kind = flows::CardKind::None;
    QLineEdit *m_proxy;
    QLineEdit *m_user;
    QLineEdit *m_password;
    QLineEdit *m_file;
    ActionButton *m_browse;
    TokenLabel *m_problem;
};

} // namespace breakerbox::ui
