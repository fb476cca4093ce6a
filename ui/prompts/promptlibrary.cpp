// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/prompts/promptlibrary.h>

#include <ui/chat/turnbar.h>
#include <ui/connections/noteline.h>
#include <ui/help/helpbutton.h>
#include <ui/prompts/promptform.h>
#include <ui/prompts/prompttext.h>
#include <ui/text/errortext.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/columnfit.h>
#include <ui/widgets/fieldbuttons.h>
#include <ui/widgets/icons.h>

#include <QFileDialog>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStandardPaths>
#include <QTreeWidget>
#include <QUuid>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr int kPromptIdRole = Qt::UserRole;

QString promptFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

ActionButton *libraryButton(const QString &text, QWidget *parent)
{
    auto *button = new ActionButton(text, ActionButton::Look::Plain, parent);
    button->setAutoDefault(false);
    return button;
}

} // namespace

PromptLibrary::PromptLibrary(flows::LibraryFlow &library, QWidget *parent)
    : QDialog(parent),
      m_library(library),
      m_search(new QLineEdit(this)),
      m_list(new QTreeWidget(this)),
      m_empty(new TokenLabel(theme::Token::Muted, this)),
      m_note(new TokenLabel(theme::Token::Muted, this)),
      m_undo(new TurnBar(u"trash-2"_s, tr("Undo"), this)),
      m_use(libraryButton(tr("Use"), this)),
      m_new(libraryButton(tr("New…"), this)),
      m_edit(libraryButton(tr("Edit…"), this)),
      m_copy(libraryButton(tr("Duplicate"), this)),
      m_delete(libraryButton(tr("Delete"), this)),
      m_examples(libraryButton(tr("Add examples"), this)),
      m_import(libraryButton(tr("Import…"), this)),
      m_export(libraryButton(tr("Export…"), this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Prompt library"));
    resize(760, 500);
    layOut();
    connectButtons();
    connect(&m_library, &flows::LibraryFlow::promptsChanged, this, &PromptLibrary::fill);
    connect(&m_library, &flows::LibraryFlow::failed, this,
            [this](ErrorCode code) { say(text::sentence(code), false); });
    fill();
    m_search->setFocus();
}

void PromptLibrary::layOut()
{
    m_search->setPlaceholderText(tr("Search prompts"));
    m_search->setAccessibleName(tr("Search prompts"));
    m_search->addAction(icons::get(u"search"_s), QLineEdit::LeadingPosition);
    m_search->setClearButtonEnabled(true);
    nameFieldButtons(m_search);
    m_search->installEventFilter(this);
    m_list->setAccessibleName(tr("Prompts"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setHeaderLabels({tr("Name"), tr("What it is for")});
    m_columns = new ColumnFit(m_list, 1);
    m_empty->setText(tr("A prompt is a text that you use again. Type / at the beginning of a "
                        "message to choose one."));
    m_note->hide();
    m_use->setToolTip(tr("Puts it into the message field"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 16);
    column->setSpacing(8);
    auto *top = new QHBoxLayout;
    top->setSpacing(8);
    top->addWidget(m_search, 1);
    top->addWidget(m_new);
    column->addLayout(top);
    column->addWidget(m_empty);
    column->addWidget(m_list, 1);
    column->addWidget(m_undo);
    column->addWidget(m_note);
    auto *actions = new QHBoxLayout;
    actions->setSpacing(8);
    for (ActionButton *button : {m_use, m_edit, m_copy, m_delete, m_examples})
        actions->addWidget(button);
    actions->addStretch();
    for (ActionButton *button : {m_import, m_export})
        actions->addWidget(button);
    column->addLayout(actions);
    auto *close = libraryButton(tr("Close"), this);
    auto *last = new QHBoxLayout;
    last->setSpacing(8);
    last->addWidget(makeHelpButton(HelpTopic::Writing, this));
    last->addStretch();
    last->addWidget(close);
    column->addLayout(last);
    connect(close, &QAbstractButton::clicked, this, &QDialog::accept);
}

void PromptLibrary::connectButtons()
{
    const auto on = [this](ActionButton *button, auto what) {
        connect(button, &QAbstractButton::clicked, this, what);
    };
    on(m_new, [this] {
        chat::SavedPrompt prompt;
        if (m_list->topLevelItemCount() == 0)
            prompt.name = m_search->text().simplified();
        write(prompt);
    });
    on(m_edit, [this] {
        if (const chat::SavedPrompt *prompt = m_library.find(chosen()))
            write(*prompt);
    });
    on(m_copy, [this] { select(m_library.duplicate(chosen())); });
    on(m_delete, [this] { remove(); });
    on(m_use, [this] {
        const PromptId id = chosen();
        if (id.isNull())
            return;
        accept();
        Q_EMIT useWanted(id);
    });
    on(m_examples, [this] {
        m_library.add(examplePrompts(), this, [this](const Result<flows::PromptImport> &report) {
            say(importSentence(report), report.has_value());
        });
    });
    on(m_import, [this] { askImport(); });
    on(m_export, [this] { askExport(); });
    connect(m_undo, &TurnBar::chosen, this, [this] {
        m_undo->hide();
        select(m_library.undoRemove());
        m_list->setFocus();
    });
    connect(m_search, &QLineEdit::textChanged, this, &PromptLibrary::fill);
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &PromptLibrary::refreshButtons);
    connect(m_list, &QTreeWidget::itemActivated, m_edit, &QAbstractButton::click);
}

void PromptLibrary::fill()
{
    const PromptId kept = m_wanted.isNull() ? chosen() : m_wanted;
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    m_list->clear();
    const QString words = m_search->text().simplified();
    for (const chat::SavedPrompt &prompt : m_library.prompts()) {
        const bool found = words.isEmpty() || prompt.name.contains(words, Qt::CaseInsensitive) ||
                           prompt.description.contains(words, Qt::CaseInsensitive) ||
                           prompt.text.contains(words, Qt::CaseInsensitive);
        if (!found)
            continue;
        auto *item = new QTreeWidgetItem(m_list, {u'/' + prompt.name, promptWords(prompt)});
        item->setData(0, kPromptIdRole, prompt.id.value());
        const QString whole = prompt.text.left(1000).toHtmlEscaped().replace(u'\n', u"<br>"_s);
        for (int cell = 0; cell < m_list->columnCount(); ++cell)
            item->setToolTip(cell, whole);
        if (prompt.id == kept)
            m_list->setCurrentItem(item);
    }
    if (!m_list->currentItem() && m_list->topLevelItemCount() > 0) {
        m_list->setCurrentItem(
            m_list->topLevelItem(std::clamp(row, 0, m_list->topLevelItemCount() - 1)));
    }
    const bool none = m_library.prompts().empty();
    m_empty->setText(none ? tr("A prompt is a text that you use again. Type / at the beginning of "
                               "a message to choose one.")
                          : tr("No prompt has these words."));
    m_empty->setVisible(m_list->topLevelItemCount() == 0);
    m_columns->fit();
    refreshButtons();
}

PromptId PromptLibrary::chosen() const
{
    const QTreeWidgetItem *item = m_list->currentItem();
    return item ? PromptId(item->data(0, kPromptIdRole).toUuid()) : PromptId();
}

void PromptLibrary::select(const PromptId &id)
{
    m_wanted = id;
    if (!m_search->text().isEmpty() && !id.isNull())
        m_search->clear(); // it may not have these words
    fill();
    m_wanted = {};
    if (m_list->currentItem())
        m_list->scrollToItem(m_list->currentItem());
}

void PromptLibrary::refreshButtons()
{
    const bool any = !chosen().isNull();
    for (ActionButton *button : {m_edit, m_copy, m_delete})
        button->setEnabled(any);
    m_use->setEnabled(any && m_usable);
    m_export->setEnabled(!m_library.prompts().empty());
    m_examples->setVisible(m_library.prompts().empty() && m_library.isLoaded());
}

void PromptLibrary::setUsable(bool usable)
{
    m_usable = usable;
    refreshButtons();
}

void PromptLibrary::write(const chat::SavedPrompt &prompt)
{
    auto *form = new PromptForm(m_library, prompt, this);
    connect(form, &PromptForm::saved, this, [this](const QString &name) {
        if (const chat::SavedPrompt *saved = m_library.findByName(name))
            select(saved->id);
        say({});
    });
    form->open();
}

void PromptLibrary::remove()
{
    const chat::SavedPrompt *prompt = m_library.find(chosen());
    if (!prompt)
        return;
    const QString name = prompt->name;
    say({});
    m_library.remove(prompt->id);
    m_undo->say(tr("/%1 was deleted.").arg(name));
    m_list->setFocus();
}

void PromptLibrary::askImport()
{
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Import prompts"), promptFolder(),
                                     tr("Prompts (*.json)") + u";;"_s + tr("All files (*)"));
    if (!file.isEmpty())
        importFrom(file);
}

void PromptLibrary::importFrom(const QString &file)
{
    m_library.importFrom(file, this, [this](const Result<flows::PromptImport> &report) {
        say(importSentence(report), report.has_value());
    });
}

void PromptLibrary::askExport()
{
    QString file = QFileDialog::getSaveFileName(this, tr("Export prompts"),
                                                promptFolder() + u'/' + tr("Prompts") + u".json"_s,
                                                tr("Prompts (*.json)"));
    if (file.isEmpty())
        return;
    if (!file.endsWith(".json"_L1, Qt::CaseInsensitive))
        file += u".json"_s;
    exportTo(file);
}

void PromptLibrary::exportTo(const QString &file)
{
    const int count = int(m_library.prompts().size());
    m_library.exportTo(file, this, [this, file, count](const Result<void> &done) {
        say(done ? (count == 1 ? tr("1 prompt was written to %1.").arg(file)
                               : tr("%1 prompts were written to %2.").arg(count).arg(file))
                 : tr("%1 could not be written.").arg(file),
            done.has_value());
    });
}

void PromptLibrary::say(const QString &sentence, bool fine)
{
    showNote(m_note, sentence, fine ? NoteTone::Quiet : NoteTone::Problem);
}

// Escape first empties the search: it closes the nearest thing.
void PromptLibrary::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && !m_search->text().isEmpty())
        m_search->clear();
    else if (event->key() == Qt::Key_Delete && m_list->hasFocus())
        remove();
    else
        QDialog::keyPressEvent(event);
}

// The arrows lead from the search into the list, Enter opens what is chosen there.
bool PromptLibrary::eventFilter(QObject *object, QEvent *event)
{
    if (object == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        const int by = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
        if (by != 0 && m_list->topLevelItemCount() > 0) {
            const int row = m_list->indexOfTopLevelItem(m_list->currentItem()) + by;
            m_list->setCurrentItem(
                m_list->topLevelItem(std::clamp(row, 0, m_list->topLevelItemCount() - 1)));
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            m_use->click();
            return true;
        }
    }
    return QDialog::eventFilter(object, event);
}

} // namespace breakerbox::ui
