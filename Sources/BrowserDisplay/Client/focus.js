/**
 * The stop that had the focus last, its box, and whether the keyboard brought the focus there. A page that is gone is not kept for
 * its sake: without the element the stop is gone too.
 * @typedef {{element: WeakRef<Part>, className: string, box: DOMRect, isMarked: boolean}} Former
 */

/** @param {Part} element */
const classOf = element => element.closest('.l').dataset.class;

/**
 * The keyboard's focus where the element that has it is removed by a commit: a view that an app makes anew, in a row or elsewhere, is
 * another element for the browser.
 */
export class FocusRecovery {
  #root;
  #stopsIn;
  #isHidden;
  /** @type {Former | null} */
  #former = null;

  /**
   * `stopsIn` gives what the Tab key reaches in an element, each with its `place`.
   * @param {{root: Part, stopsIn: (element: Part) => Part[], isHidden: (element: Part) => boolean}} options
   */
  constructor({root, stopsIn, isHidden}) {
    this.#root = root;
    this.#stopsIn = stopsIn;
    this.#isHidden = isHidden;
    addEventListener('pointerdown', () => { this.#former = null; });
    addEventListener('focusin', () => this.#shapeRing());
    this.#shapeRing();
  }

  /** Gives the ring of the element with the focus the corners of what fills it, as the ground of a cell does. */
  #shapeRing() {
    /** @type {Part} */
    const element = document.activeElement;
    if (!element.layer) return;
    const box = element.getBoundingClientRect();
    /** @param {Element} part */
    const corners = part => getComputedStyle(part).borderRadius;
    /** @param {Element} part */
    const fills = part => {
      const other = part.getBoundingClientRect();
      return Math.abs(other.x - box.x) < 1 && Math.abs(other.y - box.y) < 1
        && Math.abs(other.width - box.width) < 2 && Math.abs(other.height - box.height) < 2;
    };
    /** @type {Element | undefined} */
    let part = element;
    delete element.dataset.ring;
    while (part && corners(part) === '0px') part = [...part.children].find(child => child.matches('.l') && fills(child));
    if (!part || part === element) return;
    element.dataset.ring = '';
    element.style.setProperty('--ring', corners(part));
  }

  /**
   * The stop that took the place of the one that had the focus, if that is gone: the nearest of its class, the center of one within
   * the box of the other. The rule is that of `FocusPlace`.
   * @returns {Part | null}
   */
  find() {
    if (!this.#former) return null;
    const {element, className, box} = this.#former;
    let around = element.deref();
    while (around && around !== this.#root && (around.inert || !this.#isHidden(around))) around = around.parentElement;
    if (around === this.#root) return null;
    let [nearest, least] = [null, Infinity];
    for (const stop of this.#stopsIn(this.#root)) {
      if (classOf(stop) !== className) continue;
      const other = stop.place;
      const x = Math.abs(other.x - box.x + (other.width - box.width) / 2);
      const y = Math.abs(other.y - box.y + (other.height - box.height) / 2);
      if (x > Math.max(other.width, box.width) / 2 || y > Math.max(other.height, box.height) / 2 || x + y >= least) continue;
      [nearest, least] = [stop, x + y];
    }
    return nearest;
  }

  /** Records where the focus is, before a commit that may remove the element. */
  locate() {
    /** @type {Part} */
    const element = document.activeElement;
    if (!element.layer && !element.editor) return;
    this.#former = {
      element: new WeakRef(element), className: classOf(element), box: element.getBoundingClientRect(),
      isMarked: element.layer && element.matches(':focus-visible'),
    };
  }

  /** The stop that gets the focus after a commit: the one that took the place, where the keyboard brought the focus there, but no editor. */
  replacement() {
    const former = this.#former;
    const isMarked = former?.isMarked && [document.body, former.element.deref()].includes(document.activeElement);
    if (former) former.isMarked = false;
    return isMarked ? this.find() : null;
  }
}
