import {make} from './elements.js';
import {ServerMessage, TabMessage} from '../Client/wire.js';

// The connection to the app, over which the panel requests all that it shows.

let socket = null;
let nextToken = 1;
const pending = new Map();

/** The number of requests so far, and of the bytes of their answers; for tests. */
export const counts = {requests: 0, bytes: 0, notifications: 0};

/** The line that reports problems with the connection. */
export const message = make('div', {id: 'message', role: 'status', hidden: true});

function showMessage(text) {
  message.hidden = text === null;
  message.textContent = text ?? '';
}

export const isConnected = () => socket?.readyState === WebSocket.OPEN;

/** Connects, as often as the connection breaks. `opened` is called for each connection, `changed` when the app's state has changed. */
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
    const [letter, token, answer, error] = JSON.parse(event.data);
    if (letter === ServerMessage.panelChanged) {
      counts.notifications += 1;
      return changed();
    }
    const {resolve, reject} = pending.get(token);
    pending.delete(token);
    if (error) reject(new Error(error));
    else resolve(answer);
  };
  socket.onclose = () => {
    for (const {reject} of pending.values()) reject(new Error('The connection has ended.'));
    pending.clear();
    showMessage('The app is not there. Connecting again…');
    setTimeout(connect, 500, opened, changed);
  };
}

/** Sends a request. Resolves to its answer; rejects with the app's message, or where there is no connection. */
export function request(values) {
  if (!isConnected()) return Promise.reject(new Error('There is no connection.'));
  const token = nextToken++;
  counts.requests += 1;
  socket.send(JSON.stringify([TabMessage.panelRequest, token, values]));
  return new Promise((resolve, reject) => pending.set(token, {resolve, reject}));
}

/** Runs work that was requested while it ran once more after it, however often that was. */
export function coalesced(work) {
  let running = null, again = false;
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
