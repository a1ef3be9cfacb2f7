import Foundation

/// The sessions by name: those that are connected, and so many that were.
struct SessionTable {
  /// The maximum number of sessions remembered.
  static let capacity = 1_000

  private var sessions: [String: Session] = [:]
  private var next = 0

  /// The sessions, in no order.
  var all: Dictionary<String, Session>.Values { sessions.values }

  /// Whether there is a session of that name.
  func contains(_ name: String) -> Bool { sessions[name] != nil }

  /// The session of that name; a new one, which takes its inputs up from `firstInput`, when there is none.
  mutating func session(named name: String, firstInput: Int) -> Session {
    if let session = sessions[name] { return session }
    if sessions.count >= Self.capacity { removeOldest() }
    let session = Session(name: name, number: next, lastReceived: firstInput - 1)
    next += 1
    sessions[name] = session
    return session
  }

  private mutating func removeOldest() {
    let gone = sessions.values.filter { $0.tab == nil }
    if let oldest = gone.min(by: { $0.disconnectedAt < $1.disconnectedAt }) {
      sessions[oldest.name] = nil
    }
  }
}
