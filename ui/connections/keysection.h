// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <secrets/secretstore.h>
#include <ui/connections/connectiondraft.h>

#include <QWidget>

class QButtonGroup;
class QCheckBox;
class QLabel;
class QLineEdit;

namespace breakerbox::ui {

class ActionButton;
class TokenLabel;

// The key and where it is kept. Says at once when there is no keychain, before a key is typed
// (security.md T8, case C59).
class KeySection final : public QWidget
{
    Q_OBJECT
public:
    explicit KeySection(QWidget *parent = nullptr);

    void setDraft(const ConnectionDraft &draft);
    void readInto(ConnectionDraft &draft) const;
    // What is told under the fields. Problems only when showProblems.
    void showReading(const DraftReading &reading, const ConnectionDraft &draft, bool showProblems);
    void setKeychain(secrets::StoreState state);
    [[nodiscard]] KeyPlace place() const;
    void setPlace(KeyPlace place);
    // For a failed save: the key stays typed, another place can be chosen.
    void focusField(DraftField field);

Q_SIGNALS:
    void changed();
    void unlockRequested();
    void keyPageRequested(const QUrl &page);

private:
    void makeKeyRow();
    void makePlaces();
    void showPlace();

    QLineEdit *m_key = nullptr;
    TokenLabel *m_keyNote = nullptr;
    ActionButton *m_keyPage = nullptr;
    QLabel *m_placeLabel = nullptr;
    QButtonGroup *m_places = nullptr;
    QWidget *m_keyArea = nullptr;
    TokenLabel *m_placeNote = nullptr;
    ActionButton *m_unlock = nullptr;
    QLineEdit *m_variable = nullptr;
    QCheckBox *m_confirm = nullptr;
    TokenLabel *m_variableNote = nullptr;
    secrets::StoreState m_keychain = secrets::StoreState::Unknown;
    QUrl m_page;
    bool m_stored = false;
};

} // namespace breakerbox::ui
