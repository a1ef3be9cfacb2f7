import {EditKind, EditorField} from './wire.js';

// The elements of editors: what they tell, how they look, and where they lie.

const mostCharacters = 2_000_000;

/**
 * Listens to what happens in an editor's element.
 * @param {Editor} editor
 * @param {import('./editor.js').Editors} editors
 */
export function listen(editor, editors) {
  const {element} = editor;
  element.addEventListener('input', () => editor.edited());
  element.addEventListener('focus', () => editors.focusChanged(editor, true));
  element.addEventListener('blur', event => editors.focusChanged(editor, false, event.relatedTarget));
  listenForCompositions(editor, editors);
  listenForCopies(editor);
  // Browsers take longer for each key the longer the text is: seconds, beyond this.
  element.addEventListener('beforeinput', event => {
    if (!event.data || element.value.length + event.data.length <= mostCharacters) return;
    event.preventDefault();
    editors.announce(`This is too much text: ${mostCharacters.toLocaleString('en')} characters can be edited here.`);
    setTimeout(editors.announce, 5000, '');
  });
}

/**
 * @param {Editor} editor
 * @param {import('./editor.js').Editors} editors
 */
function listenForCompositions(editor, editors) {
  const {element} = editor;
  element.addEventListener('compositionstart', () => { editors.composing = {editor, start: element.selectionStart ?? 0}; });
  element.addEventListener('compositionupdate', event => {
    if (editors.composing) editors.composing.length = event.data?.length ?? 0;
  });
  element.addEventListener('compositionend', () => {
    editors.composing = null;
    editor.reportSelection(true);
    editor.receive();
  });
}

/** @param {Editor} editor */
function listenForCopies(editor) {
  const {element} = editor;
  for (const name of ['copy', 'cut']) {
    element.addEventListener(name, () => {
      const text = editor.text.slice(...editor.selection).toWellFormed();
      if (text && element.type !== 'password' && text.length < 10000) editor.send(EditKind.copied, text);
    });
  }
  // A pasted text is reported as copied, so that the app's own pasteboard has it.
  element.addEventListener('paste', event => {
    const text = event.clipboardData?.getData('text/plain').toWellFormed();
    if (text && text.length < 10000) editor.send(EditKind.copied, text);
  });
}

/**
 * Sets an editor's attributes, its styles, and where its text lies.
 * @param {Editor} editor
 * @param {EditorFields} fields
 */
export function setAppearance(editor, fields) {
  const {element} = editor;
  for (const name in fields[EditorField.attributes]) {
    const value = fields[EditorField.attributes][name];
    if (value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    editor.attributes[name] = value;
  }
  for (const name in fields[EditorField.css]) {
    element.style.setProperty(name, fields[EditorField.css][name]);
    editor.css[name] = fields[EditorField.css][name];
  }
  if (EditorField.style in fields) element.className = `e s${fields[EditorField.style]}`;
  if (EditorField.place in fields) editor.place = fields[EditorField.place];
  if (EditorField.place in fields || EditorField.style in fields) placeEditor(editor);
}

/**
 * How far below the top of a line its letters stand, in this font.
 * @param {Editor} editor
 * @param {number} lineHeight
 */
function baseline(editor, lineHeight) {
  const probe = document.createElement('div');
  probe.className = editor.element.className;
  probe.style.cssText = `position:absolute;visibility:hidden;white-space:pre;line-height:${lineHeight}px;width:auto;height:auto`;
  const mark = document.createElement('span');
  mark.style.cssText = 'display:inline-block;width:1px;height:0';
  probe.append('x', mark);
  document.body.append(probe);
  const result = mark.getBoundingClientRect().bottom - probe.getBoundingClientRect().top;
  probe.remove();
  return result;
}

/**
 * Puts the text where the layer's own text lies.
 * @param {Editor} editor
 */
export function placeEditor(editor) {
  if (!editor.place) return;
  const [x, y, w, h, first, lineHeight] = editor.place;
  const style = editor.element.style;
  const above = first - baseline(editor, lineHeight);
  style.left = x - editor.layer.px + 'px';
  style.top = y - editor.layer.py + Math.min(above, 0) + 'px';
  style.width = w + 'px';
  style.lineHeight = lineHeight + 'px';
  style.paddingTop = Math.max(above, 0) + 'px';
  if (editor.isMultiline) {
    style.minHeight = Math.max(h - Math.max(above, 0), lineHeight) + 'px';
  } else {
    style.height = lineHeight + 'px';
    style.paddingBottom = Math.max(h - lineHeight - above, 0) + 'px';
  }
}
