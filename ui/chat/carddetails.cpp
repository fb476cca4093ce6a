// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/carddetails.h>

#include <ui/text/cardtext.h>
#include <ui/text/moments.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/icons.h>

#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

QLabel *selectable(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

// A word without spaces, a long id for instance, may break anywhere.
QString breakableWords(const QString &text)
{
    constexpr int kLongest = 40;
    QString result;
    int run = 0;
    for (const QChar c : text) {
        run = c.isSpace() ? 0 : run + 1;
        result += c;
        if (run == kLongest) {
            result += QChar(0x200b);
            run = 0;
        }
    }
    return result;
}

} // namespace

CardDetails::CardDetails(QWidget *parent)
    : QWidget(parent),
      m_grid(new QGridLayout),
      m_wordsTitle(new TokenLabel(theme::Token::Muted, this)),
      m_words(selectable(this)),
      m_triesTitle(new TokenLabel(theme::Token::Muted, this)),
      m_tries(selectable(this)),
      m_copy(new ActionButton(tr("Copy details"), ActionButton::Look::Quiet, this))
{
    m_wordsTitle->setText(tr("The provider's own words"));
    m_triesTitle->setText(tr("Tries of this message"));
    m_copy->setIcon(icons::get(u"copy"_s));
    m_copy->setFlush(true);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(16);
    m_grid->setVerticalSpacing(4);
    m_grid->setColumnStretch(1, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(8);
    column->addLayout(m_grid);
    column->addWidget(m_wordsTitle);
    column->addWidget(m_words);
    column->addWidget(m_triesTitle);
    column->addWidget(m_tries);
    auto *row = new QHBoxLayout;
    row->addWidget(m_copy);
    row->addStretch();
    column->addLayout(row);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_text); });
}

void CardDetails::addRow(int row, const QString &name, const QString &value)
{
    auto *title = new TokenLabel(theme::Token::Muted, this);
    title->setWordWrap(false);
    title->setText(name);
    auto *text = selectable(this);
    text->setText(breakableWords(value));
    text->setAccessibleName(tr("%1: %2").arg(name, value));
    m_grid->addWidget(title, row, 0, Qt::AlignTop);
    m_grid->addWidget(text, row, 1);
}

void CardDetails::setCard(const flows::Card &card)
{
    const QString before = std::exchange(m_text, text::detailsAsText(card));
    if (before == m_text)
        return;
    while (QLayoutItem *item = m_grid->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    int row = 0;
    for (const auto &detail : text::detailRows(card))
        addRow(row++, detail.name, detail.value);
    m_words->setText(breakableWords(card.providerText));
    m_words->setAccessibleName(tr("%1: %2").arg(m_wordsTitle->text(), card.providerText));
    m_wordsTitle->setVisible(!card.providerText.isEmpty());
    m_words->setVisible(!card.providerText.isEmpty());
    const QStringList tries = text::tryLines(card);
    m_tries->setText(breakableWords(tries.join(u'\n')));
    m_tries->setAccessibleName(tr("%1: %2").arg(m_triesTitle->text(), text::listed(tries)));
    m_triesTitle->setVisible(!tries.isEmpty());
    m_tries->setVisible(!tries.isEmpty());
}

} // namespace breakerbox::ui
