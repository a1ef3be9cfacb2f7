import {head, make} from './elements.js';
import {history} from './history.js';
import {coalesced, request} from './requests.js';
import {valueTree} from './values.js';

/**
 * The fields of the selected action, what it changed, and the state after it. `rowOf` gives the loaded row of an action.
 * @param {{rowOf: (number: number) => ActionRow | undefined}} options
 */
export function makeActionDetails({rowOf}) {
  const changeList = make('ul', {className: 'list code'});
  const changeHead = head('Changes');
  const actionHead = head('Action');
  const stateHead = head('State');
  const actionTree = valueTree('Fields of the action', () =>
    history.selected && history.store ? {store: history.store.store, action: history.selected} : null);
  const stateTree = valueTree('State', () =>
    history.store ? {store: history.store.store, state: history.selected ?? history.shown} : null);
  const element = make('div', {className: 'pane'},
    actionHead, actionTree.element, changeHead, changeList, stateHead, stateTree.element);

  const refresh = coalesced(async () => {
    const {selected, shown, store} = history;
    const isShown = selected !== null && store;
    for (const part of [actionHead, actionTree.element, changeHead, changeList]) part.hidden = !isShown;
    stateHead.replaceChildren('State', make('span', {className: 'dim'},
      selected !== null ? `after action ${selected}` : shown !== null ? `after action ${shown}` : store ? `of ${store.type}, now` : ''));
    stateHead.hidden = stateTree.element.hidden = !store;
    if (!store) return;
    const work = [stateTree.refresh()];
    if (isShown) {
      const row = rowOf(selected);
      actionHead.replaceChildren('Action', make('span', {className: 'dim'},
        `${row?.name ?? selected}${row?.source ? ` from ${row.source}` : ''}`));
      work.push(actionTree.refresh(), showChanges(store, selected));
    }
    await Promise.all(work);
  });

  /**
   * @param {Store} store
   * @param {number} number
   */
  async function showChanges(store, number) {
    const {changes, more} = await request({changes: store.store, by: number});
    /** @param {string | null} text */
    const quoted = text => text ?? 'nothing';
    changeHead.replaceChildren('Changes', make('span', {className: 'dim'},
      `${changes.length}${more ? ' and more' : ''} by action ${number}`));
    changeList.replaceChildren(...changes.map(change => make('li', {},
      make('span', {className: 'path'}, change.path.length ? change.path.join('.') : 'the state'), ' ',
      make('span', {className: 'old', 'aria-label': `before: ${quoted(change.old)}`}, quoted(change.old)), ' → ',
      make('span', {className: 'new', 'aria-label': `after: ${quoted(change.new)}`}, quoted(change.new)))));
    if (!changes.length) changeList.append(make('li', {className: 'dim'}, 'The action left the state as it was.'));
  }

  return {element, refresh};
}
