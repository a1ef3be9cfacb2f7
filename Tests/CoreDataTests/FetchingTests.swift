import CoreData
import Testing

struct FetchingTests {
  private func filled() throws -> NSManagedObjectContext {
    let context = try TestModel.context()
    try context.performAndWait { () throws in
      let folders = ["Work", "Home", "Éire"].map { name in
        let folder = Folder(context: context)
        folder.name = name
        return folder
      }
      let tags = ["red", "blue", "Green"].map { name in
        let tag = Tag(context: context)
        tag.name = name
        return tag
      }
      for index in 0..<40 {
        let note = index % 5 == 0 ? Task(context: context) : Note(context: context)
        note.title = index % 7 == 0 ? nil : ["alpha", "Beta", "gämma", "delta"][index % 4] + "\(index)"
        note.stars = Int32(index % 6) - 1
        note.isPinned = index % 3 == 0
        note.created = Date(timeIntervalSinceReferenceDate: Double(index) * 1000)
        note.folder = index % 4 == 3 ? nil : folders[index % 3]
        note.tags = NSSet(array: tags.enumerated().filter { index >> $0.offset & 1 == 1 }.map(\.element))
      }
      try context.save()
    }
    return context
  }

  static let formats = [
    "title == nil", "title != nil", "title != 'alpha4'", "NOT title == 'alpha4'", "stars > 2", "stars >= 2.5",
    "stars BETWEEN {1, 3}", "stars IN {1, 4}", "title BEGINSWITH 'al'", "title BEGINSWITH[c] 'b'",
    "title CONTAINS[cd] 'GAM'", "title ENDSWITH '9'", "title LIKE '*a?'", "title MATCHES '[a-z]+[0-9]'",
    "title ==[c] 'ALPHA4'", "isPinned == YES", "isPinned == YES AND stars < 2 OR title == nil",
    "folder == nil", "folder.name == 'Work'", "folder.name !=[cd] 'eire'", "NOT folder.name == 'Work'",
    "ANY tags.name == 'red'", "ANY tags.name ==[c] 'GREEN'", "ALL tags.name != 'red'",
    "NONE tags.name == 'blue'",
    "tags.@count > 1", "tags.@count == 0", "SUBQUERY(tags, $t, $t.name BEGINSWITH 'b').@count > 0",
    "folder.notes.@count > 10", "stars + 1 == 3", "stars * 2 > stars + 2", "TRUEPREDICATE", "FALSEPREDICATE",
    "ANY folder.notes.stars == 4", "created > CAST(20000, 'NSDate')",
  ]

  @Test(arguments: formats) func predicatesFindTheSameInMemoryAndBySQL(_ format: String) throws {
    let context = try filled()
    try context.performAndWait { () throws in
      let all = try context.fetch(NSFetchRequest<Note>(entityName: "Note"))
      let predicate = NSPredicate(format: format)
      let request = NSFetchRequest<Note>(entityName: "Note")
      request.predicate = predicate
      let found = Set(try context.fetch(request))
      let expected = Set(all.filter { predicate.evaluate(with: $0) })
      #expect(found == expected)
      #expect(try context.count(for: request) == expected.count)
    }
  }

  @Test func objectsAndIdentifiersStandInPredicates() throws {
    let context = try filled()
    try context.performAndWait { () throws in
      let folder = try #require(try context.fetch(NSFetchRequest<Folder>(entityName: "Folder")).first)
      let request = NSFetchRequest<Note>(entityName: "Note")
      request.predicate = NSPredicate(format: "folder == %@", folder)
      #expect(Set(try context.fetch(request)) == folder.notes)
      request.predicate = NSPredicate(format: "SELF IN %@", Array(folder.notes))
      #expect(Set(try context.fetch(request)) == folder.notes)
      let tag = try #require(try context.fetch(NSFetchRequest<Tag>(entityName: "Tag")).first)
      request.predicate = NSPredicate(format: "tags CONTAINS %@", tag)
      #expect(NSSet(array: try context.fetch(request)) == tag.value(forKey: "notes") as? NSSet)
    }
  }

  @Test(arguments: [
    ("title", "compare:", true), ("title", "localizedStandardCompare:", false),
    ("title", "caseInsensitiveCompare:", true), ("folder.name", "compare:", true),
    ("created", "compare:", false),
  ])
  func ordersAreTheSameBesideUnsavedChanges(_ key: String, _ selector: String, ascending: Bool) throws {
    let context = try filled()
    try context.performAndWait { () throws in
      let request = NSFetchRequest<Note>(entityName: "Note")
      request.sortDescriptors = [
        NSSortDescriptor(key: key, ascending: ascending, selector: Selector(selector)),
        NSSortDescriptor(key: "created", ascending: true),
      ]
      let stored = try context.fetch(request)
      let extra = Note(context: context)
      extra.created = Date(timeIntervalSinceReferenceDate: -1)
      let merged = try context.fetch(request)
      #expect(merged.filter { $0 !== extra } == stored)
      request.fetchLimit = 5
      request.fetchOffset = 3
      #expect(try context.fetch(request) == Array(merged[3..<8]))
    }
  }

  @Test func keyPathsSortByName() throws {
    let context = try filled()
    try context.performAndWait { () throws in
      let request = NSFetchRequest<Note>(entityName: "Note")
      request.sortDescriptors = [NSSortDescriptor(keyPath: \Note.stars, ascending: false)]
      request.fetchLimit = 3
      #expect(try context.fetch(request).map(\.stars) == [4, 4, 4])
    }
  }

  @Test func keyPathsOfValuesThatMayBeMissingSort() throws {
    let context = try filled()
    try context.performAndWait { () throws in
      let request = NSFetchRequest<Note>(entityName: "Note")
      request.sortDescriptors = [
        NSSortDescriptor(keyPath: \Note.folder?.name, ascending: true),
        NSSortDescriptor(keyPath: \Note.created, ascending: false),
      ]
      let byPath = try context.fetch(request)
      request.sortDescriptors = [
        NSSortDescriptor(key: "folder.name", ascending: true),
        NSSortDescriptor(key: "created", ascending: false),
      ]
      #expect(byPath == (try context.fetch(request)))
      #expect(request.sortDescriptors?.map(\.key) == ["folder.name", "created"])
    }
  }

  @Test func subclassesAreFoundWithTheirEntity() throws {
    let context = try filled()
    try context.performAndWait { () throws in
      #expect(try context.count(for: NSFetchRequest<Task>(entityName: "Task")) == 8)
      let request = NSFetchRequest<Note>(entityName: "Note")
      #expect(try context.fetch(request).count { $0 is Task } == 8)
      request.includesSubentities = false
      #expect(try context.count(for: request) == 32)
    }
  }

  @Test func dictionariesHaveGroupsAndFunctions() throws {
    let context = try filled()
    try context.performAndWait { () throws in
      let sum = NSExpressionDescription()
      sum.name = "total"
      sum.expression = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "stars")])
      let request = NSFetchRequest<NSDictionary>(entityName: "Note")
      request.propertiesToFetch = ["isPinned", sum]
      request.propertiesToGroupBy = ["isPinned"]
      let found = try context.fetch(request)
      let all = try context.fetch(NSFetchRequest<Note>(entityName: "Note"))
      for isPinned in [true, false] {
        let row = try #require(found.first { $0["isPinned"] as? Bool == isPinned })
        let expected = all.filter { $0.isPinned == isPinned }.reduce(0) { $0 + Int($1.stars) }
        #expect(row["total"] as? Double == Double(expected))
      }
    }
  }

  @Test func batchesAreReadWhenTheyAreUsed() throws {
    let context = try filled()
    try context.performAndWait { () throws in
      context.reset()
      let request = NSFetchRequest<Note>(entityName: "Note")
      request.fetchBatchSize = 10
      request.sortDescriptors = [NSSortDescriptor(key: "created", ascending: true)]
      let notes = try context.fetch(request)
      #expect(notes.count == 40 && notes.allSatisfy(\.isFault))
      #expect(notes[12].created == Date(timeIntervalSinceReferenceDate: 12_000))
      #expect(!notes[12].isFault && notes[13].isFault)
      #expect(
        notes.map(\.created) == (0..<40).map { Date(timeIntervalSinceReferenceDate: Double($0) * 1000) })
    }
  }

  @Test func batchRequestsChangeRows() throws {
    let context = try filled()
    try context.performAndWait { () throws in
      let update = NSBatchUpdateRequest(entityName: "Note")
      update.predicate = NSPredicate(format: "stars < 0")
      update.propertiesToUpdate = ["stars": 9]
      update.resultType = .updatedObjectsCountResultType
      let updated = try context.execute(update) as? NSBatchUpdateResult
      #expect(updated?.result as? Int == 7)
      let request: NSFetchRequest<any NSFetchRequestResult> = Note.fetchRequest()
      request.predicate = NSPredicate(format: "stars == 9")
      let delete = NSBatchDeleteRequest(fetchRequest: request)
      delete.resultType = .resultTypeCount
      #expect((try context.execute(delete) as? NSBatchDeleteResult)?.result as? Int == 7)
      let insert = NSBatchInsertRequest(entityName: "Tag", objects: [["name": "x"], ["name": "y"]])
      insert.resultType = .count
      #expect((try context.execute(insert) as? NSBatchInsertResult)?.result as? Int == 2)
      context.reset()
      #expect(try context.count(for: NSFetchRequest<Note>(entityName: "Note")) == 33)
    }
  }
}
