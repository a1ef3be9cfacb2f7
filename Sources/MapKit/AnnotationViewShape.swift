import CoreLocation
import UIKit

/// Stands for any class of annotation views whose `init(annotation:reuseIdentifier:)` is not `required`: the
/// call goes through the slot that `MKAnnotationView` gave it in the class's table of methods.
internal class AnnotationViewShape: MKAnnotationView {
  internal required override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }

  internal required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class AnnotationViewShapeSubclass: AnnotationViewShape {}

extension MKAnnotationView {
  /// Makes a view of a class that is known only at run time. The optimizer, which would bind the call to the
  /// shape, has to keep away.
  @inline(never) @_optimize(none)
  internal static func make(_ type: MKAnnotationView.Type, reuseIdentifier: String?) -> MKAnnotationView {
    unsafeBitCast(type as AnyClass, to: AnnotationViewShape.Type.self)
      .init(annotation: nil, reuseIdentifier: reuseIdentifier)
  }
}
