// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/widgets/theme.h>

#include <QLabel>

#include <optional>

namespace breakerbox::ui {

// One line of plain text that is cut with an ellipsis where there is no room; its tooltip then has
// the whole. A screen reader always gets the whole.
class ElidedLabel final : public QLabel
{
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget *parent = nullptr);
    explicit ElidedLabel(const QString &text, QWidget *parent = nullptr);
    void setElideMode(Qt::TextElideMode mode);
    void setToken(theme::Token token);
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] bool isCut() const;

    Qt::TextElideMode m_mode = Qt::ElideRight;
    std::optional<theme::Token> m_token;
};

// A label for plain text in a token's colour that wraps. Follows palette changes.
class TokenLabel final : public QLabel
{
    Q_OBJECT
public:
    explicit TokenLabel(theme::Token token, QWidget *parent = nullptr);
    void setToken(theme::Token token);

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyToken();

    theme::Token m_token;
    bool m_applying = false;
};

} // namespace breakerbox::ui
