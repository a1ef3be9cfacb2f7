import CoreData
import Testing

struct SavingTests {
  @Test func everyTypeOfAttributeComesBack() throws {
    let folder = TemporaryFolder()
    let code = UUID()
    let values: [String: Any] = [
      "title": "Ä note", "stars": 7, "weight": 2.5, "created": Date(timeIntervalSinceReferenceDate: 1000.5),
      "isPinned": true, "code": code, "body": Data([0, 1, 255]), "price": NSDecimalNumber(string: "12.34"),
      "link": URL(string: "https://example.com/a?b=c")!, "words": ["a", "b"] as NSArray,
    ]
    let context = try TestModel.context(at: folder.store)
    let uri = try context.performAndWait { () throws -> URL in
      let note = Note(context: context)
      #expect(note.inserted == 1)
      note.setValuesForKeys(values)
      #expect(note.objectID.isTemporaryID)
      try context.save()
      #expect(!note.objectID.isTemporaryID && !context.hasChanges)
      return note.objectID.uriRepresentation()
    }
    let coordinator = try TestModel.coordinator(folder.store)
    let other = TestModel.context(coordinator)
    try other.performAndWait { () throws in
      let id = try #require(coordinator.managedObjectID(forURIRepresentation: uri))
      let note = try #require(other.object(with: id) as? Note)
      #expect(note.isFault)
      #expect(note.title == "Ä note")
      #expect(!note.isFault && note.stars == 7 && note.isPinned)
      #expect(note.value(forKey: "weight") as? Double == 2.5)
      #expect(note.created == Date(timeIntervalSinceReferenceDate: 1000.5))
      #expect(note.value(forKey: "code") as? UUID == code)
      #expect(note.value(forKey: "body") as? Data == Data([0, 1, 255]))
      #expect(note.value(forKey: "price") as? NSDecimalNumber == NSDecimalNumber(string: "12.34"))
      #expect(note.value(forKey: "link") as? URL == URL(string: "https://example.com/a?b=c"))
      #expect(note.value(forKey: "words") as? [String] == ["a", "b"])
      #expect(note.value(forKey: "stars") as? Int == 7)
    }
  }

  @Test func relationshipsKeepTheirInverse() throws {
    let context = try TestModel.context()
    try context.performAndWait { () throws in
      let (first, second) = (Folder(context: context), Folder(context: context))
      let note = Note(context: context)
      note.folder = first
      #expect(first.notes == [note])
      second.notes = [note]
      #expect(note.folder === second && first.notes.isEmpty)
      let tag = Tag(context: context)
      note.mutableSetValue(forKey: "tags").add(tag)
      #expect((tag.value(forKey: "notes") as? NSSet)?.contains(note) == true)
      try context.save()
      context.refreshAllObjects()
      #expect(note.folder === second && second.notes == [note])
      #expect((note.tags as? Set<Tag>) == [tag])
      note.tags = nil
      try context.save()
      context.refreshAllObjects()
      #expect(note.tags?.count == 0)
    }
  }

  @Test func deletionFollowsTheRules() throws {
    let context = try TestModel.context()
    try context.performAndWait { () throws in
      let folder = Folder(context: context)
      let (note, tag) = (Note(context: context), Tag(context: context))
      note.folder = folder
      note.tags = NSSet(array: [tag])
      try context.save()
      context.delete(folder)
      try context.save()
      #expect(try context.count(for: NSFetchRequest<Note>(entityName: "Note")) == 0)
      #expect(try context.count(for: NSFetchRequest<Tag>(entityName: "Tag")) == 1)
      #expect(note.managedObjectContext == nil)
      #expect((tag.value(forKey: "notes") as? NSSet)?.count == 0)
    }
  }

  @Test func rollbackTakesBackAllChanges() throws {
    let context = try TestModel.context()
    try context.performAndWait { () throws in
      let (kept, gone) = (Note(context: context), Note(context: context))
      (kept.title, gone.title) = ("kept", "gone")
      try context.save()
      kept.title = "changed"
      #expect(kept.changedValues()["title"] as? String == "changed")
      #expect(kept.committedValues(forKeys: ["title"])["title"] as? String == "kept")
      context.delete(gone)
      let new = Note(context: context)
      context.rollback()
      #expect(!context.hasChanges && kept.title == "kept" && gone.title == "gone" && !gone.isDeleted)
      #expect(new.managedObjectContext == nil)
    }
  }

  @Test(arguments: [
    (NSMergePolicyType.errorMergePolicyType, "", 0),
    (.mergeByPropertyStoreTrumpMergePolicyType, "first", 5),
    (.mergeByPropertyObjectTrumpMergePolicyType, "second", 5),
    (.overwriteMergePolicyType, "second", 5), (.rollbackMergePolicyType, "first", 0),
  ])
  func conflictsAreResolvedByPolicy(_ policy: NSMergePolicyType, title: String, stars: Int32) throws {
    let coordinator = try TestModel.coordinator()
    let (one, two) = (TestModel.context(coordinator), TestModel.context(coordinator))
    let id = try one.performAndWait { () throws -> NSManagedObjectID in
      let note = Note(context: one)
      note.title = "old"
      try one.save()
      return note.objectID
    }
    try two.performAndWait { () throws in
      let mine = try #require(two.existingObject(with: id) as? Note)
      try one.performAndWait { () throws in
        (one.object(with: id) as? Note)?.title = "first"
        try one.save()
      }
      mine.title = "second"
      mine.stars = 5
      two.mergePolicy = NSMergePolicy(merge: policy)
      if policy == .errorMergePolicyType {
        let error = #expect(throws: NSError.self) { try two.save() }
        #expect(error?.code == NSManagedObjectMergeError)
        #expect((error?.userInfo["conflictList"] as? [NSMergeConflict])?.first?.sourceObject === mine)
        return
      }
      try two.save()
      #expect(!two.hasChanges)
      two.refresh(mine, mergeChanges: false)
      #expect(mine.title == title && mine.stars == stars)
    }
  }

  @Test func childrenSaveIntoTheirParent() throws {
    let parent = try TestModel.context()
    let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    child.parent = parent
    try child.performAndWait { () throws in
      let (folder, note) = (Folder(context: child), Note(context: child))
      note.title = "child"
      note.folder = folder
      try child.save()
      #expect(!child.hasChanges)
    }
    try parent.performAndWait { () throws in
      #expect(parent.insertedObjects.count == 2)
      let notes = try parent.fetch(NSFetchRequest<Note>(entityName: "Note"))
      #expect(notes.map(\.title) == ["child"] && notes.first?.folder != nil)
      try parent.save()
    }
    try child.performAndWait { () throws in
      let note = try #require(child.fetch(NSFetchRequest<Note>(entityName: "Note")).first)
      child.delete(note)
      try child.save()
    }
    try parent.performAndWait { () throws in
      #expect(parent.deletedObjects.count == 1)
      try parent.save()
      #expect(try parent.count(for: NSFetchRequest<Note>(entityName: "Note")) == 0)
    }
  }

  @Test func savesComeIntoOtherContexts() throws {
    let coordinator = try TestModel.coordinator()
    let (one, two) = (TestModel.context(coordinator), TestModel.context(coordinator))
    two.automaticallyMergesChangesFromParent = true
    let id = try one.performAndWait { () throws -> NSManagedObjectID in
      let note = Note(context: one)
      note.title = "old"
      try one.save()
      return note.objectID
    }
    let note = try two.performAndWait { try #require(try two.existingObject(with: id) as? Note) }
    try one.performAndWait { () throws in
      (one.object(with: id) as? Note)?.title = "new"
      try one.save()
    }
    two.performAndWait { #expect(note.title == "new") }
  }

  @Test(
    arguments: [
      ("title", nil, NSValidationMissingMandatoryPropertyError),
      ("title", "x", NSValidationStringTooShortError),
      ("stars", 40_000_000_000, NSValidationNumberTooLargeError),
    ] as [(String, (any Sendable)?, Int)])
  func validationFailsWithApplesCodes(_ key: String, _ value: (any Sendable)?, code: Int) throws {
    let text = """
      <model><entity name="Note"><attribute name="title" attributeType="String" minValueString="2"/>
      <attribute name="stars" optional="YES" attributeType="Integer 32"/></entity></model>
      """
    let folder = TemporaryFolder()
    let file = folder.url.appendingPathComponent("M.xcdatamodel")
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file.appendingPathComponent("contents"))
    let model = try #require(NSManagedObjectModel(contentsOf: file))
    let context = TestModel.context(try TestModel.coordinator(model: model))
    context.performAndWait {
      let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
      note.setValue("fine", forKey: "title")
      note.setValue(value, forKey: key)
      let error = #expect(throws: NSError.self) { try context.save() }
      #expect(error?.domain == NSCocoaErrorDomain && error?.code == code)
      #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == key)
      #expect(context.hasChanges)
    }
  }
}
