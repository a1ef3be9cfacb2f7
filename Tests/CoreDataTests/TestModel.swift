import CoreData

/// Folders with notes, which have tags; some notes are tasks.
enum TestModel {
  static func make(change: ([String: NSEntityDescription]) -> Void = { _ in }) -> NSManagedObjectModel {
    let folder = entity("Folder", Folder.self)
    let note = entity("Note", Note.self)
    let task = entity("Task", Task.self)
    let tag = entity("Tag", Tag.self)
    let notes = relationship("notes", to: note, toMany: true, rule: .cascadeDeleteRule)
    let owner = relationship("folder", to: folder)
    connect(notes, owner)
    let tags = relationship("tags", to: tag, toMany: true)
    let tagged = relationship("notes", to: note, toMany: true)
    connect(tags, tagged)
    folder.properties = [attribute("name", .stringAttributeType), notes]
    note.properties = [
      attribute("title", .stringAttributeType), attribute("stars", .integer32AttributeType, 0),
      attribute("weight", .doubleAttributeType), attribute("created", .dateAttributeType),
      attribute("isPinned", .booleanAttributeType, false), attribute("code", .UUIDAttributeType),
      attribute("body", .binaryDataAttributeType), attribute("price", .decimalAttributeType),
      attribute("link", .URIAttributeType), attribute("words", .transformableAttributeType), owner, tags,
    ]
    task.properties = [attribute("isDone", .booleanAttributeType, false)]
    tag.properties = [attribute("name", .stringAttributeType), tagged]
    note.subentities = [task]
    change(["Folder": folder, "Note": note, "Task": task, "Tag": tag])
    let model = NSManagedObjectModel()
    model.entities = [folder, note, task, tag]
    return model
  }

  static func entity(_ name: String, _ type: NSManagedObject.Type) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = name
    entity.managedObjectClassName = String(reflecting: type)
    return entity
  }

  static func attribute(_ name: String, _ type: NSAttributeType, _ value: Any? = nil)
    -> NSAttributeDescription
  {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    attribute.defaultValue = value
    return attribute
  }

  static func relationship(
    _ name: String, to entity: NSEntityDescription, toMany: Bool = false,
    rule: NSDeleteRule = .nullifyDeleteRule
  ) -> NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    relationship.name = name
    relationship.destinationEntity = entity
    relationship.maxCount = toMany ? 0 : 1
    relationship.deleteRule = rule
    return relationship
  }

  static func connect(_ one: NSRelationshipDescription, _ other: NSRelationshipDescription) {
    one.inverseRelationship = other
    other.inverseRelationship = one
  }

  /// Makes a coordinator with a store in a file, or in memory.
  static func coordinator(_ url: URL? = nil, model: NSManagedObjectModel = make()) throws
    -> NSPersistentStoreCoordinator
  {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(
      ofType: url == nil ? NSInMemoryStoreType : NSSQLiteStoreType, configurationName: nil, at: url,
      options: [
        NSMigratePersistentStoresAutomaticallyOption: true, NSInferMappingModelAutomaticallyOption: true,
      ])
    return coordinator
  }

  static func context(_ coordinator: NSPersistentStoreCoordinator) -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  static func context(at url: URL? = nil) throws -> NSManagedObjectContext { context(try coordinator(url)) }
}

/// A folder that is removed with the test.
final class TemporaryFolder {
  let url: URL
  init() {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("coredata-" + UUID().uuidString)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }
  var store: URL { url.appendingPathComponent("Store.sqlite") }
  deinit { try? FileManager.default.removeItem(at: url) }
}

/// Numbers that are the same in each run of a seed.
struct SeededRandom: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ state >> 29) &* 0xBF58_476D_1CE4_E5B9
  }
}

/// What Shoji's tool makes of `@NSManaged`.
class Folder: NSManagedObject {
  var name: String? {
    get { managedValue(forKey: "name") }
    set { setManagedValue(newValue, forKey: "name") }
  }
  var notes: Set<Note> {
    get { managedValue(forKey: "notes") }
    set { setManagedValue(newValue, forKey: "notes") }
  }
}

class Note: NSManagedObject {
  var title: String? {
    get { managedValue(forKey: "title") }
    set { setManagedValue(newValue, forKey: "title") }
  }
  var stars: Int32 {
    get { managedValue(forKey: "stars") }
    set { setManagedValue(newValue, forKey: "stars") }
  }
  var created: Date? {
    get { managedValue(forKey: "created") }
    set { setManagedValue(newValue, forKey: "created") }
  }
  var isPinned: Bool {
    get { managedValue(forKey: "isPinned") }
    set { setManagedValue(newValue, forKey: "isPinned") }
  }
  var folder: Folder? {
    get { managedValue(forKey: "folder") }
    set { setManagedValue(newValue, forKey: "folder") }
  }
  var tags: NSSet? {
    get { managedValue(forKey: "tags") }
    set { setManagedValue(newValue, forKey: "tags") }
  }
  var inserted = 0
  override func awakeFromInsert() { inserted += 1 }
}

class Task: Note {
  var isDone: Bool {
    get { managedValue(forKey: "isDone") }
    set { setManagedValue(newValue, forKey: "isDone") }
  }
}

class Tag: NSManagedObject {
  var name: String? {
    get { managedValue(forKey: "name") }
    set { setManagedValue(newValue, forKey: "name") }
  }
}
