import RxSwift
import Testing

@MainActor struct SubscriptionTests {
  @Test func nothingComesAfterATerminalEvent() {
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      observer.onNext(2)
      observer.onError(TestError.first)
      return Disposables.create()
    }
    #expect(events(source) == ["1", "completed", "disposed"])
  }

  @Test func nothingComesAfterDisposal() {
    var observer: AnyObserver<Int>?
    var ended = 0
    let recorder = Recorder(
      Observable<Int>.create {
        observer = $0
        return Disposables.create { ended += 1 }
      })
    observer?.onNext(1)
    recorder.dispose()
    observer?.onNext(2)
    observer?.onCompleted()
    recorder.dispose()
    #expect(recorder.log == ["1", "disposed"])
    #expect(ended == 1)
  }

  @Test func theProducerIsRunForEachSubscriptionAndEndedOnceForEach() {
    var (started, ended) = (0, 0)
    let source = Observable<Int>.create { observer in
      started += 1
      observer.onCompleted()
      return Disposables.create { ended += 1 }
    }
    _ = events(source)
    _ = events(source.map { $0 })
    #expect(started == 2)
    #expect(ended == 2)
  }

  @Test func disposingInsideAnElementStopsASynchronousSource() {
    var produced = 0
    let disposable = SingleAssignmentDisposable()
    var received: [Int] = []
    disposable.setDisposable(
      Observable.from(1...1000).do(onNext: { _ in produced += 1 }).subscribe(onNext: {
        received.append($0)
        if $0 == 3 { disposable.dispose() }
      }))
    // The subscription is not known yet while the source runs in the outermost subscribe.
    #expect(received.count == 1000)
    produced = 0
    #expect(
      events(Observable.from(1...1000).do(onNext: { _ in produced += 1 }).take(3))
        == ["1", "2", "3", "completed", "disposed"])
    #expect(produced == 3)
  }

  @Test func anErrorWithoutAHandlerGoesToTheDefaultOne() {
    let former = Hooks.defaultErrorHandler
    defer { Hooks.defaultErrorHandler = former }
    nonisolated(unsafe) var unhandled: [String] = []
    Hooks.defaultErrorHandler = { _, error in unhandled.append("\(error)") }
    var disposed = 0
    _ = Observable<Int>.error(TestError.first).subscribe(onNext: { _ in }, onDisposed: { disposed += 1 })
    #expect(unhandled == ["first"])
    #expect(disposed == 1)
    _ = Observable<Int>.error(TestError.second).subscribe(onError: { _ in })
    #expect(unhandled == ["first"])
  }

  @Test func onDisposedRunsOnceAfterAnyEnding() {
    #expect(events(Observable.just(1)) == ["1", "completed", "disposed"])
    #expect(events(Observable<Int>.error(TestError.first)) == ["error first", "disposed"])
    let never = Recorder(Observable<Int>.never())
    #expect(never.log == [])
    never.dispose()
    never.dispose()
    #expect(never.log == ["disposed"])
  }

  @Test func anEndedSubscriptionKeepsNothingAlive() {
    final class Owner {}
    let subject = PublishSubject<Int>()
    var owner: Owner? = Owner()
    weak let weakOwner = owner
    let bag = DisposeBag()
    subject.map { $0 + 1 }.subscribe(onNext: { [owner] _ in _ = owner }).disposed(by: bag)
    owner = nil
    #expect(weakOwner != nil)
    subject.onCompleted()
    #expect(weakOwner == nil)
    withExtendedLifetime(bag) {}
  }

  @Test func aSubjectThatIsGoneKeepsNothingAlive() {
    final class Owner {}
    var owner: Owner? = Owner()
    weak let weakOwner = owner
    var subject: PublishSubject<Int>? = PublishSubject()
    _ = subject?.subscribe(onNext: { [owner] _ in _ = owner })
    owner = nil
    #expect(weakOwner != nil)
    subject = nil
    #expect(weakOwner == nil)
  }

  @Test func theObjectOfASubscriptionIsHeldWeakly() {
    final class Owner { var received: [Int] = [] }
    let subject = PublishSubject<Int>()
    var owner: Owner? = Owner()
    let subscription = subject.subscribe(with: owner!, onNext: { $0.received.append($1) })
    subject.onNext(1)
    #expect(owner?.received == [1])
    weak let weakOwner = owner
    owner = nil
    #expect(weakOwner == nil)
    subject.onNext(2)
    subscription.dispose()
  }
}

@MainActor struct DisposableTests {
  @Test func aBagDisposesOfItsContentInOrderWhenItIsReplaced() {
    var log: [String] = []
    var bag = DisposeBag()
    Disposables.create { log.append("a") }.disposed(by: bag)
    Disposables.create { log.append("b") }.disposed(by: bag)
    bag = DisposeBag()
    log.append("after")
    #expect(log == ["a", "b", "after"])
    withExtendedLifetime(bag) {}
  }

  @Test func aBagWithAnotherHolderIsNotDisposedOf() {
    var disposed = 0
    var bag: DisposeBag? = DisposeBag(disposing: Disposables.create { disposed += 1 })
    var other = bag
    bag = nil
    #expect(disposed == 0)
    other = nil
    #expect(disposed == 1)
    withExtendedLifetime(other) {}
  }

  @Test func aBagTakesListsAndBuilders() {
    var disposed = 0
    let one = { Disposables.create { disposed += 1 } }
    var bag: DisposeBag? = DisposeBag {
      one()
      one()
    }
    bag?.insert(one(), one())
    bag?.insert([one()])
    bag?.insert {
      one()
      one()
    }
    bag = nil
    #expect(disposed == 7)
    withExtendedLifetime(bag) {}
  }

  @Test func aGroupDisposesOfLateMembersAtOnce() {
    var log: [String] = []
    let group = CompositeDisposable(
      Disposables.create { log.append("a") }, Disposables.create { log.append("b") })
    let key = group.insert(Disposables.create { log.append("c") })!
    group.remove(for: key)
    #expect(log == ["c"])
    #expect(group.count == 2)
    group.dispose()
    #expect(group.insert(Disposables.create { log.append("d") }) == nil)
    #expect(log == ["c", "a", "b", "d"])
    #expect(group.isDisposed)
  }

  @Test func aSerialDisposableDisposesOfTheFormerOne() {
    var log: [String] = []
    let serial = SerialDisposable()
    serial.disposable = Disposables.create { log.append("a") }
    serial.disposable = Disposables.create { log.append("b") }
    #expect(log == ["a"])
    serial.dispose()
    serial.disposable = Disposables.create { log.append("c") }
    #expect(log == ["a", "b", "c"])
  }

  @Test func countedReferencesKeepTheContent() {
    var disposed = 0
    let counted = RefCountDisposable(disposable: Disposables.create { disposed += 1 })
    let (first, second) = (counted.retain(), counted.retain())
    counted.dispose()
    first.dispose()
    first.dispose()
    #expect(disposed == 0)
    second.dispose()
    #expect(disposed == 1)
    #expect(counted.isDisposed)
  }

  @Test func aDisposableMayBeGivenAfterItsDisposal() {
    var disposed = 0
    let single = SingleAssignmentDisposable()
    single.dispose()
    single.setDisposable(Disposables.create { disposed += 1 })
    #expect(disposed == 1)
  }
}
