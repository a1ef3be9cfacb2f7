import {modifiersOf, targetOf} from './events.js';
import {editors} from './parts.js';
import {post} from './queue.js';
import {TabMessage} from './wire.js';

/**
 * Sends keys to the app. `cancelFocus` is called when the person moves the focus.
 * @param {() => void} cancelFocus
 */
export function listenForKeys(cancelFocus) {
  addEventListener('keydown', event => {
    if (event.key === 'Tab') cancelFocus();
    handleKey(event, true);
  });
  addEventListener('keyup', event => handleKey(event, false));
}

/**
 * Whether the browser would do something with the key that belongs to documents, not apps: bookmark, save, open.
 * @param {KeyboardEvent} event
 */
const isDocumentCommand = event => (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
  && ['d', 'o', 's'].includes(event.key.toLowerCase());

/**
 * @param {KeyboardEvent} event
 * @param {boolean} isDown
 */
function handleKey(event, isDown) {
  if (event.isComposing || event.key === 'Tab' || event.key === 'Unidentified') return;
  if (isDocumentCommand(event)) event.preventDefault();
  if (targetOf(event).editor) {
    if (editors.key(event, isDown)) post(TabMessage.key, isDown, event.key.slice(0, 20), modifiersOf(event), event.repeat, null);
    return;
  }
  const layer = targetOf(event).closest?.('.l[tabindex="0"]')?.layer;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (layer && isPlain && (event.key === 'Enter' || event.key === ' ')) {
    event.preventDefault();
    // As a button does: Enter when it goes down, Space when it comes up.
    if (isDown === (event.key === 'Enter') && !event.repeat) post(TabMessage.activate, layer.id);
    return;
  }
  // The app scrolls for keys that no view handles.
  if (isPlain && (event.key.length === 1 || /^(Arrow|Page|Home|End)/.test(event.key))) event.preventDefault();
  post(TabMessage.key, isDown, event.key.slice(0, 20), modifiersOf(event), event.repeat, layer?.id ?? null);
}
