import ObjectFactory
import UIKit

/// Stands for any class of recognizers whose `init(coder:)` is not `required`. Open and subclassed, so that a
/// call through it is never bound to this class.
class AnyRecognizerShape: UIGestureRecognizer {
  required override init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class AnyRecognizerShapeSubclass: AnyRecognizerShape {}

/// Makes objects of classes that are known only at run time, by their `init(coder:)`.
@MainActor enum ObjectMaker {
  static func make(_ type: AnyClass, _ coder: NSCoder) -> AnyObject? {
    if let type = type as? UIView.Type { return type.init(coder: coder) }
    if let type = type as? UIViewController.Type { return type.init(coder: coder) }
    if let type = type as? UICollectionViewLayout.Type { return type.init(coder: coder) }
    if let type = type as? UILayoutGuide.Type { return type.init(coder: coder) }
    if type is UIGestureRecognizer.Type { return recognizer(type, coder) }
    if let type = type as? UIBarItem.Type { return type.init(coder: coder) }
    if let type = type as? UINavigationItem.Type { return type.init(coder: coder) }
    return (type as? NSObject.Type).map(makeObject)
  }

  // The optimizer, which would bind the call to the shape, has to keep away.

  @inline(never) @_optimize(none)
  private static func recognizer(_ type: AnyClass, _ coder: NSCoder) -> UIGestureRecognizer? {
    unsafeBitCast(type, to: AnyRecognizerShape.Type.self).init(coder: coder)
  }
}
