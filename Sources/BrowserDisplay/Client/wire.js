// Made of `Wire/WireConstants.swift` by `WireConstantsTests` with SHOJI_RECORD=1. Not to be edited.

export const ServerMessage = /** @type {const} */ ({
  welcome: 'w',
  styles: 'd',
  snapshot: 'S',
  acknowledgement: 'a',
  synced: 'y',
  editing: 'k',
  pong: 'q',
  open: 'o',
  announce: 'n',
  copy: 'b',
  files: 'F',
  busy: 'B',
  history: 'H',
  fault: 'E',
  notice: 'R',
  device: 'V',
  panelAnswer: 'D',
  panelChanged: 'N',
});

export const TabMessage = /** @type {const} */ ({
  hello: 'h',
  sync: 'y',
  ping: 'q',
  panelRequest: 'D',
  pointer: 'p',
  key: 'k',
  activate: 'e',
  wheel: 'w',
  magnify: 'z',
  scrolled: 's',
  edit: 'x',
  textPart: 'P',
  filesChosen: 'F',
  fileDrag: 'G',
  shared: 'H',
  viewport: 'v',
  navigate: 'j',
  openAddress: 'u',
  device: 'V',
});

export const SceneOperation = /** @type {const} */ ({
  insert: 'i',
  remove: 'r',
  frame: 'f',
  contentOffset: 'o',
  scroll: 'v',
  indicatorOpacity: 'u',
  style: 's',
  attributes: 'a',
  content: 'c',
  shadow: 'h',
  mask: 'm',
  editor: 'e',
  whole: 'l',
  original: 't',
  copy: 'k',
  animate: '+',
  endAnimation: '-',
});

export const KeyframeField = /** @type {const} */ ({
  frame: 'f',
  contentOffset: 'o',
  indicatorOpacity: 'u',
  shape: 'g',
  gradient: 'c',
});

export const EditorField = /** @type {const} */ ({
  isMultiline: 'm',
  attributes: 'a',
  css: 'c',
  style: 'y',
  place: 'b',
  text: 't',
  textChange: 'd',
  selection: 's',
  revision: 'r',
  acknowledged: 'n',
  isFocused: 'f',
});

export const EditKind = /** @type {const} */ ({
  focus: 'f',
  blur: 'b',
  submit: 's',
  select: 'c',
  copied: 'y',
  replace: 't',
});

export const ScrollFlag = /** @type {const} */ ({
  horizontal: 1,
  vertical: 2,
  pages: 4,
  showsHorizontal: 8,
  showsVertical: 16,
  isOnLeft: 32,
  pulls: 64,
});

export const CloseCode = /** @type {const} */ ({
  ended: 1001,
  restarts: 1012,
  tooManyTabs: 1013,
  crashed: 4000,
  crashedAndRestarts: 4001,
});

export const PageElement = /** @type {const} */ ({
  prerendered: 'first',
});

export const DeviceAction = /** @type {const} */ ({
  authorize: 'a',
  start: 's',
  stop: 'e',
  notify: 'n',
  withdraw: 'w',
});

export const DeviceReportKind = /** @type {const} */ ({
  permission: 'p',
  position: 'l',
  heading: 'h',
  motion: 'm',
  failure: 'f',
  opened: 'o',
});

export const DeviceFeature = /** @type {const} */ ({
  location: 'l',
  heading: 'h',
  motion: 'm',
  notifications: 'n',
});

export const DevicePermission = /** @type {const} */ ({
  granted: 'g',
  denied: 'd',
  unavailable: 'u',
});
