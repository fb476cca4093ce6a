// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/offerrows.h>
#include <ui/chat/picklist.h>

#include "ui/support/widgets.h"

#include <QAbstractItemModel>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QTest>

using namespace breakerbox;
using namespace breakerbox::ui;
using namespace Qt::StringLiterals;

namespace {

std::vector<flows::SwitchOffer> sampleOffers()
{
    using connections::BoundaryClass;
    using flows::OfferGroup;
    const auto offer = [](OfferGroup group, const QString &name, const QString &model,
                          BoundaryClass kind, const QString &holder) {
        flows::SwitchOffer result;
        result.group = group;
        result.connection = ConnectionId(QUuid::createUuid());
        result.connectionName = name;
        result.model = ModelId(model);
        result.boundary = {kind, holder, {}};
        result.messages = 14;
        result.attachments = 2;
        return result;
    };
    return {offer(OfferGroup::Forbidden, u"Groq"_s, u"llama"_s, BoundaryClass::Company, u"Groq"_s),
            offer(OfferGroup::Outside, u"Anthropic"_s, u"claude"_s, BoundaryClass::Company,
                  u"Anthropic"_s),
            offer(OfferGroup::ThisDevice, u"Ollama"_s, u"llama3 8b"_s, BoundaryClass::Device, {}),
            offer(OfferGroup::Inside, u"OpenAI · Work"_s, u"gpt"_s, BoundaryClass::Company,
                  u"OpenAI"_s)};
}

QStringList shownRows(const PickList &list)
{
    QStringList rows;
    for (int row = 0; row < list.list()->model()->rowCount(); ++row)
        rows << list.list()->model()->index(row, 0).data().toString();
    return rows;
}

} // namespace

class PickListTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    // look.md 4, design 6: inside first, then this device, apart those outside, and what is not
    // possible with its reason.
    void offersAreGroupedByWhoWouldRead()
    {
        const auto offers = sortedOffers(sampleOffers());
        const auto rows = offerRows(offers, BootTime{});
        QCOMPARE(rows[0].name, u"OpenAI · Work"_s);
        QCOMPARE(rows[1].note, u"this device"_s);
        QCOMPARE(rows[2].note, u"sees 14 messages, 2 attachments"_s);
        QVERIFY(rows[2].enabled);
        QVERIFY(!rows[3].enabled);
        QVERIFY(rows[3].group.contains(u"local-only"_s));
        PickList list(u"Answer this message with…"_s);
        list.setRows(rows);
        QCOMPARE(shownRows(list).size(), 8); // four rows, four headings
    }

    void typingFiltersAndEnterTakes()
    {
        PickList list(u"Switch"_s);
        list.setRows(offerRows(sortedOffers(sampleOffers()), BootTime{}));
        QSignalSpy picked(&list, &PickList::picked);
        list.show();
        QTest::keyClicks(list.filter(), u"olla 8b"_s);
        QCOMPARE(shownRows(list).size(), 2); // its heading and itself
        QTest::keyClick(list.filter(), Qt::Key_Return);
        QCOMPARE(picked.size(), 1);
        QCOMPARE(picked.front().front().toInt(), 1);
        QVERIFY(!list.isVisible());
    }

    void arrowsSkipHeadingsAndWhatIsNotPossible()
    {
        PickList list(u"Switch"_s);
        list.setRows(offerRows(sortedOffers(sampleOffers()), BootTime{}));
        QSignalSpy picked(&list, &PickList::picked);
        list.show();
        for (int i = 0; i < 10; ++i)
            QTest::keyClick(list.filter(), Qt::Key_Down);
        QTest::keyClick(list.filter(), Qt::Key_Return);
        QCOMPARE(picked.front().front().toInt(), 2); // the last that can be taken
    }

    void escapeClosesWithoutAnAnswer()
    {
        PickList list(u"Switch"_s);
        list.setRows(offerRows(sortedOffers(sampleOffers()), BootTime{}));
        QSignalSpy picked(&list, &PickList::picked);
        list.show();
        QTest::keyClick(list.filter(), Qt::Key_Escape);
        QVERIFY(!list.isVisible());
        QCOMPARE(picked.size(), 0);
        QCOMPARE(fakes::namelessControls(&list), QStringList());
    }

    void rowsAreWholeSentencesForAScreenReader()
    {
        PickList list(u"Switch"_s);
        auto rows = offerRows(sortedOffers(sampleOffers()), BootTime{});
        rows[0].healthWord = u"Working"_s;
        list.setRows(rows);
        const auto *model = list.list()->model();
        QCOMPARE(model->index(1, 0).data(Qt::AccessibleTextRole).toString(),
                 u"OpenAI · Work, gpt, OpenAI, Working"_s);
    }
};

QTEST_MAIN(PickListTest)
#include "tst_picklist.moc"
