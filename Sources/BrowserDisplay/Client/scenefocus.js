import {editors} from './parts.js';

/** The elements that get the focus once a commit is shown: those that were uncovered, and the layer that the app requested. */
export class SceneFocus {
  #recovery;
  /** @type {HTMLElement[]} */
  #uncovered = [];
  /** @type {Layer} */
  #requested = null;

  /** @param {() => Recovery | null} recovery gives what recovers the focus, once it is fetched */
  constructor(recovery) { this.#recovery = recovery; }

  /**
   * What comes under something modal gives the focus away, and has it again when that is gone.
   * @param {Layer} layer
   * @param {boolean} isCovered
   */
  setCovered(layer, isCovered) {
    const element = layer.element;
    const focused = document.activeElement;
    if (isCovered) {
      layer.covered = element.contains(focused) ? focused : null;
      layer.covered?.blur();
    }
    element.inert = isCovered;
    if (!isCovered && layer.covered) {
      this.#uncovered.push(layer.covered);
      layer.covered = null;
    }
  }

  /**
   * The app requests the focus for a layer.
   * @param {Layer} layer
   */
  request(layer) { this.#requested = layer; }

  /** Records where the focus is, before a commit. */
  locate() { this.#recovery()?.locate(); }

  /** Moves the focus as the last commits have it, now that all of their layers are there. */
  update() {
    editors.updateFocus();
    // What lay over it may keep the focus for as long as it takes to leave.
    this.#uncovered = this.#uncovered.filter(element => element.isConnected && !element.closest('[inert]'));
    if (document.activeElement === document.body && this.#uncovered.length) {
      this.#uncovered[0].focus({preventScroll: true});
      this.#uncovered = [];
    }
    const next = this.#requested?.element.isConnected ? this.#requested.element : this.#recovery()?.replacement();
    if (next) {
      // What the keyboard passes by may have the focus all the same, for screen readers to read it.
      if (!next.hasAttribute('tabindex')) next.tabIndex = -1;
      next.focus({preventScroll: true});
    }
    this.#requested = null;
  }

  /** Cancels the moves of the focus that are due. */
  cancel() { [this.#uncovered, this.#requested] = [[], null]; }
}
