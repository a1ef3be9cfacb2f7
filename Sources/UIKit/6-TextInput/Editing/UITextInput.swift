import CoreGraphics

/// An object into which text can be typed.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Inserts text at the caret, in place of the selection.
  func insertText(_ text: String)
  /// Removes what is selected, or the character before the caret.
  func deleteBackward()
}

/// A text that can be read, selected and changed by places and ranges.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// The text of a range; nil for one that is not of this text.
  func text(in range: UITextRange) -> String?
  /// Replaces a range, and puts the caret behind what came.
  func replace(_ range: UITextRange, withText text: String)
  /// The selected range; where nothing is selected, an empty range at the caret.
  var selectedTextRange: UITextRange? { get set }
  /// Text that an input method still composes; nil for none.
  var markedTextRange: UITextRange? { get }
  /// The start of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }
  /// The range between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place so many UTF-16 units further; nil beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the number of UTF-16 units between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Returns the frame of the caret at a position, in the view's points.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangle around the first line of a range, in the view's points.
  func firstRect(for range: UITextRange) -> CGRect
  /// The place nearest to a point of the view.
  func closestPosition(to point: CGPoint) -> UITextPosition?
}

/// A place in a text.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// UTF-16 units from the start.
  let offset: Int

  init(offset: Int) {
    self.offset = offset
    super.init()
  }

  /// Two places are equal when they lie equally far from the start.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }

  nonisolated open override var hash: Int { offset }
}

/// A range of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
  let range: Range<Int>

  init(_ range: Range<Int>) {
    self.range = range
    super.init()
  }

  /// The start of the range.
  open var start: UITextPosition { UITextPosition(offset: range.lowerBound) }
  /// The end of the range.
  open var end: UITextPosition { UITextPosition(offset: range.upperBound) }
  /// Whether it holds nothing.
  open var isEmpty: Bool { range.isEmpty }

  /// Two ranges are equal when they begin and end at the same places.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextRange)?.range == range
  }

  nonisolated open override var hash: Int { range.hashValue }
}
