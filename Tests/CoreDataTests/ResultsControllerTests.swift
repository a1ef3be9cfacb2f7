import CoreData
import Testing
import UIKit

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

  /// Keeps identifiers by snapshots. None of the other methods may be called.
  private final class SnapshotMirror: NSFetchedResultsControllerDelegate {
    var snapshot = NSDiffableDataSourceSnapshot<String, NSManagedObjectID>()
    var count = 0

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) {
      self.snapshot = snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
      count += 1
    }

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      Issue.record("changes are reported beside snapshots")
    }
  }

  /// Keeps identifiers by differences.
  private final class DifferenceMirror: NSFetchedResultsControllerDelegate {
    var objects: [NSManagedObjectID] = []
    var updates = 0

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
    ) {
      // New objects have had other identifiers until they were saved.
      guard let next = objects.applying(diff) else {
        Issue.record("\(diff) does not apply")
        return
      }
      updates += diff.removals.count { change in
        if case .remove(let offset, _, let other) = change { offset == other } else { false }
      }
      objects = next
    }

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      Issue.record("changes are reported beside differences")
    }
  }

  private let context: NSManagedObjectContext

  init() throws {
    context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = try TestModel.coordinator()
  }

  private func controller(sections: String?) -> NSFetchedResultsController<Note> {
    let request = NSFetchRequest<Note>(entityName: "Note")
    request.predicate = NSPredicate(format: "isPinned == NO")
    request.sortDescriptors = [
      NSSortDescriptor(key: "stars", ascending: true), NSSortDescriptor(key: "title", ascending: false),
    ]
    return NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections, cacheName: nil)
  }

  private func change(_ note: Note, _ random: inout SeededRandom) {
    note.stars = Int32.random(in: 0..<4, using: &random)
    note.title = String("abcdefgh".randomElement(using: &random)!)
    note.isPinned = Int.random(in: 0..<5, using: &random) == 0
  }

  /// Changes notes at random, and checks after each event what the controller has against a fresh fetch.
  private func walk(
    seed: Int, _ controller: NSFetchedResultsController<Note>, rounds: Int = 150, check: () -> Void
  ) throws {
    var random = SeededRandom(state: UInt64(seed))
    for _ in 0..<10 { change(Note(context: context), &random) }
    try context.save()
    try controller.performFetch()
    check()
    for round in 0..<rounds {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let all = try context.fetch(NSFetchRequest<Note>(entityName: "Note"))
          .sorted { $0.objectID.description < $1.objectID.description }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: change(Note(context: context), &random)
        case 1 where all.count > 5: context.delete(all.randomElement(using: &random)!)
        default: change(all.randomElement(using: &random)!, &random)
        }
      }
      if round % 3 == 0 { try context.save() } else { context.processPendingChanges() }
      check()
      let fresh = try context.fetch(controller.fetchRequest)
      #expect(fresh.map(\.stars) == controller.fetchedObjects?.map(\.stars))
      #expect(fresh.map(\.title) == controller.fetchedObjects?.map(\.title))
      #expect(Set(fresh) == Set(controller.fetchedObjects ?? []))
    }
  }

  @Test(arguments: 1...4) func delegatesCanFollowEveryChange(seed: Int) throws {
    let controller = controller(sections: "stars")
    let mirror = Mirror()
    controller.delegate = mirror
    func sections() -> [[Note]] { controller.sections?.map { $0.objects as? [Note] ?? [] } ?? [] }
    try walk(seed: seed, controller) {
      if mirror.kinds.isEmpty, mirror.rows.isEmpty { mirror.rows = sections() }
      #expect(mirror.rows == sections())
    }
    #expect(Set(mirror.kinds).count == 4)
    if let first = controller.fetchedObjects?.first {
      #expect(controller.indexPath(forObject: first).map { controller.object(at: $0) } === first)
    }
  }

  @Test(arguments: 1...4) func snapshotsAreTheResults(seed: Int) throws {
    let controller = controller(sections: seed % 2 == 0 ? "stars" : nil)
    let mirror = SnapshotMirror()
    controller.delegate = mirror
    var reloaded = 0
    try walk(seed: seed, controller) {
      #expect(mirror.snapshot.sectionIdentifiers == controller.sections?.map(\.name))
      #expect(mirror.snapshot.itemIdentifiers == controller.fetchedObjects?.map(\.objectID))
      reloaded += mirror.snapshot.reloadedItemIdentifiers.count
    }
    #expect(mirror.count > 150 && reloaded > 20)
  }

  @Test(arguments: 1...4) func differencesLeadToTheResults(seed: Int) throws {
    let controller = controller(sections: nil)
    let mirror = DifferenceMirror()
    controller.delegate = mirror
    try walk(seed: seed, controller) {
      if mirror.objects.isEmpty { mirror.objects = controller.fetchedObjects?.map(\.objectID) ?? [] }
      let known = mirror.objects.compactMap { context.registeredObject(for: $0) as? Note }
      #expect(known == controller.fetchedObjects)
    }
    #expect(mirror.updates > 20)
  }

  @Test func snapshotsTakeAndLoseTypes() {
    var typed = NSDiffableDataSourceSnapshot<String, Int>()
    typed.appendSections(["A", "B"])
    typed.appendItems([1, 2], toSection: "A")
    typed.appendItems([3], toSection: "B")
    typed.reloadItems([2])
    let plain = typed as NSDiffableDataSourceSnapshotReference
    #expect(plain.sectionIdentifiers as? [String] == ["A", "B"] && plain.index(ofItemIdentifier: 3) == 2)
    #expect(plain.reloadedItemIdentifiers as? [Int] == [2] && plain.index(ofItemIdentifier: 9) == NSNotFound)
    plain.appendItems(withIdentifiers: [4])
    #expect((plain as NSDiffableDataSourceSnapshot<String, Int>).itemIdentifiers == [1, 2, 3, 4])
    // Results without section names are shown by sections with numbers.
    #expect((plain as NSDiffableDataSourceSnapshot<Int, Int>).sectionIdentifiers == [0, 1])
    #expect(plain as Any as? NSDiffableDataSourceSnapshot<String, String> == nil)
    #expect(typed.itemIdentifiers == [1, 2, 3])
  }
}
