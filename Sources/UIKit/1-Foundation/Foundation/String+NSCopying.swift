import Foundation

/// Lets `"name" as NSCopying` name a boundary or a menu, as it does where strings are bridged.
nonisolated extension String: @retroactive NSCopying {
  /// Returns the string.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
