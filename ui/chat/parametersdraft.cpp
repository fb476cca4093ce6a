// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/parametersdraft.h>

#include <QLocale>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr double kMostTemperature = 2;
constexpr qint64 kMostTokens = 100'000'000;

QString numberText(const std::optional<double> &number)
{
    return number ? QLocale::c().toString(*number, 'g', 6) : QString();
}

// True if it is empty, or a number that fits.
bool readNumber(const QString &text, std::optional<double> &number, double least, double most)
{
    number.reset();
    const QString typed = text.trimmed();
    if (typed.isEmpty())
        return true;
    bool isNumber = false;
    const double value = QLocale::c().toDouble(QString(typed).replace(u',', u'.'), &isNumber);
    if (!isNumber || !(value >= least && value <= most))
        return false;
    number = value;
    return true;
}

bool readTokens(const QString &text, std::optional<qint64> &tokens)
{
    tokens.reset();
    QString typed = text.simplified();
    typed.remove(u' ');
    if (typed.isEmpty())
        return true;
    bool isNumber = false;
    const qint64 value = QLocale::c().toLongLong(typed, &isNumber);
    if (!isNumber || value < 1 || value > kMostTokens)
        return false;
    tokens = value;
    return true;
}

} // namespace

ParametersDraft draftOf(const QString &systemPrompt, const chat::Parameters &kept)
{
    ParametersDraft draft;
    draft.systemPrompt = systemPrompt;
    draft.temperature = numberText(kept.temperature);
    draft.topP = numberText(kept.topP);
    draft.maxTokens = kept.maxTokens ? QString::number(*kept.maxTokens) : QString();
    draft.stop = kept.stop.join(u'\n');
    draft.effort = kept.effort;
    return draft;
}

ParametersReading readDraft(const ParametersDraft &draft, const chat::Parameters &kept)
{
    ParametersReading reading;
    chat::Parameters parameters = kept;
    constexpr double kLeastTopP = 0.000001; // nothing at all to choose from is refused everywhere
    reading.temperatureWrong =
        !readNumber(draft.temperature, parameters.temperature, 0, kMostTemperature);
    reading.topPWrong = !readNumber(draft.topP, parameters.topP, kLeastTopP, 1);
    reading.maxTokensWrong = !readTokens(draft.maxTokens, parameters.maxTokens);
    parameters.stop = draft.stop.split(u'\n', Qt::SkipEmptyParts);
    parameters.effort = draft.effort;
    if (!reading.temperatureWrong && !reading.topPWrong && !reading.maxTokensWrong)
        reading.parameters = parameters;
    return reading;
}

} // namespace breakerbox::ui
