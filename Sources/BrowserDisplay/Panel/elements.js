// What the panel's parts make their elements with.

/** Makes an element with properties, and children that are elements or text; attributes begin with `aria-`, `role` or `data-`. */
export function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined) continue;
    if (key.includes('-') || key === 'role') element.setAttribute(key, value);
    else element[key] = value;
  }
  element.append(...children.filter(child => child !== null));
  return element;
}

/** A small picture of lines, 14 points high and wide. */
function icon(path) {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  for (const [key, value] of Object.entries({width: 14, height: 14, viewBox: '0 0 14 14', 'aria-hidden': 'true'})) {
    svg.setAttribute(key, value);
  }
  const line = document.createElementNS(space, 'path');
  for (const [key, value] of Object.entries({d: path, fill: 'none', stroke: 'currentColor', 'stroke-width': 1.4})) {
    line.setAttribute(key, value);
  }
  svg.append(line);
  return svg;
}

/** A button that shows a picture of lines, and says its label to screen readers. */
export const iconButton = (label, path, onclick) =>
  make('button', {className: 'plain', 'aria-label': label, title: label, onclick}, icon(path));

/** The heading of a section. */
export const head = (title, ...more) => make('div', {className: 'head', role: 'heading', 'aria-level': 2}, title, ...more);
