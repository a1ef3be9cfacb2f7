/**
 * The app's stores as the app described them last, the one whose history the panel shows, and the number of the selected action. Null
 * follows the newest action.
 */
export const history = {
  /** @type {Store[]} */
  stores: [],
  /** @type {Store | null} */
  store: null,
  /** @type {number | null} */
  selected: null,

  /** The number of the action after which the app shows its state; null for the present. */
  get shown() { return this.store?.shown ?? null; },

  /** The store, if it records its actions. */
  get recorded() { return this.store !== null && this.store.last !== null ? this.store : null; },
};
