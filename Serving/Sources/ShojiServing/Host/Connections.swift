import Foundation

/// The front's own sockets of connections that wait for a process, or that one has and has not answered.
/// Each is closed once: when it is answered here or there, or here at the end.
struct Connections: ~Copyable {
  private struct Connection {
    var socket: Int32
    var handover: Handover
    var visitor: VisitorKey
  }

  private var known: [Handover.ID: Connection] = [:]
  private var counts: [VisitorKey: Int] = [:]
  private var lastNumber = 0
  /// The most that are kept.
  private let most: Int
  /// The most of one visitor's, so that few do not take the places of all.
  private let mostOfOne: Int

  init(most: Int) {
    self.most = most
    mostOfOne = min(max(most / 16, 8), 64)
  }

  deinit { for connection in known.values { close(connection.socket) } }

  /// Keeps a copy of a socket, which is the caller's. Nil where there is no room.
  mutating func keep(_ socket: Int32, _ handover: Handover, of visitor: VisitorKey) -> Handover.ID? {
    guard known.count < most, counts[visitor, default: 0] < mostOfOne else { return nil }
    let copy = fcntl(socket, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { return nil }
    lastNumber += 1
    let id = Handover.ID(number: lastNumber)
    known[id] = Connection(socket: copy, handover: handover, visitor: visitor)
    counts[visitor, default: 0] += 1
    return id
  }

  private mutating func take(_ id: Handover.ID) -> Connection? {
    guard let connection = known.removeValue(forKey: id) else { return nil }
    let count = counts[connection.visitor, default: 1] - 1
    counts[connection.visitor] = count == 0 ? nil : count
    return connection
  }

  /// The socket and what was read of it, as long as it is kept.
  func connection(_ id: Handover.ID) -> (socket: Int32, handover: Handover)? {
    known[id].map { ($0.socket, $0.handover) }
  }

  /// Closes the copy of a connection that a process answers.
  mutating func release(_ id: Handover.ID) {
    if let connection = take(id) { close(connection.socket) }
  }

  /// Answers a connection and closes it.
  mutating func answer(_ id: Handover.ID, _ answer: Answer) {
    guard let connection = take(id) else { return }
    // An answer of this length has room in a fresh connection.
    _ = send(
      connection.socket, answer.bytes, answer.bytes.count, Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL))
    shutdown(connection.socket, Int32(SHUT_WR))
    close(connection.socket)
  }
}
