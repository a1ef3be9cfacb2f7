// What the panel's parts make their elements with.

/**
 * Makes an element with properties, and children that are elements or text; attributes begin with `aria-`, `role` or `data-`.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Properties<HTMLElementTagNameMap[Name]>} [properties]
 * @param {...Child} children
 */
export function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined) continue;
    if (key.includes('-') || key === 'role') element.setAttribute(key, String(value));
    else Object.assign(element, {[key]: value});
  }
  for (const child of children) if (child !== null) element.append(child);
  return element;
}

/**
 * A small picture of lines, 14 points high and wide.
 * @param {string} path
 */
function icon(path) {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  for (const [key, value] of Object.entries({width: 14, height: 14, viewBox: '0 0 14 14', 'aria-hidden': 'true'})) {
    svg.setAttribute(key, String(value));
  }
  const line = document.createElementNS(space, 'path');
  for (const [key, value] of Object.entries({d: path, fill: 'none', stroke: 'currentColor', 'stroke-width': 1.4})) {
    line.setAttribute(key, String(value));
  }
  svg.append(line);
  return svg;
}

/**
 * A button that shows a picture of lines, and says its label to screen readers.
 * @param {string} label
 * @param {string} path
 * @param {() => void} onclick
 */
export const iconButton = (label, path, onclick) =>
  make('button', {className: 'plain', 'aria-label': label, title: label, onclick}, icon(path));

/**
 * The heading of a section.
 * @param {string} title
 * @param {...Child} more
 */
export const head = (title, ...more) => make('div', {className: 'head', role: 'heading', 'aria-level': 2}, title, ...more);
