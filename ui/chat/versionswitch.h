// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/conversationtree.h>

#include <QWidget>

class QLabel;

namespace breakerbox::ui {

class ActionButton;

// "‹ 2 / 3 ›": which version of a turn is shown, and the way to the others. Hidden where there is
// only one.
class VersionSwitch final : public QWidget
{
    Q_OBJECT
public:
    static constexpr int kHeight = 22;

    explicit VersionSwitch(QWidget *parent = nullptr);
    void setVersions(const flows::Versions &versions);
    // Whether they may be shown side by side.
    void setBesideOffered(bool offered);
    [[nodiscard]] const flows::Versions &versions() const { return m_versions; }
    [[nodiscard]] ActionButton *earlier() const { return m_earlier; }
    [[nodiscard]] ActionButton *later() const { return m_later; }
    [[nodiscard]] ActionButton *beside() const { return m_beside; }

Q_SIGNALS:
    // -1 or 1.
    void stepWanted(int step);
    void besideWanted();

private:
    flows::Versions m_versions;
    ActionButton *m_earlier;
    QLabel *m_words;
    ActionButton *m_later;
    ActionButton *m_beside;
};

// "version 2 of 3".
[[nodiscard]] QString spokenVersion(const flows::Versions &versions);

} // namespace breakerbox::ui
