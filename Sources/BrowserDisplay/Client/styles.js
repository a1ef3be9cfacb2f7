import {editors} from './parts.js';

/** The styles of texts by their numbers, and the fonts that they are set in. */
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [sheet];
/** @type {(numbers: Iterable<number>) => void} */
let align = () => {};
let styles = new Set();
const fonts = new Map();

/**
 * Makes styles known; with `isFresh`, instead of all before.
 * @param {boolean} isFresh
 * @param {Values} definitions
 */
export function defineStyles(isFresh, definitions) {
  if (isFresh) {
    styles = new Set();
    sheet.replaceSync('');
  }
  for (const [number, css, family, address, ascent = 0, descent = 0] of definitions) {
    if (family && !fonts.has(family)) {
      const face = new FontFace(family, `url("${new URL(address, document.baseURI)}")`,
        {ascentOverride: ascent * 100 + '%', descentOverride: descent * 100 + '%', lineGapOverride: '0%', display: 'block'});
      document.fonts.add(face);
      fonts.set(family, face.load().catch(() => {}).then(() => { align(styles); if (ascent) editors.refit(); }));
    }
    if (styles.has(number)) continue;
    styles.add(number);
    sheet.insertRule(`.s${number}{${css}}`);
  }
  align(styles);
}

// Browsers that do not know `ascent-override`, as WebKit does not, fetch what brings letters to their places there.
const places = 'ascentOverride' in FontFace.prototype ? null : import('./baselines.js').then(({makeBaselines}) => {
  align = makeBaselines();
  align(styles);
});

/** Resolves when all fonts are there, or cannot be had. */
export const fontsLoaded = () => Promise.all([places, ...fonts.values()]);
