import RxSwift
import Testing

@testable import Reactant

/// A component that counts its updates.
@MainActor final class Counter<State>: ComponentBase<State, String> {
  private(set) var updates = 0
  private(set) var inits = 0
  var accepts = true
  var onUpdate: () -> Void = {}

  override func afterInit() { inits += 1 }
  override func needsUpdate() -> Bool { accepts }
  override func update() {
    updates += 1
    onUpdate()
  }
}

/// The events of an observable.
final class Recorder<Element> {
  private(set) var elements: [Element] = []
  private(set) var isCompleted = false
  private(set) var error: (any Error)?
  private var subscription: (any Disposable)?

  init(_ source: Observable<Element>) {
    subscription = source.subscribe { [weak self] event in
      guard let self else { return }
      switch event {
      case .next(let element): elements.append(element)
      case .completed: isCompleted = true
      case .error(let error): self.error = error
      }
    }
  }

  deinit { subscription?.dispose() }
}

/// A state that is a value.
struct Point: Equatable {
  final class Mark { var name = "" }
  var place = (x: 0, y: 0)
  var mark = Mark()
  static func == (left: Point, right: Point) -> Bool { left.place == right.place }
}

/// A state that is an object.
final class Box {
  var value: Int
  var point = Point()
  init(_ value: Int) { self.value = value }
}

private typealias Delegate<State> = ComponentDelegate<State, String, Counter<State>>

extension ComponentDelegate {
  /// Has a delegate without an owner update, which is a mistake.
  fileprivate static func allowWithoutOwner(_ state: STATE) {
    let delegate = ComponentDelegate()
    delegate.componentState = state
    delegate.canUpdate = true
  }
}

/// The rows of the specification's table of checks, by their numbers.
@MainActor struct DelegateTests {
  // MARK: Void

  @Test("13: A Void state is there from the start") func voidState() {
    let delegate = Delegate<Void>()
    #expect(delegate.hasComponentState && delegate.componentState == ())
    #expect(delegate.needsUpdate && delegate.previousComponentState == nil)
    #expect(Recorder(delegate.observableState).elements.count == 1)
  }

  // MARK: Observing

  @Test("14: Without a state nothing is observed, and the delegate's end completes") func observesNothing() {
    var delegate: Delegate<Int>? = Delegate()
    let recording = Recorder(delegate!.observableState)
    #expect(recording.elements.isEmpty && !recording.isCompleted)
    delegate = nil
    #expect(recording.elements.isEmpty && recording.isCompleted && recording.error == nil)
  }

  @Test("15: A new state is observed once") func observesState() {
    let delegate = Delegate<Int>()
    let recording = Recorder(delegate.observableState)
    delegate.componentState = 4
    #expect(recording.elements == [4])
    #expect(Recorder(delegate.observableState).elements == [4])
  }

  @Test("16, 18: Without a set, neither side observes anything; the end completes both")
  func observesNoSides() {
    var delegate: Delegate<Int>? = Delegate()
    let before = Recorder(delegate!.observeState(.beforeUpdate))
    let after = Recorder(delegate!.observeState(.afterUpdate))
    delegate = nil
    #expect(before.elements.isEmpty && before.isCompleted && before.error == nil)
    #expect(after.elements.isEmpty && after.isCompleted && after.error == nil)
  }

  @Test("17: The state is observed once before an update") func observesBefore() {
    let delegate = Delegate<Int>()
    let recording = Recorder(delegate.observeState(.beforeUpdate))
    delegate.componentState = 3
    #expect(recording.elements == [3])
  }

  @Test("19: The state is observed once after an update that is allowed later") func observesAfter() {
    let owner = Counter<Int>(canUpdate: false)
    let delegate = owner.componentDelegate
    let recording = Recorder(delegate.observeState(.afterUpdate))
    delegate.componentState = 3
    #expect(recording.elements.isEmpty)
    delegate.canUpdate = true
    #expect(recording.elements == [3])
  }

  @Test("20: After-update emits nothing while updates are not allowed") func observesNoAfter() {
    let owner = Counter<Int>(canUpdate: false)
    let recording = Recorder(owner.observeState(.afterUpdate))
    owner.componentState = 1
    owner.componentState = 2
    #expect(recording.elements.isEmpty)
  }

  @Test("21: After-update emits nothing when the update was cancelled before") func cancelled() {
    let owner = Counter<Int>(canUpdate: false)
    let recording = Recorder(owner.observeState(.afterUpdate))
    owner.componentState = 1
    owner.componentDelegate.needsUpdate = false
    owner.componentDelegate.canUpdate = true
    #expect(recording.elements.isEmpty && owner.updates == 0)
  }

  // MARK: State, for an Int, a struct and a class

  private func states<State>(_ make: (Int) -> State, _ isSame: (State, State) -> Bool) {
    let delegate = Delegate<State>()
    // 22
    #expect(!delegate.hasComponentState)
    // 37
    #expect(delegate.previousComponentState == nil)
    let (first, second) = (make(1), make(2))
    delegate.componentState = first
    #expect(delegate.hasComponentState && isSame(delegate.componentState, first))
    // 38
    #expect(delegate.previousComponentState == nil)
    // 24
    delegate.componentState = second
    #expect(isSame(delegate.componentState, second))
    // 39
    #expect(delegate.previousComponentState.map { isSame($0, first) } == true)
    // 25
    var last = second
    for number in 0..<5_000 {
      let next = make(number)
      delegate.componentState = next
      #expect(isSame(delegate.componentState, next))
      #expect(delegate.previousComponentState.map { isSame($0, last) } == true)
      last = next
    }
  }

  @Test("22, 24, 25, 37-39: Reading gives the last state, and the one before")
  func reading() {
    states({ $0 }, ==)
    states({ Point(place: ($0, 0)) }, ==)
    states({ Box($0) }, { $0 as Box === $1 })
  }

  private func updates<State>(_ make: (Int) -> State) {
    // 26, 28
    let owner = Counter<State>()
    for number in 0..<50 { owner.componentState = make(number / 2) }
    #expect(owner.updates == 50)
    // 27
    let idle = Counter<State>(canUpdate: false)
    for number in 0..<50 { idle.componentState = make(number) }
    #expect(idle.updates == 0)
    // 43
    let late = Delegate<State>()
    late.componentState = make(1)
    let shown = Counter<State>(canUpdate: false)
    late.ownerComponent = shown
    #expect(shown.updates == 0)
    late.canUpdate = true
    #expect(shown.updates == 1)
  }

  @Test("26-28, 43: Sets become updates where these are allowed") func updating() {
    updates { $0 }
    updates { Point(place: ($0, 0)) }
    updates { Box($0) }
  }

  @Test("29-32: A struct updates by being set or changed in place, not by objects in it") func structs() {
    let owner = Counter<Point>()
    owner.componentState = Point()
    #expect(owner.updates == 1)
    owner.componentState.place.x = 3
    owner.componentState.place.y = 4
    #expect(owner.updates == 3 && owner.componentState.place == (3, 4))
    owner.componentState.mark.name = "changed"
    #expect(owner.updates == 3)
    owner.componentState = Point()
    owner.componentState = Point(place: (1, 1))
    #expect(owner.updates == 5)
    owner.mutateState {
      $0.place.x = 7
      $0.place.y = 8
    }
    #expect(owner.updates == 6)
  }

  @Test("33-36: An object updates by being set, not by being changed") func classes() {
    let owner = Counter<Box>()
    owner.componentState = Box(1)
    #expect(owner.updates == 1)
    owner.componentState.value = 2
    owner.componentState.point.place.x = 5
    #expect(owner.updates == 1)
    owner.componentState = Box(2)
    owner.componentState = Box(2)
    #expect(owner.updates == 3)
    owner.invalidate()
    #expect(owner.updates == 4)
  }

  // MARK: Traps

  @Test(
    "23: Reading a state that was never set names the component and the type",
    arguments: ["Int", "Point", "Box"])
  func missingState(type: String) async {
    let result = await #expect(
      processExitsWith: .exitCode(3), observing: [\.standardErrorContent]
    ) { [type] in
      await MainActor.run {
        ReactantTrap.handler = { message in
          try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
          exit(3)
        }
        switch type {
        case "Int": _ = Counter<Int>().componentState
        case "Point": _ = Counter<Point>().componentState
        default: _ = Counter<Box>().componentState
        }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains("accessed before stored") && text.firstMatch(of: /Counter<\w+\.(\w+)>/)?.1 == type[...])
  }

  @Test("42: Allowing updates without an owner is a mistake", arguments: ["Int", "Point", "Box"])
  func missingOwner(type: String) async {
    let result = await #expect(
      processExitsWith: .exitCode(3), observing: [\.standardErrorContent]
    ) { [type] in
      await MainActor.run {
        ReactantTrap.handler = { message in
          try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
          exit(3)
        }
        switch type {
        case "Int": Delegate<Int>.allowWithoutOwner(1)
        case "Point": Delegate<Point>.allowWithoutOwner(Point())
        default: Delegate<Box>.allowWithoutOwner(Box(1))
        }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("no owner"))
  }

  // MARK: Actions

  @Test("40: Actions that are performed are emitted") func performing() {
    let delegate = Delegate<Int>()
    let recording = Recorder(delegate.action)
    delegate.perform(action: "a")
    delegate.perform(action: "b")
    #expect(recording.elements == ["a", "b"])
  }

  @Test("41: Elements of sources are emitted, in the order of all calls") func sources() {
    let delegate = Delegate<Int>()
    let recording = Recorder(delegate.action)
    let (one, two) = (PublishSubject<String>(), PublishSubject<String>())
    delegate.actions = [one, two]
    one.onNext("1")
    two.onNext("2")
    delegate.perform(action: "3")
    one.onNext("4")
    #expect(recording.elements == ["1", "2", "3", "4"])
  }

  @Test("Sources that are replaced are left") func replacing() {
    let delegate = Delegate<Int>()
    let recording = Recorder(delegate.action)
    let (old, new) = (PublishSubject<String>(), PublishSubject<String>())
    delegate.actions = [old]
    delegate.actions = [new]
    old.onNext("old")
    new.onNext("new")
    #expect(recording.elements == ["new"] && !old.hasObservers && new.hasObservers)
  }

  @Test("A source that fails or ends leaves the others alone, and nothing keeps the delegate alive")
  func failing() {
    struct Failure: Error {}
    var delegate: Delegate<Int>? = Delegate()
    weak let weakDelegate = delegate
    let recording = Recorder(delegate!.action)
    let (one, two, three) = (PublishSubject<String>(), PublishSubject<String>(), PublishSubject<String>())
    delegate!.actions = [one, two, three]
    one.onError(Failure())
    two.onCompleted()
    three.onNext("3")
    #expect(recording.elements == ["3"] && recording.error == nil && !recording.isCompleted)
    delegate = nil
    #expect(weakDelegate == nil && recording.isCompleted && !three.hasObservers)
  }

  @Test("Actions emitted while sources are subscribed to are lost") func early() {
    let delegate = Delegate<Int>()
    let recording = Recorder(delegate.action)
    delegate.actions = [.just("now")]
    #expect(recording.elements == ["now"])
    let later = Delegate<Int>()
    later.actions = [.just("now")]
    #expect(Recorder(later.action).elements.isEmpty)
  }

  @Test("An action may perform another one, replace the sources or end the component at once")
  func reentrant() {
    var owner: Counter<Int>? = Counter()
    var log: [String] = []
    let source = PublishSubject<String>()
    owner!.componentDelegate.actions = [source]
    weak let weakOwner = owner
    let bag = DisposeBag()
    owner!.action.subscribe(
      onNext: { action in
        log.append(action)
        if action == "first" { weakOwner?.perform(action: "second") }
        if action == "replace" { weakOwner?.componentDelegate.actions = [] }
        if action == "end" { owner = nil }
      }, onCompleted: { log.append("completed") }
    ).disposed(by: bag)
    source.onNext("first")
    source.onNext("replace")
    source.onNext("lost")
    owner?.componentDelegate.actions = [source]
    source.onNext("end")
    source.onNext("after")
    #expect(log == ["first", "second", "replace", "end", "completed"])
    #expect(weakOwner == nil)
  }
}
