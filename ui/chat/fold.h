// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace breakerbox::ui {

class ActionButton;
class MessageBody;
struct TextLook;

// A text folded under a button with a chevron; open, it stands indented beside a line. Which words
// and which text is for whoever derives from it.
class Fold : public QWidget
{
    Q_OBJECT
public:
    void setLook(const TextLook &look);
    void setOpen(bool open);
    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] MessageBody *body() const { return m_body; }
    [[nodiscard]] ActionButton *toggle() const { return m_toggle; }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void heightChanged();

protected:
    Fold(const QString &words, const TextLook &look, QWidget *parent);
    // The button's words.
    void setWords(const QString &words);
    // Before the text is shown or hidden.
    virtual void aboutToFold(bool open) = 0;

    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void setChevron();
    void place();

    ActionButton *m_toggle;
    MessageBody *m_body;
};

} // namespace breakerbox::ui
