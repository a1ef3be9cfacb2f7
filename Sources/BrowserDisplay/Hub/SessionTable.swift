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
  /// One that is removed for it is handed to `forget`.
  mutating func session(named name: String, firstInput: Int, forget: (Session) -> Void = { _ in }) -> Session
  {
    if let session = sessions[name] { return session }
    if sessions.count >= Self.capacity { removeOldest { _ in true }.map(forget) }
    let session = Session(name: name, number: next, lastReceived: firstInput - 1)
    next += 1
    sessions[name] = session
    return session
  }

  /// Removes, of the sessions without a connection that meet a condition, the one whose last ended first.
  mutating func removeOldest(where condition: (Session) -> Bool) -> Session? {
    let gone = sessions.values.filter { $0.tab == nil && condition($0) }
    guard let oldest = gone.min(by: { $0.disconnectedAt < $1.disconnectedAt }) else { return nil }
    sessions[oldest.name] = nil
    return oldest
  }

  /// The session of a name.
  subscript(name: String) -> Session? { sessions[name] }
}
