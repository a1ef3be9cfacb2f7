import {makeBaselines} from './baselines.js';

/**
 * Does what WebKit needs beside other browsers. Gives what is to be called with the numbers of styles when they or their fonts have
 * come.
 * @returns {(numbers: Iterable<number>) => void}
 */
export function adaptToWebKit() {
  addEventListener('mousedown', refusePress);
  // What blurs what lies behind it is drawn as far as a whole point: half a point beyond it, as a bar's hairline is, would be cut off.
  const styles = new CSSStyleSheet();
  styles.replaceSync(`.l[style*='backdrop-filter']::after {content: ''; position: absolute; inset: -1px; pointer-events: none}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
  return makeBaselines();
}

/**
 * WebKit scrolls content by itself under a mouse that is dragged past its edge, though no text can be selected there, unless the press
 * is refused. The focus is moved here then, as the browser would have moved it.
 * @param {PageEvent} event
 */
function refusePress(event) {
  const {target} = event;
  if (event.button !== 0 || !target?.closest?.('.l') || target.editor) return;
  event.preventDefault();
  /** @type {Part} */
  const focused = document.activeElement;
  // A press beside an editor leaves it the focus.
  if (!focused || focused.editor) return;
  const next = target.closest('[tabindex]');
  if (next) next.focus(/** @type {FocusOptions} */ ({preventScroll: true, focusVisible: false}));
  else focused.blur();
}
