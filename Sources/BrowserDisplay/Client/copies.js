import {Layer, layers, nothing, parentOf} from './layers.js';

/**
 * What copies of a layer are made of: the elements to clone, the way to each, and the fields in which copies differ.
 * @typedef {{
 *   element: Part, steps: (Step | null)[], examples: Values, places: (number | undefined)[], slots: Slot[], x: number, y: number,
 * }} Original
 * @typedef {[from: number, isFirst: boolean]} Step how to come to an element: into or past the one at a place
 * @typedef {{layer: number, name: string | number, node: number | undefined}} Slot a field: a layer's index, its name, and the place of its element
 */

/**
 * New layers of one shape, as rows of a list are: one is the original, and the others are copies of its elements with the values in
 * which they differ.
 */
export class Copies {
  #tree;
  // The originals that layers of this message are copies of.
  /** @type {Map<number, Original>} */
  #originals = new Map();

  /** @param {import('./tree.js').Tree} tree */
  constructor(tree) { this.#tree = tree; }

  clearOriginals() { this.#originals.clear(); }

  /**
   * Copies of a layer and of all in it will differ in these fields: a layer's index, outside in; and `x`, `y`, `w`, `h`, an
   * attribute, or a number: of the first run of text 0 and 1 for its place and 2 for its characters, of the second 3, 4 and 5.
   * @param {number} id
   * @param {Values} fields
   */
  setOriginal(id, ...fields) {
    const root = layers.get(id);
    const {nodes, sources, placeOf} = elementsWithin(root.element);
    const examples = nodes.filter(e => e.layer).map(e => e.layer);
    /** @type {Slot[]} */
    const slots = [];
    for (let i = 0; i < fields.length; i += 2) {
      const example = examples[fields[i]], name = fields[i + 1];
      const element = typeof name === 'number' ? example.content[Math.floor(name / 3)] : example.element;
      slots.push({layer: fields[i], name, node: placeOf.get(element)});
    }
    // Only nodes that change, or lead to one that does, are visited.
    const places = examples.map(example => placeOf.get(example.element));
    /** @type {Set<number | undefined>} */
    const needed = new Set([...places, ...slots.map(slot => slot.node)]);
    for (const place of [...needed]) for (let step = sources[place ?? -1]; step; step = sources[step[0]]) needed.add(step[0]);
    const steps = sources.map((source, place) => source && needed.has(place) ? source : null);
    const element = root.element.cloneNode(true);
    const {px, py} = parentOf(root);
    this.#originals.set(id, {element, steps, examples, places, slots, x: root.x - px, y: root.y - py});
  }

  /**
   * Makes a copy of an original out of layers of these names, with a value for each field that differs.
   * @param {number} id
   * @param {number} parentID
   * @param {number} siblingID
   * @param {number} originalID
   * @param {number[]} ids
   * @param {Values} values
   */
  copy(id, parentID, siblingID, originalID, ids, ...values) {
    const original = this.#originals.get(originalID);
    if (!original) throw new Error(`no original ${originalID}`);
    const {element, steps, examples, places, slots, x, y} = original;
    const parent = layers.get(parentID);
    /** @type {Part[]} */
    const nodes = [element.cloneNode(true)];
    for (let i = 1; i < steps.length; i++) {
      const step = steps[i];
      nodes.push(step && (step[1] ? nodes[step[0]].firstChild : nodes[step[0]].nextSibling));
    }
    const made = examples.map((example, i) => copyOf(example, i ? ids[i - 1] : id, nodes[places[i] ?? -1]));
    slots.forEach(({layer: index, name, node}, i) => setField(made[index], index > 0, name, nodes[node ?? -1], values[i]));
    const [layer] = made;
    if (layer.x - parent.px !== x) layer.element.style.left = layer.x - parent.px + 'px';
    if (layer.y - parent.py !== y) layer.element.style.top = layer.y - parent.py + 'px';
    this.#tree.insertNew(layer, parent, siblingID);
  }
}

/**
 * All elements outside in, each with how to come to it: from the one around it, or from the one before it.
 * @param {Part} outermost
 */
function elementsWithin(outermost) {
  /** @type {Part[]} */
  const nodes = [];
  /** @type {(Step | null)[]} */
  const sources = [];
  /** @type {Map<Part, number>} */
  const placeOf = new Map();
  /**
   * @param {Part} element
   * @param {Step | null} from
   */
  const visit = (element, from) => {
    const place = nodes.length;
    placeOf.set(element, place);
    nodes.push(element);
    sources.push(from);
    let last = place, isFirst = true;
    for (let child = element.firstElementChild; child; child = child.nextElementSibling) {
      const own = nodes.length;
      visit(child, [last, isFirst]);
      [last, isFirst] = [own, false];
    }
  };
  visit(outermost, null);
  return {nodes, sources, placeOf};
}

/**
 * A layer with the values of another.
 * @param {Layer} example
 * @param {number} id
 * @param {Part} element
 */
function copyOf(example, id, element) {
  const layer = new Layer(id, element);
  const {x, y, w, h, css, attributes, shown} = example;
  layer.isNew = false;
  layer.x = x;
  layer.y = y;
  layer.w = w;
  layer.h = h;
  layer.css = css;
  layer.attributes = attributes;
  layer.shown = shown;
  layer.parts = shown.length ? null : nothing;
  return layer;
}

/**
 * @param {Named} layer
 * @param {boolean} isInside
 * @param {string | number} name
 * @param {Part} element
 * @param {Values[number]} value
 */
function setField(layer, isInside, name, element, value) {
  if (typeof name === 'number') {
    const part = name % 3;
    layer.shown = layer.shown.slice();
    layer.shown[Math.floor(name / 3) * 4 + 1 + part] = value;
    if (part === 2) element.firstChild.data = value;
    else element.style[part ? 'top' : 'left'] = value + 'px';
  } else if (name.length === 1) {
    layer[name] = value;
    if (name === 'w') element.style.width = Math.max(0, value) + 'px';
    else if (name === 'h') element.style.height = Math.max(0, value) + 'px';
    else if (isInside) element.style[name === 'x' ? 'left' : 'top'] = value + 'px';
  } else {
    layer.attributes = {...layer.attributes, [name]: value};
    element.setAttribute(name, value);
  }
}
