// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/math/formulabook.h>
#include <ui/reading/inlinepicture.h>

#include <QHash>

namespace breakerbox::ui {

// What a FormulaBook has, as large as a font wants it. Refers to the book, which outlives it.
class FormulaPictures final : public InlinePictures
{
public:
    explicit FormulaPictures(FormulaBook &book)
        : m_book(book)
    {}
    // The same picture for as long as somebody holds it.
    [[nodiscard]] std::shared_ptr<const InlinePicture> picture(const QString &tex, bool displayed,
                                                               const QFont &font) override;

private:
    FormulaBook &m_book;
    QHash<std::pair<QByteArray, qreal>, std::weak_ptr<const InlinePicture>> m_given; // digest, em
    qsizetype m_cleanAt = 64;
};

} // namespace breakerbox::ui
