/// An object of the app, neither view nor view controller, whose state is saved and restored; see
/// ``UIApplication/registerObject(forStateRestoration:restorationIdentifier:)``.
@preconcurrency @MainActor public protocol UIStateRestoring: AnyObject {
  /// Writes what is to be restored at the next launch. The default writes nothing.
  func encodeRestorableState(with coder: NSCoder)
  /// Reads what was written. The default does nothing.
  func decodeRestorableState(with coder: NSCoder)
  /// Called when the whole app was restored. The default does nothing.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// Writes nothing.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func applicationFinishedRestoringState() {}
}

/// Saves and restores the app's state, as before there were scenes.
@MainActor protocol StateRestoration: AnyObject {
  /// Makes the saved view controllers and hands them their state, once the app has its window.
  func restore()
  /// Saves the app's state, if its delegate allows it.
  func save()
  /// Discards what is to be restored at the next launch.
  func ignoreOnce()
}

extension UIApplication {
  /// The key of the app's version when its state was saved: a `String`.
  public static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersionKey"
  /// The key of the kind of device on which the state was saved: an `NSNumber`.
  public static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiomKey"
  /// The key of when the state was saved: a `Date`.
  public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"

  /// Registers an object whose state is saved and restored under a name. The object is not kept alive.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) {
    shared.restorableObjects.removeAll { $0.object == nil || $0.identifier == restorationIdentifier }
    shared.restorableObjects.append(RestorableObject(identifier: restorationIdentifier, object: object))
  }

  /// Skips the restoration at the next launch.
  public func ignoreSnapshotOnNextApplicationLaunch() { stateRestoration?.ignoreOnce() }
}

/// An object that the app registered.
struct RestorableObject {
  let identifier: String
  weak var object: (any UIStateRestoring)?
}
