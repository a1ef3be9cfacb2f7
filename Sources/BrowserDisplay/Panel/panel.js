import {ActionList} from './actions.js';
import {ActionDetails} from './details.js';
import {iconButton, make} from './elements.js';
import {history} from './history.js';
import {coalesced, connect, counts, isConnected, message, request} from './requests.js';
import {TimeTravel} from './timetravel.js';
import {Views} from './views.js';

// The developer panel: its parts and how they are connected.

const dock = parent !== window ? parent.shojiDock : null;

/** @type {ActionList} */
const list = new ActionList({selectionChanged: () => details.refresh(), travel: number => timeTravel.travel(number)});
const details = new ActionDetails(number => list.row(number));
const timeTravel = new TimeTravel(async () => {
  await list.revealAction(history.selected ?? 0);
  list.show();
  await details.refresh();
});
/** @type {HTMLSelectElement} */
const storePicker = make('select', {'aria-label': 'Store', onchange: () => chooseStore(Number(storePicker.value))});
const actions = make('main', {id: 'actions', role: 'tabpanel', 'aria-label': 'Actions'},
  make('div', {className: 'bar'}, storePicker, make('div', {className: 'grow'}, list.filterField)),
  timeTravel.element,
  make('div', {className: 'split'}, list.element, details.element));
const views = new Views(view => dock?.highlight(view));

/** @param {number} number */
function chooseStore(number) {
  history.store = history.stores.find(known => known.store === number) ?? history.stores[0] ?? null;
  history.selected = null;
  list.clear();
  storePicker.value = String(history.store?.store ?? '');
  refresh();
}

let tab = 'actions';
const tabs = ['actions', 'views'].map(name => make('button', {
  role: 'tab', 'aria-controls': name, id: `tab-${name}`, onclick: () => openTab(name),
  onkeydown: event => {
    if (!['ArrowLeft', 'ArrowRight'].includes(event.key)) return;
    openTab(name === 'actions' ? 'views' : 'actions');
    document.getElementById(`tab-${tab}`)?.focus();
  },
}, name === 'actions' ? 'Actions' : 'Views'));

/** @param {string} name */
function openTab(name) {
  tab = name;
  actions.hidden = name !== 'actions';
  views.element.hidden = name !== 'views';
  for (const button of tabs) {
    const isSelected = button.id === `tab-${name}`;
    button.setAttribute('aria-selected', String(isSelected));
    button.tabIndex = isSelected ? 0 : -1;
  }
  if (name !== 'views') dock?.highlight(null);
  refresh();
}

const refresh = coalesced(async () => {
  const {stores} = await request({status: true});
  history.stores = stores;
  history.store = stores.find(known => known.store === history.store?.store)
    ?? stores.find(known => known.last !== null) ?? stores[0] ?? null;
  const names = stores.map(known => make('option', {value: String(known.store)}, known.type));
  if (String(names.map(option => option.textContent)) !== String([...storePicker.options].map(option => option.textContent))) {
    storePicker.replaceChildren(...names);
    storePicker.value = String(history.store?.store ?? '');
  }
  storePicker.hidden = stores.length < 2;
  timeTravel.show();
  if (tab === 'views') {
    await views.refresh();
  } else {
    await list.refresh();
    if (history.selected === null) await details.refresh();
  }
});

// The views change with what the app commits, which the page around the panel shows.
let hasChanged = false;
const root = dock && parent.document.querySelector('.l[data-id="0"]');
if (root) {
  new MutationObserver(() => { hasChanged = true; }).observe(
    root, {subtree: true, childList: true, attributes: true, characterData: true});
}
setInterval(() => {
  if (!hasChanged || tab !== 'views' || document.hidden || !isConnected()) return;
  hasChanged = false;
  refresh();
}, 500);

addEventListener('keydown', event => {
  if (event.code === 'Backquote' && event.ctrlKey && dock) {
    event.preventDefault();
    dock.toggle();
  }
});

const grip = make('div', {id: 'grip'});

function showSide() {
  document.body.className = grip.className = dock?.side ?? '';
}

const bar = make('div', {className: 'bar top'},
  make('div', {role: 'tablist', 'aria-label': 'Developer panel'}, ...tabs), make('div', {className: 'grow'}));
if (dock) {
  bar.append(
    iconButton('Move the panel to the other side', 'M1.5 2.5 h11 v9 h-11 z M8.5 2.5 v9', () => {
      dock.setSide(dock.side === 'right' ? 'bottom' : 'right');
      showSide();
    }),
    iconButton('Open the panel in a tab of its own', 'M6 2.5 H2.5 v9 h9 V8 M8 2.5 h3.5 V6 M11.5 2.5 L6.5 7.5', () => {
      window.open(location.href, '_blank');
      dock.toggle();
    }),
    iconButton('Close the panel (Ctrl+`)', 'M3 3 L11 11 M11 3 L3 11', () => dock.toggle()));
  grip.onpointerdown = event => {
    const start = {x: event.screenX, y: event.screenY, size: dock.size};
    grip.setPointerCapture(event.pointerId);
    grip.onpointermove = ({screenX, screenY}) =>
      dock.setSize(start.size + (dock.side === 'right' ? start.x - screenX : start.y - screenY));
    grip.onpointerup = grip.onpointercancel = () => { grip.onpointermove = null; };
  };
  document.body.append(grip);
}
document.body.append(bar, message, actions, views.element);
showSide();
window.panel = {counts, request, openTab, moveTo: index => list.moveTo(index), travelled: () => timeTravel.lastTravel};
openTab('actions');
connect(() => {
  list.restart();
  refresh();
}, refresh);
