/// A sequence that is subscribed to only when it is connected; its elements are then shared by all observers.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType,
  @unchecked Sendable
{
  private let source: Observable<Element>
  private let makeSubject: () -> Multicasting<Element>
  private let lock = Lock()
  private var subject: Multicasting<Element>?
  private var connection: SingleAssignmentDisposable?

  fileprivate init(_ source: Observable<Element>, _ makeSubject: @escaping () -> Multicasting<Element>) {
    self.source = source
    self.makeSubject = makeSubject
    super.init()
  }

  /// Subscribes an observer to the shared elements, which come once the sequence is connected.
  public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    currentSubject.source.subscribe(observer)
  }

  /// Subscribes to the source, unless it is already.
  ///
  /// - Returns: the connection; disposing of it ends the subscription, and a later connection begins anew.
  public func connect() -> any Disposable {
    let made = SingleAssignmentDisposable()
    let known = lock.locked { () -> SingleAssignmentDisposable? in
      if let connection { return connection }
      connection = made
      return nil
    }
    if let known { return handle(known) }
    let subject = currentSubject
    made.setDisposable(
      source.subscribe(
        AnyObserver { [weak self, weak made] event in
          // The connection is over before the end is delivered, so that an observer can connect anew.
          if event.isStopEvent, let made {
            self?.clearConnection(made)
            made.dispose()
          }
          subject.observer.on(event)
        }))
    return handle(made)
  }

  private var currentSubject: Multicasting<Element> {
    lock.locked {
      if let subject { return subject }
      let made = makeSubject()
      subject = made
      return made
    }
  }

  private func handle(_ connection: SingleAssignmentDisposable) -> any Disposable {
    AnonymousDisposable {
      self.clearConnection(connection)
      connection.dispose()
    }
  }

  private func clearConnection(_ ended: SingleAssignmentDisposable) {
    let former: Multicasting<Element>? = lock.locked {
      guard connection === ended else { return nil }
      connection = nil
      return subject.take()
    }
    withExtendedLifetime(former) {}
  }
}

/// A subject without its type.
struct Multicasting<Element> {
  let observer: AnyObserver<Element>
  let source: Observable<Element>

  init<Subject: SubjectType>(_ subject: Subject)
  where Subject.Element == Element, Subject.Observer.Element == Element {
    observer = subject.asObserver().asObserver()
    source = subject.asObservable()
  }
}

extension ObservableType {
  /// Shares the elements of one subscription through a subject, once connected.
  public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element>
  where Subject.Observer.Element == Element, Subject.Element == Element {
    ConnectableObservable(asObservable()) { Multicasting(subject) }
  }

  /// Shares the elements of one subscription through a subject that is made for each connection.
  public func multicast<Subject: SubjectType>(
    makeSubject: @escaping () -> Subject
  ) -> ConnectableObservable<Subject.Element>
  where Subject.Observer.Element == Element, Subject.Element == Element {
    ConnectableObservable(asObservable()) { Multicasting(makeSubject()) }
  }

  /// Shares the elements of one subscription within the sequence that `selector` makes.
  public func multicast<Subject: SubjectType, Result>(
    _ subjectSelector: @escaping () throws -> Subject,
    selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element, Subject.Element == Element {
    .deferred {
      let connectable = self.multicast(try subjectSelector())
      let result = try selector(connectable)
      return Producer { sink in Disposables.create(result.subscribe(sink), connectable.connect()) }
    }
  }

  /// Shares the elements of one subscription, once connected.
  public func publish() -> ConnectableObservable<Element> {
    multicast { PublishSubject<Element>() }
  }

  /// Shares the elements of one subscription, once connected, and repeats the last `bufferSize` to new
  /// observers.
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    multicast { ReplaySubject<Element>.create(bufferSize: bufferSize) }
  }

  /// Shares the elements of one subscription, once connected, and repeats all of them to new observers.
  public func replayAll() -> ConnectableObservable<Element> {
    multicast { ReplaySubject<Element>.createUnbounded() }
  }
}
