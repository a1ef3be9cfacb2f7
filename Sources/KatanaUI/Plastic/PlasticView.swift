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
  let box: UnsafeMutablePointer<PlasticBox>
  private let memory: PlasticBoxes
  private let isFixed: Bool

  /// Makes a view of a box, which is initialized. A fixed view can be read only.
  init(
    key: String, box: UnsafeMutablePointer<PlasticBox>, in memory: PlasticBoxes, multiplier: CGFloat,
    isFixed: Bool = false
  ) {
    self.key = key
    self.multiplier = multiplier
    self.box = box
    self.memory = memory
    self.isFixed = isFixed
  }

  /// Position and size, relative to the description that the view's own lies in directly.
  public var frame: CGRect { box.pointee.frame }

  /// A length in points.
  public func scaleValue(_ value: Value) -> CGFloat {
    value.scale(by: multiplier)
  }

  // MARK: Anchors

  /// The left edge.
  public var left: Anchor {
    get { Anchor(.left, of: self) }
    set {
      checkFree(); box.pointee.horizontal.setStart(newValue.coordinate, parent: box.pointee.horizontalParent)
    }
  }

  /// The right edge.
  public var right: Anchor {
    get { Anchor(.right, of: self) }
    set {
      checkFree(); box.pointee.horizontal.setEnd(newValue.coordinate, parent: box.pointee.horizontalParent)
    }
  }

  /// The middle between left and right.
  public var centerX: Anchor {
    get { Anchor(.centerX, of: self) }
    set {
      checkFree(); box.pointee.horizontal.setCenter(newValue.coordinate, parent: box.pointee.horizontalParent)
    }
  }

  /// The top edge.
  public var top: Anchor {
    get { Anchor(.top, of: self) }
    set {
      checkFree(); box.pointee.vertical.setStart(newValue.coordinate, parent: box.pointee.verticalParent)
    }
  }

  /// The bottom edge.
  public var bottom: Anchor {
    get { Anchor(.bottom, of: self) }
    set { checkFree(); box.pointee.vertical.setEnd(newValue.coordinate, parent: box.pointee.verticalParent) }
  }

  /// The middle between top and bottom.
  public var centerY: Anchor {
    get { Anchor(.centerY, of: self) }
    set {
      checkFree(); box.pointee.vertical.setCenter(newValue.coordinate, parent: box.pointee.verticalParent)
    }
  }

  // MARK: Lengths

  /// The width; reads as a fixed length.
  public var width: Value {
    get { .fixed(box.pointee.horizontal.size) }
    set {
      checkFree(); box.pointee.horizontal.setSize(scaleValue(newValue), parent: box.pointee.horizontalParent)
    }
  }

  /// The height; reads as a fixed length.
  public var height: Value {
    get { .fixed(box.pointee.vertical.size) }
    set {
      checkFree(); box.pointee.vertical.setSize(scaleValue(newValue), parent: box.pointee.verticalParent)
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
