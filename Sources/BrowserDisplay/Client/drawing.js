/**
 * What is drawn with SVG: shapes, shadows of a given path, and masks, layers that cut the layer they lie in. Such a
 * layer keeps its elements, unseen; what they show is repeated as an SVG mask,
 * made anew whenever something in it changes, with its animations at the same moments.
 * @param {{layers: Map<number, Layer>, childrenOf: (layer: Layer) => Part[]}} options
 */
export function makeDrawing({layers, childrenOf}) {
  /**
   * @param {string} name
   * @param {Named} [attributes]
   * @param {...any} children
   */
  function svg(name, attributes, ...children) {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const key in attributes) element.setAttribute(key, attributes[key]);
    element.append(...children);
    return element;
  }

  /**
   * @param {any} old
   * @param {Named} css
   */
  function shape(old, css) {
    const part = old?.kind === 'shape' ? old : svg('svg', {class: 'k'}, svg('path'));
    part.kind = 'shape';
    part.box = {x: 0, y: 0};
    dress(part.firstChild, css);
    return part;
  }

  /**
   * Gives a path the style of a shape.
   * @param {any} path
   * @param {any} options
   */
  function dress(path, {n, ...css}) {
    if (n) path.setAttribute('pathLength', n);
    else path.removeAttribute('pathLength');
    path.style.cssText = Object.entries(css).map(([name, value]) => `${name}:${value}`).join(';');
  }

  /**
   * @param {Layer} layer
   * @param {any} values
   */
  function setShadow(layer, values) {
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
   * A moment of a shape, its CSS with names as scripts have them.
   * @param {any} options
   */
  function frame({n, ...css}) {
    return Object.fromEntries(
      Object.entries(css).map(([name, value]) => [name.replace(/-(.)/g, (_, letter) => letter.toUpperCase()), value]));
  }

  const masked = new Set();
  let count = 0;
  const holder = svg('svg', {width: 0, height: 0, 'aria-hidden': 'true'});
  holder.style.cssText = 'position:absolute;width:0;height:0';
  document.body.append(holder);

  /**
   * @param {Layer} layer
   * @param {number} [id]
   */
  function setMask(layer, id) {
    if (layer.mask) {
      layers.get(layer.mask.id)?.element.classList.remove('m');
      endCopies(layer.mask);
      layer.mask.element.remove();
    }
    layer.mask = null;
    layer.element.style.removeProperty('mask');
    masked.delete(layer);
    if (id === undefined) return;
    const name = 'mask' + (count += 1);
    // The mask of a layer is drawn in its own box; user space begins at that of its border.
    const element = svg('mask', {id: name, maskUnits: 'userSpaceOnUse'});
    element.style.maskType = 'alpha';
    holder.append(element);
    layer.mask = {id, element, running: []};
    layer.element.style.setProperty('mask', `url(#${name})`);
    masked.add(layer);
  }

  // The animations of the copies in the mask that is being drawn.
  /** @type {Animation[]} */
  let running = [];

  /**
   * Removes what a mask shows. The document keeps the elements of animations that go on without end or are paused.
   * @param {{element: Part, running: Animation[]}} mask
   */
  function endCopies(mask) {
    for (const animation of mask.running.splice(0)) animation.cancel();
    mask.element.replaceChildren();
  }

  /** @param {Layer} layer */
  function remove(layer) {
    if (layer.mask) setMask(layer);
  }

  // The changes of a frame's parts that came before its end.
  /** @type {Values} */
  let earlier = [];

  /**
   * Makes anew the masks that a frame changes something of, once it has ended.
   * @param {Values} changes
   * @param {boolean} [isPart]
   */
  function refresh(changes, isPart) {
    if (!masked.size) return;
    earlier = earlier.concat(changes);
    if (isPart) return;
    const changed = new Set();
    for (const [, id, parent] of earlier) {
      for (let layer = layers.get(id) ?? layers.get(parent); layer; layer = layer.element.parentNode?.owner) {
        if (changed.has(layer)) break;
        changed.add(layer);
      }
    }
    earlier = [];
    for (const layer of masked) {
      const mask = layers.get(layer.mask.id);
      if (!mask) endCopies(layer.mask);
      else if (changed.has(mask) || changed.has(layer)) draw(layer, mask);
    }
  }

  /**
   * @param {Layer} layer
   * @param {any} mask
   */
  function draw(layer, mask) {
    mask.element.classList.add('m');
    // Where layers may lie outside of the box. Browsers make a picture of all of it.
    /** @type {Named} */
    const place = {x: -500, y: -500, width: layer.w + 1000, height: layer.h + 1000};
    for (const name in place) layer.mask.element.setAttribute(name, place[name]);
    endCopies(layer.mask);
    running = layer.mask.running;
    const g = svg('g', {}, copy(mask));
    g.style.transform = `translate(${-layer.px}px,${-layer.py}px)`;
    layer.mask.element.append(g);
  }

  /**
   * What a layer shows, in its parent's space.
   * @param {Layer} layer
   */
  function copy(layer) {
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
    /** @type {any} */
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
    for (const part of layer.content) inside.append(...content(part));
    for (const child of childrenOf(layer)) inside.append(copy(child.layer));
    for (const running of layer.animations.values()) {
      for (const animation of running) repeat(animation, {layer, outer, own, box, inside});
    }
    return outer;
  }

  /**
   * A box with round corners, as a path that can be animated: its steps are always the same.
   * @param {{css: Record<string, string>}} options
   * @param {number} w
   * @param {number} h
   */
  function boxPath({css}, w, h) {
    const values = (css['border-radius'] ?? '0').split(' ').map(value => Math.min(parseFloat(value) || 0, w / 2, h / 2));
    const [a, b = a, c = a, d = b] = values;
    /**
     * @param {number} r
     * @param {number} x
     * @param {number} y
     */
    const arc = (r, x, y) => `A${r} ${r} 0 0 1 ${x} ${y}`;
    return `path("M${a} 0L${w - b} 0${arc(b, w, b)}L${w} ${h - c}${arc(c, w - c, h)}L${d} ${h}${arc(d, 0, h - d)}L0 ${a}${arc(a, a, 0)}Z")`;
  }

  /** @param {Part} part */
  function content(part) {
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
   * Lets a copy move as the element does that it is a copy of.
   * @param {{effect: KeyframeEffect, [name: string]: any}} animation
   * @param {{layer: {content: Part[], css: Record<string, string>, [name: string]: any}, outer: Part, own: Part, box: Part, inside: Part}} options
   */
  function repeat(animation, {layer, outer, own, box, inside}) {
    const {effect} = animation;
    const timing = effect.getTiming();
    /** @type {any[]} */
    const frames = effect.getKeyframes().map(({computedOffset, ...frame}) => frame);
    const isSum = effect.composite === 'add';
    /**
     * @param {Part} element
     * @param {Keyframe[]} frames
     * @param {CompositeOperation} [composite]
     */
    const play = (element, frames, composite = effect.composite) => {
      if (!element) return;
      const own = element.animate(frames, {...timing, composite});
      own.currentTime = animation.currentTime;
      if (animation.playState === 'paused') own.pause();
      running.push(own);
    };
    /** @param {any} options */
    const rest = ({offset, easing}) => ({offset, easing});
    /** @param {any} value */
    const pixels = value => parseFloat(String(value ?? 0).replace('calc(', '')) || 0;
    if (effect.target !== layer.element) {
      const index = layer.content.findIndex(part => part.firstChild === effect.target);
      return index >= 0 ? play(inside.children[index], frames) : undefined;
    }
    const [first] = frames;
    if ('left' in first) {
      const parent = layer.element.parentNode.owner;
      const [dx, dy] = isSum ? [0, 0] : [parent.px, parent.py];
      play(outer, frames.map(f => ({...rest(f), transform: `translate(${pixels(f.left) + dx}px,${pixels(f.top) + dy}px)`})));
      if (box) {
        const [w, h] = isSum ? [layer.w, layer.h] : [0, 0];
        play(box, frames.map(f => ({...rest(f), d: boxPath(layer, w + pixels(f.width), h + pixels(f.height))})), 'replace');
      }
    } else if ('transform' in first || 'opacity' in first) {
      play(own, frames.map(({transformOrigin, ...f}) => f));
    } else if ('backgroundColor' in first) {
      play(box, frames.map(f => ({...rest(f), fill: f.backgroundColor})));
    }
  }

  return {shape, frame, setShadow, setMask, remove, refresh};
}
