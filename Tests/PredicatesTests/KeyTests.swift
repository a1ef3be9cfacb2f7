import Foundation
import ObjectiveCRuntime
import Testing

@testable import Predicates

@Suite struct KeyTests {
  @Test func collectionsHaveTheirElementsValues() {
    let people = [Person("Ann", 50), Person("Bob", 20)] as NSArray
    #expect(people.value(forKey: "name") as? [String] == ["Ann", "Bob"])
    #expect(people.value(forKeyPath: "@sum.age") as? Int == 70)
    #expect(people.value(forKeyPath: "@count") as? Int == 2)
    #expect(people.value(forKeyPath: "name.length") as? [Int] == [3, 3])
    #expect(NSSet(array: [1, 2]).value(forKeyPath: "@max.self") as? Int == 2)
    #expect(NSOrderedSet(array: [1, 2]).value(forKeyPath: "@avg.self") as? Double == 1.5)
  }

  @Test func dictionariesHaveTheirKeys() {
    let inner = NSMutableDictionary(dictionary: ["a": 1])
    let outer = NSMutableDictionary(dictionary: ["inner": inner, "@odd": 2, "list": [["a": 1], ["a": 5]]])
    #expect(outer.value(forKeyPath: "inner.a") as? Int == 1)
    #expect(outer.value(forKeyPath: "@odd") as? Int == 2)
    #expect(outer.value(forKey: "none") == nil)
    #expect(outer.value(forKeyPath: "list.@max.a") as? Int == 5)
    outer.setValue(3, forKeyPath: "inner.a")
    #expect(outer.value(forKeyPath: "inner.a") as? Int == 3)
    outer.setValue(nil, forKeyPath: "inner.a")
    #expect(outer.value(forKeyPath: "inner.a") == nil && outer.value(forKeyPath: "inner") != nil)
    #expect(outer.dictionaryWithValues(forKeys: ["@odd"])["@odd"] as? Int == 2)
  }

  @Test func standInsChangeTheProperty() {
    let owner = NSMutableDictionary(dictionary: [
      "list": NSMutableArray(array: [1]), "all": NSSet(array: [1]),
    ])
    let list = owner.mutableArrayValue(forKey: "list")
    list.add(2)
    list.insert(0, at: 0)
    list.removeObject(at: 1)
    #expect((owner["list"] as? NSArray)?.map { "\($0)" } == ["0", "2"])
    #expect(list.count == 2)
    let all = owner.mutableSetValue(forKey: "all")
    all.add(2)
    all.remove(1)
    #expect((owner["all"] as? NSSet)?.allObjects as? [Int] == [2])
  }

  @Test func valuesOfWrappersAndSuperclassesAreRead() {
    class Base: NSObject { var id = 3 }
    final class Derived: Base {
      lazy var slow = 4
      var child: Base? = Base()
    }
    let object = Derived()
    #expect(NSPredicate(format: "id == 3 AND slow == nil AND child.id == 3").evaluate(with: object))
    _ = object.slow
    #expect(NSPredicate(format: "slow == 4").evaluate(with: object))
    struct Plain { var n: Int? = 1 }
    #expect(NSPredicate(format: "n == 1").evaluate(with: Plain()))
  }

  /// The names of the library's own modules come first, as those of managed objects do.
  @Test func classesMayKnowKeysThemselves() {
    final class Keyed: NSObject, KeyedValues {
      func keyedValue(for key: String) -> Any?? { key == "x" ? .some(5) : key == "y" ? .some(nil) : .none }
      var z = 1
    }
    #expect(NSPredicate(format: "x == 5 AND y == nil AND z == 1").evaluate(with: Keyed()))
  }
}
