import {make} from './elements.js';
import {ServerMessage, TabMessage} from '../Client/wire.js';

// The connection to the app, over which the panel requests all that it shows.

/** @type {WebSocket | null} */
let socket = null;
let nextToken = 1;
/** @type {Map<number, PendingRequest>} */
const pending = new Map();

/** The number of requests so far, and of the bytes of their answers; for tests. */
export const counts = {requests: 0, bytes: 0, notifications: 0};

/** The line that reports problems with the connection. */
export const message = make('div', {id: 'message', role: 'status', hidden: true});

/** @param {string | null} text */
function showMessage(text) {
  message.hidden = text === null;
  message.textContent = text ?? '';
}

export const isConnected = () => socket?.readyState === WebSocket.OPEN;

/**
 * Connects, as often as the connection breaks. `opened` is called for each connection, `changed` when the app's state has changed.
 * @param {() => void} opened
 * @param {() => void} changed
 */
export function connect(opened, changed) {
  const address = new URL('socket', document.baseURI);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  socket = new WebSocket(address);
  socket.onopen = () => {
    showMessage(null);
    opened();
  };
  socket.onmessage = event => {
    counts.bytes += event.data.length;
    /** @type {PanelMessage} */
    const [letter, token, answer, error] = JSON.parse(event.data);
    if (letter === ServerMessage.panelChanged) {
      counts.notifications += 1;
      return changed();
    }
    const waiting = pending.get(token);
    pending.delete(token);
    if (error !== undefined) waiting?.reject(new Error(error));
    else waiting?.resolve(answer);
  };
  socket.onclose = () => {
    for (const {reject} of pending.values()) reject(new Error('The connection has ended.'));
    pending.clear();
    showMessage('The app is not there. Connecting again…');
    setTimeout(connect, 500, opened, changed);
  };
}

/**
 * Sends a request. Resolves to its answer; rejects with the app's message, or where there is no connection.
 * @template {PanelRequest} Asked
 * @param {Asked} values
 * @returns {Promise<AnswerTo<Asked>>}
 */
export function request(values) {
  if (!socket || !isConnected()) return Promise.reject(new Error('There is no connection.'));
  const token = nextToken++;
  counts.requests += 1;
  socket.send(JSON.stringify([TabMessage.panelRequest, token, values]));
  /** @type {Promise<PanelAnswer>} */
  const answer = new Promise((resolve, reject) => pending.set(token, {resolve, reject}));
  // The form of the answer follows from the request.
  return /** @type {Promise<AnswerTo<Asked>>} */ (answer);
}

/**
 * Runs work that was requested while it ran once more after it, however often that was.
 * @param {() => Promise<void>} work
 */
export function coalesced(work) {
  /** @type {Promise<void> | null} */
  let running = null;
  let again = false;
  return () => {
    if (running) again = true;
    running ??= (async () => {
      do {
        again = false;
        await work().catch(error => { if (isConnected()) console.warn(error.message); });
      } while (again);
      running = null;
    })();
    return running;
  };
}
