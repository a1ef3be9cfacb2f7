// The order of the Tab key.

/** @param {Part} element */
const isStop = element => element.matches('.l[tabindex="0"], .e:not([tabindex="-1"], :disabled)');
/** @param {Part} element */
const isLayer = element => element.classList.contains('l');

/**
 * What lies in a layer: layers and editors, also those in the canvas that it scrolls.
 * @param {Part} element
 */
const partsOf = element => [...element.children]
  .flatMap(e => e.classList.contains('v') ? [...e.querySelector(':scope > .x').children] : e)
  .filter(e => isLayer(e) || e.classList.contains('e'));

/**
 * Whether neither the keyboard nor a person reaches an element and what lies in it.
 * @param {Part} element
 */
export const isHidden = ({inert, style, classList, ariaHidden}) => inert || ariaHidden === 'true' || style.display === 'none'
  || style.opacity !== '' && style.opacity < 0.01 || classList.contains('m');

/** @param {Edges[]} boxes */
function boxAround(boxes) {
  return {
    left: Math.min(...boxes.map(b => b.left)), right: Math.max(...boxes.map(b => b.right)),
    top: Math.min(...boxes.map(b => b.top)), bottom: Math.max(...boxes.map(b => b.bottom)),
  };
}

/**
 * What the keyboard can reach in a part of the page: itself first, then what lies in it from top to bottom, as far as
 * that is seen; what lies side by side keeps the order of the tree. `Scene.focusableLayers()` does the same.
 * What lies in a row that is not visible has no layout, and reading its place would make one: `around` is that of the layer
 * around it. Where a stop lies stays with it, as its `place`.
 * @returns {Stop | null}
 * @param {Part} element
 * @param {DOMRect} [around]
 */
function stops(element, around) {
  if (isHidden(element)) return null;
  let place = around;
  if (around) {
    const {x, y, w, h} = element.layer;
    place = new DOMRect(around.x + x, around.y + y, w, h);
  } else if ('row' in element.dataset) {
    place = element.getBoundingClientRect();
  }
  /** @type {Stop[]} */
  const groups = isLayer(element) ? partsOf(element).flatMap(e => stops(e, place) ?? []) : [];
  const isOwn = isStop(element);
  if (!isOwn && !groups.length) return null;
  const box = isOwn || element.querySelector(':scope > .v')
    ? place ?? element.getBoundingClientRect() : boxAround(groups.map(group => group.box));
  if (isOwn) element.place = box;
  return {box, all: [...isOwn ? [element] : [], ...inOrder(groups).flatMap(group => group.all)]};
}

/**
 * What the Tab key reaches in an element, in its order.
 * @param {Part} element
 */
export const stopsIn = element => stops(element)?.all ?? [];

/** @param {Stop[]} groups */
function inOrder(groups) {
  /** @type {Stop[]} */
  const result = [];
  for (const group of groups) {
    const place = result.findIndex(other => isAbove(group.box, other.box));
    result.splice(place < 0 ? result.length : place, 0, group);
  }
  return result;
}

/**
 * @param {Edges} a
 * @param {Edges} b
 */
function isAbove(a, b) {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const isBeside = a.right <= b.left + 0.5 || b.right <= a.left + 0.5;
  if (isBeside && shared > Math.min(a.bottom - a.top, b.bottom - b.top) / 2) return false;
  return (a.top + a.bottom) / 2 < (b.top + b.bottom) / 2 - 0.5;
}
