// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "askresult.h"
#include "command.h"
#include "words.h"

#include "../profilewords.h"

#include <flows/attachedfile.h>
#include <flows/chatflow.h>
#include <ui/text/errortext.h>
#include <ui/text/filetext.h>
#include <ui/text/limittext.h>

#include <QCoreApplication>
#include <QFile>
#include <QPointer>
#include <QTimer>

#include <cstdio>

namespace breakerbox::app {

using namespace Qt::StringLiterals;

namespace {

constexpr Milliseconds kGrace{50};

QString usageFault(const Arguments &arguments)
{
    if (arguments.words().size() != 1)
        return tr("Give one PROMPT, or - to read it from standard input.");
    if (!arguments.value(u"connection"_s))
        return tr("--connection NAME is missing.");
    if (arguments.has(u"no-wait"_s) && arguments.value(u"wait"_s))
        return tr("Choose one of --wait and --no-wait.");
    if (arguments.has(u"new"_s) && arguments.value(u"conversation"_s))
        return tr("Choose one of --conversation and --new.");
    bool isNumber = true;
    const int wait = arguments.value(u"wait"_s).value_or(u"0"_s).toInt(&isNumber);
    return isNumber && wait >= 0 ? QString() : tr("--wait needs a number of seconds.");
}

Result<QString> readPrompt(const Arguments &arguments)
{
    if (arguments.words().at(0) != "-"_L1) {
        if (arguments.words().at(0).trimmed().isEmpty())
            return failure(ErrorCode::NotFound,
                           tr("The prompt is empty: there is nothing to ask."));
        return arguments.words().at(0);
    }
    QFile in;
    if (!in.open(stdin, QIODevice::ReadOnly))
        return failure(ErrorCode::NotFound, tr("Standard input could not be read."));
    const QByteArray bytes = in.readAll();
    if (bytes.trimmed().isEmpty())
        return failure(ErrorCode::NotFound,
                       tr("Standard input was empty: there is nothing to ask."));
    return QString::fromUtf8(bytes);
}

// The detail of the error is a sentence.
Result<std::vector<chat::Attachment>> readAttachments(const QStringList &files)
{
    std::vector<chat::Attachment> attachments;
    for (const QString &name : files) {
        const auto file = flows::readAttachedFile(name);
        const flows::FileTrouble trouble =
            file ? flows::roomBeside(attachments, *file) : file.error();
        if (trouble != flows::FileTrouble::None)
            return failure(ErrorCode::InvalidInput, ui::text::sentence(trouble, name));
        attachments.push_back(*file);
    }
    return attachments;
}

// One question, from the first look at the options to the report.
class AskRun final : public QObject
{
public:
    explicit AskRun(const CommandContext &context)
        : QObject(qApp),
          m_context(context),
          m_json(context.arguments.has(u"json"_s))
    {}

    void start()
    {
        if (!readOptions())
            return;
        if (!chooseTarget() || !chooseConversation())
            return;
        connect(m_flow, &flows::ChatFlow::notAccepted, this, &AskRun::refused);
        connect(m_flow, &flows::ChatFlow::boundaryAsked, this, &AskRun::boundaryAsked);
        connect(m_flow, &flows::ChatFlow::messageAdded, this, [this](const MessageId &id) {
            const chat::Message *message = m_flow->find(id);
            if (message && message->role == chat::Role::Assistant)
                m_reply = id;
        });
        connect(m_flow, &flows::ChatFlow::textAppended, this,
                [this](const MessageId &, const QString &text) {
                    if (!m_json)
                        m_context.console.print(Console::harmless(text));
                });
        connect(m_flow, &flows::ChatFlow::messageChanged, this, &AskRun::look);
        connect(m_flow, &flows::ChatFlow::cardChanged, this, &AskRun::look);
        connect(&m_context.composition.connections(), &flows::ConnectionsFlow::spendingNear, this,
                [this](const ConnectionId &id, const scheduler::Spending &spending) {
                    if (const auto *view = m_context.composition.connections().find(id))
                        m_context.console.complain(
                            ui::text::spendingWarning(view->connection.name, spending));
                });
        connect(m_flow, &flows::ChatFlow::loadFailed, this, [this](const Error &error) {
            complain(exitCodeOf(error), ui::text::sentence(error.code));
        });
        if (m_flow->isLoaded())
            send();
        else
            connect(m_flow, &flows::ChatFlow::loaded, this, &AskRun::send);
    }

private:
    void complain(ExitCode code, const QString &sentence)
    {
        m_context.console.complain(sentence);
        finish(code);
    }

    void finish(ExitCode code)
    {
        m_finished = true;
        m_context.finish(code);
        deleteLater();
    }

    bool readOptions()
    {
        const Arguments &arguments = m_context.arguments;
        auto prompt = readPrompt(arguments);
        if (!prompt) {
            complain(ExitCode::BadInput, prompt.error().detail);
            return false;
        }
        m_prompt = std::move(*prompt);
        auto attachments = readAttachments(arguments.values(u"attach"_s));
        if (!attachments) {
            complain(ExitCode::BadInput, attachments.error().detail);
            return false;
        }
        m_options.attachments = std::move(*attachments);
        // A hold is never waited out inside: how long, and how often, is decided here.
        m_options.holdAtOnce = true;
        if (arguments.has(u"no-wait"_s))
            m_patience = Seconds(0);
        else if (const auto wait = arguments.value(u"wait"_s))
            m_patience = Seconds(wait->toInt());
        return true;
    }

    bool chooseTarget()
    {
        const auto name = m_context.arguments.value(u"connection"_s);
        const flows::ConnectionView *view = m_context.composition.connections().findByName(*name);
        if (!view) {
            complain(ExitCode::Configuration, app::tr("There is no connection named “%1”. See "
                                                      "breakerbox connections list.")
                                                  .arg(*name));
            return false;
        }
        m_connection = view->connection;
        m_model = m_connection.defaultModel;
        if (const auto model = m_context.arguments.value(u"model"_s))
            m_model = ModelId(model->trimmed());
        if (m_model.isEmpty()) {
            complain(ExitCode::Configuration,
                     app::tr("%1 has no model chosen: give --model, or set one with breakerbox "
                             "connections edit.")
                         .arg(m_connection.name));
            return false;
        }
        return true;
    }

    bool chooseConversation()
    {
        flows::ConversationsFlow &conversations = m_context.composition.conversations();
        const auto id = m_context.arguments.value(u"conversation"_s);
        m_flow = conversations.open(id ? ConversationId::fromString(*id) : conversations.create());
        if (!m_flow) {
            complain(ExitCode::BadInput, app::tr("There is no conversation %1. See breakerbox "
                                                 "conversations list.")
                                             .arg(*id));
            return false;
        }
        return true;
    }

    void send()
    {
        m_flow->setTarget(m_connection.id, m_model);
        if (const auto system = m_context.arguments.value(u"system"_s))
            m_flow->setSystemPrompt(*system);
        if (const int count = m_flow->filesLeftOut(); count > 0)
            m_context.console.complain(app::tr("Note: %1").arg(ui::text::leftOutSentence(count)));
        m_flow->send(m_prompt, m_options);
    }

    void refused(const Error &error)
    {
        if (error.detail == flows::kFileNotTaken) {
            complain(ExitCode::BadInput, ui::text::fileNotTaken());
            return;
        }
        complain(exitCodeOf(error),
                 error.detail == "local_only"_L1
                     ? app::tr("This conversation stays on this computer. Lift its "
                               "lock in the window first.")
                     : ui::text::sentence(error.code));
    }

    // The command line cannot ask, so it does not cross.
    void boundaryAsked(const flows::BoundaryQuestion &question)
    {
        m_flow->answer(question, flows::BoundaryAnswer::Cancel);
        complain(
            ExitCode::Configuration,
            app::tr("This would share the conversation with %1, who has not seen it. Nothing was "
                    "sent. Use --new, or allow it in the window.")
                .arg(question.host));
    }

    void look(const MessageId &id)
    {
        if (m_finished || m_deciding || id != m_reply)
            return;
        const bool loading = m_waiting && isOver(m_waitUntil);
        if (!m_flow->result(id) && !loading)
            return;
        // Not from inside the signal: the choice changes what is being told.
        m_deciding = true;
        QTimer::singleShot(0, this, &AskRun::decide);
    }

    [[nodiscard]] bool isOver(BootTime moment) const
    {
        return m_context.composition.clock().now() >= moment;
    }

    // A try has ended: wait for the hold, go as the probe, or report.
    void decide()
    {
        m_deciding = false;
        const scheduler::ExchangeResult *result = m_flow->result(m_reply);
        if (m_finished || !result)
            return;
        const int attempts = result->attempts;
        if (shouldProbe(*result)) {
            tryAsProbe();
            return;
        }
        if (shouldWait(*result)) {
            m_waiting = true;
            m_before += attempts;
            m_waitUntil = m_context.composition.clock().now() + m_patience;
            m_flow->wait(m_reply);
            QTimer::singleShot(std::chrono::duration_cast<Milliseconds>(m_patience) + kGrace, this,
                               [this] {
                                   if (!m_finished && !m_flow->isRunning())
                                       m_flow->cancel(m_reply);
                               });
            return;
        }
        settle(*result);
    }

    [[nodiscard]] bool isHeldBack(const scheduler::ExchangeResult &result) const
    {
        return result.kind == scheduler::ResultKind::Held || result.outcome.limit.has_value();
    }

    [[nodiscard]] bool shouldProbe(const scheduler::ExchangeResult &result) const
    {
        return m_context.arguments.has(u"probe"_s) && !m_probed && result.attempts == 0 &&
               (result.kind == scheduler::ResultKind::Held ||
                result.kind == scheduler::ResultKind::Blocked) &&
               !result.hasError;
    }

    // A manual retry is refused within 2 s of the last verdict: that much is waited if waiting is
    // allowed at all.
    void tryAsProbe()
    {
        const auto card = m_flow->card(m_reply);
        const BootTime now = m_context.composition.clock().now();
        if (card && card->retryNow.refusal == flows::Refusal::TooSoon && card->retryNow.from &&
            *card->retryNow.from - now <= m_patience) {
            m_deciding = true;
            QTimer::singleShot(std::chrono::ceil<Milliseconds>(*card->retryNow.from - now) + kGrace,
                               this, &AskRun::decide);
            return;
        }
        m_probed = true;
        m_flow->retryNow(m_reply, true);
    }

    // Once, and only if the hold ends in time (design 3, 8).
    [[nodiscard]] bool shouldWait(const scheduler::ExchangeResult &result) const
    {
        const auto card = m_flow->card(m_reply);
        if (m_waiting || m_probed || m_patience == Seconds(0) || !isHeldBack(result) || !card ||
            !card->wait.isOffered())
            return false;
        return !card->until || *card->until - m_context.composition.clock().now() <= m_patience;
    }

    // What was kept has to be on the disk before the answer is given: a full disk is no success.
    void settle(scheduler::ExchangeResult result)
    {
        result.attempts += m_before;
        m_finished = true;
        auto &storage = m_context.composition.storage();
        connect(&storage, &store::StorageThread::writeFailed, this, [this](ErrorCode code) {
            if (!m_unsaved)
                m_unsaved = code;
        });
        storage.submit(
            this, [](store::Database &) { return Result<void>(); },
            [this, result](const Result<void> &) { report(result); });
    }

    [[nodiscard]] AskFacts factsOf(const scheduler::ExchangeResult &result) const
    {
        Composition &composition = m_context.composition;
        AskFacts facts;
        facts.connection = m_connection.name;
        facts.model = m_model;
        facts.reply = *m_flow->find(m_reply);
        facts.boundary = facts.reply.boundary;
        facts.result = result;
        facts.card = m_flow->card(m_reply);
        facts.now = composition.clock().now();
        facts.wall = composition.clock().wall();
        const breaker::ScopePath path{m_connection.id, breaker::Operation::Chat, m_model};
        const breaker::Outcome &outcome = result.outcome;
        if (result.denial)
            facts.scopeKey = result.denial->scope;
        else if (outcome.transport == breaker::Verdict::Failure)
            facts.scopeKey = path.transport();
        else
            facts.scopeKey = outcome.level == breaker::ServiceLevel::Connection &&
                                     outcome.service == breaker::Verdict::Failure
                                 ? path.service()
                                 : path.leaf();
        facts.scope = composition.rooms().breakers.snapshot(facts.scopeKey, facts.now);
        facts.message = askMessage(facts);
        return facts;
    }

    void report(const scheduler::ExchangeResult &result)
    {
        const AskFacts facts = factsOf(result);
        AskReport report = reportAsk(facts);
        if (m_unsaved)
            report.code = ExitCode::Storage;
        if (m_json) {
            m_context.console.printJson(report.object);
        } else {
            if (!facts.reply.text.isEmpty())
                m_context.console.print(u"\n"_s);
            if (!facts.message.isEmpty())
                m_context.console.complain(facts.message);
            else if (const QString note = endingNote(facts.reply); !note.isEmpty())
                m_context.console.complain(note);
        }
        if (m_unsaved)
            m_context.console.complain(
                app::tr("The reply was not saved.") + u' ' +
                profileSentence(m_context.composition.profile().folder(), {*m_unsaved, {}, {}}));
        finish(report.code);
    }

    CommandContext m_context;
    bool m_json;
    QString m_prompt;
    flows::SendOptions m_options;
    Seconds m_patience{15};
    connections::Connection m_connection;
    ModelId m_model;
    flows::ChatFlow *m_flow = nullptr;
    MessageId m_reply;
    std::optional<ErrorCode> m_unsaved;
    BootTime m_waitUntil{};
    int m_before = 0; // attempts before the wait
    bool m_finished = false;
    bool m_deciding = false;
    bool m_probed = false;
    bool m_waiting = false;
};

} // namespace

Command askCommand()
{
    return {u"ask",
            {{u"json"_s, u"new"_s, u"no-wait"_s, u"probe"_s},
             {u"connection"_s, u"model"_s, u"conversation"_s, u"system"_s, u"attach"_s, u"wait"_s}},
            &usageFault,
            [](const Arguments &) { return false; },
            [](const CommandContext &context) { (new AskRun(context))->start(); }};
}

} // namespace breakerbox::app
