/// A connection on its way to a visitor's process: an open socket, what was read of it, and the header by
/// which its first answer sets a new cookie.
struct Handover: Sendable {
  var socket: Int32
  var bytes: [UInt8]
  var newCookie: String?
  /// The circumstances, for a process that begins with it.
  var visit = Visit()

  /// The message that hands it over.
  var message: [UInt8] {
    Array("connection\(newCookie.map { " " + $0 } ?? "")\n".utf8) + bytes
  }
}
