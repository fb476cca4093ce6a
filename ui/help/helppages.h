// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <array>
#include <optional>

class QWidget;

namespace breakerbox::ui {

// One page each, in the order in which they are listed.
enum class HelpTopic { Breaker = 0, Boundaries, Connections, Asking, Writing, Queue, Drills, Data };
inline constexpr std::array kHelpTopics{
    HelpTopic::Breaker, HelpTopic::Boundaries, HelpTopic::Connections, HelpTopic::Asking,
    HelpTopic::Writing, HelpTopic::Queue,      HelpTopic::Drills,      HelpTopic::Data};

struct HelpPage
{
    HelpTopic topic = HelpTopic::Breaker;
    QString title;    // its first heading
    QString markdown; // the whole page
};

// The page as it lies in resources/help; an empty one if the program was built without them.
[[nodiscard]] HelpPage helpPage(HelpTopic topic);

// The page that a link of another page names ("boundaries.md"); none for anything else.
[[nodiscard]] std::optional<HelpTopic> topicOfLink(const QString &link);

// Says what a part of a window is about, so that F1 there opens that page.
void setHelpTopic(QWidget *part, HelpTopic topic);
// The nearest part around the widget that says so; the first page if none does.
[[nodiscard]] HelpTopic helpTopicAt(const QWidget *widget);

} // namespace breakerbox::ui
