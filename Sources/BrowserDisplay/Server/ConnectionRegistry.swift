import NIOCore

/// The open connections, kept few: those that say nothing make room for others. Used on the
/// server's loop only.
final class ConnectionRegistry {
  /// The stage that a connection has reached.
  enum Stage {
    /// Nothing complete was said yet.
    case silent
    /// A request was answered.
    case request
    /// A tab.
    case tab
  }

  /// The limits on the number of connections and on the time they may wait.
  struct Limits {
    /// Connections that have said nothing yet.
    var silent = 64
    /// Connections that wait for the next request.
    var requests = 64
    /// Tabs.
    var tabs = 32
    /// The time a connection may take until it has identified itself.
    var handshake: TimeAmount = .seconds(10)
    /// The time a connection stays open for another request.
    var idle: TimeAmount = .seconds(60)
  }

  private struct Entry {
    var channel: any Channel
    var stage: Stage
    var since: NIODeadline
  }

  private let limits: Limits
  private let log: ServerLog
  private var entries: [ObjectIdentifier: Entry] = [:]

  init(limits: Limits, log: ServerLog) {
    self.limits = limits
    self.log = log
  }

  /// The number of open connections.
  var count: Int { entries.count }

  /// Returns the number of connections that are at a stage.
  func count(_ stage: Stage) -> Int { entries.values.count { $0.stage == stage } }

  /// Registers a new connection. The one that has been silent for longest goes when there are too many.
  func add(_ channel: any Channel) {
    entries[ObjectIdentifier(channel)] = Entry(channel: channel, stage: .silent, since: .now())
    makeRoom(.silent, limit: limits.silent)
  }

  /// Restarts the time of silence of a connection that has come further or has been used again.
  func advance(_ channel: any Channel, to stage: Stage) {
    entries[ObjectIdentifier(channel)]?.stage = stage
    entries[ObjectIdentifier(channel)]?.since = .now()
    if stage == .request { makeRoom(.request, limit: limits.requests) }
  }

  /// Whether one more tab may come.
  var hasRoomForTab: Bool { count(.tab) < limits.tabs }

  /// Removes a connection that has closed.
  func remove(_ channel: any Channel) {
    entries[ObjectIdentifier(channel)] = nil
  }

  /// Closes the connections that have waited too long.
  func sweep(now: NIODeadline = .now()) {
    for entry in entries.values {
      switch entry.stage {
      case .silent where now - entry.since > limits.handshake:
        log.log("closed a connection that did not say what it wants in time")
        entry.channel.close(promise: nil)
      case .request where now - entry.since > limits.idle:
        entry.channel.close(promise: nil)
      case .silent, .request, .tab:
        break
      }
    }
  }

  /// Closes all connections.
  func closeAll() {
    for entry in entries.values { entry.channel.close(promise: nil) }
  }

  private func makeRoom(_ stage: Stage, limit: Int) {
    guard count(stage) > limit else { return }
    let oldest = entries.values.filter { $0.stage == stage }.min { $0.since < $1.since }
    guard let oldest else { return }
    if stage == .silent { log.log("closed a silent connection to make room for others") }
    remove(oldest.channel)
    oldest.channel.close(promise: nil)
  }
}
