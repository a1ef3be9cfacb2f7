import {EditKind} from './wire.js';

const editingKeys = new Set(['a', 'c', 'v', 'x', 'y', 'z', 'Backspace', 'Delete', 'Home', 'End', 'Insert', 'Enter']);

/** Keys in editors: which of them are the app's. */
export class EditorKeys {
  // The keys that are down and were reported.
  #reported = new Set();

  /**
   * Handles a key in an editor. Returns whether it is reported to the app as a key.
   * @param {PageEvent} event
   * @param {boolean} isDown
   * @param {boolean} isComposing whether an input method is at work
   */
  handle(event, isDown, isComposing) {
    /** @type {Editor} */
    const editor = event.target.editor;
    if (!isDown) return this.#reported.delete(event.key);
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.key === 'Enter' && !editor.isMultiline) {
      event.preventDefault();
      if (!event.repeat && !isCommand) editor.send(EditKind.submit);
      return false;
    }
    // Where there is nothing to remove the browser sends no event; the app's own class may do something else there.
    if (event.key === 'Backspace' && !editor.element.readOnly && !isComposing
      && editor.element.selectionStart === 0 && editor.element.selectionEnd === 0) {
      editor.send(EditKind.replace, 0, 0, '', 0, 0);
    }
    const isReported = event.key === 'Escape' || /^F\d+$/.test(event.key)
      || (isCommand && !editingKeys.has(event.key.length === 1 ? event.key.toLowerCase() : event.key) && !event.key.startsWith('Arrow'));
    // The app searches by itself: F with Control or Command, and G for the next result.
    if (isCommand && /^[fg]$/i.test(event.key) && event.target.closest('[data-find]')) event.preventDefault();
    if (isReported) this.#reported.add(event.key);
    return isReported;
  }
}
