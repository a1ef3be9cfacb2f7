import {make} from './elements.js';
import {history} from './history.js';
import {coalesced, request} from './requests.js';

const rowHeight = 22;

/** @param {number} value */
const seconds = value => value >= 100 ? `${value.toFixed(0)} s` : `${value.toFixed(2)} s`;
/** @param {number | null} value */
const milliseconds = value => value === null ? '…' : value >= 1 ? `${value.toFixed(2)} s`
  : value >= 0.001 ? `${(value * 1000).toFixed(1)} ms` : value >= 0.000001 ? `${(value * 1e6).toFixed(0)} µs` : '< 1 µs';

/**
 * The list of a store's actions, of which only the visible rows are loaded, and the field that filters it. `selectionChanged` is called
 * when another action is selected, `travel` to show the app at one.
 * @param {{selectionChanged: () => Promise<void>, travel: (number: number) => void}} options
 */
export function makeActionList({selectionChanged, travel}) {
  let total = 0;
  // The rows that are loaded, and the pages that were requested, by the index of their first row.
  /** @type {Map<number, ActionRow>} */
  let rows = new Map();
  /** @type {Set<number>} */
  let requested = new Set();
  let filter = '';
  // Counts what the rows belong to: answers to requests for another store or filter are dropped.
  let generation = 0;

  const filterField = make('input', {
    type: 'search', placeholder: 'Filter by type or file', 'aria-label': 'Filter actions', spellcheck: false,
    oninput: () => {
      filter = filterField.value.trim();
      clear();
      refresh();
    },
  });
  const spacer = make('div', {className: 'rows'});
  const element = make('div', {
    className: 'pane', role: 'listbox', tabIndex: 0, 'aria-label': 'Actions', onscroll: () => show(), onkeydown: key,
  }, spacer);

  /** Drops all rows: they belong to another store or filter. */
  function clear() {
    generation += 1;
    rows = new Map();
    requested = new Set();
  }

  /**
   * Requests rows of the store's list; there are none without a store.
   * @param {number} from
   * @param {number} count
   * @returns {Promise<PanelAnswers['actions']>}
   */
  async function requestRows(from, count) {
    const {store} = history;
    return store ? request({actions: store.store, filter, from, count}) : {total: 0, rows: []};
  }

  const refresh = coalesced(async () => {
    if (!history.recorded) {
      total = 0;
      return show();
    }
    const isAtEnd = element.scrollTop + element.clientHeight >= spacer.offsetHeight - rowHeight;
    const own = generation;
    // The last row tells the number of all; rows that were loaded stay as they are.
    const answer = await requestRows(Math.max(0, total - 1), 60);
    // Whatever began another generation requests again.
    if (own !== generation) return;
    if (answer.total < total) clear();
    const from = Math.max(0, total - 1);
    // Side effects that were under way may have ended.
    for (const [index, row] of rows) if (row.took === null) rows.delete(index);
    total = answer.total;
    answer.rows.forEach((row, index) => rows.set(from + index, row));
    spacer.style.height = total * rowHeight + 'px';
    if (isAtEnd && history.selected === null) element.scrollTop = spacer.offsetHeight;
    show();
  });

  /** Shows the visible rows, and requests those that are not loaded. */
  function show() {
    const first = Math.max(0, Math.floor(element.scrollTop / rowHeight) - 8);
    const last = Math.min(total, Math.ceil((element.scrollTop + element.clientHeight) / rowHeight) + 8);
    const shown = [];
    /** @type {number | null} */
    let missing = null;
    for (let index = first; index < last; index++) {
      const row = rows.get(index);
      if (row) shown.push(rowElement(row, index));
      else missing ??= index;
    }
    if (!history.recorded) {
      shown.push(make('div', {className: 'empty'}, history.stores.length
        ? 'The store keeps no history yet.' : 'The app has no store. Its views are under Views.'));
    } else if (total === 0) {
      shown.push(make('div', {className: 'empty'}, filter
        ? 'No action matches the filter.'
        : 'Nothing was dispatched since the panel was opened. Actions are listed from then on.'));
    }
    spacer.replaceChildren(...shown);
    const active = spacer.querySelector('[aria-selected="true"]');
    if (active) element.setAttribute('aria-activedescendant', active.id);
    else element.removeAttribute('aria-activedescendant');
    if (missing !== null) loadRows(missing - missing % 50);
  }

  /** @param {number} from */
  async function loadRows(from) {
    if (requested.has(from)) return;
    requested.add(from);
    const own = generation;
    const answer = await requestRows(from, 50);
    if (own !== generation) return;
    requested.delete(from);
    answer.rows.forEach((row, index) => rows.set(from + index, row));
    if (answer.rows.length) show();
  }

  /**
   * @param {ActionRow} row
   * @param {number} index
   */
  function rowElement(row, index) {
    const isFuture = history.shown !== null && row.n > history.shown;
    const item = make('div', {
      className: `row${isFuture ? ' future' : ''}`, role: 'option', id: `a${row.n}`, 'aria-selected': row.n === history.selected,
      'aria-posinset': index + 1, 'aria-setsize': total, title: `${row.name}${row.source ? `\n${row.source}` : ''}`,
      onclick: () => select(row.n), ondblclick: () => travel(row.n),
    },
    make('span', {className: 'n'}, String(row.n)), make('span', {className: 'name'}, row.name),
    row.kind === 'effect' ? make('span', {className: 'effect', title: 'A side effect'}, 'effect') : null,
    row.source ? make('span', {className: 'source'}, '\u200E' + row.source.replace(/^.*\//, '')) : null,
    make('span', {className: 'took', title: row.kind === 'effect' ? 'Time it took' : 'Time of the state update'},
      milliseconds(row.took)),
    make('span', {className: 'at', title: 'Time since the history began'}, seconds(row.at)));
    item.style.top = index * rowHeight + 'px';
    return item;
  }

  /** @param {number | null} number */
  function select(number) {
    history.selected = number;
    show();
    return selectionChanged();
  }

  /** @param {KeyboardEvent} event */
  function key(event) {
    const number = history.selected;
    const index = [...rows].find(([, row]) => row.n === number)?.[0] ?? (total - 1);
    const page = Math.max(1, Math.floor(element.clientHeight / rowHeight) - 1);
    /** @type {Record<string, number | undefined>} */
    const targets = {
      ArrowDown: number === null ? total - 1 : index + 1, ArrowUp: number === null ? total - 1 : index - 1,
      PageDown: index + page, PageUp: index - page, Home: 0, End: total - 1,
    };
    const target = targets[event.key];
    if (event.key === 'Enter' && number !== null) travel(number);
    else if (event.key === 'Escape' && number !== null) select(null);
    else if (target === undefined || total === 0) return;
    else moveTo(Math.max(0, Math.min(total - 1, target)));
    event.preventDefault();
  }

  /**
   * Selects the action at an index.
   * @param {number} index
   */
  async function moveTo(index) {
    await reveal(index);
    const row = rows.get(index);
    if (row) await select(row.n);
  }

  /**
   * Loads a row and scrolls to it.
   * @param {number} index
   */
  async function reveal(index) {
    if (!rows.has(index)) {
      const own = generation;
      const from = index - index % 50;
      const answer = await requestRows(from, 50);
      if (own !== generation) return;
      answer.rows.forEach((row, place) => rows.set(from + place, row));
    }
    const top = index * rowHeight;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + rowHeight > element.scrollTop + element.clientHeight) element.scrollTop = top + rowHeight - element.clientHeight;
  }

  return {
    filterField, element, clear, refresh, show, select, moveTo,
    /** The list begins anew with another connection. */
    restart() {
      if (history.stores.length) clear();
      total = 0;
    },
    /**
     * Scrolls to an action. Where the list is filtered, the row of an action is not known.
     * @param {number} number
     */
    async revealAction(number) {
      if (!history.recorded) return;
      const index = number - history.recorded.first - 1;
      if (!filter && index >= 0 && index < total) await reveal(index);
    },
    /**
     * The name of an action and the place that dispatched it, if its row is loaded.
     * @param {number} number
     */
    row: number => [...rows.values()].find(row => row.n === number),
  };
}
