// Docks the developer panel in the app's page: a frame beside the app, and a box over the view that is looked at.

const leastSize = 240;

/** @param {string} name */
const stored = name => { try { return localStorage.getItem('shoji.panel.' + name); } catch { return null; } };
/**
 * @param {string} name
 * @param {string | number} value
 */
const store = (name, value) => { try { localStorage.setItem('shoji.panel.' + name, String(value)); } catch {} };

/** Makes the box over the view that is looked at. */
function makeHighlight() {
  const box = document.createElement('div');
  Object.assign(box.style, {
    position: 'fixed', pointerEvents: 'none', zIndex: 2147483646, boxSizing: 'border-box', display: 'none',
    border: '1px solid #1a73e8', background: 'rgba(66, 133, 244, .28)',
  });
  box.setAttribute('aria-hidden', 'true');
  return box;
}

/** @implements {Dock} */
class PanelDock {
  #side = stored('side') ?? (innerWidth < 720 ? 'bottom' : 'right');
  #size = Number(stored('size')) || 0;
  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  #box = makeHighlight();
  // The number of the view that is looked at.
  /** @type {number | null} */
  #highlighted = null;
  // What had the focus when the panel was opened.
  /** @type {Element | null} */
  #returnsTo = null;
  #inset = '';

  constructor() {
    addEventListener('resize', () => this.#place());
    this.#open();
  }

  get isOpen() { return this.#frame !== null; }
  get side() { return this.#side; }
  get frame() { return this.#frame; }
  /** The size of the frame across its side, in pixels; it stays at the next opening. */
  get size() { return this.#frame ? this.#frame.getBoundingClientRect()[this.#side === 'right' ? 'width' : 'height'] : this.#size; }

  toggle() {
    if (this.#frame) this.#close();
    else this.#open();
  }

  /** @param {number} value */
  setSize(value) {
    this.#size = Math.round(value);
    store('size', this.#size);
    this.#place();
  }

  /** @param {string} value */
  setSide(value) {
    this.#side = value;
    this.#size = 0;
    store('side', value);
    store('size', 0);
    this.#place();
  }

  /**
   * Shows a box over a view, by its number; none for null.
   * @param {number | null} id
   */
  highlight(id) {
    const wasNone = this.#highlighted === null;
    this.#highlighted = id;
    if (wasNone || id === null) this.#follow();
  }

  #open() {
    this.#returnsTo = document.activeElement;
    const frame = this.#frame = document.createElement('iframe');
    frame.src = 'panel';
    frame.title = 'Developer panel';
    Object.assign(frame.style, {position: 'fixed', border: 0, zIndex: 2147483647, colorScheme: 'light dark'});
    frame.onload = () => this.#frame?.contentWindow?.focus();
    document.body.append(frame, this.#box);
    this.#place();
  }

  #close() {
    this.#frame?.remove();
    this.#box.remove();
    this.#frame = this.#highlighted = null;
    this.#setInset(0, 0);
    if (this.#returnsTo?.isConnected) this.#returnsTo.focus({preventScroll: true});
  }

  #place() {
    const frame = this.#frame, side = this.#side;
    if (!frame) return;
    const all = side === 'right' ? innerWidth : innerHeight;
    const usual = side === 'right' ? Math.round(innerWidth * 0.45) : Math.round(innerHeight * 0.5);
    const depth = Math.max(Math.min(leastSize, all), Math.min(this.#size || Math.min(usual, 560), all - 120));
    Object.assign(frame.style, side === 'right'
      ? {top: 0, right: 0, bottom: 0, left: 'auto', width: depth + 'px', height: '100%'}
      : {top: 'auto', right: 0, bottom: 0, left: 0, width: '100%', height: depth + 'px'});
    this.#setInset(side === 'right' ? depth : 0, side === 'bottom' ? depth : 0);
    this.#follow();
  }

  /**
   * Leaves room beside the app, whose window is what its root covers.
   * @param {number} right
   * @param {number} bottom
   */
  #setInset(right, bottom) {
    /** @type {HTMLElement | null} */
    const root = document.querySelector('.l[data-id="0"]');
    // The key may be pressed before the page's scripts have made the root.
    if (!root || this.#inset === `${right} ${bottom}`) return;
    this.#inset = `${right} ${bottom}`;
    Object.assign(root.style, {right: right + 'px', bottom: bottom + 'px'});
    dispatchEvent(new Event('resize'));
  }

  /** Keeps the box over the highlighted view while that moves. */
  #follow() {
    const box = this.#box;
    const layer = this.#highlighted === null ? null : [...document.querySelectorAll('.l')].find(e => e.layer?.id === this.#highlighted);
    box.style.display = layer ? '' : 'none';
    if (!layer) return;
    const {left, top, width, height} = layer.getBoundingClientRect();
    Object.assign(box.style, {left: left + 'px', top: top + 'px', width: width + 'px', height: height + 'px'});
    requestAnimationFrame(() => this.#follow());
  }
}

window.shojiDock = new PanelDock();
