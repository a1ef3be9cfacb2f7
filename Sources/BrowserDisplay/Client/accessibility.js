import {fetchPart} from './parts.js';

/**
 * Accessibility: the order of the Tab key, texts that screen readers read out, and the person's settings in the browser. `changed` is
 * called when these change.
 * @param {{root: Part, changed: () => void}} options
 */
export function makeAccess({root, changed}) {
  // ---------------------------------------------------------------- Settings

  // The bits of `AccessibilitySettings`, in their order, and one for the browser's own sheet for sharing.
  const queries = [
    'prefers-reduced-motion: reduce', 'prefers-contrast: more', 'prefers-reduced-transparency: reduce',
    'inverted-colors: inverted', 'forced-colors: active',
  ].map(query => matchMedia(`(${query})`));
  for (const query of queries) query.addEventListener('change', changed);
  const settings = () => queries.reduce((sum, query, bit) => sum + (query.matches ? 1 << bit : 0), 'share' in navigator ? 32 : 0);

  // ---------------------------------------------------------------- Texts that are read out

  const speech = document.createElement('div');
  speech.id = 'speech';
  speech.setAttribute('aria-live', 'polite');

  /** @param {any} text */
  function speak(text) {
    const line = document.createElement('div');
    line.textContent = text;
    speech.append(line);
    if (speech.childElementCount > 20) speech.firstChild?.remove();
    setTimeout(() => line.remove(), 10_000);
  }

  // ---------------------------------------------------------------- The order of the Tab key

  /** @param {Part} element */
  const isStop = element => element.matches('.l[tabindex="0"], .e:not([tabindex="-1"], :disabled)');
  /** @param {Part} element */
  const isLayer = element => element.classList.contains('l');

  /**
   * What lies in a layer: layers and editors, also those in the canvas that it scrolls.
   * @param {Part} element
   */
  const parts = element => [...element.children]
    .flatMap(e => e.classList.contains('v') ? [...e.querySelector(':scope > .x').children] : e)
    .filter(e => isLayer(e) || e.classList.contains('e'));

  /** @param {Part} options */
  const isHidden = ({inert, style, classList, ariaHidden}) => inert || ariaHidden === 'true' || style.display === 'none'
    || style.opacity !== '' && style.opacity < 0.01 || classList.contains('m');

  /** @param {Edges[]} boxes */
  function boxAround(boxes) {
    return {
      left: Math.min(...boxes.map(b => b.left)), right: Math.max(...boxes.map(b => b.right)),
      top: Math.min(...boxes.map(b => b.top)), bottom: Math.max(...boxes.map(b => b.bottom)),
    };
  }

  /**
   * What the keyboard can reach in a part of the page: itself first, then what lies in it from top to bottom, as far as
   * that is seen; what lies side by side keeps the order of the tree. `Scene.focusableLayers()` does the same.
   * What lies in a row that is not visible has no layout, and reading its place would make one: `around` is that of the layer
   * around it. Where a stop lies stays with it, as its `place`.
   * @returns {Stop | null}
   * @param {Part} element
   * @param {any} [around]
   */
  function stops(element, around) {
    if (isHidden(element)) return null;
    let place = around;
    if (around) {
      const {x, y, w, h} = element.layer;
      place = new DOMRect(around.x + x, around.y + y, w, h);
    } else if ('row' in element.dataset) {
      place = element.getBoundingClientRect();
    }
    /** @type {any[]} */
    const groups = isLayer(element) ? parts(element).map(e => stops(e, place)).filter(Boolean) : [];
    const isOwn = isStop(element);
    if (!isOwn && !groups.length) return null;
    const box = isOwn || element.querySelector(':scope > .v')
      ? place ?? element.getBoundingClientRect() : boxAround(groups.map(group => group.box));
    if (isOwn) element.place = box;
    return {box, all: [...isOwn ? [element] : [], ...inOrder(groups).flatMap(group => group.all)]};
  }

  /** @param {Part} element */
  const stopsIn = element => stops(element)?.all ?? [];

  /** @param {Stop[]} groups */
  function inOrder(groups) {
    /** @type {Stop[]} */
    const result = [];
    for (const group of groups) {
      const place = result.findIndex(other => isAbove(group.box, other.box));
      result.splice(place < 0 ? result.length : place, 0, group);
    }
    return result;
  }

  /**
   * @param {Edges} a
   * @param {Edges} b
   */
  function isAbove(a, b) {
    const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    const isBeside = a.right <= b.left + 0.5 || b.right <= a.left + 0.5;
    if (isBeside && shared > Math.min(a.bottom - a.top, b.bottom - b.top) / 2) return false;
    return (a.top + a.bottom) / 2 < (b.top + b.bottom) / 2 - 0.5;
  }

  // Stops at either end, from which the browser goes on to its own controls, and to which it comes back from them.
  const [start, end] = [0, -1].map(index => {
    const edge = document.createElement('span');
    edge.tabIndex = 0;
    edge.addEventListener('focus', () => { if (!isLeaving) stopsIn(root).at(index)?.focus(); });
    return edge;
  });
  let isLeaving = false;

  // What finds the successor of a stop that is gone, fetched with the first focus.
  /** @type {any} */
  let recovery = null;
  addEventListener('focusin', async () => {
    /** @type {typeof import('./focus.js')} */
    const {makeFocusRecovery} = await fetchPart('./focus.js');
    recovery = makeFocusRecovery({root, stopsIn, isHidden});
  }, {once: true});

  addEventListener('keydown', event => {
    if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) return;
    const focused = document.activeElement;
    if (focused !== document.body && !root.contains(focused)) return;
    const all = stopsIn(root);
    const place = all.indexOf(focused);
    const element = place < 0
      ? recovery?.find() ?? all.at(event.shiftKey ? -1 : 0) : all[event.shiftKey ? place - 1 : place + 1];
    if (element) {
      event.preventDefault();
      element.focus();
    } else {
      isLeaving = true;
      (event.shiftKey ? start : end).focus();
      isLeaving = false;
    }
  });

  document.body.prepend(start);
  document.body.append(end, speech);
  return {
    settings, speak, order: () => stopsIn(root), recovery: () => recovery,
  };
}
