import CDriverSupport
import DisplayProtocol
import Persistence
import SceneTree

/// The app from the driver's side: input goes to its main thread, time passes by request, and one can
/// wait until all that followed is done. Used by the driver's thread.
final class DrivenApp: @unchecked Sendable {
  /// The time that the app may work on what one input caused before the driver goes on, in seconds of the
  /// processor: how long that takes on a busy machine is not the app's doing.
  static let longestTurn: TimeInterval = 2
  /// The real time after which the driver goes on in any case, in seconds.
  static let patience: TimeInterval = 30
  /// The time that the main thread may be busy before the driver reports an input as failed, in seconds.
  static let longestBlock: TimeInterval = 10

  /// The error of rounding in a timer's moment, in nanoseconds.
  private static let roundingError: Int64 = 1_000

  /// The way in which time passes.
  enum Clock {
    /// It stands still but in requests that let it pass.
    case virtual
    /// It passes as it really does.
    case real
  }

  /// The app.
  let receiver: any InputReceiver
  /// The way in which its time passes.
  let clock: Clock
  /// The time that has passed beyond what was requested, in nanoseconds.
  private var overshoot: Int64 = 0

  init(receiver: any InputReceiver, clock: Clock = .virtual) {
    (self.receiver, self.clock) = (receiver, clock)
  }

  /// Seconds of the clock that the app's timers and animations go by.
  var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// Sends an input to the app, and returns once its effects are complete.
  func receive(_ input: Input) throws(DriverError) {
    try onMain { [receiver] in receiver.receive(input) }
    settle()
  }

  /// Runs work on the main thread, after what waits there already.
  func onMain(_ work: @escaping @MainActor @Sendable () -> Void) throws(DriverError) {
    let gate = Gate()
    DispatchQueue.main.async {
      MainActor.assumeIsolated(work)
      gate.open()
    }
    guard gate.wait(seconds: DrivenApp.longestBlock) else {
      throw DriverError(
        "the app's main thread has been busy for \(Int(DrivenApp.longestBlock)) seconds; the input waits for it"
      )
    }
  }

  /// Waits until the app is at rest: no thread of the process runs, on the main thread or elsewhere, and what
  /// it saved is on the disk.
  func settle() {
    _ = shoji_wait_for_rest(Int64(DrivenApp.longestTurn * 1e9), Int64(DrivenApp.patience * 1e9))
    if !SavingQueue.shared.isIdle { SavingQueue.shared.finish(within: DrivenApp.patience) }
  }

  /// Advances the clock: from timer to timer, each at its own moment, with all it causes done before the
  /// next.
  ///
  /// A timer for the very end may lie a rounding error behind it, since dates are floating-point numbers: it
  /// runs too, and the next time that passes begins so much later.
  ///
  /// A real clock goes by itself, so that long.
  func advance(_ seconds: TimeInterval) {
    guard clock == .virtual else {
      Thread.sleep(forTimeInterval: max(seconds, 0))
      return settle()
    }
    var left = Int64((seconds * 1e9).rounded()) - overshoot
    settle()
    while true {
      let next = shoji_virtual_time_until_next_timer()
      let isDue = next >= 0 && next <= left + DrivenApp.roundingError
      guard isDue || left > 0 else { break }
      let step = isDue ? next : left
      shoji_virtual_time_advance(step)
      settle()
      left -= step
    }
    overshoot = -left
  }

  /// Waits in real time until a condition holds, which is checked whenever something may have
  /// happened. False when it does not hold after that many seconds.
  func advanceInRealTime(seconds: TimeInterval, until isDone: () -> Bool) -> Bool {
    var last = shoji_real_time()
    let end = last + Int64(seconds * 1e9)
    while true {
      if isDone() { return true }
      let now = shoji_real_time()
      guard now < end else { return false }
      if clock == .virtual { advance(Double(now - last) / 1e9) }
      last = now
      poll(nil, 0, clock == .virtual ? 2 : 20)
    }
  }
}

/// A semaphore that is waited for in real time, whatever the process's clocks show.
private final class Gate: Sendable {
  private let reader: Int32
  private let writer: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    (reader, writer) = (ends[0], ends[1])
  }

  deinit {
    close(reader)
    close(writer)
  }

  func open() {
    _ = write(writer, "!", 1)
  }

  func wait(seconds: TimeInterval) -> Bool {
    let end = shoji_real_time() + Int64(seconds * 1e9)
    var descriptor = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
    while true {
      let left = Int32((end - shoji_real_time()) / 1_000_000)
      guard left > 0 else { return false }
      if poll(&descriptor, 1, left) == 1 { return true }
    }
  }
}
