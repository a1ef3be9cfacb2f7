import {editors} from './parts.js';
import {coalesce, post} from './queue.js';
import {TabMessage} from './wire.js';

/** @param {Event} event @returns {Element} */
const targetOf = event => /** @type {Element} */ (event.target);

/**
 * Input of pointers, wheels and keys, and the window's size and appearance. `settings` gives the person's accessibility settings;
 * `cancelFocus` is called when the person moves the focus.
 * @param {any} options
 */
export function makeInput({root, scrolling, settings, cancelFocus}) {
  /** @param {PageEvent} event */
  const modifiers = event =>
    (event.getModifierState?.('CapsLock') ? 1 << 16 : 0) | (event.shiftKey ? 1 << 17 : 0)
    | (event.ctrlKey ? 1 << 18 : 0) | (event.altKey ? 1 << 19 : 0) | (event.metaKey ? 1 << 20 : 0);

  /** The last press, and whether its finger rested before it moved; null before it moves. */
  /** @type {{time: number, isHeld: boolean | null}} */
  let touched = {time: 0, isHeld: null};
  /**
   * A finger that has rested on what the app lifts does not scroll what that lies in.
   * @param {PageEvent} event
   */
  function holdTouch(event) {
    touched.isHeld ??= event.touches.length === 1 && event.timeStamp - touched.time > 330;
    if (touched.isHeld && event.cancelable) event.preventDefault();
  }

  const down = new Set();
  // Those that press the mouse's secondary button.
  const secondary = new Set();
  // Those that came down in an editor: there they select.
  const inEditor = new Set();
  // Whether the click that comes next is a pointer's; one without is a screen reader's.
  let isPointerClick = false;

  // The last finger that came down, and the number of one that drags content which the browser would scroll.
  /** @type {any} */
  let finger = null;
  /** @type {any} */
  let handedOver = null;

  /**
   * Whether the browser scrolls when a finger that comes down here is dragged. Not where it came down before the page was live.
   * @param {PageEvent} event
   */
  const scrolls = event => {
    if (event.pointerId === handedOver || event.pointerType !== 'touch' || !event.isTrusted) return false;
    const nearest = targetOf(event).closest?.('.vh, .vv, [data-pinch]');
    return !!nearest && !('pinch' in nearest.dataset);
  };

  /**
   * @param {PageEvent} event
   * @param {any} phase
   */
  function step(event, phase) {
    return [phase, event.pointerId, ['touch', 'pen'].includes(event.pointerType) ? event.pointerType : 'mouse',
      event.clientX, event.clientY, event.timeStamp, modifiers(event), scrolls(event),
      secondary.has(event.pointerId)];
  }

  addEventListener('pointerdown', event => {
    cancelFocus();
    isPointerClick = true;
    touched = {time: event.timeStamp, isHeld: null};
    if (down.has(event.pointerId)) return;
    // In an editor the secondary button opens the browser's own menu.
    if (event.button === 2 && !targetOf(event).editor) secondary.add(event.pointerId);
    else if (event.button !== 0) return;
    down.add(event.pointerId);
    handedOver = null;
    if (event.pointerType === 'touch') finger = event;
    // In an editor the browser follows the mouse itself, to select.
    if (!targetOf(event).editor) try { document.documentElement.setPointerCapture(event.pointerId); } catch {}
    else if (event.pointerType !== 'touch') inEditor.add(event.pointerId);
    post(TabMessage.pointer, ...step(event, 'down'));
  }, true);
  addEventListener('pointermove', event => {
    if (event.pointerType === 'touch' && !down.has(event.pointerId)) return;
    if (inEditor.has(event.pointerId)) return;
    coalesce(TabMessage.pointer + event.pointerId, TabMessage.pointer, step(event, 'move'));
  }, true);
  document.documentElement.addEventListener('pointerleave', event => {
    // The mouse no longer hovers over anything.
    if (event.pointerType === 'mouse' && !down.has(event.pointerId)) {
      coalesce(TabMessage.pointer + event.pointerId, TabMessage.pointer, step(event, 'move'));
    }
  });
  for (const [name, phase] of [['pointerup', 'up'], ['pointercancel', 'cancel']]) {
    addEventListener(name, event => {
      // Whichever button goes up last: with several held, the browser reports only that one.
      if (!down.delete(event.pointerId)) return;
      inEditor.delete(event.pointerId);
      post(TabMessage.pointer, ...step(event, phase));
      secondary.delete(event.pointerId);
    }, true);
  }
  addEventListener('contextmenu', event => {
    if (event.pointerType === 'touch' || !targetOf(event).editor) event.preventDefault();
  });
  addEventListener('dragstart', event => event.preventDefault());

  addEventListener('wheel', event => {
    if (event.ctrlKey || event.metaKey) {
      // A trackpad's pinch comes as this too: 100 for each factor of e. A notch of a wheel counts for less.
      if (!targetOf(event).closest('[data-pinch]')) return;
      event.preventDefault();
      const turn = Math.max(-25, Math.min(25, event.deltaY * [1, 16, innerHeight][event.deltaMode]));
      coalesce(TabMessage.magnify, TabMessage.magnify, [event.clientX, event.clientY, Math.exp(-turn / 100)],
        (old, [x, y, factor]) => [x, y, Math.max(0.02, Math.min(50, old[2] * factor))]);
      return;
    }
    const isAcross = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    // The browser turns what it scrolls by itself.
    const nearest = targetOf(event).closest(isAcross ? '.vh' : '[data-wheel], .vv');
    const isPull = scrolling.isPullByWheel(isAcross ? null : nearest, event);
    if (nearest && !isPull && !('wheel' in nearest.dataset)) return;
    event.preventDefault();
    const unit = [1, 16, innerHeight][event.deltaMode];
    coalesce(TabMessage.wheel, TabMessage.wheel, [event.clientX, event.clientY, -event.deltaX * unit, -event.deltaY * unit],
      (old, [x, y, dx, dy]) => [x, y, old[2] + dx, old[3] + dy]);
  }, {passive: false});

  /** @param {PageEvent} event */
  const focusedLayer = event => targetOf(event).closest?.('.l[tabindex="0"]')?.layer;

  /**
   * Whether the browser would do something with the key that belongs to documents, not apps: bookmark, save, open.
   * @param {PageEvent} event
   */
  const isDocumentCommand = event => (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    && ['d', 'o', 's'].includes(event.key.toLowerCase());

  /**
   * @param {PageEvent} event
   * @param {boolean} isDown
   */
  function key(event, isDown) {
    if (event.key === 'Tab' && isDown) cancelFocus();
    if (event.isComposing || event.key === 'Tab' || event.key === 'Unidentified') return;
    if (isDocumentCommand(event)) event.preventDefault();
    if (targetOf(event).editor) {
      if (editors.key(event, isDown)) post(TabMessage.key, isDown, event.key.slice(0, 20), modifiers(event), event.repeat, null);
      return;
    }
    const layer = focusedLayer(event);
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (layer && isPlain && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      // As a button does: Enter when it goes down, Space when it comes up.
      if (isDown === (event.key === 'Enter') && !event.repeat) post(TabMessage.activate, layer.id);
      return;
    }
    // The app scrolls for keys that no view handles.
    if (isPlain && (event.key.length === 1 || /^(Arrow|Page|Home|End)/.test(event.key))) event.preventDefault();
    post(TabMessage.key, isDown, event.key.slice(0, 20), modifiers(event), event.repeat, layer?.id ?? null);
  }
  addEventListener('keydown', event => key(event, true));
  addEventListener('keyup', event => key(event, false));

  addEventListener('click', event => {
    const layer = targetOf(event).closest?.('.l[tabindex="0"], .l[role="button"]')?.layer;
    if (!isPointerClick && layer) post(TabMessage.activate, layer.id);
    isPointerClick = false;
  }, true);

  const dark = matchMedia('(prefers-color-scheme: dark)');
  let lastViewport = '';

  /** The window's values, as the app receives them. */
  function viewport() {
    const {clientWidth, clientHeight} = root.element;
    const values = [clientWidth, clientHeight, devicePixelRatio, dark.matches, !document.hidden, settings()];
    lastViewport = String(values);
    return values;
  }
  function reportViewport() {
    // The greeting, once it goes, has the window itself.
    if (!lastViewport) return;
    const last = lastViewport, values = viewport();
    if (last !== lastViewport) coalesce(TabMessage.viewport, TabMessage.viewport, values);
  }
  /** A window that goes to another screen gets another ratio, perhaps without another size. */
  function watchPixelRatio() {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => {
      reportViewport();
      watchPixelRatio();
    }, {once: true});
  }
  watchPixelRatio();
  addEventListener('resize', reportViewport);
  addEventListener('pageshow', reportViewport);
  document.addEventListener('visibilitychange', reportViewport);
  dark.addEventListener('change', reportViewport);

  return {
    holdTouch, reportViewport, viewport,
    /** Lets the app follow the finger from where it came down, as one that it drags content with. */
    handOver() {
      if (!finger || !down.has(finger.pointerId)) return;
      post(TabMessage.pointer, ...step(finger, 'cancel'));
      handedOver = finger.pointerId;
      post(TabMessage.pointer, ...step(finger, 'down'));
    },
    /** Begins anew with another process of the app. */
    restart() {
      for (const set of [down, inEditor]) set.clear();
      lastViewport = 'that of another process';
      reportViewport();
    },
  };
}
