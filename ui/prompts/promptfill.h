// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/prompttemplate.h>

#include <QDialog>
#include <QHash>

#include <vector>

class QPlainTextEdit;

namespace breakerbox::ui {

// Asks for the variables of a prompt: a field each, with what was given last or the default in it.
// Enter goes to the next field and ends behind the last one; Shift+Enter begins a line.
class PromptFill final : public QDialog
{
    Q_OBJECT
public:
    // values: what stands in the fields at first, by chat::variableKey().
    PromptFill(const QString &name, const std::vector<chat::PromptVariable> &variables,
               const QHash<QString, QString> &values, QWidget *parent = nullptr);

    [[nodiscard]] const std::vector<QPlainTextEdit *> &fields() const { return m_fields; }

Q_SIGNALS:
    void filled(const QHash<QString, QString> &values);

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    [[nodiscard]] QPlainTextEdit *makeField(const QString &name, const QString &value);
    void finish();

    std::vector<QString> m_keys;
    std::vector<QPlainTextEdit *> m_fields;
};

} // namespace breakerbox::ui
