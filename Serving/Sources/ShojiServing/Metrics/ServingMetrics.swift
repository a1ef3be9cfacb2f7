import CoreMetrics

/// The metrics of a server for many visitors.
struct ServingMetrics: Sendable {
  private let factory: any MetricsFactory

  /// The visitors with a connected page.
  let visitors: Gauge
  /// The processes.
  let processes: Gauge
  /// The processes that were started.
  let starts: Counter
  /// The visitors who had no cookie of this server.
  let newVisitors: Counter
  /// The visitors who were forgotten.
  let forgotten: Counter
  /// The processes that crashed.
  let crashes: Counter
  /// The processes that were ended for a limit.
  let limited: Counter
  /// The seconds, counted a visitor each, in which somebody used the app.
  let uses: Counter
  /// The commits that the apps have made.
  let commits: Counter
  /// The bytes of the apps' messages to pages.
  let bytes: Counter
  /// The times from presses and keys, as they come to the visitor's process, to their commits.
  let presses: CoreMetrics.Timer
  /// The connections that were accepted.
  let connections: Counter
  /// The time from a connection to its handing over.
  let handover: CoreMetrics.Timer

  init(_ factory: any MetricsFactory) {
    self.factory = factory
    visitors = Gauge(label: "shoji_visitors", factory: factory)
    processes = Gauge(label: "shoji_processes", factory: factory)
    starts = Counter(label: "shoji_process_starts_total", factory: factory)
    newVisitors = Counter(label: "shoji_new_visitors_total", factory: factory)
    forgotten = Counter(label: "shoji_forgotten_visitors_total", factory: factory)
    crashes = Counter(label: "shoji_process_crashes_total", factory: factory)
    limited = Counter(label: "shoji_process_limits_total", factory: factory)
    uses = Counter(label: "shoji_used_seconds_total", factory: factory)
    commits = Counter(label: "shoji_commits_total", factory: factory)
    bytes = Counter(label: "shoji_sent_bytes_total", factory: factory)
    presses = CoreMetrics.Timer(label: "shoji_press_seconds", factory: factory)
    connections = Counter(label: "shoji_connections_total", factory: factory)
    handover = CoreMetrics.Timer(label: "shoji_handover_seconds", factory: factory)
  }

  /// Counts what a visitor's process reports of a second: commits, bytes, and the microseconds of presses.
  /// Ignores figures that no process reports: the app's code has the same channel.
  func countUse(_ numbers: [Int64]) {
    guard numbers.count >= 2, numbers.allSatisfy({ (0...1 << 40).contains($0) }) else { return }
    commits.increment(by: numbers[0])
    bytes.increment(by: numbers[1])
    for time in numbers.dropFirst(2) { presses.recordNanoseconds(time * 1_000) }
  }

  /// Counts what the table of visitors tells.
  func count(_ count: TableCount) {
    switch count {
    case .start: starts.increment()
    case .use: uses.increment()
    case .crash: crashes.increment()
    case .limit: limited.increment()
    case .refusal(let refusal): countRefusal(Answer.refusal(refusal).status)
    }
  }

  /// Counts a connection that was refused, by the answer's status.
  func countRefusal(_ status: Int) {
    Counter(label: "shoji_refusals_total", dimensions: [("status", "\(status)")], factory: factory)
      .increment()
  }
}
