import RxSwift

/// A subject that completes when its owner releases it: a component's end ends what observes it.
@usableFromInline final class ComponentSubject<Subject: ObserverType> {
  /// The observable that others subscribe to.
  let subject: Subject

  init(_ subject: Subject) { self.subject = subject }

  /// Emits an element.
  func send(_ element: Subject.Element) { subject.onNext(element) }

  deinit { subject.onCompleted() }
}
