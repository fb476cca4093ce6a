// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/heightindex.h>

#include <QTest>

#include <numeric>
#include <random>

using breakerbox::ui::HeightIndex;

class HeightIndexTest : public QObject
{
    Q_OBJECT
private:
    static void compare(const HeightIndex &index, const std::vector<int> &heights)
    {
        QCOMPARE(index.count(), int(heights.size()));
        int top = 0;
        for (int row = 0; row < index.count(); ++row) {
            QCOMPARE(index.top(row), top);
            QCOMPARE(index.height(row), heights[size_t(row)]);
            if (heights[size_t(row)] > 0) {
                QCOMPARE(index.rowAt(top), row);
                QCOMPARE(index.rowAt(top + heights[size_t(row)] - 1), row);
            }
            top += heights[size_t(row)];
        }
        QCOMPARE(index.total(), top);
    }

private Q_SLOTS:
    void anEmptyOneHasNoRows()
    {
        const HeightIndex index;
        QCOMPARE(index.count(), 0);
        QCOMPARE(index.total(), 0);
        QCOMPARE(index.rowAt(0), -1);
    }

    void outsideIsTheFirstOrTheLastRow()
    {
        HeightIndex index;
        index.assign({10, 20, 30});
        QCOMPARE(index.rowAt(-5), 0);
        QCOMPARE(index.rowAt(59), 2);
        QCOMPARE(index.rowAt(60), 2);
        QCOMPARE(index.rowAt(100'000), 2);
    }

    // Whatever is done to it, it says what plain sums say.
    void itAgreesWithPlainSums()
    {
        std::mt19937 random(7);
        const auto upTo = [&random](int most) { return int(random() % unsigned(most + 1)); };
        for (int round = 0; round < 40; ++round) {
            std::vector<int> heights(size_t(upTo(70)));
            for (int &height : heights)
                height = upTo(400);
            HeightIndex index;
            index.assign(heights);
            for (int step = 0; step < 60; ++step) {
                const int what = upTo(2);
                if (what == 0 || heights.empty()) {
                    heights.push_back(upTo(400));
                    index.append(heights.back());
                } else if (what == 1) {
                    const int row = upTo(int(heights.size()) - 1);
                    heights[size_t(row)] = upTo(400);
                    index.set(row, heights[size_t(row)]);
                } else {
                    const int row = upTo(int(heights.size()) - 1);
                    heights.erase(heights.begin() + row);
                    index.remove(row);
                }
            }
            compare(index, heights);
            if (QTest::currentTestFailed())
                return;
        }
    }
};

QTEST_APPLESS_MAIN(HeightIndexTest)
#include "tst_heightindex.moc"
