import Foundation
import RxSwift
import Testing

@MainActor struct InfallibleTests {
  @Test func failuresAreReplaced() {
    let failing = Observable.of(1).concat(Observable.error(TestError.first))
    #expect(events(failing.asInfallible(onErrorJustReturn: 0)) == ["1", "0", "completed", "disposed"])
    #expect(
      events(failing.asInfallible(onErrorFallbackTo: .of(7, 8))) == ["1", "7", "8", "completed", "disposed"])
    #expect(events(failing.asInfallible { _ in .empty() }) == ["1", "completed", "disposed"])
  }

  @Test func operatorsKeepIt() {
    let numbers = Infallible<Int>.create { observer in
      for number in [1, 1, 2, 3] { observer(.next(number)) }
      observer(.completed)
      return Disposables.create()
    }
    let texts: Infallible<String> = numbers.distinctUntilChanged().filter { $0 != 2 }.scan(0) { $0 + $1 }
      .flatMap { .just(-$0) }.map { "n\($0)" }.startWith("s").share()
    #expect(events(texts) == ["s", "n-1", "n-4", "completed", "disposed"])
    #expect(
      events(numbers.flatMapLatest { .just($0) }.skip(1).take(2)) == ["1", "2", "completed", "disposed"])
    var log: [String] = []
    _ = Infallible.of("1", "x").compactMap { Int($0) }.subscribe { event in log.append("\(event)") }
    #expect(log == ["next(1)", "completed"])
  }

  @Test func dataIsDecoded() {
    let json = Observable.of(Data("[1,2]".utf8), Data("{".utf8)).decode(
      type: [Int].self, decoder: JSONDecoder())
    #expect(events(json).first == "[1, 2]" && events(json)[1].hasPrefix("error"))
  }

  @Test func everyPropertyIsABinder() {
    final class Lamp: ReactiveCompatible { var level = 0 }
    let lamp = Lamp()
    let levels = PublishSubject<Int>()
    let binding = levels.bind(to: lamp.rx.level)
    levels.onNext(3)
    #expect(lamp.level == 3)
    binding.dispose()
    levels.onNext(4)
    #expect(lamp.level == 3)
  }
}
