import Diagnostics
import Foundation

/// The places at which an app can observe what goes wrong in sequences.
public enum Hooks {
  /// A function that receives an error that nobody handles, with the symbols of the subscription's call
  /// stack, which are empty here.
  public typealias DefaultErrorHandler = (_ subscriptionCallStack: [String], _ error: any Error) -> Void

  /// The function that receives the errors of subscriptions without `onError`. By default it logs in debug
  /// builds.
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { lock.locked { handler } }
    set { lock.locked { handler = newValue } }
  }

  private static let lock = Lock()
  nonisolated(unsafe) private static var handler: DefaultErrorHandler = { _, error in
    guard AppBuild.isDebug else { return }
    Log.reactive.error(
      "Unhandled error in a subscription: \(error). Handle it with onError, catch or retry.")
  }
}
