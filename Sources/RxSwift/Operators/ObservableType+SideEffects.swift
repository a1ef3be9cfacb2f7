import Foundation

extension ObservableType {
  /// Runs closures at the events of each subscription. What they throw ends the sequence.
  ///
  /// - Parameters:
  ///   - onNext: runs before an element is delivered.
  ///   - afterNext: runs after an element was delivered.
  ///   - onError: runs before a failure is delivered.
  ///   - afterError: runs after a failure was delivered.
  ///   - onCompleted: runs before the end is delivered.
  ///   - afterCompleted: runs after the end was delivered.
  ///   - onSubscribe: runs before the sequence is subscribed to.
  ///   - onSubscribed: runs after the sequence was subscribed to.
  ///   - onDispose: runs when the subscription is over.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    Producer { sink in
      onSubscribe?()
      let subscription = self.subscribe(
        AnyObserver { event in
          do {
            switch event {
            case .next(let element):
              try onNext?(element)
              sink.on(event)
              try afterNext?(element)
            case .error(let error):
              try onError?(error)
              defer { sink.dispose() }
              if sink.deliver(event) { try afterError?(error) }
            case .completed:
              try onCompleted?()
              defer { sink.dispose() }
              if sink.deliver(event) { try afterCompleted?() }
            }
          } catch { sink.on(.error(error)) }
        })
      onSubscribed?()
      guard let onDispose else { return subscription }
      return Disposables.create(subscription, Disposables.create(with: onDispose))
    }
  }

  /// Prints subscriptions, events and disposals to the standard output.
  ///
  /// - Parameters:
  ///   - identifier: the name to print; the place of the call by default.
  ///   - trimOutput: whether long elements are shortened; not by default.
  ///   - file: the file that the place names; the caller's by default.
  ///   - line: the line that the place names; the caller's by default.
  ///   - function: the function that the place names; the caller's by default.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID, line: UInt = #line,
    function: String = #function
  ) -> Observable<Element> {
    let name = identifier ?? "\(file):\(line) (\(function))"
    func show(_ message: String) {
      print("\(Date.now.formatted(.iso8601)): \(name) -> \(message)")
    }
    return Producer { sink in
      show("subscribed")
      var isOver = false
      let subscription = self.subscribe(
        AnyObserver { event in
          let text = "\(event)"
          show(
            "Event \(trimOutput && text.count > 40 ? "\(text.prefix(20))...\(text.suffix(20))" : text)")
          if event.isStopEvent { isOver = true }
          sink.on(event)
        })
      return Disposables.create {
        if !isOver { show("isDisposed") }
        subscription.dispose()
      }
    }
  }
}
