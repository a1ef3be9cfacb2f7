import Foundation

/// The settings of a store.
public class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
  // An app sets it up before it hands it in; from then on it is read.

  /// The type of the store.
  public var type = NSSQLiteStoreType
  /// The configuration whose entities the store has.
  public var configuration: String?
  /// The file.
  public var url: URL?
  /// Whether the store is opened in the background.
  public var shouldAddStoreAsynchronously = false
  /// Whether a store of another version is migrated.
  public var shouldMigrateStoreAutomatically = true
  /// Whether the migration is worked out from both versions.
  public var shouldInferMappingModelAutomatically = true
  /// Whether the store is not written.
  public var isReadOnly = false
  /// The time in seconds that a store waits for another process.
  public var timeout: TimeInterval = 240
  /// The options as they were set.
  public private(set) var options: [String: NSObject] = [:]
  /// The settings of SQLite.
  public private(set) var sqlitePragmas: [String: NSObject] = [:]
  /// The options of a cloud, with which nothing is done here.
  public var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

  /// Makes the settings of a file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  /// Sets an option.
  public func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  /// Sets a setting of SQLite.
  public func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }

  var allOptions: [AnyHashable: Any] {
    var all: [AnyHashable: Any] = options
    all[NSReadOnlyPersistentStoreOption] = isReadOnly
    all[NSMigratePersistentStoresAutomaticallyOption] = shouldMigrateStoreAutomatically
    all[NSInferMappingModelAutomaticallyOption] = shouldInferMappingModelAutomatically
    all[NSPersistentStoreTimeoutOption] = timeout
    if !sqlitePragmas.isEmpty { all[NSSQLitePragmasOption] = sqlitePragmas as [String: Any] }
    return all
  }

  /// Returns a copy.
  public override func copy() -> Any { copy(with: nil) }
  /// Returns a copy.
  public func copy(with zone: NSZone?) -> Any {
    let copy = NSPersistentStoreDescription()
    (copy.type, copy.configuration, copy.url) = (type, configuration, url)
    copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
    copy.shouldMigrateStoreAutomatically = shouldMigrateStoreAutomatically
    copy.shouldInferMappingModelAutomatically = shouldInferMappingModelAutomatically
    (copy.isReadOnly, copy.timeout) = (isReadOnly, timeout)
    (copy.options, copy.sqlitePragmas) = (options, sqlitePragmas)
    return copy
  }
}

/// A model, a coordinator and a context for the main queue in one.
nonisolated open class NSPersistentContainer: NSObject, @unchecked Sendable {
  // All but the descriptions is constant, and these are set before the stores are loaded.

  /// The name.
  public let name: String
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The coordinator.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context of the main queue.
  public let viewContext: NSManagedObjectContext
  /// The settings of the stores.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Makes a container of the model with a name in the app's bundle.
  ///
  /// Without such a model, the container has none, and an error is logged.
  public convenience init(name: String) {
    let bundles = [Bundle.main] + Bundle.allBundles
    let found = ModelFile.find(name, in: bundles).flatMap { NSManagedObjectModel(contentsOf: $0) }
    if found == nil {
      let message = "CoreData: error: Failed to load model named \(name)\n"
      try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
    }
    self.init(name: name, managedObjectModel: found ?? NSManagedObjectModel())
  }

  /// Makes a container of a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    persistentStoreDescriptions = []
    super.init()
    let url = type(of: self).defaultDirectoryURL().appendingPathComponent(name + ".sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
  }

  /// Returns the folder of stores: Application Support of the app.
  open class func defaultDirectoryURL() -> URL {
    let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    let url = (folder ?? FileManager.default.temporaryDirectory).appendingPathComponent(
      name, isDirectory: true)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  /// Opens the stores, and calls a closure for each.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      if let folder = description.url?.deletingLastPathComponent(), description.url?.path != "/dev/null" {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// Makes a context with a queue of its own.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs a block with a new context on its queue.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs a block with a new context on its queue, and returns its result.
  public func performBackgroundTask<T, E: Error>(
    _ block: @escaping (NSManagedObjectContext) throws(E) -> T
  ) async throws(E) -> T {
    let context = newBackgroundContext()
    return try await context.perform { () throws(E) -> T in try block(context) }
  }
}

/// The settings of a cloud, with which nothing is done here.
public class NSPersistentCloudKitContainerOptions: NSObject {
  /// The identifier of the cloud's container.
  public let containerIdentifier: String
  /// Makes settings.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// A container that Apple's systems keep in step with a cloud. Here it keeps its store on this machine, and
/// logs so once.
nonisolated open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  // As its superclass.

  /// Opens the stores, and calls a closure for each.
  open override func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    let message = "CoreData: NSPersistentCloudKitContainer keeps its store here; it does not sync.\n"
    try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
    super.loadPersistentStores(completionHandler: block)
  }
}
