import {presses} from './parts.js';
import {TabMessage} from './wire.js';

// The queue of inputs to the app: numbered, and kept until they are acknowledged.

// Sends a message; null while there is no connection.
/** @type {((text: string) => void) | null} */
let transmit = null;
/** @type {{numbered(id: number, number: number): void, acknowledged(number: number): void}} */
let observer = {numbered(id, number) {}, acknowledged(number) {}};
// Numbered inputs that are not acknowledged, in order.
/** @type {any[]} */
let inputs = [];
let nextInput = 1;
// What may be merged while it waits: pointer moves, scrolling, the window's size.
const waiting = new Map();

/**
 * Sends an input, after all that waits, and gives its number.
 * @param {string} letter
 * @param {...any} values
 */
export function post(letter, ...values) {
  flushWaiting();
  return number(letter, values);
}

/**
 * Posts something of which only the newest, or the sum, counts while others are under way.
 * @param {(old: Values, values: Values) => Values} [merge]
 * @param {string} key
 * @param {string} letter
 * @param {any} values
 */
export function coalesce(key, letter, values, merge = (old, values) => values) {
  const old = waiting.get(key);
  waiting.set(key, {letter, values: old ? merge(old.values, values) : values});
  if (transmit && inputs.length < 2) flushWaiting();
}

export function flushWaiting() {
  const all = [...waiting.values()];
  waiting.clear();
  for (const {letter, values} of all) number(letter, values);
}

/**
 * @param {string} letter
 * @param {any} values
 */
function number(letter, values) {
  // Only typed text is kept without a bound while the app does not answer.
  if (inputs.length >= 1000 && letter !== TabMessage.edit && letter !== TabMessage.textPart) return 0;
  /** @type {any} */
  const input = {number: nextInput++, sent: false};
  input.text = JSON.stringify([letter, input.number, ...values]);
  inputs.push(input);
  if (letter === TabMessage.scrolled) observer.numbered(values[0], input.number);
  if (transmit) sendInput(input);
  return input.number;
}

/** @param {any} input */
function sendInput(input) {
  input.sent = true;
  transmit?.(input.text);
}

/**
 * The app has dealt with all inputs up to a number.
 * @param {number} number
 */
export function acknowledge(number) {
  inputs = inputs.filter(input => input.number > number);
  observer.acknowledged(number);
  presses.settle(number);
  if (waiting.size && inputs.length < 2) flushWaiting();
}

/**
 * Goes on with a server that has received and handled the inputs up to these numbers.
 * @param {number} received
 * @param {number} handled
 * @param {(text: string) => void} send
 */
export function resumeInputs(received, handled, send) {
  transmit = send;
  inputs = inputs.filter(input => input.number > handled);
  observer.acknowledged(handled);
  presses.settle(handled);
  for (const input of inputs) if (input.number > received) sendInput(input);
}

/** Keeps what is posted until there is a connection again. */
export function suspendInputs() { transmit = null; }

/**
 * Drops all inputs; the next has the number after `last`.
 * @param {any} last
 */
export function restartInputs(last) {
  [inputs, nextInput] = [[], last + 1];
  waiting.clear();
}

/** The number of the first input that was never sent. */
export const firstUnsent = () => inputs.find(input => !input.sent)?.number ?? nextInput;

/**
 * Whether something posted under this key has not got a number yet.
 * @param {string} key
 */
export const isWaiting = key => waiting.has(key);

/** How many inputs the app has not dealt with. */
export const unacknowledged = () => inputs.length + waiting.size;

/**
 * Sets the observer of the numbers of scroll reports and of acknowledgements.
 * @param {any} value
 */
export function observeInputs(value) { observer = value; }
