import {targetOf} from './events.js';
import {coalesce} from './queue.js';
import {TabMessage} from './wire.js';

/**
 * Follows the wheel where the browser does not scroll by itself.
 * @param {import('./scrolling.js').Scrolling} scrolling
 */
export function listenForWheel(scrolling) {
  addEventListener('wheel', event => {
    if (event.ctrlKey || event.metaKey) magnify(event);
    else turn(event, scrolling);
  }, {passive: false});
}

/**
 * A trackpad's pinch comes as a turn of the wheel too: 100 for each factor of e. A notch of a wheel counts for less.
 * @param {WheelEvent} event
 */
function magnify(event) {
  if (!targetOf(event).closest('[data-pinch]')) return;
  event.preventDefault();
  const turn = Math.max(-25, Math.min(25, event.deltaY * [1, 16, innerHeight][event.deltaMode]));
  coalesce(TabMessage.magnify, TabMessage.magnify, [event.clientX, event.clientY, Math.exp(-turn / 100)],
    (old, [x, y, factor]) => [x, y, Math.max(0.02, Math.min(50, old[2] * factor))]);
}

/**
 * @param {WheelEvent} event
 * @param {import('./scrolling.js').Scrolling} scrolling
 */
function turn(event, scrolling) {
  const isAcross = Math.abs(event.deltaX) > Math.abs(event.deltaY);
  // The browser turns what it scrolls by itself.
  const nearest = targetOf(event).closest(isAcross ? '.vh' : '[data-wheel], .vv');
  const isPull = scrolling.isPullByWheel(isAcross ? null : nearest, event);
  if (nearest && !isPull && !('wheel' in nearest.dataset)) return;
  event.preventDefault();
  const unit = [1, 16, innerHeight][event.deltaMode];
  coalesce(TabMessage.wheel, TabMessage.wheel, [event.clientX, event.clientY, -event.deltaX * unit, -event.deltaY * unit],
    (old, [x, y, dx, dy]) => [x, y, old[2] + dx, old[3] + dy]);
}
