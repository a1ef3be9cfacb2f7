import {Access} from './accessibility.js';
import {Scene} from './client.js';
import {Connection} from './connection.js';
import {Input} from './input.js';
import {layers, root} from './layers.js';
import {picturePainted} from './prerendering.js';
import {flushWaiting, observeInputs, unacknowledged} from './queue.js';
import {fontsLoaded} from './styles.js';

// The page: its parts and how they are connected.

const painted = picturePainted();

// For tests: not sent to other pages.

// <tests>
/** @param {number} count */
async function nextFrames(count) {
  for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
}

window.shoji = {
  get lastCommit() { return connection.lastCommit; },
  disconnect() { connection.disconnect(); },
  /** The element of a layer. @param {number} id */
  element: id => layers.get(id)?.element ?? null,
  get tabOrder() { return access.order(); },
  get unacknowledged() { return unacknowledged(); },
  /** Resolves to the last commit's number, when the page shows all that its inputs so far have caused. */
  async sync() {
    await painted;
    const {scrolling} = scene;
    while (window.recording?.signal.aborted === false) await nextFrames(1);
    await connection.transfers;
    while (!access.recovery() && document.activeElement !== document.body) await nextFrames(1);
    if (!scrolling.isEmpty) await nextFrames(2);
    while (scrolling.isMoving) await nextFrames(1);
    flushWaiting();
    await connection.sync();
    await connection.fetching;
    while (connection.navigation?.isMoving) await nextFrames(1);
    // A browser sees which rows are in sight when it draws.
    if (document.querySelector('[data-row]')) await nextFrames(2);
    await fontsLoaded();
    await Promise.all([...document.images].map(image => image.decode().catch(() => {})));
    return connection.lastCommit;
  },
};
// </tests>

await painted;

/** @type {Scene} */
const scene = new Scene({
  handOver: () => input.handOver(), holdTouch: event => input.holdTouch(event), recovery: () => access.recovery(),
});
/** @type {Input} */
const input = new Input({
  scrolling: scene.scrolling, settings: () => access.settings(), lastCommit: () => connection.lastCommit,
  cancelFocus: () => scene.cancelFocus(),
});
/** @type {Connection} */
const connection = new Connection(scene, input, text => access.speak(text));
observeInputs(scene.scrolling);

document.body.append(root.element, connection.notice);
const access = new Access(() => input.reportViewport());
connection.connect();
