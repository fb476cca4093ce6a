// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/widgets/link.h>

#include <QObject>

#include <functional>

class QDialog;
class QWidget;

namespace breakerbox::ui {

// The one place that hands anything to the desktop (security.md R1, R29). Refuses all but http,
// https and mailto; asks first where a link may mislead. Main thread.
class LinkOpener final : public QObject
{
    Q_OBJECT
public:
    using Open = std::function<void(const QUrl &)>;

    // open = the desktop's opener unless a test brings its own.
    explicit LinkOpener(Open open = {}, QObject *parent = nullptr);

    // window: over which the question stands.
    void open(const Link &link, QWidget *window);
    // A page of a preset (billing, keys): our own data, under the same allow-list, never asked.
    void openPage(const QUrl &page);

Q_SIGNALS:
    // Nothing was opened; one sentence for a quiet notice.
    void refused(const QString &why);

private:
    void ask(const Link &link, const LinkJudgement &judgement, QWidget *window);

    Open m_open;
};

// The question before a link that may mislead: scheme, host in ASCII and as written, whole
// address. Cancel has the focus. Deletes itself.
[[nodiscard]] QDialog *makeLinkDialog(const Link &link, const LinkJudgement &judgement,
                                      QWidget *window);

} // namespace breakerbox::ui
