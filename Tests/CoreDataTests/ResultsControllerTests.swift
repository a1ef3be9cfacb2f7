import CoreData
import Testing

@MainActor struct ResultsControllerTests {
  /// Keeps rows as a table does, by what it is told.
  private final class Mirror: NSFetchedResultsControllerDelegate {
    var rows: [[Note]] = []
    var kinds: [NSFetchedResultsChangeType] = []
    private var deleted: [IndexPath] = []
    private var inserted: [(IndexPath, Note)] = []
    private var goneSections: [Int] = []
    private var newSections: [Int] = []

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      (deleted, inserted, goneSections, newSections) = ([], [], [], [])
    }

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) {
      if type == .insert { newSections.append(sectionIndex) } else { goneSections.append(sectionIndex) }
    }

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      kinds.append(type)
      guard type != .update, let note = anObject as? Note else { return }
      if let indexPath { deleted.append(indexPath) }
      if let newIndexPath { inserted.append((newIndexPath, note)) }
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      for path in deleted.sorted(by: >) { rows[path[0]].remove(at: path[1]) }
      for index in goneSections.sorted(by: >) { rows.remove(at: index) }
      for index in newSections.sorted() { rows.insert([], at: index) }
      for (path, note) in inserted.sorted(by: { $0.0 < $1.0 }) { rows[path[0]].insert(note, at: path[1]) }
    }
  }

  @Test func delegatesCanFollowEveryChange() throws {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = try TestModel.coordinator()
    var random = SystemRandomNumberGenerator()
    func change(_ note: Note) {
      note.stars = Int32.random(in: 0..<4, using: &random)
      note.title = String("abcdefgh".randomElement(using: &random)!)
      note.isPinned = Int.random(in: 0..<5, using: &random) == 0
    }
    for _ in 0..<10 { change(Note(context: context)) }
    try context.save()
    let request = NSFetchRequest<Note>(entityName: "Note")
    request.predicate = NSPredicate(format: "isPinned == NO")
    request.sortDescriptors = [
      NSSortDescriptor(key: "stars", ascending: true), NSSortDescriptor(key: "title", ascending: false),
    ]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "stars", cacheName: nil)
    let mirror = Mirror()
    controller.delegate = mirror
    try controller.performFetch()
    func sections() -> [[Note]] { controller.sections?.map { $0.objects as? [Note] ?? [] } ?? [] }
    mirror.rows = sections()
    for round in 0..<300 {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let all = try context.fetch(NSFetchRequest<Note>(entityName: "Note"))
        switch Int.random(in: 0..<4, using: &random) {
        case 0: change(Note(context: context))
        case 1 where all.count > 5: context.delete(all.randomElement(using: &random)!)
        default: all.randomElement(using: &random).map(change)
        }
      }
      if round % 3 == 0 { try context.save() } else { context.processPendingChanges() }
      #expect(mirror.rows == sections())
      let fresh = try context.fetch(request)
      #expect(fresh.map(\.stars) == controller.fetchedObjects?.map(\.stars))
      #expect(fresh.map(\.title) == controller.fetchedObjects?.map(\.title))
      #expect(Set(fresh) == Set(controller.fetchedObjects ?? []))
    }
    #expect(Set(mirror.kinds).count == 4)
    if let first = controller.fetchedObjects?.first {
      #expect(controller.indexPath(forObject: first).map { controller.object(at: $0) } === first)
    }
  }
}
