/// The lifetime of what a shared sequence repeats.
public enum SubjectLifetimeScope {
  /// As long as it has observers: each connection has its own subject.
  case whileConnected
  /// For ever: all connections have the same subject, also after a failure or the end.
  case forever
}

extension ObservableType {
  /// Shares the elements of one subscription, which lasts while there are observers.
  ///
  /// - Parameters:
  ///   - replay: the number of last elements that a new observer receives first; none by default.
  ///   - scope: whether these are cleared when the last observer goes, and when the sequence ends; they are
  ///     by default.
  public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    switch scope {
    case .forever:
      replay == 0
        ? multicast(PublishSubject()).refCount()
        : multicast(ReplaySubject.create(bufferSize: replay)).refCount()
    case .whileConnected:
      replay == 0
        ? multicast { PublishSubject() }.refCount()
        : multicast { ReplaySubject.create(bufferSize: replay) }.refCount()
    }
  }
}
