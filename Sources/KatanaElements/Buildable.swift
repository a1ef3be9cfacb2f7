/// A value that starts from defaults and is then filled in.
///
/// ```swift
/// let props = Label.Props.build {
///   $0.textAlignment = .center
///   $0.numberOfLines = 0
/// }
/// ```
public protocol Buildable {
  /// Makes a value of defaults.
  init()

  /// Makes a value and lets a function change it.
  static func build(_ closure: (inout Self) -> Void) -> Self
}

extension Buildable {
  /// Makes a value of defaults and lets a function change it.
  public static func build(_ closure: (inout Self) -> Void) -> Self {
    var value = Self()
    closure(&value)
    return value
  }
}
