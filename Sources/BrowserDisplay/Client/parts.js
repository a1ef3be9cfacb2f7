// The parts of the script that a page fetches with the first message that needs them.

/**
 * Does work that fetches something, as often as the line breaks under it: half a second later, then each time after twice as long,
 * half a minute at most. It is given what to add to an address, since a browser keeps what came in half under the address it had.
 * @template T
 * @param {(query: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function untilFetched(work) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work(attempt ? '?' + attempt : '');
    } catch (error) {
      console.error(error);
      await new Promise(resolve => setTimeout(resolve, 500 << Math.min(attempt, 6)));
    }
  }
}

/**
 * Fetches a module.
 * @param {string} address
 * @returns {Promise<any>}
 */
export const fetchPart = address => untilFetched(query => import(address + query));

/** What draws shapes, masks and shadows of a given path; null before there is one. */
/** @type {any} */
export let drawing = null;

let isEditing = true;
/** The page's editors; before there are any, what does nothing in their place. */
/** @type {Record<string, (...values: any[]) => any>} */
export let editors = {
  set() {}, remove() {}, updateFocus() {}, shift() {}, refit() {}, quietly: work => work(), key: () => false, ids: () => [],
  save: () => [], restore: typed => typed, setEditing(value) { isEditing = value; },
};

/** What shows how presses look; before it is there, what does nothing in its place. */
/** @type {Record<string, (...values: any[]) => any>} */
export let presses = {begin() {}, move() {}, end() {}, clear() {}, note() {}, settle() {}};

/** @param {any} value */
export function beginPresses(value) { presses = value; }

/** @param {any} value */
export function beginDrawing(value) { drawing = value; }

/** @param {any} value */
export function beginEditing(value) {
  editors = value;
  editors.setEditing(isEditing);
}
