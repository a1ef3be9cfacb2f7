import Foundation

/// The ways in which ``NSHashTable`` and ``NSMapTable`` keep and compare objects. Foundation on Linux has no
/// such class.
open class NSPointerFunctions: NSObject {
  /// The way in which objects are kept and compared: strongly and by `isEqual(_:)`, unless an option says
  /// otherwise.
  public struct Options: OptionSet, Sendable {
    /// The value as a number.
    public let rawValue: UInt
    /// Makes it of its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects are kept alive.
    public static let strongMemory: Options = []
    /// Objects are not kept alive; those that are gone leave the table by themselves.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are equal by `isEqual(_:)`, those that are no `NSObject` by identity.
    public static let objectPersonality: Options = []
    /// Objects are equal by identity.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// Objects that can be copied are copied when they are put in.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// An object that a table holds, strongly or weakly.
struct ObjectReference {
  private let kept: AnyObject?
  private weak var unkept: AnyObject?

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    let object =
      options.contains(.copyIn) ? (object as? any NSCopying).map { $0.copy() as AnyObject } ?? object : object
    kept = options.contains(.weakMemory) ? nil : object
    unkept = object
  }

  /// The object; nil once it is gone.
  var object: AnyObject? { kept ?? unkept }
}

/// An object as a table finds it again. One that is gone is equal to nothing.
struct ObjectKey: Hashable {
  let reference: ObjectReference
  private let hash: Int
  private let isComparedByIdentity: Bool

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    reference = ObjectReference(object, options)
    isComparedByIdentity = options.contains(.objectPointerPersonality) || !(object is NSObject)
    hash = isComparedByIdentity ? ObjectIdentifier(object).hashValue : (object as! NSObject).hash
  }

  static func == (first: ObjectKey, second: ObjectKey) -> Bool {
    guard let one = first.reference.object, let other = second.reference.object else { return false }
    if one === other { return true }
    return !first.isComparedByIdentity && (one as? NSObject)?.isEqual(other) == true
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
