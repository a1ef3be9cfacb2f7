import DisplayProtocol

/// An event of keys.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  /// The keys of this event.
  open internal(set) var allPresses: Set<UIPress> = []
  /// The view that has the display's keyboard focus; it and those around it get the keys first.
  var focusedView: UIView?
  /// Whether the text view or field that is the first responder gets the keys. False for those of a person
  /// who is not in it.
  final var isForEditor = true
}

/// One key from down to up.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// A step in a press's life.
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  /// The step that is being delivered.
  open internal(set) var phase: Phase
  /// When, in seconds since the machine started.
  open private(set) var timestamp: TimeInterval
  /// The key.
  open private(set) var key: UIKey?

  init(phase: Phase, key: UIKey, timestamp: TimeInterval) {
    self.phase = phase
    self.key = key
    self.timestamp = timestamp
    super.init()
  }
}

/// A key of the keyboard.
@preconcurrency @MainActor open class UIKey: NSObject {
  /// The characters it types with the keys held down; keys that type nothing give UIKit's input names, such
  /// as `UIKeyInputUpArrow`.
  open private(set) var characters: String
  /// The characters it types by itself.
  open private(set) var charactersIgnoringModifiers: String
  /// The keys held down with it.
  open private(set) var modifierFlags: UIKeyModifierFlags

  init(_ input: KeyInput) {
    characters = UIKey.inputNames[input.key] ?? input.key
    charactersIgnoringModifiers = UIKey.inputNames[input.key] ?? input.key.lowercased()
    modifierFlags = UIKeyModifierFlags(rawValue: input.modifiers.rawValue)
    super.init()
  }

  private static let inputNames = [
    "ArrowUp": "UIKeyInputUpArrow", "ArrowDown": "UIKeyInputDownArrow",
    "ArrowLeft": "UIKeyInputLeftArrow", "ArrowRight": "UIKeyInputRightArrow",
    "Escape": "UIKeyInputEscape", "PageUp": "UIKeyInputPageUp", "PageDown": "UIKeyInputPageDown",
    "Home": "UIKeyInputHome", "End": "UIKeyInputEnd", "Delete": "UIKeyInputDelete",
    "Enter": "\r", "Return": "\r", "Tab": "\t", "Backspace": "\u{8}", "Space": " ",
  ]
}

extension UIPress {
  /// Whether the key is Escape alone.
  var isEscape: Bool { key?.characters == UIKeyCommand.inputEscape && key?.modifierFlags == [] }
}
