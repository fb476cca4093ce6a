// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// gallery FOLDER: draws cards, a conversation, the composer and the dialogs as PNG files, light and
// dark, to be looked at by a person. Run it with QT_QPA_PLATFORM=offscreen, and QT_SCALE_FACTOR for
// other scales.

#include <ui/chat/boundarydialog.h>
#include <ui/chat/breakercard.h>
#include <ui/chat/composer.h>
#include <ui/chat/messageitem.h>
#include <ui/chat/offerrows.h>
#include <ui/chat/picklist.h>
#include <ui/chat/readingview.h>
#include <ui/chat/statepage.h>
#include <ui/chat/targetbutton.h>
#include <ui/chat/turnbar.h>
#include <ui/shell/housestyle.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/linkopener.h>
#include <ui/widgets/theme.h>

#include "support/samplecards.h"

#include <QApplication>
#include <QDir>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

using namespace breakerbox;
using namespace breakerbox::ui;
using namespace Qt::StringLiterals;

namespace {

const QString kReply =
    uR"(Start with **Nærøyfjord**: it is narrow, steep and [easy to reach](https://www.visitnorway.com/places-to-go).
A few things to know before you go, since `bus 450` does not run on Sundays:

1. Take the morning train to *Myrdal*.
2. Change to the Flåm railway.
   - sit on the **left** side
   - keep the ticket
3. Book the boat:

   ```bash
   curl -s https://fjords.example/api/tours?from=flam --data '{"day": "2026-06-01", "people": 2, "seats": "deck"}'
   ```

## Prices

| Part | One way | Return | Notes |
|:-----|--------:|-------:|-------|
| Train | 420 kr | 760 kr | cheaper with an early ticket |
| Boat | 390 kr | – | includes the bus to Voss |

> The boat is the part people remember.
> Take a jacket.

```python
def plan(days: int) -> list[str]:
    """A route for so many days."""
    stops = ["Oslo", "Flåm", "Gudvangen", "Bergen"]
    return stops[: days + 1]
```

- [x] passport
- [ ] rain jacket

---

![a map](https://tracker.example/map.png) and [a bank](https://evil.example/bank.com) called [https://bank.com](https://evil.example).
)"_s;

class ChatGallery
{
public:
    explicit ChatGallery(const QString &folder)
        : m_folder(folder)
    {
        QDir().mkpath(folder);
    }

    void drawAll()
    {
        for (const bool dark : {false, true}) {
            QApplication::setPalette(dark ? theme::darkPalette() : theme::lightPalette());
            m_suffix = dark ? u"-dark"_s : u"-light"_s;
            cards();
            conversation();
            turns();
            composer();
            lists();
            dialogs();
            states();
        }
    }

private:
    void save(QWidget &widget, const QString &name)
    {
        widget.ensurePolished();
        widget.show();
        QApplication::processEvents();
        QApplication::processEvents();
        widget.grab().save(u"%1/%2%3.png"_s.arg(m_folder, name, m_suffix));
        widget.hide();
    }

    void cards()
    {
        size_t at = 0;
        for (int page = 0; at < fakes::kCardKinds.size(); ++page) {
            QWidget sheet;
            sheet.setBackgroundRole(QPalette::Base);
            sheet.setAutoFillBackground(true);
            auto *column = new QVBoxLayout(&sheet);
            column->setContentsMargins(16, 16, 16, 16);
            column->setSpacing(12);
            for (int i = 0; i < 6 && at < fakes::kCardKinds.size(); ++i, ++at) {
                auto *card = new BreakerCard(m_clock, &sheet);
                card->setCard(fakes::sampleCard(fakes::kCardKinds[at], m_clock));
                column->addWidget(card);
            }
            column->addStretch();
            sheet.resize(760, 1040);
            save(sheet, u"cards%1"_s.arg(page));
        }
        QWidget sheet;
        sheet.setBackgroundRole(QPalette::Base);
        sheet.setAutoFillBackground(true);
        auto *column = new QVBoxLayout(&sheet);
        column->setContentsMargins(16, 16, 16, 16);
        column->setSpacing(12);
        const auto add = [&](const flows::Card &value) {
            auto *card = new BreakerCard(m_clock, &sheet);
            card->setCard(value);
            column->addWidget(card);
            return card;
        };
        flows::Card waiting = fakes::sampleCard(flows::CardKind::Failing, m_clock);
        waiting.phase = flows::CardPhase::Waiting;
        waiting.since = m_clock.now() - Seconds(30);
        add(waiting);
        flows::Card trying = fakes::sampleCard(flows::CardKind::Failing, m_clock);
        trying.phase = flows::CardPhase::Trying;
        trying.runningPhase = Phase::WaitingForFirstByte;
        trying.phaseSince = m_clock.now() - Seconds(100);
        trying.phaseLimit = m_clock.now() + Seconds(20);
        add(trying);
        auto *details = add(fakes::sampleCard(flows::CardKind::Failing, m_clock));
        details->findChild<QPushButton *>(u"details"_s)->setChecked(true);
        auto *key = add(fakes::sampleCard(flows::CardKind::Credential, m_clock));
        key->findChild<QPushButton *>(u"repair"_s)->click();
        auto *model = add(fakes::sampleCard(flows::CardKind::ModelMissing, m_clock));
        model->setModels({ModelId(u"gpt-4.1"_s), ModelId(u"gpt-4.1-mini"_s)});
        model->findChild<QPushButton *>(u"model"_s)->click();
        column->addStretch();
        sheet.resize(760, 1040);
        save(sheet, u"cards-open"_s);
        QWidget narrow;
        auto *small = new QVBoxLayout(&narrow);
        flows::Card limited = fakes::sampleCard(flows::CardKind::RateLimited, m_clock);
        limited.connectionName = u"A connection with a very long name that somebody gave it"_s;
        auto *card = new BreakerCard(m_clock, &narrow);
        card->setCard(limited);
        small->addWidget(card);
        small->addStretch();
        narrow.resize(360, 420);
        save(narrow, u"card-narrow"_s);
    }

    void conversation()
    {
        ReadingView view(m_clock);
        view.resize(900, 1500);
        view.show();
        std::vector<chat::Message> messages{
            fakes::userMessage(u"Which fjord first? I have **three days** and a small budget."_s,
                               m_clock),
            fakes::reply(kReply, m_clock)};
        messages.back().reasoning = u"The user wants one answer. Nærøyfjord is the usual one."_s;
        messages.push_back(fakes::userMessage(u"And with children?"_s, m_clock));
        chat::Message running = fakes::reply(u"With children I would"_s, m_clock);
        running.state = chat::TurnState::Streaming;
        running.usage = {};
        running.duration = Milliseconds(0);
        running.model = ModelId(
            u"vendor/a-model-with-a-name-nobody-would-want-to-read-in-full-2026-01-01-preview"_s);
        messages.push_back(running);
        view.setMessages(messages);
        flows::ChatFlow::Progress progress;
        progress.phase = Phase::Streaming;
        progress.since = m_clock.now() - Seconds(7);
        view.setProgress(running.id, progress);
        view.settle();
        view.item(messages[1].id)->setFocus();
        view.scrollBar()->setValue(0);
        save(view, u"conversation"_s);
        view.resize(420, 900);
        view.settle();
        view.scrollBar()->setValue(400);
        save(view, u"conversation-narrow"_s);
        chat::Message failed = fakes::reply({}, m_clock);
        failed.state = chat::TurnState::Failed;
        view.resize(820, 420);
        view.setMessages({fakes::userMessage(u"Which fjord first?"_s, m_clock), failed});
        view.setCard(failed.id, fakes::sampleCard(flows::CardKind::Failing, m_clock));
        view.settle();
        save(view, u"conversation-card"_s);
    }

    // Header with long names, versions, the lines above the composer.
    void turns()
    {
        QWidget sheet;
        sheet.setBackgroundRole(QPalette::Base);
        sheet.setAutoFillBackground(true);
        auto *view = new ReadingView(m_clock, &sheet);
        auto *deleted = new TurnBar(u"trash-2"_s, u"Undo"_s, &sheet);
        auto *edited = new TurnBar(u"pencil"_s, u"Cancel"_s, &sheet);
        auto *composer = new Composer(m_clock, &sheet);
        auto *column = new QVBoxLayout(&sheet);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(view, 1);
        auto *below = new QVBoxLayout;
        below->setContentsMargins(16, 4, 16, 16);
        below->setSpacing(4);
        below->addWidget(deleted);
        below->addWidget(edited);
        below->addWidget(composer);
        column->addLayout(below);
        deleted->say(u"5 messages deleted."_s);
        edited->say(
            u"Editing: Which fjord first? I have three days and a small budget, and a child that does not like boats, nor trains, nor buses."_s);
        composer->setText(u"Which fjord first? I have three days."_s);
        const auto asked = fakes::userMessage(u"Which fjord first?"_s, m_clock);
        auto plain = fakes::reply(u"Start with Nærøyfjord."_s, m_clock);
        plain.boundary = u"company:Anthropic"_s;
        plain.timeToFirstToken = Milliseconds(820);
        plain.duration = Milliseconds(3200);
        plain.usage = {1234, 412, {}, {}};
        auto cut = fakes::reply(u"Or with another one, which is"_s, m_clock);
        cut.state = chat::TurnState::Partial;
        cut.failure = u"user_stopped"_s;
        cut.answeringModel =
            u"vendor/a-model-with-a-name-nobody-would-want-to-read-in-full-2026-01-01"_s;
        cut.boundary = u"lan:nas.local"_s;
        cut.connection = ConnectionId(QUuid::createUuid());
        cut.timeToFirstToken = Milliseconds(1400);
        cut.duration = Milliseconds(12'000);
        const auto next = fakes::userMessage(u"Go on, please."_s, m_clock);
        view->setConnectionNames({{plain.connection, u"Work"_s},
                                  {cut.connection, u"The study's server with a long name"_s}});
        view->setMessages({asked, plain, next, cut});
        view->setNotes(asked.id, {{2, 3}, false, false});
        view->setNotes(plain.id, {{1, 2}, false, false});
        view->setNotes(cut.id, {{12, 14}, true, false});
        for (const auto &[name, width] :
             {std::pair(u"turns"_s, 900), std::pair(u"turns-narrow"_s, 420)}) {
            sheet.resize(width, 620);
            sheet.show();
            view->settle();
            view->item(cut.id)->setFocus();
            save(sheet, name);
        }
    }

    std::vector<Target> targets() const
    {
        using connections::Boundary;
        using connections::BoundaryClass;
        const auto id = [] { return ConnectionId(QUuid::createUuid()); };
        const ConnectionId anthropic = id();
        return {{anthropic,
                 u"Anthropic · Work"_s,
                 ModelId(u"claude-sonnet-4"_s),
                 Boundary{BoundaryClass::Company, u"Anthropic"_s, {}},
                 {flows::HealthKind::Working, {}}},
                {anthropic,
                 u"Anthropic · Work"_s,
                 ModelId(u"claude-opus-4"_s),
                 Boundary{BoundaryClass::Company, u"Anthropic"_s, {}},
                 {flows::HealthKind::Working, {}}},
                {id(),
                 u"OpenAI · Personal"_s,
                 ModelId(u"gpt-4.1-mini"_s),
                 Boundary{BoundaryClass::Company, u"OpenAI"_s, {}},
                 {flows::HealthKind::Failing, m_clock.now() + Seconds(42)}},
                {id(),
                 u"Ollama"_s,
                 ModelId(u"llama3.2:8b"_s),
                 Boundary{BoundaryClass::Device, {}, {}},
                 {flows::HealthKind::Working, {}}},
                {id(),
                 u"Study server"_s,
                 ModelId(u"qwen2.5-coder-32b-instruct-q4_k_m"_s),
                 Boundary{BoundaryClass::Lan, u"nas.local"_s, {}},
                 {flows::HealthKind::NeedsModel, {}}}};
    }

    void composer()
    {
        QWidget sheet;
        sheet.setBackgroundRole(QPalette::Base);
        sheet.setAutoFillBackground(true);
        auto *column = new QVBoxLayout(&sheet);
        column->setSpacing(16);
        const auto list = targets();
        auto *empty = new Composer(m_clock, &sheet);
        empty->target()->setTargets(list);
        empty->target()->setTarget(list[0]);
        auto *running = new Composer(m_clock, &sheet);
        running->target()->setTargets(list);
        running->target()->setTarget(list[2]);
        running->setText(
            u"One line.\nAnother line that is quite a bit longer, so that it has to be wrapped somewhere before it reaches the right side of the field.\nThird."_s);
        running->setRunning(true);
        auto *none = new Composer(m_clock, &sheet);
        for (auto *each : {empty, running, none})
            column->addWidget(each);
        column->addStretch();
        sheet.resize(760, 360);
        running->focusText();
        save(sheet, u"composer"_s);
    }

    void lists()
    {
        PickList picker(u"Who answers"_s);
        const auto list = targets();
        picker.setRows(targetRows(list, list[1], m_clock.now()));
        picker.resize(520, 400);
        save(picker, u"targets"_s);
        std::vector<flows::SwitchOffer> offers;
        offers.reserve(list.size());
        const std::array groups{flows::OfferGroup::Outside, flows::OfferGroup::Outside,
                                flows::OfferGroup::Inside, flows::OfferGroup::ThisDevice,
                                flows::OfferGroup::Forbidden};
        for (size_t i = 0; i < list.size(); ++i)
            offers.push_back({groups[i], list[i].connection, list[i].connectionName, list[i].model,
                              list[i].boundary, list[i].health, 14, i == 0 ? 2 : 0});
        PickList change(u"Answer this message with…"_s);
        change.setRows(offerRows(sortedOffers(offers), m_clock.now()));
        change.resize(560, 420);
        save(change, u"switch"_s);
    }

    void dialogs()
    {
        flows::BoundaryQuestion question;
        question.from = {connections::BoundaryClass::Company, u"OpenAI"_s, {}};
        question.seenBy = {question.from.key()};
        question.to = {connections::BoundaryClass::Company, u"Anthropic"_s, {}};
        question.account = u"Anthropic · Work"_s;
        question.host = u"api.anthropic.com"_s;
        question.messages = 14;
        question.attachments = 2;
        question.attachmentBytes = 1'300'000;
        question.systemPrompt = true;
        question.approximateBytes = 48'000;
        question.reason = flows::CrossingReason::SwitchAfterFailure;
        question.failing = u"OpenAI · Personal"_s;
        question.plainHttp = true;
        BoundaryDialog dialog(question, m_clock);
        save(dialog, u"boundary"_s);
        const Link link{
            u"https://bank.com"_s,
            u"https://evil.example/login?session=0123456789abcdef0123456789abcdef0123456789"_s};
        QDialog *ask = makeLinkDialog(link, judgeLink(link), nullptr);
        save(*ask, u"link"_s);
        delete ask;
    }

    void states()
    {
        StatePage page;
        page.resize(700, 420);
        page.showState(
            u"message-square"_s, u"Ask something"_s,
            u"claude-sonnet-4 on Anthropic · Work answers. Anthropic can read what is sent."_s);
        save(page, u"state-empty"_s);
        page.showState(u"triangle-alert"_s, u"This conversation could not be read"_s,
                       u"The stored history is damaged."_s, u"Try again"_s);
        save(page, u"state-error"_s);
    }

    QString m_folder;
    QString m_suffix;
    VirtualClock m_clock;
};

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    QApplication::setStyle(new HouseStyle);
    if (argc < 2)
        return 64;
    ChatGallery(QString::fromLocal8Bit(argv[1])).drawAll();
    return 0;
}
