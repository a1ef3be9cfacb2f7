import Dispatch
import Foundation

/// Answers whether code runs where the main actor's does: on the main thread, or on the thread that drains
/// the main queue while the main thread rests in `dispatchMain()`, as in the processes of tests.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on the main queue or the main thread.
  package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
