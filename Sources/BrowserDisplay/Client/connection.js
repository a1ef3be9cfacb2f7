import {beginDrawing, beginEditing, editors, fetchPart} from './parts.js';
import {removePicture} from './prerendering.js';
import {acknowledge, coalesce, firstUnsent, flushWaiting, post, restartInputs, resumeInputs, suspendInputs} from './queue.js';
import {defineStyles} from './styles.js';
import {CloseCode, SceneOperation, ServerMessage, TabMessage} from './wire.js';

/**
 * The socket to the app, over all that may happen to it. `speak` has a text read out.
 * @param {{scene: any, input: any, speak: (text: string) => void}} options
 */
export function makeConnection({scene, input, speak}) {
  const session = Array.from(crypto.getRandomValues(new Uint8Array(16)), b => b.toString(16).padStart(2, '0')).join('');
  const notice = document.createElement('div');
  notice.id = 'notice';
  notice.setAttribute('role', 'status');
  /** @type {any} */
  let socket = null;
  let isOpen = false;
  let lastCommit = 0;
  let pageNumber = -1;
  let attempts = 0;
  // The timer of the next attempt.
  let next = 0;
  // The element that had the focus when the page stopped taking input.
  /** @type {any} */
  let focused = null;
  let announcement = 0;
  // The part that speaks of the connection, once it was fetched, and its fetching.
  /** @type {any} */
  let status = null;
  /** @type {any} */
  let fetching = null;
  // The number of the app's process, and the welcome of a new one until its snapshot has come.
  /** @type {any} */
  let process = null;
  /** @type {any} */
  let welcome = null;
  // What was typed in editors of another process and has not found its like yet, and until when it may.
  /** @type {any[]} */
  let typed = [];
  let typedUntil = 0;

  function connect() {
    clearTimeout(next);
    const own = socket = firstSocket ?? openSocket();
    firstSocket = null;
    own.onopen = () => {
      fetching ??= fetchStatus();
      if (delayed) delayed = [];
      own.send(JSON.stringify(
        [TabMessage.hello, session, lastCommit, firstUnsent(), performance.now(), ...input.viewport()]));
    };
    own.onmessage = event => {
      if (own !== socket) return;
      status?.heard();
      attempt(() => dispatch(JSON.parse(event.data)));
    };
    own.onclose = event => {
      if (own !== socket) return;
      isOpen = false;
      suspendInputs();
      welcome = null;
      attempts += 1;
      if (event.code === CloseCode.tooManyTabs) return announce('Too many tabs show this app. Close one and reload this page.');
      if (status) status.closed(event.code, attempts);
      else if (attempts === 1) announce('Reconnecting…', 400);
      next = setTimeout(connect, [50, 150, 300, 600][attempts - 1] ?? 900);
    };
    // The first one may have opened, or ended, before it had listeners.
    if (own.readyState === WebSocket.OPEN) socket.onopen();
    else if (own.readyState === WebSocket.CLOSED) socket.onclose({});
  }

  /** @param {() => void} work */
  function attempt(work) {
    try {
      work();
    } catch (error) {
      // What the page shows may be wrong: it requests a whole snapshot.
      console.error(error);
      lastCommit = 0;
      socket.close();
    }
  }

  // The parts of the script that are fetched: the changes that need each, and how it is loaded.
  /** @type {{isHere: boolean, isFor: (change: Values) => boolean, load: () => Promise<void>}[]} */
  const parts = [
    {
      isHere: false, isFor: scene.draws,
      load: async () => {
        /** @type {typeof import('./drawing.js')} */
        const {makeDrawing} = await fetchPart('./drawing.js');
        beginDrawing(makeDrawing(scene));
      },
    },
    {
      isHere: false, isFor: ([letter]) => letter === SceneOperation.editor,
      load: async () => {
        /** @type {typeof import('./editor.js')} */
        const {Editors} = await fetchPart('./editor.js');
        beginEditing(new Editors({post, coalesce, announce, exactly: scene.exactly, page: () => pageNumber}));
      },
    },
    {
      isHere: false, isFor: ([letter]) => letter === ServerMessage.files,
      load: async () => {
        /** @type {typeof import('./files.js')} */
        const {makeFiles} = await fetchPart('./files.js');
        files = makeFiles({post, coalesce, announce, session, transfer(work) { transfers = Promise.all([transfers, work]); }});
      },
    },
  ];
  // The part that chooses, sends and saves files, and the transfers under way.
  /** @type {any} */
  let files = null;
  /** @type {Promise<any>} */
  let transfers = Promise.resolve();

  // The messages that wait for such a part.
  /** @type {any[] | null} */
  let delayed = null;

  /**
   * Receives a message once what it needs is there.
   * @param {Values} message
   */
  function dispatch(message) {
    if (delayed) return delayed.push(message);
    const needed = parts.find(({isHere, isFor}) => !isHere && message.some(change => Array.isArray(change) && isFor(change)));
    if (!needed) return receive(message);
    delayed = [message];
    needed.load().then(() => {
      needed.isHere = true;
      const messages = delayed ?? [];
      delayed = null;
      attempt(() => messages.forEach(dispatch));
    });
  }

  /**
   * Shows a problem with the connection, to screen readers too, with a button where there is something to do; an empty text for none.
   * @param {any} text
   * @param {any} [button]
   */
  function announce(text, delay = 0, button) {
    clearTimeout(announcement);
    if (notice.textContent === text) return;
    announcement = setTimeout(() => {
      notice.textContent = text;
      if (button) notice.append(button);
    }, delay);
    if (!text) notice.textContent = '';
  }

  /** Stops taking input, which would reach no app. */
  function disable() {
    if (scene.root.element.inert) return;
    focused = document.activeElement;
    editors.quietly(() => { scene.root.element.inert = true; });
  }

  function enable() {
    if (!scene.root.element.inert) return;
    scene.root.element.inert = false;
    const element = focused;
    focused = null;
    if (element?.isConnected) editors.quietly(() => element.focus({preventScroll: true}));
  }

  /** @param {Values} message */
  function receive(message) {
    const [letter, ...values] = message;
    switch (letter) {
      case ServerMessage.welcome:
        // What the page has of another process means nothing to this one: it waits for the snapshot.
        enable();
        if (process !== null && values[3] !== process && lastCommit > 0) welcome = values;
        else open(values);
        break;
      case ServerMessage.styles: defineStyles(values[0], values.slice(1)); break;
      case ServerMessage.snapshot:
        if (welcome) startAnew(values.slice(1));
        else scene.keepingFocus(() => scene.reconcile(values.slice(1)));
        lastCommit = values[0];
        scene.updateFocus();
        removePicture();
        break;
      case ServerMessage.acknowledgement: acknowledge(values[0]); break;
      // <tests>
      case ServerMessage.synced:
        syncs.get(values[0])?.();
        syncs.delete(values[0]);
        break;
      // </tests>
      case ServerMessage.editing:
        editors.setEditing(!!values[0]);
        editors.updateFocus();
        break;
      case ServerMessage.pong: break;
      case ServerMessage.history: fetching.then(() => status.navigation.receive(values)); break;
      case ServerMessage.buildErrors: fetching.then(() => status.showErrors(values[0])); break;
      case ServerMessage.busy: announce(values[0] ? 'The app is busy…' : ''); break;
      case ServerMessage.open: window.open(values[0], '_blank', 'noopener'); break;
      // Without a press or a key just before, the browser refuses.
      case ServerMessage.announce: speak(values[0]); break;
      case ServerMessage.files: files[values[0][1]](...values[0].slice(2)); break;
      case ServerMessage.copy: navigator.clipboard?.writeText(values[0]).catch(() => {}); break;
      default:
        // A part of a frame has a negative number.
        if (Math.abs(letter) !== ++lastCommit) throw new Error(`commit ${letter} out of order`);
        scene.apply(values, letter < 0);
        if (letter < 0) break;
        scene.updateFocus();
        if (typed.length) typed = performance.now() < typedUntil ? editors.restore(typed) : [];
    }
  }

  /** @param {any} values */
  function open(values) {
    isOpen = true;
    attempts = 0;
    status?.opened();
    announce('');
    editors.setEditing(!!values[4]);
    pageNumber = values[2];
    process = values[3];
    resumeInputs(values[0], values[1], text => socket.send(text));
    // <tests>
    for (const token of syncs.keys()) socket.send(JSON.stringify([TabMessage.sync, token]));
    // </tests>
    flushWaiting();
  }

  /**
   * Shows a snapshot of a new process of the app. Inputs that were for the old one, and were not dealt with, are dropped:
   * its layers have other numbers. What was typed goes on in the same editor, where the new process has one.
   * @param {Values} changes
   */
  function startAnew(changes) {
    const values = welcome;
    welcome = null;
    typed = [...typed, ...editors.save()];
    editors.quietly(() => {
      for (const id of [...scene.layers.keys()]) if (id !== 0 && scene.layers.has(id)) scene.remove(id);
      scene.cancelFocus();
      pageNumber = values[2];
      scene.reconcile(changes);
    });
    restartInputs(values[0]);
    status?.navigation.restart();
    open(values);
    input.restart();
    typed = editors.restore(typed);
    typedUntil = performance.now() + 3000;
  }

  async function fetchStatus() {
    /** @type {typeof import('./status.js')} */
    const {makeStatus} = await fetchPart('./status.js');
    status = makeStatus({
      announce, disable, connect, isOpen: () => isOpen, socket: () => socket, post,
      dragFiles: (...values) => attempt(() => dispatch([ServerMessage.files, [ServerMessage.files, 'drag', ...values]])),
    });
  }

  // <tests>
  const syncs = new Map();
  let nextSync = 1;
  // </tests>

  return {
    connect, notice,
    // <tests>
    get lastCommit() { return lastCommit; },
    get navigation() { return status?.navigation; },
    /** Resolves when the page can speak of its connection. */
    get fetching() { return fetching; },
    /** Resolves when no file is under way. */
    get transfers() { return transfers; },
    /** Breaks the connection, as a bad line does. */
    disconnect() { socket.close(); },
    /** Resolves when the page has received all that its inputs so far have caused. */
    sync: () => new Promise(resolve => {
      const token = nextSync++;
      syncs.set(token, resolve);
      if (isOpen) socket.send(JSON.stringify([TabMessage.sync, token]));
    }),
    // </tests>
  };
}
