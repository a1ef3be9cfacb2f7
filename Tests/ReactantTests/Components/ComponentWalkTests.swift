import RxSwift
import ShojiTestSupport
import Testing

@testable import Reactant

/// Components against plain Swift: random programs that assign states, allow and refuse updates, observe,
/// and send actions, also from within updates and observers.
@Suite @MainActor struct ComponentWalkTests {
  @Test func componentsUpdateAndEmitAsTheReferenceSays() {
    var seen: Set<String> = []
    for seed in 0..<UInt64(3000) {
      let program = ComponentProgram(seed: seed)
      let found = ComponentRun(program, WalkedComponent()).log
      let expected = ComponentRun(program, ReferenceComponent()).log
      seen.formUnion(expected.map { line in line.filter { !$0.isNumber } })
      guard found != expected else { continue }
      let at =
        zip(found, expected).enumerated().first { $1.0 != $1.1 }?.offset ?? min(found.count, expected.count)
      Issue.record(
        "seed \(seed), line \(at):\nexpected \(expected.dropFirst(max(0, at - 4)))\nfound \(found.dropFirst(max(0, at - 4)))\n\(program.steps)"
      )
      return
    }
    for stage in ["beforeUpdate", "afterUpdate", "state", "action"] {
      #expect(seen.contains("\(stage)  is over"), "\(seen)")
    }
    #expect(seen.contains("update , before "), "\(seen)")
  }
}

private enum Stage: CaseIterable { case beforeUpdate, afterUpdate, state }

private struct ComponentProgram {
  indirect enum Step {
    case assign(Int)
    case invalidate
    case cancelUpdate
    case accept(Bool)
    case allow(Bool)
    /// Observes a stage; does a step at the nth state.
    case observe(Stage, at: Int, then: Step?)
    case observeActions(at: Int, then: Step?)
    case stopObserving
    case atNextUpdate(Step)
    case perform(String)
    case takeSources([Int])
    case send(source: Int, String)
    case end(source: Int)
    case release
  }

  let steps: [Step]

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var number = 0
    func step(_ depth: Int) -> Step {
      func inner() -> Step? {
        depth < 2 && Int.random(in: 0..<2, using: &generator) == 0 ? step(depth + 1) : nil
      }
      number += 1
      switch Int.random(in: 0..<(depth == 0 ? 18 : 7), using: &generator) {
      case 0...2: return .assign(number)
      case 3: return .invalidate
      case 4: return .perform("p\(number)")
      case 5: return .accept(Bool.random(using: &generator))
      case 6: return depth == 0 ? .allow(Bool.random(using: &generator)) : .assign(number)
      case 7, 8, 9:
        return .observe(
          Stage.allCases.randomElement(using: &generator)!, at: Int.random(in: 1...3, using: &generator),
          then: inner())
      case 10: return .observeActions(at: Int.random(in: 1...2, using: &generator), then: inner())
      case 11: return .stopObserving
      case 12, 13: return .atNextUpdate(step(depth + 1))
      case 14: return .takeSources((0..<3).filter { _ in Bool.random(using: &generator) })
      case 15: return .send(source: Int.random(in: 0..<3, using: &generator), "s\(number)")
      case 16: return .end(source: Int.random(in: 0..<3, using: &generator))
      default: return .cancelUpdate
      }
    }
    var steps = (0..<Int.random(in: 3...16, using: &generator)).map { _ in step(0) }
    if Bool.random(using: &generator) { steps.append(.release) }
    self.steps = steps
  }
}

@MainActor private protocol ComponentUnderTest: AnyObject {
  var onUpdate: (_ state: Int, _ previous: Int?) -> Void { get set }
  func assign(_ state: Int)
  func invalidate()
  func cancelUpdate()
  func accept(_ accepts: Bool)
  func allow(_ allows: Bool)
  func observe(_ stage: Stage, _ next: @escaping (Int) -> Void, _ end: @escaping () -> Void) -> () -> Void
  func observeActions(_ next: @escaping (String) -> Void, _ end: @escaping () -> Void) -> () -> Void
  func perform(_ action: String)
  func takeSources(_ sources: [Int])
  func send(_ source: Int, _ action: String)
  func end(_ source: Int)
  func release()
}

@MainActor private final class ComponentRun {
  private(set) var log: [String] = []
  private let component: any ComponentUnderTest
  private var observers: [() -> Void] = []
  private var last = 0
  private var budget = 60
  private var atNextUpdate: [ComponentProgram.Step] = []

  init(_ program: ComponentProgram, _ component: any ComponentUnderTest) {
    self.component = component
    component.onUpdate = { [unowned self] state, previous in
      log.append("update \(state), before \(previous.map { "\($0)" } ?? "none")")
      guard let step = atNextUpdate.popLast() else { return }
      run(step)
    }
    for step in program.steps {
      log.append("step")
      run(step)
    }
    component.onUpdate = { _, _ in }
  }

  private func run(_ step: ComponentProgram.Step) {
    budget -= 1
    guard budget > 0 else { return }
    switch step {
    case .assign(let state): component.assign(state)
    case .invalidate: component.invalidate()
    case .cancelUpdate: component.cancelUpdate()
    case .accept(let accepts): component.accept(accepts)
    case .allow(let allows): component.allow(allows)
    case .observe(let stage, let at, let then):
      observers.append(component.observe(stage, observer("\(stage) ", at, then), ender("\(stage)")))
    case .observeActions(let at, let then):
      let next: (String) -> Void = receiver("action ", at, then)
      observers.append(component.observeActions(next, ender("action")))
    case .stopObserving: if !observers.isEmpty { observers.removeFirst()() }
    case .atNextUpdate(let step): atNextUpdate.append(step)
    case .perform(let action): component.perform(action)
    case .takeSources(let sources): component.takeSources(sources)
    case .send(let source, let action): component.send(source, action)
    case .end(let source): component.end(source)
    case .release: component.release()
    }
  }

  private func receiver<Element>(
    _ name: String, _ at: Int, _ then: ComponentProgram.Step?
  ) -> (Element) -> Void {
    last += 1
    let number = last
    var count = 0
    return { [weak self] element in
      self?.log.append("\(name)\(number) receives \(element)")
      count += 1
      if count == at, let then { self?.run(then) }
    }
  }

  private func observer(_ name: String, _ at: Int, _ then: ComponentProgram.Step?) -> (Int) -> Void {
    receiver(name, at, then)
  }

  private func ender(_ name: String) -> () -> Void {
    let number = last
    return { [weak self] in self?.log.append("\(name) \(number) is over") }
  }
}

/// The library's component.
@MainActor private final class WalkedComponent: ComponentUnderTest {
  private final class Component: ComponentBase<Int, String> {
    var accepts = true
    var sources: [Observable<String>] = []
    var onUpdate: (Int, Int?) -> Void = { _, _ in }
    override var actions: [Observable<String>] { sources }
    override func needsUpdate() -> Bool { accepts }
    override func update() { onUpdate(componentState, previousComponentState) }
  }

  private struct Broken: Error {}
  private var component: Component? = Component()
  private var subjects = (0..<3).map { _ in PublishSubject<String>() }
  var onUpdate: (Int, Int?) -> Void = { _, _ in }

  init() {
    component?.onUpdate = { [unowned self] in onUpdate($0, $1) }
  }

  func assign(_ state: Int) { component?.componentState = state }
  func invalidate() { component?.invalidate() }
  func cancelUpdate() { component?.componentDelegate.needsUpdate = false }
  func accept(_ accepts: Bool) { component?.accepts = accepts }
  func allow(_ allows: Bool) { component?.componentDelegate.canUpdate = allows }

  func observe(_ stage: Stage, _ next: @escaping (Int) -> Void, _ end: @escaping () -> Void) -> () -> Void {
    guard let component else { return {} }
    let states =
      switch stage {
      case .beforeUpdate: component.observeState(.beforeUpdate)
      case .afterUpdate: component.observeState(.afterUpdate)
      case .state: component.observableState
      }
    let subscription = states.subscribe(onNext: next, onCompleted: end)
    return { subscription.dispose() }
  }

  func observeActions(_ next: @escaping (String) -> Void, _ end: @escaping () -> Void) -> () -> Void {
    guard let subscription = component?.action.subscribe(onNext: next, onCompleted: end) else { return {} }
    return { subscription.dispose() }
  }

  func perform(_ action: String) { component?.perform(action: action) }

  func takeSources(_ sources: [Int]) {
    component?.sources = sources.map { subjects[$0] }
    component?.resetActions()
  }

  func send(_ source: Int, _ action: String) { subjects[source].onNext(action) }

  func end(_ source: Int) {
    source == 0 ? subjects[source].onError(Broken()) : subjects[source].onCompleted()
  }

  func release() { component = nil }
}

/// Plain Swift: a state, whether an update is due and allowed, and three lists of observers.
@MainActor private final class ReferenceComponent: ComponentUnderTest {
  private final class Observer<Element> {
    let next: (Element) -> Void
    let end: () -> Void
    var isOver = false
    var waiting: [Element]?
    init(_ next: @escaping (Element) -> Void, _ end: @escaping () -> Void) {
      (self.next, self.end) = (next, end)
    }
    func receive(_ element: Element) {
      guard !isOver else { return }
      if waiting == nil { next(element) } else { waiting?.append(element) }
    }
    func finish() {
      guard !isOver else { return }
      isOver = true
      end()
    }
  }

  var onUpdate: (Int, Int?) -> Void = { _, _ in }
  private var state: Int?
  private var previous: Int?
  private var isDue = false
  private var isAllowed = true
  private var accepts = true
  private var isReleased = false
  private var lists: [Stage: [Observer<Int>]] = [:]
  private var actions: [Observer<String>] = []
  private var sources: [Int] = []
  private var ended: Set<Int> = []
  /// The last state that was emitted to observers of the state, once anybody has observed it.
  private var emitted: Int?
  private var isObserved = false
  private var depth = 0
  private var count = 0
  private var later: [(number: Int, place: Int, stage: Stage, state: Int)] = []

  func assign(_ new: Int) {
    guard !isReleased else { return }
    (previous, state) = (state, new)
    nest { number in
      for observer in lists[.beforeUpdate] ?? [] { observer.receive(new) }
      isDue = true
      if isAllowed { show(new, number) }
      if isObserved { emit(.state, new, number) }
    }
  }

  func invalidate() {
    guard let state, !isReleased else { return }
    isDue = true
    updateIfNeeded(state)
  }

  func cancelUpdate() { isDue = false }
  func accept(_ accepts: Bool) { self.accepts = accepts }

  func allow(_ allows: Bool) {
    guard !isReleased else { return }
    isAllowed = allows
    if let state { updateIfNeeded(state) }
  }

  private func updateIfNeeded(_ state: Int) {
    if isDue, isAllowed { nest { show(state, $0) } }
  }

  private func show(_ shown: Int, _ number: Int) {
    isDue = false
    if accepts { onUpdate(state!, previous) }
    if lists[.afterUpdate] != nil { emit(.afterUpdate, shown, number) }
  }

  /// Runs an assignment or an update. What nested ones emit follows the outermost, in the order in which they
  /// began.
  private func nest(_ body: (Int) -> Void) {
    depth += 1
    count += 1
    body(count)
    while depth == 1, let next = later.min(by: { ($0.number, $0.place) < ($1.number, $1.place) }) {
      later.removeAll { $0.place == next.place }
      send(next.stage, next.state)
    }
    depth -= 1
  }

  private var places = 0

  private func emit(_ stage: Stage, _ state: Int, _ number: Int) {
    guard depth > 1 else { return send(stage, state) }
    places += 1
    later.append((number, places, stage, state))
  }

  private func send(_ stage: Stage, _ state: Int) {
    if stage == .state { emitted = state }
    for observer in lists[stage] ?? [] { observer.receive(state) }
  }

  func observe(_ stage: Stage, _ next: @escaping (Int) -> Void, _ end: @escaping () -> Void) -> () -> Void {
    guard !isReleased else { return {} }
    let observer = Observer(next, end)
    if stage == .state {
      if !isObserved { emitted = depth == 0 ? state : previous }
      isObserved = true
      observer.waiting = emitted.map { [$0] } ?? []
    }
    lists[stage, default: []].append(observer)
    while let first = observer.waiting?.first {
      observer.waiting?.removeFirst()
      if !observer.isOver { next(first) }
    }
    observer.waiting = nil
    return { [self] in
      observer.isOver = true
      lists[stage]?.removeAll { $0 === observer }
    }
  }

  func observeActions(_ next: @escaping (String) -> Void, _ end: @escaping () -> Void) -> () -> Void {
    guard !isReleased else { return {} }
    let observer = Observer(next, end)
    actions.append(observer)
    return { [self] in
      observer.isOver = true
      actions.removeAll { $0 === observer }
    }
  }

  func perform(_ action: String) {
    guard !isReleased else { return }
    for observer in actions { observer.receive(action) }
  }

  func takeSources(_ sources: [Int]) { self.sources = sources }

  func send(_ source: Int, _ action: String) {
    if sources.contains(source), !ended.contains(source) { perform(action) }
  }

  func end(_ source: Int) { ended.insert(source) }

  func release() {
    guard !isReleased else { return }
    isReleased = true
    for stage in [Stage.state, .beforeUpdate, .afterUpdate] {
      for observer in lists[stage] ?? [] { observer.finish() }
    }
    for observer in actions { observer.finish() }
  }
}
