import {setLength} from './boxes.js';
import {placeIndicators} from './indicators.js';
import {isPage, placePages, snap} from './paging.js';
import {ScrollFlag} from './wire.js';

// Where the content of a layer that the browser scrolls lies.

/**
 * The least and the greatest offsets at which the content may rest.
 * @param {Layer} layer
 */
export function offsetRange(layer) {
  const {w, h, top, left, bottom, right} = layer.scroll;
  return [-left, -top, Math.max(-left, w + right - layer.w), Math.max(-top, h + bottom - layer.h)];
}

/**
 * The content's offset as it is shown.
 * @returns {[number, number]}
 * @param {Layer} layer
 */
export function shownOffset(layer) {
  const {scroll: {view}} = layer;
  const [leastX, leastY, mostX, mostY] = offsetRange(layer);
  // Browsers stop at whole pixels.
  /**
   * @param {number} value
   * @param {number} most
   */
  const near = (value, most) => value > most - 1 ? most : value;
  return [near(view.scrollLeft + leastX, mostX), near(view.scrollTop + leastY, mostY)];
}

/**
 * Places a layer's content as the app has it.
 * @param {Layer} layer
 */
export function placeContent(layer) {
  const {scroll} = layer;
  const {view, canvas} = scroll;
  const [leastX, leastY, mostX, mostY] = offsetRange(layer);
  for (const element of [canvas, scroll.size]) {
    setLength(element, 'width', mostX - leastX + layer.w);
    setLength(element, 'height', mostY - leastY + layer.h);
  }
  const x = Math.min(Math.max(layer.ox, leastX), mostX), y = Math.min(Math.max(layer.oy, leastY), mostY);
  // What lies past its edge is pushed there.
  pushBy(scroll, x - layer.ox, y - layer.oy);
  placePages(layer, mostX, mostY);
  const pages = scroll.flags & ScrollFlag.pages
    && isPage(layer.ox, layer.w, mostX) && isPage(layer.oy, layer.h, mostY);
  snap(layer, pages);
  const isElsewhere = scroll.at?.[0] !== layer.ox || scroll.at?.[1] !== layer.oy;
  const target = [x - leastX, y - leastY];
  // Scrolling lays the whole page out: content that has only grown or shrunk beyond what shows stays where it is.
  if (isElsewhere || !scroll.isActive && String(target) !== String(scroll.target)) {
    view.scrollTo(...target);
    scroll.at = [layer.ox, layer.oy];
    scroll.expected = [view.scrollLeft, view.scrollTop];
    scroll.target = target;
  }
  placeIndicators(layer, layer.ox, layer.oy, offsetRange(layer));
}

/**
 * @param {Layer['scroll']} scroll
 * @param {number} x
 * @param {number} y
 */
export function pushBy(scroll, x, y) {
  scroll.push = [x, y];
  scroll.canvas.style.translate = x || y ? `${x}px ${y}px` : '';
  scroll.canvas.style.overflow = x || y ? 'visible' : '';
}
