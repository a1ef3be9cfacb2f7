import Foundation

// In an extension of the protocol, so that classes may have a method of that name.
extension NSObjectProtocol where Self: NSObject {
  /// Returns the name of the class with its module, such as `App.NoteCell`, as it is used for reuse
  /// identifiers.
  public static func description() -> String { qualifiedName(of: Self.self) }
}

/// Returns the name of a class with its module and the types that it lies in. `NSStringFromClass` stops the
/// program for a class that lies in another type or is private.
func qualifiedName(of type: AnyClass) -> String {
  _typeName(type, qualified: true).split(separator: ".").filter { !$0.hasPrefix("(unknown context") }
    .joined(separator: ".")
}
