import {modifiersOf, targetOf} from './events.js';
import {presses} from './parts.js';
import {coalesce, post} from './queue.js';
import {TabMessage} from './wire.js';

/** The mouse, pens and fingers, and clicks that come without them. */
export class Pointers {
  #cancelFocus;
  #lastCommit;
  /**
   * The last press, and whether its finger rested before it moved; null before it moves.
   * @type {{time: number, isHeld: boolean | null}}
   */
  #touched = {time: 0, isHeld: null};
  #down = new Set();
  // Those that press the mouse's secondary button.
  #secondary = new Set();
  // Those that came down in an editor: there they select.
  #inEditor = new Set();
  // Whether the click that comes next is a pointer's; one without is a screen reader's.
  #isPointerClick = false;
  // The last finger that came down, while it is down, and the number of one that drags content which the browser would scroll.
  /** @type {PageEvent | null} */
  #finger = null;
  /** @type {number | null} */
  #handedOver = null;

  /**
   * @param {() => void} cancelFocus is called when the person presses, and so may move the focus
   * @param {() => number} lastCommit gives the number of the last commit that the page shows
   */
  constructor(cancelFocus, lastCommit) {
    this.#cancelFocus = cancelFocus;
    this.#lastCommit = lastCommit;
    addEventListener('pointerdown', event => this.#pressed(event), true);
    addEventListener('pointermove', event => this.#moved(event), true);
    document.documentElement.addEventListener('pointerleave', event => {
      // The mouse no longer hovers over anything.
      if (event.pointerType === 'mouse' && !this.#down.has(event.pointerId)) this.#coalesceMove(event);
    });
    addEventListener('pointerup', event => this.#ended(event, 'up'), true);
    addEventListener('pointercancel', event => this.#ended(event, 'cancel'), true);
    addEventListener('contextmenu', event => {
      if (event.pointerType === 'touch' || !targetOf(event).editor) event.preventDefault();
    });
    addEventListener('dragstart', event => event.preventDefault());
    addEventListener('click', event => this.#clicked(event), true);
  }

  /**
   * A finger that has rested on what the app lifts does not scroll what that lies in.
   * @param {PageEvent} event
   */
  holdTouch(event) {
    const touched = this.#touched;
    touched.isHeld ??= event.touches.length === 1 && event.timeStamp - touched.time > 330;
    if (touched.isHeld && event.cancelable) event.preventDefault();
  }

  /** Lets the app follow the finger from where it came down, as one that it drags content with. */
  handOver() {
    const finger = this.#finger;
    if (!finger) return;
    presses.end(finger.pointerId, 0);
    post(TabMessage.pointer, ...this.#step(finger, 'cancel'));
    this.#handedOver = finger.pointerId;
    post(TabMessage.pointer, ...this.#step(finger, 'down'));
  }

  /** Begins anew with another process of the app. */
  restart() {
    this.#down.clear();
    this.#finger = null;
    this.#inEditor.clear();
    presses.clear();
  }

  /** @param {PageEvent} event */
  #pressed(event) {
    this.#cancelFocus();
    this.#isPointerClick = true;
    this.#touched = {time: event.timeStamp, isHeld: null};
    if (this.#down.has(event.pointerId)) return;
    // In an editor the secondary button opens the browser's own menu.
    if (event.button === 2 && !targetOf(event).editor) this.#secondary.add(event.pointerId);
    else if (event.button !== 0) return;
    this.#down.add(event.pointerId);
    this.#handedOver = null;
    if (event.pointerType === 'touch') this.#finger = event;
    // In an editor the browser follows the mouse itself, to select.
    if (!targetOf(event).editor) try { document.documentElement.setPointerCapture(event.pointerId); } catch {}
    else if (event.pointerType !== 'touch') this.#inEditor.add(event.pointerId);
    const number = post(TabMessage.pointer, ...this.#step(event, 'down'));
    if (!event.button) presses.begin(event, number);
  }

  /** @param {PageEvent} event */
  #moved(event) {
    if (event.pointerType === 'touch' && !this.#down.has(event.pointerId)) return;
    if (this.#inEditor.has(event.pointerId)) return;
    presses.move(event);
    this.#coalesceMove(event);
  }

  /** @param {PageEvent} event */
  #coalesceMove(event) {
    coalesce(TabMessage.pointer + event.pointerId, TabMessage.pointer, this.#step(event, 'move'));
  }

  /**
   * @param {PageEvent} event
   * @param {'up' | 'cancel'} phase
   */
  #ended(event, phase) {
    // Whichever button goes up last: with several held, the browser reports only that one.
    if (!this.#down.delete(event.pointerId)) return;
    this.#inEditor.delete(event.pointerId);
    // An event keeps the element that it was for, and what that was in.
    if (event.pointerId === this.#finger?.pointerId) this.#finger = null;
    const number = post(TabMessage.pointer, ...this.#step(event, phase));
    presses.end(event.pointerId, phase === 'up' ? number : 0);
    this.#secondary.delete(event.pointerId);
  }

  /** @param {Event} event */
  #clicked(event) {
    const layer = targetOf(event).closest?.('.l[tabindex="0"], .l[role="button"]')?.layer;
    if (!this.#isPointerClick && layer) post(TabMessage.activate, layer.id);
    this.#isPointerClick = false;
  }

  /**
   * Whether the browser scrolls when a finger that comes down here is dragged. Not where it came down before the page was live.
   * @param {PageEvent} event
   */
  #scrolls(event) {
    if (event.pointerId === this.#handedOver || event.pointerType !== 'touch' || !event.isTrusted) return false;
    const nearest = targetOf(event).closest?.('.vh, .vv, [data-pinch]');
    return !!nearest && !('pinch' in nearest.dataset);
  }

  /**
   * The values of a message about a pointer.
   * @param {PageEvent} event
   * @param {'down' | 'move' | 'up' | 'cancel'} phase
   */
  #step(event, phase) {
    return [phase, event.pointerId, ['touch', 'pen'].includes(event.pointerType) ? event.pointerType : 'mouse',
      event.clientX, event.clientY, event.timeStamp, modifiersOf(event), this.#scrolls(event),
      this.#secondary.has(event.pointerId), ...phase === 'down' ? [this.#lastCommit()] : []];
  }
}
