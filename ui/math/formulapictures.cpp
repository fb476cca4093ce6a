// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/math/formulapictures.h>

#include <ui/math/mathpaint.h>

namespace breakerbox::ui {

namespace {

class Formula final : public InlinePicture
{
public:
    Formula(MathPicturePtr picture, qreal em)
        : m_picture(std::move(picture)),
          m_box(mathBox(*m_picture, em))
    {}
    [[nodiscard]] qreal width() const override { return m_box.width; }
    [[nodiscard]] qreal ascent() const override { return m_box.ascent; }
    [[nodiscard]] qreal descent() const override { return m_box.descent; }
    void paint(QPainter &painter, const QPointF &baseline, const QColor &colour) const override
    {
        paintMath(painter, m_box.at(baseline), *m_picture, colour);
    }

private:
    MathPicturePtr m_picture;
    MathBox m_box;
};

} // namespace

std::shared_ptr<const InlinePicture> FormulaPictures::picture(const QString &tex, bool displayed,
                                                              const QFont &font)
{
    MathPicturePtr known = m_book.ready(tex, displayed ? MathMode::Display : MathMode::Inline);
    if (!known)
        return nullptr;
    const qreal em = mathEm(font);
    std::weak_ptr<const InlinePicture> &given = m_given[{known->digest, em}];
    if (auto held = given.lock())
        return held;
    auto made = std::make_shared<Formula>(std::move(known), em);
    given = made;
    if (m_given.size() > m_cleanAt) {
        m_given.removeIf([](const auto &entry) { return entry.value().expired(); });
        m_cleanAt = std::max<qsizetype>(64, m_given.size() * 2);
    }
    return made;
}

} // namespace breakerbox::ui
