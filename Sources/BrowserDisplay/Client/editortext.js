import {aligned, applied, between, clamped, growth, isLead, movedRange, transformedChange,
  transformedEdit} from './textchange.js';
import {EditKind, EditorField, TabMessage} from './wire.js';

// A message has bounds: what is longer goes in several.
const longest = 8000;
// The milliseconds for which edits are kept that the app has acknowledged: its next process may be a second behind.
const remembered = 3000;

/** The editor that has the focus in this page. */
export const activeEditor = () => document.activeElement?.editor ?? null;

/**
 * An editor: a real input in a layer's element, and its text, which may be ahead of the app's. While it has the focus it owns its
 * value; the app's text includes the edits that it has acknowledged, and later ones are transformed over it. The rules are those of
 * `TextSyncReplica`, and of `TextChange` (`textchange.js`).
 */
export class Editor {
  #editors;
  text = '';
  /** @type {TextRange} */
  selection = [0, 0];
  // The app's text without the edits that wait, and the edits that it has not acknowledged.
  base = '';
  /** @type {{number: number, change: TextChange}[]} */
  pending = [];
  /**
   * The edits that the app has acknowledged lately, with the texts before them, since it last changed the text itself.
   * @type {{before: string, change: TextChange, time: number}[]}
   */
  recent = [];
  revision = 0;
  // The numbers of the last input, and of the last move of the focus.
  posted = 0;
  moved = 0;
  // How often the app has set the selection.
  count = 0;
  // Whether it has the focus in the app.
  isFocused = false;
  /** @type {number[] | null} */
  place = null;
  /** @type {Named} */
  attributes = {};
  /** @type {Named} */
  css = {};
  // What the app said last.
  latest = {text: '', revision: 0, acknowledged: 0, selection: /** @type {TextRange} */ ([0, 0]), count: 0};

  /**
   * @param {Layer} layer
   * @param {boolean} isMultiline
   * @param {import('./editor.js').Editors} editors
   */
  constructor(layer, isMultiline, editors) {
    this.layer = layer;
    this.isMultiline = isMultiline;
    this.#editors = editors;
    this.element = document.createElement(isMultiline ? 'textarea' : 'input');
    this.element.editor = this;
    this.element.autocomplete = 'off';
    if (isMultiline) this.element.rows = 1;
  }

  /**
   * Takes what the app says of the text, the selection and the focus.
   * @param {EditorFields} fields
   * @param {number} page this page's number at the server
   */
  take(fields, page) {
    const {latest} = this;
    if (EditorField.text in fields) latest.text = fields[EditorField.text];
    if (EditorField.textChange in fields) {
      const [from, to, text] = fields[EditorField.textChange];
      latest.text = applied({from, to, text}, latest.text);
    }
    if (EditorField.revision in fields) latest.revision = fields[EditorField.revision];
    if (EditorField.acknowledged in fields) {
      latest.acknowledged = fields[EditorField.acknowledged].find(([number]) => number === page)?.[1] ?? latest.acknowledged;
    }
    if (EditorField.selection in fields) {
      [latest.selection, latest.count] = [fields[EditorField.selection].slice(0, 2), fields[EditorField.selection][2]];
    }
    if (EditorField.isFocused in fields) this.isFocused = !!fields[EditorField.isFocused];
  }

  /**
   * Applies the app's latest text and selection, unless an input method is at work on the text.
   * @param {boolean} [isRestored] whether the selection comes from elsewhere than the element
   */
  receive(isRestored) {
    const {latest, pending} = this;
    if (this.#isComposed) return;
    if (!isRestored) this.readSelection();
    while (pending.length && pending[0].number <= latest.acknowledged) {
      this.#remember(pending[0].change);
      this.base = applied(pending[0].change, this.base);
      pending.shift();
    }
    this.revision = latest.revision;
    const change = between(this.base, latest.text);
    if (change) {
      this.recent = [];
      this.#transform(change);
    }
    this.base = latest.text;
    if (latest.count !== this.count) this.#takeSelection();
    this.show();
  }

  /** @param {TextChange} change */
  #remember(change) {
    const time = performance.now();
    this.recent = this.recent.filter(edit => time - edit.time < remembered);
    this.recent.push({before: this.base, change, time});
  }

  /**
   * Transforms the edits that wait, the text and the selection over a change by the app.
   * @param {TextChange} change
   */
  #transform(change) {
    let old = this.base, now = this.latest.text;
    const length = this.text.length;
    for (const waiting of this.pending) {
      const edit = waiting.change;
      const shifted = transformedEdit(edit, change, old, now);
      const edited = applied(edit, old), both = applied(shifted, now);
      waiting.change = shifted;
      change = transformedChange(change, edit, shifted, edited, both);
      [old, now] = [edited, both];
    }
    this.text = now;
    this.selection = aligned(clamped(movedRange(change, this.selection, length), now.length), now);
  }

  /** Selects what the app has selected, where that lies after the edits that wait. */
  #takeSelection() {
    const {latest} = this;
    this.count = latest.count;
    let selection = clamped(latest.selection, latest.text.length), length = latest.text.length;
    for (const {change} of this.pending) {
      selection = movedRange(change, selection, length);
      length += growth(change);
    }
    this.selection = aligned(clamped(selection, this.text.length), this.text);
  }

  show() {
    const {element, text} = this;
    const isAhead = this.pending.length > 0;
    if (element.classList.contains('ahead') !== isAhead) element.classList.toggle('ahead', isAhead);
    const change = between(element.value, text);
    if (change) element.setRangeText(change.text, change.from, change.to, 'preserve');
    const [from, to] = this.selection;
    if (element.selectionStart !== from || element.selectionEnd !== to) {
      element.setSelectionRange(from, to, element.selectionDirection ?? undefined);
    }
  }

  /** Whether an input method is at work on the text. */
  get #isComposed() { return this.#editors.composing?.editor === this; }

  get #selected() { return /** @type {TextRange} */ ([this.element.selectionStart, this.element.selectionEnd]); }

  /** The element's text is another: the person has edited it. */
  edited() {
    const {composing} = this.#editors;
    const now = this.element.value;
    const selection = this.#selected;
    const change = between(this.text, now, 0, now.length - selection[1]);
    if (!change) return this.reportSelection();
    change.text = change.text.toWellFormed();
    const marked = this.#isComposed && composing ? [composing.start, composing.start + (composing.length ?? 0)] : [];
    const number = this.#sendText(change, selection, marked);
    this.pending.push({number, change});
    this.text = now;
    this.selection = selection;
    if (this.text.isWellFormed && !this.text.isWellFormed()) this.text = this.text.toWellFormed();
    this.show();
  }

  /**
   * Sends an edit; gives its number.
   * @param {string} action
   * @param {Values} values
   */
  send(action, ...values) {
    this.posted = this.#editors.post(TabMessage.edit, this.layer.id, this.revision, action, ...values);
    if (action === EditKind.focus || action === EditKind.blur) this.moved = this.posted;
    return this.posted;
  }

  /**
   * Sends a change of the text with the selection after it; one that is longer than a message goes in parts. Gives its number.
   * @param {TextChange} change
   * @param {number[]} selection
   * @param {number[]} marked
   */
  #sendText({from, to, text}, selection, marked) {
    let start = 0;
    while (text.length - start > longest) {
      let end = start + longest;
      if (isLead(text.charCodeAt(end - 1))) end--;
      this.#editors.post(TabMessage.textPart, text.slice(start, end).toWellFormed());
      start = end;
    }
    return this.send(EditKind.replace, from, to, text.slice(start).toWellFormed(), ...selection, ...marked);
  }

  reportSelection(isForced = false) {
    const selection = this.#selected;
    if (!isForced && String(selection) === String(this.selection)) return;
    this.selection = selection;
    this.#editors.coalesce(TabMessage.edit + this.layer.id, TabMessage.edit, [this.layer.id, this.revision, EditKind.select, ...selection]);
  }

  /**
   * Takes what the person has selected in the editor with the focus, if it is this one. The browser reports a selection later than it
   * makes it: what comes from the app in between is not to put back the one before.
   */
  readSelection() {
    // With another value, the input event that is about to come reports it.
    if (this === activeEditor() && !this.#editors.composing && this.element.value === this.text) this.reportSelection();
  }

  /**
   * Goes on where an editor of another process was: sends again the edits that the text does not have yet. The app may have applied
   * some of them and ended before it acknowledged them; or it has ended so soon afterwards that the next process knows an earlier text.
   * Gives whether there was something to go on with.
   * @param {Editor} old
   */
  resume(old) {
    const edits = [...old.recent, ...old.pending];
    const texts = [old.recent[0]?.before ?? old.base];
    for (const {change} of edits) texts.push(applied(change, texts.at(-1)));
    const found = texts.lastIndexOf(this.text);
    const known = found < 0 ? old.recent.length : found;
    const pending = edits.slice(known).map(({change}) => ({number: Infinity, change}));
    if (texts[known] !== this.text && !pending.length) return false;
    Object.assign(this, {base: texts[known], text: old.text, selection: old.selection, pending});
    this.receive(true);
    for (const edit of this.pending) {
      const {from, text} = edit.change;
      edit.number = this.#sendText(edit.change, [from + text.length, from + text.length], []);
    }
    return true;
  }
}
