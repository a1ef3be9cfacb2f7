import {appendBox} from './boxes.js';
import {placeIndicators} from './indicators.js';
import {layers, shiftAll} from './layers.js';
import {snap} from './paging.js';
import {Pulls} from './pulls.js';
import {coalesce, isWaiting, post} from './queue.js';
import {offsetRange, placeContent, pushBy, shownOffset} from './scrollplace.js';
import {ScrollFlag, TabMessage} from './wire.js';

/**
 * Reports a content's offset to the app.
 * @param {Layer} layer
 * @param {'began' | 'moved' | 'lifted' | 'ended'} phase
 * @param {[number, number]} offset
 */
function reportScroll(layer, phase, offset) {
  const values = [layer.id, phase, ...offset, layer.scroll.revision];
  if (phase === 'moved') coalesce(TabMessage.scrolled + layer.id, TabMessage.scrolled, values);
  else post(TabMessage.scrolled, ...values);
}

/**
 * Whether the app may not have the content's latest offset yet.
 * @param {Layer} layer
 */
const isBusy = layer => layer.scroll.isActive || layer.scroll.reported > 0 || isWaiting(TabMessage.scrolled + layer.id);

/**
 * Places the content as the app has it, once that has acknowledged all reports.
 * @param {Layer} layer
 */
function followApp(layer) {
  if (!layer.scroll || isBusy(layer)) return;
  placeContent(layer);
}

/**
 * Layers whose content the browser scrolls. Such a layer has a scroller, and in that a canvas as large as all that
 * can be seen of the content; the layer's children and content lie in the canvas.
 */
export class Scrolling {
  /** @type {Set<Layer>} */
  #scrolling = new Set();
  // Layers whose content is placed at the end of the commit.
  /** @type {Set<Layer>} */
  #due = new Set();
  #fingers = 0;
  #pulls;

  /** @param {() => void} handOver gives the app the finger that pulls */
  constructor(handOver) {
    this.#pulls = new Pulls(handOver);
    for (const name of ['touchstart', 'touchend', 'touchcancel']) {
      addEventListener(name, event => this.#countFingers(event), {passive: true, capture: true});
    }
  }

  /** Whether content moves by itself. */
  get isMoving() { return this.#fingers === 0 && [...this.#scrolling].some(layer => layer.scroll.isActive); }
  get isEmpty() { return this.#scrolling.size === 0; }

  /**
   * Sets how a layer scrolls; without values it does not.
   * @param {Layer} layer
   * @param {Values} values
   */
  set(layer, values) {
    if (!values?.length) return this.#end(layer);
    const [w, h, top, left, bottom, right, flags, revision, opacity, color, ...bars] = values;
    const scroll = layer.scroll ?? this.#begin(layer);
    Object.assign(scroll, {w, h, top, left, bottom, right, flags, color, bars});
    const name = 'v' + (flags & ScrollFlag.horizontal ? ' vh' : '') + (flags & ScrollFlag.vertical ? ' vv' : '');
    if (scroll.view.className !== name) scroll.view.className = name;
    if (!!(flags & ScrollFlag.pulls) !== scroll.pulls) this.#pulls.listen(scroll, !!(flags & ScrollFlag.pulls));
    for (const bar of [scroll.across, scroll.down]) bar.style.backgroundColor = color ?? '';
    this.setOpacity(layer, opacity);
    if (layer.px !== -left || layer.py !== -top) {
      layer.px = -left;
      layer.py = -top;
      shiftAll(layer);
    }
    if (scroll.revision === null) scroll.revision = revision;
    this.#due.add(layer);
  }

  /** @param {Layer} layer */
  #begin(layer) {
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
      isActive: false, isByFinger: false, expected: null, observer: new ResizeObserver(() => followApp(layer)),
    };
    layer.scroll.observer.observe(view);
    view.addEventListener('scroll', () => this.#scrolled(layer), {passive: true});
    view.addEventListener('scrollend', () => this.#endScroll(layer), {passive: true});
    this.#scrolling.add(layer);
    return layer.scroll;
  }

  /** @param {Layer} layer */
  #end(layer) {
    if (!layer.scroll) return;
    const {view, canvas, marks, observer} = layer.scroll;
    observer.disconnect();
    layer.inside = layer.element;
    for (const child of [...canvas.childNodes]) if (child.layer || child.box) layer.element.insertBefore(child, view);
    view.remove();
    marks.remove();
    this.remove(layer);
    layer.scroll = null;
    layer.px = layer.ox;
    layer.py = layer.oy;
    shiftAll(layer);
  }

  /** @param {Layer} layer */
  remove(layer) {
    layer.scroll?.observer.disconnect();
    this.#scrolling.delete(layer);
    this.#due.delete(layer);
  }

  /**
   * @param {Layer} layer
   * @param {number} opacity
   */
  setOpacity(layer, opacity) { layer.scroll.marks.style.opacity = opacity; }

  /**
   * A layer has another size.
   * @param {Layer} layer
   */
  resized(layer) { this.#due.add(layer); }

  /**
   * A layer has been moved in the page, which makes browsers reset the offset of its content.
   * @param {Layer} layer
   */
  moved(layer) {
    for (const other of this.#scrolling) {
      if (!layer.element.contains(other.element)) continue;
      other.scroll.target = null;
      this.#due.add(other);
    }
  }

  /**
   * Sets the content's offset; with a new revision the app has moved it.
   * @param {Layer} layer
   * @param {number} [revision]
   */
  move(layer, revision) {
    const {scroll} = layer;
    const isMoved = revision !== undefined && revision !== scroll.revision;
    if (isMoved) scroll.revision = revision;
    if (isMoved || !isBusy(layer)) this.#due.add(layer);
  }

  /** Places the content of all layers that are due. */
  place() {
    for (const layer of this.#due) placeContent(layer);
    this.#due.clear();
  }

  /**
   * The pages of an animation of the offset from `x`, `y`.
   * @param {Layer} layer
   * @param {number} x
   * @param {number} y
   */
  frame({scroll, ox, oy}, x, y) { return `${scroll.push[0] + ox - x}px ${scroll.push[1] + oy - y}px`; }

  /**
   * Whether a turn of the wheel over a scroller pulls its content.
   * @param {Part} view
   * @param {PageEvent} event
   */
  isPullByWheel(view, event) { return this.#pulls.isByWheel(view, event); }

  /**
   * The browser has scrolled a layer's content.
   * @param {Layer} layer
   */
  #scrolled(layer) {
    const {scroll} = layer;
    const {expected, view} = scroll;
    if (expected && Math.abs(view.scrollLeft - expected[0]) < 1 && Math.abs(view.scrollTop - expected[1]) < 1) return;
    if (!scroll.isActive) {
      scroll.isActive = true;
      scroll.isByFinger = this.#fingers > 0;
      pushBy(scroll, 0, 0);
      if (scroll.flags & ScrollFlag.pages) snap(layer, true);
      reportScroll(layer, 'began', shownOffset(layer));
    }
    // Firefox sends no `scrollend` where it scrolls at once, and WebKit never does.
    clearTimeout(scroll.timer);
    scroll.timer = setTimeout(() => this.#endScroll(layer), 'onscrollend' in window ? 500 : 150);
    scroll.expected = scroll.target = null;
    const offset = shownOffset(layer);
    scroll.at = offset;
    placeIndicators(layer, ...offset, offsetRange(layer));
    reportScroll(layer, 'moved', offset);
  }

  /** @param {Layer} layer */
  #endScroll(layer) {
    if (!layer.scroll?.isActive || this.#fingers > 0 && layer.scroll.isByFinger) return;
    clearTimeout(layer.scroll.timer);
    layer.scroll.isActive = false;
    reportScroll(layer, 'ended', shownOffset(layer));
    followApp(layer);
  }

  /**
   * A report has got a number.
   * @param {number} id
   * @param {number} number
   */
  numbered(id, number) {
    const layer = layers.get(id);
    if (layer?.scroll) layer.scroll.reported = number;
  }

  /**
   * The app has dealt with all reports up to a number.
   * @param {number} number
   */
  acknowledged(number) {
    for (const layer of this.#scrolling) {
      if (!layer.scroll.reported || layer.scroll.reported > number) continue;
      layer.scroll.reported = 0;
      followApp(layer);
    }
  }

  /** @param {PageEvent} event */
  #countFingers(event) {
    const before = this.#fingers;
    this.#fingers = event.touches.length;
    if (event.type === 'touchstart') this.#pulls.press(this.#fingers === 1 ? event.touches[0] : null);
    if (this.#fingers > 0 || before === 0) return;
    for (const layer of this.#scrolling) {
      const {scroll} = layer;
      if (!scroll.isActive || !scroll.isByFinger) continue;
      scroll.isByFinger = false;
      reportScroll(layer, 'lifted', shownOffset(layer));
      this.#endIfStill(layer);
    }
  }

  /**
   * A finger that rests before it is lifted leaves nothing to end.
   * @param {Layer} layer
   * @param {string} [last]
   */
  #endIfStill(layer, last) {
    if (!layer.scroll?.isActive || this.#fingers > 0) return;
    const now = String(shownOffset(layer));
    if (now === last) this.#endScroll(layer);
    else setTimeout(() => this.#endIfStill(layer, now), 150);
  }
}
