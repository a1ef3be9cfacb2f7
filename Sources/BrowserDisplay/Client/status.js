import {followFileDrags} from './filedrags.js';
import {Navigation} from './navigation.js';
import {Presses} from './presses.js';
import {CloseCode, TabMessage} from './wire.js';

/** What stands in the app's way, over what the app shows: the compiler's errors, or how the app has crashed. */
class Fault {
  element = document.createElement('div');
  #heading = document.createElement('b');
  #text = document.createElement('pre');
  #button = document.createElement('button');
  #shown = '';
  // The text that the person has closed: an app that starts again sends it once more.
  #closed = '';

  constructor() {
    const {element} = this;
    element.id = 'fault';
    element.setAttribute('role', 'alert');
    element.style.cssText = 'position:fixed;inset:auto 0 0;z-index:9;max-height:60%;box-sizing:border-box;overflow:auto;padding:14px 20px 18px;'
      + 'border-top:3px solid #ff6961;background:#2a1413f5;color:#ffe9e7;font:15px/1.4 system-ui,sans-serif;user-select:text;touch-action:auto';
    this.#text.style.cssText = 'margin:10px 0 0;font:13px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere';
    this.#button.textContent = '×';
    this.#button.ariaLabel = 'Close';
    this.#button.style.cssText = 'float:right;margin:-6px -10px 0 8px;width:32px;height:32px;border:0;border-radius:16px;background:none;color:inherit;'
      + 'font:22px/1 system-ui,sans-serif;cursor:pointer';
    this.#button.onclick = () => {
      this.#closed = this.#shown;
      element.remove();
    };
    element.append(this.#button, this.#heading, this.#text);
  }

  /**
   * Shows a text, whose first line is a heading; nothing for an empty one.
   * @param {string} text
   */
  show(text) {
    const end = text.indexOf('\n');
    this.#heading.textContent = end < 0 ? text : text.slice(0, end);
    this.#text.textContent = end < 0 ? '' : text.slice(end).trimEnd().replace(/^\n+/, '');
    this.#shown = text;
    if (text && text !== this.#closed) document.body.append(this.element);
    else this.element.remove();
  }
}

/**
 * What a page says of a connection that is gone or does not answer. The page fetches this as soon as it is connected, so that it is there
 * when the server is not; so it has what else a page does not begin with.
 */
export class Status {
  #line;
  // When the server was asked for a sign of life that has not come, and when the last one came.
  #askedAt = 0;
  #heardAt = performance.now();
  #isQuiet = false;
  // What is said of an app that has ended, or has not answered for three seconds.
  #end = '';
  // Whether the server announced a restart.
  #restarts = false;
  #retry = document.createElement('button');
  #fault = new Fault();
  // The line of what stays until it is dismissed.
  /** @type {import('./notice.js').Notice | null} */
  #lasting = null;
  // The part that reaches the machine's devices, once the app needs one.
  /** @type {Promise<{Devices: typeof import('./devices.js').Devices}> | null} */
  #part = null;
  /** @type {import('./devices.js').Devices | null} */
  #devices = null;

  /**
   * @param {{
   *   announce: (text: string, delay?: number, button?: HTMLElement) => void, disable: () => void, connect: () => void,
   *   isOpen: () => boolean, lasting: () => import('./notice.js').Notice, socket: () => WebSocket | null, closed: (socket: WebSocket) => void, dragFiles: (...values: Values) => void,
   *   post: (letter: string, ...values: Values) => number, fetchPart: (address: string) => Promise<any>, layers: Map<number, Layer>, childrenOf: (layer: Layer) => Part[],
   * }} line
   */
  constructor(line) {
    this.#line = line;
    followFileDrags(line.dragFiles);
    this.#retry.textContent = 'Reload';
    this.#retry.onclick = () => {
      this.#end = '';
      line.announce('Reconnecting…');
      line.connect();
    };
    setInterval(() => this.#check(), 1000);
    this.navigation = new Navigation(line.post);
    this.presses = new Presses(line.layers, line.childrenOf);
  }

  /**
   * A connection can be dead without an event: a page that somebody sees asks each second, says so when nothing answers for two, and has
   * a new connection opened after five. Others ask so seldom that a proxy just lets them be.
   */
  #check() {
    if (!this.#line.isOpen()) return;
    const now = performance.now();
    const isSeen = !document.hidden;
    if (this.#askedAt && isSeen && now - this.#askedAt > 5000) {
      this.#abandon();
    } else if (this.#askedAt) {
      this.#isQuiet ||= isSeen && now - this.#askedAt > 1500;
      if (this.#isQuiet) this.#line.announce('Waiting for an answer…');
    } else if (isSeen || now - this.#heardAt > 20000) {
      this.#askedAt = now;
      this.#line.socket()?.send(JSON.stringify([TabMessage.ping]));
    }
  }

  /** Ends a dead connection. */
  #abandon() {
    const dead = this.#line.socket();
    if (!dead) return;
    this.#line.closed(dead);
    // Its own end would have a second connection take the place of the next one.
    dead.onclose = null;
    dead.close();
  }

  /**
   * Shows what stands in the app's way; an empty text for nothing.
   * @param {string} text
   */
  showFault(text) {
    this.#fault.show(text);
  }

  /**
   * Shows a sentence until the person dismisses it, which counts for the page when it is loaded again, too.
   * @param {number} number
   * @param {string} text
   */
  showNotice(number, text) {
    if (sessionStorage.getItem('dismissed') === String(number)) return;
    this.#lasting ??= this.#line.lasting();
    const button = document.createElement('button');
    button.textContent = 'OK';
    button.onclick = () => {
      sessionStorage.setItem('dismissed', String(number));
      this.#lasting?.announce('');
    };
    document.body.append(this.#lasting.element);
    this.#lasting.announce(text, 0, button);
  }

  /**
   * Performs a request to the machine's devices, in the order in which they come.
   * @param {Values} request
   */
  async device(request) {
    const {announce, fetchPart, socket} = this.#line;
    const own = socket();
    const {Devices} = await (this.#part ??= fetchPart('./devices.js'));
    // What another connection asked for is asked for again on this one.
    if (own !== socket()) return;
    /** @type {(...values: Values) => void} */
    const send = (...values) => {
      const line = socket();
      if (line?.readyState === WebSocket.OPEN) line.send(JSON.stringify([TabMessage.device, ...values]));
    };
    const devices = this.#devices ??= new Devices({announce, send});
    devices.receive(request);
  }

  /** A message has come. */
  heard() {
    this.#heardAt = performance.now();
    this.#askedAt = 0;
    if (this.#isQuiet) this.#line.announce('');
    this.#isQuiet = false;
  }

  /** The connection is there again. */
  opened() {
    this.#end = '';
    this.#restarts = false;
  }

  /**
   * The connection has ended with a code, or could not be opened: for the so manieth time, one after the other.
   * @param {number | undefined} code
   * @param {number} attempts
   */
  closed(code, attempts) {
    const {announce, disable} = this.#line;
    this.#askedAt = 0;
    this.#isQuiet = false;
    // The server asks again for what the app needs.
    this.#devices?.stop();
    const isBack = code === CloseCode.crashedAndRestarts;
    this.#restarts ||= isBack || code === CloseCode.restarts;
    if (this.#end) return;
    this.#end = code === CloseCode.ended ? 'The app has ended.' : code === CloseCode.crashed ? 'The app has crashed.'
      : attempts > (this.#restarts ? 200 : 6) ? 'The app cannot be reached.' : '';
    if (this.#end) {
      announce(this.#end, 0, this.#retry);
      disable();
    } else if (isBack) {
      announce('The app has crashed. Restarting…');
    } else if (attempts === 1) {
      // A connection that comes back at once is not announced.
      announce(this.#restarts ? 'Restarting…' : 'Reconnecting…', 400);
    }
  }
}
