// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/connections/connectiondraft.h>

#include <QScrollArea>

#include <vector>

class QComboBox;
class QLineEdit;
class QVBoxLayout;

namespace breakerbox::ui {

class ActionButton;
class AdvancedSection;
class BoundaryLabel;
class KeySection;
class TokenLabel;

// The connection form: name, address, key, model, and folded away the rest. It tells while
// typing what would be called and who could read it. Saves nothing itself.
class ConnectionForm final : public QScrollArea
{
    Q_OBJECT
public:
    explicit ConnectionForm(QWidget *parent = nullptr);

    // Services that the price table knows: a limit needs no price of theirs. Before setDraft().
    void setPriced(const QStringList &presets) { m_priced = presets; }
    // Which ones are offered; before setDraft().
    void setProtocols(const std::vector<connections::Protocol> &protocols);
    void setDraft(const ConnectionDraft &draft, const QStringList &takenNames);
    // Something was typed or chosen since setDraft().
    [[nodiscard]] bool isChanged() const;
    [[nodiscard]] ConnectionDraft draft() const;
    [[nodiscard]] DraftReading reading() const;
    void setModels(const std::vector<connections::ModelInfo> &models);
    void setKeychain(secrets::StoreState state);
    // Shows what stops Save and moves the focus to the first of it.
    void showProblems();
    void focusKey();
    // What is still to be filled in: the name, the key, else the model.
    void focusFirst();
    void showTest(const QString &line, bool good);
    void setTesting(bool testing);
    // No keychain took the key: told beside the choices, with everything still typed.
    void keychainFailed();

Q_SIGNALS:
    void changed();
    void testRequested();
    void modelsRequested();
    void unlockRequested();
    void pageRequested(const QUrl &page);

protected:
    // The wheel scrolls the form; it never changes a value it happens to pass over.
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    QVBoxLayout *section(const QString &label, QWidget *field);
    void makeAddress();
    void makeModel();
    void makeTest();
    void makeAdvanced();
    void refresh();
    void showProtocol();
    void showProtocolOf(const ConnectionDraft &draft);
    void showAddress(const DraftReading &reading);

    QVBoxLayout *m_column = nullptr;
    QLineEdit *m_name = nullptr;
    TokenLabel *m_nameNote = nullptr;
    QWidget *m_protocolLine = nullptr;
    QComboBox *m_protocol = nullptr;
    QLineEdit *m_address = nullptr;
    TokenLabel *m_calls = nullptr;
    QWidget *m_boundaryRow = nullptr;
    BoundaryLabel *m_boundaryMark = nullptr;
    TokenLabel *m_boundary = nullptr;
    TokenLabel *m_addressNote = nullptr;
    KeySection *m_key = nullptr;
    QComboBox *m_model = nullptr;
    ActionButton *m_refresh = nullptr;
    ActionButton *m_test = nullptr;
    TokenLabel *m_result = nullptr;
    ActionButton *m_fold = nullptr;
    AdvancedSection *m_advanced = nullptr;

    ConnectionDraft m_start;    // what the form was opened with
    ConnectionDraft m_asFilled; // the same as its fields give it back
    QStringList m_taken;
    QStringList m_priced;
    bool m_showProblems = false;
    bool m_filling = false;
};

} // namespace breakerbox::ui
