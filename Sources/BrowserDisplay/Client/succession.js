/**
 * The keyboard's focus where what has it goes with a commit: what an app makes anew, in a row or elsewhere, is another element for
 * the browser. `stopsIn` gives what the Tab key reaches in an element, each with its `place`.
 * @param {{root: Part, stopsIn: (element: Part) => Part[], isHidden: (element: Part) => boolean}} options
 */
export function makeSuccession({root, stopsIn, isHidden}) {
  // The stop that had the focus last, where it lay, and whether it is to be succeeded in the commit that is being shown.
  /** @type {any} */
  let former = null;
  addEventListener('pointerdown', () => { former = null; });

  /** @param {Part} element */
  const classOf = element => element.closest('.l').dataset.class;

  /**
   * What took the place of the stop that had the focus, if that is gone: the nearest of its class, the center of one within
   * the box of the other. The rule is that of `FocusPlace`.
   * @returns {Part | null}
   */
  function find() {
    if (!former) return null;
    const {element, className, box} = former;
    let around = element;
    while (around && around !== root && (around.inert || !isHidden(around))) around = around.parentElement;
    if (around === root) return null;
    let [nearest, least] = [null, Infinity];
    for (const stop of stopsIn(root)) {
      if (classOf(stop) !== className) continue;
      const other = stop.place;
      const x = Math.abs(other.x - box.x + (other.width - box.width) / 2);
      const y = Math.abs(other.y - box.y + (other.height - box.height) / 2);
      if (x > Math.max(other.width, box.width) / 2 || y > Math.max(other.height, box.height) / 2 || x + y >= least) continue;
      [nearest, least] = [stop, x + y];
    }
    return nearest;
  }

  return {
    find,

    /** Notes where the focus is, before a commit that may remove what has it. */
    locate() {
      /** @type {Part} */
      const element = document.activeElement;
      if (!element.layer && !element.editor) return;
      former = {
        element, className: classOf(element), box: element.getBoundingClientRect(),
        isMarked: element.layer && element.matches(':focus-visible'),
      };
    },

    /** What gets the focus by itself after a commit: where the keyboard brought it, but no editor, what took that place. */
    successor() {
      const isMarked = former?.isMarked && [document.body, former.element].includes(document.activeElement);
      if (former) former.isMarked = false;
      return isMarked ? find() : null;
    },
  };
}
