import {endAnimation, makeAnimations} from './animations.js';
import {setContent, showContent} from './content.js';
import {makeCopies} from './copies.js';
import {childrenOf, layers, parentOf, root, shiftAll} from './layers.js';
import {drawing, editors} from './parts.js';
import {coalesce, isWaiting, post} from './queue.js';
import {makeScrolling} from './scrolling.js';
import {makeTree} from './tree.js';
import {SceneOperation, TabMessage} from './wire.js';

/**
 * The layers of the scene and their elements. `handOver` gives the app the finger that is about to scroll; `holdTouch`
 * is called for moves of a finger on what the app lifts; `recovery` gives what recovers the focus, once it is fetched.
 * @param {{handOver: (layer: Layer) => void, holdTouch: (event: Event) => void, recovery: () => any}} options
 */
export function makeScene({handOver, holdTouch, recovery}) {
  const scrolling = makeScrolling({
    layers,
    /**
     * @param {Layer} layer
     * @param {any} phase
     * @param {number} x
     * @param {number} y
     * @param {number} revision
     */
    report: (layer, phase, x, y, revision) => {
      const values = [layer.id, phase, x, y, revision];
      if (phase === 'moved') coalesce(TabMessage.scrolled + layer.id, TabMessage.scrolled, values);
      else post(TabMessage.scrolled, ...values);
    },
    /** @param {Layer} layer */
    isReporting: layer => isWaiting(TabMessage.scrolled + layer.id),
    replace: shiftAll,
    handOver,
  });

  /**
   * Whether a change draws a shape, a shadow of a given path or a mask.
   * @param {Values} options
   */
  const draws = ([letter, , ...values]) =>
    letter === SceneOperation.mask || letter === SceneOperation.shadow ? values.length > 0
      : letter === SceneOperation.content ? typeof values[0] === 'object'
        : letter === SceneOperation.whole && (values.length > 4 || typeof values[3][0] === 'object');

  const animations = makeAnimations({parentOf, childrenOf, scrolling});
  const {insert, insertNew, attach, keepingFocus, remove} = makeTree({scrolling});
  const {setOriginal, copy, clearOriginals} = makeCopies({insertNew});

  /**
   * @param {Layer} layer
   * @param {number} x
   * @param {number} y
   * @param {number} w
   * @param {number} h
   */
  function setFrame(layer, x, y, w, h) {
    // The root covers the page whatever its frame.
    if (layer === root) return;
    const style = layer.element.style;
    const {px, py} = parentOf(layer);
    if (layer.scroll && (w !== layer.w || h !== layer.h)) scrolling.resized(layer);
    if (w !== layer.w) style.width = Math.max(0, w) + 'px';
    if (h !== layer.h) style.height = Math.max(0, h) + 'px';
    if (x !== layer.x) style.left = x - px + 'px';
    if (y !== layer.y) style.top = y - py + 'px';
    Object.assign(layer, {x, y, w, h});
  }

  /**
   * @param {Layer} layer
   * @param {number} ox
   * @param {number} oy
   * @param {number} [revision]
   */
  function setOffset(layer, ox, oy, revision) {
    const isSame = ox === layer.ox && oy === layer.oy;
    Object.assign(layer, {ox, oy});
    if (layer.scroll) return scrolling.move(layer, revision);
    if (isSame) return;
    Object.assign(layer, {px: ox, py: oy});
    shiftAll(layer);
  }

  /**
   * @param {Layer} layer
   * @param {Named} changes
   */
  function setStyles(layer, changes) {
    // Copies of a layer share them.
    layer.css = {...layer.css};
    for (const name in changes) {
      const value = changes[name];
      if (value === null) {
        delete layer.css[name];
        layer.element.style.removeProperty(name);
      } else if (layer.css[name] !== value) {
        layer.css[name] = value;
        layer.element.style.setProperty(name, value);
      }
    }
  }

  // The elements that get the focus once a commit is shown: those that were uncovered, and the layer that the app requested.
  /** @type {HTMLElement[]} */
  let uncovered = [];
  /** @type {any} */
  let requested = null;

  /**
   * What comes under something modal gives the focus away, and has it again when that is gone.
   * @param {any} layer
   * @param {boolean} isCovered
   */
  function setCovered(layer, isCovered) {
    const element = layer.element;
    const focused = document.activeElement;
    if (isCovered) {
      layer.covered = element.contains(focused) ? focused : null;
      layer.covered?.blur();
    }
    element.inert = isCovered;
    if (!isCovered && layer.covered) {
      uncovered.push(layer.covered);
      layer.covered = null;
    }
  }

  /** Moves the focus as the last commits have it, now that all of their layers are there. */
  function updateFocus() {
    editors.updateFocus();
    // What lay over it may keep the focus for as long as it takes to leave.
    uncovered = uncovered.filter(element => element.isConnected && !element.closest('[inert]'));
    if (document.activeElement === document.body && uncovered.length) {
      uncovered[0].focus({preventScroll: true});
      uncovered = [];
    }
    const next = requested?.element.isConnected ? requested.element : recovery()?.replacement();
    if (next) {
      // What the keyboard passes by may have the focus all the same, for screen readers to read it.
      if (!next.hasAttribute('tabindex')) next.tabIndex = -1;
      next.focus({preventScroll: true});
    }
    requested = null;
  }

  /**
   * @param {Layer} layer
   * @param {Named} changes
   */
  function setAttributes(layer, changes) {
    layer.attributes = {...layer.attributes};
    for (const name in changes) {
      const value = changes[name];
      if (layer.attributes[name] === value) continue;
      if (name === 'inert') setCovered(layer, value !== null);
      if (name === 'data-hold') layer.element.ontouchmove = value === null ? null : holdTouch;
      if (value === null) {
        delete layer.attributes[name];
        if (name === 'class') layer.element.className = 'l';
        else layer.element.removeAttribute(name);
      } else {
        layer.attributes[name] = value;
        layer.element.setAttribute(name, value);
        if (name === 'data-focus') requested = layer;
      }
    }
  }

  /**
   * `changes` with a null for each name that `all` has and they have not.
   * @param {Named} all
   * @param {Named} changes
   */
  function exactly(all, changes) {
    const result = {...changes};
    for (const name in all) if (!(name in changes)) result[name] = null;
    return result;
  }

  /**
   * @param {Layer} layer
   * @param {any} place
   * @param {Named} css
   * @param {Named} attributes
   * @param {Values} content
   * @param {...any} shadow
   */
  function setWhole(layer, place, css, attributes, content, ...shadow) {
    const [x, y, w, h, ox = 0, oy = 0, scroll] = place;
    if (layer.isNew && layer !== root) {
      layer.isNew = false;
      const parent = parentOf(layer);
      Object.assign(layer, {x, y, w, h, css});
      let text = `left:${x - parent.px}px;top:${y - parent.py}px;width:${Math.max(0, w)}px;height:${Math.max(0, h)}px`;
      for (const name in css) text += `;${name}:${css[name]}`;
      layer.element.style.cssText = text;
      setAttributes(layer, attributes);
      if (scroll) scrolling.set(layer, scroll);
      if (shadow.length) drawing.setShadow(layer, shadow);
      if (content.length) showContent(layer, content);
      if (scroll || ox || oy) setOffset(layer, ox, oy, scroll?.[7]);
      return;
    }
    setFrame(layer, x, y, w, h);
    scrolling.set(layer, scroll);
    setStyles(layer, exactly(layer.css, css));
    setAttributes(layer, exactly(layer.attributes, attributes));
    drawing?.setShadow(layer, shadow);
    setContent(layer, content);
    setOffset(layer, ox, oy, scroll?.[7]);
  }


  // ---------------------------------------------------------------- Messages about the scene

  /** @type {{[letter: string]: (...values: any) => void}} */
  const operations = {
    [SceneOperation.insert]: insert,
    [SceneOperation.remove]: remove,
    /** @type {(id: number, ...place: [number, number, number, number]) => void} */
    [SceneOperation.frame]: (id, ...place) => setFrame(layers.get(id), ...place),
    /** @type {(id: number, ...place: [number, number, number?]) => void} */
    [SceneOperation.contentOffset]: (id, ...place) => setOffset(layers.get(id), ...place),
    [SceneOperation.scroll]: (id, ...values) => scrolling.set(layers.get(id), values),
    [SceneOperation.indicatorOpacity]: (id, opacity) => scrolling.setOpacity(layers.get(id), opacity),
    [SceneOperation.style]: (id, changes) => setStyles(layers.get(id), changes),
    [SceneOperation.attributes]: (id, changes) => setAttributes(layers.get(id), changes),
    [SceneOperation.content]: (id, ...values) => setContent(layers.get(id), values),
    [SceneOperation.shadow]: (id, ...values) => drawing?.setShadow(layers.get(id), values),
    [SceneOperation.mask]: (id, mask) => drawing?.setMask(layers.get(id), mask),
    [SceneOperation.editor]: (id, fields) => editors.set(layers.get(id), fields),
    /** @type {(id: number, ...values: [number[], Named, Named, Values, ...Values]) => void} */
    [SceneOperation.whole]: (id, ...values) => setWhole(layers.get(id), ...values),
    [SceneOperation.original]: setOriginal,
    [SceneOperation.copy]: copy,
    /** @type {(id: number, key: string, ...values: [any[], Named, number?, number?]) => void} */
    [SceneOperation.animate]: (id, key, ...values) => animations.animate(layers.get(id), key, ...values),
    [SceneOperation.endAnimation]: (id, key) => endAnimation(layers.get(id), key),
  };

  // What needs layers to be in the page.
  const needsAttached = new Set([
    SceneOperation.editor, SceneOperation.mask, SceneOperation.animate, SceneOperation.endAnimation,
  ]);

  /**
   * Applies a commit. New layers of a frame whose end is to come are not in the page before it.
   * @param {Values} changes
   * @param {boolean} [isPart]
   */
  function apply(changes, isPart) {
    recovery()?.locate();
    for (const [letter, ...values] of changes) {
      if (needsAttached.has(letter)) attach();
      operations[letter](...values);
    }
    if (!isPart) attach();
    drawing?.refresh(changes, isPart);
    if (isPart) return;
    clearOriginals();
    scrolling.place();
  }

  /**
   * Makes the page show exactly a snapshot, out of the elements it has.
   * @param {Values} changes
   */
  function reconcile(changes) {
    recovery()?.locate();
    const present = new Set([0]);
    for (const change of changes) if (change[0] === SceneOperation.insert) present.add(change[1]);
    for (const id of [...layers.keys()]) if (!present.has(id) && layers.has(id)) remove(id);
    const cursors = new Map();
    const running = new Map();
    for (const change of changes) {
      const [letter, id, parentID] = change;
      if (letter === SceneOperation.insert) {
        const parent = layers.get(parentID).inside;
        let next = cursors.has(parentID) ? cursors.get(parentID) : parent.firstElementChild;
        while (next && !next.layer) next = next.nextElementSibling;
        const element = layers.get(id)?.element;
        if (element && element === next) {
          cursors.set(parentID, next.nextElementSibling);
        } else {
          insert(id, parentID, next?.layer.id);
          attach();
          cursors.set(parentID, next);
        }
      } else if (letter === SceneOperation.animate) {
        const known = layers.get(id).animations.has(change[2]);
        running.set(id, (running.get(id) ?? new Set()).add(change[2]));
        if (!known) apply([change]);
      } else {
        apply([change]);
      }
    }
    const masked = new Set(changes.filter(([letter]) => letter === SceneOperation.mask).map(([, id]) => id));
    for (const [id, layer] of layers) if (layer.mask && !masked.has(id)) drawing.setMask(layer);
    const edited = new Set(changes.filter(([letter]) => letter === SceneOperation.editor).map(([, id]) => id));
    for (const id of [...editors.ids()]) if (!edited.has(id)) editors.remove(id);
    for (const [id, layer] of layers) {
      for (const key of layer.animations.keys()) if (!running.get(id)?.has(key)) endAnimation(layer, key);
    }
  }

  return {
    layers, root, scrolling, childrenOf, draws, exactly, apply, reconcile, remove, updateFocus, keepingFocus,
    /** Cancels the moves of the focus that are due. */
    cancelFocus() { [uncovered, requested] = [[], null]; },
  };
}
