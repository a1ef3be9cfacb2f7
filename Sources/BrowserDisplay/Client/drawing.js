import {MaskCopies} from './maskcopies.js';
import {shapeElement, shapeFrame, svg} from './svg.js';

/**
 * What is drawn with SVG: shapes, shadows of a given path, and masks, layers that cut the layer they lie in. Such a
 * layer keeps its elements, unseen; what they show is repeated as an SVG mask,
 * made anew whenever something in it changes, with its animations at the same moments.
 */
export class Drawing {
  shape = shapeElement;
  frame = shapeFrame;
  #layers;
  #childrenOf;
  // The layers that have a mask, and how many masks there were.
  /** @type {Set<Layer>} */
  #masked = new Set();
  #count = 0;
  #holder = svg('svg', {width: 0, height: 0, 'aria-hidden': 'true'});
  // The changes of a frame's parts that came before its end.
  /** @type {Values} */
  #earlier = [];

  /**
   * @param {Map<number, Layer>} layers
   * @param {(layer: Layer) => Part[]} childrenOf
   */
  constructor(layers, childrenOf) {
    this.#layers = layers;
    this.#childrenOf = childrenOf;
    this.#holder.style.cssText = 'position:absolute;width:0;height:0';
    document.body.append(this.#holder);
  }

  /**
   * @param {Layer} layer
   * @param {Values} values
   */
  setShadow(layer, values) {
    if (JSON.stringify(values) === JSON.stringify(layer.shadow?.values ?? [])) return;
    layer.shadow?.element.remove();
    layer.shadow = null;
    if (!values.length) return;
    const [data, color, radius, dx, dy] = values;
    const path = svg('path', {d: data, fill: color, transform: `translate(${dx} ${dy})`});
    path.style.filter = radius ? `blur(${radius}px)` : '';
    const element = svg('svg', {class: 'k'}, path);
    layer.element.prepend(element);
    layer.shadow = {element, values};
  }

  /**
   * @param {Layer} layer
   * @param {number} [id]
   */
  setMask(layer, id) {
    if (layer.mask) {
      this.#layers.get(layer.mask.id)?.element.classList.remove('m');
      this.#endCopies(layer.mask);
      layer.mask.element.remove();
    }
    layer.mask = null;
    layer.element.style.removeProperty('mask');
    this.#masked.delete(layer);
    if (id === undefined) return;
    const name = 'mask' + (this.#count += 1);
    // The mask of a layer is drawn in its own box; user space begins at that of its border.
    const element = svg('mask', {id: name, maskUnits: 'userSpaceOnUse'});
    element.style.maskType = 'alpha';
    this.#holder.append(element);
    layer.mask = {id, element, running: []};
    layer.element.style.setProperty('mask', `url(#${name})`);
    this.#masked.add(layer);
  }

  /**
   * Removes what a mask shows. The document keeps the elements of animations that go on without end or are paused.
   * @param {{element: Part, running: Animation[]}} mask
   */
  #endCopies(mask) {
    for (const animation of mask.running.splice(0)) animation.cancel();
    mask.element.replaceChildren();
  }

  /** @param {Layer} layer */
  remove(layer) {
    if (layer.mask) this.setMask(layer);
  }

  /**
   * Makes anew the masks that a frame changes something of, once it has ended.
   * @param {Values} changes
   * @param {boolean} [isPart]
   */
  refresh(changes, isPart) {
    if (!this.#masked.size) return;
    this.#earlier = this.#earlier.concat(changes);
    if (isPart) return;
    const changed = this.#layersAround(this.#earlier);
    this.#earlier = [];
    for (const layer of this.#masked) {
      const mask = this.#layers.get(layer.mask.id);
      if (!mask) this.#endCopies(layer.mask);
      else if (changed.has(mask) || changed.has(layer)) this.#draw(layer, mask);
    }
  }

  /**
   * The layers of changes, and all around them.
   * @param {Values} changes
   */
  #layersAround(changes) {
    /** @type {Set<Layer>} */
    const result = new Set();
    for (const [, id, parent] of changes) {
      for (let layer = this.#layers.get(id) ?? this.#layers.get(parent); layer; layer = layer.element.parentNode?.owner) {
        if (result.has(layer)) break;
        result.add(layer);
      }
    }
    return result;
  }

  /**
   * @param {Layer} layer
   * @param {Layer} mask
   */
  #draw(layer, mask) {
    mask.element.classList.add('m');
    // Where layers may lie outside of the box. Browsers make a picture of all of it.
    /** @type {Named} */
    const place = {x: -500, y: -500, width: layer.w + 1000, height: layer.h + 1000};
    for (const name in place) layer.mask.element.setAttribute(name, place[name]);
    this.#endCopies(layer.mask);
    const g = svg('g', {}, new MaskCopies(this.#childrenOf, layer.mask.running).copy(mask));
    g.style.transform = `translate(${-layer.px}px,${-layer.py}px)`;
    layer.mask.element.append(g);
  }
}
