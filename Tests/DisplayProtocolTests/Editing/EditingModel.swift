import DisplayProtocol

/// An app with one editor, displays that edit it, and messages that take their time on the way between them.
struct EditingModel {
  /// What an app makes of an edit: the text after it, given the text before, and the text as asked for.
  typealias Reaction = @Sendable (_ before: String, _ asked: String) -> String

  var authority = TextSyncAuthority()
  var text: String
  var selection: Range<Int> = 0..<0
  var selectionCount = 0
  var pages: [Page]
  let react: Reaction

  struct Page {
    var copy: TextSyncReplica
    var edits: [TextEdit] = []
    var patches: [TextEditor] = []
    var number = 0
  }

  init(text: String, pages: Int = 1, react: @escaping Reaction) {
    self.text = text
    self.react = react
    authority.set(text)
    self.pages = []
    let first = editor
    self.pages = (0..<pages).map { _ in Page(copy: TextSyncReplica(first)) }
  }

  var editor: TextEditor {
    var editor = TextEditor(style: TextStyle(font: Font(family: "Inter", size: 17)))
    editor.text = text
    editor.revision = authority.revision
    editor.acknowledged = authority.acknowledged
    editor.selection = selection
    editor.selectionCount = selectionCount
    return editor
  }

  /// A person replaces a range of what a page shows, and goes on behind it.
  mutating func type(_ new: String, over range: Range<Int>, on page: Int = 0) {
    pages[page].number += 1
    let caret = range.lowerBound + new.utf16.count
    pages[page].edits.append(
      TextEdit(
        page: page, number: pages[page].number, base: pages[page].copy.revision,
        .replace(range, with: new, selection: caret..<caret, marked: nil)))
    pages[page].copy.replace(range, with: new, selecting: caret..<caret, number: pages[page].number)
  }

  /// A person types at the caret.
  mutating func type(_ new: String, on page: Int = 0) {
    type(new, over: pages[page].copy.selection, on: page)
  }

  /// The next edit arrives at the app, which answers.
  mutating func deliverEdit(of page: Int = 0) {
    guard !pages[page].edits.isEmpty else { return }
    let edit = pages[page].edits.removeFirst()
    authority.set(text)
    guard let transformed = authority.receive(edit), let change = transformed.change else { return }
    authority.apply(change, by: page)
    text = react(text, String(decoding: authority.units, as: UTF16.self))
    authority.set(text)
    publish()
  }

  /// The app changes the text by itself.
  mutating func set(_ new: String) {
    text = new
    authority.set(text)
    publish()
  }

  mutating func publish() {
    let now = editor
    for page in pages.indices { pages[page].patches.append(now) }
  }

  /// The next patches arrive at a page; with `skipping`, only the last of so many does.
  mutating func deliverPatch(to page: Int = 0, skipping: Int = 0) {
    guard !pages[page].patches.isEmpty else { return }
    pages[page].patches.removeFirst(min(skipping, pages[page].patches.count - 1))
    let patch = pages[page].patches.removeFirst()
    pages[page].copy.receive(patch, acknowledged: patch.acknowledged[page] ?? 0)
  }

  /// All that is on its way arrives.
  mutating func settle() {
    for page in pages.indices { while !pages[page].edits.isEmpty { deliverEdit(of: page) } }
    for page in pages.indices { while !pages[page].patches.isEmpty { deliverPatch(to: page) } }
  }
}
