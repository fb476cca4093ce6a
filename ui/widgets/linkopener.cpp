// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/widgets/linkopener.h>

#include <ui/text/hiddentext.h>
#include <ui/widgets/actionbutton.h>

#include <QDesktopServices>
#include <QDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace breakerbox::ui {

namespace {

QLabel *plainValue(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

// A long address has no spaces: without break points it would widen the dialog without end.
QString breakable(QString address)
{
    constexpr qsizetype kShown = 1000;
    if (address.size() > kShown)
        address = address.left(kShown) + QChar(u'…');
    for (qsizetype at = 48; at < address.size(); at += 49)
        address.insert(at, QChar(u'\n'));
    return address;
}

} // namespace

LinkOpener::LinkOpener(Open open, QObject *parent)
    : QObject(parent),
      m_open(std::move(open))
{
    if (!m_open)
        m_open = [](const QUrl &url) { QDesktopServices::openUrl(url); };
}

void LinkOpener::open(const Link &link, QWidget *window)
{
    const LinkJudgement judgement = judgeLink(link);
    switch (judgement.verdict) {
    case LinkVerdict::Open:
        m_open(judgement.url);
        break;
    case LinkVerdict::Confirm:
        ask(link, judgement, window);
        break;
    case LinkVerdict::Refuse:
        Q_EMIT refused(tr("Not opened. %1").arg(linkReasonSentence(judgement.reason)));
        break;
    }
}

void LinkOpener::openPage(const QUrl &page)
{
    const LinkJudgement judgement = judgeLink({{}, page.toString(QUrl::FullyEncoded)});
    if (judgement.verdict == LinkVerdict::Open)
        m_open(judgement.url);
    else
        Q_EMIT refused(tr("Not opened. %1").arg(linkReasonSentence(judgement.reason)));
}

void LinkOpener::ask(const Link &link, const LinkJudgement &judgement, QWidget *window)
{
    QDialog *dialog = makeLinkDialog(link, judgement, window);
    connect(dialog, &QDialog::accepted, this, [this, url = judgement.url] { m_open(url); });
    dialog->open();
}

QDialog *makeLinkDialog(const Link &link, const LinkJudgement &judgement, QWidget *window)
{
    auto *dialog = new QDialog(window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(LinkOpener::tr("Open this link?"));
    auto *column = new QVBoxLayout(dialog);
    column->setContentsMargins(24, 20, 24, 20);
    column->setSpacing(12);
    column->addWidget(plainValue(linkReasonSentence(judgement.reason), dialog));
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    const auto add = [form, dialog](const QString &name, const QString &value) {
        if (!value.isEmpty())
            form->addRow(plainValue(name, dialog), plainValue(value, dialog));
    };
    add(LinkOpener::tr("Text"), text::withMarks(link.text.left(200), text::HiddenIn::Code));
    add(LinkOpener::tr("Kind"), judgement.url.scheme());
    add(LinkOpener::tr("Host"), judgement.hostAscii);
    if (judgement.hostUnicode != judgement.hostAscii)
        add(LinkOpener::tr("Written as"), judgement.hostUnicode);
    add(LinkOpener::tr("Address"), breakable(judgement.url.toString(QUrl::FullyEncoded)));
    column->addLayout(form);
    auto *row = new QHBoxLayout;
    row->addStretch();
    auto *open = new ActionButton(LinkOpener::tr("Open"), ActionButton::Look::Plain, dialog);
    auto *cancel = new ActionButton(LinkOpener::tr("Cancel"), ActionButton::Look::Primary, dialog);
    open->setObjectName(QStringLiteral("open"));
    cancel->setObjectName(QStringLiteral("cancel"));
    cancel->setDefault(true);
    row->addWidget(open);
    row->addWidget(cancel);
    column->addLayout(row);
    QObject::connect(open, &QPushButton::clicked, dialog, &QDialog::accept);
    QObject::connect(cancel, &QPushButton::clicked, dialog, &QDialog::reject);
    dialog->setMinimumWidth(520);
    dialog->resize(520, column->totalHeightForWidth(520));
    cancel->setFocus();
    return dialog;
}

} // namespace breakerbox::ui
