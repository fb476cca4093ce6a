// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "generalpages.h"

#include <ui/settings/settingrows.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/icons.h>

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <cmath>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

using settings::Values;

AppearancePage::AppearancePage(QWidget *parent)
    : SettingsPage(tr("Appearance"), {}, parent),
      m_rows(new SettingRows(RowDetail::Full, this)),
      m_theme(new QComboBox(this)),
      m_scale(new QSpinBox(this))
{
    m_theme->setAccessibleName(tr("Appearance"));
    m_theme->addItems({tr("As the system"), tr("Light"), tr("Dark")});
    m_scale->setAccessibleName(tr("Size of the text"));
    m_scale->setRange(static_cast<int>(settings::Appearance::kSmallestFont * 100),
                      static_cast<int>(settings::Appearance::kLargestFont * 100));
    m_scale->setSingleStep(10);
    m_scale->setSuffix(tr(" %", "suffix of a percentage"));
    m_scale->setKeyboardTracking(false);
    m_rows->addRow(
        {tr("Colours"), m_theme, tr("as the system"), {}, [this] { m_theme->setCurrentIndex(0); }});
    m_rows->addRow({tr("Size of the text"), m_scale, tr("100 %"),
                    tr("Of conversations, measured by the desktop's font. Also Ctrl+Plus and "
                       "Ctrl+Minus."),
                    [this] { m_scale->setValue(100); }});
    column()->addWidget(m_rows);
    column()->addStretch(1);
    connect(m_theme, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_rows->setChanged(0, index != 0);
        Q_EMIT changed([index](Values &values) {
            values.appearance.theme = static_cast<settings::Theme>(index);
        });
    });
    connect(m_scale, &QSpinBox::valueChanged, this, [this](int percent) {
        m_rows->setChanged(1, percent != 100);
        Q_EMIT changed([percent](Values &values) { values.appearance.fontScale = percent / 100.; });
    });
}

void AppearancePage::setValues(const Values &values)
{
    const QSignalBlocker theme(m_theme);
    const QSignalBlocker scale(m_scale);
    m_theme->setCurrentIndex(static_cast<int>(values.appearance.theme));
    m_scale->setValue(static_cast<int>(std::lround(values.appearance.fontScale * 100)));
    m_rows->setChanged(0, m_theme->currentIndex() != 0);
    m_rows->setChanged(1, m_scale->value() != 100);
}

int AppearancePage::filter(const QString &words)
{
    return m_rows->filter(words);
}

PrivacyPage::PrivacyPage(QWidget *parent)
    : SettingsPage(tr("Privacy"), {}, parent),
      m_rows(new SettingRows(RowDetail::Full, this)),
      m_look(new QCheckBox(tr("Look for them"), this)),
      m_history(new QSpinBox(this))
{
    m_look->setAccessibleName(tr("Look for local servers"));
    m_history->setAccessibleName(tr("Keep the history of attempts for"));
    m_history->setRange(1, 3650);
    m_history->setSuffix(tr(" days", "suffix of a number of days"));
    m_history->setKeyboardTracking(false);
    m_rows->addRow({tr("Local servers"), m_look, tr("on"),
                    tr("While there is no connection, and when one is added. Only on this "
                       "computer; sends no content."),
                    [this] { m_look->setChecked(true); }});
    m_rows->addRow({tr("Keep the history of attempts for"), m_history, tr("30 days"),
                    tr("For the diagnostics and for replays: times and outcomes, never content. "
                       "What is older is deleted at the next start."),
                    [this] { m_history->setValue(30); }});
    column()->addWidget(m_rows);
    column()->addStretch(1);
    connect(m_look, &QAbstractButton::toggled, this, [this](bool look) {
        m_rows->setChanged(0, !look);
        Q_EMIT changed([look](Values &values) { values.privacy.lookForLocalServers = look; });
    });
    connect(m_history, &QSpinBox::valueChanged, this, [this](int days) {
        m_rows->setChanged(1, days != 30);
        Q_EMIT changed([days](Values &values) { values.privacy.keepHistoryDays = days; });
    });
}

void PrivacyPage::setValues(const Values &values)
{
    const QSignalBlocker look(m_look);
    const QSignalBlocker history(m_history);
    m_look->setChecked(values.privacy.lookForLocalServers);
    m_history->setValue(values.privacy.keepHistoryDays);
    m_rows->setChanged(0, !m_look->isChecked());
    m_rows->setChanged(1, m_history->value() != 30);
}

int PrivacyPage::filter(const QString &words)
{
    return m_rows->filter(words);
}

DesktopPage::DesktopPage(QWidget *parent)
    : SettingsPage(tr("Desktop"), {}, parent),
      m_rows(new SettingRows(RowDetail::Full, this)),
      m_notices(new QCheckBox(tr("Tell me"), this)),
      m_tray(new QCheckBox(tr("Show an icon"), this))
{
    m_notices->setAccessibleName(tr("Tell me while the window is away"));
    m_tray->setAccessibleName(tr("Show an icon in the tray"));
    m_rows->addRow({tr("While the window is away"), m_notices, tr("on"),
                    tr("When a reply that took long has ended, or a message that waited was sent. "
                       "Without a sound, and never with words of a conversation."),
                    [this] { m_notices->setChecked(true); }});
    m_rows->addRow({tr("Tray"), m_tray, tr("off"),
                    tr("Says which connections are not well. Where the desktop has a tray."),
                    [this] { m_tray->setChecked(false); }});
    column()->addWidget(m_rows);
    column()->addStretch(1);
    connect(m_notices, &QAbstractButton::toggled, this, [this](bool wanted) {
        m_rows->setChanged(0, !wanted);
        Q_EMIT changed([wanted](Values &values) { values.desktop.notices = wanted; });
    });
    connect(m_tray, &QAbstractButton::toggled, this, [this](bool wanted) {
        m_rows->setChanged(1, wanted);
        Q_EMIT changed([wanted](Values &values) { values.desktop.tray = wanted; });
    });
}

void DesktopPage::setValues(const Values &values)
{
    const QSignalBlocker notices(m_notices);
    const QSignalBlocker tray(m_tray);
    m_notices->setChecked(values.desktop.notices);
    m_tray->setChecked(values.desktop.tray);
    m_rows->setChanged(0, !values.desktop.notices);
    m_rows->setChanged(1, values.desktop.tray);
}

int DesktopPage::filter(const QString &words)
{
    return m_rows->filter(words);
}

DataPage::DataPage(const QString &folder, QWidget *parent)
    : SettingsPage(tr("Data"), {}, parent),
      m_rows(new SettingRows(RowDetail::Full, this))
{
    auto *place = new QWidget(this);
    auto *row = new QHBoxLayout(place);
    row->setContentsMargins(0, 0, 0, 0);
    auto *path = new ElidedLabel(folder, place);
    path->setElideMode(Qt::ElideMiddle);
    path->setAccessibleName(tr("Data folder"));
    path->setAccessibleDescription(folder);
    path->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    place->setMinimumWidth(240);
    auto *copy = new ActionButton(icons::get(u"copy"_s), tr("Copy path"), place);
    row->addWidget(path, 1);
    row->addWidget(copy);
    m_rows->addRow({tr("Data folder"),
                    place,
                    {},
                    tr("Conversations, connections and these settings. Keys are in the keychain, "
                       "never here."),
                    {}});
    column()->addWidget(m_rows);
    column()->addStretch(1);
    connect(copy, &QAbstractButton::clicked, this,
            [folder] { QGuiApplication::clipboard()->setText(folder); });
}

void DataPage::setValues(const Values & /*values*/) {}

int DataPage::filter(const QString &words)
{
    return m_rows->filter(words);
}

} // namespace breakerbox::ui
