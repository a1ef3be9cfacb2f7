/// The methods by which a text view asks its delegate for decisions and notifies it during editing. Every
/// method is optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin; true by default.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Editing began: the view is the first responder.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end; true by default.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a range of the text, in UTF-16 units, may be replaced as the person asks; true by default.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// The person has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// The selection, or the place of the caret, changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a press on a link may do what it does by itself; true by default.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Returns the menu of a range of the text; nil, the default, for one of the suggested elements.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns what a press on a part of the text does; `defaultAction` by default, which opens links. Nil does
  /// nothing.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
}

/// A part of a text that can be pressed.
public struct UITextItem {
  /// The kind of the part.
  public enum Content {
    /// A link.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
    /// A part that the app has tagged.
    case tag(String)
  }

  /// The kind of the part.
  public let content: Content
  /// The characters of the part.
  public let range: NSRange
}

/// The way a link was used.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}

extension UITextViewDelegate {
  /// Returns true.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Returns true.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// Returns nil.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Returns `defaultAction`.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
}

/// Kinds of text that are made into links. None is found by itself here: links are attributes.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The value as a number.
  public let rawValue: UInt
  /// Makes it of its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of the web.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// All of them.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
