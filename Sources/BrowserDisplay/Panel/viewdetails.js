import {head, make} from './elements.js';
import {coalesced, request} from './requests.js';
import {valueText, valueTree} from './values.js';

/** @param {Frame} frame */
export const frameText = ([x, y, width, height]) => `${x}, ${y}  ${width} × ${height}`;

/** @param {string} text */
const emptyText = text => make('div', {className: 'empty'}, text);

/** The frame, values, properties and constraints of the selected view. */
export class ViewDetails {
  element = make('div', {className: 'pane'});
  /** @type {number | null} */
  #view = null;
  /** @type {Map<string, import('./treeview.js').TreeView>} */
  #sectionTrees = new Map();

  /** Loads the view's values again. */
  refresh = coalesced(() => this.#refresh());

  /** @param {number | null} view */
  show(view) {
    this.#view = view;
    this.refresh();
  }

  async #refresh() {
    const view = this.#view;
    if (view === null) {
      this.element.replaceChildren(emptyText('Choose a view to see its frame, props and constraints.'));
      return;
    }
    let answer;
    try {
      answer = await request({view});
    } catch {
      this.element.replaceChildren(emptyText('The view is gone.'));
      return;
    }
    const parts = [
      head(answer.class, make('span', {className: 'dim'}, frameText(answer.frame) + ' in its window')),
      ...await this.#sections(view, answer.sections), ...propertyParts(answer.properties), ...constraintParts(answer.constraints),
    ];
    if (view === this.#view) this.element.replaceChildren(...parts);
  }

  /**
   * The values that the view shows: its props, its state.
   * @param {number} view
   * @param {Section[]} all
   */
  async #sections(view, all) {
    const parts = [];
    for (const [index, section] of all.entries()) {
      const key = `${view} ${index} ${section.title}`;
      let tree = this.#sectionTrees.get(key);
      if (!tree) {
        if (this.#sectionTrees.size > 50) this.#sectionTrees.clear();
        tree = valueTree(section.title, () => ({view, section: index}));
        this.#sectionTrees.set(key, tree);
      }
      parts.push(head(section.title, make('span', {className: 'dim'}, section.type)), tree.element);
      if (section.count) await tree.refresh();
      else tree.element.replaceChildren(make('div', {className: 'item'}, make('span', {className: 'twist'}), valueText(section)));
    }
    return parts;
  }
}

/** @param {Property[]} all */
function propertyParts(all) {
  const pairs = make('dl', {className: 'pairs code'});
  for (const [name, value] of all) pairs.append(make('dt', {}, name), make('dd', {}, value));
  return [head('Properties'), pairs];
}

/** @param {Constraint[]} all */
function constraintParts(all) {
  const title = head('Constraints', make('span', {className: 'dim'}, String(all.length)));
  if (!all.length) return [title, emptyText('None: its frame is set by hand or by its autoresizing mask.')];
  const items = all.map(({text, source, broken}) => make('li', {},
    make('span', {className: broken ? 'broken' : ''}, text), broken ? ' broken' : '',
    source ? make('span', {className: 'dim'}, `  ${source}`) : ''));
  return [title, make('ul', {className: 'list code'}, ...items)];
}
