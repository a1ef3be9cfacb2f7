import Foundation
import Synchronization

/// The identity of an object, by which it is told apart within its store.
enum ManagedObjectKey: Hashable, Sendable {
  case permanent(store: Int, root: Int, row: Int64)
  case temporary(UInt64)
}

/// The identifier of an object. It is of no thread, and goes from one context to another.
public final class NSManagedObjectID: NSObject, NSCopying, NSFetchRequestResult, @unchecked Sendable {
  // All that it has is constant.
  let key: ManagedObjectKey
  private let kind: NSEntityDescription
  private let store: WeakStore
  private let storeIdentifier: String

  /// The entity of the object.
  public var entity: NSEntityDescription { kind }
  /// The store of the object; nil for one that was never saved.
  public var persistentStore: NSPersistentStore? { store.store }
  /// Whether the object was never saved.
  public var isTemporaryID: Bool {
    if case .temporary = key { true } else { false }
  }

  private static let counter = Atomic<UInt64>(1)

  /// Makes an identifier of an object that was never saved.
  init(temporary entity: NSEntityDescription) {
    kind = entity
    key = .temporary(NSManagedObjectID.counter.wrappingAdd(1, ordering: .relaxed).newValue)
    store = WeakStore(nil)
    storeIdentifier = ""
  }

  init(_ entity: NSEntityDescription, store: NSPersistentStore, root: Int, row: Int64) {
    kind = entity
    key = .permanent(store: store.number, root: root, row: row)
    self.store = store.reference
    storeIdentifier = store.identifier
  }

  /// The key of the object's row, 0 for one that was never saved.
  var row: Int64 {
    if case .permanent(_, _, let row) = key { row } else { 0 }
  }

  /// Returns an address of the object, which finds it again in later processes.
  public func uriRepresentation() -> URL {
    let name = entity.name ?? ""
    switch key {
    case .temporary(let number): return URL(string: "x-coredata:///\(name)/t\(number)")!
    case .permanent(_, _, let row): return URL(string: "x-coredata://\(storeIdentifier)/\(name)/p\(row)")!
    }
  }

  /// Whether both identify one object.
  public override func isEqual(_ object: Any?) -> Bool { (object as? NSManagedObjectID)?.key == key }
  /// A hash of the identity.
  public override var hash: Int { key.hashValue }
  /// The address.
  public override var description: String { "<\(uriRepresentation().absoluteString)>" }
  /// Returns the identifier itself.
  public func copy(with zone: NSZone?) -> Any { self }
}

/// A store that identifiers do not keep alive.
final class WeakStore: @unchecked Sendable {
  // The reference is set once; reading a weak reference is atomic.
  private(set) weak var store: NSPersistentStore?
  init(_ store: NSPersistentStore?) { self.store = store }
}

/// The values that a store, or a parent context, has of an object.
final class RowSnapshot: @unchecked Sendable {
  // It never changes.
  let entity: NSEntityDescription
  let version: Int64
  /// By the places of properties. Those of to-one relationships are identifiers; those of to-many ones arrays
  /// of them, nil where they were not read.
  let values: [Any?]

  init(entity: NSEntityDescription, version: Int64, values: [Any?]) {
    self.entity = entity
    self.version = version
    self.values = values
  }
}
