import ObjectiveCRuntime

/// Changes of an object's properties that observers are notified of.
struct ObservedChange {
  private let object: AnyObject
  private let keys: [String]

  /// Notifies observers that properties are about to change.
  init(of keys: [String], in object: AnyObject) {
    (self.object, self.keys) = (object, keys)
    for key in keys { ObjectiveCMembers.willChange(object, key) }
  }

  /// Notifies observers that the properties have changed.
  func end() {
    for key in keys.reversed() { ObjectiveCMembers.didChange(object, key) }
  }
}

/// The part of a view's geometry that is set, and the parts that change with it.
enum GeometryPart {
  case frame
  case center
  /// The bounds, of another size.
  case size
  /// The bounds, of the same size.
  case bounds

  /// The properties that change.
  fileprivate var keys: [String] {
    switch self {
    case .frame: ["frame", "bounds", "center"]
    case .center: ["frame", "center"]
    case .size: ["frame", "bounds"]
    case .bounds: ["bounds"]
    }
  }
}

extension UIView {
  /// Begins a change of the geometry; nil where there is none, or nothing is observed.
  func willChangeGeometry(_ part: @autoclosure () -> GeometryPart, _ isChange: @autoclosure () -> Bool)
    -> ObservedChange?
  {
    guard ObjectiveCMembers.hasObservers, isChange() else { return nil }
    return ObservedChange(of: part().keys, in: self)
  }
}

/// A view whose class adds properties that can be observed to those of `UIView`.
protocol ObservableView: UIView {
  /// The class's own properties that can be observed.
  static var ownObservableProperties: [String: AnyKeyPath] { get }
}

extension UIView: ObservableKeys {}

extension ObservableKeys where Self: UIView {
  /// The properties that can be observed, by their names.
  @MainActor package static var observableProperties: [String: AnyKeyPath] {
    var all: [String: AnyKeyPath] = [
      "frame": \Self.frame, "bounds": \Self.bounds, "center": \Self.center, "alpha": \Self.alpha,
      "isHidden": \Self.isHidden,
    ]
    if let own = (Self.self as? any ObservableView.Type)?.ownObservableProperties {
      all.merge(own) { $1 }
    }
    return all
  }
}

extension UILabel: ObservableView {}

extension ObservableView where Self: UILabel {
  static var ownObservableProperties: [String: AnyKeyPath] { ["text": \Self.text] }
}
