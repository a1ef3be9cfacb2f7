// What inputs have in common.

/** @param {Event} event @returns {Element} */
export const targetOf = event => /** @type {Element} */ (event.target);

/** @param {PageEvent} event */
export const modifiersOf = event =>
  (event.getModifierState?.('CapsLock') ? 1 << 16 : 0) | (event.shiftKey ? 1 << 17 : 0)
  | (event.ctrlKey ? 1 << 18 : 0) | (event.altKey ? 1 << 19 : 0) | (event.metaKey ? 1 << 20 : 0);
