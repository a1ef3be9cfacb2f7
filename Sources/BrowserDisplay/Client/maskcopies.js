import {svg} from './svg.js';

/**
 * A copy of a layer in a mask: the elements for its place, its transform, its background and its content.
 * @typedef {{layer: Layer, outer: Part, own: Part, box: Part, inside: Part}} LayerCopy
 */

/**
 * A box with round corners, as a path that can be animated: its steps are always the same.
 * @param {Layer} layer
 * @param {number} w
 * @param {number} h
 */
function boxPath({css}, w, h) {
  /** @type {string} */
  const radii = css['border-radius'] ?? '0';
  const values = radii.split(' ').map(value => Math.min(parseFloat(value) || 0, w / 2, h / 2));
  const [a, b = a, c = a, d = b] = values;
  /**
   * @param {number} r
   * @param {number} x
   * @param {number} y
   */
  const arc = (r, x, y) => `A${r} ${r} 0 0 1 ${x} ${y}`;
  return `path("M${a} 0L${w - b} 0${arc(b, w, b)}L${w} ${h - c}${arc(c, w - c, h)}L${d} ${h}${arc(d, 0, h - d)}L0 ${a}${arc(a, a, 0)}Z")`;
}

/**
 * What a part of a layer's content shows.
 * @param {Part} part
 */
function contentOf(part) {
  const {kind, box} = part;
  if (kind === 'shape') return [part.firstChild.cloneNode(true)];
  if (kind === 'picture') {
    return [svg('image', {href: part.src, x: box.x, y: box.y, width: box.w, height: box.h, preserveAspectRatio: 'none'})];
  }
  if (kind === 'run') {
    const text = svg('text', {class: part.className, fill: 'currentColor'}, part.textContent);
    // The baseline lies at the lower edge of the padding.
    text.setAttribute('x', box.x);
    text.setAttribute('y', box.y + parseFloat(getComputedStyle(part).paddingTop || '0'));
    text.style.whiteSpace = 'pre';
    return [text];
  }
  if (kind === 'box') {
    return [svg('rect', {x: box.x, y: box.y, width: parseFloat(part.style.width), height: parseFloat(part.style.height),
      fill: getComputedStyle(part).backgroundColor})];
  }
  return [];
}

/**
 * The moment and the pace of a keyframe.
 * @param {ComputedKeyframe} frame
 */
const pace = ({offset, easing}) => ({offset, easing});

/** @param {string | number | null | undefined} value */
const pixels = value => parseFloat(String(value ?? 0).replace('calc(', '')) || 0;

/** Copies layers into a mask, with their animations at the same moments. */
export class MaskCopies {
  #childrenOf;
  #running;

  /**
   * @param {(layer: Layer) => Part[]} childrenOf
   * @param {Animation[]} running gets the animations of the copies
   */
  constructor(childrenOf, running) {
    this.#childrenOf = childrenOf;
    this.#running = running;
  }

  /**
   * What a layer shows, in its parent's space.
   * @param {Layer} layer
   * @returns {Part}
   */
  copy(layer) {
    const {css, x, y, w, h} = layer;
    const outer = svg('g');
    if (css.display === 'none') return outer;
    outer.style.transform = `translate(${x}px,${y}px)`;
    const own = svg('g');
    outer.append(own);
    own.style.opacity = css.opacity ?? 1;
    if (css.transform) {
      own.style.transform = css.transform;
      const [ax, ay] = (css['transform-origin'] ?? '50% 50%').split(' ').map(parseFloat);
      own.style.transformOrigin = `${w * ax / 100}px ${h * ay / 100}px`;
    }
    const fill = css['background-color'];
    /** @type {Part} */
    let box = null;
    if (fill) {
      box = svg('path', {d: `M0 0`, fill});
      box.style.d = boxPath(layer, w, h);
      own.append(box);
    }
    const inside = svg('g');
    inside.style.transform = `translate(${-layer.px}px,${-layer.py}px)`;
    own.append(inside);
    if (css.overflow) inside.style.clipPath = `inset(0)`;
    for (const part of layer.content) inside.append(...contentOf(part));
    for (const child of this.#childrenOf(layer)) inside.append(this.copy(child.layer));
    for (const running of layer.animations.values()) {
      for (const animation of running) this.#repeat(animation, {layer, outer, own, box, inside});
    }
    return outer;
  }

  /**
   * Lets a copy move as the element does that it is a copy of.
   * @param {Animation} animation
   * @param {LayerCopy} copy
   */
  #repeat(animation, copy) {
    const effect = /** @type {KeyframeEffect} */ (animation.effect);
    const {layer, own, box, inside} = copy;
    const frames = effect.getKeyframes().map(({computedOffset, ...frame}) => /** @type {ComputedKeyframe} */ (frame));
    if (effect.target !== layer.element) {
      const index = layer.content.findIndex((/** @type {Part} */ part) => part.firstChild === effect.target);
      if (index >= 0) this.#play(animation, inside.children[index], frames);
      return;
    }
    const [first] = frames;
    if ('left' in first) {
      this.#repeatMove(animation, frames, copy);
    } else if ('transform' in first || 'opacity' in first) {
      this.#play(animation, own, frames.map(({transformOrigin, ...f}) => f));
    } else if ('backgroundColor' in first) {
      this.#play(animation, box, frames.map(f => ({...pace(f), fill: f.backgroundColor})));
    }
  }

  /**
   * @param {Animation} animation
   * @param {ComputedKeyframe[]} frames
   * @param {LayerCopy} copy
   */
  #repeatMove(animation, frames, {layer, outer, box}) {
    const parent = layer.element.parentNode.owner;
    const isSum = /** @type {KeyframeEffect} */ (animation.effect).composite === 'add';
    const [dx, dy] = isSum ? [0, 0] : [parent.px, parent.py];
    this.#play(animation, outer, frames.map(f =>
      ({...pace(f), transform: `translate(${pixels(f.left) + dx}px,${pixels(f.top) + dy}px)`})));
    if (!box) return;
    const [w, h] = isSum ? [layer.w, layer.h] : [0, 0];
    this.#play(animation, box, frames.map(f =>
      ({...pace(f), d: boxPath(layer, w + pixels(f.width), h + pixels(f.height))})), 'replace');
  }

  /**
   * Animates an element at the same moments as another.
   * @param {Animation} animation
   * @param {Part} element
   * @param {Keyframe[]} frames
   * @param {CompositeOperation} [composite]
   */
  #play(animation, element, frames, composite) {
    if (!element) return;
    const effect = /** @type {KeyframeEffect} */ (animation.effect);
    const own = element.animate(frames, {...effect.getTiming(), composite: composite ?? effect.composite});
    own.currentTime = animation.currentTime;
    if (animation.playState === 'paused') own.pause();
    this.#running.push(own);
  }
}
