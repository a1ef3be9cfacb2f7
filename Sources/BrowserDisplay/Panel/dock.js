/** Docks the developer panel in the app's page: a frame beside the app, and a box over the view that is looked at. */
(() => {
  const least = 240;
  /** @param {string} name */
  const stored = name => { try { return localStorage.getItem('shoji.panel.' + name); } catch { return null; } };
  /**
   * @param {string} name
   * @param {string | number} value
   */
  const store = (name, value) => { try { localStorage.setItem('shoji.panel.' + name, String(value)); } catch {} };

  let side = stored('side') ?? (innerWidth < 720 ? 'bottom' : 'right');
  let size = Number(stored('size')) || 0;
  /** @type {HTMLIFrameElement | null} */
  let frame = null;
  // The number of the view that is looked at.
  /** @type {number | null} */
  let highlighted = null;
  // What had the focus when the panel was opened.
  /** @type {Element | null} */
  let returnsTo = null;
  let inset = '';

  /**
   * Leaves room beside the app, whose window is what its root covers.
   * @param {number} right
   * @param {number} bottom
   */
  function setInset(right, bottom) {
    /** @type {HTMLElement | null} */
    const root = document.querySelector('.l[data-id="0"]');
    // The key may be pressed before the page's scripts have made the root.
    if (!root || inset === `${right} ${bottom}`) return;
    inset = `${right} ${bottom}`;
    Object.assign(root.style, {right: right + 'px', bottom: bottom + 'px'});
    dispatchEvent(new Event('resize'));
  }

  const box = document.createElement('div');
  Object.assign(box.style, {
    position: 'fixed', pointerEvents: 'none', zIndex: 2147483646, boxSizing: 'border-box', display: 'none',
    border: '1px solid #1a73e8', background: 'rgba(66, 133, 244, .28)',
  });
  box.setAttribute('aria-hidden', 'true');

  function place() {
    if (!frame) return;
    const all = side === 'right' ? innerWidth : innerHeight;
    const usual = side === 'right' ? Math.round(innerWidth * 0.45) : Math.round(innerHeight * 0.5);
    const depth = Math.max(Math.min(least, all), Math.min(size || Math.min(usual, 560), all - 120));
    Object.assign(frame.style, side === 'right'
      ? {top: 0, right: 0, bottom: 0, left: 'auto', width: depth + 'px', height: '100%'}
      : {top: 'auto', right: 0, bottom: 0, left: 0, width: '100%', height: depth + 'px'});
    setInset(side === 'right' ? depth : 0, side === 'bottom' ? depth : 0);
    follow();
  }

  function open() {
    returnsTo = document.activeElement;
    frame = document.createElement('iframe');
    frame.src = 'panel';
    frame.title = 'Developer panel';
    Object.assign(frame.style, {position: 'fixed', border: 0, zIndex: 2147483647, colorScheme: 'light dark'});
    frame.onload = () => frame?.contentWindow?.focus();
    document.body.append(frame, box);
    place();
  }

  function close() {
    frame?.remove();
    box.remove();
    frame = highlighted = null;
    setInset(0, 0);
    if (returnsTo?.isConnected) returnsTo.focus({preventScroll: true});
  }

  /** Keeps the box over the highlighted view while that moves. */
  function follow() {
    const layer = highlighted === null ? null : [...document.querySelectorAll('.l')].find(e => e.layer?.id === highlighted);
    box.style.display = layer ? '' : 'none';
    if (!layer) return;
    const {left, top, width, height} = layer.getBoundingClientRect();
    Object.assign(box.style, {left: left + 'px', top: top + 'px', width: width + 'px', height: height + 'px'});
    requestAnimationFrame(follow);
  }

  window.shojiDock = {
    get isOpen() { return frame !== null; },
    get side() { return side; },
    get frame() { return frame; },
    toggle() { if (frame) close(); else open(); },
    /** The size of the frame across its side, in pixels; it stays at the next opening. */
    get size() { return frame ? frame.getBoundingClientRect()[side === 'right' ? 'width' : 'height'] : size; },
    setSize(value) {
      size = Math.round(value);
      store('size', size);
      place();
    },
    setSide(value) {
      side = value;
      size = 0;
      store('side', value);
      store('size', 0);
      place();
    },
    /** Shows a box over a view, by its number; none for null. */
    highlight(id) {
      const wasNone = highlighted === null;
      highlighted = id;
      if (wasNone || id === null) follow();
    },
  };
  addEventListener('resize', place);
  open();
})();
