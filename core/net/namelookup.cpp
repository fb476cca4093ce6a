// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "namelookup.h"

#include <QHostInfo>
#include <QObject>

namespace breakerbox::net {

namespace {

class QtPendingLookup final : public PendingLookup
{
public:
    QtPendingLookup(const QString &name, NameLookup::Done done)
    {
        m_id = QHostInfo::lookupHost(
            name, &m_context, [call = std::move(done)](const QHostInfo &info) {
                NameAnswer answer;
                answer.addresses = info.addresses();
                if (info.error() == QHostInfo::NoError && !answer.addresses.isEmpty())
                    answer.state = NameAnswer::State::Found;
                else if (info.error() != QHostInfo::UnknownError)
                    answer.state = NameAnswer::State::NotFound;
                // The copy keeps the callback alive if it destroys this lookup.
                const auto kept = call;
                kept(answer);
            });
    }
    ~QtPendingLookup() override { QHostInfo::abortHostLookup(m_id); }

private:
    QObject m_context;
    int m_id = 0;
};

} // namespace

std::unique_ptr<PendingLookup> QtNameLookup::lookUp(const QString &name, Done done)
{
    return std::make_unique<QtPendingLookup>(name, std::move(done));
}

} // namespace breakerbox::net
