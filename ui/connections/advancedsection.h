// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/connections/connectiondraft.h>

#include <QWidget>

class QComboBox;
class QGridLayout;
class QLineEdit;
class QPlainTextEdit;
class QSpinBox;
class QVBoxLayout;

namespace breakerbox::ui {

class ProxySection;
class TokenLabel;

// The folded part of the connection form: time limits, the user's own pace and guard against
// spending, the way there, and what the account needs. Each field says what is usual.
class AdvancedSection final : public QWidget
{
    Q_OBJECT
public:
    explicit AdvancedSection(QWidget *parent = nullptr);

    void setDraft(const ConnectionDraft &draft);
    void readInto(ConnectionDraft &draft) const;
    // What is only missing is told once Save was pressed (showProblems).
    void showReading(const DraftReading &reading, bool showProblems);
    // For a field of this part.
    void focusField(DraftField field);

Q_SIGNALS:
    void changed();

private:
    QGridLayout *part(const QString &title);
    void line(QGridLayout *grid, const QString &name, QWidget *field, const QString &why);
    QSpinBox *numberBox(const QString &name, int least, int most);
    QSpinBox *secondsBox(const QString &name);
    QLineEdit *textField(const QString &name);
    void makeLimits();
    void makePace();
    void makeWay();
    void makeAccount();

    QVBoxLayout *m_column = nullptr;
    QSpinBox *m_connect = nullptr;
    QSpinBox *m_firstByte = nullptr;
    QSpinBox *m_silence = nullptr;
    QSpinBox *m_parallel = nullptr;
    QSpinBox *m_requests = nullptr;
    QSpinBox *m_tokens = nullptr;
    QLineEdit *m_inputPrice = nullptr;
    QLineEdit *m_outputPrice = nullptr;
    QLineEdit *m_conversationLimit = nullptr;
    QLineEdit *m_monthLimit = nullptr;
    TokenLabel *m_spendNote = nullptr;
    ProxySection *m_proxy = nullptr;
    QLineEdit *m_caFile = nullptr;
    TokenLabel *m_caNote = nullptr;
    QLineEdit *m_organisation = nullptr;
    QLineEdit *m_space = nullptr;
    QPlainTextEdit *m_headers = nullptr;
    TokenLabel *m_headersNote = nullptr;
};

} // namespace breakerbox::ui
