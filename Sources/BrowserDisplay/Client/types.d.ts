// What the page's scripts add to the browser's own objects, for the type check of `scripts/test`. Not sent to pages.

/** A layer of the scene and its element. */
type Layer = any;
/** An editor in a layer. */
type Editor = import('./editortext.js').Editor;
/** What recovers the focus where its element is removed. */
type Recovery = import('./focus.js').FocusRecovery;
/** What the app sends of an editor, by `EditorField`: each field is there where it changed. */
type EditorFields = {n: [number, number][]; [name: string]: any};
/** An element that a script made, with what the scripts keep in it. */
type Part = any;
/** The values of a message or of a change of the scene, whose forms `SceneEncoder` and `ClientMessage` have. */
type Values = any[];
/** Values by the names of styles or attributes. */
type Named = Record<string, any>;
/** A place, and the size of what lies there. */
type Box = {x: number; y: number; w?: number; h?: number};
/** The sides of a rectangle in the page. */
type Edges = {left: number; right: number; top: number; bottom: number};
/** What the Tab key reaches in a part of the page, and where that lies. */
type Stop = {box: Edges; all: Part[]};
/** An event of a pointer, a key, an editor or the window. */
type PageEvent = any;
/** A replacement in an edited text. */
type TextChange = {from: number; to: number; text: string};
/** Two places in a text, of which the second is not before the first. */
type TextRange = [number, number];

interface EventTarget {
  layer?: Layer;
  owner?: Layer;
  editor?: Editor;
}

// An event's target is an element, or the document.
interface EventTarget {
  closest?(selectors: string): (Element & EventTarget) | null;
}

interface Element {
  readonly dataset: DOMStringMap;
  focus(options?: FocusOptions): void;
  /** Of an element that shows a part of a layer's content: what it is, and where. */
  kind?: string;
  number?: any;
  box?: {x: number; y: number};
}

// Listeners are given by their names, which say what their events have.
interface Event {
  readonly pointerId?: number;
  readonly pointerType?: string;
  readonly data?: string;
  readonly relatedTarget?: EventTarget | null;
  readonly clipboardData?: DataTransfer | null;
  readonly dataTransfer?: DataTransfer | null;
  readonly clientX?: number;
  readonly clientY?: number;
}

interface FontFaceDescriptors {
  ascentOverride?: string;
  descentOverride?: string;
  lineGapOverride?: string;
}

// Of a textarea alone.
interface HTMLInputElement {
  rows?: number;
}

// Of ECMAScript 2024.
interface String {
  isWellFormed(): boolean;
  toWellFormed(): string;
}

/** What a person does with the server's picture of the scene (`recorder.js`). */
interface Recording {
  readonly records: {event: PageEvent; seen: string}[];
  seen(event: PageEvent): string;
  stop(): void;
  /** Aborted when all is performed. */
  readonly signal: AbortSignal;
  end(unacknowledged: () => number): void;
}

interface Document {
  caretPositionFromPoint?(x: number, y: number): {offsetNode: Node; offset: number} | null;
}

interface Selection {
  modify(alter: string, direction: string, granularity: string): void;
}

interface FocusOptions {
  focusVisible?: boolean;
}

interface Window {
  recording?: Recording;
  /** What tests ask the page. */
  shoji: {readonly lastCommit: number; readonly tabOrder: any; readonly unacknowledged: number; element(id: number): Element | null; sync(): Promise<number>; disconnect(): void};
}
