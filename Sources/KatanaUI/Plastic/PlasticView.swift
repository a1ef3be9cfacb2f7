import UIKit

/// A stand-in for a view while its layout is computed: read and assign its anchors and lengths.
///
/// Layout is arithmetic, done in the order written. On each axis the last two assignments win: after
/// `left` and `right` comes a width between them; after `left` and `width` the right edge follows. An
/// assignment that contradicts the one before it holds, and the length becomes zero.
public final class PlasticView {
  /// The key of the description that the view stands for.
  public let key: String

  let multiplier: CGFloat
  var horizontal: PlasticAxis
  var vertical: PlasticAxis
  private let parent: PlasticView?
  private let offset: CGPoint
  private let isFixed: Bool

  /// Makes a view whose `frame` is relative to a direct parent, which lies at `offset` in `parent`, or
  /// in the space of the native view's frame when that is nil. A fixed view can be read only.
  init(
    key: String, frame: CGRect, multiplier: CGFloat, parent: PlasticView? = nil, offset: CGPoint = .zero,
    isFixed: Bool = false
  ) {
    self.key = key
    self.multiplier = multiplier
    self.parent = parent
    self.offset = offset
    self.isFixed = isFixed
    horizontal = PlasticAxis(relative: frame.origin.x, size: frame.size.width)
    vertical = PlasticAxis(relative: frame.origin.y, size: frame.size.height)
  }

  /// Position and size, relative to the description that the view's own lies in directly.
  public var frame: CGRect {
    CGRect(x: horizontal.relative, y: vertical.relative, width: horizontal.size, height: vertical.size)
  }

  /// A length in points.
  public func scaleValue(_ value: Value) -> CGFloat {
    value.scale(by: multiplier)
  }

  // MARK: Absolute coordinates

  private var horizontalParent: CGFloat { (parent?.horizontalOrigin ?? 0) + offset.x }
  private var verticalParent: CGFloat { (parent?.verticalOrigin ?? 0) + offset.y }

  var horizontalOrigin: CGFloat {
    horizontal.isPlaced ? horizontal.origin : horizontalParent + horizontal.relative
  }

  var verticalOrigin: CGFloat {
    vertical.isPlaced ? vertical.origin : verticalParent + vertical.relative
  }

  // MARK: Anchors

  /// The left edge.
  public var left: Anchor {
    get { Anchor(.left, of: self) }
    set { checkFree(); horizontal.setStart(newValue.coordinate, parent: horizontalParent) }
  }

  /// The right edge.
  public var right: Anchor {
    get { Anchor(.right, of: self) }
    set { checkFree(); horizontal.setEnd(newValue.coordinate, parent: horizontalParent) }
  }

  /// The middle between left and right.
  public var centerX: Anchor {
    get { Anchor(.centerX, of: self) }
    set { checkFree(); horizontal.setCenter(newValue.coordinate, parent: horizontalParent) }
  }

  /// The top edge.
  public var top: Anchor {
    get { Anchor(.top, of: self) }
    set { checkFree(); vertical.setStart(newValue.coordinate, parent: verticalParent) }
  }

  /// The bottom edge.
  public var bottom: Anchor {
    get { Anchor(.bottom, of: self) }
    set { checkFree(); vertical.setEnd(newValue.coordinate, parent: verticalParent) }
  }

  /// The middle between top and bottom.
  public var centerY: Anchor {
    get { Anchor(.centerY, of: self) }
    set { checkFree(); vertical.setCenter(newValue.coordinate, parent: verticalParent) }
  }

  // MARK: Lengths

  /// The width; reads as a fixed length.
  public var width: Value {
    get { .fixed(horizontal.size) }
    set { checkFree(); horizontal.setSize(scaleValue(newValue), parent: horizontalParent) }
  }

  /// The height; reads as a fixed length.
  public var height: Value {
    get { .fixed(vertical.size) }
    set { checkFree(); vertical.setSize(scaleValue(newValue), parent: verticalParent) }
  }

  /// Width and height. Assigning sets the height first.
  public var size: Size {
    get { Size(width: width, height: height) }
    set {
      height = newValue.height
      width = newValue.width
    }
  }

  private func checkFree() {
    precondition(
      !isFixed,
      "The native view's frame is given from outside: a layout may read its anchors, not assign them.")
  }
}
