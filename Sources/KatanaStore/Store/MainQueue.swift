import Dispatch
import Foundation

/// The main queue, which an app's run loop serves on the main thread, and an asynchronous `main` on another.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether a queue is the main one. It has several objects, which are not identical.
  static func isMain(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: key) == true }

  /// Whether the current code runs there.
  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
