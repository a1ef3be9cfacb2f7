/**
 * The rules by which edits of a text are merged: those of `TextChange`, held by the vectors of
 * `Tests/DisplayProtocolTests/Editing/merges.json`, which both run.
 *
 * @typedef {{from: number, to: number, text: string}} TextChange a replacement; places count UTF-16 units
 * @typedef {[number, number]} TextRange
 */

/**
 * How much longer the text becomes. @param {TextChange} c
 * @param {TextChange} c
 */
export const growth = c => c.text.length - (c.to - c.from);
/**
 * The text after a change. @param {TextChange} c @param {string} text
 * @param {TextChange} c
 * @param {any} text
 */
export const applied = (c, text) => text.slice(0, c.from) + c.text + text.slice(c.to);
/** @param {number} code */
export const isLead = code => code >= 0xD800 && code < 0xDC00;
/** @param {number} code */
const isTrail = code => code >= 0xDC00 && code < 0xE000;

/**
 * How many units agree, of a number. Many are compared at once, so that a small change of a long text is found soon.
 * @param {number} count @param {(from: number, to: number) => boolean} agree
 */
function agreeing(count, agree) {
  let place = 0, step = 1;
  // Most are few.
  while (place + step <= count && agree(place, place + step)) { place += step; step *= 2; }
  for (; step >= 1; step = Math.floor(step / 2)) {
    if (place + step <= count && agree(place, place + step)) place += step;
  }
  return place;
}

/**
 * How many units agree at the ends of two texts, `known` of which do, and at most `most`.
 * @param {string} old @param {string} now @param {number} known @param {number} most
 */
const agreeingEnd = (old, now, known, most) => known + agreeing(most - known, (from, to) =>
  old.slice(old.length - known - to, old.length - known - from) === now.slice(now.length - known - to, now.length - known - from));

/**
 * The change from one text to another; null where they are equal. No character of two units is cut.
 * @param {string} old @param {string} now
 * @param {number} [oldStart] where the old text begins, in another
 * @param {number} [limit] how much of the end is looked at before the start
 * @returns {TextChange | null}
 */
export function between(old, now, oldStart = 0, limit = Infinity) {
  if (old === now) return null;
  const shorter = Math.min(old.length, now.length);
  // An edit ends where it left the caret, as far as the texts agree behind that.
  let end = limit < Infinity ? agreeingEnd(old, now, 0, Math.min(shorter, limit)) : 0;
  let start = agreeing(shorter - end, (from, to) => old.slice(from, to) === now.slice(from, to));
  if (start > 0 && isLead(old.charCodeAt(start - 1))) start--;
  end = agreeingEnd(old, now, end, shorter - start);
  if (end > 0 && isTrail(old.charCodeAt(old.length - end))) end--;
  return {from: oldStart + start, to: oldStart + old.length - end, text: now.slice(start, now.length - end)};
}

/**
 * Where a place in a text of some length lies after a change.
 * @param {TextChange} c @param {number} place @param {number} length @param {'before' | 'after'} [side]
 */
function moved(c, place, length, side) {
  if (place < c.from) return place;
  if (place > c.to) return place + growth(c);
  if (c.from === c.to) {
    const isAfter = side === 'after' || (!side && place === length);
    return isAfter ? place + c.text.length : place;
  }
  if (place === c.to) return place + growth(c);
  return c.from + Math.min(place - c.from, c.text.length);
}

/**
 * Where a selection lies after a change.
 * @param {TextChange} c @param {TextRange} range @param {number} length @returns {TextRange}
 */
export function movedRange(c, [from, to], length) {
  if (from === to) {
    const place = moved(c, from, length);
    return [place, place];
  }
  const start = moved(c, from, length, 'after');
  return [start, Math.max(start, moved(c, to, length, 'before'))];
}

/**
 * A range, widened so that it cuts no character of two units.
 * @param {TextRange} range @param {string} text @returns {TextRange}
 */
export function aligned([from, to], text) {
  /** @param {number} place */
  const isInside = place => place > 0 && place < text.length
    && isTrail(text.charCodeAt(place)) && isLead(text.charCodeAt(place - 1));
  const start = isInside(from) ? from - 1 : from;
  return from === to ? [start, start] : [start, isInside(to) ? to + 1 : to];
}

/**
 * A range as far as it lies in a text.
 * @param {TextRange} range @param {number} length @returns {TextRange}
 */
export const clamped = ([from, to], length) => {
  const start = Math.min(Math.max(from, 0), length);
  return [start, Math.min(Math.max(to, start), length)];
};

/**
 * What an edit of a text has to be when the app has changed that first.
 * @param {TextChange} edit @param {TextChange} change @param {string} old @param {string} now the text after the change
 * @returns {TextChange}
 */
export function transformedEdit(edit, change, old, now) {
  const [from, to] = aligned(movedRange(change, [edit.from, edit.to], old.length), now);
  return {from, to, text: edit.text};
}

/**
 * What an app's change has to be when an edit was made first, so that both ways lead to one text.
 * @param {TextChange} change @param {TextChange} edit
 * @param {TextChange} shifted the edit after the change
 * @param {string} edited the text after the edit @param {string} both the text after both
 * @returns {TextChange}
 */
export function transformedChange(change, edit, shifted, edited, both) {
  if (change.to < edit.from) return change;
  if (change.from > edit.to) return {from: change.from + growth(edit), to: change.to + growth(edit), text: change.text};
  const start = Math.min(change.from, edit.from), end = Math.max(change.to, edit.to);
  return between(edited.slice(start, end + growth(edit)), both.slice(start, end + growth(change) + growth(shifted)), start)
    ?? {from: 0, to: 0, text: ''};
}
