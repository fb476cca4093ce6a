// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT

// typeset(source, display): one formula of TeX as {svg}, or {error}. What a formula defines is
// forgotten behind it, so that no message changes what another one shows. Bundled with MathJax by
// bundle.cmake; run by ui/math, in an engine that has nothing but the language.
import {mathjax} from 'mathjax-full/js/mathjax.js';
import {TeX} from 'mathjax-full/js/input/tex.js';
import {MapHandler} from 'mathjax-full/js/input/tex/MapHandler.js';
import {SVG} from 'mathjax-full/js/output/svg.js';
import {SVGmo} from 'mathjax-full/js/output/svg/Wrappers/mo.js';
import {liteAdaptor} from 'mathjax-full/js/adaptors/liteAdaptor.js';
import {RegisterHTMLHandler} from 'mathjax-full/js/handlers/html.js';
// Nothing that loads, links, names classes or writes characters by number: no require, autoload,
// html, unicode.
import 'mathjax-full/js/input/tex/base/BaseConfiguration.js';
import 'mathjax-full/js/input/tex/ams/AmsConfiguration.js';
import 'mathjax-full/js/input/tex/boldsymbol/BoldsymbolConfiguration.js';
import 'mathjax-full/js/input/tex/braket/BraketConfiguration.js';
import 'mathjax-full/js/input/tex/cancel/CancelConfiguration.js';
import 'mathjax-full/js/input/tex/color/ColorConfiguration.js';
import 'mathjax-full/js/input/tex/configmacros/ConfigMacrosConfiguration.js';
import 'mathjax-full/js/input/tex/mhchem/MhchemConfiguration.js';
import 'mathjax-full/js/input/tex/newcommand/NewcommandConfiguration.js';

// The straight parts of tall brackets and long braces. MathJax cuts a longer stroke with a picture
// inside the picture, which SVG readers of Qt's kind do not cut; here the stroke has its length.
const overlap = 0.1;
SVGmo.prototype.addExtV = function (n, variant, H, D, T, B, W) {
    if (!n) return;
    const [h, d, w] = this.getChar(n, variant);
    const top = Math.max(0, T - overlap);
    const bottom = Math.max(0, B - overlap);
    const length = H + D - top - bottom;
    if (length <= 0) return;
    const scale = length / (h + d);
    this.addGlyph(n, variant, 0, 0);
    this.adaptor.setAttribute(this.adaptor.lastChild(this.element), 'transform',
        `translate(${this.fixed((W - w) / 2)},${this.fixed(bottom - D + scale * d)})` +
        ` scale(1,${scale.toFixed(4)})`);
};
SVGmo.prototype.addExtH = function (n, variant, W, L, R, x = 0) {
    if (!n) return;
    const w = this.getChar(n, variant)[2];
    const left = Math.max(0, L - overlap);
    const right = Math.max(0, R - overlap);
    const length = W - left - right;
    if (length <= 0) return;
    this.addGlyph(n, variant, 0, 0);
    this.adaptor.setAttribute(this.adaptor.lastChild(this.element), 'transform',
        `translate(${this.fixed(x + left)},0) scale(${(length / w).toFixed(4)},1)`);
};

const adaptor = liteAdaptor();
RegisterHTMLHandler(adaptor);
const tex = new TeX({
    packages: ['base', 'ams', 'boldsymbol', 'braket', 'cancel', 'color', 'configmacros', 'mhchem',
        'newcommand'],
    tags: 'none',
    maxMacros: 1000,
    maxBuffer: 5 * 1024,
    macros: {
        // Numbers stand beside their formula, and nothing refers to them.
        tag: ['\\qquad\\text{(#1)}', 1],
        label: ['', 1],
        bm: ['\\boldsymbol{#1}', 1],
        degree: '{}^\\circ',
        R: '\\mathbb{R}', N: '\\mathbb{N}', Z: '\\mathbb{Z}', Q: '\\mathbb{Q}', C: '\\mathbb{C}',
    },
    formatError: (_, error) => { throw error; },
});
const page = mathjax.document('', {InputJax: tex, OutputJax: new SVG({fontCache: 'none'})});

const forget = () => {
    for (const name of ['new-Delimiter', 'new-Command', 'new-Environment', 'ams-declare-ops'])
        MapHandler.getMap(name).map.clear();
    tex.parseOptions.packageData.get('color').model.userColors.clear();
};

globalThis.typeset = (source, display) => {
    try {
        const node = page.convert(source, {display, em: 16, ex: 8, containerWidth: 80 * 16});
        return {svg: adaptor.innerHTML(node)};
    } catch (error) {
        return {error: String(error.message || error)};
    } finally {
        forget();
    }
};
