import Foundation

extension ObservableType where Element: FixedWidthInteger {
  /// Returns a sequence that counts from 0, an element in each period.
  public static func interval(
    _ period: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler)
  }

  /// Returns a sequence that delivers 0 after a time and counts on in each period; without one it completes then.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Producer { sink in
      guard let period else {
        return scheduler.scheduleRelative((), dueTime: dueTime) { _ in
          sink.on(.next(0))
          sink.on(.completed)
          return Disposables.create()
        }
      }
      return scheduler.schedulePeriodic(0 as Element, startAfter: dueTime, period: period) { count in
        sink.on(.next(count))
        return count &+ 1
      }
    }
  }
}

extension ObservableType {
  /// Delivers elements and the end later, by a time; a failure at once.
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    Producer { sink in
      let group = CompositeDisposable()
      func later(_ event: Event<Element>) {
        let scheduled = SingleAssignmentDisposable()
        guard let key = group.insert(scheduled) else { return }
        scheduled.setDisposable(
          scheduler.scheduleRelative((), dueTime: dueTime) { _ in
            sink.on(event)
            group.remove(for: key)
            return Disposables.create()
          })
      }
      group.insert(
        self.subscribe(
          AnyObserver { event in
            if case .error = event { sink.on(event) } else { later(event) }
          }))
      return group
    }
  }

  /// Subscribes to the sequence after a time.
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Producer { sink in
      scheduler.scheduleRelative((), dueTime: dueTime) { _ in self.subscribe(sink) }
    }
  }

  /// Delivers an element when no other has come for a time, and the last one at the end.
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    Producer { sink in
      let gate = NSRecursiveLock()
      let timer = SerialDisposable()
      var waiting: Element?
      var number = 0
      let source = self.subscribe(
        AnyObserver { event in
          gate.withLock {
            switch event {
            case .next(let element):
              waiting = element
              number += 1
              let own = number
              timer.disposable = scheduler.scheduleRelative((), dueTime: dueTime) { _ in
                gate.withLock {
                  guard own == number, let element = waiting.take() else { return }
                  sink.on(.next(element))
                }
                return Disposables.create()
              }
            case .error:
              waiting = nil
              sink.on(event)
            case .completed:
              if let element = waiting.take() { sink.on(.next(element)) }
              sink.on(.completed)
            }
          }
        })
      return Disposables.create(source, timer)
    }
  }

  /// Delivers an element, then none for a time; at its end the latest that came meanwhile.
  ///
  /// - Parameters:
  ///   - dueTime: the time after an element in which no other is delivered.
  ///   - latest: whether the latest element that came meanwhile is delivered; it is by default.
  ///   - scheduler: measures the time, and delivers the latest element at its end.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Producer { sink in
      let gate = NSRecursiveLock()
      let timer = SerialDisposable()
      var waiting: Element?
      var lastTime: Date?
      var isOver = false
      func send(_ element: Element) {
        lastTime = scheduler.now
        sink.on(.next(element))
      }
      let source = self.subscribe(
        AnyObserver { event in
          gate.withLock {
            switch event {
            case .next(let element):
              let elapsed = lastTime.map { scheduler.now.timeIntervalSince($0) } ?? .infinity
              // Clocks of computers are set back at times.
              guard elapsed >= 0, elapsed < dueTime.seconds else {
                waiting = nil
                return send(element)
              }
              guard latest else { return }
              let isScheduled = waiting != nil
              waiting = element
              guard !isScheduled else { return }
              let rest = RxTimeInterval.nanoseconds(Int(((dueTime.seconds - elapsed) * 1e9).rounded(.up)))
              timer.disposable = scheduler.scheduleRelative((), dueTime: rest) { _ in
                gate.withLock {
                  if let element = waiting.take() { send(element) }
                  if isOver { sink.on(.completed) }
                }
                return Disposables.create()
              }
            case .error:
              waiting = nil
              sink.on(event)
            case .completed:
              if waiting != nil { isOver = true } else { sink.on(.completed) }
            }
          }
        })
      return Disposables.create(source, timer)
    }
  }

  /// Emits elements for a time, then completes.
  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    take(until: Observable<Int>.timer(duration, scheduler: scheduler))
  }

  /// Drops elements for a time.
  public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    skip(until: Observable<Int>.timer(duration, scheduler: scheduler))
  }

  /// Fails with `RxError.timeout` when no event comes for a time.
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    timeout(dueTime, other: Observable<Element>.error(RxError.timeout), scheduler: scheduler)
  }

  /// Goes on with another sequence when no event comes for a time.
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    Producer { sink in
      let gate = NSRecursiveLock()
      let current = SerialDisposable()
      let timer = SerialDisposable()
      var number = 0
      var hasSwitched = false
      func start() {
        number += 1
        let own = number
        timer.disposable = scheduler.scheduleRelative((), dueTime: dueTime) { _ in
          let switches = gate.withLock {
            guard own == number, !hasSwitched else { return false }
            hasSwitched = true
            return true
          }
          if switches { current.disposable = other.asObservable().subscribe(sink) }
          return Disposables.create()
        }
      }
      let first = SingleAssignmentDisposable()
      current.disposable = first
      start()
      first.setDisposable(
        self.subscribe(
          AnyObserver { event in
            gate.withLock {
              guard !hasSwitched else { return }
              if !event.isStopEvent { start() } else { timer.dispose() }
              sink.on(event)
            }
          }))
      return Disposables.create(current, timer)
    }
  }

  /// Delivers elements in arrays: when `count` have come, or a time has passed since the last array. The rest comes at
  /// the end.
  public func buffer(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    Producer { sink in
      let gate = NSRecursiveLock()
      let timer = SerialDisposable()
      var elements: [Element] = []
      var number = 0
      func start() {
        number += 1
        let own = number
        timer.disposable = scheduler.scheduleRelative((), dueTime: timeSpan) { _ in
          gate.withLock { if own == number { send() } }
          return Disposables.create()
        }
      }
      func send() {
        let full = elements
        elements = []
        start()
        sink.on(.next(full))
      }
      start()
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

  /// Delivers elements in sequences: a new one begins when `count` have come, or a time has passed since the last began.
  public func window(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    Producer { sink in
      let gate = NSRecursiveLock()
      let timer = SerialDisposable()
      var current = PublishSubject<Element>()
      var length = 0
      var number = 0
      func start() {
        number += 1
        let own = number
        timer.disposable = scheduler.scheduleRelative((), dueTime: timeSpan) { _ in
          gate.withLock { if own == number { next() } }
          return Disposables.create()
        }
      }
      func next() {
        current.onCompleted()
        current = PublishSubject()
        length = 0
        start()
        sink.on(.next(current))
      }
      start()
      sink.on(.next(current))
      let source = self.subscribe(
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
        })
      return Disposables.create(source, timer)
    }
  }
}

extension DispatchTimeInterval {
  /// The length in seconds; infinity for `never`.
  var seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: .infinity
    @unknown default: .infinity
    }
  }
}
