// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "generalpages.h"

#include <ui/settings/settingrows.h>
#include <ui/shell/globalkey.h>
#include <ui/text/languages.h>
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

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

using settings::Values;

namespace {

// The rows of the page "Appearance".
constexpr int kLanguageRow = 0;
constexpr int kThemeRow = 1;
constexpr int kScaleRow = 2;

} // namespace

AppearancePage::AppearancePage(QWidget *parent)
    : SettingsPage(tr("Appearance"), {}, parent),
      m_rows(new SettingRows(RowDetail::Full, this)),
      m_language(new QComboBox(this)),
      m_theme(new QComboBox(this)),
      m_scale(new QSpinBox(this))
{
    m_language->setAccessibleName(tr("Language"));
    m_language->addItem(tr("As the system"));
    for (const text::SpokenLanguage &language : text::spokenLanguages())
        m_language->addItem(language.name, language.code);
    m_theme->setAccessibleName(tr("Appearance"));
    m_theme->addItems({tr("As the system"), tr("Light"), tr("Dark")});
    m_scale->setAccessibleName(tr("Size of the text"));
    m_scale->setRange(static_cast<int>(settings::Appearance::kSmallestFont * 100),
                      static_cast<int>(settings::Appearance::kLargestFont * 100));
    m_scale->setSingleStep(10);
    m_scale->setSuffix(tr(" %", "suffix of a percentage"));
    m_scale->setKeyboardTracking(false);
    m_rows->addRow({tr("Language"), m_language, tr("as the system"),
                    tr("Of the window, at once. The command line speaks the system's language."),
                    [this] { m_language->setCurrentIndex(0); }});
    m_rows->addRow(
        {tr("Colours"), m_theme, tr("as the system"), {}, [this] { m_theme->setCurrentIndex(0); }});
    m_rows->addRow({tr("Size of the text"), m_scale, tr("100 %"),
                    tr("Of conversations, measured by the desktop's font. Also by keys, see "
                       "Shortcuts."),
                    [this] { m_scale->setValue(100); }});
    column()->addWidget(m_rows);
    column()->addStretch(1);
    connect(m_language, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_rows->setChanged(kLanguageRow, index != 0);
        Q_EMIT changed([code = m_language->itemData(index).toString()](Values &values) {
            values.appearance.language = settings::Language::fromCode(code);
        });
    });
    connect(m_theme, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_rows->setChanged(kThemeRow, index != 0);
        Q_EMIT changed([index](Values &values) {
            values.appearance.theme = static_cast<settings::Theme>(index);
        });
    });
    connect(m_scale, &QSpinBox::valueChanged, this, [this](int percent) {
        m_rows->setChanged(kScaleRow, percent != 100);
        Q_EMIT changed([percent](Values &values) { values.appearance.fontScale = percent / 100.; });
    });
}

void AppearancePage::setValues(const Values &values)
{
    const QSignalBlocker language(m_language);
    const QSignalBlocker theme(m_theme);
    const QSignalBlocker scale(m_scale);
    // One that this build does not speak is shown as what it comes to: the system's.
    const QString &code = values.appearance.language.code;
    m_language->setCurrentIndex(code.isEmpty() ? 0 : std::max(m_language->findData(code), 0));
    m_rows->setChanged(kLanguageRow, m_language->currentIndex() != 0);
    m_theme->setCurrentIndex(static_cast<int>(values.appearance.theme));
    m_scale->setValue(static_cast<int>(std::lround(values.appearance.fontScale * 100)));
    m_rows->setChanged(kThemeRow, m_theme->currentIndex() != 0);
    m_rows->setChanged(kScaleRow, m_scale->value() != 100);
}

void AppearancePage::focusLanguage()
{
    m_language->setFocus(Qt::OtherFocusReason);
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
    showDays();
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
        showDays();
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
    showDays();
}

void PrivacyPage::showDays()
{
    const int days = m_history->value();
    m_history->setSuffix(days == 1 ? tr(" day", "suffix of one day")
                                   : tr(" days", "suffix of a number of days", days));
}

int PrivacyPage::filter(const QString &words)
{
    return m_rows->filter(words);
}

DesktopPage::DesktopPage(QWidget *parent)
    : SettingsPage(tr("Desktop"), {}, parent),
      m_rows(new SettingRows(RowDetail::Full, this)),
      m_notices(new QCheckBox(tr("Tell me"), this)),
      m_tray(new QCheckBox(tr("Show an icon"), this)),
      m_globalKey(new QCheckBox(tr("Ask the desktop for a key"), this)),
      m_globalKeyWords(new TokenLabel(theme::Token::Muted, this))
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
    m_globalKey->setAccessibleName(tr("Ask the desktop for a key that opens Quick ask"));
    auto *key = new QWidget(this);
    auto *keyColumn = new QVBoxLayout(key);
    keyColumn->setContentsMargins(0, 0, 0, 0);
    keyColumn->setSpacing(4);
    keyColumn->addWidget(m_globalKey);
    keyColumn->addWidget(m_globalKeyWords);
    m_rows->addRow({tr("Quick ask from anywhere"), key, tr("off"),
                    tr("A key that opens the small window for one question while another program "
                       "is in front. The desktop asks which key, and can take it back."),
                    [this] { m_globalKey->setChecked(false); }});
    setGlobalKey(GlobalKeyState::Missing, {});
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
    connect(m_globalKey, &QAbstractButton::toggled, this, [this](bool wanted) {
        m_rows->setChanged(2, wanted);
        Q_EMIT changed([wanted](Values &values) { values.desktop.globalKey = wanted; });
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
    const QSignalBlocker key(m_globalKey);
    m_globalKey->setChecked(values.desktop.globalKey);
    m_rows->setChanged(2, values.desktop.globalKey);
}

void DesktopPage::setGlobalKey(GlobalKeyState state, const QString &trigger)
{
    const bool missing = state == GlobalKeyState::Missing;
    m_globalKey->setEnabled(!missing || m_globalKey->isChecked());
    QString words;
    switch (state) {
    case GlobalKeyState::Missing:
        words = tr("This desktop gives no such keys to programs. Bind the command “breakerbox "
                   "--quick-ask” in the desktop's own keyboard settings.");
        break;
    case GlobalKeyState::Asked:
        words = tr("The desktop is asking you.");
        break;
    case GlobalKeyState::Bound:
        words =
            trigger.isEmpty() ? tr("The desktop has given a key.") : tr("The key: %1").arg(trigger);
        break;
    case GlobalKeyState::Refused:
        words = tr("The desktop did not give one. Bind the command “breakerbox --quick-ask” in its "
                   "own keyboard settings.");
        break;
    case GlobalKeyState::Unknown:
    case GlobalKeyState::Off:
        break;
    }
    m_globalKeyWords->setText(words);
    m_globalKeyWords->setVisible(!words.isEmpty());
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
