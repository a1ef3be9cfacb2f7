import UIKit

/// The state of a ``TextField``: plain text, or text with attributes.
public enum TextInputState: TextInputStateConvertible {
  /// Plain text, shown in the field's font and color.
  case string(String)
  /// Text with attributes.
  case attributedString(NSAttributedString)

  /// The state itself.
  public func asTextInputState() -> TextInputState { self }
}

/// A value that a ``TextField`` can show: a string, an attributed string, or a ``TextInputState``.
public protocol TextInputStateConvertible {
  /// The value as a state.
  func asTextInputState() -> TextInputState
}

extension TextInputStateConvertible {
  /// The text without attributes.
  public func asString() -> String {
    switch asTextInputState() {
    case .string(let string): string
    case .attributedString(let string): string.string
    }
  }

  /// The text with its attributes; plain text has none.
  public func asAttributedString() -> NSAttributedString {
    switch asTextInputState() {
    case .string(let string): NSAttributedString(string: string)
    case .attributedString(let string): string
    }
  }
}

extension String: TextInputStateConvertible {
  /// Plain text.
  public func asTextInputState() -> TextInputState { .string(self) }
}

extension NSAttributedString: TextInputStateConvertible {
  /// Text with attributes.
  public func asTextInputState() -> TextInputState { .attributedString(self) }
}
