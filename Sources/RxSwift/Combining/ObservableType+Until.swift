import Foundation

extension ObservableType {
  /// Emits elements until `other` delivers one, then completes. The completion of `other` does nothing, its
  /// failure ends the sequence.
  public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
    Producer { sink in
      let gate = NSRecursiveLock()
      let trigger = other.subscribe(
        AnyObserver { event in
          gate.withLock {
            switch event {
            case .next: sink.on(.completed)
            case .error(let error): sink.on(.error(error))
            case .completed: break
            }
          }
        })
      guard sink.isOpen else { return trigger }
      return Disposables.create(
        self.subscribe(AnyObserver { event in gate.withLock { sink.on(event) } }), trigger)
    }
  }

  /// Drops elements until `other` delivers one.
  public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
    Producer { sink in
      let gate = NSRecursiveLock()
      var isOpen = false
      let trigger = SingleAssignmentDisposable()
      let source = self.subscribe(
        AnyObserver { event in
          gate.withLock { if isOpen || event.isStopEvent { sink.on(event) } }
        })
      trigger.setDisposable(
        other.subscribe(
          AnyObserver { event in
            gate.withLock {
              switch event {
              case .next:
                isOpen = true
                trigger.dispose()
              case .error(let error): sink.on(.error(error))
              case .completed: trigger.dispose()
              }
            }
          }))
      return Disposables.create(source, trigger)
    }
  }
}
