// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <Qt>

namespace breakerbox::ui {

// What a RowDelegate asks a model beside the text.
enum RowRole {
    HeadingRowRole = Qt::UserRole + 100, // bool: a heading between rows
    TrailingRowRole,                     // QString: quiet words at the right end
    MarkRowRole,                         // int: a flows::HealthKind; none = no mark
    SubtitleRowRole,                     // QString: a second, quiet line
    SubtitleMarkRowRole,                 // QPoint: where it is bold (first letter, length); it
                                         // then has the row's whole width
    IconRowRole,                         // QString: an icon's name, before the text
    FoldedRowRole,                       // bool: this heading folds, and whether it is folded
    DimmedRowRole,                       // bool: as if disabled, yet can be chosen
};

} // namespace breakerbox::ui
