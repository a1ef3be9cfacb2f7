import CoreGraphics

/// The presentation state of a controller: the controller it presents, and how it is presented itself.
@MainActor final class PresentationState {
  /// The controller that the controller presents.
  private(set) var presented: UIViewController?
  /// The controller that presents the controller.
  private(set) weak var presenter: UIViewController?
  /// The presentation controller that shows the controller while it is presented, or will show it.
  private(set) var controller: UIPresentationController?
  /// Whether the controller is coming.
  private(set) var isBeingPresented = false
  /// Whether the controller is going.
  private(set) var isBeingDismissed = false
  /// The change of size that runs in the controller's window.
  private(set) var sizeCoordinator: TransitionCoordinator?

  // MARK: Being presented

  /// Keeps the presentation controller of a presentation to come; nil removes it.
  func prepare(_ controller: UIPresentationController?) { self.controller = controller }

  /// Begins to be presented.
  func begin(_ controller: UIPresentationController, by presenter: UIViewController) {
    (self.controller, self.presenter) = (controller, presenter)
  }

  /// Sets whether the controller is being presented.
  func setBeingPresented(_ isComing: Bool) { isBeingPresented = isComing }

  /// Sets whether the controller is being dismissed.
  func setBeingDismissed(_ isGoing: Bool) { isBeingDismissed = isGoing }

  /// Resets how the controller was presented, and what it presented.
  func end() {
    (presented, presenter, controller, sizeCoordinator) = (nil, nil, nil, nil)
    (isBeingPresented, isBeingDismissed) = (false, false)
  }

  // MARK: Presenting

  /// Takes the controller that is presented from now on; nil for none.
  func present(_ presented: UIViewController?) { self.presented = presented }

  // MARK: Sizes

  /// Begins a change of size.
  func beginResize(_ coordinator: TransitionCoordinator) { sizeCoordinator = coordinator }

  /// Ends a change of size, unless another one has begun.
  func endResize(_ coordinator: TransitionCoordinator) {
    if sizeCoordinator === coordinator { sizeCoordinator = nil }
  }
}
