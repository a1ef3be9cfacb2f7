import NIOCore

/// A connection on its way to a visitor's process: what was read of it, and the header by which its first
/// answer sets a new cookie.
struct Handover: Sendable {
  /// The number of a connection, which no other one has.
  struct ID: Hashable, Sendable {
    var number: Int
  }

  var bytes: [UInt8]
  var newCookie: String?
  /// The circumstances, for a process that begins with it.
  var visit = Visit()
  /// Whether another process may get it after one that ended with it: nothing more of it is to come.
  var isRepeatable = true
}
