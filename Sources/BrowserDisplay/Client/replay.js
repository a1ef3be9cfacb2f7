// The longest pause within a double tap, and within what is performed without pausing, in milliseconds.
const longestPause = 350;

// The commands of an editor's keys, and the moves of its caret.
/** @type {Record<string, string>} */
const commands = {Backspace: 'delete', Delete: 'forwardDelete', Enter: 'insertLineBreak'};
/** @type {Record<string, [string, string]>} */
const moves = {
  ArrowLeft: ['left', 'character'], ArrowRight: ['right', 'character'], ArrowUp: ['backward', 'line'], ArrowDown: ['forward', 'line'],
  Home: ['backward', 'lineboundary'], End: ['forward', 'lineboundary'],
};

/** @param {number} milliseconds */
const pause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));
/** @type {() => Part} */
const focused = () => document.activeElement ?? document.body;
/** @param {PageEvent} event @returns {boolean} */
const isKey = event => event.type.startsWith('key');

/**
 * What the browser does by itself with a press: the focus, and the caret in an editor.
 * @param {Element} target
 * @param {PageEvent} event
 */
function press(target, event) {
  const {clientX, clientY} = event;
  if (!target.dispatchEvent(new MouseEvent('mousedown', event))) return;
  /** @type {Part} */
  const element = target.closest('.e, .l[tabindex]');
  if (!element) { focused().blur(); return; }
  element.focus({preventScroll: true, focusVisible: false});
  const caret = element.editor && document.caretPositionFromPoint?.(clientX, clientY);
  if (caret?.offsetNode === element) element.setSelectionRange(caret.offset, caret.offset);
}

/**
 * What an editor does with a key.
 * @param {KeyboardEvent} event
 */
function edit({key, ctrlKey, metaKey, shiftKey}) {
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === 'a') document.execCommand('selectAll');
  } else if (key in moves) {
    getSelection()?.modify(shiftKey ? 'extend' : 'move', ...moves[key]);
  } else if (key in commands) {
    document.execCommand(commands[key]);
  } else if ([...key].length === 1) {
    document.execCommand('insertText', false, key);
  }
}

/**
 * Performs what a person did with the server's picture of the scene, now that the page shows the scene itself: in its order, and as far as
 * the page shows at its place what was seen there. A press that may have changed the scene is answered before the next one begins: an
 * impatient second press is not to fall on what the first one brought. What is done meanwhile is recorded as well, and so keeps its order;
 * the recording ends when all is performed.
 *
 * Scripts' events have no effects of the browser's own; those that count are performed here: the focus, typed text, and scrolling.
 */
export class Replay {
  #recording;
  #unacknowledged;
  // The pointers that are down, with the place where each came down, and whether it is left out.
  /** @type {Map<number, {x: number, y: number, isDropped: boolean}>} */
  #held = new Map();
  // Whether the last press or turn of the wheel was left out: keys after it were meant for what it would have chosen.
  #isDropped = false;
  /** @type {PageEvent} */
  #last = null;
  // To be added to the times of events.
  #delay = 0;

  /**
   * @param {Recording} recording
   * @param {() => number} unacknowledged gives the number of inputs that the app has not dealt with
   */
  constructor(recording, unacknowledged) {
    this.#recording = recording;
    this.#unacknowledged = unacknowledged;
  }

  async run() {
    const {records} = this.#recording;
    while (records.length) {
      const {event} = records[0];
      const isFirst = !this.#last || event.timeStamp - this.#last.timeStamp > longestPause;
      if (this.#isNew(event)) {
        while (this.#unacknowledged()) await pause(10);
        this.#delay = performance.now() - this.#endOfRun();
      } else if (isFirst) {
        // What is held for long is held for as long.
        if (this.#held.size) await pause(event.timeStamp + this.#delay - performance.now());
        this.#delay = performance.now() - this.#endOfRun();
      }
      const record = records.shift();
      if (!record) break;
      this.#perform(record);
    }
    this.#recording.stop();
  }

  /**
   * Whether an event begins something that is not to fall on what the events before it brought.
   * @param {PageEvent} event
   */
  #isNew(event) {
    const last = this.#last;
    if (!last || this.#held.size) return false;
    if (event.type === 'pointerdown') {
      return !last.type.startsWith('pointer') || event.timeStamp - last.timeStamp > longestPause
        || Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) > 20;
    }
    if (event.type === 'wheel') return last.type !== 'wheel';
    return event.type === 'keydown' && !isKey(last) && !focused().editor;
  }

  /** The time of the last of the events that follow each other without a long pause. */
  #endOfRun() {
    const {records} = this.#recording;
    let end = records[0].event.timeStamp;
    for (const {event: {timeStamp}} of records) {
      if (timeStamp - end > longestPause) break;
      end = timeStamp;
    }
    return end;
  }

  /** @param {Recording['records'][number]} record */
  #perform(record) {
    const {event} = record;
    if (isKey(event)) {
      if (!this.#isDropped) this.#performKey(event);
    } else if (event.type === 'wheel') {
      this.#performWheel(record);
    } else {
      this.#performPointer(record);
    }
    if (event.type !== 'pointermove' || this.#held.size) this.#last = event;
  }

  /**
   * Dispatches an event like a recorded one; gives whether the browser would go on with it.
   * @param {EventTarget} target
   * @param {Event} event
   * @param {PageEvent} original
   */
  #dispatch(target, event, original) {
    Object.defineProperty(event, 'timeStamp', {value: original.timeStamp + this.#delay});
    return target.dispatchEvent(event);
  }

  /** @param {Recording['records'][number]} record */
  #performPointer({event, seen: original}) {
    const {type, pointerId, clientX: x, clientY: y} = event;
    const held = this.#held;
    if (type === 'pointerdown') {
      this.#isDropped = held.size ? this.#isDropped : original !== this.#recording.seen(event);
      held.set(pointerId, {x, y, isDropped: this.#isDropped});
    }
    const origin = held.get(pointerId);
    if (type === 'pointerup' || type === 'pointercancel') held.delete(pointerId);
    if (origin?.isDropped) return;
    const target = document.elementFromPoint(x, y) ?? document.documentElement;
    this.#dispatch(target, new PointerEvent(type, event), event);
    const isMouse = event.pointerType === 'mouse';
    // The mouse's effects of a touch come at its end, where it was a tap.
    const isTap = type === 'pointerup' && !isMouse && origin && Math.hypot(x - origin.x, y - origin.y) < 10;
    if (type === 'pointerdown' && isMouse && event.button === 0 || isTap) press(target, event);
    if (type === 'pointerup') target.dispatchEvent(new MouseEvent('click', {bubbles: true, clientX: x, clientY: y}));
  }

  /** @param {Recording['records'][number]} record */
  #performWheel({event, seen: original}) {
    if (this.#last?.type !== 'wheel') this.#isDropped = original !== this.#recording.seen(event);
    const target = document.elementFromPoint(event.clientX, event.clientY);
    if (this.#isDropped || !target || !this.#dispatch(target, new WheelEvent('wheel', event), event)) return;
    const [dx, dy] = [event.deltaX, event.deltaY].map(delta => delta * [1, 16, innerHeight][event.deltaMode]);
    target.closest(Math.abs(dx) > Math.abs(dy) ? '.vh' : '.vv')?.scrollBy(dx, dy);
  }

  /** @param {PageEvent} event */
  #performKey(event) {
    const target = focused();
    const goesOn = this.#dispatch(target, new KeyboardEvent(event.type, event), event);
    if (goesOn && event.type === 'keydown' && target.editor) edit(event);
  }
}
