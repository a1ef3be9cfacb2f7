/**
 * A part of the script that is fetched: the changes that need it, and how it is loaded.
 * @typedef {{isHere: boolean, isFor: (change: Values) => boolean, load: () => Promise<void>}} LatePart
 */

/** The parts of the script that are fetched with the first message that needs each. The messages after that wait as well. */
export class LateParts {
  #parts;
  #receive;
  #attempt;
  // The messages that wait for a part or for pictures.
  /** @type {[Values, Promise<unknown> | null][] | null} */
  #delayed = null;

  /**
   * @param {LatePart[]} parts
   * @param {(message: Values) => void} receive receives a message once what it needs is there
   * @param {(work: () => void) => void} attempt does work that may fail
   */
  constructor(parts, receive, attempt) {
    this.#parts = parts;
    this.#receive = receive;
    this.#attempt = attempt;
  }

  /** Drops the messages that wait: they are those of another connection. */
  restart() { if (this.#delayed) this.#delayed = []; }

  /**
   * @param {Values} message
   * @param {Promise<unknown> | null} [pictures] resolves when the pictures that are new with the message can be painted
   */
  dispatch(message, pictures = null) {
    if (this.#delayed) {
      this.#delayed.push([message, pictures]);
      return;
    }
    const needed = this.#parts.filter(({isHere, isFor}) => !isHere && message.some(change => Array.isArray(change) && isFor(change)));
    if (!needed.length && !pictures) return this.#receive(message);
    this.#delayed = [[message, null]];
    // At once: each takes a round trip.
    Promise.all([pictures, ...needed.map(part => part.load())]).then(() => {
      for (const part of needed) part.isHere = true;
      const messages = this.#delayed ?? [];
      this.#delayed = null;
      this.#attempt(() => messages.forEach(waiting => this.dispatch(...waiting)));
    });
  }
}
