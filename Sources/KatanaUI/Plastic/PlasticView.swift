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
  private(set) var horizontal = PlasticAxis(relative: 0, size: 0)
  private(set) var vertical = PlasticAxis(relative: 0, size: 0)
  /// The view of the nearest description around it that has a key.
  private var parent: PlasticView?
  /// The origin of the direct parent in ``parent``, when it has no key and so no view of its own.
  private var offset = CGPoint.zero
  private let isFixed: Bool

  /// Makes a view without a frame. A fixed view can be read only.
  init(key: String, multiplier: CGFloat, isFixed: Bool = false) {
    self.key = key
    self.multiplier = multiplier
    self.isFixed = isFixed
  }

  /// Begins a pass at a frame in another view, with nothing assigned.
  func start(at frame: CGRect, in parent: PlasticView?, offset: CGPoint) {
    horizontal = PlasticAxis(relative: frame.origin.x, size: frame.size.width)
    vertical = PlasticAxis(relative: frame.origin.y, size: frame.size.height)
    self.parent = parent
    self.offset = offset
  }

  /// Position and size, relative to the description that the view's own lies in directly.
  public var frame: CGRect {
    CGRect(x: horizontal.relative, y: vertical.relative, width: horizontal.size, height: vertical.size)
  }

  /// The horizontal origin of the direct parent, in the space of the native view's frame.
  private var horizontalParent: CGFloat {
    guard let parent else { return offset.x }
    return parent.horizontalOrigin + offset.x
  }

  private var verticalParent: CGFloat {
    guard let parent else { return offset.y }
    return parent.verticalOrigin + offset.y
  }

  var horizontalOrigin: CGFloat {
    horizontal.isPlaced ? horizontal.origin : horizontalParent + horizontal.relative
  }

  var verticalOrigin: CGFloat {
    vertical.isPlaced ? vertical.origin : verticalParent + vertical.relative
  }

  /// A length in points.
  public func scaleValue(_ value: Value) -> CGFloat {
    value.scale(by: multiplier)
  }

  // MARK: Anchors

  /// The left edge.
  public var left: Anchor {
    get { Anchor(.left, of: self) }
    set {
      checkFree(); horizontal.setStart(newValue.coordinate, parent: horizontalParent)
    }
  }

  /// The right edge.
  public var right: Anchor {
    get { Anchor(.right, of: self) }
    set {
      checkFree(); horizontal.setEnd(newValue.coordinate, parent: horizontalParent)
    }
  }

  /// The middle between left and right.
  public var centerX: Anchor {
    get { Anchor(.centerX, of: self) }
    set {
      checkFree(); horizontal.setCenter(newValue.coordinate, parent: horizontalParent)
    }
  }

  /// The top edge.
  public var top: Anchor {
    get { Anchor(.top, of: self) }
    set {
      checkFree(); vertical.setStart(newValue.coordinate, parent: verticalParent)
    }
  }

  /// The bottom edge.
  public var bottom: Anchor {
    get { Anchor(.bottom, of: self) }
    set { checkFree(); vertical.setEnd(newValue.coordinate, parent: verticalParent) }
  }

  /// The middle between top and bottom.
  public var centerY: Anchor {
    get { Anchor(.centerY, of: self) }
    set {
      checkFree(); vertical.setCenter(newValue.coordinate, parent: verticalParent)
    }
  }

  // MARK: Lengths

  /// The width; reads as a fixed length.
  public var width: Value {
    get { .fixed(horizontal.size) }
    set {
      checkFree(); horizontal.setSize(scaleValue(newValue), parent: horizontalParent)
    }
  }

  /// The height; reads as a fixed length.
  public var height: Value {
    get { .fixed(vertical.size) }
    set {
      checkFree(); vertical.setSize(scaleValue(newValue), parent: verticalParent)
    }
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
