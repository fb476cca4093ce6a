// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <chat/message.h>
#include <connections/pricetable.h>
#include <flows/conversationtree.h>

#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

namespace breakerbox::ui {

class VersionSwitch;

// What a reply cost, if that is known.
using CostOf = std::function<std::optional<connections::Cost>(const chat::Message &message)>;

// Who wrote a turn and when: "You  ‹ 2 / 3 ›  10:41", or the boundary's glyph, the model, its
// connection, who can read it and the measured figures. One line: long names are cut, and where
// there is no room the figures go first; the tooltip has all of it. Not focusable but for the
// version buttons.
class TurnHeader final : public QWidget
{
    Q_OBJECT
public:
    explicit TurnHeader(QWidget *parent = nullptr);
    void setMessage(const chat::Message &message, const QString &connectionName, WallTime now,
                    const std::optional<connections::Cost> &cost = {});
    void setVersions(const flows::Versions &versions);
    // Only when: who gives the answer stands above it already. Before the message is set.
    void setBrief(bool brief) { m_brief = brief; }
    // Room at the end of the line that something else takes, in pixels.
    void setTaken(int pixels);
    // nullptr as long as there was but one version: most turns never have another.
    [[nodiscard]] VersionSwitch *versionSwitch() const { return m_switch; }
    [[nodiscard]] QSize sizeHint() const override;
    // What is painted after the name, as far as there is room.
    [[nodiscard]] QString shownFigures() const { return m_shown; }

Q_SIGNALS:
    void stepWanted(int step);
    void besideWanted(); // its versions side by side

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Figure
    {
        QString text;
        int keep = 0; // the lowest goes first
    };
    void arrange();
    [[nodiscard]] int switchRoom() const;
    [[nodiscard]] QRect placed(int left, int wide) const;

    bool m_brief = false;
    bool m_reply = false;
    QString m_icon;
    QString m_name;
    std::vector<Figure> m_figures;
    VersionSwitch *m_switch = nullptr;
    QString m_shownName;
    QString m_shown;
    int m_nameLeft = 0;
    int m_nameWidth = 0;
    int m_figuresLeft = 0;
    int m_taken = 0;
};

// "1.2k in, 240 out", as far as it is known.
[[nodiscard]] QString shownTokens(const chat::Usage &usage);
// "You", or the model as the reply named it, else as it was asked for.
[[nodiscard]] QString authorOf(const chat::Message &message);
// Everything that is known about a turn, a line each, plain text. Nothing that was not measured.
[[nodiscard]] QStringList turnDetails(const chat::Message &message, const QString &connectionName,
                                      const std::optional<connections::Cost> &cost = {});
// What became of a turn, as a quiet line below it; empty if all is well. Plain text.
[[nodiscard]] QString turnStateLine(const chat::Message &message);

} // namespace breakerbox::ui
