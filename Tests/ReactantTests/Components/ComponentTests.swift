import RxSwift
import Testing

@testable import Reactant

@MainActor struct ComponentTests {
  @Test("9, 12: Components are made with any types, and call afterInit() once") func making() {
    for canUpdate in [true, false] {
      #expect(Counter<Void>(canUpdate: canUpdate).inits == 1)
      #expect(Counter<Int>(canUpdate: canUpdate).inits == 1)
      _ = ComponentBase<Void, Void>(canUpdate: canUpdate)
      _ = ComponentBase<Int, Void>(canUpdate: canUpdate)
      _ = ComponentBase<Void, Int>(canUpdate: canUpdate)
    }
  }

  @Test("10: A Void state updates once, when updates are allowed") func voidUpdates() {
    #expect(Counter<Void>(canUpdate: true).updates == 1)
    #expect(Counter<Void>(canUpdate: false).updates == 0)
  }

  @Test("11: Another state updates when it is set") func otherUpdates() {
    #expect(Counter<Int>(canUpdate: true).updates == 0)
    #expect(Counter<Int>().with(state: 2).updates == 1)
  }

  @Test("States set while updates are not allowed are shown by one update") func oneUpdate() {
    let counter = Counter<Int>(canUpdate: false)
    for number in 1...4 { counter.componentState = number }
    counter.componentDelegate.canUpdate = true
    #expect(counter.updates == 1 && counter.previousComponentState == 3)
  }

  @Test("A refused update is not made up for, but observed") func refused() {
    let counter = Counter<Int>()
    let after = Recorder(counter.observeState(.afterUpdate))
    counter.accepts = false
    counter.componentState = 1
    counter.accepts = true
    #expect(counter.updates == 0 && after.elements == [1] && !counter.componentDelegate.needsUpdate)
  }

  @Test("The order of a set: before, update, after, state") func order() {
    let counter = Counter<Int>()
    var log: [String] = []
    let bag = DisposeBag()
    counter.observableState.subscribe(onNext: { log.append("state \($0)") }).disposed(by: bag)
    counter.observeState(.afterUpdate).subscribe(onNext: { log.append("after \($0)") }).disposed(by: bag)
    counter.observeState(.beforeUpdate).subscribe(onNext: { log.append("before \($0)") }).disposed(by: bag)
    counter.onUpdate = { log.append("update") }
    counter.componentState = 1
    #expect(log == ["before 1", "update", "after 1", "state 1"])
    log = []
    counter.invalidate()
    #expect(log == ["update", "after 1"])
  }

  @Test("A state that is set in update() is observed last") func nested() {
    let counter = Counter<Int>()
    let (state, after) = (Recorder(counter.observableState), Recorder(counter.observeState(.afterUpdate)))
    var shown: [Int] = []
    counter.onUpdate = {
      shown.append(counter.componentState)
      if counter.componentState < 3 { counter.componentState += 1 }
    }
    counter.componentState = 1
    #expect(shown == [1, 2, 3] && counter.componentState == 3)
    #expect(state.elements == [1, 2, 3] && after.elements == [1, 2, 3])
  }

  @Test("A state that is set by an observer is observed by all after the first") func nestedInObserver() {
    let counter = Counter<Int>()
    let bag = DisposeBag()
    counter.observableState.subscribe(onNext: { if $0 == 1 { counter.componentState = 2 } }).disposed(by: bag)
    let state = Recorder(counter.observableState)
    counter.componentState = 1
    #expect(state.elements == [1, 2])
  }

  @Test("Subscriptions made in update() end before the next one") func stateBag() {
    let counter = Counter<Int>()
    let source = PublishSubject<Int>()
    var received: [Int] = []
    counter.onUpdate = {
      let state = counter.componentState
      source.subscribe(onNext: { _ in received.append(state) }).disposed(by: counter.stateDisposeBag)
    }
    counter.componentState = 1
    source.onNext(0)
    counter.componentState = 2
    source.onNext(0)
    #expect(received == [1, 2])
  }

  @Test("A closure that assigns the state does not keep the component alive") func setter() {
    var counter: Counter<Int>? = Counter()
    weak let weakCounter = counter
    let set = counter!.setComponentState
    set(5)
    #expect(counter!.componentState == 5)
    counter = nil
    #expect(weakCounter == nil)
  }

  @Test("Setting a state that nobody observes makes neither subjects nor bags") func cost() {
    let counter = Counter<Int>()
    for number in 0..<1_000 { counter.componentState = number }
    let children = Mirror(reflecting: counter.componentDelegate).children
    let made = children.filter { child in
      ["stateSubject", "beforeUpdateSubject", "afterUpdateSubject", "actionSubject", "stateBag", "actionBag"]
        .contains(child.label ?? "") && Mirror(reflecting: child.value).children.count > 0
    }
    #expect(made.isEmpty && counter.updates == 1_000)
  }
}
