import {endAnimation} from './animations.js';
import {layers} from './layers.js';
import {drawing, editors} from './parts.js';
import {SceneOperation} from './wire.js';

/** Makes the page show exactly a snapshot, out of the elements it has. */
export class Reconciliation {
  #apply;
  #tree;
  // Where the next layer of each layer is expected.
  #cursors = new Map();
  // The keys of the snapshot's animations, by layer.
  #running = new Map();

  /**
   * @param {(changes: Values) => void} apply
   * @param {import('./tree.js').Tree} tree
   */
  constructor(apply, tree) {
    this.#apply = apply;
    this.#tree = tree;
  }

  /** @param {Values} changes */
  run(changes) {
    this.#removeAbsent(changes);
    for (const change of changes) {
      const [letter, id, parentID] = change;
      if (letter === SceneOperation.insert) this.#insert(id, parentID);
      else if (letter === SceneOperation.animate) this.#animate(id, change);
      else this.#apply([change]);
    }
    this.#endOthers(changes);
  }

  /** @param {Values} changes */
  #removeAbsent(changes) {
    const present = new Set([0]);
    for (const change of changes) if (change[0] === SceneOperation.insert) present.add(change[1]);
    for (const id of [...layers.keys()]) if (!present.has(id) && layers.has(id)) this.#tree.remove(id);
  }

  /**
   * @param {number} id
   * @param {number} parentID
   */
  #insert(id, parentID) {
    const cursors = this.#cursors;
    const parent = layers.get(parentID).inside;
    let next = cursors.has(parentID) ? cursors.get(parentID) : parent.firstElementChild;
    while (next && !next.layer) next = next.nextElementSibling;
    const element = layers.get(id)?.element;
    if (element && element === next) {
      cursors.set(parentID, next.nextElementSibling);
    } else {
      this.#tree.insert(id, parentID, next?.layer.id);
      this.#tree.attach();
      cursors.set(parentID, next);
    }
  }

  /**
   * @param {number} id
   * @param {Values} change
   */
  #animate(id, change) {
    const known = layers.get(id).animations.has(change[2]);
    this.#running.set(id, (this.#running.get(id) ?? new Set()).add(change[2]));
    if (!known) this.#apply([change]);
  }

  /**
   * Ends masks, editors and animations that the snapshot has not.
   * @param {Values} changes
   */
  #endOthers(changes) {
    const masked = new Set(changes.filter(([letter]) => letter === SceneOperation.mask).map(([, id]) => id));
    for (const [id, layer] of layers) if (layer.mask && !masked.has(id)) drawing.setMask(layer);
    const edited = new Set(changes.filter(([letter]) => letter === SceneOperation.editor).map(([, id]) => id));
    for (const id of [...editors.ids()]) if (!edited.has(id)) editors.remove(id);
    for (const [id, layer] of layers) {
      for (const key of layer.animations.keys()) if (!this.#running.get(id)?.has(key)) endAnimation(layer, key);
    }
  }
}
