import UIKit

/// Names the cells of a table that show a component of a type.
public struct TableViewCellIdentifier<T: UIView>: Sendable {
  /// The name.
  public let name: String

  /// Creates an identifier.
  /// - Parameter name: The name; by default that of the component's type, with its module.
  public init(name: String = String(reflecting: T.self)) {
    self.name = name
  }

  /// Returns the identifier without the component's type.
  public func typeErased() -> AnyTableViewCellIdentifier {
    AnyTableViewCellIdentifier(name: name, type: TableViewCellWrapper<T>.self)
  }
}

/// Names the cells of a table that show a component of some type.
public struct AnyTableViewCellIdentifier {
  /// The name.
  public let name: String
  let type: AnyClass
}

/// Names the headers and footers of a table that show a component of a type.
public struct TableViewHeaderFooterIdentifier<T: UIView>: Sendable {
  /// The name.
  public let name: String

  /// Creates an identifier.
  /// - Parameter name: The name; by default that of the component's type, with its module.
  public init(name: String = String(reflecting: T.self)) {
    self.name = name
  }

  /// Returns the identifier without the component's type.
  public func typeErased() -> AnyTableViewHeaderFooterIdentifier {
    AnyTableViewHeaderFooterIdentifier(name: name, type: TableViewHeaderFooterWrapper<T>.self)
  }
}

/// Names the headers and footers of a table that show a component of some type.
public struct AnyTableViewHeaderFooterIdentifier {
  /// The name.
  public let name: String
  let type: AnyClass
}
