import CRuntimeSupport
import Foundation

/// The maker of the objects in Interface Builder's documents, which the module of that name registers. UIKit
/// itself reads none.
@MainActor package protocol InterfaceLoader: AnyObject {
  /// Returns the contents of a nib, or nil where the bundle has none of the name.
  func nib(named name: String, in bundle: Bundle) -> (any InterfaceNib)?
  /// Returns the contents of a nib from its bytes, or nil where they are none.
  func nib(data: Data, in bundle: Bundle) -> (any InterfaceNib)?
}

/// The contents of a nib: objects that can be made any number of times.
@MainActor package protocol InterfaceNib: AnyObject {
  /// Makes the objects, connects them and returns those on the top level.
  ///
  /// - Parameters:
  ///   - owner: The object in the place of File's Owner.
  ///   - options: The objects in other placeholders.
  func instantiate(owner: Any?, options: [UINib.OptionsKey: Any]?) -> [Any]
}

/// The registered maker of objects.
@MainActor package enum InterfaceLoaders {
  /// The maker, registered by ``register(_:)``.
  private static var registered: (any InterfaceLoader)?
  private static let linked: Void = shoji_register_linked_interface_builder()

  /// Registers the maker of objects.
  package static func register(_ loader: any InterfaceLoader) { registered = loader }

  /// The maker of objects; nil where none is linked with the app.
  package static var current: (any InterfaceLoader)? {
    _ = linked
    return registered
  }

  /// The maker of objects for a document, which has to be linked.
  static func required(for document: String) -> any InterfaceLoader {
    guard let current else {
      ExceptionName.internalInconsistency.raise(
        """
        \(document) is a document of Interface Builder, which the product InterfaceBuilder of the package Shoji reads: add it \
        to the dependencies of the app's target.
        """)
    }
    return current
  }
}

extension Bundle {
  /// The form of the bundle in messages.
  package var messageName: String { "NSBundle <\(bundlePath)> (loaded)" }
}
