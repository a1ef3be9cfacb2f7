// Foundation on Linux declares these types and prints them by their stored properties. They print here as on
// Apple's systems.

extension CGPoint: @retroactive CustomStringConvertible {
  /// The coordinates: `(40.0, 100.0)`.
  public var description: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomStringConvertible {
  /// The width and the height: `(200.0, 100.0)`.
  public var description: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomStringConvertible {
  /// The origin and the size: `(40.0, 100.0, 200.0, 100.0)`.
  public var description: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
