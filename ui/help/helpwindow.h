// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/help/helppages.h>

#include <QDialog>

#include <vector>

class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace breakerbox::ui {

class TokenLabel;

// Short pages on the ideas of the program, with a search over all of them. The text is the
// program's own; it opens no address.
class HelpWindow final : public QDialog
{
    Q_OBJECT
public:
    explicit HelpWindow(QWidget *parent = nullptr);

    void showTopic(HelpTopic topic);
    [[nodiscard]] HelpTopic topic() const { return m_topic; }

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void search(const QString &words);
    void showPage(const HelpPage &page);
    void markWords();

    std::vector<HelpPage> m_pages;
    HelpTopic m_topic = HelpTopic::Breaker;
    QLineEdit *m_search;
    QListWidget *m_list;
    QTextBrowser *m_text;
    TokenLabel *m_nothing;
};

} // namespace breakerbox::ui
