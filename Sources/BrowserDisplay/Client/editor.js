import {aligned, applied, between, clamped, growth, isLead, movedRange, transformedChange,
  transformedEdit} from './textchange.js';
import {EditKind, EditorField, TabMessage} from './wire.js';

/**
 * The page's editors: real inputs in the layers' elements. While it has the focus an editor owns its value; the
 * app's text includes the edits that it has acknowledged, and later ones are transformed over it. The rules
 * are those of `TextSyncReplica`, and of `TextChange` (`textchange.js`).
 *
 * `post` and `coalesce` send an input and give its number; `page` gives this page's number at the server; `exactly` adds
 * nulls to changes for what they leave out; `announce` shows a text.
 * @param {any} options
 */
export function makeEditors({post, coalesce, page, exactly, announce}) {
  // ---------------------------------------------------------------- Editors

  const editors = new Map();
  const mostCharacters = 2_000_000;
  // Whether the focus moves at the app's request, which is not reported back.
  let isQuiet = false;
  // Whether the editor with the app's focus is edited in this page, and not only in another that shows the same app.
  let isEditing = true;
  /** @type {any} */
  let composing = null;

  const active = () => document.activeElement?.editor ?? null;

  /** @param {() => void} work */
  function quietly(work) {
    const was = isQuiet;
    isQuiet = true;
    try { work(); } finally { isQuiet = was; }
  }

  /**
   * @param {Layer} layer
   * @param {boolean} isMultiline
   */
  function make(layer, isMultiline) {
    const element = document.createElement(isMultiline ? 'textarea' : 'input');
    const editor = {
      layer, element, isMultiline, text: '', selection: [0, 0], base: '', revision: 0, pending: [], posted: 0, moved: 0,
      count: 0, isFocused: false, place: null, attributes: {}, css: {}, latest: {text: '', revision: 0, acknowledged: 0, selection: [0, 0], count: 0},
    };
    element.editor = editor;
    element.autocomplete = 'off';
    if (isMultiline) element.rows = 1;
    element.addEventListener('input', () => edited(editor));
    element.addEventListener('focus', () => focusChanged(editor, true));
    element.addEventListener('blur', event => focusChanged(editor, false, event.relatedTarget));
    element.addEventListener('compositionstart', () => { composing = {editor, start: element.selectionStart}; });
    element.addEventListener('compositionupdate', event => {
      if (composing) composing.length = event.data?.length ?? 0;
    });
    element.addEventListener('compositionend', () => {
      composing = null;
      reportSelection(editor, true);
      receive(editor);
    });
    for (const name of ['copy', 'cut']) {
      element.addEventListener(name, () => {
        const text = editor.text.slice(...editor.selection).toWellFormed();
        if (text && element.type !== 'password' && text.length < 10000) send(editor, EditKind.copied, text);
      });
    }
    // A pasted text is reported as copied, so that the app's own pasteboard has it.
    element.addEventListener('paste', event => {
      const text = event.clipboardData?.getData('text/plain').toWellFormed();
      if (text && text.length < 10000) send(editor, EditKind.copied, text);
    });
    // Browsers take longer for each key the longer the text is: seconds, beyond this.
    element.addEventListener('beforeinput', event => {
      if (!event.data || element.value.length + event.data.length <= mostCharacters) return;
      event.preventDefault();
      announce(`This is too much text: ${mostCharacters.toLocaleString('en')} characters can be edited here.`);
      setTimeout(announce, 5000, '');
    });
    layer.inside.append(element);
    editors.set(layer.id, editor);
    return editor;
  }

  /**
   * Sets a layer's editor; without fields it is removed.
   * @param {Layer} layer
   * @param {{n: [number, number][], [name: string]: any}} fields
   */
  function set(layer, fields) {
    let editor = editors.get(layer.id);
    if (!fields) return remove(layer.id);
    if (editor && EditorField.isMultiline in fields && editor.isMultiline !== !!fields[EditorField.isMultiline]) {
      remove(layer.id);
      editor = null;
    }
    editor ??= make(layer, !!fields[EditorField.isMultiline]);
    const {element, latest} = editor;
    // With a text the fields are the whole editor: those that are absent are reset.
    if (EditorField.text in fields) {
      fields = {
        [EditorField.isFocused]: 0, ...fields, [EditorField.attributes]: exactly(editor.attributes, fields[EditorField.attributes]),
        [EditorField.css]: exactly(editor.css, fields[EditorField.css]),
      };
    }
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
    if (EditorField.place in fields || EditorField.style in fields) place(editor);
    if (EditorField.text in fields) latest.text = fields[EditorField.text];
    if (EditorField.textChange in fields) latest.text = applied({from: fields[EditorField.textChange][0], to: fields[EditorField.textChange][1], text: fields[EditorField.textChange][2]}, latest.text);
    if (EditorField.revision in fields) latest.revision = fields[EditorField.revision];
    if (EditorField.acknowledged in fields) latest.acknowledged = fields[EditorField.acknowledged].find(([number]) => number === page())?.[1] ?? latest.acknowledged;
    if (EditorField.selection in fields) [latest.selection, latest.count] = [fields[EditorField.selection].slice(0, 2), fields[EditorField.selection][2]];
    if (EditorField.isFocused in fields) editor.isFocused = !!fields[EditorField.isFocused];
    receive(editor);
  }

  /** @param {number} id */
  function remove(id) {
    const editor = editors.get(id);
    if (!editor) return;
    editors.delete(id);
    if (composing?.editor === editor) composing = null;
    quietly(() => editor.element.remove());
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
  function place(editor) {
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

  /**
   * Applies the app's latest text and selection, unless an input method is at work on the text.
   * @param {Editor} editor
   * @param {boolean} [isRestored] whether the selection comes from elsewhere than the element
   */
  function receive(editor, isRestored) {
    const {latest} = editor;
    if (composing?.editor === editor) return;
    if (!isRestored) readSelection(editor);
    while (editor.pending.length && editor.pending[0].number <= latest.acknowledged) {
      editor.base = applied(editor.pending.shift().change, editor.base);
    }
    editor.revision = latest.revision;
    let change = between(editor.base, latest.text);
    if (change) {
      let old = editor.base, now = latest.text;
      const length = editor.text.length;
      for (const waiting of editor.pending) {
        const edit = waiting.change;
        const shifted = transformedEdit(edit, change, old, now);
        const edited = applied(edit, old), both = applied(shifted, now);
        waiting.change = shifted;
        change = transformedChange(change, edit, shifted, edited, both);
        [old, now] = [edited, both];
      }
      editor.text = now;
      editor.selection = aligned(clamped(movedRange(change, editor.selection, length), now.length), now);
    }
    editor.base = latest.text;
    if (latest.count !== editor.count) {
      editor.count = latest.count;
      let selection = clamped(latest.selection, latest.text.length), length = latest.text.length;
      for (const {change} of editor.pending) {
        selection = movedRange(change, selection, length);
        length += growth(change);
      }
      editor.selection = aligned(clamped(selection, editor.text.length), editor.text);
    }
    show(editor);
  }

  /** @param {Editor} editor */
  function show(editor) {
    const {element, text} = editor;
    const isAhead = editor.pending.length > 0;
    if (element.classList.contains('ahead') !== isAhead) element.classList.toggle('ahead', isAhead);
    const change = between(element.value, text);
    if (change) element.setRangeText(change.text, change.from, change.to, 'preserve');
    const [from, to] = editor.selection;
    if (element.selectionStart !== from || element.selectionEnd !== to) {
      element.setSelectionRange(from, to, element.selectionDirection);
    }
  }

  // ---------------------------------------------------------------- What the person does

  /**
   * @param {Editor} editor
   * @param {any} action
   * @param {...any} values
   */
  const send = (editor, action, ...values) => {
    editor.posted = post(TabMessage.edit, editor.layer.id, editor.revision, action, ...values);
    if (action === EditKind.focus || action === EditKind.blur) editor.moved = editor.posted;
    return editor.posted;
  };

  // A message has bounds: what is longer goes in several.
  const longest = 8000;

  /**
   * Sends a change of the text with the selection after it; one that is longer than a message goes in parts. Gives its number.
   * @param {Editor} editor
   * @param {TextChange} options
   * @param {any} [selection]
   * @param {any} [marked]
   */
  function sendText(editor, {from, to, text}, selection, marked) {
    let start = 0;
    while (text.length - start > longest) {
      let end = start + longest;
      if (isLead(text.charCodeAt(end - 1))) end--;
      post(TabMessage.textPart, text.slice(start, end).toWellFormed());
      start = end;
    }
    return send(editor, EditKind.replace, from, to, text.slice(start).toWellFormed(), ...selection, ...marked);
  }

  /** @param {Editor} editor */
  function edited(editor) {
    const {element} = editor;
    const now = element.value;
    const selection = [element.selectionStart, element.selectionEnd];
    const change = between(editor.text, now, 0, now.length - selection[1]);
    if (!change) return reportSelection(editor);
    change.text = change.text.toWellFormed();
    const marked = composing?.editor === editor
      ? [composing.start, composing.start + (composing.length ?? 0)] : [];
    const number = sendText(editor, change, selection, marked);
    editor.pending.push({number, change});
    editor.text = now;
    editor.selection = selection;
    if (editor.text.isWellFormed && !editor.text.isWellFormed()) editor.text = editor.text.toWellFormed();
    show(editor);
  }

  /** @param {Editor} editor */
  function reportSelection(editor, isForced = false) {
    const {element} = editor;
    const selection = [element.selectionStart, element.selectionEnd];
    if (!isForced && String(selection) === String(editor.selection)) return;
    editor.selection = selection;
    coalesce(TabMessage.edit + editor.layer.id, TabMessage.edit, [editor.layer.id, editor.revision, EditKind.select, ...selection]);
  }

  /**
   * Takes what the person has selected in the editor with the focus, if it is that one. The browser reports a selection later than it
   * makes it: what comes from the app in between is not to put back the one before.
   * @param {Editor} editor
   */
  function readSelection(editor) {
    // With another value, the input event that is about to come reports it.
    if (editor === active() && !composing && editor.element.value === editor.text) reportSelection(editor);
  }

  document.addEventListener('selectionchange', () => { if (active()) readSelection(active()); });

  /**
   * @param {Editor} editor
   * @param {boolean} isFocused
   * @param {any} [other]
   */
  function focusChanged(editor, isFocused, other) {
    if (isQuiet || !editors.has(editor.layer.id)) return;
    if (isFocused) {
      if (!editor.isFocused || !isEditing || editor.posted > editor.latest.acknowledged) send(editor, EditKind.focus);
      // Where the browser selects all, the app has placed the caret, or will.
    } else if (document.hasFocus() && !other?.editor) {
      send(editor, EditKind.blur);
    }
  }

  /**
   * Moves the focus to the editor that has it in the app, once the app has acknowledged the person's own moves. What was typed may be
   * under way: who types on and on would never be taken elsewhere.
   */
  function updateFocus() {
    if (composing) return;
    /** @type {any} */
    let next = null;
    for (const editor of editors.values()) {
      if (editor.moved > editor.latest.acknowledged) return;
      if (editor.isFocused && isEditing) next = editor;
    }
    const now = active();
    if (now === next) return;
    quietly(() => {
      if (next) {
        next.element.focus({preventScroll: true});
        show(next);
      } else {
        now.element.blur();
      }
    });
  }

  // A press beside an editor leaves it the focus: whether editing ends is the app's choice.
  addEventListener('mousedown', event => {
    if (active() && !event.target?.editor) event.preventDefault();
  });

  const editing = new Set(['a', 'c', 'v', 'x', 'y', 'z', 'Backspace', 'Delete', 'Home', 'End', 'Insert', 'Enter']);
  // The keys that are down and were reported.
  const reportedKeys = new Set();

  /**
   * Handles a key in an editor. Returns whether it is reported to the app as a key.
   * @param {PageEvent} event
   * @param {boolean} isDown
   */
  function key(event, isDown) {
    const editor = event.target.editor;
    if (!isDown) return reportedKeys.delete(event.key);
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.key === 'Enter' && !editor.isMultiline) {
      event.preventDefault();
      if (!event.repeat && !isCommand) send(editor, EditKind.submit);
      return false;
    }
    // Where there is nothing to remove the browser sends no event; the app's own class may do something else there.
    if (event.key === 'Backspace' && !editor.element.readOnly && !composing
      && editor.element.selectionStart === 0 && editor.element.selectionEnd === 0) {
      send(editor, EditKind.replace, 0, 0, '', 0, 0);
    }
    const isReported = event.key === 'Escape' || /^F\d+$/.test(event.key)
      || (isCommand && !editing.has(event.key.length === 1 ? event.key.toLowerCase() : event.key) && !event.key.startsWith('Arrow'));
    // The app searches by itself: F with Control or Command, and G for the next result.
    if (isCommand && /^[fg]$/i.test(event.key) && event.target.closest('[data-find]')) event.preventDefault();
    if (isReported) reportedKeys.add(event.key);
    return isReported;
  }

  // ---------------------------------------------------------------- A new process of the app

  /** Names an editor in a way that holds in another process: what it is, and its place among its like. */
  function names() {
    const counts = new Map();
    const result = new Map();
    for (const element of document.querySelectorAll('.e')) {
      const {layer, isMultiline} = element.editor;
      const name = ['class', 'identifier', 'label', 'placeholder'].map(key => layer.attributes['data-' + key]).concat(isMultiline).join('\n');
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      result.set(element.editor, name + '\n' + count);
    }
    return result;
  }

  /** The editors that have the focus or edits that the app has not acknowledged. */
  function save() {
    const focused = active();
    return [...names()].filter(([editor]) => editor === focused || editor.pending.length > 0)
      .map(([editor, name]) => ({name, editor, isFocused: editor === focused}));
  }

  /**
   * Goes on in the editors of a new process: gives the focus back, and sends again the edits that its text does not have yet.
   * The app may have applied some of them and ended before it acknowledged them. Returns those that have no counterpart yet.
   * @param {{name: string, editor: {pending: {change: TextChange}[], [name: string]: any}, isFocused: boolean}[]} saved
   */
  function restore(saved) {
    const found = new Map([...names()].map(([editor, name]) => [name, editor]));
    return saved.filter(({name, editor: old, isFocused}) => {
      const editor = found.get(name);
      if (!editor) return true;
      if (isFocused) {
        quietly(() => editor.element.focus({preventScroll: true}));
        send(editor, EditKind.focus);
      }
      const texts = [old.base];
      for (const {change} of old.pending) texts.push(applied(change, texts.at(-1)));
      const known = Math.max(texts.lastIndexOf(editor.text), 0);
      const pending = old.pending.slice(known).map(({change}) => ({number: Infinity, change}));
      if (texts[known] !== editor.text && !pending.length) return false;
      Object.assign(editor, {base: texts[known], text: old.text, selection: old.selection, pending});
      receive(editor, true);
      for (const edit of editor.pending) {
        const {from, text} = edit.change;
        edit.number = sendText(editor, edit.change, [from + text.length, from + text.length], []);
      }
      if (isFocused) reportSelection(editor, true);
      return false;
    });
  }

  return {
    set, remove, quietly, updateFocus, key, save, restore,
    /** @param {any} value */
    setEditing: value => { isEditing = value; },
    /**
     * Places an editor anew after its layer's content offset changed.
     * @param {Layer} layer
     */
    shift: layer => { const editor = editors.get(layer.id); if (editor) place(editor); },
    /** Fonts have come: lines may lie otherwise. */
    refit: () => editors.forEach(place),
    ids: () => editors.keys(),
  };
}
