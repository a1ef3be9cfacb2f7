import {asRun, shift} from './layers.js';
import {drawing} from './parts.js';

// What a layer shows, as elements: runs of text, a picture, or a shape.

/**
 * Shows text runs, a picture or nothing; elements are kept where they are of the same kind.
 * @param {Layer} layer
 * @param {Values} values
 */
export function setContent(layer, values) {
  if (JSON.stringify(values) === JSON.stringify(layer.shown)) return;
  showContent(layer, values);
}

/**
 * @param {Layer} layer
 * @param {any} values
 */
export function showContent(layer, values) {
  layer.shown = values;
  const old = layer.content;
  const parts = [];
  if (typeof values[0] === 'string') {
    parts.push(pictureElement(old[0], values));
  } else if (typeof values[0] === 'object') {
    parts.push(drawing.shape(old[0], values[0]));
  } else {
    for (let i = 0; i < values.length; i += 4) {
      parts.push(runElement(layer, old[i / 4], values[i], values[i + 1], values[i + 2], values[i + 3]));
    }
  }
  for (const part of old) if (!parts.includes(part)) part.remove();
  let next = layer.inside.firstChild;
  if (next && next === layer.shadow?.element) next = next.nextSibling;
  for (const part of parts) {
    if (part === next) next = next.nextSibling;
    else layer.inside.insertBefore(part, next ?? null);
    if (old.length || part.kind !== 'run') shift(part, part.box, layer);
  }
  layer.content = parts;
}

/**
 * @param {Layer} layer
 * @param {any} old
 * @param {number} style
 * @param {number} x
 * @param {number} y
 * @param {any} text
 */
function runElement(layer, old, style, x, y, text) {
  const isBox = typeof text !== 'string';
  if (!old && !isBox) {
    const part = asRun(document.createElement('span'), x, y);
    part.className = 't s' + style;
    part.style.cssText = `left:${x - layer.px}px;top:${y - layer.py}px`;
    part.textContent = text;
    return part;
  }
  const kind = isBox ? (text.length > 2 ? 'mark' : 'box') : 'run';
  const part = old?.kind === kind ? old : document.createElement(kind === 'mark' ? 'img' : 'span');
  part.kind = kind;
  part.box = {x, y};
  if (kind === 'mark') {
    if (part.getAttribute('src') !== text[2]) part.src = text[2];
    part.alt = '';
    part.draggable = false;
    part.decoding = 'sync';
  }
  const name = 't s' + style;
  if (part.className !== name) part.className = name;
  if (isBox) {
    part.style.width = text[0] + 'px';
    part.style.height = text[1] + 'px';
  } else if (part.firstChild) {
    if (part.firstChild.data !== text) part.firstChild.data = text;
  } else {
    part.append(text);
  }
  return part;
}

// A picture that failed to load is fetched again, less and less often.
addEventListener('error', ({target}) => {
  /** @type {Part} */
  const part = target;
  if (part.localName !== 'img') return;
  const address = part.getAttribute('src');
  part.failures = (part.failures ?? 0) + 1;
  setTimeout(() => {
    if (part.isConnected && part.getAttribute('src') === address) part.src = address;
  }, 500 << Math.min(part.failures, 6));
}, true);

/**
 * @param {any} old
 * @param {[string, number, number, number, number, number[], number, any]} options
 */
function pictureElement(old, [address, x, y, w, h, caps, scale, unit]) {
  const kind = caps ? 'caps' : 'picture';
  const part = old?.kind === kind ? old : document.createElement(caps ? 'div' : 'img');
  part.kind = kind;
  part.box = {x, y, w, h};
  part.unit = unit;
  part.style.width = w + 'px';
  part.style.height = h + 'px';
  if (caps) {
    part.className = 'n';
    part.style.borderWidth = caps.map(c => c + 'px').join(' ');
    part.style.borderImage = `url("${new URL(address, document.baseURI)}") ${caps.map(c => c * scale).join(' ')} fill`;
  } else {
    if (part.getAttribute('src') !== address) part.src = address;
    part.alt = '';
    part.draggable = false;
    part.decoding = 'sync';
  }
  return part;
}
