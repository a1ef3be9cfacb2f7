import InterfaceDocuments
import UIKit

/// UIKit's own outlets: those that the elements of its classes have.
@MainActor enum OutletTable {
  /// Connects an outlet, or a collection of them. Returns false where the object has none of the name.
  static func set(_ values: [AnyObject], _ property: String, of object: AnyObject) -> Bool {
    if property == "window", let delegate = object as? any UIApplicationDelegate {
      delegate.window = values.first as? UIWindow
      return true
    }
    guard let type = elementType(of: object), type.attribute(named: property)?.isOutlet == true,
      let set = SetterTable.shared.outletSetter(property, of: type)
    else { return false }
    set(object, values)
    return true
  }

  /// Returns the element of the nearest of an object's classes that has one.
  private static func elementType(of object: AnyObject) -> InterfaceElementType? {
    var next: AnyClass? = Swift.type(of: object)
    while let current = next {
      if let type = InterfaceElementType.making(_typeName(current, qualified: false)) { return type }
      next = _getSuperclass(current)
    }
    return nil
  }
}
