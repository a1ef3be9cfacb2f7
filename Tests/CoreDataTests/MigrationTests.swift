import Testing

@testable import CoreData

struct MigrationTests {
  private func fill(_ url: URL) throws {
    let context = try TestModel.context(at: url)
    try context.performAndWait { () throws in
      let folder = Folder(context: context)
      folder.name = "Home"
      for index in 0..<5 {
        let note = index == 2 ? Task(context: context) : Note(context: context)
        note.title = "note \(index)"
        note.stars = Int32(index)
        note.folder = folder
        let tag = Tag(context: context)
        tag.name = "tag \(index)"
        note.tags = NSSet(array: [tag])
      }
      try context.save()
    }
  }

  @Test func changesThatCanBeInferredKeepAllObjects() throws {
    let folder = TemporaryFolder()
    try fill(folder.store)
    let model = TestModel.make { entities in
      let note = entities["Note"]!
      let title = note.attributesByName["title"]!
      title.name = "heading"
      title.renamingIdentifier = "title"
      note.attributesByName["stars"]!.attributeType = .doubleAttributeType
      note.properties = note.properties.filter { $0.name != "weight" }
      let level = TestModel.attribute("level", .integer16AttributeType, 3)
      level.isOptional = false
      note.properties += [level]
      entities["Tag"]!.name = "Label"
      entities["Tag"]!.renamingIdentifier = "Tag"
    }
    let context = TestModel.context(try TestModel.coordinator(folder.store, model: model))
    try context.performAndWait { () throws in
      let request = NSFetchRequest<Note>(entityName: "Note")
      request.sortDescriptors = [NSSortDescriptor(key: "heading", ascending: true)]
      let notes = try context.fetch(request)
      #expect(notes.map { $0.value(forKey: "heading") as? String } == (0..<5).map { "note \($0)" })
      #expect(notes.map { $0.value(forKey: "stars") as? Double } == [0, 1, 2, 3, 4])
      #expect(notes.allSatisfy { $0.value(forKey: "level") as? Int == 3 })
      #expect(notes.filter { $0 is Task }.count == 1)
      #expect(notes.allSatisfy { $0.folder?.name == "Home" && $0.tags?.count == 1 })
      #expect(notes[3].value(forKeyPath: "tags.name") as? NSSet == NSSet(array: ["tag 3"]))
      let new = Note(context: context)
      try context.save()
      #expect(new.objectID.row == 6)
    }
    #expect(try SQLiteFile(folder.store).rows("SELECT name FROM sqlite_master WHERE name LIKE 'OLD%'") == [])
  }

  static let refusals: [@Sendable ([String: NSEntityDescription]) -> Void] = [
    { $0["Note"]!.attributesByName["title"]!.attributeType = .dateAttributeType },
    {
      let level = TestModel.attribute("level", .integer16AttributeType)
      level.isOptional = false
      $0["Note"]!.properties += [level]
    },
    { $0["Note"]!.attributesByName["title"]!.isOptional = false },
  ]

  @Test(arguments: refusals.indices) func changesThatCannotBeInferredLeaveTheStoreWhole(_ index: Int) throws {
    let folder = TemporaryFolder()
    try fill(folder.store)
    let model = TestModel.make(change: MigrationTests.refusals[index])
    let error = #expect(throws: NSError.self) { try TestModel.coordinator(folder.store, model: model) }
    #expect(error?.code == NSMigrationMissingMappingModelError)
    let context = try TestModel.context(at: folder.store)
    try context.performAndWait { () throws in
      #expect(try context.count(for: NSFetchRequest<Note>(entityName: "Note")) == 5)
    }
  }

  @Test func storesOfOtherVersionsAreRefusedWithoutMigration() throws {
    let folder = TemporaryFolder()
    try fill(folder.store)
    let model = TestModel.make {
      $0["Note"]!.properties += [TestModel.attribute("new", .stringAttributeType)]
    }
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    let error = #expect(throws: NSError.self) {
      try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: folder.store)
    }
    #expect(error?.code == NSPersistentStoreIncompatibleVersionHashError)
  }
}
