import UIKit

/// The controller that a wireframe is about to create, for closures that run after its creation.
@preconcurrency @MainActor public final class FutureControllerProvider<T: UIViewController> {
  /// The controller; nil while it is being created and after its end.
  public internal(set) weak var controller: T?

  /// The navigation controller that the controller is in.
  public var navigation: UINavigationController? { controller?.navigationController }
}
