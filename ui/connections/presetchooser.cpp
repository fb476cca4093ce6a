// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "presetchooser.h"

#include <ui/models/rowroles.h>
#include <ui/sidebar/rowdelegate.h>
#include <ui/text/moments.h>
#include <ui/widgets/boundarylabel.h>
#include <ui/widgets/fieldbuttons.h>
#include <ui/widgets/icons.h>

#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

using connections::BoundaryClass;
using connections::ConnectionKind;
using connections::Preset;

constexpr int kPresetRole = Qt::UserRole + 1; // index into the presets

constexpr ConnectionKind kOrder[] = {ConnectionKind::Cloud, ConnectionKind::Local,
                                     ConnectionKind::Endpoint};

QString headingOf(ConnectionKind kind)
{
    switch (kind) {
    case ConnectionKind::Cloud:
        return PresetChooser::tr("Cloud accounts");
    case ConnectionKind::Local:
        return PresetChooser::tr("Servers on this computer");
    default:
        return PresetChooser::tr("Custom endpoints");
    }
}

QString subtitleOf(const Preset &preset)
{
    switch (preset.kind) {
    case ConnectionKind::Cloud:
        return preset.baseUrl.host();
    case ConnectionKind::Local:
        return PresetChooser::tr("%1, no key needed").arg(preset.baseUrl.authority());
    default:
        return PresetChooser::tr("Your own address");
    }
}

QString iconOf(const Preset &preset)
{
    switch (preset.kind) {
    case ConnectionKind::Cloud:
        return boundaryIconName(BoundaryClass::Company);
    case ConnectionKind::Local:
        return boundaryIconName(BoundaryClass::Device);
    default:
        return u"server"_s;
    }
}

} // namespace

PresetChooser::PresetChooser(std::vector<Preset> presets, QWidget *parent)
    : QWidget(parent),
      m_presets(std::move(presets)),
      m_model(new QStandardItemModel(this)),
      m_search(new QLineEdit(this)),
      m_list(new QListView(this))
{
    m_search->setAccessibleName(tr("Search services"));
    m_search->setPlaceholderText(tr("Search services"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icons::get(u"search"_s), QLineEdit::LeadingPosition);
    nameFieldButtons(m_search);
    m_search->installEventFilter(this);
    m_list->setAccessibleName(tr("Services"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new RowDelegate(m_list));
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setMouseTracking(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setTabKeyNavigation(false);
    m_list->viewport()->setBackgroundRole(QPalette::Window);
    m_list->installEventFilter(this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto *searchRow = new QHBoxLayout;
    searchRow->setContentsMargins(16, 16, 16, 0);
    searchRow->addWidget(m_search);
    column->addLayout(searchRow);
    column->addWidget(m_list, 1);

    fill({});
    connect(m_search, &QLineEdit::textChanged, this, &PresetChooser::fill);
    connect(m_list, &QListView::doubleClicked, this, [this] {
        if (current())
            Q_EMIT accepted();
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &PresetChooser::currentChanged);
}

void PresetChooser::fill(const QString &filter)
{
    const QString wanted = filter.trimmed();
    m_model->clear();
    for (const ConnectionKind kind : kOrder) {
        bool headed = false;
        for (size_t i = 0; i < m_presets.size(); ++i) {
            const Preset &preset = m_presets[i];
            // A custom endpoint is offered for every search: it can reach anything.
            const bool always = kind == ConnectionKind::Endpoint;
            if (preset.kind != kind ||
                (!always && !wanted.isEmpty() &&
                 !preset.name.contains(wanted, Qt::CaseInsensitive) &&
                 !preset.baseUrl.host().contains(wanted, Qt::CaseInsensitive)))
                continue;
            if (!headed) {
                auto *heading = new QStandardItem(headingOf(kind));
                heading->setData(true, HeadingRowRole);
                heading->setFlags(Qt::NoItemFlags);
                m_model->appendRow(heading);
                headed = true;
            }
            auto *row = new QStandardItem(preset.name);
            row->setData(static_cast<int>(i), kPresetRole);
            row->setData(subtitle(preset), SubtitleRowRole);
            row->setData(iconOf(preset), IconRowRole);
            row->setData(tr("%1, %2").arg(preset.name, subtitle(preset)), Qt::AccessibleTextRole);
            m_model->appendRow(row);
        }
    }
    if (!wanted.isEmpty() && m_model->rowCount() > 1)
        m_list->setCurrentIndex(m_model->index(1, 0));
    Q_EMIT currentChanged();
}

QString PresetChooser::subtitle(const Preset &preset) const
{
    const auto running = std::ranges::find_if(
        m_running, [&preset](const auto &server) { return server.connection.preset == preset.id; });
    if (running == m_running.end())
        return subtitleOf(preset);
    const QString where = running->connection.baseUrl.authority();
    return tr("Running now at %1, %2", "address, how many models")
        .arg(where, text::models(running->models));
}

void PresetChooser::setRunning(const std::vector<flows::FoundServer> &servers)
{
    m_running = servers;
    for (int at = 0; at < m_model->rowCount(); ++at) {
        QStandardItem *row = m_model->item(at);
        const QVariant index = row->data(kPresetRole);
        if (!index.isValid())
            continue;
        const Preset &preset = m_presets[static_cast<size_t>(index.toInt())];
        row->setData(subtitle(preset), SubtitleRowRole);
        row->setData(tr("%1, %2").arg(preset.name, subtitle(preset)), Qt::AccessibleTextRole);
    }
}

const Preset *PresetChooser::current() const
{
    const QVariant at = m_list->currentIndex().data(kPresetRole);
    return at.isValid() ? &m_presets[static_cast<size_t>(at.toInt())] : nullptr;
}

void PresetChooser::choose(const QString &presetId)
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QVariant at = m_model->index(row, 0).data(kPresetRole);
        if (at.isValid() && m_presets[static_cast<size_t>(at.toInt())].id == presetId)
            m_list->setCurrentIndex(m_model->index(row, 0));
    }
}

void PresetChooser::focusSearch()
{
    m_search->setFocus();
}

bool PresetChooser::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if ((key == Qt::Key_Return || key == Qt::Key_Enter) && current()) {
            Q_EMIT accepted();
            return true;
        }
        if (object == m_search && key == Qt::Key_Down && m_model->rowCount() > 1) {
            m_list->setFocus(Qt::TabFocusReason);
            if (!m_list->currentIndex().isValid())
                m_list->setCurrentIndex(m_model->index(1, 0));
            return true;
        }
    }
    return QWidget::eventFilter(object, event);
}

} // namespace breakerbox::ui
