import Foundation
import Synchronization

/// The object that stands for a class where a method is called on it. A class is no object here; what boxes
/// it ends with the call.
package final class ClassObject: NSObject, @unchecked Sendable {
  let type: AnyClass

  private init(_ type: AnyClass) { self.type = type }

  private static let all = Mutex<[ObjectIdentifier: ClassObject]>([:])

  /// Returns the object that methods are called on: the value itself, or the one that stands for a class,
  /// always the same.
  package static func receiver(_ value: Any) -> AnyObject {
    guard let type = value as? AnyClass else { return value as AnyObject }
    return all.withLock { all in
      if let known = all[ObjectIdentifier(type)] { return known }
      let new = ClassObject(type)
      all[ObjectIdentifier(type)] = new
      return new
    }
  }

  package override var description: String { String(reflecting: type) }
}
