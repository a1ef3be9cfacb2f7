import Foundation
import Testing

@testable import Predicates

@Suite struct ConversionTests {
  private nonisolated(unsafe) static let people: [Person] = {
    let (ann, bob, cem) = (Person("Ann", 50), Person("Bob", 20), Person("cem", 7))
    bob.boss = ann
    bob.tags = ["new", "tall"]
    cem.boss = bob
    cem.tags = ["new"]
    cem.friends = [ann]
    return [ann, bob, cem]
  }()

  /// Expects the form of a predicate, and that it means the same as before.
  private static func expect(_ predicate: Predicate<Person>, _ format: String, _ line: Int = #line) throws {
    let converted = NSPredicate(predicate)
    #expect(converted.description == format, "line \(line)")
    for person in people {
      let wanted = try predicate.evaluate(person)
      #expect(converted.evaluate(with: person) == wanted, "line \(line), \(person.name)")
    }
  }

  @Test func convertsComparisons() throws {
    let (name, low) = ("Bob", 10)
    try Self.expect(#Predicate { $0.name == name }, "name == \"Bob\"")
    try Self.expect(
      #Predicate { $0.age >= low && $0.age < 50 && $0.name != "x" },
      "age >= 10 AND age < 50 AND name != \"x\"")
    try Self.expect(#Predicate { $0.age > 30 || !($0.name == "cem") }, "age > 30 OR (NOT name == \"cem\")")
    try Self.expect(#Predicate { ($0.age + 1) * 2 - 3 > 40 }, "((age + 1) * 2) - 3 > 40")
    try Self.expect(#Predicate { $0.age % 2 == 0 }, "modulus:by:(age, 2) == 0")
    try Self.expect(#Predicate { (8...20).contains($0.age) }, "age BETWEEN {8, 20}")
    try Self.expect(#Predicate { (8..<20).contains($0.age) }, "age >= 8 AND age < 20")
    try Self.expect(#Predicate { -$0.age < -10 }, "0 - age < -10")
    try Self.expect(#Predicate<Person> { _ in true }, "TRUEPREDICATE")
  }

  @Test func convertsTextsAndCollections() throws {
    let names = ["Ann", "cem"]
    try Self.expect(#Predicate { $0.name.contains("n") }, "name CONTAINS \"n\"")
    try Self.expect(#Predicate { $0.name.starts(with: "B") }, "name BEGINSWITH \"B\"")
    try Self.expect(#Predicate { names.contains($0.name) }, "name IN {\"Ann\", \"cem\"}")
    try Self.expect(#Predicate { $0.tags.contains("tall") }, "\"tall\" IN tags")
    try Self.expect(#Predicate { $0.tags.isEmpty }, "tags.@count == 0")
    try Self.expect(#Predicate { $0.tags.count == 2 }, "tags.@count == 2")
    try Self.expect(
      #Predicate { $0.friends.contains { $0.age > 40 } },
      "SUBQUERY(friends, $item1, $item1.age > 40).@count != 0")
    try Self.expect(
      #Predicate { $0.tags.allSatisfy { $0 == "new" } },
      "SUBQUERY(tags, $item1, NOT $item1 == \"new\").@count == 0")
    try Self.expect(
      #Predicate { $0.age > 10 ? $0.name == "Bob" : $0.name == "cem" },
      "TERNARY(age > 10, TERNARY(name == \"Bob\", 1, 0), TERNARY(name == \"cem\", 1, 0)) == 1")
  }

  @Test func convertsOptionals() throws {
    try Self.expect(#Predicate { $0.boss == nil }, "boss == nil")
    try Self.expect(#Predicate { $0.boss?.name == "Ann" }, "boss.name == \"Ann\"")
    try Self.expect(
      #Predicate { ($0.boss?.age ?? 0) > 30 },
      "TERNARY(boss.age != nil, boss.age, 0) > 30")
  }

  /// What has no form is called as it is.
  @Test func keepsTheRest() throws {
    let predicate = #Predicate<Person> { $0.name.count == 3 && $0.age > 10 }
    let converted = NSPredicate(predicate)
    #expect(!(converted is NSCompoundPredicate))
    #expect(Self.people.filter { converted.evaluate(with: $0) }.map(\.name) == ["Ann", "Bob"])
    #expect(!converted.evaluate(with: "another class"))
  }
}
