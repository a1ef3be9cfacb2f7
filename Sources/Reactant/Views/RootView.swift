import UIKit

/// A controller's root view that has how far it reaches behind bars, and is notified when the controller
/// appears.
///
/// XML with `rootView="true"` adds the conformance. A controller takes any view component; this is optional.
@preconcurrency @MainActor public protocol RootView {
  /// The edges at which the view reaches behind bars; none by default. Of these `.top` and `.bottom` count.
  var edgesForExtendedLayout: UIRectEdge { get }

  /// Called in the controller's `viewWillAppear(_:)`, after a due update.
  func viewWillAppear()
  /// Called in the controller's `viewDidAppear(_:)`.
  func viewDidAppear()
  /// Called in the controller's `viewWillDisappear(_:)`.
  func viewWillDisappear()
  /// Called in the controller's `viewDidDisappear(_:)`.
  func viewDidDisappear()
}

extension RootView {
  /// None.
  public var edgesForExtendedLayout: UIRectEdge { [] }
  /// Does nothing.
  public func viewWillAppear() {}
  /// Does nothing.
  public func viewDidAppear() {}
  /// Does nothing.
  public func viewWillDisappear() {}
  /// Does nothing.
  public func viewDidDisappear() {}
}
