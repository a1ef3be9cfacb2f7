import Foundation

extension ObservableType {
  /// Delivers elements in arrays: when `count` have come, or a time has passed since the last array. The rest
  /// comes at the end.
  public func buffer(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    Producer { sink in
      let gate = NSRecursiveLock()
      let timer = Countdown(timeSpan, scheduler: scheduler, gate: gate)
      var elements: [Element] = []
      func send() {
        let full = elements
        elements = []
        sink.on(.next(full))
        timer.start(atEnd: send)
      }
      timer.start(atEnd: send)
      let source = self.subscribe(
        AnyObserver { event in
          gate.withLock {
            switch event {
            case .next(let element):
              elements.append(element)
              if elements.count == count { send() }
            case .error(let error): sink.on(.error(error))
            case .completed:
              sink.on(.next(elements))
              sink.on(.completed)
            }
          }
        })
      return Disposables.create(source, timer)
    }
  }

  /// Delivers elements in sequences: a new one begins when `count` have come, or a time has passed since the
  /// last began.
  public func window(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    Producer { sink in
      let gate = NSRecursiveLock()
      let timer = Countdown(timeSpan, scheduler: scheduler, gate: gate)
      let source = SingleAssignmentDisposable()
      // The sequence goes on until the windows' observers, too, have ended.
      let users = RefCountDisposable(disposable: Disposables.create(timer, source))
      var current = PublishSubject<Element>()
      var length = 0
      func next() {
        current.onCompleted()
        current = PublishSubject()
        length = 0
        sink.on(.next(current.retaining(users)))
        timer.start(atEnd: next)
      }
      sink.on(.next(current.retaining(users)))
      timer.start(atEnd: next)
      source.setDisposable(
        self.subscribe(
          AnyObserver { event in
            gate.withLock {
              current.on(event)
              switch event {
              case .next:
                length += 1
                if length == count { next() }
              case .error(let error): sink.on(.error(error))
              case .completed: sink.on(.completed)
              }
            }
          }))
      return users
    }
  }
}
