import RxSwift

/// An error of tests.
enum TestError: Error { case first, second }

/// A record of what a subscription received, in words.
final class Recorder<Element> {
  var log: [String] = []
  private(set) var subscription: any Disposable = Disposables.create()

  /// Subscribes to a sequence, and records its events and its disposal.
  init(_ source: some ObservableConvertibleType<Element>) {
    subscription = source.asObservable().subscribe(
      onNext: { [weak self] in self?.log.append("\($0)") },
      onError: { [weak self] in self?.log.append("error \($0)") },
      onCompleted: { [weak self] in self?.log.append("completed") },
      onDisposed: { [weak self] in self?.log.append("disposed") })
  }

  func dispose() { subscription.dispose() }
}

/// Returns what a synchronous sequence delivers.
func events<Element>(_ source: some ObservableConvertibleType<Element>) -> [String] {
  let recorder = Recorder(source)
  return recorder.log
}
