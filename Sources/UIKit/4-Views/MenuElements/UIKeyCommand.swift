import CoreGraphics

/// A key, held with others or alone, and what it does while the object that lists it is in the responder
/// chain.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// The text that the key types without others, such as `"n"`, or one of the `input…` constants.
  public let input: String?
  /// The keys to hold with it.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command goes before what the system does with the key; the app always comes first here.
  open var wantsPriorityOverSystemBehavior = false
  private let handler: ((UIKeyCommand) -> Void)?
  /// Whether it runs a closure, so that nobody in the responder chain has to carry it out.
  var runsClosure: Bool { handler != nil }

  /// Makes a command that calls a method.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Makes a command that calls a method, with the title that lists of keyboard shortcuts show.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
  }

  /// Makes a command that calls a method, with what menus show of it.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    handler = nil
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Makes a command that runs a closure, with the command itself. A form of ours: there is no `#selector`
  /// here.
  public init(
    title: String = "", image: UIImage? = nil, input: String, modifierFlags: UIKeyModifierFlags = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping (UIKeyCommand) -> Void
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.handler = handler
    super.init(
      title: title, image: image, action: Selector("performKeyCommand"),
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// The Up arrow.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The Down arrow.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The Left arrow.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The Right arrow.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public static let inputEscape = "UIKeyInputEscape"
  /// Page Up.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// Page Down.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  public static let inputHome = "UIKeyInputHome"
  /// End.
  public static let inputEnd = "UIKeyInputEnd"
  /// Delete to the right.
  public static let inputDelete = "UIKeyInputDelete"

  override func perform(from responder: UIResponder) -> Bool {
    guard let handler else { return super.perform(from: responder) }
    guard !attributes.contains(.disabled) else { return false }
    handler(self)
    return true
  }

  /// The command that a key calls: this one, an alternate with the keys that are held with it, or none.
  func command(for key: UIKey) -> UIKeyCommand? {
    if matches(key) { return self }
    guard let input else { return nil }
    return alternates.lazy.map { alternate in
      UIKeyCommand(
        title: alternate.title, action: alternate.action, input: input,
        modifierFlags: self.modifierFlags.union(alternate.modifierFlags), propertyList: self.propertyList,
        attributes: self.attributes)
    }.first { $0.matches(key) }
  }

  /// Whether a key is this command's, with exactly its modifiers; Caps Lock and the numeric pad do not count.
  func matches(_ key: UIKey) -> Bool {
    guard let input, !input.isEmpty else { return false }
    let ignored: UIKeyModifierFlags = [.alphaShift, .numericPad]
    let held = key.modifierFlags.subtracting(ignored)
    if held == modifierFlags.subtracting(ignored) {
      return input.lowercased() == key.charactersIgnoringModifiers.lowercased() || input == key.characters
    }
    // A character that needs Shift, such as "+", is its own name for Shift and the key.
    return held.subtracting(.shift) == modifierFlags.subtracting(ignored) && input == key.characters
      && input.count == 1 && input.lowercased() == input.uppercased()
  }
}
