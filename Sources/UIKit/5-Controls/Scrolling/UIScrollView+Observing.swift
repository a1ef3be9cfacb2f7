import ObjectiveCRuntime

extension UIScrollView {
  /// Begins a change of the offset; nil where there is none, or nothing is observed.
  func willChangeOffset(_ isChange: @autoclosure () -> Bool) -> ObservedChange? {
    guard ObjectiveCMembers.hasObservers, isChange() else { return nil }
    return ObservedChange(of: ["contentOffset"], in: self)
  }
}

/// A scroll view whose class adds properties that can be observed.
protocol ObservableScrollView: UIScrollView {
  /// The class's own properties that can be observed.
  static var scrollObservableProperties: [String: AnyKeyPath] { get }
}

extension UIScrollView: ObservableView {}

extension ObservableView where Self: UIScrollView {
  static var ownObservableProperties: [String: AnyKeyPath] {
    var all: [String: AnyKeyPath] = [
      "contentOffset": \Self.contentOffset, "contentSize": \Self.contentSize,
      "contentInset": \Self.contentInset,
    ]
    if let own = (Self.self as? any ObservableScrollView.Type)?.scrollObservableProperties {
      all.merge(own) { $1 }
    }
    return all
  }
}
