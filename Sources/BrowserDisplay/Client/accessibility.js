import {root} from './layers.js';
import {fetchPart} from './parts.js';
import {isHidden, stopsIn} from './taborder.js';

/** Accessibility: the order of the Tab key, texts that screen readers read out, and the person's settings in the browser. */
export class Access {
  // The bits of `AccessibilitySettings`, in their order, and one for the browser's own sheet for sharing.
  #queries = [
    'prefers-reduced-motion: reduce', 'prefers-contrast: more', 'prefers-reduced-transparency: reduce',
    'inverted-colors: inverted', 'forced-colors: active',
  ].map(query => matchMedia(`(${query})`));
  #speech = document.createElement('div');
  // Stops at either end, from which the browser goes on to its own controls, and to which it comes back from them.
  #start = this.#edge(0);
  #end = this.#edge(-1);
  #isLeaving = false;
  // What finds the successor of a stop that is gone, fetched with the first focus.
  /** @type {Recovery | null} */
  #recovery = null;

  /** @param {() => void} changed is called when the person's settings change */
  constructor(changed) {
    for (const query of this.#queries) query.addEventListener('change', changed);
    this.#speech.id = 'speech';
    this.#speech.setAttribute('aria-live', 'polite');
    addEventListener('focusin', () => this.#fetchRecovery(), {once: true});
    addEventListener('keydown', event => {
      if (event.key === 'Tab' && !event.ctrlKey && !event.altKey && !event.metaKey) this.#move(event);
    });
    document.body.prepend(this.#start);
    document.body.append(this.#end, this.#speech);
  }

  settings() {
    return this.#queries.reduce((sum, query, bit) => sum + (query.matches ? 1 << bit : 0), 'share' in navigator ? 32 : 0);
  }

  /** What the Tab key reaches, in its order. */
  order() { return stopsIn(root.element); }

  recovery() { return this.#recovery; }

  /**
   * Has a text read out.
   * @param {string} text
   */
  speak(text) {
    const line = document.createElement('div');
    line.textContent = text;
    this.#speech.append(line);
    if (this.#speech.childElementCount > 20) this.#speech.firstChild?.remove();
    setTimeout(() => line.remove(), 10_000);
  }

  /** @param {number} index that of the stop to which the focus goes on from here */
  #edge(index) {
    const edge = document.createElement('span');
    edge.tabIndex = 0;
    edge.addEventListener('focus', () => { if (!this.#isLeaving) this.order().at(index)?.focus(); });
    return edge;
  }

  async #fetchRecovery() {
    /** @type {typeof import('./focus.js')} */
    const {FocusRecovery} = await fetchPart('./focus.js');
    this.#recovery = new FocusRecovery({root: root.element, stopsIn, isHidden});
  }

  /**
   * Moves the focus to the next or the last stop, or out of the page.
   * @param {KeyboardEvent} event
   */
  #move(event) {
    const focused = document.activeElement;
    if (focused !== document.body && !root.element.contains(focused)) return;
    const all = this.order();
    const place = all.indexOf(focused);
    const element = place < 0
      ? this.#recovery?.find() ?? all.at(event.shiftKey ? -1 : 0) : all[event.shiftKey ? place - 1 : place + 1];
    if (element) {
      event.preventDefault();
      element.focus();
    } else {
      this.#isLeaving = true;
      (event.shiftKey ? this.#start : this.#end).focus();
      this.#isLeaving = false;
    }
  }
}
