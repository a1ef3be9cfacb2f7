/// An observable sequence that is also an observer.
public protocol SubjectType<Element>: ObservableType {
  /// The type of the observer.
  associatedtype Observer: ObserverType

  /// Returns the observer.
  func asObserver() -> Observer
}
