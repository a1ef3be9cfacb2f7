import CoreGraphics

/// What a controller presents, and how it is presented itself.
struct PresentationState {
  /// What the controller presents.
  var presented: UIViewController?
  /// What presents the controller.
  weak var presenter: UIViewController?
  /// What shows the controller while it is presented, or will.
  var controller: UIPresentationController?
  /// Whether the controller is coming.
  var isBeingPresented = false
  /// Whether the controller is going.
  var isBeingDismissed = false
  /// The change of size that runs in the controller's window.
  var sizeCoordinator: TransitionCoordinator?
}
