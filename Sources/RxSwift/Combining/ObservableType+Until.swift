import Foundation

extension ObservableType {
  /// Emits elements until `other` delivers one, then completes. The completion of `other` does nothing, its
  /// failure ends the sequence.
  public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
    Producer { sink in
      let gate = NSRecursiveLock()
      let trigger = Upstream(to: other) { event in
        gate.withLock {
          switch event {
          case .next: sink.on(.completed)
          case .error(let error): sink.on(.error(error))
          case .completed: break
          }
        }
      }
      let source = self.subscribe(AnyObserver { event in gate.withLock { sink.on(event) } })
      return Disposables.create(source, trigger)
    }
  }

  /// Drops elements until `other` delivers one. It completes with the sequence if `other` has delivered one,
  /// and else does not end.
  public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
    Producer { sink in
      let gate = NSRecursiveLock()
      var isOpen = false
      let trigger = SingleAssignmentDisposable()
      let source = self.subscribe(
        AnyObserver { event in
          gate.withLock {
            switch event {
            case .next: if isOpen { sink.on(event) }
            case .error: sink.on(event)
            case .completed: isOpen ? sink.on(event) : sink.dispose()
            }
          }
        })
      trigger.setDisposable(
        Upstream(to: other) { event in
          gate.withLock {
            switch event {
            case .next:
              isOpen = true
              trigger.dispose()
            case .error(let error): sink.on(.error(error))
            case .completed: break
            }
          }
        })
      return Disposables.create(source, trigger)
    }
  }
}
