import Dispatch
import Foundation

/// The right of this machine to one visitor, for some seconds that are renewed again and again.
///
/// Its properties are used by the store under its lock, except where they say otherwise.
final class Lease: @unchecked Sendable {
  let identifier: String
  /// The number that no earlier lease of the visitor has. Whoever has an older one writes nothing.
  let fence: Int64
  /// Called when it is lost.
  let lost: @Sendable (String) -> Void
  /// Called when all is saved.
  let kept: @Sendable () -> Void

  /// The visitor's folder; nil until it is unpacked.
  var folder: VisitorFolder?
  /// The time at which it ends unless it is renewed, by this machine's clock.
  var end: Double
  var isLost = false
  /// Whether it was lost to another machine.
  var isTaken = false
  /// Whether it is being given back.
  var isReleasing = false
  /// The fingerprint of the files that are saved. Used on the queue that saves.
  var saved: Int?
  /// Whether anything was saved under it. Used there, too.
  var hasChanges = false
  /// Whether the log has the reason for which the files are not saved. Used there, too.
  var hasFault = false

  init(
    _ identifier: String, fence: Int64, end: Double, lost: @escaping @Sendable (String) -> Void,
    kept: @escaping @Sendable () -> Void
  ) {
    self.identifier = identifier
    self.fence = fence
    self.end = end
    self.lost = lost
    self.kept = kept
  }

  /// The seconds since the machine was started, those included in which it slept.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
