import {setContent, showContent} from './content.js';
import {parentOf, root, shiftAll} from './layers.js';
import {drawing} from './parts.js';

/**
 * `changes` with a null for each name that `all` has and they have not.
 * @param {Named} all
 * @param {Named} changes
 */
export function exactly(all, changes) {
  const result = {...changes};
  for (const name in all) if (!(name in changes)) result[name] = null;
  return result;
}

/** What changes of a layer do to its element. */
export class LayerChanges {
  #scrolling;
  #focus;
  #holdTouch;

  /**
   * @param {import('./scrolling.js').Scrolling} scrolling
   * @param {import('./scenefocus.js').SceneFocus} focus
   * @param {(event: Event) => void} holdTouch is called for moves of a finger on what the app lifts
   */
  constructor(scrolling, focus, holdTouch) {
    this.#scrolling = scrolling;
    this.#focus = focus;
    this.#holdTouch = holdTouch;
  }

  /**
   * @param {Layer} layer
   * @param {number} x
   * @param {number} y
   * @param {number} w
   * @param {number} h
   */
  setFrame(layer, x, y, w, h) {
    // The root covers the page whatever its frame.
    if (layer === root) return;
    const style = layer.element.style;
    const {px, py} = parentOf(layer);
    if (layer.scroll && (w !== layer.w || h !== layer.h)) this.#scrolling.resized(layer);
    if (w !== layer.w) style.width = Math.max(0, w) + 'px';
    if (h !== layer.h) style.height = Math.max(0, h) + 'px';
    if (x !== layer.x) style.left = x - px + 'px';
    if (y !== layer.y) style.top = y - py + 'px';
    Object.assign(layer, {x, y, w, h});
  }

  /**
   * @param {Layer} layer
   * @param {number} ox
   * @param {number} oy
   * @param {number} [revision]
   */
  setOffset(layer, ox, oy, revision) {
    const isSame = ox === layer.ox && oy === layer.oy;
    Object.assign(layer, {ox, oy});
    if (layer.scroll) return this.#scrolling.move(layer, revision);
    if (isSame) return;
    Object.assign(layer, {px: ox, py: oy});
    shiftAll(layer);
  }

  /**
   * @param {Layer} layer
   * @param {Named} changes
   */
  setStyles(layer, changes) {
    // Copies of a layer share them.
    layer.css = {...layer.css};
    for (const name in changes) {
      const value = changes[name];
      if (value === null) {
        delete layer.css[name];
        layer.element.style.removeProperty(name);
      } else if (layer.css[name] !== value) {
        layer.css[name] = value;
        layer.element.style.setProperty(name, value);
      }
    }
  }

  /**
   * @param {Layer} layer
   * @param {Named} changes
   */
  setAttributes(layer, changes) {
    layer.attributes = {...layer.attributes};
    for (const name in changes) {
      const value = changes[name];
      if (layer.attributes[name] === value) continue;
      if (name === 'inert') this.#focus.setCovered(layer, value !== null);
      if (name === 'data-hold') layer.element.ontouchmove = value === null ? null : this.#holdTouch;
      if (value === null) {
        delete layer.attributes[name];
        if (name === 'class') layer.element.className = 'l';
        else layer.element.removeAttribute(name);
      } else {
        layer.attributes[name] = value;
        layer.element.setAttribute(name, value);
        if (name === 'data-focus') this.#focus.request(layer);
      }
    }
  }

  /**
   * @param {Layer} layer
   * @param {Values} place
   * @param {Named} css
   * @param {Named} attributes
   * @param {Values} content
   * @param {Values} shadow
   */
  setWhole(layer, place, css, attributes, content, ...shadow) {
    if (layer.isNew && layer !== root) return this.#fill(layer, place, css, attributes, content, shadow);
    const [x, y, w, h, ox = 0, oy = 0, scroll] = place;
    this.setFrame(layer, x, y, w, h);
    this.#scrolling.set(layer, scroll);
    this.setStyles(layer, exactly(layer.css, css));
    this.setAttributes(layer, exactly(layer.attributes, attributes));
    drawing?.setShadow(layer, shadow);
    setContent(layer, content);
    this.setOffset(layer, ox, oy, scroll?.[7]);
  }

  /**
   * Gives a new layer its values.
   * @param {Layer} layer
   * @param {Values} place
   * @param {Named} css
   * @param {Named} attributes
   * @param {Values} content
   * @param {Values} shadow
   */
  #fill(layer, [x, y, w, h, ox = 0, oy = 0, scroll], css, attributes, content, shadow) {
    layer.isNew = false;
    const parent = parentOf(layer);
    Object.assign(layer, {x, y, w, h, css});
    let text = `left:${x - parent.px}px;top:${y - parent.py}px;width:${Math.max(0, w)}px;height:${Math.max(0, h)}px`;
    for (const name in css) text += `;${name}:${css[name]}`;
    layer.element.style.cssText = text;
    this.setAttributes(layer, attributes);
    if (scroll) this.#scrolling.set(layer, scroll);
    if (shadow.length) drawing.setShadow(layer, shadow);
    if (content.length) showContent(layer, content);
    if (scroll || ox || oy) this.setOffset(layer, ox, oy, scroll?.[7]);
  }
}
