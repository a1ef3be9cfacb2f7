import Diagnostics
import Foundation
import Synchronization

/// The kinds of queues of contexts.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// Whatever thread uses the context; deprecated.
  case confinementConcurrencyType = 0
  /// A queue of its own.
  case privateQueueConcurrencyType = 1
  /// The main queue.
  case mainQueueConcurrencyType = 2
}

/// A workspace of objects: those that were read, with changes that a save brings to the store.
nonisolated open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  // All state is used on the context's queue alone, as apps have to do it, too; `perform(_:)` leads there.
  // What other threads use (`queue`, `coordinator`, `parent`) is set before the context is used.

  /// A kind of queue.
  public enum ConcurrencyType: Sendable {
    /// The main queue.
    case mainQueue
    /// A queue of its own.
    case privateQueue
  }

  /// The time at which a block of `perform(schedule:_:)` runs.
  public enum ScheduledTaskType: Sendable {
    /// At once where the queue is free.
    case immediate
    /// Behind what the queue has to do.
    case enqueued
  }

  /// The kind of the queue.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// A name for messages.
  public var name: String?
  /// Names an app's changes in the history.
  public var transactionAuthor: String?
  /// The app's own values of the context.
  public let userInfo = NSMutableDictionary()
  /// The way in which conflicts of saves are resolved.
  public var mergePolicy: Any = NSMergePolicy.error
  /// Whether other contexts' saves come into this one.
  public var automaticallyMergesChangesFromParent = false
  /// Whether the context keeps objects that nothing else refers to.
  public var retainsRegisteredObjects = false
  /// Whether objects whose rows are gone become deleted ones without values.
  public var shouldDeleteInaccessibleFaults = true
  /// Whether a deletion reaches other objects at the end of an event.
  public var propagatesDeletesAtEndOfEvent = true
  /// The age from which values are read again; every fault that is fired reads them here.
  public var stalenessInterval: TimeInterval = -1
  /// The context whose objects this one's are copies of.
  open var parent: NSManagedObjectContext? {
    didSet { parent?.children.append(WeakContext(self)) }
  }
  /// The coordinator, the parent's where there is one.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { parent?.persistentStoreCoordinator ?? coordinator }
    set {
      coordinator = newValue
      newValue?.attach(self)
    }
  }

  var coordinator: NSPersistentStoreCoordinator?
  var children: [WeakContext] = []
  let queue: DispatchQueue?
  var registry: [ManagedObjectKey: WeakObject] = [:]
  var pruneAt = 1_000
  var inserted = ObjectList()
  var updated = ObjectList()
  var deleted = ObjectList()
  var pending = PendingChanges()
  var retained: [ObjectIdentifier: NSManagedObject] = [:]
  var isProcessing = false
  var isScheduled = false
  var undoLog = UndoLog()

  /// Makes a context with a kind of queue.
  public init(concurrencyType type: NSManagedObjectContextConcurrencyType) {
    concurrencyType = type
    queue = type == .privateQueueConcurrencyType ? DispatchQueue(label: "NSManagedObjectContext") : nil
    super.init()
  }

  /// Makes a context with a kind of queue.
  public convenience init(_ type: ConcurrencyType) {
    self.init(
      concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }

  deinit {
    // Relationships hold objects, which hold others.
    for object in registry.values.compactMap(\.object) {
      object.values = []
      object.state.isFault = true
      object.cachedRow = nil
    }
  }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  // MARK: Objects

  /// The objects that the context knows.
  open var registeredObjects: Set<NSManagedObject> { Set(registry.values.compactMap(\.object)) }
  /// The objects that the next save inserts.
  open var insertedObjects: Set<NSManagedObject> { Set(inserted.all) }
  /// The objects that the next save changes.
  open var updatedObjects: Set<NSManagedObject> { Set(updated.all) }
  /// The objects that the next save deletes.
  open var deletedObjects: Set<NSManagedObject> { Set(deleted.all) }
  /// Whether the next save does something.
  open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

  /// Returns the object with an identifier that the context knows.
  open func registeredObject(for id: NSManagedObjectID) -> NSManagedObject? { registry[id.key]?.object }

  /// Returns the object with an identifier, a fault where the context does not know it yet. The row may be
  /// missing.
  open func object(with id: NSManagedObjectID) -> NSManagedObject {
    if let known = registry[id.key]?.object { return known }
    let object = Materialization.fault(id, in: self)
    register(object)
    return object
  }

  /// Returns the object with an identifier.
  ///
  /// - Throws: An error where neither the context nor the store has it.
  open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
    if let known = registry[id.key]?.object, !known.isFault || known.isInserted {
      if !known.state.isInaccessible { return known }
    } else {
      let object = object(with: id)
      object.fireFault()
      if !object.state.isInaccessible { return object }
    }
    throw CoreDataError.error(
      NSManagedObjectReferentialIntegrityError, "An NSManagedObject with \(id) is not there.",
      info: [NSAffectedObjectsErrorKey: [id]])
  }

  /// Adds an object that has no context.
  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext == nil || object.managedObjectContext === self else {
      fatalError("An NSManagedObject cannot be in two contexts.")
    }
    guard !object.state.isInserted else { return }
    object.managedObjectContext = self
    register(object)
    log(insertion: object)
    object.state.isInserted = true
    inserted.insert(object)
    pending.inserted.insert(object)
    schedule()
    object.awakeFromInsert()
  }

  /// Marks an object, which the next save deletes.
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !object.state.isDeleted else { return }
    object.prepareForDeletion()
    object.fireFault()
    log(deletion: object)
    object.state.isDeleted = true
    pending.toPropagate.append(object)
    updated.remove(object)
    object.state.isUpdated = false
    if object.state.isInserted {
      inserted.remove(object)
      pending.inserted.remove(object)
    } else {
      deleted.insert(object)
    }
    pending.deleted.insert(object)
    schedule()
  }

  /// Has no effect: changes are noticed.
  open func detectConflicts(for object: NSManagedObject) {}

  /// Connects objects of a context with a store; new ones go into the first that has their entity here.
  open func assign(_ object: Any, to store: NSPersistentStore) {
    if let object = object as? NSManagedObject { assignments[ObjectIdentifier(object)] = store }
  }
  var assignments: [ObjectIdentifier: NSPersistentStore] = [:]
  /// The objects whose changes are saved whatever version the store has.
  var saveOverrides: Set<ObjectIdentifier> = []

  func register(_ object: NSManagedObject) {
    registry[object.objectID.key] = WeakObject(object: object)
    if retainsRegisteredObjects { retained[ObjectIdentifier(object)] = object }
    if registry.count > pruneAt {
      registry = registry.filter { $0.value.object != nil }
      pruneAt = max(1_000, registry.count * 2)
    }
  }

  /// Notes that a property of an object changed.
  func noteUpdate(of object: NSManagedObject) {
    guard !object.state.isDeleted else { return }
    if !object.state.isInserted, !object.state.isUpdated {
      object.state.isUpdated = true
      updated.insert(object)
    }
    if !pending.inserted.contains(object) { pending.updated.insert(object) }
    schedule()
  }

  // MARK: Queues

  /// The context whose block runs on this thread.
  static var current: NSManagedObjectContext? {
    (Thread.current.threadDictionary[key] as? [NSManagedObjectContext])?.last
  }
  private static let key = "Shoji.CoreData.Contexts"

  private var isOnQueue: Bool {
    if concurrencyType != .privateQueueConcurrencyType { return MainQueue.isCurrent }
    let stack = Thread.current.threadDictionary[NSManagedObjectContext.key] as? [NSManagedObjectContext]
    return stack?.contains { $0 === self } ?? false
  }

  /// Runs a block as one of this context's, and ends the event behind it.
  private func run<T, E: Error>(_ block: () throws(E) -> T) throws(E) -> T {
    let dictionary = Thread.current.threadDictionary
    let key = NSManagedObjectContext.key
    let before = dictionary[key] as? [NSManagedObjectContext] ?? []
    dictionary[key] = before + [self]
    defer {
      if concurrencyType == .privateQueueConcurrencyType, !before.contains(where: { $0 === self }) {
        processPendingChanges()
      }
      dictionary[key] = before
    }
    return try block()
  }

  /// Runs a block on the context's queue, later.
  open func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    (queue ?? DispatchQueue.main).async { self.run(block) }
  }

  /// Runs a block on the context's queue, and waits for its end.
  public func performAndWait<T, E: Error>(_ block: () throws(E) -> T) throws(E) -> T {
    if isOnQueue || concurrencyType == .confinementConcurrencyType { return try run(block) }
    var result: Result<T, E>?
    let target = queue ?? DispatchQueue.main
    target.sync {
      do throws(E) { result = .success(try self.run(block)) } catch { result = .failure(error) }
    }
    return try result!.get()
  }

  /// Runs a block on the context's queue, and returns its result.
  public func perform<T, E: Error>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(E) -> T
  ) async throws(E) -> T {
    nonisolated(unsafe) let block = block
    let box = await withUnsafeContinuation { (continuation: UnsafeContinuation<ResultBox<T, E>, Never>) in
      (queue ?? DispatchQueue.main).async {
        do throws(E) {
          continuation.resume(returning: ResultBox(.success(try self.run(block))))
        } catch {
          continuation.resume(returning: ResultBox(.failure(error)))
        }
      }
    }
    return try box.result.get()
  }

  /// Ends the event on the main queue once it is over.
  func schedule() {
    guard !isScheduled, concurrencyType != .privateQueueConcurrencyType else { return }
    isScheduled = true
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      isScheduled = false
      processPendingChanges()
    }
  }
}

/// A result that goes from one queue to another, where nothing else has it.
private struct ResultBox<T, E: Error>: @unchecked Sendable {
  // It is made on one queue and taken on another, once.
  let result: Result<T, E>
  init(_ result: Result<T, E>) { self.result = result }
}

/// A context that others know and do not keep.
struct WeakContext {
  weak var context: NSManagedObjectContext?
  init(_ context: NSManagedObjectContext) { self.context = context }
}

/// An object that the context knows and does not keep.
struct WeakObject {
  weak var object: NSManagedObject?
}

/// Objects in the order in which they came.
struct ObjectList {
  private var places: [ObjectIdentifier: Int] = [:]
  private var objects: [NSManagedObject?] = []

  var isEmpty: Bool { places.isEmpty }
  var count: Int { places.count }
  var all: [NSManagedObject] { objects.compactMap { $0 } }
  func contains(_ object: NSManagedObject) -> Bool { places[ObjectIdentifier(object)] != nil }

  mutating func insert(_ object: NSManagedObject) {
    guard places[ObjectIdentifier(object)] == nil else { return }
    places[ObjectIdentifier(object)] = objects.count
    objects.append(object)
  }

  mutating func remove(_ object: NSManagedObject) {
    guard let place = places.removeValue(forKey: ObjectIdentifier(object)) else { return }
    objects[place] = nil
    if objects.count > 64, objects.count > places.count * 2 {
      objects = objects.filter { $0 != nil }
      places = Dictionary(objects.enumerated().map { (ObjectIdentifier($1!), $0) }) { first, _ in first }
    }
  }
}

/// The changes since the last notification.
struct PendingChanges {
  var inserted = ObjectList()
  var updated = ObjectList()
  var deleted = ObjectList()
  var refreshed = ObjectList()
  /// Deleted objects whose relationships are still as they were.
  var toPropagate: [NSManagedObject] = []

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }
}
