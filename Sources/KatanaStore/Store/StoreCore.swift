import Dispatch
import Foundation
import Synchronization

/// A store's state, its queue of what was dispatched, and its listeners.
///
/// What is dispatched goes to a locked array that one job on a serial queue works off, so that a burst
/// costs one wake-up. That job changes a state of its own, in place, and publishes it for other threads
/// before anything but a state update could run, and at the end of each run through the array.
final class StoreCore<S: State>: @unchecked Sendable {
  /// How long an endless stream of actions may keep listeners waiting, in nanoseconds.
  private static var longestBurst: UInt64 { 16_000_000 }

  private let queue = DispatchQueue(label: "katana.store.queue", qos: .userInitiated)
  private let listeners = StoreListeners<S>()

  // Guarded by `inboxLock`.
  private let inboxLock = Mutex(())
  private var inbox: [any Dispatchable] = []
  private var isDraining = false
  private weak var pipeline: StorePipeline<S>?

  // Guarded by `stateLock`.
  private let stateLock = Mutex(())
  private var published: S

  // Touched by the draining job only.
  private var working: S
  private var isReducing = false
  private var handled = 0
  private var unpublished = 0
  private var publishedAt: UInt64 = 0
  private var listenersCalledAt: UInt64 = 0

  /// The thread that drains the inbox; zero when none does.
  private let drainingThread = Atomic<UInt>(0)
  private let opened = Atomic(false)

  init(state: S) {
    published = state
    working = state
  }

  /// Whether dispatchables are handled rather than kept waiting.
  var isOpen: Bool { opened.load(ordering: .acquiring) }

  /// Whether the current thread is the one that handles dispatchables.
  var isOnQueue: Bool { drainingThread.load(ordering: .relaxed) == Self.currentThread }

  /// The state of this moment.
  var state: S {
    if isOnQueue, !isReducing { return working }
    var state: S?
    stateLock.withLock { _ in state = published }
    return state!
  }

  // MARK: The queue

  /// Begins to handle what was and will be dispatched.
  func open(_ pipeline: StorePipeline<S>) {
    inboxLock.withLock { _ in
      self.pipeline = pipeline
      opened.store(true, ordering: .releasing)
      if !inbox.isEmpty { startDraining() }
    }
  }

  func dispatch(_ dispatchable: any Dispatchable) {
    inboxLock.withLock { _ in
      inbox.append(dispatchable)
      if !isDraining { startDraining() }
    }
  }

  /// Only with `inboxLock` held.
  private func startDraining() {
    guard isOpen else { return }
    guard let pipeline else {
      // The store is gone: nobody is left to handle it.
      inbox.removeAll()
      return
    }
    isDraining = true
    queue.asyncUnchecked { self.drain(pipeline) }
  }

  private func drain(_ pipeline: StorePipeline<S>) {
    drainingThread.store(Self.currentThread, ordering: .relaxed)
    listenersCalledAt = Self.now()
    publishedAt = listenersCalledAt
    var batch: [any Dispatchable] = []
    while takeInbox(&batch) {
      for dispatchable in batch {
        pipeline.handle(dispatchable)
        if unpublished > 0, Self.now() != publishedAt { publish() }
      }
      batch.removeAll(keepingCapacity: true)
      publish()
      if publishedAt - listenersCalledAt > Self.longestBurst {
        tellListeners()
        listenersCalledAt = publishedAt
      }
    }
    tellListeners()
  }

  private func tellListeners() {
    listeners.schedule(upTo: handled) { self.state }
  }

  /// Swaps the inbox for an empty array. When there is nothing in it, ends the job.
  private func takeInbox(_ batch: inout [any Dispatchable]) -> Bool {
    var isEmpty = false
    inboxLock.withLock { _ in
      isEmpty = inbox.isEmpty
      if isEmpty {
        drainingThread.store(0, ordering: .relaxed)
        isDraining = false
      } else {
        swap(&inbox, &batch)
      }
    }
    return !isEmpty
  }

  /// Updates the state. Called on the store's queue only. When `isObserved`, other code than state
  /// updates follows, which may tell another thread to look.
  func reduce(_ dispatchable: any Dispatchable, isObserved: Bool) {
    isReducing = true
    let isUpdate = dispatchable._reduce(&working)
    isReducing = false
    guard isUpdate else {
      fatalError(
        "\(dispatchable.debugDescription) cannot be dispatched: it is neither an Action nor a StateUpdater.")
    }
    handled += 1
    unpublished += 1
    if isObserved { publish() }
  }

  private func publish() {
    publishedAt = Self.now()
    guard unpublished > 0 else { return }
    unpublished = 0
    // The old value must go after the lock is released: its end may run code of the application.
    var old: S?
    stateLock.withLock { _ in
      old = published
      published = working
    }
    _ = old
  }

  // MARK: Listeners

  func addListener(_ listener: @escaping StoreListener) -> StoreUnsubscribe {
    listeners.add(listener)
  }

  func addBurstListener(_ listener: @escaping StoreListener) -> StoreUnsubscribe {
    listeners.addForBursts(listener)
  }

  func addListener<Value: Equatable>(
    to part: KeyPath<S, Value>, _ listener: @escaping (Value) -> Void
  ) -> StoreUnsubscribe {
    listeners.add(to: part, state: state, listener)
  }

  // MARK: The platform

  private static var currentThread: UInt { UInt(pthread_self()) }

  /// Nanoseconds of a clock that moves every few milliseconds and costs next to nothing to read.
  private static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
