import {TabMessage} from './wire.js';

/** The time that a move in the history may take, in milliseconds. */
const patience = 20_000;

/**
 * The browser's history as the app's screens: an entry for each, from the first one on, in which the numbers of all screens up to it are
 * kept. A move of the app's is brought into the history; a move of the person's is posted, and answered by what the app made of it. What the
 * app says before it has answered is out of date.
 * @param {(letter: string, ...values: any[]) => number} post
 */
export function makeNavigation(post) {
  const name = document.title;
  // The numbers of the screens in the history's entries, and the index of the present one.
  /** @type {number[]} */
  let ids = history.state?.ids ?? [0];
  let place = ids.length - 1;
  // The address with which the page was opened, until the app says where it is.
  /** @type {string | null} */
  let link = decodeURI(location.hash.slice(1));
  const isFresh = !history.state;
  /** @type {{answered: number, place: number, title: string, entries: {id: number, address: string}[]} | null} */
  let latest = null;
  // The number of the last move that was posted.
  let posted = 0;
  let isMoving = false;
  /** @type {(() => void) | null} */
  let moved = null;

  /** @param {number} index */
  const state = index => ({ids: ids.slice(0, index + 1)});
  /** @param {string} address */
  const url = address => location.pathname + location.search + (address && '#' + encodeURI(address));

  /**
   * Posts an address of the app's, unless it is only the number of a screen.
   * @param {string} address
   */
  function open(address) {
    if (!address || /^\d+$/.test(address)) return;
    const isWhole = /^[a-z][a-z0-9+.-]*:\/\//i.test(address);
    posted = post(TabMessage.openAddress, isWhole ? address : location.origin + encodeURI(address.replace(/^\/?/, '/')));
  }

  /** Takes the present entry's screens, after the history has moved; gives whether it is the page's own entry. */
  function readPlace() {
    const own = history.state?.ids;
    if (!own) return false;
    place = own.length - 1;
    if (String(ids.slice(0, place + 1)) !== String(own)) ids = own;
    return true;
  }

  const report = () => { posted = post(TabMessage.navigate, ids[place]); };

  addEventListener('popstate', () => {
    if (moved) return moved();
    if (!readPlace()) {
      // An address that the person typed has an entry of its own, which is no screen's.
      ids = [...ids.slice(0, ++place), -1];
      history.replaceState(state(place), '');
      open(decodeURI(location.hash.slice(1)));
      agree();
    } else {
      report();
    }
  });

  /**
   * Moves in the history, and reports where the person has moved meanwhile. A busy browser moves late; it is not asked twice, since it
   * would make both moves, out of the app. An entry to which it does not move at all is not there: then the present one takes its place.
   * @param {number} distance
   */
  async function go(distance) {
    const wanted = place + distance;
    const isThere = await new Promise(resolve => {
      moved = () => resolve(true);
      setTimeout(resolve, patience, false);
      history.go(distance);
    });
    moved = null;
    if (!isThere) {
      ids = ids.slice(0, wanted + 1);
      place = wanted;
      history.replaceState(state(place), '');
      return;
    }
    readPlace();
    if (place !== wanted) report();
  }

  /** Brings the history to what the app said last. */
  async function agree() {
    if (isMoving) return;
    isMoving = true;
    while (latest && latest.answered >= posted) {
      const {entries, place: wanted} = latest;
      let common = 0;
      while (common < Math.min(place, wanted) && ids[common + 1] === entries[common + 1].id) common++;
      if (place > common) {
        await go(common - place);
      } else if (place === wanted) {
        break;
      } else if (ids[place + 1] === entries[place + 1].id) {
        await go(1);
      } else {
        // The entry with which the page was opened is a screen's, too.
        if (!history.state) history.replaceState(state(place), '', url(entries[place].address));
        ids = [...ids.slice(0, ++place), entries[place].id];
        history.pushState(state(place), '', url(entries[place].address));
      }
    }
    if (latest && latest.answered >= posted) {
      const address = url(latest.entries[place].address);
      if (!history.state || location.pathname + location.search + location.hash !== address) history.replaceState(state(place), '', address);
    }
    isMoving = false;
  }

  return {
    /** Whether the history has not come to where the app is. */
    get isMoving() { return isMoving || latest && latest.answered < posted; },

    /**
     * Receives where the app is.
     * @param {Values} message
     */
    receive([answered, place, title, ...values]) {
      const entries = [];
      for (let i = 0; i < values.length; i += 2) entries.push({id: values[i], address: values[i + 1]});
      latest = {answered, place, title, entries};
      document.title = title || name;
      const first = link;
      link = null;
      if (first && first !== entries[place].address && (isFresh || ids.at(-1) !== entries[place].id)) open(first);
      agree();
    },

    /** Another process of the app numbers inputs anew. */
    restart() { posted = 0; },
  };
}
