// The plain elements that a scroller is made of.

/**
 * Appends a box of a class to an element.
 * @param {string} name
 * @param {Part} parent
 */
export function appendBox(name, parent) {
  const element = document.createElement('div');
  element.className = name;
  parent.append(element);
  return element;
}

/**
 * Sets a length, unless it is that already: a style that is set again is computed again.
 * @param {Part} element
 * @param {string} name
 * @param {any} length
 */
export function setLength(element, name, length) {
  const value = length + 'px';
  if (element.style[name] !== value) element.style[name] = value;
}
