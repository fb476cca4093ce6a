// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/chat/bodytext.h>
#include <ui/chat/turnselection.h>
#include <ui/reading/typography.h>

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace breakerbox::ui {

// Brings what is selected to the clipboard. A selection of usual size is there at once; a huge one
// is read in slices that leave the window alive, and the clipboard keeps what it had until all of
// it is there (turnselection.cpp). What is copied is the selection as it was at the start.
class SelectionCopy final : public QObject
{
    Q_OBJECT
public:
    explicit SelectionCopy(QObject *parent);

    // In place of one that is still going on.
    void start(std::vector<SelectedPart> parts, SelectionForm form);
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_next < m_parts.size(); }
    [[nodiscard]] int percent() const;

Q_SIGNALS:
    void changed(); // it goes on, has ended or was cancelled

private:
    void readSome();
    [[nodiscard]] bool readPart(SelectedPart &part);

    Typography m_type{TextLook()};
    bodytext::Reader m_reader{m_type};
    std::vector<SelectedPart> m_parts;
    SelectionForm m_form = SelectionForm::Shown;
    size_t m_next = 0;
    bool m_reading = false; // m_reader is inside m_parts[m_next]
    QTimer m_slice;
};

} // namespace breakerbox::ui
