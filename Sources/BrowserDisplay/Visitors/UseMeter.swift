import Foundation

/// Counts what a visitor's process does for its pages, for the server's metrics: commits, bytes, and the
/// times from presses to their commits. Used on the server's loop only.
final class UseMeter {
  /// The presses of one report, of which a person makes a few. More are not timed.
  static let mostTimes = 200

  private var commits = 0
  private var bytes = 0
  /// The times, in microseconds.
  private var times: [Int] = []
  /// The times at which presses came that the app has not dealt with, by session and number.
  private var pending: [Press: TimeInterval] = [:]

  private struct Press: Hashable {
    var session: Int
    var number: Int
  }

  /// Counts a commit.
  func countCommit() { commits += 1 }

  /// Counts the bytes of a message to a page.
  func count(bytes: Int) { self.bytes += bytes }

  /// Begins to time an input, where it is a press or a key.
  func begin(_ input: TabInput, number: Int, of session: Int, at time: TimeInterval) {
    guard input.isPress, pending.count < Self.mostTimes else { return }
    pending[Press(session: session, number: number)] = time
  }

  /// Times an input whose commit has been sent.
  func end(number: Int, of session: Int, at time: TimeInterval) {
    guard !pending.isEmpty, let began = pending.removeValue(forKey: Press(session: session, number: number)),
      times.count < Self.mostTimes
    else { return }
    times.append(Int(max(0, time - began) * 1e6))
  }

  /// Forgets the presses of a page that is gone.
  func forget(_ session: Int) { pending = pending.filter { $0.key.session != session } }

  /// The numbers of a report since the last one: commits, bytes, microseconds; nil where nothing happened.
  func report() -> [Int64]? {
    guard commits > 0 || bytes > 0 || !times.isEmpty else { return nil }
    defer { (commits, bytes, times) = (0, 0, []) }
    return ([commits, bytes] + times).map(Int64.init)
  }
}

extension TabInput {
  /// Whether it is a press of a pointer, its end, or a key: what people wait for an answer to.
  fileprivate var isPress: Bool {
    switch self {
    case .pointer(let step): step.phase == .down || step.phase == .up
    case .key(let key): key.phase == .down
    case .activate: true
    default: false
    }
  }
}
