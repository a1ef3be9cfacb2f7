import {ServerMessage, TabMessage} from '../Client/wire.js';

(() => {
  // ---------------------------------------------------------------- Elements

  const dock = parent !== window ? parent.shojiDock : null;

  /** An element with properties, and children that are elements or text; attributes begin with `aria-`, `role` or `data-`. */
  function make(name, properties = {}, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(properties)) {
      if (value === null || value === undefined) continue;
      if (key.includes('-') || key === 'role') element.setAttribute(key, value);
      else element[key] = value;
    }
    element.append(...children.filter(child => child !== null));
    return element;
  }

  /** A small picture of lines, 14 points high and wide. */
  function icon(path) {
    const space = 'http://www.w3.org/2000/svg';
    const svg = document.createElementNS(space, 'svg');
    for (const [key, value] of Object.entries({width: 14, height: 14, viewBox: '0 0 14 14', 'aria-hidden': 'true'})) {
      svg.setAttribute(key, value);
    }
    const line = document.createElementNS(space, 'path');
    for (const [key, value] of Object.entries({d: path, fill: 'none', stroke: 'currentColor', 'stroke-width': 1.4})) {
      line.setAttribute(key, value);
    }
    svg.append(line);
    return svg;
  }

  const iconButton = (label, path, onclick) =>
    make('button', {className: 'plain', 'aria-label': label, title: label, onclick}, icon(path));

  // ---------------------------------------------------------------- The connection

  let socket = null;
  let nextToken = 1;
  const pending = new Map();
  /** The number of requests so far, and of the bytes of their answers; for tests. */
  const counts = {requests: 0, bytes: 0, notifications: 0};
  let whenChanged = () => {};

  function connect() {
    const address = new URL('socket', document.baseURI);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const own = socket = new WebSocket(address);
    own.onopen = () => {
      showMessage(null);
      start();
    };
    own.onmessage = event => {
      counts.bytes += event.data.length;
      const [letter, token, answer, error] = JSON.parse(event.data);
      if (letter === ServerMessage.panelNews) {
        counts.notifications += 1;
        return whenChanged();
      }
      const {resolve, reject} = pending.get(token);
      pending.delete(token);
      if (error) reject(new Error(error));
      else resolve(answer);
    };
    own.onclose = () => {
      for (const {reject} of pending.values()) reject(new Error('The connection has ended.'));
      pending.clear();
      showMessage('The app is not there. Connecting again…');
      setTimeout(connect, 500);
    };
  }

  function ask(request) {
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Error('There is no connection.'));
    const token = nextToken++;
    counts.requests += 1;
    socket.send(JSON.stringify([TabMessage.panelRequest, token, request]));
    return new Promise((resolve, reject) => pending.set(token, {resolve, reject}));
  }

  /** Runs work that was requested while it ran once more after it, however often that was. */
  function coalesced(work) {
    let running = null, again = false;
    return () => {
      if (running) again = true;
      running ??= (async () => {
        do {
          again = false;
          await work().catch(error => { if (socket?.readyState === WebSocket.OPEN) console.warn(error.message); });
        } while (again);
        running = null;
      })();
      return running;
    };
  }

  const message = make('div', {id: 'message', role: 'status', hidden: true});
  function showMessage(text) {
    message.hidden = text === null;
    message.textContent = text ?? '';
  }

  // ---------------------------------------------------------------- Trees

  const pageSize = 100;

  /**
   * A tree of which only what is open is loaded. `load(node, from, count)` resolves to `{total, nodes}`; a node has a `key` that
   * tells it from its siblings, `count` of what is in it, and `parts`, its elements.
   */
  class Tree {
    constructor(label, load, {onSelect = () => {}, onHover = () => {}} = {}) {
      this.load = load;
      this.onSelect = onSelect;
      this.opened = new Set(['']);
      this.root = {key: '', id: '', depth: -1, count: 1};
      this.selected = null;
      this.items = [];
      this.element = make('div', {className: 'tree code', role: 'tree', tabIndex: 0, 'aria-label': label});
      this.element.onkeydown = event => this.key(event);
      this.element.onmouseleave = () => onHover(null);
      this.element.onmouseover = event => onHover(event.target.closest('.item')?.node ?? null);
      this.element.onclick = event => {
        const item = event.target.closest('.item');
        if (!item) return;
        if (item.more) return this.extend(item.more);
        this.select(item.node);
        if (event.target.closest('.twist')) this.toggle(item.node);
      };
      this.element.ondblclick = event => {
        const node = event.target.closest('.item')?.node;
        if (node && !event.target.closest('.twist')) this.toggle(node);
      };
      this.refresh = coalesced(() => this.update());
    }

    /** Loads again what is open. */
    async update() {
      const fetch = async node => {
        const count = Math.max(pageSize, node.shown ?? 0);
        const {total, nodes} = await this.load(node, 0, count);
        node.total = total;
        node.nodes = [];
        for (const child of nodes) node.nodes.push(await this.adopt(node, child, fetch));
        node.shown = nodes.length;
      };
      const root = {...this.root, shown: this.root.shown};
      await fetch(root);
      this.root = root;
      this.render();
    }

    async adopt(parent, child, fetch) {
      Object.assign(child, {id: `${parent.id}\u0001${child.key}`, depth: parent.depth + 1, parent});
      const old = this.items.find(item => item.node?.id === child.id)?.node;
      child.shown = old?.shown;
      if (child.count > 0 && this.opened.has(child.id)) await fetch(child);
      return child;
    }

    /** Loads the next page of a node. */
    async extend(node) {
      const {nodes} = await this.load(node, node.nodes.length, pageSize);
      for (const child of nodes) node.nodes.push(await this.adopt(node, child, async () => {}));
      node.shown = node.nodes.length;
      this.render();
    }

    async toggle(node, isOpen = !this.opened.has(node.id)) {
      if (node.count === 0 || isOpen === this.opened.has(node.id)) return;
      if (isOpen) this.opened.add(node.id);
      else this.opened.delete(node.id);
      if (isOpen) await this.refresh();
      else this.render();
    }

    render() {
      const items = [];
      const add = node => {
        const isOpen = this.opened.has(node.id) && node.nodes;
        if (node.depth >= 0) items.push(this.item(node, isOpen));
        if (!isOpen) return;
        for (const child of node.nodes) add(child);
        if (node.nodes.length < node.total) {
          const more = make('div', {className: 'item more', role: 'treeitem'},
            `Show ${Math.min(pageSize, node.total - node.nodes.length)} more of ${node.total}`);
          more.style.paddingLeft = `${(node.depth + 2) * 12 + 4}px`;
          more.more = node;
          items.push(more);
        }
      };
      add(this.root);
      this.items = items;
      this.element.replaceChildren(...items);
      this.mark();
    }

    item(node, isOpen) {
      const item = make('div', {
        className: `item ${node.className ?? ''}`, role: 'treeitem', id: `t${Tree.next++}`, 'aria-level': node.depth + 1,
        'aria-expanded': node.count > 0 ? !!isOpen : null, title: node.title ?? '',
      }, make('span', {className: 'twist', 'aria-hidden': 'true'}, node.count > 0 ? (isOpen ? '▼' : '▶') : ''),
      ...node.parts());
      item.style.paddingLeft = `${node.depth * 12 + 2}px`;
      item.node = node;
      return item;
    }

    mark() {
      let chosen = null;
      for (const item of this.items) {
        const isSelected = !!item.node && item.node.id === this.selected;
        item.setAttribute('aria-selected', isSelected);
        if (isSelected) chosen = item;
      }
      if (chosen) this.element.setAttribute('aria-activedescendant', chosen.id);
      else this.element.removeAttribute('aria-activedescendant');
      return chosen;
    }

    select(node) {
      this.selected = node.id;
      this.mark()?.scrollIntoView({block: 'nearest'});
      this.onSelect(node);
    }

    key(event) {
      const index = this.items.findIndex(item => item.node?.id === this.selected);
      const node = this.items[index]?.node;
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
          else if (node?.parent?.depth >= 0) this.select(node.parent);
          break;
        case 'Enter': case ' ': if (node) this.toggle(node); break;
        default: return;
      }
      event.preventDefault();
    }
  }
  Tree.next = 1;

  /** The text of a value, coloured by its kind. */
  function valueText({text, count}) {
    const kind = text.startsWith('"') ? 'string' : /^(-?\d|true$|false$|nil$)/.test(text) && !count ? 'number' : count ? 'plain-type' : '';
    return make('span', {className: `text ${kind}`}, text);
  }

  /** A tree of a value: `subject()` names the root of the values, or is null where there is none. */
  function valueTree(label, subject) {
    return new Tree(label, async (node, from, count) => {
      const root = subject();
      if (!root) return {total: 0, nodes: []};
      const path = node.path ?? [];
      const answer = await ask({value: root, path, from, count});
      return {
        total: answer.count,
        nodes: answer.children.map(child => ({
          key: child.label, path: [...path, child.label], count: child.count, title: `${child.label}: ${child.type}`,
          className: child.changed ? 'changed' : '',
          parts: () => [
            make('span', {className: 'label'}, child.label), valueText(child),
            ...(child.changed ? [make('span', {className: 'quiet'}, 'changed')] : []),
          ],
        })),
      };
    });
  }

  const head = (title, ...more) => make('div', {className: 'head', role: 'heading', 'aria-level': 2}, title, ...more);

  // ---------------------------------------------------------------- Actions and states

  const rowHeight = 22;
  let stores = [];
  let store = null;
  // The number of the selected action; null follows the newest.
  let chosen = null;
  let total = 0;
  let rows = new Map();
  let asked = new Set();
  let filter = '';
  // Counts what the rows belong to: another store or filter makes those under way worthless.
  let era = 0;

  const storePicker = make('select', {'aria-label': 'Store', onchange: () => choose(Number(storePicker.value))});
  const filterField = make('input', {
    type: 'search', placeholder: 'Filter by type or file', 'aria-label': 'Filter actions', spellcheck: false,
    oninput: () => {
      filter = filterField.value.trim();
      forgetRows();
      refreshRows();
    },
  });
  const slider = make('input', {type: 'range', min: 0, max: 0, value: 0, 'aria-label': 'State'});
  const place = make('span', {id: 'place'});
  const live = make('button', {id: 'live', title: 'Show the present state', onclick: () => travel(null)}, 'Live');
  const back = iconButton('One action back', 'M9 2 L4 7 L9 12', () => step(-1));
  const forth = iconButton('One action forward', 'M5 2 L10 7 L5 12', () => step(1));
  const spacer = make('div', {className: 'rows'});
  const list = make('div', {
    className: 'pane', role: 'listbox', tabIndex: 0, 'aria-label': 'Actions', onscroll: () => showRows(),
  }, spacer);
  const details = make('div', {className: 'pane'});
  const changeList = make('ul', {className: 'list code'});
  const changeHead = head('Changes');
  const actionHead = head('Action');
  const stateHead = head('State');
  const actionTree = valueTree('Fields of the action', () => chosen && store ? {store: store.store, action: chosen} : null);
  const stateTree = valueTree('State', () => store ? {store: store.store, state: chosen ?? shownState()} : null);
  details.append(actionHead, actionTree.element, changeHead, changeList, stateHead, stateTree.element);

  const shownState = () => store?.shown ?? null;

  const actions = make('main', {id: 'actions', role: 'tabpanel', 'aria-label': 'Actions'},
    make('div', {className: 'bar'}, storePicker, make('div', {className: 'grow'}, filterField)),
    make('div', {className: 'bar'}, back, slider, forth, place, live),
    make('div', {className: 'split'}, list, details));

  function forgetRows() {
    era += 1;
    rows = new Map();
    asked = new Set();
  }

  function choose(number) {
    store = stores.find(known => known.store === number) ?? stores[0] ?? null;
    chosen = null;
    forgetRows();
    storePicker.value = store?.store ?? '';
    refresh();
  }

  const refreshRows = coalesced(async () => {
    if (!store || store.last === null) {
      total = 0;
      return showRows();
    }
    const isAtEnd = list.scrollTop + list.clientHeight >= spacer.offsetHeight - rowHeight;
    const own = era;
    // The last row tells the number of all; rows that were loaded stay as they are.
    const answer = await ask({actions: store.store, filter, from: Math.max(0, total - 1), count: 60});
    // Whatever began another era asks again.
    if (own !== era) return;
    if (answer.total < total) forgetRows();
    const from = Math.max(0, total - 1);
    // Side effects that were under way may have ended.
    for (const [index, row] of rows) if (row.took === null) rows.delete(index);
    total = answer.total;
    answer.rows.forEach((row, index) => rows.set(from + index, row));
    spacer.style.height = total * rowHeight + 'px';
    if (isAtEnd && chosen === null) list.scrollTop = spacer.offsetHeight;
    showRows();
  });

  /** Shows the visible rows, and requests those that are not loaded. */
  function showRows() {
    const first = Math.max(0, Math.floor(list.scrollTop / rowHeight) - 8);
    const last = Math.min(total, Math.ceil((list.scrollTop + list.clientHeight) / rowHeight) + 8);
    const shown = [];
    let missing = null;
    for (let index = first; index < last; index++) {
      const row = rows.get(index);
      if (row) shown.push(rowElement(row, index));
      else missing ??= index;
    }
    if (!store || store.last === null) {
      shown.push(make('div', {className: 'empty'}, stores.length
        ? 'The store keeps no history yet.' : 'The app has no store. Its views are under Views.'));
    } else if (total === 0) {
      shown.push(make('div', {className: 'empty'}, filter
        ? 'No action matches the filter.'
        : 'Nothing was dispatched since the panel was opened. Actions are listed from then on.'));
    }
    spacer.replaceChildren(...shown);
    const active = spacer.querySelector('[aria-selected="true"]');
    if (active) list.setAttribute('aria-activedescendant', active.id);
    else list.removeAttribute('aria-activedescendant');
    if (missing !== null) loadRows(missing - missing % 50);
  }

  async function loadRows(from) {
    if (asked.has(from)) return;
    asked.add(from);
    const own = era;
    const answer = await ask({actions: store.store, filter, from, count: 50});
    if (own !== era) return;
    asked.delete(from);
    answer.rows.forEach((row, index) => rows.set(from + index, row));
    if (answer.rows.length) showRows();
  }

  const seconds = value => value >= 100 ? `${value.toFixed(0)} s` : `${value.toFixed(2)} s`;
  const milliseconds = value => value === null ? '…' : value >= 1 ? `${value.toFixed(2)} s`
    : value >= 0.001 ? `${(value * 1000).toFixed(1)} ms` : value >= 0.000001 ? `${(value * 1e6).toFixed(0)} µs` : '< 1 µs';

  function rowElement(row, index) {
    const isFuture = shownState() !== null && row.n > shownState();
    const element = make('div', {
      className: `row${isFuture ? ' future' : ''}`, role: 'option', id: `a${row.n}`, 'aria-selected': row.n === chosen,
      'aria-posinset': index + 1, 'aria-setsize': total, title: `${row.name}${row.source ? `\n${row.source}` : ''}`,
      onclick: () => select(row.n), ondblclick: () => travel(row.n),
    },
    make('span', {className: 'n'}, String(row.n)), make('span', {className: 'name'}, row.name),
    row.kind === 'effect' ? make('span', {className: 'effect', title: 'A side effect'}, 'effect') : null,
    row.source ? make('span', {className: 'source'}, '\u200E' + row.source.replace(/^.*\//, '')) : null,
    make('span', {className: 'took', title: row.kind === 'effect' ? 'Time it took' : 'Time of the state update'},
      milliseconds(row.took)),
    make('span', {className: 'at', title: 'Time since the history began'}, seconds(row.at)));
    element.style.top = index * rowHeight + 'px';
    element.number = row.n;
    return element;
  }

  function select(number) {
    chosen = number;
    showRows();
    return refreshDetails();
  }

  list.onkeydown = event => {
    const index = [...rows].find(([, row]) => row.n === chosen)?.[0] ?? (total - 1);
    const page = Math.max(1, Math.floor(list.clientHeight / rowHeight) - 1);
    const target = {
      ArrowDown: chosen === null ? total - 1 : index + 1, ArrowUp: chosen === null ? total - 1 : index - 1,
      PageDown: index + page, PageUp: index - page, Home: 0, End: total - 1,
    }[event.key];
    if (event.key === 'Enter' && chosen !== null) travel(chosen);
    else if (event.key === 'Escape' && chosen !== null) select(null);
    else if (target === undefined || total === 0) return;
    else moveTo(Math.max(0, Math.min(total - 1, target)));
    event.preventDefault();
  };

  async function moveTo(index) {
    await reveal(index);
    if (rows.has(index)) await select(rows.get(index).n);
  }

  /** Loads a row and scrolls to it. */
  async function reveal(index) {
    if (!rows.has(index)) {
      const own = era;
      const from = index - index % 50;
      const answer = await ask({actions: store.store, filter, from, count: 50});
      if (own !== era) return;
      answer.rows.forEach((row, place) => rows.set(from + place, row));
    }
    const top = index * rowHeight;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (top + rowHeight > list.scrollTop + list.clientHeight) list.scrollTop = top + rowHeight - list.clientHeight;
  }

  const refreshDetails = coalesced(async () => {
    const number = chosen;
    const own = store;
    const isShown = number !== null && own;
    for (const part of [actionHead, actionTree.element, changeHead, changeList]) part.hidden = !isShown;
    stateHead.replaceChildren('State', make('span', {className: 'dim'},
      number !== null ? `after action ${number}` : shownState() !== null ? `after action ${shownState()}` : own ? `of ${own.type}, now` : ''));
    stateHead.hidden = stateTree.element.hidden = !own;
    if (!own) return;
    const work = [stateTree.refresh()];
    if (isShown) {
      const row = [...rows.values()].find(row => row.n === number);
      actionHead.replaceChildren('Action', make('span', {className: 'dim'},
        `${row?.name ?? number}${row?.source ? ` from ${row.source}` : ''}`));
      work.push(actionTree.refresh(), showChanges(own, number));
    }
    await Promise.all(work);
  });

  async function showChanges(own, number) {
    const {changes, more} = await ask({changes: own.store, by: number});
    const quoted = text => text ?? 'nothing';
    changeHead.replaceChildren('Changes', make('span', {className: 'dim'},
      `${changes.length}${more ? ' and more' : ''} by action ${number}`));
    changeList.replaceChildren(...changes.map(change => make('li', {},
      make('span', {className: 'path'}, change.path.length ? change.path.join('.') : 'the state'), ' ',
      make('span', {className: 'old', 'aria-label': `before: ${quoted(change.old)}`}, quoted(change.old)), ' → ',
      make('span', {className: 'new', 'aria-label': `after: ${quoted(change.new)}`}, quoted(change.new)))));
    if (!changes.length) changeList.append(make('li', {className: 'dim'}, 'The action left the state as it was.'));
  }

  // ---------------------------------------------------------------- Time travel

  let wantedState;
  let travelling = null;
  const flushTravel = coalesced(async () => {
    const to = wantedState;
    store.shown = (await ask({travel: store.store, to})).shown;
    showPlace();
    // The list follows; where it is filtered, the row of an action is not known.
    const index = (chosen ?? 0) - store.first - 1;
    if (!filter && index >= 0 && index < total) await reveal(index);
    showRows();
    await refreshDetails();
  });

  /** Shows the app at a state; null for the present one. Only the newest of many is requested. */
  function travel(number) {
    if (!store) return;
    wantedState = number;
    return travelling = flushTravel();
  }

  function step(by) {
    if (!store || store.last === null) return;
    const now = shownState() ?? store.last;
    const next = Math.max(store.first, Math.min(store.last, now + by));
    chosen = next > store.first ? next : null;
    return travel(next === store.last && by > 0 ? null : next);
  }

  slider.oninput = () => {
    const number = Number(slider.value);
    chosen = number > store.first && number < store.last ? number : null;
    travel(number >= store.last ? null : number);
  };

  function showPlace() {
    const isPast = shownState() !== null;
    const canTravel = store !== null && store.last !== null && store.last > store.first;
    slider.disabled = back.disabled = forth.disabled = !canTravel;
    live.disabled = !isPast;
    live.className = place.className = isPast ? 'past' : '';
    if (store && store.last !== null) {
      slider.min = store.first;
      slider.max = store.last;
      if (document.activeElement !== slider || isPast || wantedState === null) slider.value = shownState() ?? store.last;
      slider.setAttribute('aria-valuetext', isPast ? `after action ${shownState()} of ${store.last}` : 'the present');
    }
    place.textContent = !store || store.last === null ? '' : isPast ? `${shownState()} of ${store.last}` : `${store.last} actions`;
  }

  // ---------------------------------------------------------------- Views

  let view = null;
  const viewDetails = make('div', {className: 'pane'});
  const sectionTrees = new Map();

  const frameText = ([x, y, width, height]) => `${x}, ${y}  ${width} × ${height}`;

  const viewTree = new Tree('Views', async (node, from, count) => {
    const {total, rows} = await ask({views: node.view ?? null, from, count});
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
      view = node.view;
      dock?.highlight(view);
      refreshView();
    },
    onHover: node => dock?.highlight(node?.view ?? null),
  });
  const viewPane = make('div', {className: 'pane'}, viewTree.element);
  const views = make('main', {id: 'views', className: 'split', role: 'tabpanel', 'aria-label': 'Views', hidden: true},
    viewPane, viewDetails);

  const refreshView = coalesced(async () => {
    if (view === null) {
      viewDetails.replaceChildren(make('div', {className: 'empty'}, 'Choose a view to see its frame, props and constraints.'));
      return;
    }
    const own = view;
    let answer;
    try {
      answer = await ask({view: own});
    } catch {
      viewDetails.replaceChildren(make('div', {className: 'empty'}, 'The view is gone.'));
      return;
    }
    const parts = [head(answer.class, make('span', {className: 'dim'}, frameText(answer.frame) + ' in its window'))];
    for (const [index, section] of answer.sections.entries()) {
      const key = `${own} ${index} ${section.title}`;
      if (!sectionTrees.has(key)) {
        if (sectionTrees.size > 50) sectionTrees.clear();
        sectionTrees.set(key, valueTree(section.title, () => ({view: own, section: index})));
      }
      const tree = sectionTrees.get(key);
      parts.push(head(section.title, make('span', {className: 'dim'}, section.type)), tree.element);
      if (section.count) await tree.refresh();
      else tree.element.replaceChildren(make('div', {className: 'item'}, make('span', {className: 'twist'}), valueText(section)));
    }
    const pairs = make('dl', {className: 'pairs code'});
    for (const [name, value] of answer.properties) pairs.append(make('dt', {}, name), make('dd', {}, value));
    parts.push(head('Properties'), pairs, head('Constraints', make('span', {className: 'dim'}, String(answer.constraints.length))));
    parts.push(answer.constraints.length
      ? make('ul', {className: 'list code'}, ...answer.constraints.map(({text, source, broken}) => make('li', {},
        make('span', {className: broken ? 'broken' : ''}, text), broken ? ' broken' : '',
        source ? make('span', {className: 'dim'}, `  ${source}`) : '')))
      : make('div', {className: 'empty'}, 'None: its frame is set by hand or by its autoresizing mask.'));
    if (own === view) viewDetails.replaceChildren(...parts);
  });

  // ---------------------------------------------------------------- The whole

  let tab = 'actions';
  const tabs = ['actions', 'views'].map(name => make('button', {
    role: 'tab', 'aria-controls': name, id: `tab-${name}`, onclick: () => openTab(name),
    onkeydown: event => {
      if (!['ArrowLeft', 'ArrowRight'].includes(event.key)) return;
      openTab(name === 'actions' ? 'views' : 'actions');
      document.getElementById(`tab-${tab}`).focus();
    },
  }, name === 'actions' ? 'Actions' : 'Views'));

  function openTab(name) {
    tab = name;
    actions.hidden = name !== 'actions';
    views.hidden = name !== 'views';
    for (const button of tabs) {
      const isSelected = button.id === `tab-${name}`;
      button.setAttribute('aria-selected', isSelected);
      button.tabIndex = isSelected ? 0 : -1;
    }
    if (name !== 'views') dock?.highlight(null);
    refresh();
  }

  const refresh = coalesced(async () => {
    const status = await ask({status: true});
    stores = status.stores;
    store = stores.find(known => known.store === store?.store) ?? stores.find(known => known.last !== null) ?? stores[0] ?? null;
    const names = stores.map(known => make('option', {value: known.store}, known.type));
    if (String(names.map(option => option.textContent)) !== String([...storePicker.options].map(option => option.textContent))) {
      storePicker.replaceChildren(...names);
      storePicker.value = store?.store ?? '';
    }
    storePicker.hidden = stores.length < 2;
    showPlace();
    if (tab === 'views') {
      await viewTree.refresh();
      await refreshView();
    } else {
      await refreshRows();
      if (chosen === null) await refreshDetails();
    }
  });

  let lastCommit = null;
  /** The views change with the app's commits, which the page around the panel sees. */
  setInterval(() => {
    const commit = dock ? parent.shoji.lastCommit : null;
    if (tab === 'views' && !document.hidden && commit !== lastCommit && socket?.readyState === WebSocket.OPEN) refresh();
    lastCommit = commit;
  }, 500);

  function start() {
    whenChanged = refresh;
    if (stores.length) forgetRows();
    total = 0;
    refresh();
  }

  addEventListener('keydown', event => {
    if (event.code === 'Backquote' && event.ctrlKey && dock) {
      event.preventDefault();
      dock.toggle();
    }
  });

  const grip = make('div', {id: 'grip'});
  grip.onpointerdown = event => {
    const start = {x: event.screenX, y: event.screenY, size: dock.size};
    grip.setPointerCapture(event.pointerId);
    grip.onpointermove = ({screenX, screenY}) =>
      dock.setSize(start.size + (dock.side === 'right' ? start.x - screenX : start.y - screenY));
    grip.onpointerup = grip.onpointercancel = () => { grip.onpointermove = null; };
  };

  function showSide() {
    document.body.className = grip.className = dock?.side ?? '';
  }

  const top = make('div', {className: 'bar top'},
    make('div', {role: 'tablist', 'aria-label': 'Developer panel'}, ...tabs), make('div', {className: 'grow'}));
  if (dock) {
    top.append(
      iconButton('Move the panel to the other side', 'M1.5 2.5 h11 v9 h-11 z M8.5 2.5 v9', () => {
        dock.setSide(dock.side === 'right' ? 'bottom' : 'right');
        showSide();
      }),
      iconButton('Open the panel in a tab of its own', 'M6 2.5 H2.5 v9 h9 V8 M8 2.5 h3.5 V6 M11.5 2.5 L6.5 7.5', () => {
        window.open(location.href, '_blank');
        dock.toggle();
      }),
      iconButton('Close the panel (Ctrl+`)', 'M3 3 L11 11 M11 3 L3 11', () => dock.toggle()));
    document.body.append(grip);
  }
  document.body.append(top, message, actions, views);
  showSide();
  window.panel = {counts, ask, select, openTab, moveTo, travelled: () => travelling};
  openTab('actions');
  connect();
})();
