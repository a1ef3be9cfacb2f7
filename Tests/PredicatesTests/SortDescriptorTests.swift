import Foundation
import ObjectiveCRuntime
import Testing

@testable import Predicates

@Suite struct SortDescriptorTests {
  private nonisolated(unsafe) static let people: [[String: Any]] = [
    ["name": "bob", "age": 3], ["name": "Ann", "age": 7], ["name": "Éva"], ["name": "ann", "age": 7],
  ]

  private static func names(_ descriptors: [NSSortDescriptor]) -> [String] {
    (people as NSArray).sortedArray(using: descriptors).compactMap {
      ($0 as? [String: Any])?["name"] as? String
    }
  }

  @Test func sortsByKeys() {
    #expect(Self.names([NSSortDescriptor(key: "name", ascending: true)]) == ["Ann", "ann", "bob", "Éva"])
    #expect(
      Self.names([
        NSSortDescriptor(key: "age", ascending: false), NSSortDescriptor(key: "name", ascending: true),
      ]) == ["Ann", "ann", "bob", "Éva"])
    #expect(
      Self.names([
        NSSortDescriptor(key: "age", ascending: true), NSSortDescriptor(key: "name", ascending: false),
      ]) == ["Éva", "bob", "ann", "Ann"])
  }

  @Test func sortsBySelectorsAndComparators() {
    let caseless = NSSortDescriptor(
      key: "name", ascending: true, selector: Selector("caseInsensitiveCompare:"))
    let byAge = NSSortDescriptor(key: "age", ascending: true)
    #expect(Self.names([caseless, byAge]).prefix(2).map { $0.lowercased() } == ["ann", "ann"])
    let byLength = NSSortDescriptor(key: "name", ascending: false) { left, right in
      let (left, right) = (left as? String ?? "", right as? String ?? "")
      return left.last.map { l in
        right.last.map { l < $0 ? .orderedAscending : l == $0 ? .orderedSame : .orderedDescending }
          ?? .orderedSame
      } ?? .orderedSame
    }
    #expect(Self.names([byLength]) == ["Ann", "ann", "bob", "Éva"])
  }

  @Test func knowsItsParts() {
    let descriptor = NSSortDescriptor(key: "name", ascending: true, selector: Selector("localizedCompare:"))
    #expect(descriptor.key == "name" && descriptor.selector?.name == "localizedCompare:")
    #expect(descriptor.description == "(name, ascending, localizedCompare:)")
    let reversed = descriptor.reversedSortDescriptor as? NSSortDescriptor
    #expect(reversed?.ascending == false && reversed?.key == "name")
    #expect(reversed?.compare(["name": "a"], to: ["name": "b"]) == .orderedDescending)
    #expect(reversed != descriptor && reversed?.reversedSortDescriptor as? NSSortDescriptor == descriptor)
    #expect(NSSortDescriptor(keyPath: \Person.name, ascending: true).key == "name")
  }

  @Test func takesSwiftsDescriptors() {
    let people = [Person("b", 1), Person("a", 2), Person("c", 0)]
    let descriptor = NSSortDescriptor(SortDescriptor(\Person.age, order: .reverse))
    #expect(descriptor.key == "age" && !descriptor.ascending)
    let sorted = NSMutableArray(array: people)
    sorted.sort(using: [descriptor])
    #expect(sorted.compactMap { ($0 as? Person)?.name } == ["a", "b", "c"])
    #expect(
      (NSSet(array: people).sortedArray(using: [descriptor]).first as? Person)?.name == "a")
    #expect((NSOrderedSet(array: people).sortedArray(using: [descriptor]).last as? Person)?.name == "c")
  }

  @Test func filtersCollections() {
    let people = [Person("b", 1), Person("a", 2), Person("c", 0)]
    let predicate = NSPredicate(format: "age > 0 AND name != 'b'")
    #expect((people as NSArray).filtered(using: predicate).count == 1)
    #expect(NSSet(array: people).filtered(using: predicate).count == 1)
    #expect(NSOrderedSet(array: people).filtered(using: predicate).count == 1)
    let array = NSMutableArray(array: people)
    array.filter(using: predicate)
    #expect((array.firstObject as? Person)?.name == "a" && array.count == 1)
    let set = NSMutableSet(array: people)
    set.filter(using: predicate)
    #expect(set.count == 1)
    let ordered = NSMutableOrderedSet(array: people)
    ordered.filter(using: predicate)
    #expect(ordered.count == 1)
  }
}

/// An object whose stored properties are keys.
final class Person: NSObject {
  var name: String
  var age: Int
  var tags: [String] = []
  var friends: Set<Person> = []
  var boss: Person?

  init(_ name: String, _ age: Int) { (self.name, self.age) = (name, age) }
}
