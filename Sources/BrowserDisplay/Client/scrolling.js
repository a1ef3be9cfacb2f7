import {appendBox, setLength} from './boxes.js';
import {placeIndicators} from './indicators.js';
import {isPage, placePages, snap} from './paging.js';
import {makePulls} from './pulls.js';
import {ScrollFlag} from './wire.js';

/**
 * Layers whose content the browser scrolls. Such a layer has a scroller, and in that a canvas as large as all that
 * can be seen of the content; the layer's children and content lie in the canvas.
 * @param {any} options
 */
export function makeScrolling({layers, report, isReporting, replace, handOver}) {
  const scrolling = new Set();
  // Layers whose content is placed at the end of the commit.
  const due = new Set();
  let fingers = 0;
  const {listenForPulls, isPullByWheel, press} = makePulls({handOver});

  // ---------------------------------------------------------------- How a layer scrolls

  /**
   * Sets how a layer scrolls; without values it does not.
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
    const view = appendBox('v', layer.element);
    view.tabIndex = -1;
    // As large as the canvas, and not moved when that is pushed past its edge.
    const size = appendBox('z', view);
    const canvas = appendBox('x', view);
    canvas.owner = layer;
    const content = layer.content;
    for (const child of [...layer.inside.childNodes]) {
      if (child.layer || content.includes(child)) canvas.append(child);
    }
    const marks = appendBox('y', layer.element);
    layer.inside = canvas;
    layer.scroll = {
      view, size, canvas, marks, across: appendBox('g', marks), down: appendBox('g', marks), revision: null, pages: [], reported: 0, pulls: false,
      isActive: false, isByFinger: false, expected: null, observer: new ResizeObserver(() => follow(layer)),
    };
    layer.scroll.observer.observe(view);
    view.addEventListener('scroll', () => scrolled(layer), {passive: true});
    view.addEventListener('scrollend', () => endScroll(layer), {passive: true});
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
    remove(layer);
    layer.scroll = null;
    layer.px = layer.ox;
    layer.py = layer.oy;
    replace(layer);
  }

  /** @param {Layer} layer */
  function remove(layer) {
    layer.scroll?.observer.disconnect();
    scrolling.delete(layer);
    due.delete(layer);
  }

  /**
   * @param {Layer} layer
   * @param {number} opacity
   */
  const setOpacity = (layer, opacity) => layer.scroll.marks.style.opacity = opacity;

  // ---------------------------------------------------------------- The content's offset

  /**
   * Sets the content's offset; with a new revision the app has moved it.
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
   * Whether the app may not have the content's latest offset yet.
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

  /** Places the content of all layers that are due. */
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
    const x = Math.min(Math.max(layer.ox, leastX), mostX), y = Math.min(Math.max(layer.oy, leastY), mostY);
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
    placeIndicators(layer, layer.ox, layer.oy, range(layer));
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

  // ---------------------------------------------------------------- Scrolling by the browser

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
  function scrolled(layer) {
    /** @type {{scroll: {at: [number, number], [name: string]: any}}} */
    const {scroll} = layer;
    const {expected, view} = scroll;
    if (expected && Math.abs(view.scrollLeft - expected[0]) < 1 && Math.abs(view.scrollTop - expected[1]) < 1) return;
    if (!scroll.isActive) {
      scroll.isActive = true;
      scroll.isByFinger = fingers > 0;
      pushBy(scroll, 0, 0);
      if (scroll.flags & ScrollFlag.pages) snap(layer, true);
      reportAs(layer, 'began');
    }
    // Firefox sends no `scrollend` where it scrolls at once, and WebKit never does.
    clearTimeout(scroll.timer);
    scroll.timer = setTimeout(() => endScroll(layer), 'onscrollend' in window ? 500 : 150);
    scroll.expected = scroll.target = null;
    scroll.at = offset(layer);
    placeIndicators(layer, ...scroll.at, range(layer));
    report(layer, 'moved', ...scroll.at, scroll.revision);
  }

  /** @param {Layer} layer */
  function endScroll(layer) {
    if (!layer.scroll?.isActive || fingers > 0 && layer.scroll.isByFinger) return;
    clearTimeout(layer.scroll.timer);
    layer.scroll.isActive = false;
    reportAs(layer, 'ended');
    follow(layer);
  }

  /**
   * @param {Layer} layer
   * @param {any} phase
   */
  function reportAs(layer, phase) {
    const {scroll} = layer;
    report(layer, phase, ...offset(layer), scroll.revision);
  }

  /**
   * Places the content as the app has it, once that has acknowledged all reports.
   * @param {Layer} layer
   */
  function follow(layer) {
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
      follow(layer);
    }
  }

  /** @param {PageEvent} event */
  function countFingers(event) {
    const before = fingers;
    fingers = event.touches.length;
    if (event.type === 'touchstart') press(fingers === 1 ? event.touches[0] : null);
    if (fingers > 0 || before === 0) return;
    for (const layer of scrolling) {
      const {scroll} = layer;
      if (!scroll.isActive || !scroll.isByFinger) continue;
      scroll.isByFinger = false;
      reportAs(layer, 'lifted');
      endIfStill(layer);
    }
  }

  /**
   * A finger that rests before it is lifted leaves nothing to end.
   * @param {Layer} layer
   * @param {any} [last]
   */
  function endIfStill(layer, last) {
    if (!layer.scroll?.isActive || fingers > 0) return;
    const now = String(offset(layer));
    if (now === last) endScroll(layer);
    else setTimeout(() => endIfStill(layer, now), 150);
  }

  for (const name of ['touchstart', 'touchend', 'touchcancel']) {
    addEventListener(name, countFingers, {passive: true, capture: true});
  }

  return {
    set, setOpacity, move, place, remove, numbered, acknowledged, isPullByWheel,
    /**
     * A layer has another size.
     * @param {Layer} layer
     */
    resized: layer => due.add(layer),
    /**
     * A layer has been moved in the page, which makes browsers reset the offset of its content.
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
