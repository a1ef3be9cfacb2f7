// The pictures of a new screen come with the screen.

/** The addresses that were met. @type {Set<string>} */
const known = new Set();

/**
 * Resolves when the pictures that a message names for the first time can be painted, or after 0.2 s: a slow line shows the rest first.
 * Null where there are none, or nobody looks.
 * @param {string} message
 */
export function newPictures(message) {
  const addresses = (message.match(/i\/\w+\.png/g) ?? []).filter(address => !known.has(address) && known.add(address));
  if (!addresses.length || document.hidden) return null;
  return Promise.race([
    new Promise(resolve => { setTimeout(resolve, 200); }),
    Promise.all(addresses.map(address => Object.assign(new Image(), {src: address}).decode().catch(() => {}))),
  ]);
}
