import {listen, placeEditor, setAppearance} from './editorelement.js';
import {EditorKeys} from './editorkeys.js';
import {activeEditor, Editor} from './editortext.js';
import {EditKind, EditorField} from './wire.js';

/** The page's editors, by the numbers of their layers, and which of them has the focus. */
export class Editors {
  /** @type {Map<number, Editor>} */
  #editors = new Map();
  #keys = new EditorKeys();
  #page;
  #exactly;
  // Whether the focus moves at the app's request, which is not reported back.
  #isQuiet = false;
  // Whether the editor with the app's focus is edited in this page, and not only in another that shows the same app.
  #isEditing = true;
  /**
   * The editor on which an input method is at work, and the place and length of its text.
   * @type {{editor: Editor, start: number, length?: number} | null}
   */
  composing = null;

  /**
   * `post` and `coalesce` send an input and give its number; `page` gives this page's number at the server; `exactly` adds
   * nulls to changes for what they leave out; `announce` shows a text.
   * @param {{
   *   post: (letter: string, ...values: Values) => number, coalesce: (key: string, letter: string, values: Values) => void,
   *   page: () => number, exactly: (all: Named, changes: Named) => Named, announce: (text: string) => void,
   * }} line
   */
  constructor({post, coalesce, page, exactly, announce}) {
    this.post = post;
    this.coalesce = coalesce;
    this.announce = announce;
    this.#page = page;
    this.#exactly = exactly;
    document.addEventListener('selectionchange', () => activeEditor()?.readSelection());
    // A press beside an editor leaves it the focus: whether editing ends is the app's choice.
    addEventListener('mousedown', event => {
      if (activeEditor() && !event.target?.editor) event.preventDefault();
    });
  }

  /**
   * Sets a layer's editor; without fields it is removed.
   * @param {Layer} layer
   * @param {EditorFields} fields
   */
  set(layer, fields) {
    let editor = this.#editors.get(layer.id);
    if (!fields) return this.remove(layer.id);
    if (editor && EditorField.isMultiline in fields && editor.isMultiline !== !!fields[EditorField.isMultiline]) {
      this.remove(layer.id);
      editor = undefined;
    }
    editor ??= this.#make(layer, !!fields[EditorField.isMultiline]);
    // With a text the fields are the whole editor: those that are absent are reset.
    if (EditorField.text in fields) {
      fields = {
        [EditorField.isFocused]: 0, ...fields, [EditorField.attributes]: this.#exactly(editor.attributes, fields[EditorField.attributes]),
        [EditorField.css]: this.#exactly(editor.css, fields[EditorField.css]),
      };
    }
    setAppearance(editor, fields);
    editor.take(fields, this.#page());
    editor.receive();
  }

  /**
   * @param {Layer} layer
   * @param {boolean} isMultiline
   */
  #make(layer, isMultiline) {
    const editor = new Editor(layer, isMultiline, this);
    listen(editor, this);
    layer.inside.append(editor.element);
    this.#editors.set(layer.id, editor);
    return editor;
  }

  /** @param {number} id */
  remove(id) {
    const editor = this.#editors.get(id);
    if (!editor) return;
    this.#editors.delete(id);
    if (this.composing?.editor === editor) this.composing = null;
    this.quietly(() => editor.element.remove());
  }

  ids() { return this.#editors.keys(); }

  /**
   * Places an editor anew after its layer's content offset changed.
   * @param {Layer} layer
   */
  shift(layer) {
    const editor = this.#editors.get(layer.id);
    if (editor) placeEditor(editor);
  }

  /** Fonts have come: lines may lie otherwise. */
  refit() { this.#editors.forEach(placeEditor); }

  /**
   * Handles a key in an editor. Returns whether it is reported to the app as a key.
   * @param {PageEvent} event
   * @param {boolean} isDown
   */
  key(event, isDown) { return this.#keys.handle(event, isDown, !!this.composing); }

  /** @param {boolean} value */
  setEditing(value) { this.#isEditing = value; }

  /**
   * Does work in which moves of the focus are the app's.
   * @param {() => void} work
   */
  quietly(work) {
    const was = this.#isQuiet;
    this.#isQuiet = true;
    try { work(); } finally { this.#isQuiet = was; }
  }

  /**
   * @param {Editor} editor
   * @param {boolean} isFocused
   * @param {EventTarget | null} [other]
   */
  focusChanged(editor, isFocused, other) {
    if (this.#isQuiet || !this.#editors.has(editor.layer.id)) return;
    if (isFocused) {
      if (!editor.isFocused || !this.#isEditing || editor.posted > editor.latest.acknowledged) editor.send(EditKind.focus);
      // Where the browser selects all, the app has placed the caret, or will.
    } else if (document.hasFocus() && !other?.editor) {
      editor.send(EditKind.blur);
    }
  }

  /**
   * Moves the focus to the editor that has it in the app, once the app has acknowledged the person's own moves. What was typed may be
   * under way: who types on and on would never be taken elsewhere.
   */
  updateFocus() {
    if (this.composing) return;
    /** @type {Editor | null} */
    let next = null;
    for (const editor of this.#editors.values()) {
      if (editor.moved > editor.latest.acknowledged) return;
      if (editor.isFocused && this.#isEditing) next = editor;
    }
    const now = activeEditor();
    if (now === next) return;
    this.quietly(() => {
      if (next) {
        next.element.focus({preventScroll: true});
        next.show();
      } else {
        now?.element.blur();
      }
    });
  }

  /** Names editors in a way that holds in another process: what each is, and its place among its like. */
  #names() {
    const counts = new Map();
    /** @type {Map<Editor, string>} */
    const result = new Map();
    for (const {editor} of document.querySelectorAll('.e')) {
      if (!editor) continue;
      const {layer, isMultiline} = editor;
      const name = ['class', 'identifier', 'label', 'placeholder'].map(key => layer.attributes['data-' + key]).concat(isMultiline).join('\n');
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      result.set(editor, name + '\n' + count);
    }
    return result;
  }

  /** The editors that have the focus or edits that the app has not acknowledged. */
  save() {
    const focused = activeEditor();
    return [...this.#names()].filter(([editor]) => editor === focused || editor.pending.length + editor.recent.length > 0)
      .map(([editor, name]) => ({name, editor, isFocused: editor === focused}));
  }

  /**
   * Goes on in the editors of a new process: gives the focus back, and sends again the edits that its text does not have yet.
   * Returns those that have no counterpart yet.
   * @param {{name: string, editor: Editor, isFocused: boolean}[]} saved
   */
  restore(saved) {
    const found = new Map([...this.#names()].map(([editor, name]) => [name, editor]));
    return saved.filter(({name, editor: old, isFocused}) => {
      const editor = found.get(name);
      if (!editor) return true;
      if (isFocused) {
        this.quietly(() => editor.element.focus({preventScroll: true}));
        editor.send(EditKind.focus);
      }
      if (editor.resume(old) && isFocused) editor.reportSelection(true);
      return false;
    });
  }
}
