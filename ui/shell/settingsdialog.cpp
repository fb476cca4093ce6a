// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "settingsdialog.h"

#include <ui/widgets/actionbutton.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/icons.h>

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

// A heading over rows of name, control, and one quiet line of why.
class SettingsPart
{
public:
    SettingsPart(const QString &title, QDialog *dialog, QVBoxLayout *column)
        : m_dialog(dialog),
          m_grid(new QGridLayout)
    {
        auto *heading = new QLabel(title, dialog);
        heading->setTextFormat(Qt::PlainText);
        QFont font = heading->font();
        font.setWeight(QFont::DemiBold);
        heading->setFont(font);
        m_grid->setHorizontalSpacing(16);
        m_grid->setVerticalSpacing(4);
        m_grid->setColumnStretch(1, 1);
        m_grid->setColumnMinimumWidth(0, 140);
        column->addWidget(heading);
        column->addLayout(m_grid);
        column->addSpacing(16);
    }

    void addRow(const QString &name, QWidget *control, const QString &why)
    {
        const int row = m_grid->rowCount();
        auto *label = new QLabel(name, m_dialog);
        label->setTextFormat(Qt::PlainText);
        label->setBuddy(control);
        auto *note = new TokenLabel(theme::Token::Muted, m_dialog);
        note->setText(why);
        m_grid->addWidget(label, row, 0);
        m_grid->addWidget(control, row, 1);
        m_grid->addWidget(note, row + 1, 1);
    }

private:
    QDialog *m_dialog;
    QGridLayout *m_grid;
};

} // namespace

SettingsDialog::SettingsDialog(const settings::Values &values, const QString &dataFolder,
                               QWidget *parent)
    : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Settings"));
    resize(560, 460);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 16);
    column->setSpacing(8);

    SettingsPart looks(tr("Appearance"), this, column);
    auto *appearance = new QComboBox(this);
    appearance->setAccessibleName(tr("Appearance"));
    appearance->addItems({tr("As the system"), tr("Light"), tr("Dark")});
    appearance->setCurrentIndex(static_cast<int>(values.appearance.theme));
    looks.addRow(tr("Colours"), appearance, tr("Usually as the system."));

    SettingsPart conversation(tr("Conversation"), this, column);
    auto *sendKey = new QComboBox(this);
    sendKey->setAccessibleName(tr("Send with"));
    sendKey->addItems({tr("Enter"), tr("Ctrl+Enter")});
    sendKey->setCurrentIndex(static_cast<int>(values.composer.sendKey));
    conversation.addRow(tr("Send with"), sendKey,
                        tr("Usually Enter; Shift+Enter then begins a new line."));

    SettingsPart privacy(tr("Privacy"), this, column);
    auto *look = new QCheckBox(tr("Look for them"), this);
    look->setAccessibleName(tr("Look for local servers"));
    look->setChecked(values.privacy.lookForLocalServers);
    privacy.addRow(tr("Local servers"), look,
                   tr("Usually on: while there is no connection, and when one is added. Only on "
                      "this computer; sends no content."));

    SettingsPart stored(tr("Data"), this, column);
    auto *folder = new QWidget(this);
    auto *row = new QHBoxLayout(folder);
    row->setContentsMargins(0, 0, 0, 0);
    auto *path = new ElidedLabel(dataFolder, folder);
    path->setElideMode(Qt::ElideMiddle);
    path->setAccessibleName(tr("Data folder"));
    path->setAccessibleDescription(dataFolder);
    auto *copy = new ActionButton(icons::get(u"copy"_s), tr("Copy path"), folder);
    row->addWidget(path, 1);
    row->addWidget(copy);
    stored.addRow(tr("Data folder"), folder,
                  tr("Conversations and connections. Keys are in the keychain, never here."));

    column->addStretch(1);
    auto *close = new ActionButton(tr("Close"), ActionButton::Look::Plain, this);
    column->addWidget(close, 0, Qt::AlignRight);
    connect(appearance, &QComboBox::currentIndexChanged, this,
            [this](int index) { Q_EMIT themeChosen(static_cast<settings::Theme>(index)); });
    connect(sendKey, &QComboBox::currentIndexChanged, this,
            [this](int index) { Q_EMIT sendKeyChosen(static_cast<settings::SendKey>(index)); });
    connect(look, &QAbstractButton::toggled, this, &SettingsDialog::localSearchChosen);
    connect(copy, &QAbstractButton::clicked, this,
            [dataFolder] { QGuiApplication::clipboard()->setText(dataFolder); });
    connect(close, &QAbstractButton::clicked, this, &QDialog::accept);
}

} // namespace breakerbox::ui
