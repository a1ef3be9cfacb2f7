import Foundation
import UIKit

/// Objects in sections.
struct ResultRows {
  struct Section {
    var name: String
    var range: Range<Int>
  }
  var objects: [NSManagedObject] = []
  var sections: [Section] = []
  var places: [ObjectIdentifier: Int] = [:]

  func path(of object: NSManagedObject) -> IndexPath? {
    places[ObjectIdentifier(object)].flatMap(path)
  }

  /// The identifiers, in sections of their names.
  func snapshot(
    reloading touched: Set<ObjectIdentifier>
  ) -> NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable> {
    var snapshot = NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>()
    for section in sections where snapshot.indexOfSection(section.name) == nil {
      snapshot.appendSections([section.name])
    }
    for section in sections {
      snapshot.appendItems(objects[section.range].map(\.objectID), toSection: section.name)
    }
    snapshot.reloadItems(
      objects.filter { touched.contains(ObjectIdentifier($0)) }.map(\.objectID))
    return snapshot
  }

  func path(_ place: Int) -> IndexPath? {
    guard let section = sections.firstIndex(where: { $0.range.contains(place) }) else { return nil }
    return [section, place - sections[section].range.lowerBound]
  }
}

struct ResultSection: NSFetchedResultsSectionInfo {
  let name: String
  let indexTitle: String?
  let members: [NSManagedObject]
  var numberOfObjects: Int { members.count }
  var objects: [Any]? { members }

  init(name: String, indexTitle: String?, objects: [NSManagedObject]) {
    (self.name, self.indexTitle, members) = (name, indexTitle, objects)
  }
}

/// The changes between two results, in Apple's order: deletions, insertions, moves, updates.
struct ResultChanges {
  struct Change {
    var object: NSManagedObject
    var type: NSFetchedResultsChangeType
    var from: IndexPath?
    var to: IndexPath?
  }
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var objects: [Change] = []
  var isEmpty: Bool { deletedSections.isEmpty && insertedSections.isEmpty && objects.isEmpty }

  init(from old: ResultRows, to new: ResultRows, touched: Set<ObjectIdentifier>) {
    let (before, after) = (Set(old.sections.map(\.name)), Set(new.sections.map(\.name)))
    deletedSections = old.sections.indices.filter { !after.contains(old.sections[$0].name) }
    insertedSections = new.sections.indices.filter { !before.contains(new.sections[$0].name) }
    for (place, object) in old.objects.enumerated() where new.places[ObjectIdentifier(object)] == nil {
      objects.append(Change(object: object, type: .delete, from: old.path(place)))
    }
    for (place, object) in new.objects.enumerated() where old.places[ObjectIdentifier(object)] == nil {
      objects.append(Change(object: object, type: .insert, to: new.path(place)))
    }
    // What moved is what is in no longest run of objects that keep their order and section.
    let common = new.objects.filter { old.places[ObjectIdentifier($0)] != nil }
    let steady = ResultChanges.steady(common.map { old.places[ObjectIdentifier($0)]! })
    for (index, object) in common.enumerated() {
      let from = old.path(of: object)
      let to = new.path(of: object)
      let isSameSection =
        from.map { old.sections[$0[0]].name } == to.map { new.sections[$0[0]].name }
      if !steady.contains(index) || !isSameSection {
        objects.append(Change(object: object, type: .move, from: from, to: to))
      }
    }
    let moved = Set(objects.filter { $0.type == .move }.map { ObjectIdentifier($0.object) })
    for object in common
    where touched.contains(ObjectIdentifier(object)) && !moved.contains(ObjectIdentifier(object)) {
      objects.append(
        Change(object: object, type: .update, from: old.path(of: object), to: new.path(of: object)))
    }
  }

  /// The places of a longest increasing run.
  private static func steady(_ numbers: [Int]) -> Set<Int> {
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? tails[low - 1] : nil
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var result: Set<Int> = []
    var next = tails.last
    while let index = next {
      result.insert(index)
      next = previous[index]
    }
    return result
  }
}

/// Changes of results on their way to a delegate.
struct ResultReport {
  let changes: ResultChanges
  let before: ResultRows
  let after: ResultRows
  /// The objects that were there before, and have other values or another place.
  let touched: Set<ObjectIdentifier>

  /// The changes of results without sections.
  var difference: CollectionDifference<NSManagedObjectID>? {
    CollectionDifference(
      changes.objects.flatMap { change -> [CollectionDifference<NSManagedObjectID>.Change] in
        let id = change.object.objectID
        let (from, to) = (change.from?[1], change.to?[1])
        return [
          from.map { .remove(offset: $0, element: id, associatedWith: to) },
          to.map { .insert(offset: $0, element: id, associatedWith: from) },
        ].compactMap(\.self)
      })
  }
}
