// How long a press waits in content that scrolls, in milliseconds, and how far its pointer may move there, and around what it presses.
const [longestDelay, longestMove, slop] = [150, 10, 70];

/**
 * A press: its pointer, the numbers of the inputs with which that came down and went up, what changes once it shows, and whether a commit
 * has changed something in the layer since.
 * @typedef {{pointer: number, x: number, y: number, element: Part, look: string, scrolls: boolean, down: number, up: number,
 *   timer: number, guesses: Animation[] | null, isChanged: boolean}} Press
 */

/** The look of what a person presses, shown before the app has answered. It is a guess: the app's commits replace it. */
export class Presses {
  #layers;
  #childrenOf;
  /** @type {Set<Press>} */
  #presses = new Set();
  // The number of the last input that the app has dealt with.
  #handled = 0;

  /**
   * @param {Map<number, Layer>} layers
   * @param {(layer: Layer) => Part[]} childrenOf
   */
  constructor(layers, childrenOf) {
    this.#layers = layers;
    this.#childrenOf = childrenOf;
  }

  /** @param {PageEvent} event @param {number} down the number of the input */
  begin({pointerId, clientX, clientY}, down) {
    const hit = document.elementsFromPoint(clientX, clientY).find(e => !('passes' in (e.closest('.l')?.dataset ?? {})));
    // The nearest that has a look, unless something nearer is to be used.
    /** @type {Part} */
    const element = hit?.closest('.l[data-press], .l[tabindex="0"], .e');
    const look = element?.dataset.press;
    if (!look) return;
    const scrolls = !!element.closest('.v');
    /** @type {Press} */
    const press = {
      pointer: pointerId, x: clientX, y: clientY, element, look, scrolls, down, up: 0, timer: 0, guesses: null, isChanged: false,
    };
    this.#presses.add(press);
    if (scrolls) press.timer = setTimeout(() => this.#show(press), longestDelay);
    else this.#show(press);
  }

  /** @param {PageEvent} event */
  move({pointerId, clientX, clientY}) {
    const press = this.#held(pointerId);
    if (!press) return;
    const {left, right, top, bottom} = press.element.getBoundingClientRect();
    const isAway = press.scrolls ? Math.hypot(clientX - press.x, clientY - press.y) > longestMove
      : clientX < left - slop || clientX > right + slop || clientY < top - slop || clientY > bottom + slop;
    if (isAway) this.#drop(press);
  }

  /**
   * @param {number} pointer
   * @param {number} up the number of the input with which the pointer went up; 0 where the press was cancelled
   */
  end(pointer, up) {
    const press = this.#held(pointer);
    if (!press) return;
    if (!up) return this.#drop(press);
    press.up = up;
    // What was pressed for a moment only shows it as well.
    if (!press.guesses) this.#show(press);
  }

  /** The app begins anew. */
  clear() { for (const press of this.#presses) this.#drop(press); }

  /**
   * Notes what a commit is about to change.
   * @param {Values} changes
   */
  note(changes) {
    const layers = this.#layers;
    for (const press of this.#presses) {
      press.isChanged ||= changes.some(([, id, parentID]) => press.element.contains((layers.get(id) ?? layers.get(parentID))?.element ?? null));
    }
  }

  /**
   * Takes the guesses back that are answered: by a commit that has changed the layer once the app has dealt with the press, or at the
   * latest when it has dealt with its end.
   */
  settle(number = this.#handled) {
    this.#handled = number;
    for (const press of this.#presses) {
      if (press.up && press.up <= number || press.isChanged && press.down <= number) this.#drop(press);
    }
  }

  /** @param {number} pointer */
  #held(pointer) { return [...this.#presses].find(press => press.pointer === pointer && !press.up); }

  /** @param {Press} press */
  #show(press) {
    clearTimeout(press.timer);
    const [kind, value] = [press.look[0], press.look.slice(1)];
    const {layer} = press.element;
    /** @type {Element[]} */
    let changed = [layer.element];
    /** @type {PropertyIndexedKeyframes} */
    let style = {backgroundColor: value};
    if (kind === 'f' || kind === 'd') {
      [changed, style] = [[...layer.inside.children], {filter: `${kind === 'f' ? 'opacity' : 'brightness'}(${value})`}];
    } else if (kind === 'g') {
      changed = [this.#ground(this.#ground(layer)).element];
    }
    press.guesses = changed.map(element => element.animate(style, {fill: 'forwards'}));
  }

  /**
   * The rearmost layer in one, where it covers it.
   * @param {Layer} layer
   */
  #ground(layer) {
    const rearmost = this.#childrenOf(layer)[0]?.layer;
    return rearmost?.w === layer.w && rearmost?.h === layer.h ? rearmost : layer;
  }

  /** @param {Press} press */
  #drop(press) {
    clearTimeout(press.timer);
    press.guesses?.forEach(guess => guess.cancel());
    this.#presses.delete(press);
  }
}
