// The elements of shapes.

/**
 * @param {string} name
 * @param {Named} [attributes]
 * @param {...(Node | string)} children
 */
export function svg(name, attributes, ...children) {
  /** @type {Part} */
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  element.append(...children);
  return element;
}

/**
 * An element that shows a shape; the old one where it is one.
 * @param {Part} old
 * @param {Named} css
 */
export function shapeElement(old, css) {
  const part = old?.kind === 'shape' ? old : svg('svg', {class: 'k'}, svg('path'));
  part.kind = 'shape';
  part.box = {x: 0, y: 0};
  dress(part.firstChild, css);
  return part;
}

/**
 * Gives a path the style of a shape.
 * @param {Part} path
 * @param {Named} style
 */
function dress(path, {n, ...css}) {
  if (n) path.setAttribute('pathLength', n);
  else path.removeAttribute('pathLength');
  path.style.cssText = Object.entries(css).map(([name, value]) => `${name}:${value}`).join(';');
}

/**
 * A moment of a shape, its CSS with names as scripts have them.
 * @param {Named} style
 */
export function shapeFrame({n, ...css}) {
  return Object.fromEntries(
    Object.entries(css).map(([name, value]) => [name.replace(/-(.)/g, (_, letter) => letter.toUpperCase()), value]));
}
