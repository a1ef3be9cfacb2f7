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

  /// Creates a value, which a function changes.
  static func build(_ closure: (inout Self) -> Void) -> Self
}

extension Buildable {
  /// Creates a value of defaults, which a function changes.
  public static func build(_ closure: (inout Self) -> Void) -> Self {
    var value = Self()
    closure(&value)
    return value
  }
}
