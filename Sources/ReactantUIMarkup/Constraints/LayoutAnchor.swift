/// An anchor of a view or a layout guide.
public enum LayoutAnchor: String, CaseIterable, Hashable, Sendable {
  /// A vertical edge.
  case leading, trailing, left, right
  /// A horizontal edge.
  case top, bottom
  /// A measure.
  case width, height
  /// A center line.
  case centerX, centerY
  /// A line of text.
  case firstBaseline, lastBaseline

  /// The direction in which an anchor is measured; only anchors of one kind can be related.
  public enum Kind: Hashable, Sendable {
    /// A place from left to right.
    case horizontal
    /// A place from top to bottom.
    case vertical
    /// A measure.
    case dimension
  }

  /// The direction in which it is measured.
  public var kind: Kind {
    switch self {
    case .leading, .trailing, .left, .right, .centerX: .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
    case .width, .height: .dimension
    }
  }

  /// Whether a layout guide lacks it.
  public var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Returns whether a constraint may relate both: they are of one kind, and reading directions are not mixed
  /// with left and right.
  public func canRelate(to other: LayoutAnchor) -> Bool {
    guard kind == other.kind else { return false }
    let reading: Set<LayoutAnchor> = [.leading, .trailing]
    let fixed: Set<LayoutAnchor> = [.left, .right]
    return
      !(reading.contains(self) && fixed.contains(other) || fixed.contains(self) && reading.contains(other))
  }
}

/// An attribute with prefix `layout:` that makes constraints.
public struct LayoutAttributeType: Hashable, Sendable {
  /// A constraint that the attribute stands for.
  public struct Part: Hashable, Sendable {
    /// The anchor of the element's view.
    public let anchor: LayoutAnchor
    /// The anchor of the target unless another is written.
    public let targetAnchor: LayoutAnchor
    /// The factor of `inset(n)`.
    public let insetSign: Double
    /// The suffix of the constraint's name, empty when the attribute has one part.
    public let suffix: String
  }

  /// The name without prefix.
  public let name: String
  /// The constraints that it stands for.
  public let parts: [Part]
  /// Whether it sets a measure, so that a bare number is that measure.
  public var isDimension: Bool { parts.allSatisfy { $0.anchor.kind == .dimension } }

  private init(_ anchor: LayoutAnchor, sign: Double) {
    self.init(anchor.rawValue, anchor, anchor, sign: sign)
  }

  private init(_ name: String, _ anchor: LayoutAnchor, _ target: LayoutAnchor, sign: Double) {
    self.name = name
    parts = [Part(anchor: anchor, targetAnchor: target, insetSign: sign, suffix: "")]
  }

  private init(_ name: String, _ joined: [LayoutAnchor]) {
    self.name = name
    parts = joined.flatMap { anchor in
      Self.named(anchor.rawValue)!.parts.map {
        Part(
          anchor: $0.anchor, targetAnchor: $0.targetAnchor, insetSign: $0.insetSign,
          suffix: anchor.rawValue.prefix(1).uppercased() + anchor.rawValue.dropFirst())
      }
    }
  }

  private static let simple: [LayoutAttributeType] =
    [.leading, .left, .top].map { LayoutAttributeType($0, sign: 1) }
    + [
      .trailing, .right, .bottom, .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline,
    ].map { LayoutAttributeType($0, sign: -1) }
    + [
      LayoutAttributeType("before", .trailing, .leading, sign: 1),
      LayoutAttributeType("after", .leading, .trailing, sign: -1),
      LayoutAttributeType("above", .bottom, .top, sign: 1),
      LayoutAttributeType("below", .top, .bottom, sign: -1),
    ]

  /// Every attribute that makes constraints.
  public static let all: [LayoutAttributeType] =
    simple + [
      LayoutAttributeType("size", [.width, .height]),
      LayoutAttributeType("edges", [.left, .right, .top, .bottom]),
      LayoutAttributeType("fillHorizontally", [.left, .right]),
      LayoutAttributeType("fillVertically", [.top, .bottom]),
      LayoutAttributeType("center", [.centerX, .centerY]),
    ]

  /// Returns the attribute with a name, without prefix, or nil.
  public static func named(_ name: String) -> LayoutAttributeType? {
    simple.first { $0.name == name } ?? joined.first { $0.name == name }
  }

  private static var joined: ArraySlice<LayoutAttributeType> { all[simple.count...] }

  /// The names of the `layout:` attributes that are not constraints.
  public static let otherNames =
    ["id"]
    + ["compressionPriority", "huggingPriority"].flatMap { [$0, "\($0).horizontal", "\($0).vertical"] }
}
