import {listenForKeys} from './keys.js';
import {Pointers} from './pointers.js';
import {Viewport} from './viewport.js';
import {listenForWheel} from './wheel.js';

/** Input of pointers, wheels and keys, and the window's size and appearance. */
export class Input {
  #pointers;
  #viewport;

  /**
   * `settings` gives the person's accessibility settings, `lastCommit` the number of the last commit that the page shows; `cancelFocus` is
   * called when the person moves the focus.
   * @param {{scrolling: import('./scrolling.js').Scrolling, settings: () => number, lastCommit: () => number, cancelFocus: () => void}} options
   */
  constructor({scrolling, settings, lastCommit, cancelFocus}) {
    this.#pointers = new Pointers(cancelFocus, lastCommit);
    listenForWheel(scrolling);
    listenForKeys(cancelFocus);
    this.#viewport = new Viewport(settings);
  }

  /** @param {Event} event */
  holdTouch(event) { this.#pointers.holdTouch(event); }

  /** Lets the app follow the finger from where it came down. */
  handOver() { this.#pointers.handOver(); }

  reportViewport() { this.#viewport.report(); }

  /** The window's values, as the app receives them. */
  viewport() { return this.#viewport.values(); }

  /** Begins anew with another process of the app. */
  restart() {
    this.#pointers.restart();
    this.#viewport.restart();
  }
}
