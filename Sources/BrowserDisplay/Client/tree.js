import {endAnimation} from './animations.js';
import {layers, makeLayer, shift} from './layers.js';
import {drawing, editors} from './parts.js';

/**
 * The order of layers in each other: where they come, move and go.
 * @param {{scrolling: any}} options
 */
export function makeTree({scrolling}) {
  /**
   * @param {number} id
   * @param {number} parentID
   * @param {number} siblingID
   */
  function insert(id, parentID, siblingID) {
    const parent = layers.get(parentID);
    const known = layers.get(id);
    if (!known) return insertNew(makeLayer(id), parent, siblingID);
    attach();
    const sibling = siblingID == null ? null : layers.get(siblingID).element;
    keepingFocus(() => parent.inside.insertBefore(known.element, sibling));
    shift(known.element, known, parent);
    scrolling.moved(known);
  }

  // New layers of layers in the page: what comes into the page at once, whole, costs a part of what it costs bit by bit.
  /** @type {any[]} */
  let detached = [];
  // What they are to lie before.
  const siblings = new Set();

  /**
   * @param {Layer} layer
   * @param {Layer} parent
   * @param {number} siblingID
   */
  function insertNew(layer, parent, siblingID) {
    if (parent.inside.isConnected) {
      layer.parent = parent;
      detached.push([layer, siblingID, parent.px, parent.py]);
      siblings.add(siblingID);
    } else {
      parent.inside.insertBefore(layer.element, siblingID == null ? null : layers.get(siblingID).element);
    }
  }

  /** Puts new layers into the page, in their order, since one may be the other's sibling. */
  function attach() {
    if (!detached.length) return;
    const all = detached;
    detached = [];
    siblings.clear();
    for (const [layer, siblingID, px, py] of all) {
      const {parent} = layer;
      layer.parent = null;
      parent.inside.insertBefore(layer.element, siblingID == null ? null : layers.get(siblingID).element);
      if (px !== parent.px || py !== parent.py) shift(layer.element, layer, parent);
    }
  }

  /**
   * Moving an element takes the focus from it; give it back.
   * @param {() => void} work
   */
  function keepingFocus(work) {
    const focused = document.activeElement;
    editors.quietly(() => {
      work();
      if ((focused?.layer || focused?.editor) && focused.isConnected && document.activeElement !== focused) {
        focused.focus({preventScroll: true});
      }
    });
  }

  /** @param {number} id */
  function remove(id) {
    const layer = layers.get(id);
    if (detached.length && (siblings.has(id) || !layer.element.isConnected)) attach();
    layer.element.remove();
    /** @param {Layer} layer */
    const unregister = layer => {
      layers.delete(layer.id);
      // The document keeps the elements of animations that go on without end or are paused.
      for (const key of layer.animations.keys()) endAnimation(layer, key);
      scrolling.remove(layer);
      editors.remove(layer.id);
      drawing?.remove(layer);
      for (let child = layer.inside.firstElementChild; child; child = child.nextElementSibling) {
        if (child.layer) unregister(child.layer);
      }
    };
    unregister(layer);
  }

  return {insert, insertNew, attach, keepingFocus, remove};
}
