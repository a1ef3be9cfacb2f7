import Diagnostics
import Foundation

/// A name for one of several intervals that run at a time.
public struct OSSignpostID: RawRepresentable, Hashable, Sendable {
  /// The name as a number.
  public let rawValue: UInt64
  /// Makes a name of its number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Makes a name of its number.
  public init(_ value: UInt64) { rawValue = value }
  /// Makes a name that no other has.
  public init(log: OSLog) {
    rawValue = OSSignpostID.last.withLock { last in
      last += 1
      return last
    }
  }
  private static let last = OSAllocatedUnfairLock(initialState: UInt64(0))
  /// The name of an interval that is alone.
  public static let exclusive = OSSignpostID(rawValue: 0xEEEE_B0B5_B2B2_EEEE)
  /// A name of nothing.
  public static let invalid = OSSignpostID(rawValue: .max)
  /// No name.
  public static let null = OSSignpostID(rawValue: 0)
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  let id: OSSignpostID
  let start: ContinuousClock.Instant

  init(id: OSSignpostID) {
    self.id = id
    start = .now
  }
}

/// Writes events and how long intervals took as lines of the level `debug`.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// Makes one without a subsystem.
  public init() {
    log = .default
  }

  /// Makes one of a subsystem and a category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Makes one of a subsystem and a category that tools recognize.
  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Makes one that writes to a log.
  public init(logHandle: OSLog) {
    log = logHandle
  }

  /// One that writes nothing.
  public static var disabled: OSSignposter { OSSignposter(logHandle: .disabled) }

  /// Whether events and intervals are written.
  public var isEnabled: Bool { log.isEnabled(type: .debug) }

  /// Returns a name that no other interval has.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

  /// Begins an interval.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id)
  }

  /// Begins an interval, with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    log.write(
      .debug,
      "\(name.description, privacy: .public): \(message.text(redacting: LogOutput.current.redacts), privacy: .public)"
    )
    return OSSignpostIntervalState(id: id)
  }

  /// Ends an interval and writes how long it took.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    let time = state.start.duration(to: .now)
    log.write(.debug, "\(name.description, privacy: .public) took \(time.description, privacy: .public)")
  }

  /// Ends an interval and writes how long it took, with a message.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {
    endInterval(name, state)
    log.write(.debug, message)
  }

  /// Runs `body` as an interval. Returns its result.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }

  /// Writes that something happened.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    log.write(.debug, "\(name.description, privacy: .public)")
  }

  /// Writes that something happened, with a message.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {
    emitEvent(name, id: id)
    log.write(.debug, message)
  }
}
