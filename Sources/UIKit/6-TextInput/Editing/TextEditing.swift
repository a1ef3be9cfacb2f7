import CoreGraphics
import DisplayProtocol
import QuartzCore

/// The requirements on a text field or a text view for its text to be edited.
@MainActor protocol TextEditingOwner: UIView {
  /// The text and its style.
  var content: EditedText { get set }
  /// The layer that the text lies in.
  var textLayer: CALayer { get }
  /// Whether the first text that is inserted replaces all of it.
  var clearsOnInsertion: Bool { get set }
  /// Whether the person may change the text; otherwise it may be selected only.
  var isTextEditable: Bool { get }
  /// Returns the description of the text's appearance and of the keyboard; nil while the text cannot be
  /// edited or selected.
  func describeEditor() -> TextEditor?
  /// The editing of the text.
  var editing: TextEditing! { get }
  /// Whether a range may be replaced by the person.
  func mayReplace(_ range: NSRange, with text: String) -> Bool
  /// The person has changed the text.
  func textWasEdited()
  /// The selection changed.
  func selectionDidChange()
  /// The person has pressed Return, in an editor of one line.
  func submit()
  /// Returns the attributes of text that is typed at a range; nil for those of the text around it.
  func typingAttributes(at range: Range<Int>) -> [NSAttributedString.Key: Any]?
  /// Inserts text at the caret, by ``TextEditing/insert(_:)`` unless an app's class does otherwise.
  func insertText(_ text: String)
  /// Removes what is selected or lies before the caret, by ``TextEditing/deleteBackward()`` unless an app's
  /// class does otherwise.
  func deleteBackward()
}

/// The editing of one text: it applies what displays report, calls the owner, and describes what displays
/// show.
@MainActor final class TextEditing: LayerEditing {
  private unowned let owner: any TextEditingOwner
  private var authority = TextSyncAuthority()
  private var selected: Range<Int> = 0..<0
  private var selectionCount = 0
  /// Text that an input method still composes.
  private(set) var marked: Range<Int>?
  /// Pages whose request for the focus was refused, until they leave: what was typed there is discarded.
  private var refused: Set<Int> = []

  init(owner: any TextEditingOwner) {
    self.owner = owner
    owner.textLayer.editing = self
  }

  /// The undo history of the user's changes.
  var history: EditHistory {
    sync()
    return recorded
  }
  private lazy var recorded = EditHistory(of: self)

  // MARK: Selection

  /// The selected range, in UTF-16 units. Setting it moves the caret on every display.
  var selection: Range<Int> {
    get {
      if editedRange != nil { return selected.clamped(toTextOf: owner.content.length) }
      sync()
      return selected
    }
    set {
      sync()
      let new = newValue.clamped(toTextOf: authority.units.count).aligned(in: authority.units)
      selectionCount += 1
      owner.textLayer.setNeedsEditor()
      select(new)
    }
  }

  private func select(_ new: Range<Int>) {
    guard new != selected else { return }
    selected = new
    owner.selectionDidChange()
  }

  /// Follows text that was set in code: the selection stays where it was in what is still there.
  private func sync() {
    guard editedRange == nil else { return }
    let old = authority.units.count
    guard let change = authority.set(owner.content.string) else { return }
    selected = change.moved(selected, in: old).aligned(in: authority.units)
    marked = nil
    recorded.removeAll()
  }

  /// Schedules an update of displays after a change of the text, the style, the place or the focus.
  func setNeedsUpdate() {
    owner.textLayer.setNeedsEditor()
  }

  var editor: TextEditor? {
    guard var editor = owner.describeEditor() else { return nil }
    sync()
    editor.text = owner.content.string
    editor.selection = selected
    editor.selectionCount = selectionCount
    editor.revision = authority.revision
    editor.acknowledged = authority.acknowledged
    editor.isFocused = owner.isFirstResponder
    editor.misspelledWords = TextSpelling.misspelledWords(in: editor)
    return editor
  }

  // MARK: What displays report

  /// Whether an edit of a display is being applied.
  private var isApplyingEdit = false
  /// Whether the owner becomes first responder because a person gave it the focus at a display.
  private(set) var isReceivingFocus = false
  /// Whether text is being replaced, so that the selection moves with it.
  private(set) var isReplacing = false

  /// Applies an edit of a display; reverts it where the owner cannot be used.
  func apply(_ edit: TextEdit, isUsable: Bool) {
    sync()
    isApplyingEdit = true
    defer { isApplyingEdit = false }
    setNeedsUpdate()
    guard let transformed = authority.receive(edit) else { return }
    switch edit.action {
    case .focus:
      refused.remove(edit.page)
      isReceivingFocus = true
      defer { isReceivingFocus = false }
      if !isUsable || !owner.isFirstResponder && !owner.becomeFirstResponder() { refused.insert(edit.page) }
    case .blur:
      let wasRefused = refused.remove(edit.page) != nil
      if !wasRefused { owner.resignFirstResponder() }
    case .copied(let text):
      UIPasteboard.general.setText(text)
    case .submit:
      if owner.isFirstResponder { owner.submit() }
    case .select:
      guard let selection = transformed.selection, !refused.contains(edit.page) else { return }
      marked = nil
      select(selection)
    case .replace:
      guard let change = transformed.change, let selection = transformed.selection else { return }
      replace(change, by: edit.page, selecting: selection, marking: transformed.marked, isUsable: isUsable)
    }
  }

  /// The range that text replaces which comes in at a range: all, where the first insertion clears the text.
  func range(of text: String, at range: Range<Int>) -> Range<Int> {
    owner.clearsOnInsertion && !text.isEmpty ? owner.wholeRange : range
  }

  /// Replaces text by a page's edit, or reverts it where the delegate refuses it.
  private func replace(
    _ change: TextChange, by page: Int, selecting: Range<Int>, marking: Range<Int>?, isUsable: Bool
  ) {
    let text = String(utf16: change.units)
    // At the start of the text, Backspace removes nothing; the app receives it all the same.
    let isNothing =
      change.range.isEmpty && change.units.isEmpty && !(change.range.upperBound == 0 && isUsable)
    authority.apply(change, by: page)
    isReplacing = true
    defer { isReplacing = false }
    let length = authority.units.count
    let count = selectionCount
    let before = owner.content.string
    var range = range(of: text, at: change.range)
    let isWanted =
      isUsable && !isNothing && owner.isTextEditable && !refused.contains(page)
      && (change.range.isEmpty && text.isEmpty || owner.mayReplace(NSRange(range), with: text))
    if isWanted {
      // The app may have changed the text when it was asked.
      if let own = TextChange.between(before, owner.content.string) {
        range = own.moved(range, in: before.utf16.count).clamped(toTextOf: owner.content.length)
      }
      perform(text, in: range, isComposed: marking != nil)
    }
    let isChanged = !owner.content.string.hasSameBytes(as: before)
    var selecting = selecting
    marked = marking
    if let change = authority.set(owner.content.string) {
      selecting = change.moved(selecting, in: length).aligned(in: authority.units)
      marked = nil
      if isWanted { recorded.removeAll() }
    }
    if selectionCount == count { selected = selecting }
    guard isWanted, isChanged else { return }
    owner.selectionDidChange()
    owner.textWasEdited()
  }

  /// The range that a display's edit replaces, while the owner's own methods perform it: text that the owner
  /// inserts goes there. Nil while no such edit is in progress.
  private var editedRange: Range<Int>?

  /// Replaces a range as a display has it, by the method of the owner's that a key would have called on iOS.
  private func perform(_ text: String, in range: Range<Int>, isComposed: Bool) {
    editedRange = range
    defer { editedRange = nil }
    let isAtCaret = range == selected || (selected.isEmpty && range.upperBound == selected.lowerBound)
    if !isComposed, isAtCaret, text.isEmpty, range == selected || isOneCharacter(range) {
      owner.deleteBackward()
    } else if !isComposed, !text.isEmpty, range.isEmpty || range == selected || owner.clearsOnInsertion {
      owner.insertText(text)
    } else {
      replaceEdited(text, in: range)
    }
  }

  private func isOneCharacter(_ range: Range<Int>) -> Bool { owner.selectedText(range).count == 1 }

  private func replaceEdited(_ text: String, in range: Range<Int>) {
    let range = range.clamped(toTextOf: owner.content.length)
    change(range, to: text)
    let end = range.lowerBound + text.utf16.count
    editedRange = end..<end
  }

  /// Changes the owner's text, and records how to undo that.
  private func change(_ range: Range<Int>, to text: String) {
    let removed = owner.selectedText(range)
    if !text.isEmpty { owner.clearsOnInsertion = false }
    owner.content.replace(range, with: text, attributes: owner.typingAttributes(at: range))
    if !(removed.isEmpty && text.isEmpty) {
      recorded.record(at: range.lowerBound, removed: removed, inserted: text.utf16.count)
    }
  }

  // MARK: Editing in code, as a person would

  /// Inserts text at the caret.
  func insert(_ text: String) {
    if let editedRange { return replaceEdited(text, in: editedRange) }
    replace(range(of: text, at: selection), with: text, asking: false)
  }

  /// Removes what is selected, or the character before the caret.
  func deleteBackward() {
    if let editedRange {
      return replaceEdited(
        "", in: editedRange.isEmpty ? character(before: editedRange.lowerBound) : editedRange)
    }
    let range = selection.isEmpty ? character(before: selection.lowerBound) : selection
    if !range.isEmpty { replace(range, with: "", asking: false) }
  }

  /// The range of the character before a place; empty at the start.
  private func character(before place: Int) -> Range<Int> {
    let string = owner.content.string
    let caret = string.index(atUTF16: place)
    guard caret > string.startIndex else { return place..<place }
    return string.index(before: caret).utf16Offset(in: string)..<place
  }

  /// Selects the word at the caret.
  func selectWord() { selection = owner.content.string.word(at: selection.lowerBound) }

  /// Whether a command of the edit menu can be editedRange out now; nil for other actions.
  func canPerform(_ action: Selector) -> Bool? {
    let isEditable = owner.isTextEditable
    let isSecret = owner.describeEditor()?.isSecure == true
    let selection = selection
    switch action {
    case .cut: return isEditable && !isSecret && !selection.isEmpty
    case .copy: return !isSecret && !selection.isEmpty
    case .paste: return isEditable && UIPasteboard.general.hasStrings
    case .delete: return isEditable && !selection.isEmpty
    case .select: return selection.isEmpty && owner.content.length > 0
    case .selectAll: return owner.content.length > 0 && selection != owner.wholeRange
    default: return nil
    }
  }

  /// Moves the caret behind the text, as where editing begins in code; a display that began it has its own
  /// place.
  func beginAtEnd() {
    sync()
    if !isApplyingEdit { selection = authority.units.count..<authority.units.count }
  }

  /// Replaces the whole text.
  func replaceAll(with text: String) {
    sync()
    replace(0..<authority.units.count, with: text, asking: false)
  }

  /// Removes what is selected, when the app agrees.
  func deleteSelection() {
    let selection = selection
    if !selection.isEmpty { replace(selection, with: "", asking: true) }
  }

  /// Replaces a range and puts the caret behind what came. With `asking`, the app may refuse; answers whether
  /// it was done.
  @discardableResult func replace(_ range: Range<Int>, with text: String, asking: Bool) -> Bool {
    sync()
    let range = range.clamped(toTextOf: authority.units.count).aligned(in: authority.units)
    if asking, !owner.isTextEditable || !owner.mayReplace(NSRange(range), with: text) { return false }
    let now = range.clamped(toTextOf: owner.content.length)
    isReplacing = true
    defer { isReplacing = false }
    change(now, to: text)
    authority.set(owner.content.string)
    marked = nil
    setNeedsUpdate()
    let end = (now.lowerBound + text.utf16.count).clampedPlace(in: authority.units.count)
    selected = end..<end
    selectionCount += 1
    owner.selectionDidChange()
    owner.textWasEdited()
    return true
  }

  /// Copies what is selected; false for nothing, or a secret.
  @discardableResult func copySelection() -> Bool {
    let selection = selection
    guard !selection.isEmpty, owner.describeEditor()?.isSecure != true else { return false }
    UIPasteboard.general.string = owner.selectedText(selection)
    return true
  }
}

extension Int {
  fileprivate func clampedPlace(in count: Int) -> Int { Swift.min(Swift.max(self, 0), count) }
}

extension TextEditingOwner {
  /// The selected text.
  func selectedText(_ range: Range<Int>) -> String {
    let string = content.string
    return String(string[string.index(atUTF16: range.lowerBound)..<string.index(atUTF16: range.upperBound)])
  }
}
