// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/prompts/prompttext.h>

#include <ui/text/errortext.h>
#include <ui/text/hiddentext.h>

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

class PromptText
{
    Q_DECLARE_TR_FUNCTIONS(breakerbox::ui::PromptText)
};

constexpr qsizetype kFirstWords = 160;

bool hasWordBeginning(const QString &text, const QString &typed)
{
    qsizetype from = 0;
    for (;;) {
        const qsizetype at = text.indexOf(typed, from, Qt::CaseInsensitive);
        if (at < 0)
            return false;
        if (at == 0 || !text.at(at - 1).isLetterOrNumber())
            return true;
        from = at + 1;
    }
}

bool isFilledByItself(const chat::PromptVariable &variable)
{
    const QString key = chat::variableKey(variable.name);
    return key == "clipboard"_L1 || key == "selection"_L1 || key == "date"_L1;
}

} // namespace

QString promptWords(const chat::SavedPrompt &prompt)
{
    const QString words = prompt.description.isEmpty() ? prompt.text.left(kFirstWords).simplified()
                                                       : prompt.description;
    return text::withMarks(words, text::HiddenIn::Prose);
}

std::vector<const chat::SavedPrompt *> fittingPrompts(const std::vector<chat::SavedPrompt> &prompts,
                                                      const QString &typed)
{
    std::vector<const chat::SavedPrompt *> beginning;
    std::vector<const chat::SavedPrompt *> having;
    std::vector<const chat::SavedPrompt *> described;
    for (const chat::SavedPrompt &prompt : prompts) {
        if (prompt.name.startsWith(typed, Qt::CaseInsensitive))
            beginning.push_back(&prompt);
        else if (prompt.name.contains(typed, Qt::CaseInsensitive))
            having.push_back(&prompt);
        else if (hasWordBeginning(prompt.description, typed))
            described.push_back(&prompt);
    }
    beginning.insert(beginning.end(), having.begin(), having.end());
    beginning.insert(beginning.end(), described.begin(), described.end());
    return beginning;
}

QHash<QString, QString> filledByItself(const std::vector<chat::PromptVariable> &all,
                                       const PromptSurroundings &surroundings)
{
    QHash<QString, QString> values;
    for (const chat::PromptVariable &variable : all) {
        const QString key = chat::variableKey(variable.name);
        const QString value = key == "clipboard"_L1   ? surroundings.clipboard
                              : key == "selection"_L1 ? surroundings.selection
                              : key == "date"_L1      ? surroundings.date
                                                      : QString();
        if (!value.isEmpty())
            values.insert(key, value);
    }
    return values;
}

QString variablesSentence(const QString &text)
{
    QStringList asked;
    QStringList known;
    for (const chat::PromptVariable &variable : chat::variablesOf(text))
        (isFilledByItself(variable) ? known : asked).append(variable.name);
    QStringList sentences;
    const QLocale locale;
    if (!asked.isEmpty())
        sentences.append(PromptText::tr("Asks for: %1.").arg(locale.createSeparatedList(asked)));
    if (!known.isEmpty()) {
        sentences.append(
            PromptText::tr("Filled in by itself: %1.").arg(locale.createSeparatedList(known)));
    }
    if (chat::hasNamelessVariable(text))
        sentences.append(PromptText::tr("{{}} has no name and stays as it stands."));
    return sentences.join(u' ');
}

QString importSentence(const Result<flows::PromptImport> &report)
{
    if (!report) {
        switch (report.error().code) {
        case ErrorCode::InvalidInput:
            return PromptText::tr("This file has no prompts that can be read, or is damaged. "
                                  "Nothing was added.");
        case ErrorCode::NotFound:
            return PromptText::tr("This file could not be read, or has no prompt in it.");
        case ErrorCode::TooLarge:
            return PromptText::tr("This file is too large for a file of prompts.");
        default:
            return text::sentence(report.error().code);
        }
    }
    const auto say = [](int count, const QString &one, const QString &several) {
        return count == 1 ? one : several.arg(QLocale().toString(count));
    };
    QStringList sentences{report->added == 0
                              ? PromptText::tr("Nothing new was in it.")
                              : say(report->added, PromptText::tr("1 prompt was added."),
                                    PromptText::tr("%1 prompts were added."))};
    if (report->renamed > 0) {
        sentences.append(say(report->renamed,
                             PromptText::tr("One got another name, for its own was taken."),
                             PromptText::tr("%1 got another name, for theirs was taken.")));
    }
    if (report->known > 0) {
        sentences.append(say(report->known, PromptText::tr("One was here already."),
                             PromptText::tr("%1 were here already.")));
    }
    if (report->unusable > 0) {
        sentences.append(say(report->unusable,
                             PromptText::tr("One had no text, or too much of it."),
                             PromptText::tr("%1 had no text, or too much of it.")));
    }
    return sentences.join(u' ');
}

std::vector<chat::SavedPrompt> examplePrompts()
{
    const auto prompt = [](const QString &name, const QString &description, const QString &text) {
        return chat::SavedPrompt{{}, name, description, text, {}};
    };
    return {
        prompt(PromptText::tr("explain"), PromptText::tr("Explain something plainly"),
               PromptText::tr("Explain this to {{reader|somebody new to it}}. Begin with one "
                              "sentence that says the whole, then give the details.\n\n"
                              "{{selection}}")),
        prompt(PromptText::tr("proofread"), PromptText::tr("Correct a text and list the changes"),
               PromptText::tr("Correct spelling and grammar of the text below. Keep its tone and "
                              "its layout. After it, list what you changed and why.\n\n"
                              "{{clipboard}}")),
        prompt(PromptText::tr("summarise"), PromptText::tr("The most important points of a text"),
               PromptText::tr("Summarise the text below in {{length|five points}}. Say what it "
                              "leaves open.\n\n{{clipboard}}")),
        prompt(PromptText::tr("translate"), PromptText::tr("Translate a text"),
               PromptText::tr("Translate the text below into {{language|English}}. Keep names, "
                              "numbers and layout as they are.\n\n{{clipboard}}")),
    };
}

} // namespace breakerbox::ui
