/// A constraint of an element: `own.anchor relation target.targetAnchor × multiplier + constant`.
public struct LayoutConstraint: Hashable, Sendable {
  /// A comparison.
  public enum Relation: String, Hashable, Sendable {
    /// Both sides are equal.
    case equal = "=="
    /// The own side is at most the other.
    case lessThanOrEqual = "<="
    /// The own side is at least the other.
    case greaterThanOrEqual = ">="

    /// The words of the language, each with its relation.
    public static let words: [(name: String, relation: Relation)] = [
      ("eq", .equal), ("equal", .equal), ("lt", .lessThanOrEqual), ("lte", .lessThanOrEqual),
      ("lessOrEqual", .lessThanOrEqual), ("gt", .greaterThanOrEqual), ("gte", .greaterThanOrEqual),
      ("greaterOrEqual", .greaterThanOrEqual),
    ]
  }

  /// The thing that an element is related to.
  public enum Target: Hashable, Sendable {
    /// The view of the element around it (`super`).
    case container
    /// The element's own view (`self`).
    case itself
    /// The safe area's guide of the view around it.
    case safeAreaLayoutGuide
    /// The readable content's guide of the view around it.
    case readableContentGuide
    /// The element with a `layout:id`.
    case id(String)
    /// A property of the component.
    case field(String)

    /// Whether it is a layout guide.
    public var isGuide: Bool { self == .safeAreaLayoutGuide || self == .readableContentGuide }
  }

  /// The anchor of the element's view.
  public var anchor: LayoutAnchor
  /// The relation of both sides.
  public var relation: Relation
  /// The other side; nil when the anchor is compared with `constant` alone.
  public var target: Target?
  /// The other side's anchor; the own anchor when there is no target.
  public var targetAnchor: LayoutAnchor
  /// By how much the other side is multiplied.
  public var multiplier: Double
  /// The constant that is added to the other side, in points.
  public var constant: Double
  /// The priority from 0 to 1000.
  public var priority: Double
  /// The name by which code reaches it, as `rui.constraints.name`.
  public var name: String?
  /// The condition under which it holds; nil is always.
  public var condition: Condition?
  /// Whether the other side is the superview of the element's view (a bare number), rather than the view of
  /// the element around it. They differ inside a `VisualEffectView`.
  public var isRelativeToSuperview: Bool
  /// The place of its text.
  public var origin: Origin
  /// The place of the target's name.
  public var targetOrigin: Origin

  /// Makes a constraint.
  public init(
    _ anchor: LayoutAnchor, _ relation: Relation = .equal, _ target: Target?,
    _ targetAnchor: LayoutAnchor? = nil, multiplier: Double = 1, constant: Double = 0,
    priority: Double = 1000,
    name: String? = nil, condition: Condition? = nil, isRelativeToSuperview: Bool = false, origin: Origin,
    targetOrigin: Origin? = nil
  ) {
    self.anchor = anchor
    self.relation = relation
    self.target = target
    self.targetAnchor = targetAnchor ?? anchor
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.name = name
    self.condition = condition
    self.isRelativeToSuperview = isRelativeToSuperview
    self.origin = origin
    self.targetOrigin = targetOrigin ?? origin
  }

  /// The names of priorities, with their numbers.
  public static let priorityNames: [(name: String, value: Double)] = [
    ("required", 1000), ("high", 750), ("medium", 500), ("low", 250),
  ]
}

/// The priorities with which a view holds on to its content's size; nil leaves the class's default.
public struct ContentPriorities: Hashable, Sendable {
  /// The priority of its name, from 0 to 1000.
  public var compressionHorizontal, compressionVertical, huggingHorizontal, huggingVertical: Double?

  /// Makes priorities that leave the defaults.
  public init() {}

  /// Whether all are left to the class.
  public var isEmpty: Bool {
    compressionHorizontal == nil && compressionVertical == nil && huggingHorizontal == nil
      && huggingVertical == nil
  }
}
