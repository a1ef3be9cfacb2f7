import Foundation

/// The numbers of one ``PlasticView``. They lie side by side for all views of a pass, and are reached by
/// pointers, so that arithmetic is all that an assignment costs.
struct PlasticBox {
  var horizontal: PlasticAxis
  var vertical: PlasticAxis
  let parent: UnsafeMutablePointer<PlasticBox>?
  /// The origin of the direct parent in ``parent``, when it has no key and so no box of its own.
  let offset: CGPoint

  init(frame: CGRect, parent: UnsafeMutablePointer<PlasticBox>? = nil, offset: CGPoint = .zero) {
    horizontal = PlasticAxis(relative: frame.origin.x, size: frame.size.width)
    vertical = PlasticAxis(relative: frame.origin.y, size: frame.size.height)
    self.parent = parent
    self.offset = offset
  }

  var frame: CGRect {
    CGRect(x: horizontal.relative, y: vertical.relative, width: horizontal.size, height: vertical.size)
  }

  /// The horizontal origin of the direct parent, in the space of the native view's frame.
  var horizontalParent: CGFloat {
    guard let parent else { return offset.x }
    return parent.pointee.horizontalOrigin + offset.x
  }

  var verticalParent: CGFloat {
    guard let parent else { return offset.y }
    return parent.pointee.verticalOrigin + offset.y
  }

  var horizontalOrigin: CGFloat {
    horizontal.isPlaced ? horizontal.origin : horizontalParent + horizontal.relative
  }

  var verticalOrigin: CGFloat {
    vertical.isPlaced ? vertical.origin : verticalParent + vertical.relative
  }
}

/// The memory of the boxes of one pass. Views keep it.
final class PlasticBoxes {
  let boxes: UnsafeMutablePointer<PlasticBox>

  /// Makes room; boxes are trivial, and need no initialization before they are written.
  init(count: Int) {
    boxes = .allocate(capacity: count)
  }

  deinit {
    boxes.deallocate()
  }
}
