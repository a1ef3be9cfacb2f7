import Foundation

/// A way from one controller of a storyboard to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The segue's identifier; nil where the storyboard gives it none.
  public let identifier: String?
  /// The controller that is left.
  public let source: UIViewController
  /// The controller that is shown.
  public let destination: UIViewController
  /// Shows the destination as the kind of the segue says; nil for a custom segue.
  package final var performHandler: (() -> Void)?
  /// Whether the change is animated.
  package final var animates = true

  /// Makes a segue. Subclasses override ``perform()``.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }

  /// Makes a segue that a closure performs.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Shows the destination. Subclasses of a custom segue override it and do not call `super`.
  open func perform() {
    guard let performHandler else {
      ExceptionName.internalInconsistency.raise("Subclasses of UIStoryboardSegue must override -perform.")
    }
    performHandler()
  }

  /// Makes a segue of a class that is known only at run time. The optimizer, which would bind the call to the
  /// shape, has to keep away.
  @inline(never) @_optimize(none)
  package static func make(
    _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController,
    destination: UIViewController
  ) -> UIStoryboardSegue {
    unsafeBitCast(type as AnyClass, to: AnySegueShape.Type.self)
      .init(identifier: identifier, source: source, destination: destination)
  }
}

/// Stands for any class of segues whose initializer is not `required`.
class AnySegueShape: UIStoryboardSegue {
  required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}

private final class AnySegueShapeSubclass: AnySegueShape {}

/// The controller that an unwind segue leaves, and the method that its destination has.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that the segue leaves.
  public let source: UIViewController
  /// The method that the destination has.
  public let unwindAction: Selector
  /// The object that began the segue.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
    super.init()
  }
}
