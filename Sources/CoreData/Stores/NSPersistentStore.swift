import Foundation
import Synchronization

/// The type of stores in SQLite databases.
public let NSSQLiteStoreType = "SQLite"
/// The type of stores that end with the process.
public let NSInMemoryStoreType = "InMemory"
/// The type of stores in Apple's binary format, which do not exist here.
public let NSBinaryStoreType = "Binary"
/// The key of a store's type in its metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The key of a store's identifier in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The key of the entities' hashes in a store's metadata.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// The key of the model's identifiers in a store's metadata.
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
/// The option of stores that are not written.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option of a timeout in seconds.
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
/// The option of settings of SQLite.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// The option of a rebuilt database.
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
/// The option of new statistics of a database.
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
/// The option by which a store of another version is migrated.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The option by which a migration is worked out from both versions.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option of a store whose version is not checked.
public let NSIgnorePersistentStoreVersioningOption = "NSIgnorePersistentStoreVersioningOption"
/// The option by which changes are kept as history.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option of notifications of other processes' changes.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationPostOptionKey"
/// The option of files' protection, which has no effect here.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"

/// A place where objects are kept.
public class NSPersistentStore: NSObject, @unchecked Sendable {
  // The coordinator's lock guards all that changes.

  /// The type of a store, in the spelling of newer code.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    /// The text of the type.
    public let rawValue: String
    /// Makes a type of its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A store in an SQLite database.
    public static let sqlite = StoreType(rawValue: "SQLite")
    /// A store that ends with the process.
    public static let inMemory = StoreType(rawValue: "InMemory")
    /// A store in Apple's binary format, which does not exist here.
    public static let binary = StoreType(rawValue: "Binary")
  }

  /// The type.
  public let type: String
  /// The identifier.
  public internal(set) var identifier: String!
  /// The configuration whose entities the store has.
  public let configurationName: String
  /// The file.
  public internal(set) var url: URL?
  /// The options that the store was added with.
  public let options: [AnyHashable: Any]?
  /// Whether the store is not written.
  public var isReadOnly: Bool
  /// The coordinator.
  public internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// The store's metadata.
  public var metadata: [String: Any]!

  var sqlite: SQLiteStore?
  /// The watcher of the file, and the database's count of saves by other connections.
  var remoteChanges: RemoteChanges?
  var dataVersion: Int64 = 0
  private(set) lazy var reference = WeakStore(self)

  init(type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?) {
    self.type = type
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    self.url = url
    self.options = options
    isReadOnly = (options?[NSReadOnlyPersistentStoreOption]).flatMap { AttributeValue.integer($0) } ?? 0 != 0
  }

  private static let numbers = Mutex<[String: Int]>([:])

  /// A number that stands for the identifier.
  private(set) lazy var number: Int = NSPersistentStore.numbers.withLock { numbers in
    let next = numbers.count
    return numbers[identifier ?? ""]
      ?? {
        numbers[identifier ?? ""] = next
        return next
      }()
  }

  func prepare() { _ = (number, reference) }
}
