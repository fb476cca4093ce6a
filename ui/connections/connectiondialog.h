// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/connections/connectionactions.h>

#include <QDialog>
#include <QPointer>

class QMessageBox;
class QStackedWidget;

namespace breakerbox::ui {

class ActionButton;
class ConnectionForm;
class PresetChooser;
class TokenLabel;

// Adding a connection (first a service, then the form) and changing one. Nothing typed is lost when
// saving fails: the reason stands in the dialog and the dialog stays.
class ConnectionDialog final : public QDialog
{
    Q_OBJECT
public:
    // Adding.
    ConnectionDialog(ConnectionActions actions, QWidget *parent);
    // Changing.
    ConnectionDialog(ConnectionActions actions, const flows::ConnectionView &view, QWidget *parent);
    ~ConnectionDialog() override;

    // Straight to the form of a preset.
    void choosePreset(const QString &id);
    // In the form: the key is taken from this variable of the environment.
    void useVariable(const QString &variable);
    [[nodiscard]] ConnectionForm *form() const { return m_form; }
    // To repair a key: the focus goes there.
    void focusKey();

public Q_SLOTS:
    void save();
    // Asks first if something typed would be lost.
    void reject() override;

Q_SIGNALS:
    void saved(const QString &name);

private:
    void build();
    void showForm(const connections::Preset &preset);
    void showChooser();
    void askKeychain();
    void unlock();
    void test();
    void finishSave(const Result<void> &result, const QString &name);
    void setBusy(bool busy);

    ConnectionActions m_actions;
    QStackedWidget *m_pages = nullptr;
    PresetChooser *m_chooser = nullptr;
    ConnectionForm *m_form = nullptr;
    TokenLabel *m_error = nullptr;
    ActionButton *m_back = nullptr;
    ActionButton *m_cancel = nullptr;
    ActionButton *m_next = nullptr;
    ActionButton *m_save = nullptr;
    QPointer<QMessageBox> m_question;
    std::vector<flows::FoundServer> m_running; // local servers that answer now
    quint64 m_tests = 0;                       // numbers the tests: only the latest answer is shown
};

} // namespace breakerbox::ui
