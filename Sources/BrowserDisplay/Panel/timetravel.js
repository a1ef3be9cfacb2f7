import {iconButton, make} from './elements.js';
import {history} from './history.js';
import {coalesced, request} from './requests.js';

/** The bar that shows the app at the state after an action. `travelled` is called when the app shows another state. */
export function makeTimeTravel({travelled}) {
  const slider = make('input', {type: 'range', min: 0, max: 0, value: 0, 'aria-label': 'State'});
  const place = make('span', {id: 'place'});
  const live = make('button', {id: 'live', title: 'Show the present state', onclick: () => travel(null)}, 'Live');
  const back = iconButton('One action back', 'M9 2 L4 7 L9 12', () => step(-1));
  const forth = iconButton('One action forward', 'M5 2 L10 7 L5 12', () => step(1));
  const element = make('div', {className: 'bar'}, back, slider, forth, place, live);

  // The state that was requested last; undefined before the first request.
  let target;
  let travelling = null;
  const flush = coalesced(async () => {
    const {store} = history;
    store.shown = (await request({travel: store.store, to: target})).shown;
    show();
    await travelled();
  });

  /** Shows the app at a state; null for the present one. Only the newest of many is requested. */
  function travel(number) {
    if (!history.store) return;
    target = number;
    return travelling = flush();
  }

  function step(by) {
    if (!history.isRecorded) return;
    const {first, last} = history.store;
    const next = Math.max(first, Math.min(last, (history.shown ?? last) + by));
    history.selected = next > first ? next : null;
    return travel(next === last && by > 0 ? null : next);
  }

  slider.oninput = () => {
    const number = Number(slider.value);
    const {first, last} = history.store;
    history.selected = number > first && number < last ? number : null;
    travel(number >= last ? null : number);
  };

  /** Shows which state the app shows, of how many. */
  function show() {
    const {store, shown, isRecorded} = history;
    const isPast = shown !== null;
    slider.disabled = back.disabled = forth.disabled = !isRecorded || store.last <= store.first;
    live.disabled = !isPast;
    live.className = place.className = isPast ? 'past' : '';
    if (isRecorded) {
      slider.min = store.first;
      slider.max = store.last;
      if (document.activeElement !== slider || isPast || target === null) slider.value = shown ?? store.last;
      slider.setAttribute('aria-valuetext', isPast ? `after action ${shown} of ${store.last}` : 'the present');
    }
    place.textContent = !isRecorded ? '' : isPast ? `${shown} of ${store.last}` : `${store.last} actions`;
  }

  return {element, travel, show, lastTravel: () => travelling};
}
