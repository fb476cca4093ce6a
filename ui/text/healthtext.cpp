// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/text/healthtext.h>

#include <ui/text/moments.h>

#include <QCoreApplication>

namespace breakerbox::ui::text {

namespace {

class HealthText
{
    Q_DECLARE_TR_FUNCTIONS(breakerbox::ui::text::HealthText)
};

// Exact below five minutes, where people watch it; rounded above.
QString timeLeft(BootTime until, BootTime now)
{
    const auto left = until - now;
    if (left < std::chrono::minutes(5))
        return countdown(left);
    return duration(std::chrono::ceil<Milliseconds>(left));
}

} // namespace

QString healthName(flows::HealthKind kind)
{
    switch (kind) {
    case flows::HealthKind::Unknown:
        return HealthText::tr("Not tried");
    case flows::HealthKind::Working:
        return HealthText::tr("Working");
    case flows::HealthKind::Probing:
        return HealthText::tr("Trying");
    case flows::HealthKind::Waiting:
        return HealthText::tr("Waiting");
    case flows::HealthKind::Limited:
        return HealthText::tr("Limited");
    case flows::HealthKind::NeedsKey:
        return HealthText::tr("Needs key");
    case flows::HealthKind::NeedsBilling:
        return HealthText::tr("Needs billing");
    case flows::HealthKind::NeedsModel:
        return HealthText::tr("Needs model");
    case flows::HealthKind::Failing:
        return HealthText::tr("Failing");
    case flows::HealthKind::Offline:
        return HealthText::tr("Offline");
    case flows::HealthKind::Paused:
        return HealthText::tr("Paused");
    }
    return {};
}

namespace {

QString plainWord(const flows::Health &health, BootTime now)
{
    if (health.kind == flows::HealthKind::Failing && health.until && *health.until <= now)
        return HealthText::tr("May be tried now");
    if (!health.until || *health.until <= now)
        return healthName(health.kind);
    const QString left = timeLeft(*health.until, now);
    switch (health.kind) {
    case flows::HealthKind::Waiting:
        return HealthText::tr("Waiting · %1").arg(left);
    case flows::HealthKind::Limited:
        return HealthText::tr("Limited · %1").arg(left);
    case flows::HealthKind::Failing:
        // Beside "Drill" there is no room for more.
        return health.drill ? HealthText::tr("Failing · %1").arg(left)
                            : HealthText::tr("Failing · next try %1").arg(left);
    default:
        return healthName(health.kind);
    }
}

} // namespace

QString healthWord(const flows::Health &health, BootTime now)
{
    return health.drill ? HealthText::tr("Drill · %1").arg(plainWord(health, now))
                        : plainWord(health, now);
}

QString healthState(const flows::Health &health)
{
    return health.drill ? HealthText::tr("Drill · %1").arg(healthName(health.kind))
                        : healthName(health.kind);
}

QString boundaryWord(const connections::Boundary &boundary)
{
    switch (boundary.kind) {
    case connections::BoundaryClass::Device:
        return HealthText::tr("this device");
    case connections::BoundaryClass::Lan:
        return HealthText::tr("%1 (your network)").arg(boundary.holder);
    case connections::BoundaryClass::Company:
        return boundary.space.isEmpty()
                   ? boundary.holder
                   : HealthText::tr("%1 (%2)").arg(boundary.holder, boundary.space);
    case connections::BoundaryClass::Unknown:
        break;
    }
    return boundary.holder.isEmpty() ? HealthText::tr("unknown")
                                     : HealthText::tr("%1 (unknown)").arg(boundary.holder);
}

QString boundarySentence(const connections::Boundary &boundary)
{
    switch (boundary.kind) {
    case connections::BoundaryClass::Device:
        return HealthText::tr("Stays on this device.");
    case connections::BoundaryClass::Lan:
        return HealthText::tr("%1 on your network can read what is sent.").arg(boundary.holder);
    case connections::BoundaryClass::Company:
        return HealthText::tr("%1 can read what is sent.").arg(boundaryWord(boundary));
    case connections::BoundaryClass::Unknown:
        break;
    }
    return HealthText::tr("It is not known who can read what is sent.");
}

} // namespace breakerbox::ui::text
