// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/offerrows.h>

#include <ui/text/healthtext.h>
#include <ui/text/moments.h>

#include <QCoreApplication>

#include <algorithm>

namespace breakerbox::ui {

namespace {

class OfferWords
{
    Q_DECLARE_TR_FUNCTIONS(breakerbox::ui::Offers)
};

QString groupTitle(flows::OfferGroup group)
{
    switch (group) {
    case flows::OfferGroup::Inside:
        return OfferWords::tr("Inside this conversation's boundary");
    case flows::OfferGroup::ThisDevice:
        return OfferWords::tr("Moves nothing off this computer");
    case flows::OfferGroup::Outside:
        return OfferWords::tr("Would share with someone new; asks first");
    case flows::OfferGroup::Forbidden:
        return OfferWords::tr("Not from this local-only conversation; unlock it in its settings");
    }
    return {};
}

QString readerNote(const connections::Boundary &boundary, bool verified)
{
    return verified ? text::boundaryWord(boundary)
                    : OfferWords::tr("runs on this computer (not verified)");
}

QString offerNote(const flows::SwitchOffer &offer)
{
    if (offer.group != flows::OfferGroup::Outside)
        return readerNote(offer.boundary, offer.verified);
    if (offer.attachments == 0)
        return OfferWords::tr("sees %1").arg(text::messages(offer.messages));
    return OfferWords::tr("sees %1, %2")
        .arg(text::messages(offer.messages), text::attachments(offer.attachments));
}

} // namespace

std::vector<flows::SwitchOffer> sortedOffers(std::vector<flows::SwitchOffer> offers)
{
    std::stable_sort(offers.begin(), offers.end(),
                     [](const auto &a, const auto &b) { return a.group < b.group; });
    return offers;
}

std::vector<PickRow> offerRows(const std::vector<flows::SwitchOffer> &sorted, BootTime now)
{
    std::vector<PickRow> rows;
    rows.reserve(sorted.size());
    for (const flows::SwitchOffer &offer : sorted) {
        PickRow row;
        row.group = groupTitle(offer.group);
        row.name = offer.connectionName;
        row.model = offer.model.toString();
        row.note = offerNote(offer);
        row.boundary = offer.boundary.kind;
        row.health = offer.health;
        row.healthWord = text::healthWord(offer.health, now);
        row.enabled = offer.group != flows::OfferGroup::Forbidden;
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<PickRow> severalRows(const std::vector<flows::SwitchOffer> &sorted, Fresh fresh,
                                 BootTime now)
{
    std::vector<PickRow> rows = offerRows(sorted, now);
    for (size_t i = 0; i < rows.size() && fresh == Fresh::Yes; ++i) {
        if (sorted[i].group == flows::OfferGroup::Inside)
            rows[i].group =
                OfferWords::tr("The first you choose may read it; asks about any other company");
    }
    return rows;
}

std::vector<PickRow> targetRows(const std::vector<Target> &targets, const Target &current,
                                BootTime now)
{
    std::vector<PickRow> rows;
    rows.reserve(targets.size());
    for (const Target &target : targets) {
        PickRow row;
        const QString health = text::healthWord(target.health, now);
        row.group = OfferWords::tr("%1 · %2").arg(target.connectionName, health);
        row.name = target.model.isEmpty() ? target.connectionName : target.model.toString();
        row.search = target.connectionName;
        row.note = readerNote(target.boundary, target.verified);
        row.boundary = target.boundary.kind;
        row.health = target.health;
        row.healthWord = health;
        row.current = target.connection == current.connection && target.model == current.model;
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace breakerbox::ui
