import ObjectFactory
import UIKit

/// Stands for any class of recognizers whose `init(coder:)` is not `required`. Open and subclassed, so that a
/// call through it is never bound to this class.
class AnyRecognizerShape: UIGestureRecognizer {
  required override init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class AnyRecognizerShapeSubclass: AnyRecognizerShape {}

/// The same for the items of bars.
class AnyBarItemShape: UIBarItem {
  required override init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class AnyBarItemShapeSubclass: AnyBarItemShape {}

/// Makes objects of classes that are known only at run time, by their `init(coder:)`.
@MainActor enum ObjectMaker {
  static func make(_ type: AnyClass, _ coder: NSCoder) -> AnyObject? {
    if let type = type as? UIView.Type { return type.init(coder: coder) }
    if let type = type as? UIViewController.Type { return type.init(coder: coder) }
    if let type = type as? UICollectionViewLayout.Type { return type.init(coder: coder) }
    if let type = type as? UILayoutGuide.Type { return type.init(coder: coder) }
    if type is UIGestureRecognizer.Type { return recognizer(type, coder) }
    if type is UIBarItem.Type { return barItem(type, coder) }
    if type == UINavigationItem.self { return UINavigationItem(coder: coder) }
    return (type as? NSObject.Type).map(makeObject)
  }

  // The optimizer, which would bind the calls to the shapes, has to keep away.

  @inline(never) @_optimize(none)
  private static func recognizer(_ type: AnyClass, _ coder: NSCoder) -> UIGestureRecognizer? {
    unsafeBitCast(type, to: AnyRecognizerShape.Type.self).init(coder: coder)
  }

  @inline(never) @_optimize(none)
  private static func barItem(_ type: AnyClass, _ coder: NSCoder) -> UIBarItem? {
    unsafeBitCast(type, to: AnyBarItemShape.Type.self).init(coder: coder)
  }
}
