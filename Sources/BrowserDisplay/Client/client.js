import {endAnimation, makeAnimations, noAnimations} from './animations.js';
import {drawing, editors} from './parts.js';
import {isWaiting, offer, post} from './queue.js';
import {makeScrolling} from './scrolling.js';
import {SceneOperation, TabMessage} from './wire.js';

/**
 * The layers of the scene and their elements. `handOver` gives the app the finger that is about to scroll; `holdTouch`
 * is called for moves of a finger on what the app lifts; `succession` is what follows the focus, once it is there.
 * @param {{handOver: (layer: Layer) => void, holdTouch: (event: Event) => void, succession: () => any}} options
 */
export function makeScene({handOver, holdTouch, succession}) {
  // ---------------------------------------------------------------- The scene

  const layers = new Map();
  // The styles or attributes, and the content, of a layer without any.
  const plain = Object.freeze({});
  /** @type {any} */
  const nothing = Object.freeze([]);

  /** A layer of the scene; it keeps what its element was given. */
  class Layer {
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
    said = nothing;
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

    /** The elements of what the layer shows. Those of a copy are known once somebody asks. */
    get content() {
      return this.parts ??= [...this.inside.children].filter(e => e.classList.contains('t'))
        .map((e, i) => asRun(e, this.said[i * 4 + 1], this.said[i * 4 + 2]));
    }

    set content(parts) { this.parts = parts; }
  }

  /** @param {number} id */
  function makeLayer(id) {
    const element = document.createElement('div');
    element.className = 'l';
    return new Layer(id, element);
  }

  /** @param {Layer} layer */
  const childrenOf = layer => [...layer.inside.children].filter(e => e.layer);

  const scrolling = makeScrolling({
    layers,
    /**
     * @param {Layer} layer
     * @param {any} phase
     * @param {number} x
     * @param {number} y
     * @param {number} revision
     */
    report: (layer, phase, x, y, revision) => {
      const values = [layer.id, phase, x, y, revision];
      if (phase === 'moved') offer(TabMessage.scrolled + layer.id, TabMessage.scrolled, values);
      else post(TabMessage.scrolled, ...values);
    },
    /** @param {Layer} layer */
    isReporting: layer => isWaiting(TabMessage.scrolled + layer.id),
    replace: shiftAll,
    handOver,
  });

  /**
   * Whether a change draws a shape, a shadow of a given path or a mask.
   * @param {Values} options
   */
  const draws = ([letter, , ...values]) =>
    letter === SceneOperation.mask || letter === SceneOperation.shadow ? values.length > 0
      : letter === SceneOperation.content ? typeof values[0] === 'object'
        : letter === SceneOperation.whole && (values.length > 4 || typeof values[3][0] === 'object');

  const root = makeLayer(0);
  root.element.setAttribute('data-id', '0');
  const animations = makeAnimations({parentOf, childrenOf, scrolling});

  /**
   * Puts a box with `x` and `y` where it belongs in a layer, whose point (px, py) lies at its top left.
   * @param {Part} element
   * @param {Box} box
   * @param {Layer} layer
   */
  function shift(element, box, layer) {
    element.style.left = box.x - layer.px + 'px';
    element.style.top = box.y - layer.py + 'px';
  }

  /**
   * Puts all that lies in a layer where it belongs.
   * @param {Layer} layer
   */
  function shiftAll(layer) {
    for (const part of layer.content) shift(part, part.box, layer);
    for (const child of childrenOf(layer)) shift(child, child.layer, layer);
    editors.shift(layer);
  }

  /** @param {Layer} layer */
  function parentOf(layer) {
    return layer.element.parentNode?.owner ?? layer.parent ?? root;
  }

  /**
   * @param {Layer} layer
   * @param {number} x
   * @param {number} y
   * @param {number} w
   * @param {number} h
   */
  function setFrame(layer, x, y, w, h) {
    // The root covers the page whatever its frame.
    if (layer === root) return;
    const style = layer.element.style;
    const {px, py} = parentOf(layer);
    if (layer.scroll && (w !== layer.w || h !== layer.h)) scrolling.resized(layer);
    if (w !== layer.w) style.width = Math.max(0, w) + 'px';
    if (h !== layer.h) style.height = Math.max(0, h) + 'px';
    if (x !== layer.x) style.left = x - px + 'px';
    if (y !== layer.y) style.top = y - py + 'px';
    Object.assign(layer, {x, y, w, h});
  }

  /**
   * @param {Layer} layer
   * @param {number} ox
   * @param {number} oy
   * @param {number} [revision]
   */
  function setOffset(layer, ox, oy, revision) {
    const isSame = ox === layer.ox && oy === layer.oy;
    Object.assign(layer, {ox, oy});
    if (layer.scroll) return scrolling.move(layer, revision);
    if (isSame) return;
    Object.assign(layer, {px: ox, py: oy});
    shiftAll(layer);
  }

  /**
   * @param {Layer} layer
   * @param {Named} changes
   */
  function setStyles(layer, changes) {
    // Copies of a layer share them.
    layer.css = {...layer.css};
    for (const name in changes) {
      const value = changes[name];
      if (value === null) {
        delete layer.css[name];
        layer.element.style.removeProperty(name);
      } else if (layer.css[name] !== value) {
        layer.css[name] = value;
        layer.element.style.setProperty(name, value);
      }
    }
  }

  // What is to have the focus once a commit is shown: what was uncovered, and what the app wishes.
  /** @type {HTMLElement[]} */
  let uncovered = [];
  /** @type {any} */
  let wished = null;

  /**
   * What comes under something modal gives the focus away, and has it again when that is gone.
   * @param {any} layer
   * @param {boolean} isCovered
   */
  function setCovered(layer, isCovered) {
    const element = layer.element;
    const focused = document.activeElement;
    if (isCovered) {
      layer.covered = element.contains(focused) ? focused : null;
      layer.covered?.blur();
    }
    element.inert = isCovered;
    if (!isCovered && layer.covered) {
      uncovered.push(layer.covered);
      layer.covered = null;
    }
  }

  /** Moves the focus as the last commits have it, now that all of their layers are there. */
  function settleFocus() {
    editors.settleFocus();
    // What lay over it may keep the focus for as long as it takes to leave.
    uncovered = uncovered.filter(element => element.isConnected && !element.closest('[inert]'));
    if (document.activeElement === document.body && uncovered.length) {
      uncovered[0].focus({preventScroll: true});
      uncovered = [];
    }
    const next = wished?.element.isConnected ? wished.element : succession()?.successor();
    if (next) {
      // What the keyboard passes by may have the focus all the same, for screen readers to read it.
      if (!next.hasAttribute('tabindex')) next.tabIndex = -1;
      next.focus({preventScroll: true});
    }
    wished = null;
  }

  /**
   * @param {Layer} layer
   * @param {Named} changes
   */
  function setAttributes(layer, changes) {
    layer.attributes = {...layer.attributes};
    for (const name in changes) {
      const value = changes[name];
      if (layer.attributes[name] === value) continue;
      if (name === 'inert') setCovered(layer, value !== null);
      if (name === 'data-hold') layer.element.ontouchmove = value === null ? null : holdTouch;
      if (value === null) {
        delete layer.attributes[name];
        if (name === 'class') layer.element.className = 'l';
        else layer.element.removeAttribute(name);
      } else {
        layer.attributes[name] = value;
        layer.element.setAttribute(name, value);
        if (name === 'data-focus') wished = layer;
      }
    }
  }

  /**
   * `changes` with a null for each name that `all` has and they have not.
   * @param {Named} all
   * @param {Named} changes
   */
  function exactly(all, changes) {
    const result = {...changes};
    for (const name in all) if (!(name in changes)) result[name] = null;
    return result;
  }

  /**
   * Shows text runs, a picture or nothing; elements are kept where they are of the same kind.
   * @param {Layer} layer
   * @param {Values} values
   */
  function setContent(layer, values) {
    if (JSON.stringify(values) === JSON.stringify(layer.said)) return;
    showContent(layer, values);
  }

  /**
   * @param {Layer} layer
   * @param {any} values
   */
  function showContent(layer, values) {
    layer.said = values;
    const old = layer.content;
    const parts = [];
    if (typeof values[0] === 'string') {
      parts.push(picture(old[0], values));
    } else if (typeof values[0] === 'object') {
      parts.push(drawing.shape(old[0], values[0]));
    } else {
      for (let i = 0; i < values.length; i += 4) {
        parts.push(run(layer, old[i / 4], values[i], values[i + 1], values[i + 2], values[i + 3]));
      }
    }
    for (const part of old) if (!parts.includes(part)) part.remove();
    let next = layer.inside.firstChild;
    if (next && next === layer.shadow?.element) next = next.nextSibling;
    for (const part of parts) {
      if (part === next) next = next.nextSibling;
      else layer.inside.insertBefore(part, next ?? null);
      if (old.length || part.kind !== 'run') shift(part, part.box, layer);
    }
    layer.content = parts;
  }

  /**
   * An element as that of a run of text, whose place is (x, y).
   * @param {Part} element
   * @param {number} x
   * @param {number} y
   */
  const asRun = (element, x, y) => Object.assign(element, {kind: 'run', box: {x, y}});

  /**
   * @param {Layer} layer
   * @param {any} old
   * @param {number} style
   * @param {number} x
   * @param {number} y
   * @param {any} text
   */
  function run(layer, old, style, x, y, text) {
    const isBox = typeof text !== 'string';
    if (!old && !isBox) {
      const part = asRun(document.createElement('span'), x, y);
      part.className = 't s' + style;
      part.style.cssText = `left:${x - layer.px}px;top:${y - layer.py}px`;
      part.textContent = text;
      return part;
    }
    const kind = isBox ? (text.length > 2 ? 'mark' : 'box') : 'run';
    const part = old?.kind === kind ? old : document.createElement(kind === 'mark' ? 'img' : 'span');
    part.kind = kind;
    part.box = {x, y};
    if (kind === 'mark') {
      if (part.getAttribute('src') !== text[2]) part.src = text[2];
      part.alt = '';
      part.draggable = false;
      part.decoding = 'sync';
    }
    const name = 't s' + style;
    if (part.className !== name) part.className = name;
    if (isBox) {
      part.style.width = text[0] + 'px';
      part.style.height = text[1] + 'px';
    } else if (part.firstChild) {
      if (part.firstChild.data !== text) part.firstChild.data = text;
    } else {
      part.append(text);
    }
    return part;
  }

  // A picture that the line has not borne is fetched anew, less and less often.
  addEventListener('error', ({target}) => {
    /** @type {Part} */
    const part = target;
    if (part.localName !== 'img') return;
    const address = part.getAttribute('src');
    part.failures = (part.failures ?? 0) + 1;
    setTimeout(() => {
      if (part.isConnected && part.getAttribute('src') === address) part.src = address;
    }, 500 << Math.min(part.failures, 6));
  }, true);

  /**
   * @param {any} old
   * @param {[string, number, number, number, number, number[], number, any]} options
   */
  function picture(old, [address, x, y, w, h, caps, scale, unit]) {
    const kind = caps ? 'caps' : 'picture';
    const part = old?.kind === kind ? old : document.createElement(caps ? 'div' : 'img');
    part.kind = kind;
    part.box = {x, y, w, h};
    part.unit = unit;
    part.style.width = w + 'px';
    part.style.height = h + 'px';
    if (caps) {
      part.className = 'n';
      part.style.borderWidth = caps.map(c => c + 'px').join(' ');
      part.style.borderImage = `url("${new URL(address, document.baseURI)}") ${caps.map(c => c * scale).join(' ')} fill`;
    } else {
      if (part.getAttribute('src') !== address) part.src = address;
      part.alt = '';
      part.draggable = false;
      part.decoding = 'sync';
    }
    return part;
  }

  /**
   * @param {number} id
   * @param {number} parentID
   * @param {number} siblingID
   */
  function insert(id, parentID, siblingID) {
    const parent = layers.get(parentID);
    const known = layers.get(id);
    if (!known) return insertNew(makeLayer(id), parent, siblingID);
    attach();
    const sibling = siblingID == null ? null : layers.get(siblingID).element;
    keepingFocus(() => parent.inside.insertBefore(known.element, sibling));
    shift(known.element, known, parent);
    scrolling.moved(known);
  }

  // New layers of layers in the page: what comes into the page at once, whole, costs a part of what it costs bit by bit.
  /** @type {any[]} */
  let detached = [];
  // What they are to lie before.
  const siblings = new Set();

  /**
   * @param {Layer} layer
   * @param {Layer} parent
   * @param {number} siblingID
   */
  function insertNew(layer, parent, siblingID) {
    if (parent.inside.isConnected) {
      layer.parent = parent;
      detached.push([layer, siblingID, parent.px, parent.py]);
      siblings.add(siblingID);
    } else {
      parent.inside.insertBefore(layer.element, siblingID == null ? null : layers.get(siblingID).element);
    }
  }

  /** Puts new layers into the page, in their order, since one may be the other's sibling. */
  function attach() {
    if (!detached.length) return;
    const all = detached;
    detached = [];
    siblings.clear();
    for (const [layer, siblingID, px, py] of all) {
      const {parent} = layer;
      layer.parent = null;
      parent.inside.insertBefore(layer.element, siblingID == null ? null : layers.get(siblingID).element);
      if (px !== parent.px || py !== parent.py) shift(layer.element, layer, parent);
    }
  }

  // ---------------------------------------------------------------- Copies

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
    // What nobody changes and nothing comes after is not looked at.
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
      const {x, y, w, h, css, attributes, said} = example;
      layer.isNew = false;
      layer.x = x;
      layer.y = y;
      layer.w = w;
      layer.h = h;
      layer.css = css;
      layer.attributes = attributes;
      layer.said = said;
      layer.parts = said.length ? null : nothing;
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
      layer.said = layer.said.slice();
      layer.said[Math.floor(name / 3) * 4 + 1 + part] = value;
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

  /**
   * Moving an element takes the focus from it; give it back.
   * @param {() => void} work
   */
  function keepingFocus(work) {
    const focused = document.activeElement;
    editors.quietly(() => {
      work();
      if ((focused?.layer || focused?.editor) && focused.isConnected && document.activeElement !== focused) {
        focused.focus({preventScroll: true});
      }
    });
  }

  /** @param {number} id */
  function remove(id) {
    const layer = layers.get(id);
    if (detached.length && siblings.has(id)) attach();
    layer.element.remove();
    /** @param {Layer} layer */
    const forget = layer => {
      layers.delete(layer.id);
      scrolling.forget(layer);
      editors.remove(layer.id);
      drawing?.forget(layer);
      for (let child = layer.inside.firstElementChild; child; child = child.nextElementSibling) {
        if (child.layer) forget(child.layer);
      }
    };
    forget(layer);
  }

  /**
   * @param {Layer} layer
   * @param {any} place
   * @param {Named} css
   * @param {Named} attributes
   * @param {Values} content
   * @param {...any} shadow
   */
  function setWhole(layer, place, css, attributes, content, ...shadow) {
    const [x, y, w, h, ox = 0, oy = 0, scroll] = place;
    if (layer.isNew && layer !== root) {
      layer.isNew = false;
      const parent = parentOf(layer);
      Object.assign(layer, {x, y, w, h, css});
      let text = `left:${x - parent.px}px;top:${y - parent.py}px;width:${Math.max(0, w)}px;height:${Math.max(0, h)}px`;
      for (const name in css) text += `;${name}:${css[name]}`;
      layer.element.style.cssText = text;
      setAttributes(layer, attributes);
      if (scroll) scrolling.set(layer, scroll);
      if (shadow.length) drawing.setShadow(layer, shadow);
      if (content.length) showContent(layer, content);
      if (scroll || ox || oy) setOffset(layer, ox, oy, scroll?.[7]);
      return;
    }
    setFrame(layer, x, y, w, h);
    scrolling.set(layer, scroll);
    setStyles(layer, exactly(layer.css, css));
    setAttributes(layer, exactly(layer.attributes, attributes));
    drawing?.setShadow(layer, shadow);
    setContent(layer, content);
    setOffset(layer, ox, oy, scroll?.[7]);
  }


  // ---------------------------------------------------------------- Messages about the scene

  /** @type {{[letter: string]: (...values: any) => void}} */
  const operations = {
    [SceneOperation.insert]: insert,
    [SceneOperation.remove]: remove,
    /** @type {(id: number, ...place: [number, number, number, number]) => void} */
    [SceneOperation.frame]: (id, ...place) => setFrame(layers.get(id), ...place),
    /** @type {(id: number, ...place: [number, number, number?]) => void} */
    [SceneOperation.contentOffset]: (id, ...place) => setOffset(layers.get(id), ...place),
    [SceneOperation.scroll]: (id, ...values) => scrolling.set(layers.get(id), values),
    [SceneOperation.indicatorOpacity]: (id, opacity) => scrolling.setOpacity(layers.get(id), opacity),
    [SceneOperation.style]: (id, changes) => setStyles(layers.get(id), changes),
    [SceneOperation.attributes]: (id, changes) => setAttributes(layers.get(id), changes),
    [SceneOperation.content]: (id, ...values) => setContent(layers.get(id), values),
    [SceneOperation.shadow]: (id, ...values) => drawing?.setShadow(layers.get(id), values),
    [SceneOperation.mask]: (id, mask) => drawing?.setMask(layers.get(id), mask),
    [SceneOperation.editor]: (id, fields) => editors.set(layers.get(id), fields),
    /** @type {(id: number, ...values: [number[], Named, Named, Values, ...Values]) => void} */
    [SceneOperation.whole]: (id, ...values) => setWhole(layers.get(id), ...values),
    [SceneOperation.original]: setOriginal,
    [SceneOperation.copy]: copy,
    /** @type {(id: number, key: string, ...values: [any[], Named, number?, number?]) => void} */
    [SceneOperation.animate]: (id, key, ...values) => animations.animate(layers.get(id), key, ...values),
    [SceneOperation.endAnimation]: (id, key) => endAnimation(layers.get(id), key),
  };

  // What needs layers to be in the page.
  const needsAttached = new Set([
    SceneOperation.editor, SceneOperation.mask, SceneOperation.animate, SceneOperation.endAnimation,
  ]);

  /** @param {Values} changes */
  function apply(changes) {
    succession()?.locate();
    for (const [letter, ...values] of changes) {
      if (needsAttached.has(letter)) attach();
      operations[letter](...values);
    }
    attach();
    originals.clear();
    drawing?.refresh(changes);
    scrolling.place();
  }

  /**
   * Makes the page show exactly a snapshot, out of the elements it has.
   * @param {Values} changes
   */
  function reconcile(changes) {
    succession()?.locate();
    const present = new Set([0]);
    for (const change of changes) if (change[0] === SceneOperation.insert) present.add(change[1]);
    for (const id of [...layers.keys()]) if (!present.has(id) && layers.has(id)) remove(id);
    const cursors = new Map();
    const running = new Map();
    for (const change of changes) {
      const [letter, id, parentID] = change;
      if (letter === SceneOperation.insert) {
        const parent = layers.get(parentID).inside;
        let next = cursors.has(parentID) ? cursors.get(parentID) : parent.firstElementChild;
        while (next && !next.layer) next = next.nextElementSibling;
        const element = layers.get(id)?.element;
        if (element && element === next) {
          cursors.set(parentID, next.nextElementSibling);
        } else {
          insert(id, parentID, next?.layer.id);
          attach();
          cursors.set(parentID, next);
        }
      } else if (letter === SceneOperation.animate) {
        const known = layers.get(id).animations.has(change[2]);
        running.set(id, (running.get(id) ?? new Set()).add(change[2]));
        if (!known) apply([change]);
      } else {
        apply([change]);
      }
    }
    const masked = new Set(changes.filter(([letter]) => letter === SceneOperation.mask).map(([, id]) => id));
    for (const [id, layer] of layers) if (layer.mask && !masked.has(id)) drawing.setMask(layer);
    const edited = new Set(changes.filter(([letter]) => letter === SceneOperation.editor).map(([, id]) => id));
    for (const id of [...editors.ids()]) if (!edited.has(id)) editors.remove(id);
    for (const [id, layer] of layers) {
      for (const key of layer.animations.keys()) if (!running.get(id)?.has(key)) endAnimation(layer, key);
    }
  }

  return {
    layers, root, scrolling, childrenOf, draws, exactly, apply, reconcile, remove, settleFocus, keepingFocus,
    /** Forgets what was to have the focus. */
    forgetFocus() { [uncovered, wished] = [[], null]; },
  };
}
