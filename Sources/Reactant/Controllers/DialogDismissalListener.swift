import UIKit

/// A controller that is notified when a ``DialogControllerBase`` that it presents goes.
@preconcurrency @MainActor public protocol DialogDismissalListener {
  /// Called before the dialog goes.
  func dialogWillDismiss()
  /// Called when the dialog has gone.
  func dialogDidDismiss()
}

extension DialogDismissalListener {
  /// Does nothing.
  public func dialogWillDismiss() {}
  /// Does nothing.
  public func dialogDidDismiss() {}
}

extension UINavigationController: DialogDismissalListener {
  /// Notifies the controller on top, if it listens.
  public func dialogWillDismiss() {
    (topViewController as? any DialogDismissalListener)?.dialogWillDismiss()
  }

  /// Notifies the controller on top, if it listens.
  public func dialogDidDismiss() {
    (topViewController as? any DialogDismissalListener)?.dialogDidDismiss()
  }
}
