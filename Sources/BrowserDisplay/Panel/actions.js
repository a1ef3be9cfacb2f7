import {ActionRows} from './actionrows.js';
import {make} from './elements.js';
import {history} from './history.js';
import {coalesced} from './requests.js';

const rowHeight = 22;

/** @param {number} value */
const seconds = value => value >= 100 ? `${value.toFixed(0)} s` : `${value.toFixed(2)} s`;
/** @param {number | null} value */
const milliseconds = value => value === null ? '…' : value >= 1 ? `${value.toFixed(2)} s`
  : value >= 0.001 ? `${(value * 1000).toFixed(1)} ms` : value >= 0.000001 ? `${(value * 1e6).toFixed(0)} µs` : '< 1 µs';

/** The list of a store's actions, of which only the visible rows are loaded, and the field that filters it. */
export class ActionList {
  #rows = new ActionRows();
  #selectionChanged;
  #travel;
  #spacer = make('div', {className: 'rows'});
  filterField = make('input', {
    type: 'search', placeholder: 'Filter by type or file', 'aria-label': 'Filter actions', spellcheck: false,
    oninput: () => {
      this.#rows.filter = this.filterField.value.trim();
      this.clear();
      this.refresh();
    },
  });
  element = make('div', {
    className: 'pane', role: 'listbox', tabIndex: 0, 'aria-label': 'Actions', onscroll: () => this.show(),
    onkeydown: event => this.#key(event),
  }, this.#spacer);

  /** Loads what may have changed. */
  refresh = coalesced(() => this.#refresh());

  /**
   * `selectionChanged` is called when another action is selected, `travel` to show the app at one.
   * @param {{selectionChanged: () => Promise<void>, travel: (number: number) => void}} options
   */
  constructor({selectionChanged, travel}) {
    this.#selectionChanged = selectionChanged;
    this.#travel = travel;
  }

  /** Drops all rows: they belong to another store or filter. */
  clear() { this.#rows.clear(); }

  /** The list begins anew with another connection. */
  restart() {
    if (history.stores.length) this.clear();
    this.#rows.total = 0;
  }

  async #refresh() {
    if (!history.recorded) {
      this.#rows.total = 0;
      return this.show();
    }
    const {element} = this;
    const isAtEnd = element.scrollTop + element.clientHeight >= this.#spacer.offsetHeight - rowHeight;
    if (!await this.#rows.loadNewest()) return;
    this.#spacer.style.height = this.#rows.total * rowHeight + 'px';
    if (isAtEnd && history.selected === null) element.scrollTop = this.#spacer.offsetHeight;
    this.show();
  }

  /** Shows the visible rows, and requests those that are not loaded. */
  show() {
    const {element} = this;
    const first = Math.max(0, Math.floor(element.scrollTop / rowHeight) - 8);
    const last = Math.min(this.#rows.total, Math.ceil((element.scrollTop + element.clientHeight) / rowHeight) + 8);
    const shown = [];
    /** @type {number | null} */
    let missing = null;
    for (let index = first; index < last; index++) {
      const row = this.#rows.at(index);
      if (row) shown.push(this.#rowElement(row, index));
      else missing ??= index;
    }
    const reason = this.#reasonForNone();
    if (reason) shown.push(make('div', {className: 'empty'}, reason));
    this.#spacer.replaceChildren(...shown);
    const active = this.#spacer.querySelector('[aria-selected="true"]');
    if (active) element.setAttribute('aria-activedescendant', active.id);
    else element.removeAttribute('aria-activedescendant');
    if (missing !== null) this.#loadPage(missing - missing % 50);
  }

  /** The reason why there are no actions, as a text; null where there are some. */
  #reasonForNone() {
    if (!history.recorded) {
      return history.stores.length ? 'The store keeps no history yet.' : 'The app has no store. Its views are under Views.';
    }
    if (this.#rows.total > 0) return null;
    return this.#rows.filter
      ? 'No action matches the filter.'
      : 'Nothing was dispatched since the panel was opened. Actions are listed from then on.';
  }

  /** @param {number} from */
  async #loadPage(from) {
    if (await this.#rows.loadPage(from)) this.show();
  }

  /**
   * @param {ActionRow} row
   * @param {number} index
   */
  #rowElement(row, index) {
    const isFuture = history.shown !== null && row.n > history.shown;
    const item = make('div', {
      className: `row${isFuture ? ' future' : ''}`, role: 'option', id: `a${row.n}`, 'aria-selected': row.n === history.selected,
      'aria-posinset': index + 1, 'aria-setsize': this.#rows.total, title: `${row.name}${row.source ? `\n${row.source}` : ''}`,
      onclick: () => this.select(row.n), ondblclick: () => this.#travel(row.n),
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
  select(number) {
    history.selected = number;
    this.show();
    return this.#selectionChanged();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const {total} = this.#rows;
    const number = history.selected;
    const index = this.#rows.indexOf(number) ?? (total - 1);
    const page = Math.max(1, Math.floor(this.element.clientHeight / rowHeight) - 1);
    /** @type {Record<string, number | undefined>} */
    const targets = {
      ArrowDown: number === null ? total - 1 : index + 1, ArrowUp: number === null ? total - 1 : index - 1,
      PageDown: index + page, PageUp: index - page, Home: 0, End: total - 1,
    };
    const target = targets[event.key];
    if (event.key === 'Enter' && number !== null) this.#travel(number);
    else if (event.key === 'Escape' && number !== null) this.select(null);
    else if (target === undefined || total === 0) return;
    else this.moveTo(Math.max(0, Math.min(total - 1, target)));
    event.preventDefault();
  }

  /**
   * Selects the action at an index.
   * @param {number} index
   */
  async moveTo(index) {
    await this.#reveal(index);
    const row = this.#rows.at(index);
    if (row) await this.select(row.n);
  }

  /**
   * Loads a row and scrolls to it.
   * @param {number} index
   */
  async #reveal(index) {
    if (!await this.#rows.loadRow(index)) return;
    const {element} = this;
    const top = index * rowHeight;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + rowHeight > element.scrollTop + element.clientHeight) element.scrollTop = top + rowHeight - element.clientHeight;
  }

  /**
   * Scrolls to an action. Where the list is filtered, the row of an action is not known.
   * @param {number} number
   */
  async revealAction(number) {
    if (!history.recorded) return;
    const index = number - history.recorded.first - 1;
    if (!this.#rows.filter && index >= 0 && index < this.#rows.total) await this.#reveal(index);
  }

  /**
   * The name of an action and the place that dispatched it, if its row is loaded.
   * @param {number} number
   */
  row(number) { return this.#rows.ofAction(number); }
}
