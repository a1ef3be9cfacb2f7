import Foundation
import NIOCore
import Synchronization

/// The work that other threads enqueue for the server's loop, in order. A loop runs all that is enqueued
/// directly before it polls its connections again, so an app that enqueues one thing after the other would
/// starve them; here they are polled after ``longestRun``.
final class LoopMailbox: Sendable {
  /// The seconds for which handed work is done before the loop looks at its connections.
  static let longestRun = 0.002

  private struct State {
    var work = CircularBuffer<@Sendable () -> Void>()
    var isScheduled = false
    var isClosed = false
  }

  private let loop: any EventLoop
  private let state = Mutex(State())

  init(loop: any EventLoop) {
    self.loop = loop
  }

  /// Has the loop do something after all that was handed to it before. Called on any thread.
  func execute(_ work: @escaping @Sendable () -> Void) {
    let isFirst = state.withLock { state in
      guard !state.isClosed else { return false }
      state.work.append(work)
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if isFirst { loop.execute { self.run(for: Self.longestRun) } }
  }

  /// Does all that was handed over so far at once, and nothing any more after that. Called on the loop.
  func close() {
    state.withLock { $0.isClosed = true }
    run(for: .infinity)
  }

  private func run(for seconds: TimeInterval) {
    let end = ProcessInfo.processInfo.systemUptime + seconds
    while let work = next() {
      work()
      guard ProcessInfo.processInfo.systemUptime < end else {
        loop.scheduleTask(in: .microseconds(50)) { self.run(for: Self.longestRun) }
        return
      }
    }
  }

  /// Removes the next; where there is none, the next that is handed over begins a run.
  private func next() -> (@Sendable () -> Void)? {
    state.withLock { state in
      if state.work.isEmpty { state.isScheduled = false }
      return state.work.popFirst()
    }
  }
}
