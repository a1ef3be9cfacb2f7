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

/** Content that is pulled down past its top, which the app follows: browsers end such a drag at the edge. */
export class Pulls {
  #handOver;
  // Where the only finger came down, and whether it pulls; null until it has moved.
  /** @type {{clientX: number, clientY: number} | null} */
  #press = null;
  /** @type {boolean | null} */
  #isPull = null;
  // When the wheel last turned, and whether it pulls.
  #turnedAt = -Infinity;
  #isTurnPull = false;

  /** @param {() => void} handOver gives the app the finger that pulls */
  constructor(handOver) { this.#handOver = handOver; }

  /**
   * @param {Layer['scroll']} scroll
   * @param {boolean} isOn
   */
  listen(scroll, isOn) {
    scroll.pulls = isOn;
    // A listener that may refuse to scroll makes every drag wait for it, so only what can be pulled has one.
    if (isOn) scroll.view.addEventListener('touchmove', this.#pull, {passive: false});
    else scroll.view.removeEventListener('touchmove', this.#pull, {passive: false});
  }

  /**
   * Receives the only finger that has come down; null for one of several.
   * @param {Touch | null} touch
   */
  press(touch) {
    // A touch keeps the element that it was for, and what that was in.
    this.#press = touch && {clientX: touch.clientX, clientY: touch.clientY};
    this.#isPull = null;
  }

  /** @param {PageEvent} event */
  #pull = event => {
    const press = this.#press;
    const [touch] = event.touches;
    if (this.#isPull === null && press && event.touches.length === 1) {
      const [dx, dy] = [touch.clientX - press.clientX, touch.clientY - press.clientY];
      this.#isPull = event.cancelable && dy > 0 && dy >= Math.abs(dx) && isAtTop(event.target, event.currentTarget);
      if (this.#isPull) this.#handOver();
    }
    if (this.#isPull && event.cancelable) event.preventDefault();
  };

  /**
   * Whether a turn of the wheel over a scroller pulls its content: one that begins at the top, and all that follow.
   * @param {Part} view
   * @param {PageEvent} event
   */
  isByWheel(view, event) {
    const isNew = event.timeStamp - this.#turnedAt >= 250;
    this.#turnedAt = event.timeStamp;
    this.#isTurnPull = (isNew ? event.deltaY < 0 : this.#isTurnPull) && !!view
      && !!view.parentElement.layer?.scroll?.pulls && isAtTop(view, view);
    return this.#isTurnPull;
  }
}
