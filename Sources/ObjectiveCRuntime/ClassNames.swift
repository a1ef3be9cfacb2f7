import Foundation
import ObjectFactory

extension ObjectiveCMembers {
  /// Returns a class by its name: `@objc(Name)`'s, or with the module's in front.
  public static func NSClassFromString(_ name: String) -> AnyClass? {
    self.type(named: name) ?? Foundation.NSClassFromString(name)
  }

  /// Returns a class's name: `@objc(Name)`'s, or with the module's in front.
  public static func NSStringFromClass(_ type: AnyClass) -> String {
    self.name(of: type) ?? String(reflecting: type)
  }

  /// Makes an object of a class that a variable holds, by the `init()` of that class. Written by Shoji's tool
  /// in the place of `type.init()`: Swift calls initializers of a variable's class only where they are
  /// `required`.
  public static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    makeObject(of: type) as! Object
  }

  /// Makes an object of a class that a variable may hold, by the `init()` of that class.
  @_disfavoredOverload public static func make<Object: NSObject>(_ type: Object.Type?) -> Object? {
    type.map { makeObject(of: $0) as! Object }
  }
}
