// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "transferdesk.h"

#include <ui/shell/mainwindow.h>
#include <ui/shell/pdfpages.h>
#include <ui/text/transfertext.h>

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr int kWhole = 1000;

QString documents()
{
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

// A title as the name of a file.
QString nameFrom(const QString &title)
{
    QString name = transfer::fileName(QString(title).replace(u'/', u' ').replace(u'\\', u' '));
    for (const QChar sign : u"<>:\"|?*"_s)
        name.remove(sign);
    return name.left(60).trimmed();
}

} // namespace

TransferDesk::TransferDesk(MainWindow &window, flows::TransferFlow &flow,
                           flows::ConversationsFlow &conversations,
                           std::function<std::vector<ConversationId>()> targets)
    : m_window(window),
      m_flow(flow),
      m_conversations(conversations),
      m_targets(std::move(targets))
{
    const auto on = [&](Command command, auto slot) {
        connect(window.action(command), &QAction::triggered, this, slot);
    };
    on(Command::Import, [this] { askImport(); });
    on(Command::Export, [this] { askExport(false); });
    on(Command::ExportAll, [this] { askExport(true); });
    on(Command::BackUp, [this] { askBackUp(); });
    on(Command::Restore, [this] { askRestore(); });
    using flows::TransferFlow;
    connect(&flow, &TransferFlow::importProgressed, this,
            [this](const flows::ImportProgress &progress) {
                // Looking through the file is a tenth of the work.
                const double share = progress.checked * 0.1 + progress.read * 0.9;
                setProgress(static_cast<int>(share * kWhole),
                            progress.read > 0 ? tr("Conversations added: %1").arg(progress.added)
                                              : tr("Looking through the file…"));
            });
    connect(&flow, &TransferFlow::importEnded, this, [this](const flows::ImportReport &report) {
        tell(text::sentence(report), !report.refusal && !report.trouble);
    });
    connect(&flow, &TransferFlow::exportProgressed, this,
            [this](double share) { setProgress(static_cast<int>(share * kWhole), {}); });
    connect(&flow, &TransferFlow::exportEnded, this, [this](const flows::ExportReport &report) {
        tell(text::sentence(report, QDir::toNativeSeparators(m_file)), !report.trouble);
    });
    connect(&flow, &TransferFlow::backedUp, this, [this](const Result<QString> &made) {
        tell(text::backupSentence(made), made.has_value());
    });
    connect(&flow, &TransferFlow::restoreStaged, this,
            [this](const Result<store::BackupContent> &content) {
                const bool fine = content.has_value();
                tell(text::restoreSentence(content, tr("It is taken into use at the next start. "
                                                       "What is here now is kept beside it.")),
                     fine);
            });
}

bool TransferDesk::mayBegin()
{
    if (!m_flow.isRunning())
        return true;
    tell(tr("Something else is being imported, exported or backed up. Wait until it is done."),
         false);
    return false;
}

void TransferDesk::askImport()
{
    if (!mayBegin())
        return;
    const QString file =
        QFileDialog::getOpenFileName(&m_window, tr("Import conversations"), documents(),
                                     tr("Exports (*.json *.zip)") + u";;"_s + tr("All files (*)"));
    if (!file.isEmpty())
        importFrom(file);
}

void TransferDesk::importFrom(const QString &file)
{
    if (!mayBegin())
        return;
    showProgress(tr("Importing %1").arg(QFileInfo(file).fileName()), true);
    m_flow.importFile(file, text::importWords());
}

void TransferDesk::askExport(bool all)
{
    if (!mayBegin())
        return;
    std::vector<ConversationId> conversations;
    QString name = tr("Conversations");
    if (all) {
        for (const flows::ConversationRow &row : m_conversations.rows())
            conversations.push_back(row.conversation.id);
    } else {
        conversations = m_targets();
    }
    if (conversations.empty()) {
        tell(tr("There is no conversation to export."), false);
        return;
    }
    const bool one = conversations.size() == 1 && !all;
    if (const auto *row = one ? m_conversations.find(conversations.front()) : nullptr) {
        if (const QString own = nameFrom(row->conversation.title); !own.isEmpty())
            name = own;
    }
    const QStringList filters{tr("Everything, to be imported again (*.json)"),
                              tr("Markdown (*.md)"), tr("Web page (*.html)"), tr("PDF (*.pdf)")};
    const QStringList endings{u".json"_s, u".md"_s, u".html"_s, u".pdf"_s};
    QString chosen = filters.at(one ? 1 : 0);
    QString file = QFileDialog::getSaveFileName(
        &m_window,
        all   ? tr("Export all conversations")
        : one ? tr("Export conversation")
              : tr("Export %n conversations", nullptr, static_cast<int>(conversations.size())),
        documents() + u'/' + name + endings.at(one ? 1 : 0), filters.join(u";;"_s), &chosen);
    if (file.isEmpty())
        return;
    const QString ending = endings.value(filters.indexOf(chosen), endings.first());
    if (!endings.contains(u'.' + QFileInfo(file).suffix().toLower()))
        file += ending;
    exportTo(file, std::move(conversations));
}

void TransferDesk::exportTo(const QString &file, std::vector<ConversationId> conversations)
{
    if (!mayBegin())
        return;
    flows::ExportQuestion question;
    const QString ending = QFileInfo(file).suffix().toLower();
    question.kind = transfer::exportKindFromName(ending).value_or(transfer::ExportKind::Json);
    if (ending == "pdf"_L1)
        question.printer = &printPdf;
    question.words = text::pageWords();
    const auto *row =
        conversations.size() == 1 ? m_conversations.find(conversations.front()) : nullptr;
    question.title = row ? row->conversation.title : question.words.title;
    question.conversations = std::move(conversations);
    question.file = file;
    m_file = file;
    showProgress(tr("Exporting to %1").arg(QFileInfo(file).fileName()), true);
    m_flow.exportFile(question);
}

void TransferDesk::askBackUp()
{
    if (!mayBegin())
        return;
    const QString file = QFileDialog::getSaveFileName(
        &m_window, tr("Back up"), documents() + u"/breakerbox.db"_s, tr("Backups (*.db)"));
    if (file.isEmpty())
        return;
    showProgress(tr("Making a verified copy…"), false);
    m_flow.backUp(file);
}

void TransferDesk::askRestore()
{
    if (!mayBegin())
        return;
    const auto backups = m_flow.backups();
    const QString folder =
        backups.empty() ? documents() : QFileInfo(backups.front().file).absolutePath();
    const QString file = QFileDialog::getOpenFileName(&m_window, tr("Restore a backup"), folder,
                                                      tr("Backups (*.db)"));
    if (file.isEmpty())
        return;
    showProgress(tr("Checking the backup…"), false);
    m_flow.stageRestore(file);
}

void TransferDesk::showProgress(const QString &words, bool cancellable)
{
    m_progress = new QProgressDialog(words, cancellable ? tr("Cancel") : QString(), 0,
                                     cancellable ? kWhole : 0, &m_window);
    m_progress->setAttribute(Qt::WA_DeleteOnClose);
    m_progress->setWindowTitle(m_window.windowTitle());
    m_progress->setAccessibleName(words);
    m_progress->setAutoReset(false);
    m_progress->setAutoClose(false);
    // What is over at once flickers nothing.
    m_progress->setMinimumDuration(300);
    m_progress->setMinimumWidth(420);
    connect(m_progress, &QProgressDialog::canceled, &m_flow, &flows::TransferFlow::stop);
    m_progress->setValue(0);
}

void TransferDesk::setProgress(int thousandths, const QString &words)
{
    if (!m_progress)
        return;
    m_progress->setValue(thousandths);
    if (!words.isEmpty())
        m_progress->setLabelText(words);
}

void TransferDesk::tell(const QString &sentence, bool fine)
{
    if (m_progress) {
        m_progress->disconnect(&m_flow);
        m_progress->deleteLater();
    }
    auto *box = new QMessageBox(fine ? QMessageBox::Information : QMessageBox::Warning,
                                m_window.windowTitle(), sentence, QMessageBox::Ok, &m_window);
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

} // namespace breakerbox::ui
