import UIKit

/// An edge or a center of a ``PlasticView``, moved by an offset.
///
/// An anchor is read when it is assigned and not remembered: a later change of its view changes nothing
/// that was placed by it. Two anchors are equal when they are the same place of the same view, whatever
/// their offsets.
public struct Anchor: Equatable {
  /// The edge or center line of a view.
  public enum Kind: Sendable {
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The middle between left and right.
    case centerX
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The middle between top and bottom.
    case centerY
  }

  let kind: Kind
  let view: PlasticView
  let offset: Value

  init(_ kind: Kind, of view: PlasticView, offset: Value = .zero) {
    self.kind = kind
    self.view = view
    self.offset = offset
  }

  /// The current coordinate of the anchor, in the space of the native view's frame.
  var coordinate: CGFloat {
    let place =
      switch kind {
      case .left: view.horizontalOrigin
      case .right: view.horizontalOrigin + view.horizontal.size
      case .centerX: view.horizontalOrigin + view.horizontal.size / 2
      case .top: view.verticalOrigin
      case .bottom: view.verticalOrigin + view.vertical.size
      case .centerY: view.verticalOrigin + view.vertical.size / 2
      }
    return place + offset.scale(by: view.multiplier)
  }

  /// Whether two anchors are the same place of the same view.
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
    lhs.kind == rhs.kind && lhs.view === rhs.view
  }

  /// The anchor moved right or down.
  public static func + (lhs: Anchor, rhs: Value) -> Anchor {
    Anchor(lhs.kind, of: lhs.view, offset: lhs.offset + rhs)
  }

  /// The anchor moved left or up.
  public static func - (lhs: Anchor, rhs: Value) -> Anchor {
    Anchor(lhs.kind, of: lhs.view, offset: lhs.offset - rhs)
  }

  /// The anchor moved right or down by scalable points.
  public static func + (lhs: Anchor, rhs: CGFloat) -> Anchor { lhs + .scalable(rhs) }

  /// The anchor moved left or up by scalable points.
  public static func - (lhs: Anchor, rhs: CGFloat) -> Anchor { lhs - .scalable(rhs) }
}
