import {appendBox} from './boxes.js';
import {ScrollFlag} from './wire.js';

// Content that stops at pages, by CSS scroll snapping.

const MOST_PAGES = 1000;

/**
 * Whether an offset shows one whole page, as the last one also is at the content's end.
 * @param {any} offset
 * @param {any} length
 * @param {number} most
 */
export const isPage = (offset, length, most) =>
  length <= 0 || Math.abs(offset / length - Math.round(offset / length)) * length < 1 || Math.abs(offset - most) < 1;

/**
 * The browser stops at pages by itself, but where the app has put the content between two.
 * @param {Layer} layer
 * @param {any} isOn
 */
export function snap(layer, isOn) {
  const {view, flags} = layer.scroll;
  const axis = (flags & ScrollFlag.horizontal ? 1 : 0) + (flags & ScrollFlag.vertical ? 2 : 0);
  view.style.scrollSnapType = isOn && axis ? [, 'x', 'y', 'both'][axis] + ' mandatory' : '';
}

/**
 * Places an element with a snap position at each page, as CSS scroll snapping needs.
 * @param {Layer} layer
 * @param {number} mostX
 * @param {number} mostY
 */
export function placePages(layer, mostX, mostY) {
  const {scroll, w, h, px, py} = layer;
  /** @type {any[]} */
  const positions = [];
  /**
   * @param {any} length
   * @param {number} least
   * @param {number} most
   * @param {string} name
   */
  const add = (length, least, most, name) => {
    if (!(scroll.flags & ScrollFlag.pages) || length <= 0) return;
    for (let i = Math.ceil(least / length); i * length < most && positions.length < MOST_PAGES; i++) {
      positions.push([name, i * length - least]);
    }
    positions.push([name, most - least]);
  };
  if (scroll.flags & ScrollFlag.horizontal) add(w, px, mostX, 'left');
  if (scroll.flags & ScrollFlag.vertical) add(h, py, mostY, 'top');
  const key = JSON.stringify([positions, w, h]);
  if (key === scroll.pageKey) return;
  scroll.pageKey = key;
  for (const page of scroll.pages) page.remove();
  scroll.pages = positions.map(([name, at]) => {
    const page = appendBox('p', scroll.canvas);
    scroll.canvas.prepend(page);
    page.style[name] = at + 'px';
    page.style.scrollSnapAlign = name === 'left' ? 'none start' : 'start none';
    return page;
  });
}
