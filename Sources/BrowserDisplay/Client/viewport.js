import {root} from './layers.js';
import {coalesce} from './queue.js';
import {TabMessage} from './wire.js';

/** The window's size and appearance, which the app follows. */
export class Viewport {
  #settings;
  #dark = matchMedia('(prefers-color-scheme: dark)');
  // The values that the app has, as text.
  #last = '';

  /** @param {() => number} settings gives the person's accessibility settings */
  constructor(settings) {
    this.#settings = settings;
    this.#watchPixelRatio();
    const report = () => this.report();
    addEventListener('resize', report);
    addEventListener('pageshow', report);
    document.addEventListener('visibilitychange', report);
    this.#dark.addEventListener('change', report);
  }

  /** The window's values, as the app receives them. */
  values() {
    const {clientWidth, clientHeight} = root.element;
    const values = [clientWidth, clientHeight, devicePixelRatio, this.#dark.matches, !document.hidden, this.#settings()];
    this.#last = String(values);
    return values;
  }

  report() {
    // The greeting, once it goes, has the window itself.
    if (!this.#last) return;
    const last = this.#last, values = this.values();
    if (last !== this.#last) coalesce(TabMessage.viewport, TabMessage.viewport, values);
  }

  /** Begins anew with another process of the app. */
  restart() {
    this.#last = 'that of another process';
    this.report();
  }

  /** A window that goes to another screen gets another ratio, perhaps without another size. */
  #watchPixelRatio() {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => {
      this.report();
      this.#watchPixelRatio();
    }, {once: true});
  }
}
