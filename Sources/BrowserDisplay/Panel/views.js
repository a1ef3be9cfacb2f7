import {head, make} from './elements.js';
import {coalesced, request} from './requests.js';
import {TreeView} from './treeview.js';
import {valueText, valueTree} from './values.js';

/** @param {Frame} frame */
const frameText = ([x, y, width, height]) => `${x}, ${y}  ${width} × ${height}`;

/**
 * The tree of the app's views, and the frame, props and constraints of the selected one. `highlight` marks a view in the page.
 * @param {{highlight: (view: number | null) => void}} options
 */
export function makeViews({highlight}) {
  /** @type {number | null} */
  let selected = null;
  const details = make('div', {className: 'pane'});
  /** @type {Map<string, TreeView>} */
  const sectionTrees = new Map();

  const tree = new TreeView('Views', async (node, from, count) => {
    const {total, rows} = await request({views: node.view ?? null, from, count});
    return {
      total,
      nodes: rows.map(row => ({
        key: String(row.view), view: row.view, count: row.count, className: row.hidden ? 'faint' : '',
        title: `${row.class}${row.controller ? ` of ${row.controller}` : ''}\n${frameText(row.frame)}`,
        parts: () => [
          make('span', {className: 'class label-part'}, row.name ?? row.class),
          row.name || row.controller ? make('span', {className: 'quiet'}, row.controller ?? row.class) : '',
          row.text ? make('span', {className: 'text string'}, JSON.stringify(row.text)) : '',
          make('span', {className: 'frame'}, frameText(row.frame)),
        ],
      })),
    };
  }, {
    onSelect: node => {
      selected = node.view ?? null;
      highlight(selected);
      refreshDetails();
    },
    onHover: node => highlight(node?.view ?? null),
  });

  const refreshDetails = coalesced(async () => {
    if (selected === null) {
      details.replaceChildren(make('div', {className: 'empty'}, 'Choose a view to see its frame, props and constraints.'));
      return;
    }
    const view = selected;
    let answer;
    try {
      answer = await request({view});
    } catch {
      details.replaceChildren(make('div', {className: 'empty'}, 'The view is gone.'));
      return;
    }
    const parts = [
      head(answer.class, make('span', {className: 'dim'}, frameText(answer.frame) + ' in its window')),
      ...await sections(view, answer.sections), ...properties(answer.properties), ...constraints(answer.constraints),
    ];
    if (view === selected) details.replaceChildren(...parts);
  });

  /**
   * The values that the view shows: its props, its state.
   * @param {number} view
   * @param {Section[]} all
   */
  async function sections(view, all) {
    const parts = [];
    for (const [index, section] of all.entries()) {
      const key = `${view} ${index} ${section.title}`;
      let tree = sectionTrees.get(key);
      if (!tree) {
        if (sectionTrees.size > 50) sectionTrees.clear();
        tree = valueTree(section.title, () => ({view, section: index}));
        sectionTrees.set(key, tree);
      }
      parts.push(head(section.title, make('span', {className: 'dim'}, section.type)), tree.element);
      if (section.count) await tree.refresh();
      else tree.element.replaceChildren(make('div', {className: 'item'}, make('span', {className: 'twist'}), valueText(section)));
    }
    return parts;
  }

  /** @param {Property[]} all */
  function properties(all) {
    const pairs = make('dl', {className: 'pairs code'});
    for (const [name, value] of all) pairs.append(make('dt', {}, name), make('dd', {}, value));
    return [head('Properties'), pairs];
  }

  /** @param {Constraint[]} all */
  function constraints(all) {
    const title = head('Constraints', make('span', {className: 'dim'}, String(all.length)));
    if (!all.length) return [title, make('div', {className: 'empty'}, 'None: its frame is set by hand or by its autoresizing mask.')];
    const items = all.map(({text, source, broken}) => make('li', {},
      make('span', {className: broken ? 'broken' : ''}, text), broken ? ' broken' : '',
      source ? make('span', {className: 'dim'}, `  ${source}`) : ''));
    return [title, make('ul', {className: 'list code'}, ...items)];
  }

  return {
    element: make('main', {id: 'views', className: 'split', role: 'tabpanel', 'aria-label': 'Views', hidden: true},
      make('div', {className: 'pane'}, tree.element), details),
    async refresh() {
      await tree.refresh();
      await refreshDetails();
    },
  };
}
