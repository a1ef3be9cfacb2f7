import Foundation
import Synchronization

/// Collects the events of a run, which come on several threads.
package final class TestLog: Sendable {
  /// The most bytes of output that are kept of a test, and those of a whole run.
  static let mostOutput = (test: 16_384, run: 65_536)
  /// The most characters of a message, and the most issues that are kept of a test.
  static let most = (message: 8_192, issues: 50)

  private struct State {
    var results: [String: TestResult] = [:]
    /// The tests in the order in which they became known.
    var order: [String] = []
    /// Those that have ended, in order.
    var ended: [String] = []
    var endedSet: Set<String> = []
    var running: Set<String> = []
    var problems: [TestIssue] = []
    var output: [UInt8] = []
    var outputs: [String: [UInt8]] = [:]
    var surplus: [String: Int] = [:]
  }

  private let state = Mutex(State())
  private let isRecording: Bool
  private let start = Date()
  private let onEnd: @Sendable (TestResult, _ ended: Int, _ known: Int) -> Void

  /// Collects events.
  ///
  /// - Parameters:
  ///   - isRecording: Whether snapshots that are recorded are no failures.
  ///   - onEnd: Is called when a test has ended, with the number of those, and of all that are known.
  package init(
    isRecording: Bool = false, onEnd: @escaping @Sendable (TestResult, Int, Int) -> Void = { _, _, _ in }
  ) {
    self.isRecording = isRecording
    self.onEnd = onEnd
  }

  /// Takes an event.
  package func add(_ event: TestEvent) {
    let ended = state.withLock { state -> (TestResult, Int, Int)? in
      switch event {
      case .planned(let test): add(test, to: &state)
      case .started(let id):
        addUnknown(id, to: &state)
        state.running.insert(id)
      case .issue(let id, let issue): add(issue, to: id, &state)
      case .skipped(let id, let reason):
        addUnknown(id, to: &state)
        state.results[id]?.outcome = .skipped(reason)
        // XCTest says the end, too.
        return state.running.contains(id) ? nil : end(id, &state)
      case .ended(let id, let seconds, let failed):
        addUnknown(id, to: &state)
        state.results[id]?.seconds = seconds
        state.running.remove(id)
        settle(id, failed: failed, &state)
        return end(id, &state)
      case .output(let id, let line):
        append(line, to: &state.output, most: Self.mostOutput.run)
        if let id { append(line, to: &state.outputs[id, default: []], most: Self.mostOutput.test) }
      }
      return nil
    }
    if let (result, count, known) = ended { onEnd(result, count, known) }
  }

  private func add(_ test: TestIdentity, to state: inout State) {
    guard state.results[test.id] == nil else { return }
    state.results[test.id] = TestResult(test, .notRun)
    state.order.append(test.id)
  }

  private func addUnknown(_ id: String, to state: inout State) {
    guard state.results[id] == nil else { return }
    let isOld = id.split(separator: "/").count == 2 && !id.contains("(")
    add(
      isOld
        ? TestIdentity(xcTest: id) : TestIdentity(swiftTesting: id, name: nil, displayName: nil, place: nil),
      to: &state)
  }

  private func add(_ issue: TestIssue, to id: String?, _ state: inout State) {
    var issue = issue
    if issue.message.count > Self.most.message {
      issue.message = issue.message.prefix(Self.most.message) + "…"
    }
    if isRecording, issue.kind == .failure, issue.message.contains("Automatically recorded snapshot: …") {
      issue.kind = .recorded
    }
    guard let id else {
      if issue.kind == .failure { state.problems.append(issue) }
      return
    }
    addUnknown(id, to: &state)
    guard state.results[id]!.issues.count < Self.most.issues else {
      state.surplus[id, default: 0] += 1
      return
    }
    state.results[id]!.issues.append(issue)
    // A suite or a test that has ended may still fail.
    if issue.kind == .failure, !state.running.contains(id) {
      state.results[id]!.outcome = .failed
      noteEnd(id, &state)
    }
  }

  private func noteEnd(_ id: String, _ state: inout State) {
    if state.endedSet.insert(id).inserted { state.ended.append(id) }
  }

  /// Decides what became of a test.
  private func settle(_ id: String, failed: Bool, _ state: inout State) {
    guard var result = state.results[id] else { return }
    if let surplus = state.surplus[id] { result.issues.append(TestIssue("and \(surplus) more issues")) }
    if !result.failures.isEmpty {
      result.outcome = .failed
    } else if case .skipped = result.outcome {
      return
    } else if failed, !result.issues.contains(where: { $0.kind == .recorded }) {
      result.issues.append(TestIssue("the test failed without a message"))
      result.outcome = .failed
    } else {
      result.outcome = .passed
    }
    state.results[id] = result
  }

  private func end(_ id: String, _ state: inout State) -> (TestResult, Int, Int)? {
    noteEnd(id, &state)
    return state.results[id].map { ($0, state.ended.count, state.order.count) }
  }

  /// Keeps the last bytes.
  private func append(_ line: String, to output: inout [UInt8], most: Int) {
    output += Array(line.utf8) + [10]
    if output.count > 2 * most { output.removeFirst(output.count - most) }
  }

  // MARK: Ends of processes

  /// Records that a process has ended by a signal or in the middle.
  ///
  /// - Parameter suspects: Whether all tests that ran are held to have ended it; else they may run again.
  /// - Returns: The identifiers of the tests that had not ended, those that ran first.
  package func addCrash(_ message: String, of library: TestIdentity.Library, suspects: Bool) -> [String] {
    let crashes = state.withLock { state -> (unfinished: [String], ends: [(TestResult, Int, Int)]) in
      let unfinished = state.order.filter {
        state.results[$0]!.test.library == library && state.results[$0]!.outcome == .notRun
      }
      let running = unfinished.filter(state.running.contains)
      state.running.subtract(running)
      guard suspects || running.count <= 1 else {
        // They run again, and what they found is found again.
        for id in running { state.results[id]!.issues = [] }
        return (running + unfinished.filter { !running.contains($0) }, [])
      }
      var ends: [(TestResult, Int, Int)] = []
      for id in running {
        state.results[id]!.outcome = .crashed
        state.results[id]!.issues.append(TestIssue(message))
        if let ended = end(id, &state) { ends.append(ended) }
      }
      if running.isEmpty { state.problems.append(TestIssue(message)) }
      return (unfinished.filter { !running.contains($0) }, ends)
    }
    for (result, count, known) in crashes.ends { onEnd(result, count, known) }
    return crashes.unfinished
  }

  /// Records a fault that belongs to no test.
  package func addProblem(_ message: String) { state.withLock { $0.problems.append(TestIssue(message)) } }

  /// The run as it is known now.
  package var run: TestRun {
    state.withLock { state in
      var run = TestRun()
      let waiting = state.order.filter { !state.endedSet.contains($0) }
      run.results = (state.ended + waiting).compactMap { id in
        var result = state.results[id]
        let output = state.outputs[id, default: []].suffix(Self.mostOutput.test)
        result?.output = String(decoding: output, as: UTF8.self)
        return result
      }
      run.problems = state.problems
      run.output = String(decoding: state.output.suffix(Self.mostOutput.run), as: UTF8.self)
      run.start = start
      run.seconds = Date().timeIntervalSince(start)
      return run
    }
  }
}
