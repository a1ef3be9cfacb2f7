import {iconButton, make} from './elements.js';
import {history} from './history.js';
import {coalesced, request} from './requests.js';

/** The bar that shows the app at the state after an action. */
export class TimeTravel {
  #travelled;
  // The state that was requested last; undefined before the first request.
  /** @type {number | null | undefined} */
  #target;
  #slider = make('input', {type: 'range', min: '0', max: '0', value: '0', 'aria-label': 'State', oninput: () => this.#slid()});
  #place = make('span', {id: 'place'});
  #live = make('button', {id: 'live', title: 'Show the present state', onclick: () => { this.travel(null); }}, 'Live');
  #back = iconButton('One action back', 'M9 2 L4 7 L9 12', () => this.#step(-1));
  #forth = iconButton('One action forward', 'M5 2 L10 7 L5 12', () => this.#step(1));
  element = make('div', {className: 'bar'}, this.#back, this.#slider, this.#forth, this.#place, this.#live);
  /** @type {Promise<void> | null} */
  lastTravel = null;
  #flush = coalesced(() => this.#request());

  /** @param {() => Promise<void>} travelled is called when the app shows another state */
  constructor(travelled) { this.#travelled = travelled; }

  /**
   * Shows the app at a state; null for the present one. Only the newest of many is requested.
   * @param {number | null} number
   */
  travel(number) {
    if (!history.store) return;
    this.#target = number;
    this.lastTravel = this.#flush();
  }

  async #request() {
    const {store} = history;
    if (!store) return;
    store.shown = (await request({travel: store.store, to: this.#target})).shown;
    this.show();
    await this.#travelled();
  }

  /** @param {number} by */
  #step(by) {
    if (!history.recorded) return;
    const {first, last} = history.recorded;
    const next = Math.max(first, Math.min(last, (history.shown ?? last) + by));
    history.selected = next > first ? next : null;
    this.travel(next === last && by > 0 ? null : next);
  }

  /** The slider has been moved. */
  #slid() {
    if (!history.recorded) return;
    const number = Number(this.#slider.value);
    const {first, last} = history.recorded;
    history.selected = number > first && number < last ? number : null;
    this.travel(number >= last ? null : number);
  }

  /** Shows which state the app shows, of how many. */
  show() {
    const {recorded, shown} = history;
    const slider = this.#slider, place = this.#place, live = this.#live;
    const isPast = shown !== null;
    slider.disabled = this.#back.disabled = this.#forth.disabled = !recorded || recorded.last <= recorded.first;
    live.disabled = !isPast;
    live.className = place.className = isPast ? 'past' : '';
    if (recorded) {
      slider.min = String(recorded.first);
      slider.max = String(recorded.last);
      if (document.activeElement !== slider || isPast || this.#target === null) slider.value = String(shown ?? recorded.last);
      slider.setAttribute('aria-valuetext', isPast ? `after action ${shown} of ${recorded.last}` : 'the present');
    }
    place.textContent = !recorded ? '' : isPast ? `${shown} of ${recorded.last}` : `${recorded.last} actions`;
  }
}
