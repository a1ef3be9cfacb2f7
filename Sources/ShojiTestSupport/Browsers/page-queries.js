'use strict';
// What a test asks the page: the views it shows, as a reader of the page finds them, and where to press.
window.pageQueries = (() => {
  const layerOf = id => shoji.element(id);
  /** Where the children of a layer and its text lie: in the layer, or in the canvas that it scrolls. */
  const inside = element => element.querySelector(':scope > .v > .x') ?? element;
  const layersIn = element => [...inside(element).children].filter(e => e.classList.contains('l'));

  /** Work on an element as if neither it nor anything around it were hidden. */
  function unhidden(element, work) {
    const hidden = [];
    for (let e = element; e; e = e.parentElement) {
      if (e.style.display === 'none') {
        hidden.push(e);
        e.style.display = '';
      }
    }
    const result = work();
    for (const e of hidden) e.style.display = 'none';
    return result;
  }

  function hex(color) {
    const numbers = color.match(/[\d.]+/g)?.map(Number);
    if (!numbers || numbers.length < 3) return undefined;
    if (numbers.length === 4) numbers[3] = Math.round(numbers[3] * 255);
    return '#' + numbers.map(n => n.toString(16).padStart(2, '0')).join('');
  }

  function textOf(element) {
    if ('text' in element.dataset) return element.dataset.text;
    if ('silent' in element.dataset) return undefined;
    if ('edited' in element.dataset) {
      return [...element.querySelectorAll('.e')].find(e => e.closest('[data-edited]') === element)?.value;
    }
    const runs = [...inside(element).children].filter(e => e.classList.contains('t'));
    return runs.length ? runs.map(e => e.textContent).join('') : undefined;
  }

  function nodes(element, layers) {
    if (element.ariaHidden === 'true') return [];
    const data = element.dataset;
    if (!('class' in data)) return layersIn(element).flatMap(child => nodes(child, layers));
    layers.push(element.layer.id);
    const box = unhidden(element, () => element.getBoundingClientRect());
    return [{
      class: data.class, frame: [box.x, box.y, box.width, box.height], text: textOf(element), value: data.value,
      placeholder: data.placeholder, identifier: data.identifier, label: data.label, role: data.role ?? 'none',
      enabled: element.ariaDisabled !== 'true', selected: 'selected' in data,
      hidden: element.style.display === 'none', alpha: element.style.opacity === '' ? 1 : +element.style.opacity,
      backgroundColor: hex(element.style.backgroundColor),
      children: layersIn(element).flatMap(child => nodes(child, layers)),
    }];
  }

  /** The tree of views, and the layers behind them in the tree's order. */
  function tree() {
    const layers = [];
    const tops = nodes(layerOf(0), layers);
    const tree = tops.length === 1 ? tops[0] : {
      class: '', frame: [0, 0, innerWidth, innerHeight], role: 'none', enabled: true, selected: false, hidden: false,
      alpha: 1, children: tops,
    };
    return {tree, layers: tops.length === 1 ? layers : [0, ...layers]};
  }

  /** The part of a layer that can be seen, as [left, top, right, bottom]. */
  function visible(element) {
    const box = element.getBoundingClientRect();
    let part = [Math.max(0, box.left), Math.max(0, box.top), Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)];
    for (let e = element.parentElement; e; e = e.parentElement) {
      if (e.style.overflow !== 'clip') continue;
      const cut = e.getBoundingClientRect();
      part = [Math.max(part[0], cut.left), Math.max(part[1], cut.top), Math.min(part[2], cut.right), Math.min(part[3], cut.bottom)];
    }
    return part;
  }

  const accepts = element =>
    'class' in element.dataset && !element.closest('[data-passes]')
    && !(element.style.opacity !== '' && +element.style.opacity < 0.01);

  /** A number as Swift writes it. */
  const number = value => Number.isInteger(value) ? value + '.0' : String(value);

  /** Where to press to hit a layer, as {x, y}, or why that cannot be done, as {error}. */
  function place(id, isTouched) {
    const element = layerOf(id);
    if (!element) return {error: 'is not there any more'};
    const [left, top, right, bottom] = visible(element);
    if (!(left < right && top < bottom)) {
      const box = element.getBoundingClientRect();
      return {error: `cannot be seen: it lies at (${number(box.x)}, ${number(box.y)}) and is `
        + `${number(box.width)}×${number(box.height)} in a window of ${number(innerWidth)}×${number(innerHeight)}`};
    }
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (!isTouched) return {x, y};
    if (element.closest('[aria-disabled="true"]')) return {error: 'is not enabled'};
    for (const found of document.elementsFromPoint(x, y)) {
      const layer = found.closest('.l');
      if (!layer || element.contains(layer) || layer.contains(element)) break;
      if (!accepts(layer)) continue;
      const name = layer.dataset.identifier ?? layer.dataset.label ?? textOf(layer);
      return {error: `is covered by another view at (${number(x)}, ${number(y)}): ${layer.dataset.class}`
        + (name === undefined ? '' : ` "${name}"`)};
    }
    return {x, y};
  }

  /** The input in a view, or in a layer of its own that stands for no view. */
  const inputOf = element => {
    for (const child of element.children) {
      if (child.classList.contains('e')) return child;
      if (!('class' in child.dataset)) {
        const found = inputOf(child);
        if (found) return found;
      }
    }
    return null;
  };

  function editorState(id) {
    const input = inputOf(layerOf(id));
    return !input || input.readOnly ? 'none' : document.activeElement === input ? 'focused' : 'idle';
  }

  /** Puts the caret at the end of the text of an input that has the focus. */
  function focusAtEnd(id) {
    const input = inputOf(layerOf(id));
    if (!input || document.activeElement !== input) return false;
    input.setSelectionRange(input.value.length, input.value.length);
    return true;
  }

  /** The number of the commit that is shown, once it is another one than the given, or after a tenth of a second. */
  async function nextCommit(known) {
    const end = performance.now() + 100;
    while (shoji.lastCommit === known && performance.now() < end) await new Promise(done => setTimeout(done, 4));
    return shoji.lastCommit;
  }

  return {tree, place, editorState, focusAtEnd, nextCommit};
})();
