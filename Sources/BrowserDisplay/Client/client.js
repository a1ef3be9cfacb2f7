(() => {
  // ---------------------------------------------------------------- The scene

  const layers = new Map();
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [sheet];
  const align = shojiBaselines();
  let styles = new Set();
  const fonts = new Map();
  let lastCommit = 0;

  // The animations of a layer without any.
  const none = new Map();

  function makeLayer(id) {
    const element = document.createElement('div');
    element.className = 'l';
    element.setAttribute('data-id', id);
    const layer = {
      id, element, isNew: true, parent: null, inside: element, scroll: null, px: 0, py: 0, x: 0, y: 0, w: 0, h: 0, ox: 0, oy: 0, css: {}, attributes: {}, content: [], said: [],
      shadow: null, mask: null, masked: null, animations: none,
    };
    element.layer = element.owner = layer;
    layers.set(id, layer);
    return layer;
  }

  const scrolling = shojiScrolling({
    layers,
    report: (layer, phase, x, y, revision) => {
      const values = [layer.id, phase, x, y, revision];
      if (phase === 'moved') offer('s' + layer.id, 's', values);
      else post('s', ...values);
    },
    isReporting: layer => waiting.has('s' + layer.id),
    replace: shiftAll,
    // The app follows the finger from where it came down, as one that it drags content with.
    handOver: () => {
      if (!finger || !down.has(finger.pointerId)) return;
      post('p', ...step(finger, 'cancel'));
      handedOver = finger.pointerId;
      post('p', ...step(finger, 'down'));
    },
  });

  // What draws shapes and masks.
  let drawing = null;

  /** Whether a change draws a shape, a shadow of a given path or a mask. */
  const draws = ([letter, , ...values]) =>
    letter === 'm' || letter === 'h' ? values.length > 0
      : letter === 'c' ? typeof values[0] === 'object'
        : letter === 'l' && (values.length > 4 || typeof values[3][0] === 'object');

  const root = makeLayer(0);

  const childrenOf = layer => [...layer.inside.children].filter(e => e.layer);

  /** Puts a box with `x` and `y` where it belongs in a layer, whose point (px, py) lies at its top left. */
  function shift(element, box, layer) {
    element.style.left = box.x - layer.px + 'px';
    element.style.top = box.y - layer.py + 'px';
  }

  /** Puts all that lies in a layer where it belongs. */
  function shiftAll(layer) {
    for (const part of layer.content) shift(part, part.box, layer);
    for (const child of childrenOf(layer)) shift(child, child.layer, layer);
    editors.shift(layer);
  }

  function parentOf(layer) {
    return layer.element.parentNode?.owner ?? layer.parent ?? root;
  }

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

  function setOffset(layer, ox, oy, revision) {
    const isSame = ox === layer.ox && oy === layer.oy;
    Object.assign(layer, {ox, oy});
    if (layer.scroll) return scrolling.move(layer, revision);
    if (isSame) return;
    Object.assign(layer, {px: ox, py: oy});
    shiftAll(layer);
  }

  function setStyles(layer, changes) {
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
  let uncovered = [];
  let wished = null;

  /** What comes under something modal gives the focus away, and has it again when that is gone. */
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
    for (const element of uncovered) {
      if (element.isConnected && document.activeElement === document.body) element.focus({preventScroll: true});
    }
    if (wished?.element.isConnected) {
      // What the keyboard passes by may have the focus all the same, for screen readers to read it.
      if (!wished.element.hasAttribute('tabindex')) wished.element.tabIndex = -1;
      wished.element.focus({preventScroll: true});
    }
    uncovered = [];
    wished = null;
    editors.settleFocus();
  }

  function setAttributes(layer, changes) {
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

  /** `changes` with a null for each name that `all` has and they have not. */
  function exactly(all, changes) {
    const result = {...changes};
    for (const name in all) if (!(name in changes)) result[name] = null;
    return result;
  }

  /** Shows text runs, a picture or nothing; elements are kept where they are of the same kind. */
  function setContent(layer, values) {
    if (JSON.stringify(values) === JSON.stringify(layer.said)) return;
    showContent(layer, values);
  }

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

  function run(layer, old, style, x, y, text) {
    const isBox = typeof text !== 'string';
    if (!old && !isBox) {
      const part = document.createElement('span');
      part.kind = 'run';
      part.box = {x, y};
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

  function insert(id, parentID, siblingID) {
    const parent = layers.get(parentID);
    const known = layers.get(id);
    if (!known) return insertNew(makeLayer(id), parent, siblingID);
    attach();
    const sibling = siblingID === undefined ? null : layers.get(siblingID).element;
    keepingFocus(() => parent.inside.insertBefore(known.element, sibling));
    shift(known.element, known, parent);
    scrolling.moved(known);
  }

  // New layers of layers in the page: what comes into the page at once, whole, costs a part of what it costs bit by bit.
  let detached = [];

  function insertNew(layer, parent, siblingID) {
    if (parent.inside.isConnected) {
      layer.parent = parent;
      detached.push([layer, siblingID, parent.px, parent.py]);
    } else {
      parent.inside.insertBefore(layer.element, siblingID === undefined ? null : layers.get(siblingID).element);
    }
  }

  /** Puts new layers into the page, in their order, since one may be the other's sibling. */
  function attach() {
    if (!detached.length) return;
    const all = detached;
    detached = [];
    for (const [layer, siblingID, px, py] of all) {
      const {parent} = layer;
      layer.parent = null;
      parent.inside.insertBefore(layer.element, siblingID === undefined ? null : layers.get(siblingID).element);
      if (px !== parent.px || py !== parent.py) shift(layer.element, layer, parent);
    }
  }

  /** Moving an element takes the focus from it; give it back. */
  function keepingFocus(work) {
    const focused = document.activeElement;
    editors.quietly(() => {
      work();
      if ((focused?.layer || focused?.editor) && focused.isConnected && document.activeElement !== focused) {
        focused.focus({preventScroll: true});
      }
    });
  }

  function remove(id) {
    const layer = layers.get(id);
    layer.element.remove();
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

  // ---------------------------------------------------------------- Animations

  function animate(layer, key, keyframes, options, elapsed = 0, isPaused = false) {
    endAnimation(layer, key);
    options = {fill: 'backwards', ...options};
    if (options.iterations < 0) options.iterations = Infinity;
    const isSum = options.composite === 'add';
    const running = [];
    const start = (element, frames, extra) =>
      running.push(element.animate(frames, {...options, ...extra}));
    /** The keyframes with other properties for their `f`, `o` or `u`. */
    const mapped = make => keyframes.map(({f, o, u, g, ...rest}) => ({...rest, ...make(...(f ?? o ?? u ?? g))}));
    const [first, last] = keyframes;
    if (first.f) {
      const {px, py} = isSum ? {px: 0, py: 0} : parentOf(layer);
      start(layer.element, mapped((x, y, w, h) =>
        ({left: x - px + 'px', top: y - py + 'px', width: `calc(${w}px)`, height: `calc(${h}px)`})));
      for (const element of layer.content) {
        // A picture goes with the size of its layer; the last value of the size is the layer's own.
        const {unit} = element, box = unit ?? element.box;
        if (box.w === undefined) continue;
        const part = (old, value) => (old || unit ? (isSum ? value : value - old) / (unit ? 1 : old) : 0);
        start(element, mapped((x, y, w, h) => {
          const [dx, dy] = [part(layer.w, w), part(layer.h, h)];
          return {left: box.x * dx + 'px', top: box.y * dy + 'px', width: `calc(${box.w * dx}px)`,
            height: `calc(${box.h * dy}px)`};
        }), {composite: 'add'});
      }
    } else if (first.g) {
      if (layer.content[0]?.firstChild) start(layer.content[0].firstChild, mapped(drawing.frame));
    } else if (first.u) {
      if (layer.scroll) start(layer.scroll.marks, mapped(opacity => ({opacity})));
    } else if (first.o && layer.scroll) {
      scrolling.place();
      start(layer.scroll.canvas, mapped((x, y) =>
        ({translate: isSum ? `${-x}px ${-y}px` : scrolling.frame(layer, x, y)})));
    } else if (first.o) {
      const {ox, oy} = isSum ? {ox: 0, oy: 0} : layer;
      const frames = mapped((x, y) => ({translate: `${ox - x}px ${oy - y}px`}));
      for (const part of [...layer.content, ...childrenOf(layer)]) start(part, frames);
    } else {
      start(layer.element, keyframes, last.borderWidth ? {pseudoElement: '::after'} : {});
    }
    for (const animation of running) {
      if (elapsed) animation.currentTime = elapsed;
      if (isPaused) animation.pause();
    }
    if (layer.animations === none) layer.animations = new Map();
    layer.animations.set(key, running);
  }

  function endAnimation(layer, key) {
    for (const animation of layer.animations.get(key) ?? []) animation.cancel();
    layer.animations.delete(key);
  }

  // ---------------------------------------------------------------- Messages about the scene

  const operations = {
    i: insert,
    r: remove,
    f: (id, ...place) => setFrame(layers.get(id), ...place),
    o: (id, ...place) => setOffset(layers.get(id), ...place),
    v: (id, ...values) => scrolling.set(layers.get(id), values),
    u: (id, opacity) => scrolling.setOpacity(layers.get(id), opacity),
    s: (id, changes) => setStyles(layers.get(id), changes),
    a: (id, changes) => setAttributes(layers.get(id), changes),
    c: (id, ...values) => setContent(layers.get(id), values),
    h: (id, ...values) => drawing?.setShadow(layers.get(id), values),
    m: (id, mask) => drawing?.setMask(layers.get(id), mask),
    e: (id, fields) => editors.set(layers.get(id), fields),
    l: (id, ...values) => setWhole(layers.get(id), ...values),
    '+': (id, key, ...values) => animate(layers.get(id), key, ...values),
    '-': (id, key) => endAnimation(layers.get(id), key),
  };

  function apply(changes) {
    for (const [letter, ...values] of changes) {
      if ('rem+-'.includes(letter)) attach();
      operations[letter](...values);
    }
    attach();
    drawing?.refresh(changes);
    scrolling.place();
  }

  /** Makes the page show exactly a snapshot, out of the elements it has. */
  function reconcile(changes) {
    const present = new Set([0]);
    for (const change of changes) if (change[0] === 'i') present.add(change[1]);
    for (const id of [...layers.keys()]) if (!present.has(id) && layers.has(id)) remove(id);
    const cursors = new Map();
    const running = new Map();
    for (const change of changes) {
      const [letter, id, parentID] = change;
      if (letter === 'i') {
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
      } else if (letter === '+') {
        const known = layers.get(id).animations.has(change[2]);
        running.set(id, (running.get(id) ?? new Set()).add(change[2]));
        if (!known) apply([change]);
      } else {
        apply([change]);
      }
    }
    const masked = new Set(changes.filter(([letter]) => letter === 'm').map(([, id]) => id));
    for (const [id, layer] of layers) if (layer.mask && !masked.has(id)) drawing.setMask(layer);
    const edited = new Set(changes.filter(([letter]) => letter === 'e').map(([, id]) => id));
    for (const id of [...editors.ids()]) if (!edited.has(id)) editors.remove(id);
    for (const [id, layer] of layers) {
      for (const key of layer.animations.keys()) if (!running.get(id)?.has(key)) endAnimation(layer, key);
    }
  }

  function define(isFresh, definitions) {
    if (isFresh) {
      styles = new Set();
      sheet.replaceSync('');
    }
    for (const [number, css, family, address, ascent = 0, descent = 0] of definitions) {
      if (family && !fonts.has(family)) {
        const face = new FontFace(family, `url("${new URL(address, document.baseURI)}")`,
          {ascentOverride: ascent * 100 + '%', descentOverride: descent * 100 + '%', lineGapOverride: '0%', display: 'block'});
        document.fonts.add(face);
        fonts.set(family, face.load().catch(() => {}).then(() => { align(styles); if (ascent) editors.refit(); }));
      }
      if (styles.has(number)) continue;
      styles.add(number);
      sheet.insertRule(`.s${number}{${css}}`);
    }
    align(styles);
  }

  // ---------------------------------------------------------------- The connection

  const session = Array.from(crypto.getRandomValues(new Uint8Array(16)), b => b.toString(16).padStart(2, '0')).join('');
  const notice = document.createElement('div');
  notice.id = 'notice';
  notice.setAttribute('role', 'status');
  let socket = null;
  let isOpen = false;
  let heardAt = 0;
  let attempts = 0;
  // Whether the server said that it is going, or nobody has answered for three seconds.
  let hasEnded = false;
  // Whether the server said that it comes back.
  let restarts = false;
  // What had the focus when the page stopped taking input.
  let held = null;
  let announcement = 0;
  // The number of the app's process that the page knows, and the welcome of another one.
  let process = null;
  let awaited = null;
  // What was typed in editors of another process and has not found its like yet, and until when it may.
  let typed = [];
  let typedUntil = 0;

  function connect() {
    const address = new URL('socket', document.baseURI);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const own = socket = new WebSocket(address);
    own.onopen = () => {
      heardAt = performance.now();
      if (delayed) delayed = [];
      const fresh = inputs.find(input => !input.sent);
      own.send(JSON.stringify(['h', session, lastCommit, fresh?.number ?? nextInput, performance.now()]));
    };
    own.onmessage = event => {
      if (own !== socket) return;
      heardAt = performance.now();
      attempt(() => take(JSON.parse(event.data)));
    };
    own.onclose = event => {
      if (own !== socket) return;
      isOpen = false;
      awaited = null;
      attempts += 1;
      if (event.code === 1013) return announce('Too many tabs show this app. Close one and reload this page.');
      restarts ||= event.code === 1012;
      hasEnded ||= event.code === 1001 || attempts > (restarts ? 200 : 6);
      // A line that comes back at once is not worth a word.
      if (hasEnded) announce('The app has ended.');
      else if (attempts === 1) announce(restarts ? 'Restarting…' : 'Reconnecting…', 400);
      if (hasEnded) hold();
      setTimeout(connect, [50, 150, 300, 600][attempts - 1] ?? 900);
    };
  }

  function attempt(work) {
    try {
      work();
    } catch (error) {
      // The page can no longer trust what it shows: it asks for all of it again.
      console.error(error);
      lastCommit = 0;
      socket.close();
    }
  }

  // The parts of the script that a page gets with the first message that needs them.
  const {drawing: drawingAddress, editing: editingAddress} = document.currentScript.dataset;
  const parts = [
    {address: drawingAddress, isFor: draws, begin() { drawing = shojiDrawing({layers, childrenOf}); }},
    {
      address: editingAddress, isFor: ([letter]) => letter === 'e', begin() {
        editors = makeEditors({post, offer, exactly, page: () => pageNumber});
        editors.setEditing(isEditing);
      },
    },
  ];

  // The messages that wait for such a part.
  /** @type {any[] | null} */
  let delayed = null;

  /** Receives a message once what it needs is there. */
  function take(message) {
    if (delayed) return delayed.push(message);
    const needed = parts.find(({address, isFor}) => address && message.some(change => Array.isArray(change) && isFor(/** @type {[any, any?]} */ (change))));
    if (!needed) return receive(message);
    delayed = [message];
    const script = document.createElement('script');
    script.src = needed.address;
    const proceed = work => () => {
      const messages = delayed;
      delayed = null;
      attempt(() => work(messages));
    };
    script.onload = proceed(messages => {
      needed.begin();
      needed.address = '';
      messages.forEach(take);
    });
    script.onerror = proceed(() => { throw new Error('A part of the page could not be loaded.'); });
    document.head.append(script);
  }

  /** Shows what there is to know of the connection, to screen readers too; nothing while all is well. */
  function announce(text, delay = 0) {
    clearTimeout(announcement);
    if (notice.textContent === text) return;
    announcement = setTimeout(() => { notice.textContent = text; }, delay);
    if (!text) notice.textContent = '';
  }

  /** Takes no more input: there is nobody whom it would reach. */
  function hold() {
    if (root.element.inert) return;
    held = document.activeElement;
    editors.quietly(() => { root.element.inert = true; });
  }

  function release() {
    if (!root.element.inert) return;
    root.element.inert = false;
    const element = held;
    held = null;
    if (element?.isConnected) editors.quietly(() => element.focus({preventScroll: true}));
  }

  function receive(message) {
    const [letter, ...values] = message;
    switch (letter) {
      case 'w':
        // What the page has of another process means nothing to this one: it waits for the snapshot.
        release();
        if (process !== null && values[3] !== process && lastCommit > 0) awaited = values;
        else open(values);
        break;
      case 'd': define(values[0], values.slice(1)); break;
      case 'S':
        if (awaited) startAnew(values.slice(1));
        else keepingFocus(() => reconcile(values.slice(1)));
        lastCommit = values[0];
        settleFocus();
        break;
      case 'a': acknowledge(values[0]); break;
      // <tests>
      case 'y':
        syncs.get(values[0])?.();
        syncs.delete(values[0]);
        break;
      // </tests>
      case 'k':
        editors.setEditing(!!values[0]);
        editors.settleFocus();
        break;
      case 'q': break;
      case 'o': window.open(values[0], '_blank', 'noopener'); break;
      // Without a press or a key just before, the browser refuses.
      case 'n': access.speak(values[0]); break;
      case 'b': navigator.clipboard?.writeText(values[0]).catch(() => {}); break;
      default:
        if (letter !== lastCommit + 1) throw new Error(`commit ${letter} came after ${lastCommit}`);
        apply(values);
        lastCommit = letter;
        settleFocus();
        if (typed.length) typed = performance.now() < typedUntil ? editors.resume(typed) : [];
    }
  }

  function open(values) {
    isOpen = true;
    attempts = 0;
    hasEnded = restarts = false;
    announce('');
    editors.setEditing(!!values[4]);
    pageNumber = values[2];
    process = values[3];
    welcome(...values);
  }

  /**
   * Shows a snapshot of a new process of the app. Inputs that were for the old one, and were not dealt with, are dropped:
   * its layers have other numbers. What was typed goes on in the same editor, where the new process has one.
   */
  function startAnew(changes) {
    const values = awaited;
    awaited = null;
    typed = [...typed, ...editors.remember()];
    editors.quietly(() => {
      for (const id of [...layers.keys()]) if (id !== 0 && layers.has(id)) remove(id);
      [uncovered, wished] = [[], null];
      pageNumber = values[2];
      reconcile(changes);
    });
    [inputs, nextInput] = [[], values[0] + 1];
    for (const set of [waiting, down, inEditor]) set.clear();
    open(values);
    lastViewport = '';
    tellViewport();
    typed = editors.resume(typed);
    typedUntil = performance.now() + 3000;
  }

  /** A connection can be dead without a word: ask, and start anew when nothing answers. */
  setInterval(() => {
    if (!isOpen) return;
    if (performance.now() - heardAt > 5000 && !document.hidden) {
      const dead = socket;
      dead.onclose({});
      dead.close();
    } else {
      socket.send('["q"]');
    }
  }, 2000);

  // ---------------------------------------------------------------- Inputs on their way

  // Numbered inputs that are not acknowledged, in order.
  let inputs = [];
  let nextInput = 1;
  // What may be merged while it waits: pointer moves, scrolling, the window's size.
  const waiting = new Map();

  function post(letter, ...values) {
    flushWaiting();
    return number(letter, values);
  }

  /** Posts something of which only the newest, or the sum, counts while others are under way. */
  function offer(key, letter, values, merge = (old, values) => values) {
    const old = waiting.get(key);
    waiting.set(key, {letter, values: old ? merge(old.values, values) : values});
    if (isOpen && inputs.length < 2) flushWaiting();
  }

  function flushWaiting() {
    const all = [...waiting.values()];
    waiting.clear();
    for (const {letter, values} of all) number(letter, values);
  }

  function number(letter, values) {
    // What is typed is kept however long the app does not answer; of the rest there is enough.
    if (inputs.length >= 1000 && letter !== 'x') return 0;
    const input = {number: nextInput++, sent: false};
    input.text = JSON.stringify([letter, input.number, ...values]);
    inputs.push(input);
    if (letter === 's') scrolling.numbered(values[0], input.number);
    if (isOpen) send(input);
    return input.number;
  }

  function send(input) {
    input.sent = true;
    socket.send(input.text);
  }

  function acknowledge(number) {
    inputs = inputs.filter(input => input.number > number);
    scrolling.acknowledged(number);
    if (waiting.size && inputs.length < 2) flushWaiting();
  }

  function welcome(received, handled) {
    inputs = inputs.filter(input => input.number > handled);
    scrolling.acknowledged(handled);
    for (const input of inputs) if (input.number > received) send(input);
    // <tests>
    for (const token of syncs.keys()) socket.send(JSON.stringify(['y', token]));
    // </tests>
    flushWaiting();
  }

  let pageNumber = -1;
  // The editors; before there are any, what does nothing in their place.
  let isEditing = true;
  /** @type {any} */
  let editors = {
    set() {}, remove() {}, settleFocus() {}, shift() {}, refit() {}, quietly: work => work(), key: () => false, ids: () => [],
    remember: () => [], resume: typed => typed, setEditing(value) { isEditing = value; },
  };

  // ---------------------------------------------------------------- Pointers, wheel, keys, window

  const modifiers = event =>
    (event.getModifierState?.('CapsLock') ? 1 << 16 : 0) | (event.shiftKey ? 1 << 17 : 0)
    | (event.ctrlKey ? 1 << 18 : 0) | (event.altKey ? 1 << 19 : 0) | (event.metaKey ? 1 << 20 : 0);

  /** The last press, and whether its finger rested before it moved; null before it moves. */
  let touched = {time: 0, isHeld: null};
  /** A finger that has rested on what the app lifts does not scroll what that lies in. */
  function holdTouch(event) {
    touched.isHeld ??= event.touches.length === 1 && event.timeStamp - touched.time > 330;
    if (touched.isHeld && event.cancelable) event.preventDefault();
  }

  const down = new Set();
  // Those that press the mouse's secondary button.
  const secondary = new Set();
  // Those that came down in an editor: there they select.
  const inEditor = new Set();
  // Whether the click that comes next is a pointer's; one without is a screen reader's.
  let isPointerClick = false;

  // The last finger that came down, and the number of one that drags content which the browser would scroll.
  let finger = null;
  let handedOver = null;

  /** Whether the browser scrolls when a finger that comes down here is dragged. */
  const scrolls = event => {
    if (event.pointerId === handedOver || event.pointerType !== 'touch') return false;
    const nearest = event.target.closest?.('.vh, .vv, [data-pinch]');
    return !!nearest && !('pinch' in nearest.dataset);
  };

  function step(event, phase) {
    return [phase, event.pointerId, ['touch', 'pen'].includes(event.pointerType) ? event.pointerType : 'mouse',
      event.clientX, event.clientY, event.timeStamp, modifiers(event), scrolls(event),
      secondary.has(event.pointerId)];
  }

  addEventListener('pointerdown', event => {
    isPointerClick = true;
    touched = {time: event.timeStamp, isHeld: null};
    if (down.has(event.pointerId)) return;
    // In an editor the secondary button opens the browser's own menu.
    if (event.button === 2 && !event.target.editor) secondary.add(event.pointerId);
    else if (event.button !== 0) return;
    down.add(event.pointerId);
    handedOver = null;
    if (event.pointerType === 'touch') finger = event;
    // In an editor the browser follows the mouse itself, to select.
    if (!event.target.editor) try { document.documentElement.setPointerCapture(event.pointerId); } catch {}
    else if (event.pointerType !== 'touch') inEditor.add(event.pointerId);
    post('p', ...step(event, 'down'));
  }, true);
  addEventListener('pointermove', event => {
    if (event.pointerType === 'touch' && !down.has(event.pointerId)) return;
    if (inEditor.has(event.pointerId)) return;
    offer('p' + event.pointerId, 'p', step(event, 'move'));
  }, true);
  document.documentElement.addEventListener('pointerleave', event => {
    // The mouse hovers over nothing any more.
    if (event.pointerType === 'mouse' && !down.has(event.pointerId)) {
      offer('p' + event.pointerId, 'p', step(event, 'move'));
    }
  });
  for (const [name, phase] of [['pointerup', 'up'], ['pointercancel', 'cancel']]) {
    addEventListener(name, event => {
      // Whichever button goes up last: with several held, the browser tells only of that one.
      if (!down.delete(event.pointerId)) return;
      inEditor.delete(event.pointerId);
      post('p', ...step(event, phase));
      secondary.delete(event.pointerId);
    }, true);
  }
  addEventListener('contextmenu', event => {
    if (event.pointerType === 'touch' || !event.target.editor) event.preventDefault();
  });
  addEventListener('dragstart', event => event.preventDefault());

  addEventListener('wheel', event => {
    if (event.ctrlKey || event.metaKey) {
      // A trackpad's pinch comes as this too: 100 for each factor of e. A notch of a wheel counts for less.
      if (!event.target.closest('[data-pinch]')) return;
      event.preventDefault();
      const turn = Math.max(-25, Math.min(25, event.deltaY * [1, 16, innerHeight][event.deltaMode]));
      offer('z', 'z', [event.clientX, event.clientY, Math.exp(-turn / 100)],
        (old, [x, y, factor]) => [x, y, Math.max(0.02, Math.min(50, old[2] * factor))]);
      return;
    }
    const isAcross = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    // The browser turns what it scrolls by itself.
    const nearest = event.target.closest(isAcross ? '.vh' : '[data-wheel], .vv');
    const isPull = scrolling.turns(isAcross ? null : nearest, event);
    if (nearest && !isPull && !('wheel' in nearest.dataset)) return;
    event.preventDefault();
    const unit = [1, 16, innerHeight][event.deltaMode];
    offer('w', 'w', [event.clientX, event.clientY, -event.deltaX * unit, -event.deltaY * unit],
      (old, [x, y, dx, dy]) => [x, y, old[2] + dx, old[3] + dy]);
  }, {passive: false});

  const focusedLayer = event => event.target.closest?.('.l[tabindex="0"]')?.layer;

  /** Whether the browser would do something with the key that belongs to documents, not apps: bookmark, save, open. */
  const isDocumentCommand = event => (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    && ['d', 'o', 's'].includes(event.key.toLowerCase());

  function key(event, isDown) {
    if (event.isComposing || event.key === 'Tab' || event.key === 'Unidentified') return;
    if (isDocumentCommand(event)) event.preventDefault();
    if (event.target.editor) {
      if (editors.key(event, isDown)) post('k', isDown, event.key.slice(0, 20), modifiers(event), event.repeat, null);
      return;
    }
    const layer = focusedLayer(event);
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (layer && isPlain && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      // As a button does: Enter when it goes down, Space when it comes up.
      if (isDown === (event.key === 'Enter') && !event.repeat) post('e', layer.id);
      return;
    }
    // The app scrolls for keys, where no view wants them for something else.
    if (isPlain && (event.key.length === 1 || /^(Arrow|Page|Home|End)/.test(event.key))) event.preventDefault();
    post('k', isDown, event.key.slice(0, 20), modifiers(event), event.repeat, layer?.id ?? null);
  }
  addEventListener('keydown', event => key(event, true));
  addEventListener('keyup', event => key(event, false));

  addEventListener('click', event => {
    const layer = event.target.closest?.('.l[tabindex="0"], .l[role="button"]')?.layer;
    if (!isPointerClick && layer) post('e', layer.id);
    isPointerClick = false;
  }, true);

  const dark = matchMedia('(prefers-color-scheme: dark)');
  let lastViewport = '';

  function tellViewport() {
    const {clientWidth, clientHeight} = root.element;
    const values = [clientWidth, clientHeight, devicePixelRatio, dark.matches, !document.hidden, access.settings()];
    if (String(values) === lastViewport) return;
    lastViewport = String(values);
    offer('v', 'v', values);
  }
  /** A window that goes to another screen gets another ratio, perhaps without another size. */
  function watchPixelRatio() {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => {
      tellViewport();
      watchPixelRatio();
    }, {once: true});
  }
  watchPixelRatio();
  addEventListener('resize', tellViewport);
  addEventListener('pageshow', tellViewport);
  document.addEventListener('visibilitychange', tellViewport);
  dark.addEventListener('change', tellViewport);

  // ---------------------------------------------------------------- For tests: not sent to other pages

  // <tests>
  async function nextFrames(count) {
    for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
  }

  const syncs = new Map();
  let nextSync = 1;

  window.shoji = {
    get lastCommit() { return lastCommit; },
    get tabOrder() { return access.order(); },
    get unacknowledged() { return inputs.length + waiting.size; },
    /** Resolves to the last commit's number, when the page shows all that its inputs so far have caused. */
    async sync() {
      if (!scrolling.isEmpty) await nextFrames(2);
      while (scrolling.isMoving) await nextFrames(1);
      flushWaiting();
      await new Promise(resolve => {
        const token = nextSync++;
        syncs.set(token, resolve);
        if (isOpen) socket.send(JSON.stringify(['y', token]));
      });
      await Promise.all(fonts.values());
      await Promise.all([...document.images].map(image => image.decode().catch(() => {})));
      return lastCommit;
    },
  };
  // </tests>

  document.body.append(root.element, notice);
  const access = shojiAccess({root: root.element, changed: tellViewport});
  tellViewport();
  connect();
})();
