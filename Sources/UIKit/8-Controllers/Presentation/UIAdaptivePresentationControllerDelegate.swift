import CoreGraphics

/// An object that adapts a presentation to the room there is, and is called when the person dismisses it: by
/// a drag, a tap outside or Escape. Dismissal by code calls nothing. Every method has a default.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style to use instead under given traits; `.none` by default for the controller's own.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// The style to use instead, whatever the traits; `.none` by default.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Whether the person may dismiss the controller; true by default.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called before the person dismisses the controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after the person dismissed the controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the person tried to dismiss the controller but may not.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns the style that the delegate gives regardless of the traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    adaptivePresentationStyle(for: controller)
  }
  /// The system's: a sheet for popovers in narrow windows, the controller's own else.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  { controller.systemAdaptiveStyle(for: controller.traitCollection) }
  /// Returns true by default.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
