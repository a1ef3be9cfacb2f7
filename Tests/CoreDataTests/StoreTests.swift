import CSQLite
import Testing

@testable import CoreData

/// The file as another program sees it.
struct SQLiteFile {
  private let database: SQLiteDatabase

  init(_ url: URL) throws { database = try SQLiteDatabase(path: url.path, readOnly: false, timeout: 1000) }

  func rows(_ sql: String) throws -> [[SQLiteValue]] {
    var all: [[SQLiteValue]] = []
    try database.query(sql, []) { row in
      all.append((0..<Int(sqlite3_column_count(row.statement))).map(row.value))
      return true
    }
    return all
  }

  func run(_ sql: String) throws { try database.run(sql) }
}

struct StoreTests {
  @Test func filesHaveApplesLayout() throws {
    let folder = TemporaryFolder()
    let context = try TestModel.context(at: folder.store)
    try context.performAndWait { () throws in
      let home = Folder(context: context)
      home.name = "Home"
      let (note, task, tag) = (Note(context: context), Task(context: context), Tag(context: context))
      note.title = "a"
      note.folder = home
      note.created = Date(timeIntervalSinceReferenceDate: 12.5)
      task.isDone = true
      tag.name = "red"
      note.tags = NSSet(array: [tag])
      try context.save()
      note.title = "b"
      try context.save()
    }
    let file = try SQLiteFile(folder.store)
    #expect(
      try file.rows("SELECT Z_ENT, Z_NAME, Z_SUPER, Z_MAX FROM Z_PRIMARYKEY ORDER BY Z_ENT") == [
        [.integer(1), .text("Folder"), .integer(0), .integer(1)],
        [.integer(2), .text("Note"), .integer(0), .integer(2)],
        [.integer(3), .text("Task"), .integer(2), .integer(0)],
        [.integer(4), .text("Tag"), .integer(0), .integer(1)],
      ])
    #expect(
      try file.rows("SELECT Z_PK, Z_ENT, Z_OPT, ZTITLE, ZFOLDER, ZCREATED, ZISDONE FROM ZNOTE ORDER BY Z_PK")
        == [
          [.integer(1), .integer(2), .integer(2), .text("b"), .integer(1), .real(12.5), .null],
          [.integer(2), .integer(3), .integer(1), .null, .null, .null, .integer(1)],
        ])
    #expect(try file.rows("SELECT Z_2NOTES, Z_4TAGS FROM Z_2TAGS") == [[.integer(1), .integer(1)]])
    #expect(try file.rows("PRAGMA journal_mode") == [[.text("wal")]])
    #expect(try file.rows("PRAGMA integrity_check") == [[.text("ok")]])
    let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
      ofType: NSSQLiteStoreType, at: folder.store)
    #expect((metadata[NSStoreModelVersionHashesKey] as? [String: Data])?.count == 4)
    #expect(TestModel.make().isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
  }

  @Test func storesOfApplesAreOpenedAndChanged() throws {
    let folder = TemporaryFolder()
    let file = try SQLiteFile(folder.store)
    try file.run(
      """
      CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER);
      CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB);
      CREATE TABLE ZFOLDER ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZNAME VARCHAR );
      CREATE TABLE ZNOTE ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZISPINNED INTEGER,
        ZSTARS INTEGER, ZISDONE INTEGER, ZFOLDER INTEGER, ZCREATED TIMESTAMP, ZWEIGHT FLOAT, ZPRICE DECIMAL,
        ZTITLE VARCHAR, ZLINK VARCHAR, ZBODY BLOB, ZCODE BLOB, ZWORDS BLOB );
      CREATE TABLE ZTAG ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZNAME VARCHAR );
      CREATE TABLE Z_7TAGS ( Z_7NOTES INTEGER, Z_3TAGS INTEGER, PRIMARY KEY (Z_7NOTES, Z_3TAGS) );
      INSERT INTO Z_PRIMARYKEY VALUES (2, 'Folder', 0, 5), (3, 'Tag', 0, 1), (7, 'Note', 0, 9),
        (8, 'Task', 7, 0);
      INSERT INTO Z_METADATA VALUES (1, 'F3A7C0B2-0000-4000-8000-000000000001', NULL);
      INSERT INTO ZFOLDER VALUES (5, 2, 3, 'Old');
      INSERT INTO ZTAG VALUES (1, 3, 1, 'red');
      INSERT INTO ZNOTE (Z_PK, Z_ENT, Z_OPT, ZFOLDER, ZTITLE, ZCREATED) VALUES (9, 8, 4, 5, 'task', 86400);
      INSERT INTO Z_7TAGS VALUES (9, 1);
      """)
    let context = try TestModel.context(at: folder.store)
    try context.performAndWait { () throws in
      let task = try #require(try context.fetch(NSFetchRequest<Note>(entityName: "Note")).first as? Task)
      #expect(task.title == "task" && task.folder?.name == "Old" && task.tags?.count == 1)
      #expect(task.objectID.uriRepresentation().absoluteString.hasSuffix("000000000001/Task/p9"))
      task.title = "changed"
      Note(context: context).title = "new"
      try context.save()
    }
    #expect(
      try file.rows("SELECT Z_PK, Z_ENT, Z_OPT, ZTITLE FROM ZNOTE ORDER BY Z_PK") == [
        [.integer(9), .integer(8), .integer(5), .text("changed")],
        [.integer(10), .integer(7), .integer(1), .text("new")],
      ])
    #expect(try file.rows("SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_ENT = 7") == [[.integer(10)]])
  }

  @Test(arguments: FetchingTests.formats) func predicatesBecomeSQL(_ format: String) throws {
    let coordinator = try TestModel.coordinator()
    let entity = try #require(coordinator.managedObjectModel.entitiesByName["Note"])
    let sqlite = try #require(coordinator.persistentStores.first?.sqlite)
    let condition = try #require(PredicateReading.condition(of: NSPredicate(format: format)))
    var builder = SQLBuilder(sqlite)
    let term = builder.sql(condition, SQLBuilder.Scope(alias: "t0", entity: entity, isOuter: true))
    #expect((term != nil) == !format.contains("CAST"))
  }

  @Test(arguments: [Data("no database at all, and long enough to be none".utf8), Data(count: 4096)])
  func damagedFilesAreErrors(_ bytes: Data) throws {
    let folder = TemporaryFolder()
    try bytes.write(to: folder.store)
    let error = #expect(throws: NSError.self) { try TestModel.coordinator(folder.store) }
    #expect(error?.domain == NSCocoaErrorDomain)
    #expect([NSFileReadCorruptFileError, NSPersistentStoreOpenError].contains(error?.code))
    #expect(try Data(contentsOf: folder.store) == bytes)
  }

  @Test func tornFilesNeverCrash() throws {
    let folder = TemporaryFolder()
    do {
      let context = try TestModel.context(at: folder.store)
      try context.performAndWait { () throws in
        for index in 0..<50 { Note(context: context).title = "note \(index)" }
        try context.save()
      }
    }
    try SQLiteFile(folder.store).run("PRAGMA journal_mode = DELETE")
    let whole = try Data(contentsOf: folder.store)
    var random = SystemRandomNumberGenerator()
    for _ in 0..<40 {
      var bytes = whole
      for _ in 0..<20 { bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255) }
      try? FileManager.default.removeItem(atPath: folder.store.path + "-wal")
      try? FileManager.default.removeItem(atPath: folder.store.path + "-shm")
      try bytes.write(to: folder.store)
      do {
        let context = try TestModel.context(at: folder.store)
        try context.performAndWait { () throws in
          for note in try context.fetch(NSFetchRequest<Note>(entityName: "Note")) { _ = note.title }
          Note(context: context).title = "more"
          try context.save()
        }
      } catch {
        #expect((error as NSError).domain == NSCocoaErrorDomain)
      }
    }
  }

  @Test func ordersOfRelationshipsAreKept() throws {
    let text = """
      <model><entity name="List"><relationship name="items" toMany="YES" ordered="YES" optional="YES"
        destinationEntity="Item" inverseName="list"/></entity>
        <entity name="Item"><attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="list" maxCount="1" optional="YES" destinationEntity="List" inverseName="items"/>
        </entity></model>
      """
    let folder = TemporaryFolder()
    let model = try ModelReader.read(Data(text.utf8), file: folder.url)
    let context = TestModel.context(try TestModel.coordinator(folder.store, model: model))
    try context.performAndWait { () throws in
      let list = NSEntityDescription.insertNewObject(forEntityName: "List", into: context)
      let items = ["c", "a", "b"].map { name in
        let item = NSEntityDescription.insertNewObject(forEntityName: "Item", into: context)
        item.setValue(name, forKey: "name")
        return item
      }
      list.setValue(NSOrderedSet(array: items), forKey: "items")
      try context.save()
      func names() -> [String?] {
        context.refresh(list, mergeChanges: false)
        return (list.value(forKey: "items") as? NSOrderedSet)?.map {
          ($0 as? NSManagedObject)?.value(forKey: "name") as? String
        } ?? []
      }
      #expect(names() == ["c", "a", "b"])
      list.mutableOrderedSetValue(forKey: "items").removeObject(at: 0)
      list.mutableOrderedSetValue(forKey: "items").insert(items[0], at: 1)
      try context.save()
      #expect(names() == ["a", "c", "b"])
    }
  }
}
