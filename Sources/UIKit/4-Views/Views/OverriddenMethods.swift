import QuartzCore

/// The methods of a view that its class, or one it inherits from, overrides. Only views that draw need a
/// bitmap, and only overridden updates can read what an app observes.
struct OverriddenMethods: OptionSet {
  let rawValue: UInt8
  static let draw = OverriddenMethods(rawValue: 1)
  static let layoutSubviews = OverriddenMethods(rawValue: 2)
  static let updateConstraints = OverriddenMethods(rawValue: 4)
  /// A member from which the direction of reading follows.
  static let direction = OverriddenMethods(rawValue: 8)
  static let properties = OverriddenMethods(rawValue: 16)

  /// The overridden methods of a class. Should the table of methods be laid out in an unknown way, every
  /// class counts as one that overrides them all, which costs memory and time but draws right.
  @MainActor static func of(_ type: UIView.Type) -> OverriddenMethods {
    let key = ObjectIdentifier(type)
    let slot = UInt(bitPattern: key) / 16 % UInt(recent.count)
    if let entry = recent[Int(slot)], entry.type == key { return entry.methods }
    let methods = known[key] ?? find(in: type)
    known[key] = methods
    recent[Int(slot)] = (key, methods)
    return methods
  }

  @MainActor private static var known: [ObjectIdentifier: OverriddenMethods] = [:]
  /// The classes that were asked for last, by a few bits of their places, since every new view asks.
  @MainActor private static var recent = [
    (type: ObjectIdentifier, methods: OverriddenMethods)?
  ](repeating: nil, count: 64)

  @MainActor private static func find(in type: UIView.Type) -> OverriddenMethods {
    var methods: OverriddenMethods = []
    let drawsContent = classesOfContent.contains { drawSlot.isSame(in: type, as: $0) ?? false }
    if !drawsContent { methods.insert(.draw) }
    if layoutSlot.isOverridden(in: type) ?? true { methods.insert(.layoutSubviews) }
    if constraintsSlot.isOverridden(in: type) ?? true { methods.insert(.updateConstraints) }
    if propertiesSlot.isOverridden(in: type) ?? true { methods.insert(.properties) }
    if directionSlots.contains(where: { $0.isOverridden(in: type) ?? true }) { methods.insert(.direction) }
    return methods
  }

  /// Classes whose own `draw(_:)` draws no more than their content shows.
  @MainActor private static let classesOfContent: [UIView.Type] = [UIView.self, UILabel.self]

  @MainActor private static let drawSlot = slot(overriddenBy: DrawingProbe.self)
  @MainActor private static let layoutSlot = slot(overriddenBy: LayoutProbe.self)
  @MainActor private static let constraintsSlot = slot(overriddenBy: ConstraintsProbe.self)
  @MainActor private static let propertiesSlot = slot(overriddenBy: PropertiesProbe.self)

  @MainActor private static let directionSlots = [
    slot(overriddenBy: DirectionProbe.self), slot(overriddenBy: TraitsProbe.self),
  ]

  @MainActor private static func slot(overriddenBy probe: UIView.Type) -> MethodSlot {
    MethodSlot(of: UIView.self, plainProbe: PlainProbe.self, overridingProbe: probe)
  }

  private class PlainProbe: UIView {}
  private class DrawingProbe: UIView {
    override func draw(_ rect: CGRect) { layer.name = "drawn" }
  }
  private class LayoutProbe: UIView {
    override func layoutSubviews() { layer.name = "laid out" }
  }
  private class ConstraintsProbe: UIView {
    override func updateConstraints() { layer.name = "constrained" }
  }
  private class PropertiesProbe: UIView {
    override func updateProperties() { layer.name = "updated" }
  }
  private class DirectionProbe: UIView {
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
      isHidden ? .leftToRight : .rightToLeft
    }
  }
  private class TraitsProbe: UIView {
    override var traitCollection: UITraitCollection { UITraitCollection.current }
  }
}
