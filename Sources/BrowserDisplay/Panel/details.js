import {head, make} from './elements.js';
import {history} from './history.js';
import {coalesced, request} from './requests.js';
import {valueTree} from './values.js';

/** The fields of the selected action, what it changed, and the state after it. */
export class ActionDetails {
  #rowOf;
  #changeList = make('ul', {className: 'list code'});
  #changeHead = head('Changes');
  #actionHead = head('Action');
  #stateHead = head('State');
  #actionTree = valueTree('Fields of the action', () =>
    history.selected && history.store ? {store: history.store.store, action: history.selected} : null);
  #stateTree = valueTree('State', () =>
    history.store ? {store: history.store.store, state: history.selected ?? history.shown} : null);
  element = make('div', {className: 'pane'},
    this.#actionHead, this.#actionTree.element, this.#changeHead, this.#changeList, this.#stateHead, this.#stateTree.element);

  /** Loads what is shown. */
  refresh = coalesced(() => this.#refresh());

  /** @param {(number: number) => ActionRow | undefined} rowOf gives the loaded row of an action */
  constructor(rowOf) { this.#rowOf = rowOf; }

  async #refresh() {
    const {selected, shown, store} = history;
    const isShown = selected !== null && store;
    for (const part of [this.#actionHead, this.#actionTree.element, this.#changeHead, this.#changeList]) part.hidden = !isShown;
    this.#stateHead.replaceChildren('State', make('span', {className: 'dim'},
      selected !== null ? `after action ${selected}` : shown !== null ? `after action ${shown}` : store ? `of ${store.type}, now` : ''));
    this.#stateHead.hidden = this.#stateTree.element.hidden = !store;
    if (!store) return;
    const work = [this.#stateTree.refresh()];
    if (isShown) {
      const row = this.#rowOf(selected);
      this.#actionHead.replaceChildren('Action', make('span', {className: 'dim'},
        `${row?.name ?? selected}${row?.source ? ` from ${row.source}` : ''}`));
      work.push(this.#actionTree.refresh(), this.#showChanges(store, selected));
    }
    await Promise.all(work);
  }

  /**
   * @param {Store} store
   * @param {number} number
   */
  async #showChanges(store, number) {
    const {changes, more} = await request({changes: store.store, by: number});
    /** @param {string | null} text */
    const quoted = text => text ?? 'nothing';
    this.#changeHead.replaceChildren('Changes', make('span', {className: 'dim'},
      `${changes.length}${more ? ' and more' : ''} by action ${number}`));
    this.#changeList.replaceChildren(...changes.map(change => make('li', {},
      make('span', {className: 'path'}, change.path.length ? change.path.join('.') : 'the state'), ' ',
      make('span', {className: 'old', 'aria-label': `before: ${quoted(change.old)}`}, quoted(change.old)), ' → ',
      make('span', {className: 'new', 'aria-label': `after: ${quoted(change.new)}`}, quoted(change.new)))));
    if (!changes.length) this.#changeList.append(make('li', {className: 'dim'}, 'The action left the state as it was.'));
  }
}
