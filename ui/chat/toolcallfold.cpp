// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/toolcallfold.h>

#include <ui/chat/messagebody.h>
#include <ui/text/hiddentext.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/icons.h>
#include <ui/widgets/theme.h>

#include <QJsonDocument>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr int kIndent = 16;
constexpr int kGap = 4;
constexpr qsizetype kLongestName = 100;
constexpr qsizetype kLongestJson = 200'000; // what is longer is shown as it came

QString shownName(const chat::ToolCall &call)
{
    const QString name = text::withMarks(call.name.left(kLongestName), text::HiddenIn::Code);
    return name.isEmpty() ? ToolCallFold::tr("without a name") : name;
}

// A fence that nothing inside can end.
QString fenced(const QString &language, const QString &code)
{
    qsizetype longest = 2;
    qsizetype run = 0;
    for (const QChar c : code) {
        run = c == u'`' ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    const QString fence(longest + 1, u'`');
    return fence + language + u'\n' + code + (code.endsWith(u'\n') ? u""_s : u"\n"_s) + fence;
}

bool isJson(const QString &text)
{
    if (text.size() > kLongestJson)
        return false;
    QJsonParseError error{};
    static_cast<void>(QJsonDocument::fromJson(text.toUtf8(), &error));
    return error.error == QJsonParseError::NoError;
}

} // namespace

QString indentedJson(const QString &text)
{
    if (!isJson(text))
        return text;
    QString out;
    int depth = 0;
    bool inString = false;
    const auto newLine = [&] { out += u'\n' + QString(2 * depth, u' '); };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (inString) {
            out += c;
            if (c == u'\\' && i + 1 < text.size())
                out += text.at(++i);
            else if (c == u'"')
                inString = false;
            continue;
        }
        if (c.isSpace())
            continue;
        if (c == u'{' || c == u'[') {
            qsizetype next = i + 1;
            while (next < text.size() && text.at(next).isSpace())
                ++next;
            out += c;
            if (next < text.size() && (text.at(next) == u'}' || text.at(next) == u']')) {
                out += text.at(next);
                i = next;
                continue;
            }
            ++depth;
            newLine();
        } else if (c == u'}' || c == u']') {
            --depth;
            newLine();
            out += c;
        } else if (c == u',') {
            out += c;
            newLine();
        } else {
            out += c;
            if (c == u':')
                out += u' ';
            inString = c == u'"';
        }
    }
    return out;
}

QString toolCallLine(const chat::ToolCall &call)
{
    return u"%1(%2)"_s.arg(shownName(call), call.arguments);
}

ToolCallFold::ToolCallFold(const TextLook &look, const chat::ToolCall &call, QWidget *parent)
    : QWidget(parent),
      m_call(call),
      m_toggle(
          new ActionButton(tr("Tool: %1").arg(shownName(call)), ActionButton::Look::Quiet, this)),
      m_body(new MessageBody(look, this))
{
    m_toggle->setCheckable(true);
    m_toggle->setFlush(true);
    m_toggle->setAccessibleDescription(tr("Asked for by the model. It was not run here."));
    m_toggle->setToolTip(m_toggle->accessibleDescription());
    m_body->hide();
    connect(m_toggle, &QPushButton::toggled, this, [this](bool open) {
        if (open)
            refresh();
        m_body->setVisible(open);
        m_toggle->setIcon(icons::get(open ? u"chevron-down"_s : u"chevron-right"_s));
        place();
        Q_EMIT heightChanged();
    });
    connect(m_body, &Stack::heightChanged, this, [this] {
        if (isOpen()) {
            place();
            Q_EMIT heightChanged();
        }
    });
    m_toggle->setIcon(icons::get(u"chevron-right"_s));
    place();
}

bool ToolCallFold::isOpen() const
{
    return m_toggle->isChecked();
}

void ToolCallFold::setOpen(bool open)
{
    m_toggle->setChecked(open);
}

void ToolCallFold::setResult(const std::optional<QString> &result)
{
    if (result == m_result)
        return;
    m_result = result;
    if (isOpen())
        refresh();
}

void ToolCallFold::setLook(const TextLook &look)
{
    m_body->setLook(look);
}

// Made when it is opened: most never are.
void ToolCallFold::refresh()
{
    QString text = tr("Arguments") + u"\n\n"_s + fenced(u"json"_s, indentedJson(m_call.arguments));
    if (m_result)
        text += u"\n\n"_s + tr("Result") + u"\n\n"_s +
                fenced(isJson(*m_result) ? u"json"_s : QString(), indentedJson(*m_result));
    else
        text += u"\n\n"_s + tr("No result: tools are not run here.");
    m_body->setText(text);
}

int ToolCallFold::heightForWidth(int width) const
{
    int height = m_toggle->sizeHint().height();
    if (isOpen())
        height += kGap + m_body->heightForWidth(width - kIndent);
    return height;
}

QSize ToolCallFold::sizeHint() const
{
    const int wide = width() > 0 ? width() : 400;
    return {wide, heightForWidth(wide)};
}

void ToolCallFold::place()
{
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const QSize toggle = m_toggle->sizeHint();
    const int wide = std::min(toggle.width(), width());
    m_toggle->setGeometry(mirrored ? width() - wide : 0, 0, wide, toggle.height());
    if (!isOpen())
        return;
    const int inner = width() - kIndent;
    m_body->setGeometry(mirrored ? 0 : kIndent, toggle.height() + kGap, inner,
                        m_body->heightForWidth(inner));
    m_body->place();
}

void ToolCallFold::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place();
}

void ToolCallFold::paintEvent(QPaintEvent *)
{
    if (!isOpen())
        return;
    const qreal x = layoutDirection() == Qt::RightToLeft ? width() - 6 : 4;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::color(theme::Token::Border, palette()));
    painter.drawRoundedRect(QRectF(x, m_body->y(), 2, m_body->height()), 1, 1);
}

} // namespace breakerbox::ui
