import Foundation
import Synchronization

/// The chances and the time that an app may take in state updates, so that a recorded run gives the same
/// again.
///
/// A reducer that draws from `SystemRandomNumberGenerator` or requests `Date()` gives another result in every
/// run. What it takes from here is written down with its action while a run is recorded, and given again in a
/// replay.
public enum RunSources {
  /// A random number.
  public static func random() -> UInt64 {
    RunDraws.next { .random(in: 0...UInt64.max) }
  }

  /// The seconds since 1970.
  public static func now() -> TimeInterval {
    TimeInterval(bitPattern: RunDraws.next { Date().timeIntervalSince1970.bitPattern })
  }

  /// A generator of the random numbers of ``random()``, for `Int.random(in:using:)`, `shuffled(using:)` and
  /// the like.
  public struct Generator: RandomNumberGenerator {
    /// Creates a generator. All of them draw from the same source.
    public init() {}

    /// A random number.
    public mutating func next() -> UInt64 { RunSources.random() }
  }
}

/// The values drawn from ``RunSources`` during one state update. A thread updates one state at a time.
enum RunDraws {
  private final class Drawn {
    var given: [UInt64] = []
    var replayed: ArraySlice<UInt64>?
  }

  private static let key = "katana.run.draws"
  private static var current: Drawn? { Thread.current.threadDictionary[key] as? Drawn }

  fileprivate static func next(_ draw: () -> UInt64) -> UInt64 {
    guard let current else { return draw() }
    let value = current.replayed?.popFirst() ?? draw()
    current.given.append(value)
    return value
  }

  /// Runs a state update. `replaying` is what it draws, in order; nil for new numbers. Returns what it drew.
  static func collecting(replaying values: [UInt64]? = nil, _ update: () -> Void) -> [UInt64] {
    let drawn = Drawn()
    drawn.replayed = values.map { $0[...] }
    let outer = current
    Thread.current.threadDictionary[key] = drawn
    update()
    Thread.current.threadDictionary[key] = outer
    return drawn.given
  }
}
