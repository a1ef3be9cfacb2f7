import {ScrollFlag} from './wire.js';

/**
 * Layers whose content the browser scrolls. Such a layer has a scroller, and in that a canvas as large as all that
 * can be seen of the content; the layer's children and content lie in the canvas. The bars are ours: thin, over the
 * content, and where every display has them.
 * @param {any} options
 */
export function makeScrolling({layers, report, isReporting, replace, handOver}) {
  const THICKNESS = 3, MARGIN = 3, LEAST_LENGTH = 36, LEAST_PRESSED = 7, MOST_PAGES = 1000;

  const scrolling = new Set();
  // Layers whose content has to be brought to its place once all is told.
  const due = new Set();
  let fingers = 0;

  /**
   * @param {any} value
   * @param {number} least
   * @param {number} greatest
   */
  const clamp = (value, least, greatest) => Math.min(Math.max(value, least), greatest);
  /**
   * @param {string} name
   * @param {Layer} parent
   */
  const make = (name, parent) => {
    const element = document.createElement('div');
    element.className = name;
    parent.append(element);
    return element;
  };

  // ---------------------------------------------------------------- How a layer scrolls

  /**
   * Says how a layer scrolls; without values it does not.
   * @param {Layer} layer
   * @param {any} values
   */
  function set(layer, values) {
    if (!values?.length) return end(layer);
    const [w, h, top, left, bottom, right, flags, revision, opacity, color, ...bars] = values;
    const scroll = layer.scroll ?? begin(layer);
    Object.assign(scroll, {w, h, top, left, bottom, right, flags, color, bars});
    const name = 'v' + (flags & ScrollFlag.horizontal ? ' vh' : '') + (flags & ScrollFlag.vertical ? ' vv' : '');
    if (scroll.view.className !== name) scroll.view.className = name;
    if (!!(flags & ScrollFlag.pulls) !== scroll.pulls) listenForPulls(scroll, !!(flags & ScrollFlag.pulls));
    for (const bar of [scroll.across, scroll.down]) bar.style.backgroundColor = color ?? '';
    setOpacity(layer, opacity);
    if (layer.px !== -left || layer.py !== -top) {
      layer.px = -left;
      layer.py = -top;
      replace(layer);
    }
    if (scroll.revision === null) scroll.revision = revision;
    due.add(layer);
  }

  /** @param {Layer} layer */
  function begin(layer) {
    const view = make('v', layer.element);
    view.tabIndex = -1;
    // As large as the canvas, and not moved when that is pushed past its edge.
    const size = make('z', view);
    const canvas = make('x', view);
    canvas.owner = layer;
    const content = layer.content;
    for (const child of [...layer.inside.childNodes]) {
      if (child.layer || content.includes(child)) canvas.append(child);
    }
    const marks = make('y', layer.element);
    layer.inside = canvas;
    layer.scroll = {
      view, size, canvas, marks, across: make('g', marks), down: make('g', marks), revision: null, pages: [], reported: 0, pulls: false,
      isActive: false, isByFinger: false, expected: null, observer: new ResizeObserver(() => settle(layer)),
    };
    layer.scroll.observer.observe(view);
    view.addEventListener('scroll', () => hear(layer), {passive: true});
    view.addEventListener('scrollend', () => rest(layer), {passive: true});
    scrolling.add(layer);
    return layer.scroll;
  }

  /** @param {Layer} layer */
  function end(layer) {
    if (!layer.scroll) return;
    const {view, canvas, marks, observer} = layer.scroll;
    observer.disconnect();
    layer.inside = layer.element;
    for (const child of [...canvas.childNodes]) if (child.layer || child.box) layer.element.insertBefore(child, view);
    view.remove();
    marks.remove();
    forget(layer);
    layer.scroll = null;
    layer.px = layer.ox;
    layer.py = layer.oy;
    replace(layer);
  }

  /** @param {Layer} layer */
  function forget(layer) {
    layer.scroll?.observer.disconnect();
    scrolling.delete(layer);
    due.delete(layer);
  }

  /**
   * @param {Layer} layer
   * @param {number} opacity
   */
  const setOpacity = (layer, opacity) => layer.scroll.marks.style.opacity = opacity;

  // ---------------------------------------------------------------- Where the content is

  /**
   * The app says where the content is; with a new revision it has moved it.
   * @param {Layer} layer
   * @param {number} [revision]
   */
  function move(layer, revision) {
    const {scroll} = layer;
    const isMoved = revision !== undefined && revision !== scroll.revision;
    if (isMoved) scroll.revision = revision;
    if (isMoved || !isBusy(layer)) due.add(layer);
  }

  /**
   * Whether the app may not know yet where the content is.
   * @param {Layer} layer
   */
  const isBusy = layer => layer.scroll.isActive || layer.scroll.reported > 0 || isReporting(layer);

  /**
   * The least and the greatest offsets at which the content may rest.
   * @param {Layer} layer
   */
  function range(layer) {
    const {w, h, top, left, bottom, right} = layer.scroll;
    return [-left, -top, Math.max(-left, w + right - layer.w), Math.max(-top, h + bottom - layer.h)];
  }

  /** Brings the content of all layers that are due to where the app wants it. */
  function place() {
    for (const layer of due) placeContent(layer);
    due.clear();
  }

  /** @param {Layer} layer */
  function placeContent(layer) {
    const {scroll} = layer;
    const {view, canvas} = scroll;
    const [leastX, leastY, mostX, mostY] = range(layer);
    for (const element of [canvas, scroll.size]) {
      setLength(element, 'width', mostX - leastX + layer.w);
      setLength(element, 'height', mostY - leastY + layer.h);
    }
    const x = clamp(layer.ox, leastX, mostX), y = clamp(layer.oy, leastY, mostY);
    // What lies past its edge is pushed there.
    pushBy(scroll, x - layer.ox, y - layer.oy);
    placePages(layer, mostX, mostY);
    const pages = scroll.flags & ScrollFlag.pages
      && isPage(layer.ox, layer.w, mostX) && isPage(layer.oy, layer.h, mostY);
    snap(layer, pages);
    const isElsewhere = scroll.at?.[0] !== layer.ox || scroll.at?.[1] !== layer.oy;
    const target = [x - leastX, y - leastY];
    // Scrolling lays the whole page out: content that has only grown or shrunk beyond what shows stays where it is.
    if (isElsewhere || !scroll.isActive && String(target) !== String(scroll.target)) {
      view.scrollTo(...target);
      scroll.at = [layer.ox, layer.oy];
      scroll.expected = [view.scrollLeft, view.scrollTop];
      scroll.target = target;
    }
    placeBars(layer, layer.ox, layer.oy);
  }

  /**
   * @param {Part} element
   * @param {string} name
   * @param {any} length
   */
  function setLength(element, name, length) {
    const value = length + 'px';
    if (element.style[name] !== value) element.style[name] = value;
  }

  /**
   * @param {any} scroll
   * @param {number} x
   * @param {number} y
   */
  function pushBy(scroll, x, y) {
    scroll.push = [x, y];
    scroll.canvas.style.translate = x || y ? `${x}px ${y}px` : '';
    scroll.canvas.style.overflow = x || y ? 'visible' : '';
  }

  // ---------------------------------------------------------------- Pages

  /**
   * @param {any} offset
   * @param {any} length
   * @param {number} most
   */
  const isPage = (offset, length, most) =>
    length <= 0 || Math.abs(offset / length - Math.round(offset / length)) * length < 1 || Math.abs(offset - most) < 1;

  /**
   * The browser stops at pages by itself, but where the app has put the content between two.
   * @param {Layer} layer
   * @param {any} isOn
   */
  function snap(layer, isOn) {
    const {view, flags} = layer.scroll;
    const axis = (flags & ScrollFlag.horizontal ? 1 : 0) + (flags & ScrollFlag.vertical ? 2 : 0);
    view.style.scrollSnapType = isOn && axis ? [, 'x', 'y', 'both'][axis] + ' mandatory' : '';
  }

  /**
   * @param {Layer} layer
   * @param {number} mostX
   * @param {number} mostY
   */
  function placePages(layer, mostX, mostY) {
    const {scroll, w, h, px, py} = layer;
    /** @type {any[]} */
    const wanted = [];
    /**
     * @param {any} length
     * @param {number} least
     * @param {number} most
     * @param {string} name
     */
    const add = (length, least, most, name) => {
      if (!(scroll.flags & ScrollFlag.pages) || length <= 0) return;
      for (let i = Math.ceil(least / length); i * length < most && wanted.length < MOST_PAGES; i++) {
        wanted.push([name, i * length - least]);
      }
      wanted.push([name, most - least]);
    };
    if (scroll.flags & ScrollFlag.horizontal) add(w, px, mostX, 'left');
    if (scroll.flags & ScrollFlag.vertical) add(h, py, mostY, 'top');
    const said = JSON.stringify([wanted, w, h]);
    if (said === scroll.said) return;
    scroll.said = said;
    for (const page of scroll.pages) page.remove();
    scroll.pages = wanted.map(([name, at]) => {
      const page = make('p', scroll.canvas);
      scroll.canvas.prepend(page);
      page.style[name] = at + 'px';
      page.style.scrollSnapAlign = name === 'left' ? 'none start' : 'start none';
      return page;
    });
  }

  // ---------------------------------------------------------------- What a person does

  /**
   * The content's offset as it is shown.
   * @returns {[number, number]}
   * @param {Layer} layer
   */
  function offset(layer) {
    const {scroll: {view}} = layer;
    const [leastX, leastY, mostX, mostY] = range(layer);
    // Browsers stop at whole pixels.
    /**
     * @param {any} value
     * @param {number} most
     */
    const near = (value, most) => value > most - 1 ? most : value;
    return [near(view.scrollLeft + leastX, mostX), near(view.scrollTop + leastY, mostY)];
  }

  /** @param {Layer} layer */
  function hear(layer) {
    /** @type {{scroll: {at: [number, number], [name: string]: any}}} */
    const {scroll} = layer;
    const {expected, view} = scroll;
    if (expected && Math.abs(view.scrollLeft - expected[0]) < 1 && Math.abs(view.scrollTop - expected[1]) < 1) return;
    if (!scroll.isActive) {
      scroll.isActive = true;
      scroll.isByFinger = fingers > 0;
      pushBy(scroll, 0, 0);
      if (scroll.flags & ScrollFlag.pages) snap(layer, true);
      tell(layer, 'began');
    }
    // Firefox does not tell of the end where it scrolls at once, and WebKit never.
    clearTimeout(scroll.timer);
    scroll.timer = setTimeout(() => rest(layer), 'onscrollend' in window ? 500 : 150);
    scroll.expected = scroll.target = null;
    scroll.at = offset(layer);
    placeBars(layer, ...scroll.at);
    report(layer, 'moved', ...scroll.at, scroll.revision);
  }

  /** @param {Layer} layer */
  function rest(layer) {
    if (!layer.scroll?.isActive || fingers > 0 && layer.scroll.isByFinger) return;
    clearTimeout(layer.scroll.timer);
    layer.scroll.isActive = false;
    tell(layer, 'ended');
    settle(layer);
  }

  /**
   * @param {Layer} layer
   * @param {any} phase
   */
  function tell(layer, phase) {
    const {scroll} = layer;
    report(layer, phase, ...offset(layer), scroll.revision);
  }

  /**
   * Follows the app, once it knows all that was told.
   * @param {Layer} layer
   */
  function settle(layer) {
    if (!layer.scroll || isBusy(layer)) return;
    placeContent(layer);
  }

  /**
   * A report has got a number.
   * @param {number} id
   * @param {number} number
   */
  function numbered(id, number) {
    const layer = layers.get(id);
    if (layer?.scroll) layer.scroll.reported = number;
  }

  /**
   * The app has dealt with all reports up to a number.
   * @param {number} number
   */
  function acknowledged(number) {
    for (const layer of scrolling) {
      if (!layer.scroll.reported || layer.scroll.reported > number) continue;
      layer.scroll.reported = 0;
      settle(layer);
    }
  }

  // ---------------------------------------------------------------- Pulls, which are the app's to follow

  // Where the only finger came down, and whether it pulls; null until it has moved.
  /** @type {any} */
  let press = null;
  /** @type {any} */
  let isPull = null;
  // When the wheel last turned, and whether it pulls.
  let turnedAt = -Infinity;
  let isTurnPull = false;

  /**
   * @param {any} scroll
   * @param {any} isOn
   */
  function listenForPulls(scroll, isOn) {
    scroll.pulls = isOn;
    // A listener that may refuse to scroll makes every drag wait for it, so only what can be pulled has one.
    if (isOn) scroll.view.addEventListener('touchmove', pull, {passive: false});
    else scroll.view.removeEventListener('touchmove', pull, {passive: false});
  }

  /**
   * Whether all content from an element out to a scroller is at its top.
   * @param {Part} element
   * @param {Part} view
   */
  function isAtTop(element, view) {
    for (let e = element.closest?.('.vv'); e; e = e.parentElement.closest('.vv')) {
      if (e.scrollTop >= 1) return false;
      if (e === view) return true;
    }
    return false;
  }

  /** @param {PageEvent} event */
  function pull(event) {
    const [touch] = event.touches;
    if (isPull === null && press && event.touches.length === 1) {
      const [dx, dy] = [touch.clientX - press.clientX, touch.clientY - press.clientY];
      isPull = event.cancelable && dy > 0 && dy >= Math.abs(dx) && isAtTop(event.target, event.currentTarget);
      if (isPull) handOver();
    }
    if (isPull && event.cancelable) event.preventDefault();
  }

  /**
   * Whether a turn of the wheel over a scroller pulls its content: one that begins at the top, and all that follow.
   * @param {Part} view
   * @param {PageEvent} event
   */
  function turns(view, event) {
    const isNew = event.timeStamp - turnedAt >= 250;
    turnedAt = event.timeStamp;
    isTurnPull = (isNew ? event.deltaY < 0 : isTurnPull) && !!view
      && !!view.parentElement.layer?.scroll?.pulls && isAtTop(view, view);
    return isTurnPull;
  }

  /** @param {PageEvent} event */
  function countFingers(event) {
    const before = fingers;
    fingers = event.touches.length;
    if (event.type === 'touchstart') [press, isPull] = [fingers === 1 ? event.touches[0] : null, null];
    if (fingers > 0 || before === 0) return;
    for (const layer of scrolling) {
      const {scroll} = layer;
      if (!scroll.isActive || !scroll.isByFinger) continue;
      scroll.isByFinger = false;
      tell(layer, 'lifted');
      restWhenStill(layer);
    }
  }

  /**
   * A finger that rests before it is lifted leaves nothing to end.
   * @param {Layer} layer
   * @param {any} [last]
   */
  function restWhenStill(layer, last) {
    if (!layer.scroll?.isActive || fingers > 0) return;
    const now = String(offset(layer));
    if (now === last) rest(layer);
    else setTimeout(() => restWhenStill(layer, now), 150);
  }

  for (const name of ['touchstart', 'touchend', 'touchcancel']) {
    addEventListener(name, countFingers, {passive: true, capture: true});
  }

  // ---------------------------------------------------------------- Bars

  /**
   * @param {any} offset
   * @param {number} least
   * @param {number} most
   * @param {number} visible
   * @param {number} start
   * @param {number} end
   */
  function bar(offset, least, most, visible, start, end) {
    const track = end - start;
    const past = Math.max(least - offset, offset - most, 0);
    if (track <= LEAST_PRESSED || visible <= 0 || !(most > least || past > 0)) return null;
    const part = Math.min(1, visible / (most - least + visible));
    const whole = Math.min(track, Math.max(track * part, LEAST_LENGTH));
    const length = Math.max(Math.min(whole, LEAST_PRESSED), whole - past);
    const progress = most > least ? clamp((offset - least) / (most - least), 0, 1) : offset > most ? 1 : 0;
    return [start + (track - length) * progress, length];
  }

  /**
   * @param {Layer} layer
   * @param {number} x
   * @param {number} y
   */
  function placeBars(layer, x, y) {
    const {scroll, w, h} = layer;
    const {flags} = scroll;
    const [leastX, leastY, mostX, mostY] = range(layer);
    const [top = 0, bottom = 0, left = 0, right = 0, side = 0, below = 0] = scroll.bars;
    const corner = mostX > leastX && mostY > leastY ? MARGIN + THICKNESS : 0;
    const isLeft = flags & ScrollFlag.isOnLeft;
    const down = scroll.color && flags & ScrollFlag.showsVertical
      && bar(y, leastY, mostY, h, top + MARGIN, h - bottom - MARGIN - corner);
    const across = scroll.color && flags & ScrollFlag.showsHorizontal
      && bar(x, leastX, mostX, w, left + MARGIN + (isLeft ? corner : 0), w - right - MARGIN - (isLeft ? 0 : corner));
    draw(scroll.down, down && [isLeft ? side + MARGIN : w - side - MARGIN - THICKNESS, down[0], THICKNESS, down[1]]);
    draw(scroll.across, across && [across[0], h - below - MARGIN - THICKNESS, across[1], THICKNESS]);
  }

  /**
   * @param {Part} element
   * @param {any} box
   */
  function draw(element, box) {
    element.style.display = box ? '' : 'none';
    if (!box) return;
    ['left', 'top', 'width', 'height'].forEach((name, i) => setLength(element, name, box[i]));
  }

  return {
    set, setOpacity, move, place, forget, numbered, acknowledged, turns,
    /**
     * A layer has another size.
     * @param {Layer} layer
     */
    resized: layer => due.add(layer),
    /**
     * A layer has been moved in the page, which makes browsers forget where its content was.
     * @param {Layer} layer
     */
    moved(layer) {
      for (const other of scrolling) {
        if (!layer.element.contains(other.element)) continue;
        other.scroll.target = null;
        due.add(other);
      }
    },
    /**
     * The pages of an animation of the offset from `x`, `y`.
     * @param {any} options
     * @param {number} x
     * @param {number} y
     */
    frame: ({scroll, ox, oy}, x, y) => `${scroll.push[0] + ox - x}px ${scroll.push[1] + oy - y}px`,
    /** Whether content moves by itself. */
    get isMoving() { return fingers === 0 && [...scrolling].some(layer => layer.scroll.isActive); },
    get isEmpty() { return scrolling.size === 0; },
  };
}
