// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <settings/values.h>

#include <QScrollArea>

#include <functional>

class QVBoxLayout;

namespace breakerbox::ui {

class SettingRows;

// One page of the settings: a title and what can be set below it. Scrolls by itself.
class SettingsPage : public QScrollArea
{
    Q_OBJECT
public:
    SettingsPage(const QString &title, const QString &intro, QWidget *parent = nullptr);

    [[nodiscard]] const QString &title() const { return m_title; }
    // Takes values over without reporting them.
    virtual void setValues(const settings::Values &values) = 0;
    // Shows only what has all these words. Answers how much that is.
    virtual int filter(const QString &words) = 0;

Q_SIGNALS:
    // The person wants this part of the values otherwise.
    void changed(const std::function<void(breakerbox::settings::Values &)> &change);

protected:
    [[nodiscard]] QVBoxLayout *column() const { return m_column; }

private:
    QString m_title;
    QVBoxLayout *m_column;
};

} // namespace breakerbox::ui
