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
  /// How long an endless stream of actions may keep listeners waiting, in nanoseconds.
  private static var longestBurst: UInt64 { 16_000_000 }

  private let queue = DispatchQueue(label: "katana.store.queue", qos: .userInitiated)
  private let listeners: StoreListeners<S>

  // Guarded by `inboxLock`.
  private let inboxLock = Mutex(())
  private var inbox = Inbox()
  private weak var pipeline: StorePipeline<S>?

  // Guarded by `stateLock`. What is in a published box does not change.
  private let stateLock = Mutex(())
  private var published: StateBox<S>
  /// The state that the main thread sees while a developer panel shows the past.
  private var shown: StateBox<S>?

  // Touched by the draining job only.
  private let working: StateBox<S>
  private var isReducing = false
  /// The line of code that dispatched what is being handled.
  private var location = DispatchLocation.unknown
  private var handled = 0
  private var unpublished = 0
  private var publishedAt: UInt64 = 0
  private var listenersCalledAt: UInt64 = 0
  private var recording: RunRecording?
  private var history: StoreHistory<S>?
  /// Whether anything is to be told of state updates.
  private var isRecorded = false

  /// Whether nothing is handled any more, since the end of a recorded run is shown.
  private var isFrozen = false
  /// Whether the first state is that at which a recorded run ended. What a repeated input dispatches is in it already.
  private var isResumed = false

  /// The number of dispatchables that are handled, and of those whose tickets are settled.
  private var completed = 0
  private var ticketed = 0
  /// Futures of handled updates that are not published yet.
  private var handledFutures: [AnyFuture] = []

  /// The thread that drains the inbox; zero when none does.
  private let drainingThread = Atomic<UInt>(0)
  private let opened = Atomic(false)
  /// Whether ``shown`` is there.
  private let isTravelling = Atomic(false)
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
    if let pipeline { startDraining(pipeline) } else if isDue { drop() }
    return number
  }

  /// Fails what nobody is left to handle.
  private func drop() {
    var items: [QueuedDispatchable] = []
    inboxLock.withLock { _ in swap(&items, &inbox.items) }
    tickets.release()
    for item in items { item.future?.reject(StoreError.released(item.dispatchable)) }
  }

  /// To be called by whoever set `isDraining`.
  private func startDraining(_ pipeline: StorePipeline<S>) {
    queue.asyncUnchecked { runAppCode { self.drain(pipeline) } }
  }

  private func drain(_ pipeline: StorePipeline<S>) {
    drainingThread.store(Self.currentThread, ordering: .relaxed)
    listenersCalledAt = Self.now()
    publishedAt = listenersCalledAt
    var batch: [QueuedDispatchable] = []
    while takeInbox(&batch) {
      for index in batch.indices {
        location = batch[index].location
        pipeline.handle(&batch[index])
        completed += 1
        if unpublished > 0, Self.now() != publishedAt { publish() }
      }
      batch.removeAll(keepingCapacity: true)
      publish()
      if publishedAt - listenersCalledAt > Self.longestBurst {
        notifyListeners()
        listenersCalledAt = publishedAt
      }
    }
    notifyListeners()
  }

  private func notifyListeners() {
    listeners.schedule(upTo: handled) { self.box }
  }

  /// Swaps the inbox for an empty array. When there is nothing in it, ends the job.
  private func takeInbox(_ batch: inout [QueuedDispatchable]) -> Bool {
    var isEmpty = false
    inboxLock.withLock { _ in
      isEmpty = inbox.items.isEmpty
      if isEmpty {
        drainingThread.store(0, ordering: .relaxed)
        inbox.isDraining = false
      } else {
        swap(&inbox.items, &batch)
      }
    }
    return !isEmpty
  }

  /// Updates the state. Called on the store's queue only. When `isObserved`, other code than state
  /// updates follows, which may tell another thread to look.
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
    if listeners.hearEachAction {
      publish()
      listeners.add(published, number: handled)
    } else if isObserved {
      publish()
    }
  }

  /// Settles the future of a handled update once its state is published.
  func settle(_ future: AnyFuture) {
    if unpublished == 0 { future.fulfill(.void) } else { handledFutures.append(future) }
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

  /// Lets other threads read the state. Called on the store's queue only.
  func publish() {
    publishedAt = Self.now()
    if unpublished > 0 { replacePublished() }
    if ticketed != completed {
      ticketed = completed
      tickets.settle(upTo: completed)
    }
    guard !handledFutures.isEmpty else { return }
    for future in handledFutures { future.fulfill(.void) }
    handledFutures.removeAll(keepingCapacity: true)
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
  }

  /// Waits until all that was dispatched before is handled. Not to be called on the store's queue.
  func waitForQueue() { queue.sync {} }

  // MARK: Recording

  /// Records what is handled from here on.
  func record(to file: URL, limit: Int, namesOmissions: Bool = true) throws -> RunRecording {
    // In its turn, so that no action falls between the state and the first line.
    let made =
      isOnQueue
      ? Result { try startRecording(to: file, limit, namesOmissions) }
      : queue.sync {
        Result { try startRecording(to: file, limit, namesOmissions) }
      }
    return try made.get()
  }

  private func startRecording(
    to file: URL, _ limit: Int, _ namesOmissions: Bool
  ) throws -> RunRecording {
    let recording = try RunRecording(
      file: file, limit: limit, state: working.pointer.pointee, namesOmissions: namesOmissions)
    self.recording = recording
    isRecorded = true
    return recording
  }

  /// Updates the state and tells the recording and the history.
  private func recorded(
    _ dispatchable: any Dispatchable, in scope: StoreScope<S>?, _ update: (inout S) -> Bool
  ) -> Bool {
    var isUpdate = false
    let start = history == nil ? 0 : StoreHistory<S>.now
    let drawn = RunDraws.collecting { isUpdate = update(&working.pointer.pointee) }
    history?.add(dispatchable, in: scope, state: working, drawn: drawn, at: location, from: start)
    recording?.add(
      dispatchable, isScoped: scope != nil, state: working.pointer.pointee, drawn: drawn, at: location)
    return isUpdate
  }

  /// Shows a state for good. Only before the store is opened.
  func freeze(at state: S) {
    isFrozen = true
    begin(at: state, isWhole: false)
  }

  /// Begins at a state. Only before the store is opened.
  /// - Parameter isWhole: Whether all of a recorded run led to it.
  func begin(at state: S, isWhole: Bool) {
    isResumed = isWhole
    working.pointer.pointee = state
    let new = StateBox(copying: working)
    stateLock.withLock { _ in published = new }
  }

  // MARK: The developer panel

  private(set) var inspection: StoreInspection<S>?

  /// The history that is kept at this moment, if any.
  var presentHistory: StoreHistory<S>? { onQueue { history } }

  /// Lets developer panels find the store.
  func addToInspector() {
    let inspection = StoreInspection(core: self)
    self.inspection = inspection
    InspectableStores.shared.add(inspection)
  }

  /// Keeps a history from the present state on.
  func beginHistory(changed: @escaping @Sendable () -> Void) -> StoreHistory<S> {
    onQueue {
      let new = StoreHistory(state: working, changed: changed)
      history = new
      isRecorded = true
      return new
    }
  }

  /// Keeps no history any more.
  func endHistory() {
    onQueue {
      history = nil
      isRecorded = recording != nil
    }
  }

  private func onQueue<Value>(_ work: () -> Value) -> Value {
    isOnQueue ? work() : queue.sync(execute: work)
  }

  /// Adds a side effect to the history. Returns the function to be called when it has ended.
  func effectBegins(_ dispatchable: any Dispatchable) -> (() -> Void)? {
    guard let history else { return nil }
    let number = history.addEffect(dispatchable, at: location)
    return { history.endEffect(number) }
  }

  /// Lets the main thread see a state instead of the present one; nil for the present one again.
  func show(_ state: StateBox<S>?) {
    stateLock.withLock { _ in shown = state }
    isTravelling.store(state != nil, ordering: .relaxed)
    listeners.refresh { self.box }
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

/// What waits to be handled.
private struct Inbox {
  var items: [QueuedDispatchable] = []
  var isDraining = false
  private var enqueued = 0

  /// Appends something, and tells its number. True when nothing drains the inbox.
  mutating func append(_ item: QueuedDispatchable, _ number: inout Int) -> Bool {
    items.append(item)
    enqueued += 1
    number = enqueued
    return !isDraining
  }
}
