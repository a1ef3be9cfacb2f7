/// Makes view controllers anew when the app's state is restored, as before there were scenes.
@preconcurrency @MainActor public protocol UIViewControllerRestoration {
  /// Returns the view controller of a path; nil leaves it out, and all that was in it.
  ///
  /// - Parameters:
  ///   - identifierComponents: The restoration identifiers from the root down to the controller's own.
  ///   - coder: What the controller saved of itself.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

extension UIViewController {
  private static let classKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// The class that makes the controller anew when the app's state is restored. Nil, the default, asks the
  /// app's delegate, and then takes the controller of the same path that the app has made.
  public var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { objc_getAssociatedObject(self, Self.classKey) as? any UIViewControllerRestoration.Type }
    set { objc_setAssociatedObject(self, Self.classKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}
