/// A control whose class adds properties that can be observed.
protocol ObservableControl: UIControl {
  /// The class's own properties that can be observed.
  static var controlObservableProperties: [String: AnyKeyPath] { get }
}

extension UIControl: ObservableView {}

extension ObservableView where Self: UIControl {
  static var ownObservableProperties: [String: AnyKeyPath] {
    var all: [String: AnyKeyPath] = [
      "isEnabled": \Self.isEnabled, "isSelected": \Self.isSelected, "isHighlighted": \Self.isHighlighted,
    ]
    if let own = (Self.self as? any ObservableControl.Type)?.controlObservableProperties {
      all.merge(own) { $1 }
    }
    return all
  }
}
