// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/ids.h>
#include <flows/transferflow.h>

#include <QObject>
#include <QPointer>

#include <functional>

class QProgressDialog;

namespace breakerbox::ui {

class MainWindow;

// Import, export, backup and restore in the window: asks for the file, shows how far it is with a
// way to end it, and says in a sentence what came of it. All of it outlives the desk.
class TransferDesk final : public QObject
{
    Q_OBJECT
public:
    // targets: what is exported when not all are; the conversation on screen or those chosen.
    TransferDesk(MainWindow &window, flows::TransferFlow &flow,
                 flows::ConversationsFlow &conversations,
                 std::function<std::vector<ConversationId>()> targets);

    // The same as the actions, once the file is known. The ending decides what is written: .json,
    // .md, .html, .pdf.
    void importFrom(const QString &file);
    void exportTo(const QString &file, std::vector<ConversationId> conversations);

private:
    void askImport();
    void askExport(bool all);
    void askBackUp();
    void askRestore();
    // False, and said so, while something else runs.
    [[nodiscard]] bool mayBegin();
    void showProgress(const QString &words, bool cancellable);
    void setProgress(int thousandths, const QString &words);
    void tell(const QString &sentence, bool fine);

    MainWindow &m_window;
    flows::TransferFlow &m_flow;
    flows::ConversationsFlow &m_conversations;
    std::function<std::vector<ConversationId>()> m_targets;
    QPointer<QProgressDialog> m_progress;
    QString m_file;
};

} // namespace breakerbox::ui
