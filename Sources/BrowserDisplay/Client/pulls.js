/**
 * Content that is pulled down past its top, which the app follows: browsers end such a drag at the edge. `handOver` gives the app the
 * finger that pulls.
 * @param {{handOver: () => void}} options
 */
export function makePulls({handOver}) {
  // Where the only finger came down, and whether it pulls; null until it has moved.
  /** @type {any} */
  let press = null;
  /** @type {any} */
  let isPull = null;
  // When the wheel last turned, and whether it pulls.
  let turnedAt = -Infinity;
  let isTurnPull = false;

  /**
   * @param {any} scroll
   * @param {any} isOn
   */
  function listenForPulls(scroll, isOn) {
    scroll.pulls = isOn;
    // A listener that may refuse to scroll makes every drag wait for it, so only what can be pulled has one.
    if (isOn) scroll.view.addEventListener('touchmove', pull, {passive: false});
    else scroll.view.removeEventListener('touchmove', pull, {passive: false});
  }

  /**
   * Whether all content from an element out to a scroller is at its top.
   * @param {Part} element
   * @param {Part} view
   */
  function isAtTop(element, view) {
    for (let e = element.closest?.('.vv'); e; e = e.parentElement.closest('.vv')) {
      if (e.scrollTop >= 1) return false;
      if (e === view) return true;
    }
    return false;
  }

  /** @param {PageEvent} event */
  function pull(event) {
    const [touch] = event.touches;
    if (isPull === null && press && event.touches.length === 1) {
      const [dx, dy] = [touch.clientX - press.clientX, touch.clientY - press.clientY];
      isPull = event.cancelable && dy > 0 && dy >= Math.abs(dx) && isAtTop(event.target, event.currentTarget);
      if (isPull) handOver();
    }
    if (isPull && event.cancelable) event.preventDefault();
  }

  /**
   * Whether a turn of the wheel over a scroller pulls its content: one that begins at the top, and all that follow.
   * @param {Part} view
   * @param {PageEvent} event
   */
  function isPullByWheel(view, event) {
    const isNew = event.timeStamp - turnedAt >= 250;
    turnedAt = event.timeStamp;
    isTurnPull = (isNew ? event.deltaY < 0 : isTurnPull) && !!view
      && !!view.parentElement.layer?.scroll?.pulls && isAtTop(view, view);
    return isTurnPull;
  }

  return {
    listenForPulls, isPullByWheel,
    /**
     * Receives the only finger that has come down; null for one of several.
     * @param {any} touch
     */
    press(touch) { [press, isPull] = [touch, null]; },
  };
}
