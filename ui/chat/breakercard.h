// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <flows/card.h>
#include <ui/chat/cardintent.h>

#include <QFrame>

#include <vector>

class QLabel;
class QComboBox;
class QLineEdit;

namespace breakerbox::ui {

class ActionButton;
class CardDetails;
class CardReach;
class CountdownBar;
class ElidedLabel;
class HealthMark;
class KeyField;
class SecondTicker;
class TokenLabel;

// The breaker card: what happened, on what evidence, what became of the message, and the choices
// (look.md 3). It stands where the reply would be, counts down while it is seen, and never takes
// the focus. Shows a value; says what the user chose.
class BreakerCard final : public QFrame
{
    Q_OBJECT
public:
    explicit BreakerCard(const Clock &clock, QWidget *parent = nullptr);

    void setCard(const flows::Card &card);
    [[nodiscard]] const flows::Card &card() const { return m_card; }
    // What "Choose model" offers.
    void setModels(const std::vector<ModelId> &models);
    // The address as it stands in the card's field, for CardIntent::ChangeAddress.
    [[nodiscard]] QString typedAddress() const;
    // The choice that helps most now. nullptr if none is offered.
    [[nodiscard]] ActionButton *defaultButton() const;

Q_SIGNALS:
    void chosen(breakerbox::ui::CardIntent intent);
    void keyEntered(const breakerbox::ui::KeyEntry &entry);
    void modelChosen(const breakerbox::ModelId &model);
    void reachEntered(const breakerbox::ui::ReachEntry &entry);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] ActionButton *makeChoice(const QString &text, const char *name);
    void makeChoices();
    void connectChoices();
    void makeKeyPart();
    void makeModelPart();
    void makeAddressPart();
    void makeReachPart();
    [[nodiscard]] bool isMending() const; // a field of the card is open
    void makeHintPart();
    void layOut();

    void refreshChoices();
    void refreshFirstLook();
    void refreshTime();
    void showChoice(ActionButton *button, const flows::Choice &choice);
    void refreshReasons();
    [[nodiscard]] std::vector<ActionButton *> preferred() const;
    [[nodiscard]] bool ticks() const;
    void submitKey();

    const Clock &m_clock;
    flows::Card m_card;
    SecondTicker *m_ticker;
    HealthMark *m_mark;
    QLabel *m_title;
    ActionButton *m_detailsToggle;
    TokenLabel *m_evidence;
    TokenLabel *m_reassurance;
    QLabel *m_progress;
    QWidget *m_hint;
    QLabel *m_hintText;
    QWidget *m_keyPart;
    KeyField *m_key;
    QWidget *m_modelPart;
    QComboBox *m_models;
    QWidget *m_addressPart;
    QLineEdit *m_address;
    CardReach *m_reach;
    ActionButton *m_wait;
    ActionButton *m_goOn;
    ActionButton *m_retry;
    ActionButton *m_switch;
    ActionButton *m_repair;
    ActionButton *m_model;
    ActionButton *m_unlock;
    ActionButton *m_page;
    ActionButton *m_connection;
    ActionButton *m_changeAddress;
    ActionButton *m_resume;
    ActionButton *m_endDrill;
    ActionButton *m_edit;
    ActionButton *m_discard;
    ActionButton *m_cancel;
    ActionButton *m_stop;
    ActionButton *m_longer;
    QWidget *m_choices;
    TokenLabel *m_reasons; // why choices are not offered
    CountdownBar *m_bar;
    CardDetails *m_details;
};

// What a screen reader says of a card before anything else.
[[nodiscard]] QString spokenCard(const flows::Card &card);

} // namespace breakerbox::ui
