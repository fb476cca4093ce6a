// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// gallery_math FOLDER: draws formulas, displayed and in lines of text, as PNG files, light and
// dark, to be looked at by a person. Run it with QT_QPA_PLATFORM=offscreen, and QT_SCALE_FACTOR for
// other scales.

#include <ui/math/formulabook.h>
#include <ui/math/mathjaxengine.h>
#include <ui/math/mathpaint.h>
#include <ui/shell/housestyle.h>
#include <ui/widgets/theme.h>

#include <QApplication>
#include <QDir>
#include <QPainter>
#include <QTimer>
#include <QWidget>

using namespace breakerbox::ui;
using namespace Qt::StringLiterals;

namespace {

const QStringList kDisplayed{
    uR"(\frac{-b \pm \sqrt{b^2 - 4ac}}{2a})"_s,
    uR"(\begin{pmatrix} a & b \\ c & d \end{pmatrix} \begin{bmatrix} 1 \\ 2 \end{bmatrix})"_s,
    uR"(f(x) = \begin{cases} x^2 & \text{if } x > 0 \\ 0 & \text{otherwise} \end{cases})"_s,
    uR"(\sum_{n=1}^{\infty} \frac{1}{n^2} = \frac{\pi^2}{6})"_s,
    uR"(\int_0^1 x\,dx = \tfrac12)"_s,
    uR"(\oint_C \mathbf{F}\cdot d\mathbf{r} = \iint_S (\nabla \times \mathbf{F}) \cdot d\mathbf{S})"_s,
    uR"(\ce{2H2 + O2 -> 2H2O} \qquad \ce{^{227}_{90}Th+})"_s,
    uR"(\begin{aligned} (a+b)^2 &= a^2 + 2ab + b^2 \\ (a-b)^2 &= a^2 - 2ab + b^2 \end{aligned})"_s,
    uR"(\color{red}{x} + \textcolor{green}{y} = z)"_s,
    uR"(\underbrace{a + b + \cdots + z}_{26} \quad \overline{abc} \quad \widehat{xyz})"_s,
    uR"(\left( \begin{matrix} 1 \\ 2 \\ 3 \\ 4 \\ 5 \\ 6 \end{matrix} \right\})"_s,
    uR"(\lim_{x \to 0} \frac{\sin x}{x} = 1)"_s,
    uR"(\hat{\boldsymbol\beta} = (X^\top X)^{-1} X^\top y)"_s,
    uR"(\begin{array}{c|c} a & b \\ \hline c & d \end{array} \quad \boxed{E = mc^2})"_s,
    uR"(A \xrightarrow{\text{heat}} B \quad \cancel{x} \quad \sqrt[3]{x})"_s,
    uR"(\mathcal{L} \in \mathbb{R}^n, \quad \mathfrak{g}, \quad \mathscr{F})"_s,
    uR"(\text{Größe für 中文 } = 3\,\text{m} \tag{1})"_s,
    uR"(\binom{n}{k} = \frac{n!}{k!(n-k)!})"_s};
const QStringList kWithin{
    u"e=mc^2"_s, u"x_1"_s,         uR"(\frac{a}{b})"_s, uR"(\sum_i x_i)"_s,
    u"n"_s,      uR"(\sqrt{2})"_s, u"f(g(y))"_s,        uR"(\alpha \le \beta)"_s};

class Sheet final : public QWidget
{
public:
    explicit Sheet(FormulaBook &book)
        : m_book(book)
    {
        setBackgroundRole(QPalette::Base);
        setAutoFillBackground(true);
        resize(820, 1240);
    }
    [[nodiscard]] bool isComplete() const
    {
        bool all = true;
        for (const QString &tex : kDisplayed)
            all = m_book.ready(tex, MathMode::Display) && all;
        for (const QString &tex : kWithin)
            all = m_book.ready(tex, MathMode::Inline) && all;
        return all;
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const QColor colour = palette().color(QPalette::Text);
        painter.setPen(colour);
        const qreal em = mathEm(font());
        qreal x = 24;
        qreal y = 24;
        qreal tallest = 0;
        for (qsizetype i = 0; i < kDisplayed.size(); ++i) {
            if (const auto picture = m_book.ready(kDisplayed[i], MathMode::Display)) {
                const MathBox box = mathBox(*picture, em);
                paintMath(painter, box.at({x, y + box.ascent}), *picture, colour);
                tallest = std::max(tallest, box.height());
            }
            x += 400;
            if (i % 2 == 1) {
                x = 24;
                y += tallest + 24;
                tallest = 0;
            }
        }
        y += 24;
        const QFontMetricsF metrics(font());
        for (const QString &tex : kWithin) {
            const qreal words = metrics.horizontalAdvance(u"So xgy "_s);
            painter.drawText(QPointF(x, y), u"So xgy "_s);
            x += words;
            if (const auto picture = m_book.ready(tex, MathMode::Inline)) {
                const MathBox box = mathBox(*picture, em);
                paintMath(painter, box.at({x, y}), *picture, colour);
                x += box.width;
            }
            painter.drawText(QPointF(x, y), u" holds. "_s);
            x += metrics.horizontalAdvance(u" holds. "_s);
            if (x > 620) {
                x = 24;
                y += 32;
            }
        }
    }

private:
    FormulaBook &m_book;
};

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    QApplication::setStyle(new HouseStyle);
    const QString folder = app.arguments().value(1, u"."_s);
    QDir().mkpath(folder);
    FormulaBook book(mathJaxEngines());
    if (!book.isAvailable())
        return 1;
    Sheet sheet(book);
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, &app, [&] {
        if (!sheet.isComplete())
            return;
        for (const bool dark : {false, true}) {
            QApplication::setPalette(dark ? theme::darkPalette() : theme::lightPalette());
            sheet.show();
            QApplication::processEvents();
            sheet.grab().save(folder + (dark ? u"/math-dark.png"_s : u"/math-light.png"_s));
        }
        QApplication::quit();
    });
    look.start(50);
    QTimer::singleShot(60'000, &app, [] { QApplication::exit(2); });
    return QApplication::exec();
}
