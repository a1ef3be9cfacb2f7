import Synchronization
import Testing

@testable import CoreData

/// A store that keeps its history, and tells of saves.
private struct KeptStore {
  let folder = TemporaryFolder()
  let model: NSManagedObjectModel

  init() {
    model = TestModel.make { $0["Note"]!.attributesByName["title"]!.preservesValueInHistoryOnDeletion = true }
  }

  func coordinator(isKept: Bool = true, posts: Bool = false) throws -> NSPersistentStoreCoordinator {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(
      ofType: NSSQLiteStoreType, configurationName: nil, at: folder.store,
      options: [
        NSPersistentHistoryTrackingKey: isKept as NSNumber,
        NSPersistentStoreRemoteChangeNotificationPostOptionKey: posts as NSNumber,
      ])
    return coordinator
  }
}

extension NSManagedObjectContext {
  fileprivate func history(after token: NSPersistentHistoryToken?) throws
    -> [NSPersistentHistoryTransaction]
  {
    let result = try execute(NSPersistentHistoryChangeRequest.fetchHistory(after: token))
    return try #require((result as? NSPersistentHistoryResult)?.result as? [NSPersistentHistoryTransaction])
  }

  fileprivate func history(
    _ request: NSPersistentHistoryChangeRequest, _ type: NSPersistentHistoryResultType
  ) throws -> Any? {
    request.resultType = type
    return (try execute(request) as? NSPersistentHistoryResult)?.result
  }

  /// Saves a new note.
  @discardableResult fileprivate func note(_ title: String) throws -> Note {
    let note = Note(context: self)
    note.title = title
    try save()
    return note
  }
}

struct HistoryTests {
  @Test func eachSaveIsATransaction() throws {
    let kept = KeptStore()
    let context = TestModel.context(try kept.coordinator())
    (context.name, context.transactionAuthor) = ("editor", "app")
    try context.performAndWait { () throws in
      let before = Date()
      let note = try context.note("a")
      note.title = "b"
      note.stars = 4
      try context.save()
      context.transactionAuthor = nil
      context.delete(note)
      try context.save()
      // A save without changes is none.
      try context.save()

      let saves = try context.history(after: nil)
      #expect(saves.map(\.author) == ["app", "app", nil])
      #expect(saves.map(\.contextName) == ["editor", "editor", "editor"])
      #expect(saves.map(\.transactionNumber) == [1, 2, 3])
      #expect(saves.allSatisfy { $0.processID == String(ProcessInfo.processInfo.processIdentifier) })
      #expect(saves.allSatisfy { before...Date() ~= $0.timestamp && !$0.bundleID.isEmpty })
      let changes = saves.flatMap { $0.changes ?? [] }
      #expect(changes.map(\.changeType) == [.insert, .update, .delete])
      #expect(changes.allSatisfy { $0.changedObjectID == note.objectID })
      #expect(
        changes.map { $0.updatedProperties.map { Set($0.map(\.name)) } } == [nil, ["title", "stars"], nil])
      #expect(changes.map { $0.tombstone?["title"] as? String } == [nil, nil, "b"])
      #expect(changes[2].tombstone?.count == 1)
      #expect(changes[0].transaction === saves[0])
    }
    let file = try SQLiteFile(kept.folder.store)
    #expect(
      try file.rows("SELECT ZCHANGETYPE, ZENTITY, ZENTITYPK, ZTRANSACTIONID FROM ACHANGE") == [
        [.integer(0), .integer(2), .integer(1), .integer(1)],
        [.integer(1), .integer(2), .integer(1), .integer(2)],
        [.integer(2), .integer(2), .integer(1), .integer(3)],
      ])
  }

  @Test func aStoreWithoutTheOptionKeepsNothing() throws {
    let kept = KeptStore()
    let coordinator = try kept.coordinator(isKept: false)
    let context = TestModel.context(coordinator)
    try context.performAndWait { () throws in
      try context.note("a")
      #expect(try context.history(after: nil).isEmpty)
    }
    #expect(coordinator.currentPersistentHistoryToken(fromStores: nil) == nil)
    #expect(
      try SQLiteFile(kept.folder.store).rows("SELECT name FROM sqlite_master WHERE name LIKE 'A%'") == [])
    // One that begins later has what is saved from then on.
    let later = TestModel.context(try kept.coordinator())
    try later.performAndWait { () throws in
      try later.note("b")
      #expect(try later.history(after: nil).count == 1)
    }
  }

  @Test func tablesOfAnotherVersionReceiveTheColumnsThatTheyLack() throws {
    let kept = KeptStore()
    _ = try kept.coordinator(isKept: false)
    try SQLiteFile(kept.folder.store).run(
      """
      CREATE TABLE ATRANSACTION (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZTIMESTAMP FLOAT);
      CREATE TABLE ACHANGE (Z_PK INTEGER PRIMARY KEY, ZCHANGETYPE INTEGER, ZCOLUMNS BLOB);
      """)
    let context = TestModel.context(try kept.coordinator())
    context.transactionAuthor = "app"
    try context.performAndWait { () throws in
      context.delete(try context.note("a"))
      try context.save()
      let saves = try context.history(after: nil)
      #expect(saves.map(\.author) == ["app", "app"])
      #expect(saves.last?.changes?.first?.tombstone?["title"] as? String == "a")
    }
  }

  @Test(arguments: [true, false]) func aReadOnlyStoreIsRead(isKept: Bool) throws {
    let kept = KeptStore()
    let writer = TestModel.context(try kept.coordinator(isKept: isKept))
    try writer.performAndWait { () throws in _ = try writer.note("a") }
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: kept.model)
    try coordinator.addPersistentStore(
      ofType: NSSQLiteStoreType, configurationName: nil, at: kept.folder.store,
      options: [
        NSPersistentHistoryTrackingKey: true as NSNumber, NSReadOnlyPersistentStoreOption: true as NSNumber,
      ])
    let context = TestModel.context(coordinator)
    try context.performAndWait { () throws in
      #expect(try context.history(after: nil).count == (isKept ? 1 : 0))
    }
  }

  @Test func aTokenGoesOnInTheNextRun() throws {
    let kept = KeptStore()
    var archive = Data()
    do {
      let coordinator = try kept.coordinator()
      let context = TestModel.context(coordinator)
      try context.performAndWait { () throws in
        try context.note("a")
        let token = try #require(coordinator.currentPersistentHistoryToken(fromStores: nil))
        #expect(try context.history(after: nil).last?.token == token)
        archive = try NSKeyedArchiver.archivedData(withRootObject: token, requiringSecureCoding: true)
        try context.note("b")
      }
    }
    let context = TestModel.context(try kept.coordinator())
    let token = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: NSPersistentHistoryToken.self, from: archive))
    try context.performAndWait { () throws in
      let saves = try context.history(after: token)
      #expect(saves.map(\.transactionNumber) == [2])
      let note = try #require(saves.first?.changes?.first.map { context.object(with: $0.changedObjectID) })
      #expect(note.value(forKey: "title") as? String == "b")
    }
  }

  @Test func removedHistoryExpiresTokens() throws {
    let kept = KeptStore()
    let coordinator = try kept.coordinator()
    let context = TestModel.context(coordinator)
    try context.performAndWait { () throws in
      var tokens: [NSPersistentHistoryToken?] = [nil]
      for title in ["a", "b", "c", "d"] {
        try context.note(title)
        tokens.append(coordinator.currentPersistentHistoryToken(fromStores: nil))
      }
      try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: tokens[3]))
      #expect(try context.history(after: nil).map(\.transactionNumber) == [3, 4])
      #expect(try context.history(after: tokens[2]).map(\.transactionNumber) == [3, 4])
      let error = #expect(throws: NSError.self) { try context.history(after: tokens[1]) }
      #expect(error?.code == NSPersistentHistoryTokenExpiredError)
      try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: Date() + 1))
      #expect(try context.history(after: tokens[4]).isEmpty)
      #expect(throws: NSError.self) { try context.history(after: tokens[3]) }
      // Numbers go on.
      try context.note("e")
      #expect(try context.history(after: tokens[4]).map(\.transactionNumber) == [5])
    }
  }

  @Test func resultsHaveTheFormThatIsAskedFor() throws {
    let kept = KeptStore()
    let context = TestModel.context(try kept.coordinator())
    try context.performAndWait { () throws in
      let note = try context.note("a")
      note.title = "b"
      try context.save()
      let all = { NSPersistentHistoryChangeRequest.fetchHistory(after: Date.distantPast) }
      #expect(try context.history(all(), .statusOnly) as? Bool == true)
      #expect(try context.history(all(), .count) as? Int == 2)
      #expect(try context.history(all(), .objectIDs) as? [NSManagedObjectID] == [note.objectID])
      #expect((try context.history(all(), .changesOnly) as? [NSPersistentHistoryChange])?.count == 2)
      let saves = try context.history(all(), .transactionsOnly) as? [NSPersistentHistoryTransaction]
      #expect(saves?.count == 2 && saves?.allSatisfy { $0.changes == nil } == true)
      let future = NSPersistentHistoryChangeRequest.fetchHistory(after: Date.distantFuture)
      #expect(try context.history(future, .statusOnly) as? Bool == false)
    }
  }

  @Test func predicatesChooseByAuthor() throws {
    let kept = KeptStore()
    let context = TestModel.context(try kept.coordinator())
    try context.performAndWait { () throws in
      for author in ["app", "widget", nil] {
        context.transactionAuthor = author
        try context.note(author ?? "nobody")
      }
      let fetch = try #require(NSPersistentHistoryTransaction.fetchRequest)
      fetch.predicate = NSPredicate(format: "%K != %@", "author", "app")
      let request = NSPersistentHistoryChangeRequest.fetchHistory(withFetch: fetch)
      let saves = try context.history(request, .transactionsAndChanges) as? [NSPersistentHistoryTransaction]
      #expect(saves?.map(\.author) == ["widget", nil])
    }
  }

  @Test func batchesAreSavesOfTheContextThatRunsThem() throws {
    let kept = KeptStore()
    let context = TestModel.context(try kept.coordinator())
    context.transactionAuthor = "import"
    try context.performAndWait { () throws in
      try context.execute(
        NSBatchInsertRequest(entityName: "Note", objects: [["title": "a"], ["title": "b"]]))
      let update = NSBatchUpdateRequest(entityName: "Note")
      update.propertiesToUpdate = ["stars": 2]
      try context.execute(update)
      try context.execute(NSBatchDeleteRequest(fetchRequest: NSFetchRequest<Note>(entityName: "Note")))
      let saves = try context.history(after: nil)
      #expect(saves.map(\.author) == ["import", "import", "import"])
      #expect(
        saves.map { $0.changes?.map(\.changeType) } == [
          [.insert, .insert], [.update, .update], [.delete, .delete],
        ])
      #expect(Set(saves[2].changes?.compactMap { $0.tombstone?["title"] as? String } ?? []) == ["a", "b"])
    }
  }

  @Test func migrationBeginsTheHistoryAnew() throws {
    let folder = TemporaryFolder()
    let options: [AnyHashable: Any] = [
      NSPersistentHistoryTrackingKey: true as NSNumber, NSMigratePersistentStoresAutomaticallyOption: true,
      NSInferMappingModelAutomaticallyOption: true,
    ]
    func open(_ model: NSManagedObjectModel) throws -> NSPersistentStoreCoordinator {
      let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
      try coordinator.addPersistentStore(
        ofType: NSSQLiteStoreType, configurationName: nil, at: folder.store, options: options)
      return coordinator
    }
    var (early, token): (NSPersistentHistoryToken?, NSPersistentHistoryToken?)
    do {
      let coordinator = try open(TestModel.make())
      let context = TestModel.context(coordinator)
      try context.performAndWait { () throws in
        try context.note("a")
        early = coordinator.currentPersistentHistoryToken(fromStores: nil)
        try context.note("b")
      }
      token = coordinator.currentPersistentHistoryToken(fromStores: nil)
    }
    let context = TestModel.context(
      try open(
        TestModel.make { $0["Note"]!.properties += [TestModel.attribute("level", .integer16AttributeType)] }))
    try context.performAndWait { () throws in
      #expect(throws: NSError.self) { try context.history(after: early) }
      #expect(try context.history(after: token).isEmpty)
      try context.note("c")
      #expect(try context.history(after: token).map(\.transactionNumber) == [3])
      #expect(try context.history(after: nil).count == 1)
    }
  }

  @Test func aSaveThatTheStoreRefusesLeavesNoTrace() throws {
    let kept = KeptStore()
    let context = TestModel.context(try kept.coordinator())
    try context.performAndWait { () throws in
      let note = try context.note("a")
      try SQLiteFile(kept.folder.store).run(
        "CREATE TRIGGER refused BEFORE INSERT ON ACHANGE BEGIN SELECT RAISE(ABORT, 'no'); END")
      note.title = "b"
      #expect(throws: NSError.self) { try context.save() }
      try SQLiteFile(kept.folder.store).run("DROP TRIGGER refused")
      #expect(try context.history(after: nil).count == 1)
      #expect(try SQLiteFile(kept.folder.store).rows("SELECT ZTITLE FROM ZNOTE") == [[.text("a")]])
      try context.save()
      #expect(try context.history(after: nil).count == 2)
    }
  }

  @Test func aContextMayEndAfterASaveThatTheStoreRefused() throws {
    let kept = KeptStore()
    weak var gone: NSManagedObjectContext?
    do {
      let context = TestModel.context(try kept.coordinator())
      gone = context
      try SQLiteFile(kept.folder.store).run(
        "CREATE TRIGGER refused BEFORE INSERT ON ACHANGE BEGIN SELECT RAISE(ABORT, 'no'); END")
      #expect(throws: NSError.self) { try context.performAndWait { () throws in _ = try context.note("a") } }
    }
    #expect(gone == nil)
  }

  /// Two apps on one file, of which one keeps up by the history alone.
  @Test(arguments: 1...8) func aReaderKeepsUp(seed: UInt64) throws {
    var random = SeededRandom(state: seed)
    let kept = KeptStore()
    let (writer, other) = (try kept.coordinator(), try kept.coordinator())
    let (writing, reading) = (TestModel.context(writer), TestModel.context(other))
    var token: NSPersistentHistoryToken?
    var shown: [NSManagedObjectID: Note] = [:]
    for _ in 0..<40 {
      try writing.performAndWait { () throws in
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let notes = try writing.fetch(NSFetchRequest<Note>(entityName: "Note"))
          switch Int.random(in: 0..<4, using: &random) {
          case 0, 1: Note(context: writing).title = "new \(random.next() % 100)"
          case 2: notes.randomElement(using: &random)?.title = "changed \(random.next() % 100)"
          default: notes.randomElement(using: &random).map(writing.delete)
          }
          if Bool.random(using: &random) { try writing.save() }
        }
        try writing.save()
      }
      if Int.random(in: 0..<3, using: &random) == 0 { continue }
      try reading.performAndWait { () throws in
        for save in try reading.history(after: token) {
          reading.mergeChanges(fromContextDidSave: save.objectIDNotification())
          for change in save.changes ?? [] {
            if change.changeType == .delete {
              shown[change.changedObjectID] = nil
            } else {
              shown[change.changedObjectID] = reading.object(with: change.changedObjectID) as? Note
            }
          }
          token = save.token
        }
      }
      let titles = try writing.performAndWait { () throws in
        try writing.fetch(NSFetchRequest<Note>(entityName: "Note")).compactMap(\.title).sorted()
      }
      let seen = reading.performAndWait { shown.values.compactMap(\.title).sorted() }
      #expect(seen == titles)
    }
  }
}

struct RemoteChangeTests {
  /// Counts notifications of a coordinator.
  private final class Listener: Sendable {
    let tokens = Mutex<[String]>([])

    init(_ coordinator: NSPersistentStoreCoordinator) {
      _ = NotificationCenter.default.addObserver(
        forName: .NSPersistentStoreRemoteChange, object: coordinator, queue: nil
      ) { [weak self] notification in
        let token = notification.userInfo?[NSPersistentHistoryTokenKey] as? NSPersistentHistoryToken
        self?.tokens.withLock { $0.append(token?.description ?? "none") }
      }
    }

    var count: Int { tokens.withLock { $0.count } }

    /// Waits until so many have come.
    func wait(for number: Int) async throws {
      for _ in 0..<2_000 where count < number { try await _Concurrency.Task.sleep(for: .milliseconds(5)) }
    }
  }

  @Test func itsOwnSavesAreTold() throws {
    let kept = KeptStore()
    let coordinator = try kept.coordinator(posts: true)
    let listener = Listener(coordinator)
    let context = TestModel.context(coordinator)
    try context.performAndWait { () throws in
      try context.note("a")
      try context.note("b")
    }
    #expect(listener.count == 2)
    #expect(Set(listener.tokens.withLock { $0 }).count == 2)
  }

  @Test func anothersSavesAreTold() async throws {
    let kept = KeptStore()
    let (reader, silent) = (try kept.coordinator(posts: true), try kept.coordinator())
    let (told, untold) = (Listener(reader), Listener(silent))
    let context = TestModel.context(silent)
    try await context.perform { _ = try context.note("a") }
    try await told.wait(for: 1)
    #expect(told.count >= 1)
    try await context.perform { _ = try context.note("b") }
    try await told.wait(for: 2)
    #expect(told.count >= 2)
    #expect(untold.count == 0)
  }

  @Test func aCoordinatorThatIsGoneIsWatchedNoMore() async throws {
    let kept = KeptStore()
    weak var store: NSPersistentStore?
    do {
      let coordinator = try kept.coordinator(posts: true)
      store = coordinator.persistentStores.first
      try await _Concurrency.Task.sleep(for: .milliseconds(50))
    }
    for _ in 0..<400 where store != nil { try await _Concurrency.Task.sleep(for: .milliseconds(5)) }
    #expect(store == nil)
  }
}
