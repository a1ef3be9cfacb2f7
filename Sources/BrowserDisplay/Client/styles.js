import {editors, fetchPart, untilFetched} from './parts.js';

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
      fonts.set(family, untilFetched(async query => {
        const url = new URL(address + query, document.baseURI);
        // What has come and is refused is no font to this browser, as letters in color are none to Firefox. It has others.
        const bytes = query && await (await fetch(url)).arrayBuffer();
        // The server's picture of the scene has fonts of these names, which are there without a moment in which texts are not.
        const given = [...document.fonts].find(face => face.family === family);
        if (given && !bytes) return given.load();
        const face = new FontFace(family, bytes || `url("${url}")`,
          {ascentOverride: ascent * 100 + '%', descentOverride: descent * 100 + '%', lineGapOverride: '0%', display: 'block'});
        document.fonts.add(face);
        await face.load().catch(error => { if (!bytes || !bytes.byteLength) throw error; });
      }).then(() => { align(styles); if (ascent) editors.refit(); }));
    }
    if (styles.has(number)) continue;
    styles.add(number);
    sheet.insertRule(`.s${number}{${css}}`);
  }
  align(styles);
}

// Browsers that lack `ascent-override`, as WebKit does not, fetch what they need beside others.
async function placeLetters() {
  /** @type {typeof import('./webkit.js')} */
  const {adaptToWebKit} = await fetchPart('./webkit.js');
  align = adaptToWebKit();
  align(styles);
}
const places = 'ascentOverride' in FontFace.prototype ? null : placeLetters();

/** Resolves when all fonts are there. */
export const fontsLoaded = () => Promise.all([places, ...fonts.values()]);
