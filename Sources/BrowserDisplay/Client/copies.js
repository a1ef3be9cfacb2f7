import {Layer, layers, nothing, parentOf} from './layers.js';

/**
 * New layers of one shape, as rows of a list are: one is the original, and the others are copies of its elements with the values in
 * which they differ. `insertNew` puts a new layer into another.
 * @param {{insertNew: (layer: any, parent: any, siblingID: number) => void}} options
 */
export function makeCopies({insertNew}) {
  // The originals that layers of this message are copies of.
  const originals = new Map();

  /**
   * Copies of a layer and of all in it will differ in these fields: a layer's index, outside in; and `x`, `y`, `w`, `h`, an
   * attribute, or a number: of the first run of text 0 and 1 for its place and 2 for its characters, of the second 3, 4 and 5.
   * @param {number} id
   * @param {...any} fields
   */
  function setOriginal(id, ...fields) {
    const root = layers.get(id);
    // All elements outside in, each with how to come to it: from the one around it, or from the one before it.
    /** @type {Part[]} */
    const nodes = [];
    /** @type {Values[]} */
    const sources = [];
    const places = new Map();
    /**
     * @param {Part} element
     * @param {Part} from
     */
    const visit = (element, from) => {
      const place = nodes.length;
      places.set(element, place);
      nodes.push(element);
      sources.push(from);
      let last = place, isFirst = true;
      for (let child = element.firstElementChild; child; child = child.nextElementSibling) {
        const own = nodes.length;
        visit(child, [last, isFirst]);
        [last, isFirst] = [own, false];
      }
    };
    visit(root.element, null);
    const examples = nodes.filter(e => e.layer).map(e => e.layer);
    const slots = [];
    for (let i = 0; i < fields.length; i += 2) {
      const example = examples[fields[i]], name = fields[i + 1];
      const element = typeof name === 'number' ? example.content[Math.floor(name / 3)] : example.element;
      slots.push({layer: fields[i], name, node: places.get(element)});
    }
    // Only nodes that change, or lead to one that does, are visited.
    const needed = new Set([...examples.map(example => places.get(example.element)), ...slots.map(slot => slot.node)]);
    for (const place of [...needed]) for (let next = place; sources[next]; next = sources[next][0]) needed.add(next);
    const steps = sources.map((source, place) => source && needed.has(place) ? source : null);
    const element = root.element.cloneNode(true);
    const {px, py} = parentOf(root);
    originals.set(id, {
      element, steps, examples, places: examples.map(example => places.get(example.element)), slots, x: root.x - px, y: root.y - py,
    });
  }

  /**
   * Makes a copy of an original out of layers of these names, with a value for each field that differs.
   * @param {number} id
   * @param {number} parentID
   * @param {number} siblingID
   * @param {number} originalID
   * @param {number[]} ids
   * @param {...any} values
   */
  function copy(id, parentID, siblingID, originalID, ids, ...values) {
    /** @type {{element: Part, steps: Values, examples: Values, places: number[], slots: Values, x: number, y: number}} */
    const {element, steps, examples, places, slots, x, y} = originals.get(originalID);
    const parent = layers.get(parentID);
    const nodes = [element.cloneNode(true)];
    for (let i = 1; i < steps.length; i++) {
      const step = steps[i];
      nodes.push(step && (step[1] ? nodes[step[0]].firstChild : nodes[step[0]].nextSibling));
    }
    const made = examples.map((example, i) => {
      const layer = new Layer(i ? ids[i - 1] : id, nodes[places[i]]);
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
    });
    slots.forEach(({layer: index, name, node}, i) => setField(made[index], index > 0, name, nodes[node], values[i]));
    const [layer] = made;
    if (layer.x - parent.px !== x) layer.element.style.left = layer.x - parent.px + 'px';
    if (layer.y - parent.py !== y) layer.element.style.top = layer.y - parent.py + 'px';
    insertNew(layer, parent, siblingID);
  }

  /**
   * @param {any} layer
   * @param {boolean} isInside
   * @param {string} name
   * @param {Part} element
   * @param {any} value
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

  return {setOriginal, copy, clearOriginals: () => originals.clear()};
}
