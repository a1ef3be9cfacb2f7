import RxSwift
import ShojiTestSupport
import Testing

/// Subjects, relays and shared sequences against a reference of their contracts: random programs that emit,
/// end, subscribe and dispose, also from within the delivery of an event.
@Suite @MainActor struct SubjectWalkTests {
  @Test(arguments: HotKind.allCases) func hotSequencesDeliverAsTheReferenceSays(_ kind: HotKind) {
    for seed in 0..<UInt64(400) {
      let program = HotProgram(seed: seed, kind: kind)
      let found = HotRun(program, SequenceUnderTest(kind)).log
      let expected = HotRun(program, ReferenceHot(kind)).log
      guard found != expected else { continue }
      let at =
        zip(found, expected).enumerated().first { $1.0 != $1.1 }?.offset ?? min(found.count, expected.count)
      Issue.record(
        "\(kind), seed \(seed), line \(at):\nexpected \(expected.suffix(from: max(0, at - 4)))\nfound \(found.suffix(from: max(0, at - 4)))\n\(program.steps)"
      )
      return
    }
  }
}

enum HotKind: CaseIterable, Sendable {
  case publish, behavior, replay2, replayAll, async
  case share, shareReplay1, shareReplay2, shareForever, shareReplayForever
  case publishRefCount, multicastReplay
  case publishRelay, behaviorRelay, replayRelay

  /// Whether it shares a source that is subscribed to while there are observers.
  var isShared: Bool {
    switch self {
    case .share, .shareReplay1, .shareReplay2, .shareForever, .shareReplayForever, .publishRefCount,
      .multicastReplay:
      true
    default: false
    }
  }
  var isRelay: Bool { self == .publishRelay || self == .behaviorRelay || self == .replayRelay }
  var replayed: Int {
    switch self {
    case .behavior, .behaviorRelay, .shareReplay1, .async: 1
    case .replay2, .shareReplay2, .shareReplayForever, .multicastReplay, .replayRelay: 2
    case .replayAll: .max
    default: 0
    }
  }
  /// Whether one subject serves all connections.
  var isForever: Bool { self == .shareForever || self == .shareReplayForever || !isShared }
}

/// An event without its error.
private enum Signal: Equatable { case next(Int), error, completed }

/// A sequence that a program pushes events into.
@MainActor private protocol Hot: AnyObject {
  func push(_ signal: Signal)
  /// Subscribes, and returns what ends the subscription.
  func subscribe(_ receive: @escaping (Signal) -> Void) -> () -> Void
  /// The number of subscriptions to a shared sequence's source so far, and of those that last.
  var connections: (made: Int, open: Int) { get }
}

private struct HotProgram {
  enum Step {
    case push(Signal)
    /// Subscribes an observer, which does a step of its own at its nth event.
    case subscribe(at: Int, then: [Step])
    case disposeOldest
    case disposeSelf
  }

  let steps: [Step]

  init(seed: UInt64, kind: HotKind) {
    var generator = SeededGenerator(seed: seed)
    var number = 0
    func step(depth: Int) -> Step {
      switch Int.random(in: 0..<12, using: &generator) {
      case 0..<5:
        number += 1
        return .push(.next(number))
      case 5 where !kind.isRelay && depth == 0:
        return .push(Bool.random(using: &generator) ? .completed : .error)
      case 6 where depth == 0: return .disposeOldest
      case 7 where depth > 0: return .disposeSelf
      default:
        guard depth < 2 else {
          number += 1
          return .push(.next(number))
        }
        let inner = Int.random(in: 0..<3, using: &generator) == 0 ? [step(depth: depth + 1)] : []
        return .subscribe(at: Int.random(in: 1...3, using: &generator), then: inner)
      }
    }
    steps = (0..<Int.random(in: 4...14, using: &generator)).map { _ in step(depth: 0) }
  }
}

/// A run of a program.
@MainActor private final class HotRun {
  private(set) var log: [String] = []
  private let hot: any Hot
  private var disposals: [(number: Int, end: () -> Void)] = []
  private var last = 0
  private var pushes = 0

  init(_ program: HotProgram, _ hot: any Hot) {
    self.hot = hot
    for step in program.steps {
      run(step, by: 0)
      log.append("connections \(hot.connections)")
    }
  }

  private func run(_ step: HotProgram.Step, by observer: Int) {
    switch step {
    case .push(let signal):
      // What observers push in answer to each other ends.
      pushes += 1
      guard pushes < 60 else { return }
      log.append("push \(signal)")
      hot.push(signal)
    case .subscribe(let at, let then):
      last += 1
      let number = last
      log.append("\(number) subscribes")
      var count = 0
      let end = hot.subscribe { [weak self] signal in
        guard let self else { return }
        log.append("\(number) receives \(signal)")
        count += 1
        if count == at { for step in then { run(step, by: number) } }
      }
      disposals.append((number, end))
    case .disposeOldest:
      guard !disposals.isEmpty else { return }
      let (number, end) = disposals.removeFirst()
      log.append("\(number) is disposed of")
      end()
    case .disposeSelf:
      guard let index = disposals.firstIndex(where: { $0.number == observer }) else { return }
      log.append("\(observer) disposes of itself")
      disposals.remove(at: index).end()
    }
  }
}

private struct Broken: Error {}

/// The sequences of the library.
@MainActor private final class SequenceUnderTest: Hot {
  private let kind: HotKind
  private var source = PublishSubject<Int>()
  private var sequence: Observable<Int>!
  private var pushing: (Signal) -> Void = { _ in }
  private(set) var connections = (made: 0, open: 0)

  init(_ kind: HotKind) {
    self.kind = kind
    func plain<Subject: SubjectType & ObserverType>(_ subject: Subject)
    where Subject.Element == Int {
      sequence = subject.asObservable()
      pushing = { signal in (subject as any ObserverType<Int>).on(Self.event(signal)) }
    }
    let connection = Observable<Int>.deferred { [unowned self] in
      connections.made += 1
      connections.open += 1
      return source.do(onDispose: { [unowned self] in connections.open -= 1 })
    }
    if kind.isShared {
      pushing = { [unowned self] signal in
        let former = source
        // A source that has ended is followed by another, for those that connect anew.
        if case .next = signal {} else { source = PublishSubject() }
        former.on(Self.event(signal))
      }
    }
    switch kind {
    case .publish: plain(PublishSubject<Int>())
    case .behavior: plain(BehaviorSubject(value: 0))
    case .replay2: plain(ReplaySubject<Int>.create(bufferSize: 2))
    case .replayAll: plain(ReplaySubject<Int>.createUnbounded())
    case .async: plain(AsyncSubject<Int>())
    case .share: sequence = connection.share()
    case .shareReplay1: sequence = connection.share(replay: 1)
    case .shareReplay2: sequence = connection.share(replay: 2)
    case .shareForever: sequence = connection.share(replay: 0, scope: .forever)
    case .shareReplayForever: sequence = connection.share(replay: 2, scope: .forever)
    case .publishRefCount: sequence = connection.publish().refCount()
    case .multicastReplay:
      sequence = connection.multicast(makeSubject: { ReplaySubject<Int>.create(bufferSize: 2) }).refCount()
    case .publishRelay:
      let relay = PublishRelay<Int>()
      (sequence, pushing) = (relay.asObservable(), { if case .next(let value) = $0 { relay.accept(value) } })
    case .behaviorRelay:
      let relay = BehaviorRelay(value: 0)
      (sequence, pushing) = (relay.asObservable(), { if case .next(let value) = $0 { relay.accept(value) } })
    case .replayRelay:
      let relay = ReplayRelay<Int>.create(bufferSize: 2)
      (sequence, pushing) = (relay.asObservable(), { if case .next(let value) = $0 { relay.accept(value) } })
    }
  }

  private static func event(_ signal: Signal) -> Event<Int> {
    switch signal {
    case .next(let value): .next(value)
    case .error: .error(Broken())
    case .completed: .completed
    }
  }

  func push(_ signal: Signal) { pushing(signal) }

  func subscribe(_ receive: @escaping (Signal) -> Void) -> () -> Void {
    let subscription = sequence.subscribe { event in
      switch event {
      case .next(let value): receive(.next(value))
      case .error: receive(.error)
      case .completed: receive(.completed)
      }
    }
    return { subscription.dispose() }
  }
}

/// The reference: one subject at a time that keeps its last elements, and a count of observers.
@MainActor private final class ReferenceHot: Hot {
  private final class Observer {
    let receive: (Signal) -> Void
    var isOver = false
    /// The events that wait while kept elements are repeated: an observer receives one at a time, in order.
    private var waiting: [Signal]?

    init(_ receive: @escaping (Signal) -> Void) { self.receive = receive }

    func repeatKept(_ kept: [Int], in subject: Subject) {
      waiting = kept.map { .next($0) }
      subject.observers.append(self)
      while let next = waiting?.first {
        waiting?.removeFirst()
        deliver(next)
      }
      waiting = nil
    }

    func on(_ signal: Signal) {
      if waiting == nil { deliver(signal) } else { waiting?.append(signal) }
    }

    func deliver(_ signal: Signal) {
      guard !isOver else { return }
      if case .next = signal {} else { isOver = true }
      receive(signal)
    }
  }

  private final class Subject {
    var observers: [Observer] = []
    var kept: [Int]
    var end: Signal?
    init(_ kept: [Int]) { self.kept = kept }
  }

  private let kind: HotKind
  private var subject: Subject
  private(set) var connections = (made: 0, open: 0)
  private var isConnected = false

  init(_ kind: HotKind) {
    self.kind = kind
    subject = Subject(kind == .behavior || kind == .behaviorRelay ? [0] : [])
  }

  func push(_ signal: Signal) {
    if kind.isShared, !isConnected { return }
    let subject = subject
    guard subject.end == nil else { return }
    if case .next(let value) = signal {
      subject.kept = Array((subject.kept + [value]).suffix(kind.replayed))
      if kind == .async { return }
    } else {
      subject.end = signal
      if kind.isShared { disconnect() }
    }
    let due = subject.observers
    if signal == .completed, kind == .async {
      for observer in due {
        if let value = subject.kept.last { observer.on(.next(value)) }
        observer.on(.completed)
      }
      return
    }
    for observer in due { observer.on(signal) }
  }

  /// A connection that is over leaves its subject to those that were there, unless that serves for ever.
  private func disconnect() {
    guard isConnected else { return }
    isConnected = false
    connections.open -= 1
    if !kind.isForever { subject = Subject([]) }
  }

  func subscribe(_ receive: @escaping (Signal) -> Void) -> () -> Void {
    let observer = Observer(receive)
    let own = subject
    if let end = own.end {
      let keeps = kind == .async ? end == .completed : kind != .behavior
      for value in keeps ? own.kept : [] { observer.on(.next(value)) }
      observer.on(end)
      return {}
    }
    observer.repeatKept(kind == .async ? [] : own.kept, in: own)
    if kind.isShared, !isConnected {
      isConnected = true
      connections.made += 1
      connections.open += 1
    }
    return { [self] in
      observer.isOver = true
      own.observers.removeAll { $0 === observer }
      guard kind.isShared, own === subject, own.end == nil, own.observers.isEmpty else { return }
      disconnect()
    }
  }
}
