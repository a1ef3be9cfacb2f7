import {history} from './history.js';
import {request} from './requests.js';

/** The rows of a store's actions that are loaded, of all that a filter lets through. */
export class ActionRows {
  total = 0;
  filter = '';
  // The rows, and the pages that were requested, by the index of their first row.
  /** @type {Map<number, ActionRow>} */
  #rows = new Map();
  /** @type {Set<number>} */
  #requested = new Set();
  // Counts what the rows belong to: answers to requests for another store or filter are dropped.
  #generation = 0;

  /** Drops all rows: they belong to another store or filter. */
  clear() {
    this.#generation += 1;
    this.#rows = new Map();
    this.#requested = new Set();
  }

  /** @param {number} index */
  at(index) { return this.#rows.get(index); }

  /**
   * The row of an action, if it is loaded.
   * @param {number} number
   */
  ofAction(number) { return [...this.#rows.values()].find(row => row.n === number); }

  /**
   * The index of an action's row, if it is loaded.
   * @param {number | null} number
   */
  indexOf(number) { return [...this.#rows].find(([, row]) => row.n === number)?.[0]; }

  /**
   * Requests rows of the store's list; there are none without a store. Resolves to null where the rows came to belong to something else.
   * @param {number} from
   * @param {number} count
   * @returns {Promise<PanelAnswers['actions'] | null>}
   */
  async #request(from, count) {
    const {store} = history;
    const own = this.#generation;
    const answer = store ? await request({actions: store.store, filter: this.filter, from, count}) : {total: 0, rows: []};
    return own === this.#generation ? answer : null;
  }

  /**
   * @param {number} from
   * @param {ActionRow[]} rows
   */
  #add(from, rows) { rows.forEach((row, index) => this.#rows.set(from + index, row)); }

  /** Loads the newest rows, and the number of all. Resolves to whether they are those of the store and the filter. */
  async loadNewest() {
    // The last row tells the number of all; rows that were loaded stay as they are.
    const answer = await this.#request(Math.max(0, this.total - 1), 60);
    // Whatever began another generation requests again.
    if (!answer) return false;
    if (answer.total < this.total) this.clear();
    const from = Math.max(0, this.total - 1);
    // Side effects that were under way may have ended.
    for (const [index, row] of this.#rows) if (row.took === null) this.#rows.delete(index);
    this.total = answer.total;
    this.#add(from, answer.rows);
    return true;
  }

  /**
   * Loads a page of rows, once. Resolves to whether there are more rows now.
   * @param {number} from
   */
  async loadPage(from) {
    if (this.#requested.has(from)) return false;
    this.#requested.add(from);
    const answer = await this.#request(from, 50);
    if (!answer) return false;
    this.#requested.delete(from);
    this.#add(from, answer.rows);
    return answer.rows.length > 0;
  }

  /**
   * Loads the row at an index, unless it is there. Resolves to whether the rows still belong to the store and the filter.
   * @param {number} index
   */
  async loadRow(index) {
    if (this.#rows.has(index)) return true;
    const from = index - index % 50;
    const answer = await this.#request(from, 50);
    if (!answer) return false;
    this.#add(from, answer.rows);
    return true;
  }
}
