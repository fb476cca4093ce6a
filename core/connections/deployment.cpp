// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "deployment.h"

namespace breakerbox::connections {

using namespace Qt::StringLiterals;

namespace {

QString pathOf(const QUrl &base)
{
    QString path = base.path(QUrl::FullyEncoded);
    while (path.endsWith(u'/'))
        path.chop(1);
    return path;
}

QUrl withPath(QUrl base, const QString &path)
{
    base.setPath(path, QUrl::TolerantMode);
    return base;
}

} // namespace

QUrl deploymentBase(const QUrl &base, const QString &apiVersion, const ModelId &deployment)
{
    const QString path = pathOf(base);
    if (apiVersion.isEmpty() || deployment.isEmpty() || !path.endsWith("/openai"_L1))
        return base;
    const QByteArray name = QUrl::toPercentEncoding(deployment.toString());
    return withPath(base, path + "/deployments/"_L1 + QString::fromLatin1(name));
}

QUrl resourceBase(const QUrl &base, const QString &apiVersion)
{
    const QString path = pathOf(base);
    const qsizetype at = path.lastIndexOf("/deployments/"_L1);
    return apiVersion.isEmpty() || at < 0 ? base : withPath(base, path.first(at));
}

} // namespace breakerbox::connections
