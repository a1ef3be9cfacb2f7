import Foundation

// Key-value coding of defaults, which apps use in place of `set(_:forKey:)` and `object(forKey:)`. Foundation
// on Linux has none.
extension UserDefaults {
  /// Sets the value of a default; nil removes it.
  public func setValue(_ value: Any?, forKey key: String) {
    guard let value else { return removeObject(forKey: key) }
    set(value, forKey: key)
  }

  /// Returns the value of a default; nil where there is none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value of a default whose name is a path without a dot; nil removes it.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

  /// Returns the value at a path: that of the default of the whole name, or else of dictionaries by the names
  /// between the dots.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let value = object(forKey: keyPath) { return value }
    let names = keyPath.split(separator: ".").map(String.init)
    guard let first = names.first else { return nil }
    return names.dropFirst().reduce(object(forKey: first)) { ($0 as? [String: Any])?[$1] }
  }
}
