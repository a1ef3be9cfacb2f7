import {draws} from './client.js';
import {LateParts} from './lateparts.js';
import {exactly} from './layerchanges.js';
import {childrenOf, layers, root} from './layers.js';
import {Notice} from './notice.js';
import {beginDrawing, beginEditing, beginPresses, editors, fetchPart, presses} from './parts.js';
import {removePicture} from './prerendering.js';
import {newPictures} from './pictures.js';
import {acknowledge, coalesce, firstUnsent, flushWaiting, post, restartInputs, resumeInputs, suspendInputs} from './queue.js';
import {defineStyles} from './styles.js';
import {keepingFocus} from './tree.js';
import {CloseCode, SceneOperation, ServerMessage, TabMessage} from './wire.js';

/** The socket to the app, over all that may happen to it. */
export class Connection {
  #scene;
  #input;
  #speak;
  #session = Array.from(crypto.getRandomValues(new Uint8Array(16)), b => b.toString(16).padStart(2, '0')).join('');
  #notice = new Notice('notice');
  /** @type {WebSocket | null} */
  #socket = null;
  #isOpen = false;
  #lastCommit = 0;
  #pageNumber = -1;
  #attempts = 0;
  // The timer of the next attempt.
  #next = 0;
  // The element that had the focus when the page stopped taking input.
  /** @type {Element | null} */
  #focused = null;
  // The part that speaks of the connection, once it was fetched, and its fetching.
  /** @type {import('./status.js').Status | null} */
  #status = null;
  /** @type {Promise<import('./status.js').Status> | null} */
  #fetching = null;
  // The part that chooses, sends and saves files, and the transfers under way.
  /** @type {any} */
  #files = null;
  /** @type {Promise<unknown>} */
  #transfers = Promise.resolve();
  // The number of the app's process, and the welcome of a new one until its snapshot has come.
  /** @type {number | null} */
  #process = null;
  /** @type {Values | null} */
  #welcome = null;
  // What was typed in editors of another process and has not found its like yet, and until when it may.
  /** @type {Values} */
  #typed = [];
  #typedUntil = 0;
  // <tests>
  #syncs = new Map();
  #nextSync = 1;
  // </tests>

  /** @param {string} text @param {number} [delay] @param {HTMLElement} [button] */
  #announce = (text, delay, button) => this.#notice.announce(text, delay, button);

  #late = new LateParts([
    {isHere: false, isFor: draws, load: () => this.#fetchDrawing()},
    {isHere: false, isFor: ([letter]) => letter === SceneOperation.editor, load: () => this.#fetchEditors()},
    {isHere: false, isFor: ([letter]) => letter === ServerMessage.files, load: () => this.#fetchFiles()},
  ], message => this.#receive(message), work => this.#attempt(work));

  /**
   * @param {import('./client.js').Scene} scene
   * @param {import('./input.js').Input} input
   * @param {(text: string) => void} speak has a text read out
   */
  constructor(scene, input, speak) {
    this.#scene = scene;
    this.#input = input;
    this.#speak = speak;
  }

  get notice() { return this.#notice.element; }

  connect() {
    clearTimeout(this.#next);
    const own = this.#socket = firstSocket ?? openSocket();
    firstSocket = null;
    own.onopen = () => this.#greet(own);
    own.onmessage = event => {
      if (own !== this.#socket) return;
      this.#status?.heard();
      this.#attempt(() => this.#late.dispatch(JSON.parse(event.data), newPictures(event.data)));
    };
    own.onclose = event => this.#closed(own, event.code);
    // The first one may have opened, or ended, before it had listeners.
    if (own.readyState === WebSocket.OPEN) this.#greet(own);
    else if (own.readyState === WebSocket.CLOSED) this.#closed(own);
  }

  /** @param {WebSocket} own */
  #greet(own) {
    this.#fetching ??= this.#fetchStatus();
    this.#late.restart();
    own.send(JSON.stringify(
      [TabMessage.hello, this.#session, this.#lastCommit, firstUnsent(), performance.now(), ...this.#input.viewport()]));
  }

  /**
   * @param {WebSocket} own
   * @param {number} [code]
   */
  #closed(own, code) {
    if (own !== this.#socket) return;
    this.#isOpen = false;
    suspendInputs();
    this.#welcome = null;
    this.#attempts += 1;
    if (code === CloseCode.tooManyTabs) return this.#announce('Too many tabs show this app. Close one and reload this page.');
    if (this.#status) this.#status.closed(code, this.#attempts);
    else if (this.#attempts === 1) this.#announce('Reconnecting…', 400);
    // Named, for tests that count the attempts.
    const connect = () => this.connect();
    this.#next = setTimeout(connect, [50, 150, 300, 600][this.#attempts - 1] ?? 900);
  }

  /** @param {() => void} work */
  #attempt(work) {
    try {
      work();
    } catch (error) {
      // What the page shows may be wrong: it requests a whole snapshot.
      console.error(error);
      this.#lastCommit = 0;
      this.#socket?.close();
    }
  }

  async #fetchDrawing() {
    /** @type {typeof import('./drawing.js')} */
    const {Drawing} = await fetchPart('./drawing.js');
    beginDrawing(new Drawing(layers, childrenOf));
  }

  async #fetchEditors() {
    /** @type {typeof import('./editor.js')} */
    const {Editors} = await fetchPart('./editor.js');
    beginEditing(new Editors({post, coalesce, exactly, announce: this.#announce, page: () => this.#pageNumber}));
  }

  async #fetchFiles() {
    /** @type {typeof import('./files.js')} */
    const {Files} = await fetchPart('./files.js');
    this.#files = new Files({
      post, coalesce, announce: this.#announce, session: this.#session,
      transfer: work => { this.#transfers = Promise.all([this.#transfers, work]); },
    });
  }

  async #fetchStatus() {
    /** @type {typeof import('./status.js')} */
    const {Status} = await fetchPart('./status.js');
    this.#status = new Status({
      announce: this.#announce, post, fetchPart, layers, childrenOf, disable: () => this.#disable(), connect: () => this.connect(),
      isOpen: () => this.#isOpen, lasting: () => new Notice('lasting'),
      socket: () => this.#socket, closed: socket => this.#closed(socket),
      dragFiles: (...values) => this.#attempt(() => this.#late.dispatch([ServerMessage.files, [ServerMessage.files, 'drag', ...values]])),
    });
    beginPresses(this.#status.presses);
    return this.#status;
  }

  /** Stops taking input, which would reach no app. */
  #disable() {
    if (root.element.inert) return;
    this.#focused = document.activeElement;
    editors.quietly(() => { root.element.inert = true; });
  }

  #enable() {
    if (!root.element.inert) return;
    root.element.inert = false;
    const element = this.#focused;
    this.#focused = null;
    if (element?.isConnected) editors.quietly(() => element.focus({preventScroll: true}));
  }

  /** @param {Values} message */
  #receive(message) {
    const [letter, ...values] = message;
    switch (letter) {
      case ServerMessage.welcome: this.#receiveWelcome(values); break;
      case ServerMessage.styles: defineStyles(values[0], values.slice(1)); break;
      case ServerMessage.snapshot: this.#showSnapshot(values); break;
      case ServerMessage.acknowledgement: acknowledge(values[0]); break;
      // <tests>
      case ServerMessage.synced:
        this.#syncs.get(values[0])?.();
        this.#syncs.delete(values[0]);
        break;
      // </tests>
      case ServerMessage.editing:
        editors.setEditing(!!values[0]);
        editors.updateFocus();
        break;
      case ServerMessage.pong: break;
      case ServerMessage.history: this.#fetching?.then(status => status.navigation.receive(values)); break;
      case ServerMessage.fault: this.#fetching?.then(status => status.showFault(values[0])); break;
      case ServerMessage.notice: this.#fetching?.then(status => status.showNotice(values[0], values[1])); break;
      case ServerMessage.device: this.#fetching?.then(status => status.device(values)); break;
      case ServerMessage.busy: this.#announce(values[0] ? 'The app is busy…' : ''); break;
      case ServerMessage.open: window.open(values[0], '_blank', 'noopener'); break;
      // Without a press or a key just before, the browser refuses.
      case ServerMessage.announce: this.#speak(values[0]); break;
      case ServerMessage.files: this.#files[values[0][1]](...values[0].slice(2)); break;
      case ServerMessage.copy: navigator.clipboard?.writeText(values[0]).catch(() => {}); break;
      default: this.#showCommit(letter, values);
    }
  }

  /** @param {Values} values */
  #receiveWelcome(values) {
    this.#enable();
    const isOther = this.#process !== null && values[3] !== this.#process;
    if (isOther) this.#status?.showFault('');
    // What the page has of another process means nothing to this one: it waits for the snapshot.
    if (isOther && this.#lastCommit > 0) this.#welcome = values;
    else this.#open(values);
  }

  /** @param {Values} options */
  #showSnapshot([number, ...changes]) {
    if (this.#welcome) this.#startAnew(this.#welcome, changes);
    else keepingFocus(() => this.#scene.reconcile(changes));
    this.#lastCommit = number;
    this.#scene.updateFocus();
    removePicture();
  }

  /**
   * Shows a commit. A part of a frame has a negative number.
   * @param {number} number
   * @param {Values} changes
   */
  #showCommit(number, changes) {
    if (Math.abs(number) !== ++this.#lastCommit) throw new Error(`commit ${number} out of order`);
    presses.note(changes);
    this.#scene.apply(changes, number < 0);
    if (number < 0) return;
    presses.settle();
    this.#scene.updateFocus();
    if (this.#typed.length) this.#typed = performance.now() < this.#typedUntil ? editors.restore(this.#typed) : [];
  }

  /**
   * Goes on with a server that has received the hello.
   * @param {Values} welcome
   */
  #open([received, handled, page, process, isEditing]) {
    this.#isOpen = true;
    this.#attempts = 0;
    this.#status?.opened();
    this.#announce('');
    editors.setEditing(!!isEditing);
    this.#pageNumber = page;
    this.#process = process;
    resumeInputs(received, handled, text => this.#socket?.send(text));
    // <tests>
    for (const token of this.#syncs.keys()) this.#socket?.send(JSON.stringify([TabMessage.sync, token]));
    // </tests>
    flushWaiting();
  }

  /**
   * Shows a snapshot of a new process of the app. Inputs that were for the old one, and were not dealt with, are dropped:
   * its layers have other numbers. What was typed goes on in the same editor, where the new process has one.
   * @param {Values} welcome
   * @param {Values} changes
   */
  #startAnew(welcome, changes) {
    this.#welcome = null;
    this.#typed = [...this.#typed, ...editors.save()];
    editors.quietly(() => {
      this.#scene.clear();
      this.#scene.cancelFocus();
      this.#pageNumber = welcome[2];
      this.#scene.reconcile(changes);
    });
    restartInputs(welcome[0]);
    this.#status?.navigation.restart();
    this.#open(welcome);
    this.#input.restart();
    this.#typed = editors.restore(this.#typed);
    this.#typedUntil = performance.now() + 3000;
  }

  /** The number of the last commit that the page shows. */
  get lastCommit() { return this.#lastCommit; }

  // <tests>
  get navigation() { return this.#status?.navigation; }
  /** Resolves when the page can speak of its connection. */
  get fetching() { return this.#fetching; }
  /** Resolves when no file is under way. */
  get transfers() { return this.#transfers; }
  /** Breaks the connection, as a bad line does. */
  disconnect() { this.#socket?.close(); }
  /** Resolves when the page has received all that its inputs so far have caused. */
  sync() {
    return new Promise(resolve => {
      const token = this.#nextSync++;
      this.#syncs.set(token, resolve);
      if (this.#isOpen) this.#socket?.send(JSON.stringify([TabMessage.sync, token]));
    });
  }
  // </tests>
}
