import Foundation

/// The source of the values in a coder of an Interface Builder's object.
@MainActor package protocol InterfaceElementDecoder: AnyObject {
  /// Applies the element's values to an object whose part of a class is initialized.
  func decode(_ object: AnyObject, as type: AnyClass)
  /// Returns a value that an object takes while it is initialized.
  func initialValue(_ name: String) -> Any?
}

/// A coder that carries an element of an Interface Builder's document, from which an object is made by
/// `init(coder:)`.
///
/// Each of UIKit's classes that Interface Builder makes hands itself to the coder at the end of its
/// `init(coder:)`, as it decodes itself on iOS. Other coders leave the defaults. Keys of the app's own are
/// absent from the archive.
package final class InterfaceCoder: NSCoder {
  private let decoder: any InterfaceElementDecoder

  /// Makes a coder of an element.
  package init(_ decoder: any InterfaceElementDecoder) {
    self.decoder = decoder
  }

  @MainActor fileprivate func decode(_ object: AnyObject, as type: AnyClass) {
    decoder.decode(object, as: type)
  }

  @MainActor fileprivate func initialValue(_ name: String) -> Any? { decoder.initialValue(name) }

  package override var allowsKeyedCoding: Bool { true }
  package override var requiresSecureCoding: Bool { false }
  package override func containsValue(forKey key: String) -> Bool { false }
  package override func decodeObject() -> Any? { nil }
  package override func decodeObject(forKey key: String) -> Any? { nil }
  package override func decodePropertyList(forKey key: String) -> Any? { nil }
  package override func decodeBool(forKey key: String) -> Bool { false }
  package override func decodeInteger(forKey key: String) -> Int { 0 }
  package override func decodeCInt(forKey key: String) -> CInt { 0 }
  package override func decodeInt32(forKey key: String) -> Int32 { 0 }
  package override func decodeInt64(forKey key: String) -> Int64 { 0 }
  package override func decodeFloat(forKey key: String) -> Float { 0 }
  package override func decodeDouble(forKey key: String) -> Double { 0 }
  package override func encode(_ object: Any?, forKey key: String) {}
}

extension NSCoder {
  /// Applies the values of an Interface Builder's element to an object, at the end of a class's
  /// `init(coder:)`. Does nothing for other coders.
  @MainActor final func decodeInterface(_ object: AnyObject, _ type: AnyClass) {
    (self as? InterfaceCoder)?.decode(object, as: type)
  }

  /// Returns a value that an object takes while it is initialized; nil for other coders.
  @MainActor final func interfaceValue<Value>(_ name: String, _: Value.Type = Value.self) -> Value? {
    (self as? InterfaceCoder)?.initialValue(name) as? Value
  }
}

/// An object that is made from an Interface Builder's document and called when all objects of the document
/// are connected.
@MainActor package protocol InterfaceObjectAwakening: AnyObject {
  /// Called after the object and all others of the document were made and connected.
  func awakeFromNib()
}

extension UIResponder: InterfaceObjectAwakening {}
extension UIGestureRecognizer: InterfaceObjectAwakening {}
extension NSLayoutConstraint: InterfaceObjectAwakening {}
extension UILayoutGuide: InterfaceObjectAwakening {}
