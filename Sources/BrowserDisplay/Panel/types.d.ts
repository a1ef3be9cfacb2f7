// What the developer panel's scripts share, for the type check of `scripts/test`. Not sent to pages. `InspectionRequest` and
// `Inspector` have the same forms.

// Stores and their actions.

/** A store that records its actions, and the numbers of its first and last state. */
type RecordedStore = {store: number; type: string; first: number; last: number; shown: number | null};
/** A store of which nothing is recorded. */
type UnrecordedStore = {store: number; type: string; first: null; last: null; shown: number | null};
type Store = RecordedStore | UnrecordedStore;
/** An action in the list; times in seconds. `took` is null while a side effect is under way. */
type ActionRow = {n: number; name: string; kind: 'action' | 'effect'; at: number; took: number | null; source: string | null};
/** A field of the state that an action changed; null where it was or is not there. */
type Change = {path: string[]; old: string | null; new: string | null};

// Values.

/** The root of a tree of values. */
type Subject = {store: number; state: number | null} | {store: number; action: number} | {view: number; section: number};
/** A value in few words, and the number of what is in it. */
type Value = {text: string; type: string; count: number};
/** A field or element of a value. */
type ValueRow = Value & {label: string; changed?: true};

// Views.

/** A rectangle in a window: left, top, width, height. */
type Frame = [x: number, y: number, width: number, height: number];
/** A view in the tree. `name` is that of its description. */
type ViewRow = {
  view: number; class: string; frame: Frame; text: string | null; controller: string | null; hidden: boolean; name: string | null;
  count: number;
};
type Property = [name: string, value: string];
type Constraint = {text: string; source: string | null; broken: boolean};
/** A value that belongs to a view. */
type Section = Value & {title: string};

// Requests.

type PanelRequest =
  | {status: true}
  | {actions: number; filter: string; from: number; count: number}
  | {value: Subject; path: string[]; from: number; count: number}
  | {changes: number; by: number}
  | {travel: number; to?: number | null}
  | {views: number | null; from: number; count: number}
  | {view: number};

/** The answers, by the field that names the request. */
type PanelAnswers = {
  status: {stores: Store[]; app: string; panels: number};
  actions: {total: number; rows: ActionRow[]};
  value: Value & {children: ValueRow[]};
  changes: {changes: Change[]; more: boolean};
  travel: {shown: number | null};
  views: {total: number; rows: ViewRow[]};
  view: {view: number; class: string; frame: Frame; properties: Property[]; constraints: Constraint[]; sections: Section[]};
};
type AnswerTo<Asked extends PanelRequest> = PanelAnswers[keyof Asked & keyof PanelAnswers];
type PanelAnswer = PanelAnswers[keyof PanelAnswers];

type Letters = typeof import('../Client/wire.js').ServerMessage;
/** A message of the server: the answer to a request by its token, with a text where it is refused, or that something changed. */
type PanelMessage =
  | [letter: Letters['panelAnswer'], token: number, answer: PanelAnswer, error?: undefined]
  | [letter: Letters['panelAnswer'], token: number, answer: null, error: string]
  | [letter: Letters['panelChanged'], token?: undefined, answer?: undefined, error?: undefined];

/** A request that waits for its answer. */
type PendingRequest = {resolve(answer: PanelAnswer): void; reject(error: Error): void};

// Elements.

type Child = Node | string | null;
/** What `make` gives an element: its properties, and attributes. What is null is left out. */
type Properties<Made> = {[Name in keyof Made]?: Made[Name] | null} & Attributes;
type Attributes = {role?: string | null; [name: `${string}-${string}`]: string | number | boolean | null};

/** A node of a tree as it is loaded. */
type LoadedNode = {
  key: string; count: number; className?: string; title?: string; parts: () => Child[];
  /** In a tree of values: the labels from the root on. */
  path?: string[];
  /** In the tree of views: its number. */
  view?: number;
};
/** A node in a tree. Once it was opened it has the nodes that are loaded, and the number of all. */
type TreeNode = LoadedNode & {id: string; depth: number; parent?: TreeNode; nodes?: TreeNode[]; total?: number};

interface Element {
  focus(options?: FocusOptions): void;
  /** Of a row of a tree: its node, or the one of which it shows more. */
  node?: TreeNode;
  more?: TreeNode;
  /** Of a layer in the app's page. */
  readonly layer?: {readonly id: number};
}

/** The panel's frame in the app's page. */
interface Dock {
  readonly isOpen: boolean;
  readonly side: string;
  readonly frame: HTMLIFrameElement | null;
  readonly size: number;
  toggle(): void;
  setSize(value: number): void;
  setSide(value: string): void;
  highlight(id: number | null): void;
}

interface Window {
  /** In the app's page, once the panel was opened. */
  shojiDock?: Dock;
  /** What tests ask the panel. */
  panel: {
    readonly counts: typeof import('./requests.js').counts;
    readonly request: typeof import('./requests.js').request;
    openTab(name: string): void;
    moveTo(index: number): Promise<void>;
    travelled(): Promise<void> | null;
  };
}
