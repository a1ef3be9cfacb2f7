import DisplayProtocol

/// The target of a driver's request: a view, found by its name, or a point.
public enum DriverTarget: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// A view by its accessibility identifier, its accessibility label or its visible text, exactly as it is
  /// written. `index` picks among several, in the order of the tree, from 0.
  case name(String, index: Int)
  /// A point of the window, in points.
  case point(CGPoint)
  /// A view by its number, which a tree with details has. A number names the same view for as long as it
  /// lives, and no other one afterwards.
  case view(Int)

  /// The first view of that name.
  public static func name(_ name: String) -> DriverTarget { .name(name, index: 0) }

  /// The first view of that name.
  public init(stringLiteral value: String) {
    self = .name(value, index: 0)
  }

  /// The target as an error message names it.
  public var description: String {
    switch self {
    case .name(let name, index: 0): "\"\(name)\""
    case .name(let name, let index): "\"\(name)\" number \(index)"
    case .point(let point): "(\(point.x), \(point.y))"
    case .view(let number): "view \(number)"
    }
  }
}

/// The reason a driver could not carry out a request; the app goes on.
public struct DriverError: Error, Hashable, CustomStringConvertible {
  /// A description of the error and of what was found instead, as a sentence.
  public var message: String

  /// Makes an error of a sentence.
  public init(_ message: String) {
    self.message = message
  }

  /// The sentence.
  public var description: String { message }
}
