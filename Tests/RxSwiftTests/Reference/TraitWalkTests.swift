import RxSwift
import ShojiTestSupport
import Testing

/// Singles, maybes and completables against a reference: random chains of their conversions and operators.
@Suite @MainActor struct TraitWalkTests {
  @Test func chainsOfTraitsEndAsTheReferenceSays() {
    var seen: Set<String> = []
    for seed in 0..<UInt64(4000) {
      var walk = TraitWalk(seed: seed)
      walk.run()
      seen.formUnion(walk.steps.dropFirst())
      guard walk.found != walk.outcome.log || walk.doneLog != walk.expectedLog else { continue }
      Issue.record(
        """
        seed \(seed): \(walk.steps)
        expected \(walk.outcome.log), closures \(walk.expectedLog)
        found \(walk.found), closures \(walk.doneLog)
        """)
      return
    }
    #expect(seen.count == 36, "\(seen.sorted())")
  }
}

private struct Broken: Error {}

/// The end of a trait.
private enum TraitEnd: Equatable { case element(Int), empty, error(String), never }

private struct Outcome {
  var elements: [Int] = []
  var end: TraitEnd

  var log: [String] {
    switch end {
    case .element(let element): ["\(element)", "completed"]
    case .empty: elements.map { "\($0)" } + ["completed"]
    case .error(let error): elements.map { "\($0)" } + [error]
    case .never: elements.map { "\($0)" }
    }
  }
}

@MainActor private struct TraitWalk {
  private enum Chain {
    case observable(Observable<Int>)
    case single(Single<Int>)
    case maybe(Maybe<Int>)
    case completable(Completable)
  }

  private final class Log { var lines: [String] = [] }

  private var generator: SeededGenerator
  private var chain: Chain = .completable(.empty())
  private let closures = Log()
  private(set) var outcome = Outcome(end: .empty)
  private(set) var steps: [String] = []
  private(set) var found: [String] = []
  private(set) var expectedLog: [String] = []
  var doneLog: [String] { closures.lines.sorted() }

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func run() {
    start()
    for _ in 0..<Int.random(in: 1...6, using: &generator) { step() }
    let log = Log()
    let result: Observable<Int> =
      switch chain {
      case .observable(let source): source
      case .single(let single): single.asObservable()
      case .maybe(let maybe): maybe.asObservable()
      case .completable(let completable): completable.andThen(Observable<Int>.empty())
      }
    let subscription = result.subscribe(
      onNext: { log.lines.append("\($0)") }, onError: { log.lines.append(Self.name($0)) },
      onCompleted: { log.lines.append("completed") })
    subscription.dispose()
    found = log.lines
    expectedLog.sort()
  }

  private static func name(_ error: any Error) -> String {
    switch error as? RxError {
    case .noElements: "none"
    case .moreThanOneElement: "many"
    default: "broken"
    }
  }

  private mutating func start() {
    let elements = (0..<Int.random(in: 0...2, using: &generator)).map { _ in
      Int.random(in: 0..<30, using: &generator)
    }
    let end = Int.random(in: 0..<4, using: &generator)
    let source = Observable<Int>.create { observer in
      for element in elements { observer.onNext(element) }
      if end == 0 { observer.onError(Broken()) }
      if end > 1 { observer.onCompleted() }
      return Disposables.create()
    }
    steps.append("\(elements) \(end)")
    outcome = Outcome(elements: elements, end: end == 0 ? .error("broken") : end == 1 ? .never : .empty)
    chain = .observable(source)
  }

  private mutating func step() {
    switch chain {
    case .observable(let source): convert(source)
    case .single(let single): apply(single)
    case .maybe(let maybe): apply(maybe)
    case .completable(let completable): apply(completable)
    }
  }

  private mutating func take(_ name: String, _ chain: Chain, _ end: TraitEnd) {
    steps.append(name)
    self.chain = chain
    outcome = Outcome(end: end)
  }

  private var element: Int? { if case .element(let element) = outcome.end { element } else { nil } }

  /// The end after an element was turned into another end; other ends stay.
  private func turning(_ turn: (Int) -> TraitEnd) -> TraitEnd { element.map(turn) ?? outcome.end }

  private mutating func convert(_ source: Observable<Int>) {
    let elements = outcome.elements
    let single: TraitEnd =
      elements.count > 1
      ? .error("many")
      : outcome.end == .empty ? elements.first.map { .element($0) } ?? .error("none") : outcome.end
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: take("asSingle", .single(source.asSingle()), single)
    case 1: take("asMaybe", .maybe(source.asMaybe()), single == .error("none") ? .empty : single)
    case 2: take("ignored", .completable(source.ignoreElements().asCompletable()), outcome.end)
    default:
      take(
        "first", .single(source.first().map { $0 ?? -1 }),
        elements.first.map { .element($0) } ?? (outcome.end == .empty ? .element(-1) : outcome.end))
    }
  }

  private func single(of number: Int) -> Single<Int> {
    number % 5 == 0 ? .error(Broken()) : .just(number * 2)
  }
  private func maybe(of number: Int) -> Maybe<Int> { number % 3 == 0 ? .empty() : .just(number * 2) }
  private func completable(of number: Int) -> Completable { number % 4 == 0 ? .error(Broken()) : .empty() }

  private mutating func apply(_ single: Single<Int>) {
    let (make, some, done) = (self.single(of:), maybe(of:), completable(of:))
    let kept = turning { .element($0) }
    switch Int.random(in: 0..<11, using: &generator) {
    case 0: take("single.map", .single(single.map { $0 + 1 }), turning { .element($0 + 1) })
    case 1:
      take(
        "single.flatMap", .single(single.flatMap { make($0) }),
        turning { $0 % 5 == 0 ? .error("broken") : .element($0 * 2) })
    case 2:
      take(
        "single.filter", .maybe(single.filter { $0 % 2 == 0 }),
        turning { $0 % 2 == 0 ? .element($0) : .empty })
    case 3:
      take(
        "single.flatMapMaybe", .maybe(single.flatMapMaybe { some($0) }),
        turning { $0 % 3 == 0 ? .empty : .element($0 * 2) })
    case 4:
      take(
        "single.flatMapCompletable", .completable(single.flatMapCompletable { done($0) }),
        turning { $0 % 4 == 0 ? .error("broken") : .empty })
    case 5: take("single.asMaybe", .maybe(single.asMaybe()), kept)
    case 6: take("single.asCompletable", .completable(single.asCompletable()), turning { _ in .empty })
    case 7: take("single.catchAndReturn", .single(single.catchAndReturn(7)), caught)
    case 8:
      take(
        "single.compactMap", .maybe(single.compactMap { $0 % 2 == 0 ? $0 : nil }),
        turning { $0 % 2 == 0 ? .element($0) : .empty })
    case 9: take("single.catch", .single(single.catch { _ in .just(7) }), caught)
    default:
      let log = closures
      noteClosures(completes: false)
      take(
        "single.do",
        .single(
          single.do(
            onSuccess: { log.lines.append("element \($0)") },
            afterSuccess: { log.lines.append("after \($0)") },
            onError: { log.lines.append(Self.name($0)) },
            afterError: { log.lines.append("after \(Self.name($0))") },
            onSubscribe: { log.lines.append("subscribe") }, onSubscribed: { log.lines.append("subscribed") },
            onDispose: { log.lines.append("dispose") })), outcome.end)
    }
  }

  private var caught: TraitEnd { if case .error = outcome.end { .element(7) } else { outcome.end } }
  private func orElse(_ end: TraitEnd) -> TraitEnd { outcome.end == .empty ? end : outcome.end }

  /// Notes the closures that `do` runs: those of the subscription, and those of the end.
  private mutating func noteClosures(completes: Bool) {
    expectedLog += ["subscribe", "subscribed", "dispose"]
    switch outcome.end {
    case .element(let element):
      expectedLog += ["element \(element)", "after \(element)"]
      // A maybe with an element ends with it; what completes is the sequence underneath.
      if completes { expectedLog += ["completed", "after completed"] }
    case .error(let error): expectedLog += [error, "after \(error)"]
    case .empty: if completes { expectedLog += ["completed", "after completed"] }
    case .never: break
    }
  }

  private mutating func apply(_ maybe: Maybe<Int>) {
    let some = self.maybe(of:)
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: take("maybe.map", .maybe(maybe.map { $0 + 1 }), turning { .element($0 + 1) })
    case 1:
      take(
        "maybe.flatMap", .maybe(maybe.flatMap { some($0) }),
        turning { $0 % 3 == 0 ? .empty : .element($0 * 2) })
    case 2:
      take(
        "maybe.filter", .maybe(maybe.filter { $0 % 2 == 0 }), turning { $0 % 2 == 0 ? .element($0) : .empty })
    case 3: take("maybe.ifEmpty", .single(maybe.ifEmpty(default: 9)), orElse(.element(9)))
    case 4: take("maybe.ifEmptyMaybe", .maybe(maybe.ifEmpty(switchTo: Maybe.just(8))), orElse(.element(8)))
    case 5: take("maybe.ifEmptySingle", .single(maybe.ifEmpty(switchTo: Single.just(6))), orElse(.element(6)))
    case 6: take("maybe.asSingle", .single(maybe.asSingle()), orElse(.error("none")))
    case 7: take("maybe.asCompletable", .completable(maybe.asCompletable()), turning { _ in .empty })
    case 8: take("maybe.catchAndReturn", .maybe(maybe.catchAndReturn(7)), caught)
    case 9:
      take(
        "maybe.compactMap", .maybe(maybe.compactMap { $0 % 2 == 0 ? $0 : nil }),
        turning { $0 % 2 == 0 ? .element($0) : .empty })
    case 10: take("maybe.catch", .maybe(maybe.catch { _ in .empty() }), failed(.empty))
    default:
      let log = closures
      noteClosures(completes: true)
      take(
        "maybe.do",
        .maybe(
          maybe.do(
            onNext: { log.lines.append("element \($0)") }, afterNext: { log.lines.append("after \($0)") },
            onError: { log.lines.append(Self.name($0)) },
            afterError: { log.lines.append("after \(Self.name($0))") },
            onCompleted: { log.lines.append("completed") },
            afterCompleted: { log.lines.append("after completed") },
            onSubscribe: { log.lines.append("subscribe") }, onSubscribed: { log.lines.append("subscribed") },
            onDispose: { log.lines.append("dispose") })), outcome.end)
    }
  }

  private func failed(_ end: TraitEnd) -> TraitEnd {
    if case .error = outcome.end { end } else { outcome.end }
  }

  private mutating func apply(_ completable: Completable) {
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: take("andThenSingle", .single(completable.andThen(Single.just(3))), orElse(.element(3)))
    case 1: take("andThenMaybe", .maybe(completable.andThen(Maybe<Int>.empty())), orElse(.empty))
    case 2:
      take(
        "andThenCompletable", .completable(completable.andThen(.error(Broken()))), orElse(.error("broken")))
    case 3:
      take("andThenObservable", .observable(completable.andThen(Observable.just(4))), outcome.end)
      if outcome.end == .empty { outcome.elements = [4] }
    case 4: take("concat", .completable(completable.concat(.empty())), outcome.end)
    case 5: take("concatAll", .completable(.concat(.empty(), completable)), outcome.end)
    case 6: take("zip", .completable(.zip(completable, .empty())), outcome.end)
    case 7: take("completable.catch", .completable(completable.catch { _ in .empty() }), failed(.empty))
    default: take("merge", .completable(.merge([completable, .error(Broken())])), failedFirst)
    }
  }

  /// The end of a merge with one that fails at once.
  private var failedFirst: TraitEnd { if case .error = outcome.end { outcome.end } else { .error("broken") } }
}
