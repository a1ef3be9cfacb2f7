import Foundation

extension ObjectiveCMembers {
  /// Returns a class by its name: `@objc(Name)`'s, or with the module's in front.
  public static func NSClassFromString(_ name: String) -> AnyClass? {
    self.type(named: name) ?? Foundation.NSClassFromString(name)
  }

  /// Returns a class's name: `@objc(Name)`'s, or with the module's in front.
  public static func NSStringFromClass(_ type: AnyClass) -> String {
    self.name(of: type) ?? String(reflecting: type)
  }
}
