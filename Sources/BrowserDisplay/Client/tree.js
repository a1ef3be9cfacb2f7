import {endAnimation} from './animations.js';
import {layers, makeLayer, shift} from './layers.js';
import {drawing, editors} from './parts.js';

/**
 * Moving an element takes the focus from it; give it back.
 * @param {() => void} work
 */
export function keepingFocus(work) {
  const focused = document.activeElement;
  editors.quietly(() => {
    work();
    if ((focused?.layer || focused?.editor) && focused.isConnected && document.activeElement !== focused) {
      focused.focus({preventScroll: true});
    }
  });
}

/** The order of layers in each other: where they come, move and go. */
export class Tree {
  #scrolling;
  // New layers of layers in the page: what comes into the page at once, whole, costs a part of what it costs bit by bit.
  /** @type {{layer: Layer, siblingID: number, px: number, py: number}[]} */
  #detached = [];
  // What they are to lie before.
  #siblings = new Set();

  /** @param {import('./scrolling.js').Scrolling} scrolling */
  constructor(scrolling) { this.#scrolling = scrolling; }

  /**
   * @param {number} id
   * @param {number} parentID
   * @param {number} siblingID
   */
  insert(id, parentID, siblingID) {
    const parent = layers.get(parentID);
    const known = layers.get(id);
    if (!known) return this.insertNew(makeLayer(id), parent, siblingID);
    this.attach();
    const sibling = siblingID == null ? null : layers.get(siblingID).element;
    keepingFocus(() => parent.inside.insertBefore(known.element, sibling));
    shift(known.element, known, parent);
    this.#scrolling.moved(known);
  }

  /**
   * @param {Layer} layer
   * @param {Layer} parent
   * @param {number} siblingID
   */
  insertNew(layer, parent, siblingID) {
    if (parent.inside.isConnected) {
      layer.parent = parent;
      this.#detached.push({layer, siblingID, px: parent.px, py: parent.py});
      this.#siblings.add(siblingID);
    } else {
      parent.inside.insertBefore(layer.element, siblingID == null ? null : layers.get(siblingID).element);
    }
  }

  /** Puts new layers into the page, in their order, since one may be the other's sibling. */
  attach() {
    if (!this.#detached.length) return;
    const all = this.#detached;
    this.#detached = [];
    this.#siblings.clear();
    for (const {layer, siblingID, px, py} of all) {
      const {parent} = layer;
      layer.parent = null;
      parent.inside.insertBefore(layer.element, siblingID == null ? null : layers.get(siblingID).element);
      if (px !== parent.px || py !== parent.py) shift(layer.element, layer, parent);
    }
  }

  /** @param {number} id */
  remove(id) {
    const layer = layers.get(id);
    if (this.#detached.length && (this.#siblings.has(id) || !layer.element.isConnected)) this.attach();
    layer.element.remove();
    this.#unregister(layer);
  }

  /** @param {Layer} layer */
  #unregister(layer) {
    layers.delete(layer.id);
    // The document keeps the elements of animations that go on without end or are paused.
    for (const key of layer.animations.keys()) endAnimation(layer, key);
    this.#scrolling.remove(layer);
    editors.remove(layer.id);
    drawing?.remove(layer);
    for (let child = layer.inside.firstElementChild; child; child = child.nextElementSibling) {
      if (child.layer) this.#unregister(child.layer);
    }
  }
}
