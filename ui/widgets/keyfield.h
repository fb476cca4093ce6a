// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/connectionsflow.h>
#include <secrets/keytext.h>

#include <QLineEdit>
#include <QWidget>

class QLabel;
class QRadioButton;

namespace breakerbox::ui {

class ActionButton;
class TokenLabel;

// A line for a key: never shown in clear, cleaned on paste, forgotten as soon as it is taken, with
// the choice of where it is kept. What cleaning changed or objects to is said below it.
class KeyField final : public QWidget
{
    Q_OBJECT
public:
    // keychain = Unavailable or Locked: then "only until I quit" is chosen and the other disabled.
    explicit KeyField(QWidget *parent = nullptr);
    void setKeychainUsable(bool usable, const QString &whyNot = {});
    void setPlaceholder(const QString &text);

    [[nodiscard]] bool isEmpty() const { return m_line->text().isEmpty(); }
    [[nodiscard]] flows::KeepKey keep() const;
    // The key as it will be stored. Empties the line. An empty Secret if nothing usable was typed;
    // why is then shown.
    [[nodiscard]] secrets::Secret take();
    void clear();
    [[nodiscard]] QLineEdit *lineEdit() const { return m_line; }

Q_SIGNALS:
    void submitted(); // Enter
    void edited();

private:
    void judge();
    void showNote(const QString &text, bool objection);

    QLineEdit *m_line;
    TokenLabel *m_note;
    QRadioButton *m_inKeychain;
    QRadioButton *m_untilQuit;
};

} // namespace breakerbox::ui
