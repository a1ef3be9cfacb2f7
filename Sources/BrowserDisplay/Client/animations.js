import {childrenOf, noAnimations, parentOf} from './layers.js';
import {drawing} from './parts.js';
import {KeyframeField} from './wire.js';

/**
 * @param {Layer} layer
 * @param {string} key
 */
export function endAnimation(layer, key) {
  for (const animation of layer.animations.get(key) ?? []) animation.cancel();
  layer.animations.delete(key);
}

/**
 * Animates a layer by the Web Animations API.
 * @param {Layer} layer
 * @param {string} key
 * @param {Named[]} keyframes
 * @param {Named} options
 * @param {number} elapsed
 * @param {number} rate
 * @param {import('./scrolling.js').Scrolling} scrolling
 */
export function animateLayer(layer, key, keyframes, options, elapsed, rate, scrolling) {
  endAnimation(layer, key);
  options = {fill: 'backwards', ...options};
  if (options.iterations < 0) options.iterations = Infinity;
  const {running} = new LayerAnimation(layer, keyframes, options, scrolling);
  for (const animation of running) {
    if (elapsed) animation.currentTime = elapsed;
    if (!rate) animation.pause();
    else if (rate !== 1) animation.playbackRate = rate;
  }
  if (layer.animations === noAnimations) layer.animations = new Map();
  layer.animations.set(key, running);
}

/** One animation of a layer, as those of all elements that it moves. */
class LayerAnimation {
  /** @type {Animation[]} */
  running = [];
  #layer;
  #keyframes;
  #options;
  #isSum;

  /**
   * @param {Layer} layer
   * @param {Named[]} keyframes
   * @param {Named} options
   * @param {import('./scrolling.js').Scrolling} scrolling
   */
  constructor(layer, keyframes, options, scrolling) {
    this.#layer = layer;
    this.#keyframes = keyframes;
    this.#options = options;
    this.#isSum = options.composite === 'add';
    const [first, last] = keyframes;
    if (first[KeyframeField.frame]) {
      this.#moveFrame();
    } else if (first[KeyframeField.shape]) {
      if (layer.content[0]?.firstChild) this.#start(layer.content[0].firstChild, this.#mapped(drawing.frame));
    } else if (first[KeyframeField.gradient]) {
      // The picture makes room for its own background, which is the gradient on its way.
      if (layer.content[0]) {
        this.#start(layer.content[0], this.#mapped((backgroundImage, borderRadius) =>
          ({backgroundImage, borderRadius, objectPosition: '-32767px 0'})));
      }
    } else if (first[KeyframeField.indicatorOpacity]) {
      if (layer.scroll) this.#start(layer.scroll.marks, this.#mapped(opacity => ({opacity})));
    } else if (first[KeyframeField.contentOffset]) {
      this.#moveContent(scrolling);
    } else {
      this.#start(layer.element, keyframes, last.borderWidth ? {pseudoElement: '::after'} : {});
    }
  }

  /**
   * @param {Part} element
   * @param {Keyframe[]} frames
   * @param {Named} [extra]
   */
  #start(element, frames, extra) {
    this.running.push(element.animate(frames, {...this.#options, ...extra}));
  }

  /**
   * The keyframes with CSS for what the page places itself.
   * @param {(...values: Values) => Keyframe} make
   */
  #mapped(make) {
    return this.#keyframes.map(frame => {
      const {[KeyframeField.frame]: place, [KeyframeField.contentOffset]: offset,
        [KeyframeField.indicatorOpacity]: opacity, [KeyframeField.shape]: shape,
        [KeyframeField.gradient]: gradient, ...rest} = frame;
      return {...rest, ...make(...(place ?? offset ?? opacity ?? shape ?? gradient))};
    });
  }

  #moveFrame() {
    const layer = this.#layer;
    const {px, py} = this.#isSum ? {px: 0, py: 0} : parentOf(layer);
    this.#start(layer.element, this.#mapped((x, y, w, h) =>
      ({left: x - px + 'px', top: y - py + 'px', width: `calc(${w}px)`, height: `calc(${h}px)`})));
    for (const element of layer.content) this.#resize(element);
  }

  /**
   * A picture goes with the size of its layer; the last value of the size is the layer's own.
   * @param {Part} element
   */
  #resize(element) {
    const layer = this.#layer;
    const {unit} = element, box = unit ?? element.box;
    if (box.w === undefined) return;
    /**
     * @param {number} old
     * @param {number} value
     */
    const part = (old, value) => (old || unit ? (this.#isSum ? value : value - old) / (unit ? 1 : old) : 0);
    this.#start(element, this.#mapped((x, y, w, h) => {
      const [dx, dy] = [part(layer.w, w), part(layer.h, h)];
      return {left: box.x * dx + 'px', top: box.y * dy + 'px', width: `calc(${box.w * dx}px)`,
        height: `calc(${box.h * dy}px)`};
    }), {composite: 'add'});
  }

  /** @param {import('./scrolling.js').Scrolling} scrolling */
  #moveContent(scrolling) {
    const layer = this.#layer;
    if (layer.scroll) {
      scrolling.place();
      this.#start(layer.scroll.canvas, this.#mapped((x, y) =>
        ({translate: this.#isSum ? `${-x}px ${-y}px` : scrolling.frame(layer, x, y)})));
      return;
    }
    const {ox, oy} = this.#isSum ? {ox: 0, oy: 0} : layer;
    const frames = this.#mapped((x, y) => ({translate: `${ox - x}px ${oy - y}px`}));
    for (const part of [...layer.content, ...childrenOf(layer)]) this.#start(part, frames);
  }
}
