import DisplayProtocol

/// The kind of transition from one appearance to another.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The value as a name.
  public let rawValue: String
  /// Makes it of its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The old content fades into the new one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content moves in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content moves away over the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The edge from which the new content comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The value as a name.
  public let rawValue: String
  /// Makes it of its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An animation of a layer from the appearance that it has when this is added to the one that it has at the
/// end of the turn.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// The kind of transition; fading by default.
  open var type = CATransitionType.fade
  /// The edge from which the new content comes; the left one without.
  open var subtype: CATransitionSubtype?

  override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
  }

  /// Returns the transition in a layer of some size.
  func layerTransition(in size: CGSize) -> LayerTransition {
    let way =
      switch subtype {
      case CATransitionSubtype.fromRight: CGVector(dx: size.width, dy: 0)
      case CATransitionSubtype.fromTop: CGVector(dx: 0, dy: -size.height)
      case CATransitionSubtype.fromBottom: CGVector(dx: 0, dy: size.height)
      default: CGVector(dx: -size.width, dy: 0)
      }
    return switch type {
    case .push: .slide(new: way, old: CGVector(dx: -way.dx, dy: -way.dy))
    case .moveIn: .slide(new: way, old: nil)
    case .reveal: .slide(new: nil, old: CGVector(dx: -way.dx, dy: -way.dy))
    default: .dissolve
    }
  }
}
