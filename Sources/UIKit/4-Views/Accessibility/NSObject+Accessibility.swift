import CoreGraphics

// Accessibility of objects that are no responders, as of an app's own model or of a part of what a view
// draws. A view shows those that it lists as its accessibility elements. The members stand in an extension of
// the protocol, so that classes may have their own.
extension NSObjectProtocol where Self: NSObject {
  /// Whether screen readers stop at the object; false by default.
  @MainActor public var isAccessibilityElement: Bool {
    get { accessibilityStandIn?.isAccessibilityElement ?? false }
    set { madeAccessibilityStandIn.isAccessibilityElement = newValue }
  }

  /// The label that a screen reader speaks.
  @MainActor public var accessibilityLabel: String? {
    get { accessibilityStandIn?.accessibilityLabel }
    set { madeAccessibilityStandIn.accessibilityLabel = newValue }
  }

  /// The object's value as a screen reader says it.
  @MainActor public var accessibilityValue: String? {
    get { accessibilityStandIn?.accessibilityValue }
    set { madeAccessibilityStandIn.accessibilityValue = newValue }
  }

  /// The effect of using the object, as a screen reader speaks it.
  @MainActor public var accessibilityHint: String? {
    get { accessibilityStandIn?.accessibilityHint }
    set { madeAccessibilityStandIn.accessibilityHint = newValue }
  }

  /// A name that only tests see.
  @MainActor public var accessibilityIdentifier: String? {
    get { accessibilityStandIn?.accessibilityIdentifier }
    set { madeAccessibilityStandIn.accessibilityIdentifier = newValue }
  }

  /// The accessibility traits of the object.
  @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStandIn?.accessibilityTraits ?? .none }
    set { madeAccessibilityStandIn.accessibilityTraits = newValue }
  }

  /// The language of what a screen reader says of the object, such as `de-DE`.
  @MainActor public var accessibilityLanguage: String? {
    get { accessibilityStandIn?.accessibilityLanguage }
    set { madeAccessibilityStandIn.accessibilityLanguage = newValue }
  }

  /// The object's rectangle on the screen, in points.
  @MainActor public var accessibilityFrame: CGRect {
    get { accessibilityStandIn?.accessibilityFrame ?? .zero }
    set { madeAccessibilityStandIn.accessibilityFrame = newValue }
  }

  /// Further actions of the object.
  @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityStandIn?.accessibilityCustomActions }
    set { madeAccessibilityStandIn.accessibilityCustomActions = newValue }
  }

  /// The accessibility elements of the object.
  @MainActor public var accessibilityElements: [Any]? {
    get { accessibilityStandIn?.accessibilityElements }
    set { madeAccessibilityStandIn.accessibilityElements = newValue }
  }

  @MainActor private var accessibilityStandIn: AccessibilityStandIn? { AccessibilityStandIn.table[self] }
  @MainActor private var madeAccessibilityStandIn: AccessibilityStandIn { .of(self) }
}

/// The accessibility element that stands for an object which is no responder. It has what was set of the
/// object.
@MainActor final class AccessibilityStandIn: UIAccessibilityElement {
  fileprivate static let table = StandInTable()
  private var frameOnScreen: CGRect?

  static func of(_ object: NSObject) -> AccessibilityStandIn {
    if let known = table[object] { return known }
    let made = AccessibilityStandIn(accessibilityContainer: NSNull())
    made.isAccessibilityElement = false
    table[object] = made
    return made
  }

  /// The element for an object, once something was set of it.
  static func existing(of object: NSObject) -> AccessibilityStandIn? { table[object] }

  override var accessibilityFrame: CGRect {
    get { containerView == nil ? frameOnScreen ?? .zero : super.accessibilityFrame }
    set {
      frameOnScreen = newValue
      if containerView != nil { super.accessibilityFrame = newValue }
    }
  }

  /// Comes into the view that lists the object.
  func join(_ view: UIView) {
    if accessibilityContainer !== view { accessibilityContainer = view }
    if let frameOnScreen { super.accessibilityFrame = frameOnScreen }
  }
}

/// The elements that stand for objects, which the table does not keep alive.
@MainActor private final class StandInTable {
  private struct Entry {
    weak var object: NSObject?
    let element: AccessibilityStandIn
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The count at which entries whose objects are gone are removed.
  private var sweepCount = 32

  nonisolated init() {}

  subscript(_ object: NSObject) -> AccessibilityStandIn? {
    get {
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
      return entry.element
    }
    set {
      entries[ObjectIdentifier(object)] = newValue.map { Entry(object: object, element: $0) }
      guard entries.count >= sweepCount else { return }
      entries = entries.filter { $0.value.object != nil }
      sweepCount = max(32, entries.count * 2)
    }
  }
}
