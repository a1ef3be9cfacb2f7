// What the page's scripts add to the browser's own objects, for the type check of `scripts/test`. Not sent to pages.

/** A layer of the scene and its element. */
type Layer = any;
/** An editor in a layer. */
type Editor = any;

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
  toWellFormed(): string;
}

interface Window {
  /** What tests ask the page. */
  shoji: {readonly lastCommit: number; readonly tabOrder: any; readonly unacknowledged: number; element(id: number): Element | null; sync(): Promise<number>; disconnect(): void};
}
