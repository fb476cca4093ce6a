// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/versionswitch.h>

#include <ui/widgets/actionbutton.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/icons.h>

#include <QHBoxLayout>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr int kButtonWidth = VersionSwitch::kHeight;

} // namespace

QString spokenVersion(const flows::Versions &versions)
{
    const QLocale locale;
    return VersionSwitch::tr("version %1 of %2")
        .arg(locale.toString(versions.number), locale.toString(versions.count));
}

VersionSwitch::VersionSwitch(QWidget *parent)
    : QWidget(parent),
      m_earlier(new ActionButton(icons::get(u"chevron-left"_s), tr("Earlier version"), this)),
      m_words(new TokenLabel(theme::Token::Muted, this)),
      m_later(new ActionButton(icons::get(u"chevron-right"_s), tr("Later version"), this)),
      m_beside(new ActionButton(icons::get(u"columns-2"_s), tr("Versions side by side"), this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_earlier);
    row->addWidget(m_words);
    row->addWidget(m_later);
    row->addWidget(m_beside);
    m_beside->hide();
    m_beside->setFixedSize(kButtonWidth, kButtonWidth);
    connect(m_beside, &QPushButton::clicked, this, &VersionSwitch::besideWanted);
    m_words->setWordWrap(false);
    for (ActionButton *button : {m_earlier, m_later}) {
        button->setFixedSize(kButtonWidth, kButtonWidth);
        button->setToolTip(button == m_earlier ? tr("Earlier version (Alt+Left)")
                                               : tr("Later version (Alt+Right)"));
    }
    connect(m_earlier, &QPushButton::clicked, this, [this] { Q_EMIT stepWanted(-1); });
    connect(m_later, &QPushButton::clicked, this, [this] { Q_EMIT stepWanted(1); });
    setVersions({});
}

void VersionSwitch::setBesideOffered(bool offered)
{
    m_beside->setVisible(offered);
    adjustSize();
}

void VersionSwitch::setVersions(const flows::Versions &versions)
{
    m_versions = versions;
    const QLocale locale;
    m_words->setText(
        tr("%1 / %2").arg(locale.toString(versions.number), locale.toString(versions.count)));
    m_words->setAccessibleName(spokenVersion(versions));
    m_earlier->setEnabled(versions.number > 1);
    m_later->setEnabled(versions.number < versions.count);
    setVisible(versions.count > 1);
    adjustSize();
}

} // namespace breakerbox::ui
