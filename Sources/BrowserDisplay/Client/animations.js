import {drawing} from './parts.js';
import {KeyframeField} from './wire.js';

/** The animations of a layer without any. */
export const noAnimations = new Map();

/**
 * @param {Layer} layer
 * @param {string} key
 */
export function endAnimation(layer, key) {
  for (const animation of layer.animations.get(key) ?? []) animation.cancel();
  layer.animations.delete(key);
}

/**
 * Animates layers by the Web Animations API.
 * @param {{parentOf: (layer: Layer) => Layer, childrenOf: (layer: Layer) => Part[], scrolling: any}} options
 */
export function makeAnimations({parentOf, childrenOf, scrolling}) {
  /**
   * @param {Layer} layer
   * @param {string} key
   * @param {any[]} keyframes
   * @param {any} options
   */
  function animate(layer, key, keyframes, options, elapsed = 0, rate = 1) {
    endAnimation(layer, key);
    options = {fill: 'backwards', ...options};
    if (options.iterations < 0) options.iterations = Infinity;
    const isSum = options.composite === 'add';
    /** @type {Animation[]} */
    const running = [];
    /**
     * @param {Part} element
     * @param {Keyframe[]} frames
     * @param {Named} [extra]
     */
    const start = (element, frames, extra) =>
      running.push(element.animate(frames, {...options, ...extra}));
    /**
     * The keyframes with CSS for what the page places itself.
     * @param {(...values: any[]) => Keyframe} make
     */
    const mapped = make => keyframes.map(frame => {
      const {[KeyframeField.frame]: place, [KeyframeField.contentOffset]: offset,
        [KeyframeField.indicatorOpacity]: opacity, [KeyframeField.shape]: shape,
        [KeyframeField.gradient]: gradient, ...rest} = frame;
      return {...rest, ...make(...(place ?? offset ?? opacity ?? shape ?? gradient))};
    });
    const [first, last] = keyframes;
    if (first[KeyframeField.frame]) {
      const {px, py} = isSum ? {px: 0, py: 0} : parentOf(layer);
      start(layer.element, mapped((x, y, w, h) =>
        ({left: x - px + 'px', top: y - py + 'px', width: `calc(${w}px)`, height: `calc(${h}px)`})));
      for (const element of layer.content) {
        // A picture goes with the size of its layer; the last value of the size is the layer's own.
        const {unit} = element, box = unit ?? element.box;
        if (box.w === undefined) continue;
        /**
         * @param {number} old
         * @param {number} value
         */
        const part = (old, value) => (old || unit ? (isSum ? value : value - old) / (unit ? 1 : old) : 0);
        start(element, mapped((x, y, w, h) => {
          const [dx, dy] = [part(layer.w, w), part(layer.h, h)];
          return {left: box.x * dx + 'px', top: box.y * dy + 'px', width: `calc(${box.w * dx}px)`,
            height: `calc(${box.h * dy}px)`};
        }), {composite: 'add'});
      }
    } else if (first[KeyframeField.shape]) {
      if (layer.content[0]?.firstChild) start(layer.content[0].firstChild, mapped(drawing.frame));
    } else if (first[KeyframeField.gradient]) {
      // The picture makes room for its own background, which is the gradient on its way.
      if (layer.content[0]) {
        start(layer.content[0], mapped((backgroundImage, borderRadius) =>
          ({backgroundImage, borderRadius, objectPosition: '-32767px 0'})));
      }
    } else if (first[KeyframeField.indicatorOpacity]) {
      if (layer.scroll) start(layer.scroll.marks, mapped(opacity => ({opacity})));
    } else if (first[KeyframeField.contentOffset] && layer.scroll) {
      scrolling.place();
      start(layer.scroll.canvas, mapped((x, y) =>
        ({translate: isSum ? `${-x}px ${-y}px` : scrolling.frame(layer, x, y)})));
    } else if (first[KeyframeField.contentOffset]) {
      const {ox, oy} = isSum ? {ox: 0, oy: 0} : layer;
      const frames = mapped((x, y) => ({translate: `${ox - x}px ${oy - y}px`}));
      for (const part of [...layer.content, ...childrenOf(layer)]) start(part, frames);
    } else {
      start(layer.element, keyframes, last.borderWidth ? {pseudoElement: '::after'} : {});
    }
    for (const animation of running) {
      if (elapsed) animation.currentTime = elapsed;
      if (!rate) animation.pause();
      else if (rate !== 1) animation.playbackRate = rate;
    }
    if (layer.animations === noAnimations) layer.animations = new Map();
    layer.animations.set(key, running);
  }

  return {animate};
}
