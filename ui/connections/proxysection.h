// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/connections/reachdraft.h>

#include <QObject>

#include <vector>

class QComboBox;
class QGridLayout;
class QLineEdit;
class QWidget;

namespace breakerbox::ui {

class TokenLabel;

// The rows about the proxy in a grid of the form. The fields of one's own proxy are there only
// while it is chosen.
class ProxySection final : public QObject
{
    Q_OBJECT
public:
    // grid belongs to parent, and so do the widgets.
    ProxySection(QGridLayout *grid, QWidget *parent);

    void setDraft(const ReachDraft &draft, bool passwordIsStored);
    void readInto(ReachDraft &draft) const;
    void showReading(const QString &problem, const QString &note);
    [[nodiscard]] bool hasAddress() const;
    void focusAddress();

Q_SIGNALS:
    void changed();

private:
    void row(QGridLayout *grid, const QString &name, QWidget *field, QWidget *parent);
    QLineEdit *field(const QString &name, QWidget *parent);
    void showUse();

    QComboBox *m_use = nullptr;
    QComboBox *m_kind = nullptr;
    QLineEdit *m_address = nullptr;
    QLineEdit *m_user = nullptr;
    QLineEdit *m_password = nullptr;
    TokenLabel *m_note = nullptr;
    std::vector<QWidget *> m_own; // seen for one's own proxy only
};

} // namespace breakerbox::ui
