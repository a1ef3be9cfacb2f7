import {iconButton, make} from './elements.js';
import {history} from './history.js';
import {coalesced, request} from './requests.js';

/**
 * The bar that shows the app at the state after an action. `travelled` is called when the app shows another state.
 * @param {{travelled: () => Promise<void>}} options
 */
export function makeTimeTravel({travelled}) {
  const slider = make('input', {type: 'range', min: '0', max: '0', value: '0', 'aria-label': 'State'});
  const place = make('span', {id: 'place'});
  const live = make('button', {id: 'live', title: 'Show the present state', onclick: () => travel(null)}, 'Live');
  const back = iconButton('One action back', 'M9 2 L4 7 L9 12', () => step(-1));
  const forth = iconButton('One action forward', 'M5 2 L10 7 L5 12', () => step(1));
  const element = make('div', {className: 'bar'}, back, slider, forth, place, live);

  // The state that was requested last; undefined before the first request.
  /** @type {number | null | undefined} */
  let target;
  /** @type {Promise<void> | null} */
  let travelling = null;
  const flush = coalesced(async () => {
    const {store} = history;
    if (!store) return;
    store.shown = (await request({travel: store.store, to: target})).shown;
    show();
    await travelled();
  });

  /**
   * Shows the app at a state; null for the present one. Only the newest of many is requested.
   * @param {number | null} number
   */
  function travel(number) {
    if (!history.store) return;
    target = number;
    return travelling = flush();
  }

  /** @param {number} by */
  function step(by) {
    if (!history.recorded) return;
    const {first, last} = history.recorded;
    const next = Math.max(first, Math.min(last, (history.shown ?? last) + by));
    history.selected = next > first ? next : null;
    return travel(next === last && by > 0 ? null : next);
  }

  slider.oninput = () => {
    if (!history.recorded) return;
    const number = Number(slider.value);
    const {first, last} = history.recorded;
    history.selected = number > first && number < last ? number : null;
    travel(number >= last ? null : number);
  };

  /** Shows which state the app shows, of how many. */
  function show() {
    const {recorded, shown} = history;
    const isPast = shown !== null;
    slider.disabled = back.disabled = forth.disabled = !recorded || recorded.last <= recorded.first;
    live.disabled = !isPast;
    live.className = place.className = isPast ? 'past' : '';
    if (recorded) {
      slider.min = String(recorded.first);
      slider.max = String(recorded.last);
      if (document.activeElement !== slider || isPast || target === null) slider.value = String(shown ?? recorded.last);
      slider.setAttribute('aria-valuetext', isPast ? `after action ${shown} of ${recorded.last}` : 'the present');
    }
    place.textContent = !recorded ? '' : isPast ? `${shown} of ${recorded.last}` : `${recorded.last} actions`;
  }

  return {element, travel, show, lastTravel: () => travelling};
}
