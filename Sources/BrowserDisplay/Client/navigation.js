import {TabMessage} from './wire.js';

/** The time that a move in the history may take, in milliseconds. */
const patience = 20_000;

/** The time after which a new entry that the browser has refused is tried again, in milliseconds. */
const retryDelay = 1_000;

/**
 * The entries that the app has in the browser's history at most. Browsers keep fifty, and forget the first of more. The last one is that of
 * every screen behind it.
 */
const mostEntries = 40;

/** @param {number} place */
const entryOf = place => Math.min(place, mostEntries - 1);

/** @param {string} address */
const urlOf = address => location.pathname + location.search + (address && '#' + encodeURI(address));

/**
 * The browser's history as the app's screens: an entry for each, from the first one on, in which the numbers of all screens up to it are
 * kept. A move of the app's is brought into the history; a move of the person's is posted, and answered by what the app made of it. What the
 * app says before it has answered is out of date.
 */
export class Navigation {
  #post;
  #name = document.title;
  // The numbers of the screens in the history's entries, and the index of the present one.
  /** @type {number[]} */
  #ids = history.state?.ids ?? [0];
  #place = this.#ids.length - 1;
  // The address with which the page was opened, until the app says where it is.
  /** @type {string | null} */
  #link = decodeURI(location.hash.slice(1));
  #isFresh = !history.state;
  /** @type {{answered: number, place: number, title: string, entries: {id: number, address: string}[]} | null} */
  #latest = null;
  // The number of the last move that was posted.
  #posted = 0;
  #isMoving = false;
  /** @type {(() => void) | null} */
  #moved = null;

  /** @param {(letter: string, ...values: Values) => number} post */
  constructor(post) {
    this.#post = post;
    addEventListener('popstate', () => this.#popped());
  }

  /** Whether the history has not come to where the app is. */
  get isMoving() { return this.#isMoving || this.#latest && this.#latest.answered < this.#posted; }

  /**
   * Receives where the app is.
   * @param {Values} message
   */
  receive([answered, place, title, ...values]) {
    const entries = [];
    for (let i = 0; i < values.length; i += 2) entries.push({id: values[i], address: values[i + 1]});
    this.#latest = {answered, place, title, entries};
    document.title = title || this.#name;
    const first = this.#link;
    this.#link = null;
    if (first && first !== entries[place].address && (this.#isFresh || this.#ids.at(-1) !== entries[place].id)) this.#open(first);
    this.#agree();
  }

  /** Another process of the app numbers inputs anew. */
  restart() { this.#posted = 0; }

  /**
   * Posts an address of the app's, unless it is only the number of a screen.
   * @param {string} address
   */
  #open(address) {
    if (!address || /^\d+$/.test(address)) return;
    const isWhole = /^[a-z][a-z0-9+.-]*:\/\//i.test(address);
    this.#posted = this.#post(TabMessage.openAddress, isWhole ? address : location.origin + encodeURI(address.replace(/^\/?/, '/')));
  }

  /** Takes the present entry's screens, after the history has moved; gives whether it is the page's own entry. */
  #readPlace() {
    let own = history.state?.ids;
    if (!own) return false;
    // Forward to the last entry goes to the next screen, not to the last that was there.
    if (own.length > mostEntries && this.#place < mostEntries - 1) own = own.slice(0, mostEntries);
    this.#place = own.length - 1;
    if (String(this.#ids.slice(0, this.#place + 1)) !== String(own)) this.#ids = own;
    return true;
  }

  #report() { this.#posted = this.#post(TabMessage.navigate, this.#ids[this.#place]); }

  /** The state of the present entry: the screens up to its place. */
  get #state() { return {ids: this.#ids.slice(0, this.#place + 1)}; }

  #popped() {
    if (this.#moved) return this.#moved();
    if (this.#place >= mostEntries && history.state?.ids.length === mostEntries - 1) {
      this.#backInLast();
    } else if (!this.#readPlace()) {
      // An address that the person typed has an entry of its own, which is no screen's.
      this.#ids = [...this.#ids.slice(0, ++this.#place), -1];
      history.replaceState(this.#state, '');
      this.#open(decodeURI(location.hash.slice(1)));
      this.#agree();
    } else {
      this.#report();
    }
  }

  /** Goes back by one screen of those that have the last entry, to which the history returns. */
  async #backInLast() {
    const ids = this.#ids.slice(0, this.#place);
    this.#isMoving = true;
    await this.#move(1);
    this.#isMoving = false;
    if (history.state?.ids.length >= mostEntries) history.replaceState({ids}, '');
    if (this.#readPlace()) this.#report();
    this.#agree();
  }

  /**
   * Moves in the history; gives whether it has moved in time.
   * @param {number} distance
   */
  async #move(distance) {
    const isThere = await new Promise(resolve => {
      this.#moved = () => resolve(true);
      setTimeout(resolve, patience, false);
      history.go(distance);
    });
    this.#moved = null;
    return isThere;
  }

  /**
   * Moves in the history, and reports where the person has moved meanwhile. A busy browser moves late; it is not asked twice, since it
   * would make both moves, out of the app. An entry to which it does not move at all is not there: then the present one takes its place.
   * @param {number} wanted the place to go to
   */
  async #go(wanted) {
    const distance = entryOf(wanted) - entryOf(this.#place);
    if (!distance || !await this.#move(distance)) {
      this.#ids = this.#ids.slice(0, wanted + 1);
      this.#place = wanted;
      history.replaceState(this.#state, '');
      return;
    }
    this.#readPlace();
    if (this.#place !== wanted) this.#report();
  }

  /** Brings the history to what the app said last. */
  async #agree() {
    if (this.#isMoving) return;
    this.#isMoving = true;
    while (this.#latest && this.#latest.answered >= this.#posted) {
      const {entries, place: wanted} = this.#latest;
      let common = 0;
      while (common < Math.min(this.#place, wanted) && this.#ids[common + 1] === entries[common + 1].id) common++;
      if (this.#place > common) {
        await this.#go(common);
      } else if (this.#place === wanted) {
        break;
      } else if (this.#ids[this.#place + 1] === entries[this.#place + 1].id) {
        await this.#go(this.#place + 1);
      } else {
        // The entry with which the page was opened is a screen's, too.
        if (!history.state) history.replaceState(this.#state, '', urlOf(entries[this.#place].address));
        const {id, address} = entries[this.#place + 1];
        const ids = [...this.#ids.slice(0, this.#place + 1), id];
        const isLast = entryOf(this.#place + 1) === entryOf(this.#place);
        history[isLast ? 'replaceState' : 'pushState']({ids}, '', urlOf(address));
        // Chromium takes no more than two hundred new entries in half a minute, and says nothing.
        if (history.state?.ids.length !== ids.length) {
          await new Promise(resolve => setTimeout(resolve, retryDelay));
          continue;
        }
        this.#ids = ids;
        this.#place++;
      }
    }
    if (this.#latest && this.#latest.answered >= this.#posted) {
      const address = urlOf(this.#latest.entries[this.#place].address);
      if (!history.state || location.pathname + location.search + location.hash !== address) history.replaceState(this.#state, '', address);
    }
    this.#isMoving = false;
  }
}
