import CRuntimeSupport
import CoreGraphics

/// The text behind layout managers. Changing it shows at once: a text view's follows it, and layout managers
/// answer for the text as it is. Behaves as UIKit's does; changes belong to the main thread.
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of changes.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// The delegate notified of changes, held weakly.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The layout managers that answer for this text.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  /// The kinds of changes made by the edit that is being processed.
  open private(set) var editedMask: EditActions = []
  /// The range of the change in the text as it is now; the location is `NSNotFound` while nothing has
  /// changed.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The change in the length of the text.
  open private(set) var changeInLength = 0

  /// Makes an empty text.
  public convenience init() { self.init(string: "") }

  deinit { shoji_release_attributes(Unmanaged.passUnretained(self).toOpaque()) }

  /// Called for every change that is not the text view's own.
  var didChange: () -> Void = {}
  /// The number of changes in progress, each made by the one before.
  private var depth = 0
  /// The number of ``beginEditing()`` calls that have not been ended.
  private var blocks = 0
  private var isProcessing = false

  /// Adds a layout manager of this text.
  @MainActor open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes a layout manager.
  @MainActor open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  // MARK: Changes

  /// Records a change, for subclasses that keep the text themselves: what changed, where it was, and how much
  /// longer it became. It is dealt with at the end of the outermost ``beginEditing()``.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    self.editedMask.formUnion(editedMask)
    let now = NSRange(location: editedRange.location, length: max(editedRange.length + delta, 0))
    if self.editedRange.location == NSNotFound {
      self.editedRange = now
    } else {
      // What was noted before lies further on where text came before it.
      var before = self.editedRange
      if before.location >= editedRange.location + editedRange.length {
        before.location += delta
      } else {
        before.length = max(before.length + delta, 0)
      }
      self.editedRange = NSUnionRange(before, now)
    }
    changeInLength += delta
    if blocks == 0 { processEditing() }
  }

  /// Processes the recorded changes: notifies the delegate and the views that show the text.
  open func processEditing() {
    guard !isProcessing, !editedMask.isEmpty else { return }
    isProcessing = true
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated {
      storage.delegate?.textStorage(
        storage, willProcessEditing: mask, range: range, changeInLength: delta)
      storage.delegate?.textStorage(storage, didProcessEditing: mask, range: range, changeInLength: delta)
    }
    (editedMask, changeInLength) = ([], 0)
    editedRange = NSRange(location: NSNotFound, length: 0)
    isProcessing = false
    didChange()
  }

  /// Makes a change and notes it. What a change is made of is not noted by itself.
  private func change(_ mask: EditActions, in range: NSRange, _ work: () -> Void) {
    let before = length
    depth += 1
    work()
    depth -= 1
    if depth == 0 { edited(mask, range: range, changeInLength: length - before) }
  }

  /// Takes over a text that differs in a range; only the change there is reported.
  func set(_ text: StyledText, changed range: NSRange, changeInLength delta: Int) {
    depth += 1
    super.replaceCharacters(in: NSRange(location: 0, length: length), with: text.string)
    text.forEachRange { super.setAttributes($1.attributes, range: $0) }
    depth -= 1
    edited(
      range.length == 0 && delta == 0 ? .editedAttributes : [.editedCharacters, .editedAttributes],
      range: range, changeInLength: delta)
  }

  open override func beginEditing() {
    super.beginEditing()
    blocks += 1
  }

  open override func endEditing() {
    super.endEditing()
    blocks = max(blocks - 1, 0)
    if blocks == 0 { processEditing() }
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    change([.editedCharacters], in: range) { super.replaceCharacters(in: range, with: str) }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    change([.editedCharacters, .editedAttributes], in: range) {
      super.replaceCharacters(in: range, with: attrString)
    }
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change([.editedAttributes], in: range) { super.setAttributes(attrs, range: range) }
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change([.editedAttributes], in: range) { super.addAttribute(name, value: value, range: range) }
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    change([.editedAttributes], in: range) { super.addAttributes(attrs, range: range) }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change([.editedAttributes], in: range) { super.removeAttribute(name, range: range) }
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    change([.editedCharacters, .editedAttributes], in: NSRange(location: loc, length: 0)) {
      super.insert(attrString, at: loc)
    }
  }

  open override func append(_ attrString: NSAttributedString) {
    change([.editedCharacters, .editedAttributes], in: NSRange(location: length, length: 0)) {
      super.append(attrString)
    }
  }

  open override func deleteCharacters(in range: NSRange) {
    change([.editedCharacters], in: range) { super.deleteCharacters(in: range) }
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    change([.editedCharacters, .editedAttributes], in: NSRange(location: 0, length: length)) {
      super.setAttributedString(attrString)
    }
  }
}

/// The methods by which a delegate is notified of changes of a text storage. Every method is optional.
@preconcurrency @MainActor public protocol NSTextStorageDelegate: AnyObject {
  /// A change is about to be dealt with: characters and attributes may still be changed.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// A change was dealt with: attributes may still be changed.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
