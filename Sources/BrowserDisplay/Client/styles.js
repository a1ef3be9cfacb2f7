import {makeBaselines} from './baselines.js';
import {editors} from './parts.js';

/** The styles of texts by their numbers, and the fonts that they are set in. */
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [sheet];
const align = makeBaselines();
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

/** Resolves when all fonts are there, or cannot be had. */
export const fontsLoaded = () => Promise.all(fonts.values());
