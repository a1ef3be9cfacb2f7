import CoreData
import Testing
import UIKit

@MainActor struct UndoTests {
  private let context: NSManagedObjectContext
  private let manager = UndoManager()

  init() throws {
    context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = try TestModel.coordinator()
    manager.groupsByEvent = false
    context.undoManager = manager
  }

  /// Folders and their notes, as plain values.
  private func values() throws -> [String] {
    try context.fetch(NSFetchRequest<Folder>(entityName: "Folder")).map { folder in
      let notes = folder.notes.map { "\($0.title ?? "-") \($0.stars)" }.sorted()
      return "\(folder.name ?? "-"): " + notes.joined(separator: ", ")
    }.sorted()
  }

  /// Makes changes that are undone together.
  private func group(_ body: () -> Void) {
    manager.beginUndoGrouping()
    body()
    context.processPendingChanges()
    manager.endUndoGrouping()
  }

  @Test func noContextHasAManagerUntilItIsGivenOne() throws {
    #expect(try TestModel.context().undoManager == nil)
    let other = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    other.persistentStoreCoordinator = try TestModel.coordinator()
    let note = Note(context: other)
    other.undo()
    #expect(note.managedObjectContext === other && other.insertedObjects == [note])
  }

  @Test func anUndoWithinTheEventFindsItsChanges() {
    manager.groupsByEvent = true
    let note = Note(context: context)
    note.title = "A"
    manager.undo()
    #expect(context.insertedObjects.isEmpty && !manager.canUndo && manager.canRedo)
    manager.redo()
    #expect(context.insertedObjects == [note] && note.title == "A")
  }

  @Test func whatWasSavedIsUndoneByAChange() throws {
    var note: Note!
    group {
      note = Note(context: context)
      note.title = "A"
    }
    try context.save()
    group { note.title = "B" }
    try context.save()
    #expect(!context.hasChanges)
    context.undo()
    #expect(note.title == "A" && context.updatedObjects == [note])
    try context.save()
    context.undo()
    #expect(context.deletedObjects == [note])
    try context.save()
    #expect(try values().isEmpty)
    #expect(try context.count(for: NSFetchRequest<Note>(entityName: "Note")) == 0)
    context.redo()
    try context.save()
    #expect(try context.fetch(NSFetchRequest<Note>(entityName: "Note")).map(\.title) == ["A"])
    context.redo()
    #expect(note.title == "B")
  }

  @Test func aRollbackForgetsAll() {
    group { Note(context: context).title = "A" }
    context.rollback()
    #expect(!manager.canUndo && !manager.canRedo && !context.hasChanges)
  }

  @Test(arguments: 1...12) func walks(seed: UInt64) throws {
    var random = SeededRandom(state: seed)
    var (past, future) = ([[String]](), [[String]]())
    for _ in 0..<150 {
      let before = try values()
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1:
        guard let state = past.popLast() else { continue }
        context.undo()
        future.append(before)
        #expect(try values() == state)
      case 2:
        guard let state = future.popLast() else { continue }
        context.redo()
        past.append(before)
        #expect(try values() == state)
      case 3: try context.save()
      default:
        past.append(before)
        future = []
        let count = Int.random(in: 1...3, using: &random)
        try changeAtRandom(count, &random)
      }
    }
  }

  private func changeAtRandom(_ count: Int, _ random: inout SeededRandom) throws {
    let folders = try context.fetch(NSFetchRequest<Folder>(entityName: "Folder"))
      .sorted { ($0.name ?? "") < ($1.name ?? "") }
    let notes = folders.flatMap { $0.notes.sorted { ($0.title ?? "") < ($1.title ?? "") } }
    group {
      // At least one thing that can be undone, whatever the others do.
      let folder = Folder(context: context)
      folder.name = "F\(Int.random(in: 0..<1_000_000, using: &random))"
      for _ in 0..<count {
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1:
          let note = Note(context: context)
          note.title = "N\(Int.random(in: 0..<1_000_000, using: &random))"
          note.folder = folders.randomElement(using: &random) ?? folder
        case 2: folders.randomElement(using: &random).map(context.delete)
        case 3: notes.randomElement(using: &random).map(context.delete)
        case 4: notes.randomElement(using: &random)?.folder = folder
        default: notes.randomElement(using: &random)?.stars += 1
        }
      }
    }
  }
}
