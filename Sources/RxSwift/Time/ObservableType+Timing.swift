import Foundation

extension ObservableType where Element: FixedWidthInteger {
  /// Returns a sequence that counts from 0, an element in each period.
  public static func interval(
    _ period: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler)
  }

  /// Returns a sequence that delivers 0 after a time and counts on in each period; without one it completes
  /// then.
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
      let delivery = DelayedDelivery(to: sink, by: dueTime, on: scheduler)
      return Disposables.create(Upstream(to: self) { delivery.on($0) }, delivery)
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
      let timer = Countdown(dueTime, scheduler: scheduler, gate: gate)
      var waiting: Element?
      let source = self.subscribe(
        AnyObserver { event in
          gate.withLock {
            switch event {
            case .next(let element):
              waiting = element
              timer.start {
                if let element = waiting.take() { sink.on(.next(element)) }
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
        waiting = nil
        sink.on(.next(element))
        // The time begins when the element has been processed.
        lastTime = scheduler.now
      }
      func sendLater(after rest: Double) {
        timer.replace {
          scheduler.scheduleRelative((), dueTime: RxTimeInterval(seconds: rest)) { _ in
            gate.withLock {
              if let element = waiting { send(element) }
              if isOver { sink.on(.completed) }
            }
            return Disposables.create()
          }
        }
      }
      let source = Upstream(to: self) { event in
        gate.withLock {
          switch event {
          case .next(let element):
            let elapsed = lastTime.map { scheduler.now.timeIntervalSince($0) } ?? .infinity
            // Clocks of computers are set back at times.
            guard elapsed >= 0, elapsed < dueTime.seconds else { return send(element) }
            guard latest else { return }
            let isScheduled = waiting != nil
            waiting = element
            if !isScheduled { sendLater(after: dueTime.seconds - elapsed) }
          case .error:
            waiting = nil
            sink.on(event)
          case .completed:
            if waiting != nil { isOver = true } else { sink.on(.completed) }
          }
        }
      }
      return Disposables.create(source, timer)
    }
  }

  /// Emits elements for a time, then completes.
  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    take(until: Observable<Int>.timer(duration, scheduler: scheduler))
  }

  /// Drops elements for a time.
  public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    Producer { sink in
      let gate = NSRecursiveLock()
      var isOpen = false
      let timer = scheduler.scheduleRelative((), dueTime: duration) { _ in
        gate.withLock { isOpen = true }
        return Disposables.create()
      }
      let source = self.subscribe(
        AnyObserver { event in
          gate.withLock { if isOpen || event.isStopEvent { sink.on(event) } }
        })
      return Disposables.create(timer, source)
    }
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
        timer.replace {
          scheduler.scheduleRelative((), dueTime: dueTime) { _ in
            let switches = gate.withLock {
              guard own == number, !hasSwitched else { return false }
              hasSwitched = true
              return true
            }
            if switches { current.replace { other.asObservable().subscribe(sink) } }
            return Disposables.create()
          }
        }
      }
      current.replace {
        start()
        return self.subscribe(
          AnyObserver { event in
            gate.withLock {
              guard !hasSwitched else { return }
              number += 1
              sink.on(event)
              if !event.isStopEvent { start() }
            }
          })
      }
      return Disposables.create(current, timer)
    }
  }
}
