import DisplayProtocol
import QuartzCore

/// The traits that describe an element to a screen reader.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The value as a number.
  public let rawValue: UInt64
  /// Makes it of its raw value.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The chosen one.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Plays a sound of its own when it is used.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Sums up what an app shows when it begins.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// A field to search by.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Changes often, so that a screen reader asks now and then.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// Begins to play or record, so that a screen reader is silent.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// A value that can be incremented and decremented, here with the arrow keys.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Takes touches itself while a screen reader runs.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Turns the page once it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// Holds tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// Heads a part of the content.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// The accessibility properties that app code has set on one view. Most views have none.
@MainActor final class AccessibilityFacts {
  /// Nothing said.
  static let none = AccessibilityFacts()

  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  var hidesElements = false
  var language: String?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var actions: [UIAccessibilityCustomAction]?
  var isModal = false
  /// Whether a view that shows in this one is modal.
  var hasModalSubview = false
  var attributedLabel: NSAttributedString?
  var attributedValue: NSAttributedString?
  var attributedHint: NSAttributedString?
  var path: UIBezierPath?
  var respondsToUser: Bool?

  /// Fills in what was said.
  func describe(_ semantics: inout Semantics) {
    semantics.hint = hint
    semantics.language = language
    semantics.actions = actions?.map(\.name) ?? []
    semantics.identifier = identifier
    semantics.label = label
    semantics.value = value
    semantics.isAccessibilityHidden = hidesElements
    guard let traits else { return }
    if traits.contains(.adjustable) { semantics.role = .slider }
    if traits.contains(.link) { semantics.role = .link }
    if traits.contains(.button) { semantics.role = .button }
    if traits.contains(.image) { semantics.role = .image }
    if traits.contains(.header) { semantics.role = .header }
    if traits.contains(.staticText) { semantics.role = .label }
    if traits.contains(.selected) { semantics.isSelected = true }
    if traits.contains(.notEnabled) { semantics.isEnabled = false }
  }
}

/// The names of classes without their modules, each made once.
@MainActor enum ClassNames {
  private static var names: [ObjectIdentifier: String] = [:]

  static func name(of type: AnyClass) -> String {
    let key = ObjectIdentifier(type)
    if let name = names[key] { return name }
    let name = String(describing: type)
    names[key] = name
    return name
  }
}
