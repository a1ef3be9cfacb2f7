extension ObservableType {
  /// Drops the first `count` elements of each subscription.
  public func skip(_ count: Int) -> Observable<Element> {
    Producer { sink in
      var remaining = count
      return self.subscribe(
        AnyObserver { event in
          if case .next = event, remaining > 0 {
            remaining -= 1
          } else {
            sink.on(event)
          }
        })
    }
  }

  /// Emits the first `count` elements, then completes.
  public func take(_ count: Int) -> Observable<Element> {
    guard count > 0 else { return .empty() }
    return Producer { sink in
      var remaining = count
      return self.subscribe(
        AnyObserver { event in
          guard case .next = event else { return sink.on(event) }
          guard remaining > 0 else { return }
          remaining -= 1
          let isLast = remaining == 0
          sink.on(event)
          if isLast { sink.on(.completed) }
        })
    }
  }

  /// Delivers elements before those of the sequence, synchronously and before it is subscribed to.
  public func startWith(_ elements: Element...) -> Observable<Element> {
    Producer { sink in
      for element in elements where sink.isOpen { sink.on(.next(element)) }
      guard sink.isOpen else { return Disposables.create() }
      return self.subscribe(sink)
    }
  }
}
