import {make} from './elements.js';
import {request} from './requests.js';
import {TreeView} from './treeview.js';
import {frameText, ViewDetails} from './viewdetails.js';

/**
 * A view as a node of the tree.
 * @param {ViewRow} row
 * @returns {LoadedNode}
 */
const viewNode = row => ({
  key: String(row.view), view: row.view, count: row.count, className: row.hidden ? 'faint' : '',
  title: `${row.class}${row.controller ? ` of ${row.controller}` : ''}\n${frameText(row.frame)}`,
  parts: () => [
    make('span', {className: 'class label-part'}, row.name ?? row.class),
    row.name || row.controller ? make('span', {className: 'quiet'}, row.controller ?? row.class) : '',
    row.text ? make('span', {className: 'text string'}, JSON.stringify(row.text)) : '',
    make('span', {className: 'frame'}, frameText(row.frame)),
  ],
});

/** The tree of the app's views, and what is known of the selected one. */
export class Views {
  #details = new ViewDetails();
  #tree;

  /** @param {(view: number | null) => void} highlight marks a view in the page */
  constructor(highlight) {
    this.#tree = new TreeView('Views', async (node, from, count) => {
      const {total, rows} = await request({views: node.view ?? null, from, count});
      return {total, nodes: rows.map(viewNode)};
    }, {
      onSelect: ({view = null}) => {
        highlight(view);
        this.#details.show(view);
      },
      onHover: node => highlight(node?.view ?? null),
    });
    this.element = make('main', {id: 'views', className: 'split', role: 'tabpanel', 'aria-label': 'Views', hidden: true},
      make('div', {className: 'pane'}, this.#tree.element), this.#details.element);
  }

  async refresh() {
    await this.#tree.refresh();
    await this.#details.refresh();
  }
}
