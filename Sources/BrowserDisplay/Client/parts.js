// The parts of the script that a page fetches with the first message that needs them.

/** What draws shapes, masks and shadows of a given path; null before there is one. */
/** @type {any} */
export let drawing = null;

let isEditing = true;
/** The page's editors; before there are any, what does nothing in their place. */
/** @type {Record<string, (...values: any[]) => any>} */
export let editors = {
  set() {}, remove() {}, settleFocus() {}, shift() {}, refit() {}, quietly: work => work(), key: () => false, ids: () => [],
  remember: () => [], resume: typed => typed, setEditing(value) { isEditing = value; },
};

/** @param {any} value */
export function beginDrawing(value) { drawing = value; }

/** @param {any} value */
export function beginEditing(value) {
  editors = value;
  editors.setEditing(isEditing);
}
