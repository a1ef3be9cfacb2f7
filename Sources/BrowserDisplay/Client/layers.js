import {editors} from './parts.js';

// The layers of the scene, their elements, and where these lie in each other.

export const layers = new Map();
// The styles or attributes, and the content, of a layer without any.
const plain = Object.freeze({});
/** @type {any} */
export const nothing = Object.freeze([]);
/** The animations of a layer without any. */
export const noAnimations = new Map();

/** A layer of the scene; it keeps the values that its element was given. */
export class Layer {
  isNew = true;
  /** @type {any} */
  parent = null;
  /** @type {any} */
  scroll = null;
  px = 0;
  py = 0;
  x = 0;
  y = 0;
  w = 0;
  h = 0;
  ox = 0;
  oy = 0;
  /** @type {any} */
  css = plain;
  /** @type {any} */
  attributes = plain;
  /** @type {any} */
  shown = nothing;
  /** @type {any} */
  parts = nothing;
  /** @type {any} */
  shadow = null;
  /** @type {any} */
  mask = null;
  /** @type {any} */
  masked = null;
  animations = noAnimations;

  /**
   * @param {number} id
   * @param {Part} element
   */
  constructor(id, element) {
    this.id = id;
    this.element = this.inside = element;
    element.layer = element.owner = this;
    layers.set(id, this);
  }

  /** The elements of what the layer shows. Those of a copy are found when they are first read. */
  get content() {
    return this.parts ??= [...this.inside.children].filter(e => e.classList.contains('t'))
      .map((e, i) => asRun(e, this.shown[i * 4 + 1], this.shown[i * 4 + 2]));
  }

  set content(parts) { this.parts = parts; }
}

/** @param {number} id */
export function makeLayer(id) {
  const element = document.createElement('div');
  element.className = 'l';
  return new Layer(id, element);
}

/** @param {Layer} layer */
export const childrenOf = layer => [...layer.inside.children].filter(e => e.layer);

export const root = makeLayer(0);
root.element.setAttribute('data-id', '0');

/**
 * An element as that of a run of text, whose place is (x, y).
 * @param {Part} element
 * @param {number} x
 * @param {number} y
 */
export const asRun = (element, x, y) => Object.assign(element, {kind: 'run', box: {x, y}});

/**
 * Puts a box with `x` and `y` where it belongs in a layer, whose point (px, py) lies at its top left.
 * @param {Part} element
 * @param {Box} box
 * @param {Layer} layer
 */
export function shift(element, box, layer) {
  element.style.left = box.x - layer.px + 'px';
  element.style.top = box.y - layer.py + 'px';
}

/**
 * Puts all that lies in a layer where it belongs.
 * @param {Layer} layer
 */
export function shiftAll(layer) {
  for (const part of layer.content) shift(part, part.box, layer);
  for (const child of childrenOf(layer)) shift(child, child.layer, layer);
  editors.shift(layer);
}

/** @param {Layer} layer */
export function parentOf(layer) {
  return layer.element.parentNode?.owner ?? layer.parent ?? root;
}
