import {PageElement} from './wire.js';

// Before the elements of the server's own picture of the scene: records what a person does with it, from its first paint on, until the page
// shows the scene itself. `replay.js` performs it then. What it records comes to no other listener, and the browser does nothing of its own.

/**
 * Fetches what performs a recording, as often as the line breaks.
 * @returns {Promise<typeof import('./replay.js')>}
 */
async function fetchReplay(attempt = 0) {
  /** @type {string} */
  const address = './replay.js';
  try {
    return await import(address + (attempt ? '?' + attempt : ''));
  } catch {
    await new Promise(resolve => setTimeout(resolve, 500 << Math.min(attempt, 6)));
    return fetchReplay(attempt + 1);
  }
}

class Recorder {
  /** @type {Recording['records']} */
  records = [];
  #listeners = new AbortController();
  // What performs it, fetched as soon as there is something.
  /** @type {ReturnType<typeof fetchReplay> | null} */
  #replaying = null;
  #hasEnded = false;

  constructor() {
    for (const name of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'wheel', 'keydown', 'keyup', 'mousedown', 'click', 'contextmenu']) {
      addEventListener(name, event => this.#record(event), {capture: true, passive: false, signal: this.signal});
    }
  }

  get signal() { return this.#listeners.signal; }

  stop() { this.#listeners.abort(); }

  /**
   * The page shows the scene itself: removes the picture, and performs what was recorded.
   * @param {() => number} unacknowledged gives the number of inputs that the app has not dealt with
   */
  end(unacknowledged) {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    document.getElementById(PageElement.prerendered)?.remove();
    if (this.#replaying) this.#replaying.then(({Replay}) => new Replay(this, unacknowledged).run());
    else this.stop();
  }

  /**
   * The layer that is seen at an event's place, as a text that is the same in the picture and in the page: its box, and the texts in it.
   * @param {PageEvent} event
   */
  seen({clientX, clientY}) {
    const picture = document.getElementById(PageElement.prerendered);
    if (picture) picture.inert = false;
    // The page's own, empty scene may lie over the picture already.
    const layer = document.elementsFromPoint(clientX, clientY).find(e => !picture || picture.contains(e))?.closest('.l');
    if (picture) picture.inert = true;
    if (!layer) return '';
    const {x, y, width, height} = layer.getBoundingClientRect();
    // What covers most of the window is the same place whatever it shows elsewhere.
    const texts = width * height > innerWidth * innerHeight / 2 ? []
      : [...layer.querySelectorAll('.t')].filter(text => text.getClientRects().length).map(text => text.textContent);
    return [x, y, width, height].map(Math.round) + '\n' + texts;
  }

  /** @param {PageEvent} event */
  #record(event) {
    const {records} = this;
    const {type, key, buttons, pointerId} = event;
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    const isKey = type[0] === 'k';
    // An input method works on an editor that the page shows already; a page is enlarged by the browser.
    if (!event.isTrusted || (isKey ? event.isComposing || ['Process', 'Unidentified', 'Dead'].includes(key) : type === 'wheel' && event.ctrlKey)) return;
    event.stopImmediatePropagation();
    if (!isKey || !isCommand || !event.altKey && !event.shiftKey && 'dos'.includes(key.toLowerCase())) {
      if (event.cancelable && type[0] !== 'p') event.preventDefault();
    }
    if (['mousedown', 'click', 'contextmenu'].includes(type)) return;
    const last = records.at(-1)?.event;
    // Of a mouse that hovers the newest place counts.
    if (type === 'pointermove' && !buttons && last?.type === type && !last.buttons && last.pointerId === pointerId) records.pop();
    if (records.length >= 1000 && !['pointerup', 'pointercancel'].includes(type)) return;
    records.push({event, seen: type === 'pointerdown' || type === 'wheel' ? this.seen(event) : ''});
    if (buttons || type !== 'pointermove') this.#replaying ??= fetchReplay();
  }
}

window.recording = new Recorder();
