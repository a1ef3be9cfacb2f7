import CoreGraphics

/// The presentation state of a controller: the controller it presents, and how it is presented itself.
struct PresentationState {
  /// The controller that the controller presents.
  var presented: UIViewController?
  /// The controller that presents the controller.
  weak var presenter: UIViewController?
  /// The presentation controller that shows the controller while it is presented, or will show it.
  var controller: UIPresentationController?
  /// Whether the controller is coming.
  var isBeingPresented = false
  /// Whether the controller is going.
  var isBeingDismissed = false
  /// The change of size that runs in the controller's window.
  var sizeCoordinator: TransitionCoordinator?
}
