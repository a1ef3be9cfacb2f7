import NIOCore
import ProcessEnding

/// The bounds of all that is waited for. Whatever a template, a process or a store does, these hold.
enum Deadlines {
  /// The longest time from a connection to the moment at which a process has it, or it is answered: what
  /// follows from those below.
  static let whole = TimeAmount.seconds(15)
  /// The longest time that a connection waits for a process before it is answered that it may come again.
  static let connection = TimeAmount.seconds(8)
  /// The time in which a new template says that it is loaded.
  static let loading = TimeAmount.seconds(20)
  /// The time in which a template follows an order. One that does not is ended, and the app is loaded again.
  static let order = TimeAmount.seconds(5)
  /// The time in which a process takes a connection. One that does not is ended by force, at once where the
  /// system says that it is stopped, and after `silence` where it may only be slow.
  static let taking = TimeAmount.seconds(2)
  /// The time in which a process takes a connection on a machine that has much to do.
  static let silence = TimeAmount.seconds(5)
  /// The time in which a template tells of the end of a process whose channel has ended.
  static let telling = TimeAmount.milliseconds(500)
  /// The time for which a process may be stopped.
  static let stopped = TimeAmount.seconds(3)
  /// The times in which a process answers whether it ends, saves and ends that was told to while nobody waits
  /// for the next one, and is gone that was killed.
  static let end = ProcessEnding.Bounds(asked: 3, told: 8, killed: 5)
  /// The time that somebody waits for the next one before this one is ended by force.
  static let endingForOthers = TimeAmount.seconds(3)
  /// The time in which a process answers a request that is there as a whole; one that does not is ended. Of
  /// any other connection the front keeps its own socket for as long.
  static let answering = TimeAmount.seconds(30)
  /// The times after which an app is loaded again that could not be, or did not run for long.
  static func pause(afterFailures count: Int) -> TimeAmount { .seconds(1 << min(max(count, 1) - 1, 5)) }
  /// The time after which a template counts as one that runs.
  static let longEnough = TimeAmount.seconds(10)
}

extension NIODeadline {
  /// The seconds of the system's clock.
  var seconds: Double { Double(uptimeNanoseconds) / 1e9 }
}
