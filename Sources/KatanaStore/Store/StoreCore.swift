import Diagnostics
import Dispatch
import Foundation
import Inspection
import Synchronization

/// A store's state, its queue of what was dispatched, and its listeners.
///
/// What is dispatched goes to a locked array that one job on a serial queue works off, so that a burst
/// costs one wake-up. That job changes a state of its own, in place, and publishes it for other threads
/// before anything but a state update could run, and at the end of each run through the array.
final class StoreCore<S: State>: StoreBackend<S>, @unchecked Sendable {
  /// The maximum time for which an endless stream of actions may keep listeners waiting, in nanoseconds.
  private static var longestBurst: UInt64 { 16_000_000 }

  let queue = DispatchQueue(label: "katana.store.queue", qos: .userInitiated)
  let listeners: StoreListeners<S>

  // Guarded by `inboxLock`.
  private let inboxLock = Mutex(())
  private var inbox = StoreInbox()
  private weak var pipeline: StorePipeline<S>?

  // Guarded by `stateLock`. What is in a published box does not change.
  let stateLock = Mutex(())
  var published: StateBox<S>
  /// The state that the main thread sees while a developer panel shows the past.
  var shown: StateBox<S>?

  // Touched by the draining job only.
  let working: StateBox<S>
  private var isReducing = false
  /// The line of code that dispatched what is being handled.
  var location = DispatchLocation.unknown
  private var handled = 0
  private var unpublished = 0
  private var publishedAt: UInt64 = 0
  private var listenersCalledAt: UInt64 = 0
  var recording: RunRecording?
  var history: StoreHistory<S>?
  /// Saves the states for the next process; set before the store is opened.
  var saver: StateSaver?
  /// Whether a recording or a history receives state updates.
  var isRecorded = false

  /// The inspection of the store by developer panels.
  var inspection: StoreInspection<S>?

  /// Whether nothing is handled any more, since the end of a recorded run is shown.
  var isFrozen = false
  /// Whether the first state is that at which a recorded run ended. What a repeated input dispatches is in it
  /// already.
  var isResumed = false

  /// The number of dispatchables that are handled, and of those whose tickets are settled.
  private var completed = 0
  private var ticketed = 0
  /// Futures of what is handled, until listeners have been scheduled.
  private var handledFutures: [(future: AnyFuture, outcome: Result<Void, any Error>)] = []
  /// Whether anybody is known to wait for one of them.
  private var isAwaited = false

  /// The thread that drains the inbox; zero when none does.
  private let drainingThread = Atomic<UInt>(0)
  private let opened = Atomic(false)
  /// Whether ``shown`` is there.
  let isTravelling = Atomic(false)
  /// Whether state updates meet no interceptors, so that they cannot fail.
  private let isPlain = Atomic(false)
  private let tickets = UpdateTickets()

  init(listeners: any AsyncProvider = DispatchQueue.main, makeState: () -> S) {
    working = StateBox(makeState)
    published = StateBox(copying: working)
    self.listeners = StoreListeners(provider: listeners)
  }

  /// Whether dispatchables are handled rather than kept waiting.
  var isOpen: Bool { opened.load(ordering: .acquiring) }

  /// Whether the current thread is the one that handles dispatchables.
  override var isOnQueue: Bool { drainingThread.load(ordering: .relaxed) == Self.currentThread }

  override var box: StateBox<S> {
    if isTravelling.load(ordering: .relaxed), MainQueue.isCurrent,
      let shown = stateLock.withLock({ _ in shown })
    {
      return shown
    }
    return presentBox
  }

  /// The state of this moment, whatever a developer panel shows.
  var presentBox: StateBox<S> {
    if isOnQueue, !isReducing { publish() }
    var box: StateBox<S>?
    stateLock.withLock { _ in box = published }
    return box!
  }

  override var anyDependencies: (any SideEffectDependencyContainer)? {
    var pipeline: StorePipeline<S>?
    inboxLock.withLock { _ in pipeline = self.pipeline }
    return pipeline?.anyDependencies
  }

  override func observeUpdate(_ number: Int, _ dispatchable: any Dispatchable, _ future: Future<Void>) {
    tickets.observe(number, dispatchable, future)
  }

  // MARK: The queue

  /// Begins to handle what was and will be dispatched.
  func open(_ pipeline: StorePipeline<S>) {
    var isDue = false
    inboxLock.withLock { _ in
      self.pipeline = pipeline
      isPlain.store(!pipeline.hasInterceptors, ordering: .relaxed)
      opened.store(true, ordering: .releasing)
      isDue = !inbox.items.isEmpty
      inbox.isDraining = isDue
    }
    if isDue { startDraining(pipeline) }
  }

  override func dispatch(
    _ dispatchable: any Dispatchable, future: AnyFuture?, at location: DispatchLocation
  ) {
    enqueue(QueuedDispatchable(dispatchable, future: future, at: location))
  }

  override func submitUpdate(
    _ dispatchable: any Dispatchable, at location: DispatchLocation
  ) -> Promise<Void> {
    submitUpdate(dispatchable, in: nil, of: self, at: location)
  }

  func submitUpdate(
    _ dispatchable: any Dispatchable, in scope: StoreScope<S>?, of target: AnyStoreCore,
    at location: DispatchLocation
  ) -> Promise<Void> {
    guard isPlain.load(ordering: .relaxed) else { return target.submit(dispatchable, at: location) }
    let number = enqueue(QueuedDispatchable(dispatchable, scope: scope, at: location))
    return Promise(update: number, of: dispatchable, dispatchedTo: target)
  }

  @discardableResult
  func enqueue(_ item: QueuedDispatchable) -> Int {
    guard !isFrozen, !isResumed || !RunResumption.isRepeatingInputs else { return 0 }
    var number = 0
    var isDue = false
    var pipeline: StorePipeline<S>?
    inboxLock.withLock { _ in
      isDue = inbox.append(item, &number) && isOpen
      guard isDue else { return }
      pipeline = self.pipeline
      inbox.isDraining = pipeline != nil
    }
    // After the lock is released, for which the woken thread would wait.
    if let pipeline {
      startDraining(pipeline)
    } else if isDue {
      drop()
    }
    return number
  }

  /// Fails what nobody is left to handle.
  private func drop() {
    var items: [QueuedDispatchable] = []
    inboxLock.withLock { _ in inbox.swapItems(&items) }
    tickets.release()
    for item in items { item.future?.reject(StoreError.released(item.dispatchable)) }
  }

  /// To be called by whoever set `isDraining`.
  private func startDraining(_ pipeline: StorePipeline<S>) {
    queue.asyncUnchecked { runAppCode { self.drain(pipeline) } }
  }

  /// Runs a closure on the store's queue after all that was dispatched before it is handled.
  func inTurn<Result>(_ body: () -> Result) -> Result {
    isOnQueue ? body() : queue.sync(execute: body)
  }

  private func drain(_ pipeline: StorePipeline<S>) {
    beginDraining()
    var batch: [QueuedDispatchable] = []
    while swapInbox(&batch) {
      handle(&batch, by: pipeline)
      if publishedAt - listenersCalledAt > Self.longestBurst { notifyListeners() }
    }
    settleHandled()
  }

  private func beginDraining() {
    drainingThread.store(Self.currentThread, ordering: .relaxed)
    listenersCalledAt = Self.now()
    publishedAt = listenersCalledAt
  }

  private func handle(_ batch: inout [QueuedDispatchable], by pipeline: StorePipeline<S>) {
    for index in batch.indices {
      location = batch[index].location
      pipeline.handle(&batch[index])
      completed += 1
      if unpublished > 0, Self.now() != publishedAt { publish() }
    }
    batch.removeAll(keepingCapacity: true)
    isAwaited = isAwaited || handledFutures.contains(where: \.future.hasObservers)
    publish()
  }

  /// Has listeners called for what is handled until now.
  func notifyListeners() {
    listenersCalledAt = publishedAt
    listeners.schedule(upTo: handled) { self.box }
  }

  /// Swaps the inbox for an empty array. When there is nothing in it, ends the job.
  private func swapInbox(_ batch: inout [QueuedDispatchable]) -> Bool {
    inboxLock.withLock { _ in
      guard inbox.items.isEmpty else {
        inbox.swapItems(&batch)
        return true
      }
      drainingThread.store(0, ordering: .relaxed)
      inbox.isDraining = false
      return false
    }
  }

  /// Updates the state. Called on the store's queue only. When `isObserved`, other code than state
  /// updates follows, which may wake another thread.
  func reduce(_ dispatchable: any Dispatchable, isObserved: Bool) {
    isReducing = true
    let isUpdate =
      !isRecorded
      ? dispatchable._reduce(&working.pointer.pointee)
      : recorded(dispatchable, in: nil) { dispatchable._reduce(&$0) }
    isReducing = false
    finishReducing(dispatchable, isUpdate, isObserved)
  }

  /// Updates a part of the state, or of a state around it.
  func reduce(_ dispatchable: any Dispatchable, in scope: StoreScope<S>?, isObserved: Bool) {
    guard let scope = scope?.scope(for: dispatchable) else {
      return reduce(dispatchable, isObserved: isObserved)
    }
    isReducing = true
    let isUpdate =
      !isRecorded
      ? scope.reduce(dispatchable, &working.pointer.pointee)
      : recorded(dispatchable, in: scope) { scope.reduce(dispatchable, &$0) }
    isReducing = false
    finishReducing(dispatchable, isUpdate, isObserved)
  }

  private func finishReducing(_ dispatchable: any Dispatchable, _ isUpdate: Bool, _ isObserved: Bool) {
    guard isUpdate else {
      fatalError(
        "\(dispatchable.debugDescription) cannot be dispatched: it is none of Action, StateUpdater, "
          + "SideEffect and ReturningSideEffect.")
    }
    handled += 1
    unpublished += 1
    if listeners.observesEachAction {
      publish()
      listeners.add(published, number: handled)
    } else if isObserved {
      publish()
    }
  }

  /// Settles the future of what was handled, once its state is published and its listeners are scheduled.
  func settle(_ future: AnyFuture, _ outcome: Result<Void, any Error> = .success(())) {
    handledFutures.append((future, outcome))
    isAwaited = isAwaited || future.hasObservers
    if unpublished == 0, isAwaited { settleHandled() }
  }

  /// Replaces the first state, before the store is opened, and notifies listeners.
  func replaceState(_ makeState: () -> S) {
    let state = StateBox(makeState)
    working.pointer.pointee = state.pointer.pointee
    handled += 1
    unpublished += 1
    publish()
    notifyListeners()
  }

  /// Publishes the state to other threads. Called on the store's queue only.
  func publish() {
    publishedAt = Self.now()
    if unpublished > 0 { replacePublished() }
    if isAwaited || tickets.isAwaited { settleHandled() }
  }

  /// Settles the futures of all that is handled and published. Listeners are scheduled before: on their queue
  /// they run before what follows a promise, as with Katana.
  ///
  /// A burst that nobody awaits comes here at its end, so that its listeners are called in one block.
  private func settleHandled() {
    notifyListeners()
    isAwaited = false
    if ticketed != completed {
      ticketed = completed
      tickets.settle(upTo: completed)
    }
    guard !handledFutures.isEmpty else { return }
    let due = handledFutures
    handledFutures.removeAll(keepingCapacity: true)
    for (future, outcome) in due {
      switch outcome {
      case .success: future.fulfill(.void)
      case .failure(let error): future.reject(error)
      }
    }
  }

  private func replacePublished() {
    unpublished = 0
    // The old value must go after the lock is released: its end may run code of the application.
    let new = StateBox(copying: working)
    var old: StateBox<S>?
    stateLock.withLock { _ in
      old = published
      published = new
    }
    _ = old
    saver?.stateDidChange()
  }

  /// Waits until all that was dispatched before is handled. Not to be called on the store's queue.
  func waitForQueue() {
    repeat { queue.sync {} } while inboxLock.withLock { _ in inbox.isDraining }
  }

  // MARK: Listeners

  override func addListener(_ listener: @escaping StoreListener) -> StoreUnsubscribe {
    listeners.add(listener)
  }

  override func addBurstListener(_ listener: @escaping StoreListener) -> StoreUnsubscribe {
    listeners.addForBursts(listener)
  }

  override func addListener<Value>(
    to selection: StateSelection<S, Value>, _ listener: @escaping (Value, Value) -> Void
  ) -> StoreUnsubscribe {
    listeners.add(to: selection, state: { box }, listener)
  }

  override func scope<Part: State>(
    _ part: WritableKeyPath<S, Part>, isSame: @escaping (StateBox<Part>, StateBox<Part>) -> Bool,
    dependencies: (any SideEffectDependencyContainer)?
  ) -> StoreBackend<Part> {
    ScopedCore(root: self, outer: nil, path: part, isSame: isSame, dependencies: dependencies)
  }

  // MARK: The platform

  static var currentThread: UInt { UInt(pthread_self()) }

  /// Nanoseconds of a clock that moves every few milliseconds and costs next to nothing to read.
  private static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
