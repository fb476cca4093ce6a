// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "company.h"

#include "address.h"
#include "baseurl.h"
#include "hosttext.h"

#include <algorithm>
#include <array>

namespace breakerbox::connections {

using namespace Qt::StringLiterals;

namespace {

struct Operator
{
    QLatin1StringView suffix;
    QLatin1StringView company;
};

// Whose machines answer under these names. A model hosted in a cloud belongs to the cloud's
// operator, an aggregator is its own company (security.md 3.2).
constexpr std::array kOperators{
    Operator{"openai.com"_L1, "OpenAI"_L1},
    Operator{"openai.azure.com"_L1, "Microsoft"_L1},
    Operator{"cognitiveservices.azure.com"_L1, "Microsoft"_L1},
    Operator{"services.ai.azure.com"_L1, "Microsoft"_L1},
    Operator{"inference.ai.azure.com"_L1, "Microsoft"_L1},
    Operator{"models.ai.azure.com"_L1, "Microsoft"_L1},
    Operator{"azure-api.net"_L1, "Microsoft"_L1},
    Operator{"models.github.ai"_L1, "Microsoft"_L1},
    Operator{"anthropic.com"_L1, "Anthropic"_L1},
    Operator{"claude.com"_L1, "Anthropic"_L1},
    Operator{"googleapis.com"_L1, "Google"_L1},
    Operator{"openrouter.ai"_L1, "OpenRouter"_L1},
    Operator{"groq.com"_L1, "Groq"_L1},
    Operator{"mistral.ai"_L1, "Mistral"_L1},
    Operator{"deepseek.com"_L1, "DeepSeek"_L1},
    Operator{"x.ai"_L1, "xAI"_L1},
    Operator{"ollama.com"_L1, "Ollama"_L1},
    Operator{"amazonaws.com"_L1, "Amazon"_L1},
    Operator{"huggingface.co"_L1, "Hugging Face"_L1},
    Operator{"together.xyz"_L1, "Together AI"_L1},
    Operator{"together.ai"_L1, "Together AI"_L1},
    Operator{"fireworks.ai"_L1, "Fireworks AI"_L1},
    Operator{"perplexity.ai"_L1, "Perplexity"_L1},
    Operator{"cerebras.ai"_L1, "Cerebras"_L1},
    Operator{"cohere.com"_L1, "Cohere"_L1},
    Operator{"nvidia.com"_L1, "NVIDIA"_L1},
};

// Suffixes below which strangers live side by side: second levels of countries, and hosting
// services that give each customer a name.
constexpr std::array kSharedSuffixes{
    "co.uk"_L1,          "org.uk"_L1,
    "ac.uk"_L1,          "gov.uk"_L1,
    "me.uk"_L1,          "com.au"_L1,
    "net.au"_L1,         "org.au"_L1,
    "edu.au"_L1,         "co.nz"_L1,
    "org.nz"_L1,         "co.jp"_L1,
    "ne.jp"_L1,          "or.jp"_L1,
    "ac.jp"_L1,          "co.kr"_L1,
    "or.kr"_L1,          "co.in"_L1,
    "org.in"_L1,         "ac.in"_L1,
    "com.br"_L1,         "net.br"_L1,
    "org.br"_L1,         "com.cn"_L1,
    "net.cn"_L1,         "org.cn"_L1,
    "com.tw"_L1,         "com.hk"_L1,
    "com.sg"_L1,         "com.my"_L1,
    "co.id"_L1,          "co.th"_L1,
    "com.vn"_L1,         "com.ph"_L1,
    "com.mx"_L1,         "com.ar"_L1,
    "com.co"_L1,         "com.pe"_L1,
    "com.tr"_L1,         "com.ua"_L1,
    "co.il"_L1,          "co.za"_L1,
    "com.sa"_L1,         "com.eg"_L1,
    "com.pl"_L1,         "com.pt"_L1,
    "com.es"_L1,         "co.at"_L1,
    "github.io"_L1,      "gitlab.io"_L1,
    "pages.dev"_L1,      "workers.dev"_L1,
    "vercel.app"_L1,     "netlify.app"_L1,
    "herokuapp.com"_L1,  "fly.dev"_L1,
    "onrender.com"_L1,   "railway.app"_L1,
    "run.app"_L1,        "appspot.com"_L1,
    "web.app"_L1,        "azurewebsites.net"_L1,
    "hf.space"_L1,       "replit.app"_L1,
    "modal.run"_L1,      "ngrok.io"_L1,
    "ngrok.app"_L1,      "ngrok-free.app"_L1,
    "ngrok-free.dev"_L1, "trycloudflare.com"_L1,
    "loca.lt"_L1,        "runpod.net"_L1,
    "duckdns.org"_L1,    "ts.net"_L1,
    "dyndns.org"_L1,     "no-ip.org"_L1,
    "ddns.net"_L1,       "cloudfront.net"_L1,
    "sslip.io"_L1,       "nip.io"_L1,
};

bool isAtOrBelow(QStringView host, QLatin1StringView suffix)
{
    return host == suffix ||
           (host.endsWith(suffix) && host[host.size() - suffix.size() - 1] == u'.');
}

} // namespace

QString knownCompany(QStringView host)
{
    for (const Operator &row : kOperators) {
        if (isAtOrBelow(host, row.suffix))
            return row.company;
    }
    return {};
}

QString registrableDomain(const QString &host)
{
    if (!host.contains(u'.'))
        return {};
    QString lastTwo = host.section(u'.', -2);
    const bool shared = std::any_of(kSharedSuffixes.begin(), kSharedSuffixes.end(),
                                    [&lastTwo](QLatin1StringView s) { return lastTwo == s; });
    if (!shared)
        return lastTwo;
    return lastTwo == host ? QString() : host.section(u'.', -3);
}

Boundary boundaryForUrl(const QUrl &url)
{
    QString host = wireHost(url);
    if (host.endsWith(u'.'))
        host.chop(1);
    switch (classifyHost(url)) {
    case HostClass::Device:
        return {BoundaryClass::Device, {}, {}};
    case HostClass::Lan:
        return {BoundaryClass::Lan, host, {}};
    case HostClass::Public:
        break;
    case HostClass::Invalid:
    case HostClass::Refused:
        return {BoundaryClass::Unknown, host, {}};
    }
    // Nobody's name stands behind a bare address.
    if (host.contains(u':') || looksLikeVersion4(host))
        return {BoundaryClass::Unknown, host, {}};
    QString company = knownCompany(host);
    if (company.isEmpty())
        company = registrableDomain(host);
    if (company.isEmpty())
        return {BoundaryClass::Unknown, host, {}};
    return {BoundaryClass::Company, company, {}};
}

} // namespace breakerbox::connections
