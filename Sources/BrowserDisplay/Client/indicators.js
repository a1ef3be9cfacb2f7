import {setLength} from './boxes.js';
import {ScrollFlag} from './wire.js';

// Scroll indicators. They are ours, not the browser's: thin, over the content, and where every display has them.

const THICKNESS = 3, MARGIN = 3, LEAST_LENGTH = 36, LEAST_PRESSED = 7;

/**
 * The start and the length of an indicator between `start` and `end` of its track; null where there is nothing to scroll.
 * @param {any} offset
 * @param {number} least
 * @param {number} most
 * @param {number} visible
 * @param {number} start
 * @param {number} end
 */
function indicator(offset, least, most, visible, start, end) {
  const track = end - start;
  const past = Math.max(least - offset, offset - most, 0);
  if (track <= LEAST_PRESSED || visible <= 0 || !(most > least || past > 0)) return null;
  const part = Math.min(1, visible / (most - least + visible));
  const whole = Math.min(track, Math.max(track * part, LEAST_LENGTH));
  const length = Math.max(Math.min(whole, LEAST_PRESSED), whole - past);
  const progress = most > least ? Math.min(Math.max((offset - least) / (most - least), 0), 1) : offset > most ? 1 : 0;
  return [start + (track - length) * progress, length];
}

/**
 * Places a layer's indicators for the offset (x, y), which lies in a range.
 * @param {Layer} layer
 * @param {number} x
 * @param {number} y
 * @param {number[]} range
 */
export function placeIndicators(layer, x, y, [leastX, leastY, mostX, mostY]) {
  const {scroll, w, h} = layer;
  const {flags} = scroll;
  const [top = 0, bottom = 0, left = 0, right = 0, side = 0, below = 0] = scroll.bars;
  const corner = mostX > leastX && mostY > leastY ? MARGIN + THICKNESS : 0;
  const isLeft = flags & ScrollFlag.isOnLeft;
  const down = scroll.color && flags & ScrollFlag.showsVertical
    && indicator(y, leastY, mostY, h, top + MARGIN, h - bottom - MARGIN - corner);
  const across = scroll.color && flags & ScrollFlag.showsHorizontal
    && indicator(x, leastX, mostX, w, left + MARGIN + (isLeft ? corner : 0), w - right - MARGIN - (isLeft ? 0 : corner));
  placeIndicator(scroll.down, down && [isLeft ? side + MARGIN : w - side - MARGIN - THICKNESS, down[0], THICKNESS, down[1]]);
  placeIndicator(scroll.across, across && [across[0], h - below - MARGIN - THICKNESS, across[1], THICKNESS]);
}

/**
 * @param {Part} element
 * @param {any} box
 */
function placeIndicator(element, box) {
  element.style.display = box ? '' : 'none';
  if (!box) return;
  ['left', 'top', 'width', 'height'].forEach((name, i) => setLength(element, name, box[i]));
}
