import {make} from './elements.js';
import {coalesced} from './requests.js';

const pageSize = 100;
let nextItem = 1;

/**
 * The element around an event that a selector finds.
 * @param {Event} event
 * @param {string} selector
 */
const around = ({target}, selector) => target instanceof Element ? target.closest(selector) : null;

/**
 * A tree of which only what is open is loaded. `load(node, from, count)` resolves to `{total, nodes}`, with fewer nodes where
 * they are too many for one answer; a node has a `key` that tells it from its siblings, `count` of what is in it, and `parts`, its
 * elements.
 */
export class TreeView {
  /**
   * @param {string} label
   * @param {(node: TreeNode, from: number, count: number) => Promise<{total: number, nodes: LoadedNode[]}>} load
   * @param {{onSelect?: (node: TreeNode) => void, onHover?: (node: TreeNode | null) => void}} options
   */
  constructor(label, load, {onSelect = () => {}, onHover = () => {}} = {}) {
    this.load = load;
    this.onSelect = onSelect;
    this.opened = new Set(['']);
    // How many of its nodes each one shows that was extended, by its identifier.
    /** @type {Map<string, number>} */
    this.shown = new Map();
    /** @type {TreeNode} */
    this.root = {key: '', id: '', depth: -1, count: 1, parts: () => []};
    // The identifier of the selected node.
    /** @type {string | null} */
    this.selected = null;
    /** @type {HTMLElement[]} */
    this.items = [];
    this.element = make('div', {className: 'tree code', role: 'tree', tabIndex: 0, 'aria-label': label});
    this.element.onkeydown = event => this.key(event);
    this.element.onmouseleave = () => onHover(null);
    this.element.onmouseover = event => onHover(around(event, '.item')?.node ?? null);
    this.element.onclick = event => {
      const item = around(event, '.item');
      if (item?.more) return this.extend(item.more);
      // A value that is shown without a tree has no node.
      if (!item?.node) return;
      this.select(item.node);
      if (around(event, '.twist')) this.toggle(item.node);
    };
    this.element.ondblclick = event => {
      const node = around(event, '.item')?.node;
      if (node && !around(event, '.twist')) this.toggle(node);
    };
    this.refresh = coalesced(() => this.update());
  }

  /** Loads again what is open. */
  async update() {
    /** @type {(node: TreeNode) => Promise<void>} */
    const fetch = async node => {
      const count = this.shown.get(node.id) ?? pageSize;
      /** @type {TreeNode[]} */
      const all = [];
      let page;
      do {
        page = await this.load(node, all.length, count - all.length);
        for (const loaded of page.nodes) {
          /** @type {TreeNode} */
          const child = Object.assign(loaded, {id: `${node.id}\u0001${loaded.key}`, depth: node.depth + 1, parent: node});
          if (child.count > 0 && this.opened.has(child.id)) await fetch(child);
          all.push(child);
        }
      } while (page.nodes.length && all.length < Math.min(count, page.total));
      [node.total, node.nodes] = [page.total, all];
    };
    const root = {...this.root};
    await fetch(root);
    this.root = root;
    this.render();
  }

  /**
   * Shows the next page of a node; asked again before it is there, the same one.
   * @param {TreeNode} node
   */
  extend(node) {
    this.shown.set(node.id, (node.nodes?.length ?? 0) + pageSize);
    return this.refresh();
  }

  /** @param {TreeNode} node */
  async toggle(node, isOpen = !this.opened.has(node.id)) {
    if (node.count === 0 || isOpen === this.opened.has(node.id)) return;
    if (isOpen) this.opened.add(node.id);
    else this.opened.delete(node.id);
    if (isOpen) await this.refresh();
    else this.render();
  }

  render() {
    /** @type {HTMLElement[]} */
    const items = [];
    /** @param {TreeNode} node */
    const add = node => {
      const {nodes, total = 0} = node;
      const isOpen = this.opened.has(node.id) && nodes !== undefined;
      if (node.depth >= 0) items.push(this.item(node, isOpen));
      if (!isOpen) return;
      for (const child of nodes) add(child);
      if (nodes.length < total) {
        const more = make('div', {className: 'item more', role: 'treeitem'},
          `Show ${Math.min(pageSize, total - nodes.length)} more of ${total}`);
        more.style.paddingLeft = `${(node.depth + 2) * 12 + 4}px`;
        more.more = node;
        items.push(more);
      }
    };
    add(this.root);
    this.items = items;
    this.element.replaceChildren(...items);
    this.markSelected();
  }

  /**
   * @param {TreeNode} node
   * @param {boolean} isOpen
   */
  item(node, isOpen) {
    const item = make('div', {
      className: `item ${node.className ?? ''}`, role: 'treeitem', id: `t${nextItem++}`, 'aria-level': node.depth + 1,
      'aria-expanded': node.count > 0 ? isOpen : null, title: node.title ?? '',
    }, make('span', {className: 'twist', 'aria-hidden': 'true'}, node.count > 0 ? (isOpen ? '▼' : '▶') : ''),
    ...node.parts());
    item.style.paddingLeft = `${node.depth * 12 + 2}px`;
    item.node = node;
    return item;
  }

  markSelected() {
    let selected = null;
    for (const item of this.items) {
      const isSelected = !!item.node && item.node.id === this.selected;
      item.setAttribute('aria-selected', String(isSelected));
      if (isSelected) selected = item;
    }
    if (selected) this.element.setAttribute('aria-activedescendant', selected.id);
    else this.element.removeAttribute('aria-activedescendant');
    return selected;
  }

  /** @param {TreeNode} node */
  select(node) {
    this.selected = node.id;
    this.markSelected()?.scrollIntoView({block: 'nearest'});
    this.onSelect(node);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const index = this.items.findIndex(item => item.node?.id === this.selected);
    const node = this.items[index]?.node;
    /** @param {number} place */
    const go = place => {
      const item = this.items[Math.max(0, Math.min(this.items.length - 1, place))];
      if (item?.node) this.select(item.node);
      else if (item?.more) this.extend(item.more);
    };
    switch (event.key) {
      case 'ArrowDown': go(index + 1); break;
      case 'ArrowUp': go(index - 1); break;
      case 'Home': go(0); break;
      case 'End': go(this.items.length - 1); break;
      case 'ArrowRight':
        if (node && !this.opened.has(node.id)) this.toggle(node, true);
        else go(index + 1);
        break;
      case 'ArrowLeft':
        if (node && this.opened.has(node.id) && node.count > 0) this.toggle(node, false);
        else if (node?.parent && node.parent.depth >= 0) this.select(node.parent);
        break;
      case 'Enter': case ' ': if (node) this.toggle(node); break;
      default: return;
    }
    event.preventDefault();
  }
}
