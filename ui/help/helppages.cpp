// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/help/helppages.h>

#include <QFile>
#include <QVariant>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr char kProperty[] = "helpTopic";

QString fileOf(HelpTopic topic)
{
    switch (topic) {
    case HelpTopic::Breaker:
        return u"breaker.md"_s;
    case HelpTopic::Boundaries:
        return u"boundaries.md"_s;
    case HelpTopic::Connections:
        return u"connections.md"_s;
    case HelpTopic::Asking:
        return u"asking.md"_s;
    case HelpTopic::Writing:
        return u"writing.md"_s;
    case HelpTopic::Queue:
        return u"queue.md"_s;
    case HelpTopic::Drills:
        return u"drills.md"_s;
    case HelpTopic::Data:
        return u"data.md"_s;
    }
    return {};
}

} // namespace

HelpPage helpPage(HelpTopic topic)
{
    HelpPage page;
    page.topic = topic;
    QFile file(u":/help/"_s + fileOf(topic));
    if (!file.open(QIODevice::ReadOnly))
        return page;
    page.markdown = QString::fromUtf8(file.readAll());
    page.title = page.markdown.section(u'\n', 0, 0).mid(2);
    return page;
}

std::optional<HelpTopic> topicOfLink(const QString &link)
{
    const auto found = std::ranges::find(kHelpTopics, link, fileOf);
    return found == kHelpTopics.end() ? std::nullopt : std::optional(*found);
}

void setHelpTopic(QWidget *part, HelpTopic topic)
{
    part->setProperty(kProperty, int(topic));
}

HelpTopic helpTopicAt(const QWidget *widget)
{
    for (; widget; widget = widget->parentWidget()) {
        if (const QVariant topic = widget->property(kProperty); topic.isValid())
            return static_cast<HelpTopic>(topic.toInt());
    }
    return HelpTopic::Breaker;
}

} // namespace breakerbox::ui
