import {animateLayer, endAnimation} from './animations.js';
import {setContent} from './content.js';
import {Copies} from './copies.js';
import {LayerChanges} from './layerchanges.js';
import {layers} from './layers.js';
import {drawing, editors} from './parts.js';
import {Reconciliation} from './reconciling.js';
import {SceneFocus} from './scenefocus.js';
import {Scrolling} from './scrolling.js';
import {Tree} from './tree.js';
import {SceneOperation} from './wire.js';

// What needs layers to be in the page.
const needsAttached = new Set([
  SceneOperation.editor, SceneOperation.mask, SceneOperation.animate, SceneOperation.endAnimation,
]);

/**
 * Whether a change draws a shape, a shadow of a given path or a mask.
 * @param {Values} change
 */
export const draws = ([letter, , ...values]) =>
  letter === SceneOperation.mask || letter === SceneOperation.shadow ? values.length > 0
    : letter === SceneOperation.content ? typeof values[0] === 'object'
      : letter === SceneOperation.whole && (values.length > 4 || typeof values[3][0] === 'object');

/** The layers of the scene and their elements. */
export class Scene {
  #focus;
  #changes;
  #tree;
  #copies;

  /**
   * `handOver` gives the app the finger that is about to scroll; `holdTouch` is called for moves of a finger on what the app lifts;
   * `recovery` gives what recovers the focus, once it is fetched.
   * @param {{handOver: () => void, holdTouch: (event: Event) => void, recovery: () => Recovery | null}} options
   */
  constructor({handOver, holdTouch, recovery}) {
    this.scrolling = new Scrolling(handOver);
    this.#focus = new SceneFocus(recovery);
    this.#changes = new LayerChanges(this.scrolling, this.#focus, holdTouch);
    this.#tree = new Tree(this.scrolling);
    this.#copies = new Copies(this.#tree);
  }

  /**
   * Messages about the scene.
   * @type {{[letter: string]: (...values: any) => void}}
   */
  #operations = {
    /** @type {(id: number, parentID: number, siblingID: number) => void} */
    [SceneOperation.insert]: (...values) => this.#tree.insert(...values),
    [SceneOperation.remove]: id => this.#tree.remove(id),
    /** @type {(id: number, ...place: [number, number, number, number]) => void} */
    [SceneOperation.frame]: (id, ...place) => this.#changes.setFrame(layers.get(id), ...place),
    /** @type {(id: number, ...place: [number, number, number?]) => void} */
    [SceneOperation.contentOffset]: (id, ...place) => this.#changes.setOffset(layers.get(id), ...place),
    [SceneOperation.scroll]: (id, ...values) => this.scrolling.set(layers.get(id), values),
    [SceneOperation.indicatorOpacity]: (id, opacity) => this.scrolling.setOpacity(layers.get(id), opacity),
    [SceneOperation.style]: (id, changes) => this.#changes.setStyles(layers.get(id), changes),
    [SceneOperation.attributes]: (id, changes) => this.#changes.setAttributes(layers.get(id), changes),
    [SceneOperation.content]: (id, ...values) => setContent(layers.get(id), values),
    [SceneOperation.shadow]: (id, ...values) => drawing?.setShadow(layers.get(id), values),
    [SceneOperation.mask]: (id, mask) => drawing?.setMask(layers.get(id), mask),
    [SceneOperation.editor]: (id, fields) => editors.set(layers.get(id), fields),
    /** @type {(id: number, ...values: [number[], Named, Named, Values, ...Values]) => void} */
    [SceneOperation.whole]: (id, ...values) => this.#changes.setWhole(layers.get(id), ...values),
    [SceneOperation.original]: (id, ...fields) => this.#copies.setOriginal(id, ...fields),
    /** @type {(id: number, parentID: number, siblingID: number, originalID: number, ids: number[], ...values: Values) => void} */
    [SceneOperation.copy]: (...values) => this.#copies.copy(...values),
    /** @type {(id: number, key: string, keyframes: Named[], options: Named, elapsed?: number, rate?: number) => void} */
    [SceneOperation.animate]: (id, key, keyframes, options, elapsed = 0, rate = 1) =>
      animateLayer(layers.get(id), key, keyframes, options, elapsed, rate, this.scrolling),
    [SceneOperation.endAnimation]: (id, key) => endAnimation(layers.get(id), key),
  };

  /**
   * Applies a commit. New layers of a frame whose end is to come are not in the page before it.
   * @param {Values} changes
   * @param {boolean} [isPart]
   */
  apply(changes, isPart) {
    this.#focus.locate();
    for (const [letter, ...values] of changes) {
      if (needsAttached.has(letter)) this.#tree.attach();
      this.#operations[letter](...values);
    }
    if (!isPart) this.#tree.attach();
    drawing?.refresh(changes, isPart);
    if (isPart) return;
    this.#copies.clearOriginals();
    this.scrolling.place();
  }

  /**
   * Makes the page show exactly a snapshot, out of the elements it has.
   * @param {Values} changes
   */
  reconcile(changes) {
    this.#focus.locate();
    new Reconciliation(changes => this.apply(changes), this.#tree).run(changes);
  }

  /** Removes all layers but the root. */
  clear() {
    for (const id of [...layers.keys()]) if (id !== 0 && layers.has(id)) this.#tree.remove(id);
  }

  /** Moves the focus as the last commits have it. */
  updateFocus() { this.#focus.update(); }

  /** Cancels the moves of the focus that are due. */
  cancelFocus() { this.#focus.cancel(); }
}
