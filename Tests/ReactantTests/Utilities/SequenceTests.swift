import Testing

@testable import Reactant

@MainActor struct SequenceTests {
  @Test("77: Appending") func appending() {
    #expect([Int]().arrayByAppending() == [] && [1].arrayByAppending() == [1])
    #expect([Int]().arrayByAppending(1) == [1] && [1].arrayByAppending(2) == [1, 2])
    #expect([1].arrayByAppending(2, 3) == [1, 2, 3] && [1].arrayByAppending([2, 3]) == [1, 2, 3])
    #expect([Int]().arrayByAppending([]) == [] && [1].arrayByAppending([]) == [1])
    #expect([Int]().arrayByAppending(1, 2) == [1, 2] && [Int]().arrayByAppending([1, 2]) == [1, 2])
    #expect([1].arrayByAppending([2]) == [1, 2] && [Int]().arrayByAppending([1]) == [1])
  }

  @available(*, deprecated)
  @Test("78: Taking") func taking() {
    #expect([Int]().take(until: { _ in true }).isEmpty)
    #expect((1...10).take(until: { $0 < 5 }) == [1, 2, 3, 4])
    #expect((1...3).take(until: { _ in false }).isEmpty)
    #expect((1...3).take(until: { _ in true }) == [1, 2, 3])
  }

  @Test("79: All") func all() {
    #expect([Int]().all { _ in false })
    let numbers = [1, 2, 3, 4, 5]
    for limit in 1...5 { #expect(!numbers.all { $0 != limit }) }
    #expect(numbers.all { $0 > 0 })
  }

  @Test("80: Any") func any() {
    #expect(![Int]().any { _ in true })
    #expect([1, 2, 3].any { $0 == 2 } && [1, 2, 3].any { $0 > 1 } && [1, 2, 3].any { $0 > 0 })
    #expect(![1, 2, 3].any { $0 > 3 })
  }

  @Test("81: Distinct elements keep their first places") func distinct() {
    struct Odd: Equatable { var value: Int }
    #expect([Int]().distinct().isEmpty && [3, 1, 2].distinct() == [3, 1, 2])
    #expect([1, 2, 2, 3, 3, 3, 1].distinct() == [1, 2, 3])
    #expect([Odd(value: 1), Odd(value: 1)].distinct() == [Odd(value: 1)])
    #expect([Int]().distinct(where: ==).isEmpty && [3, 1, 2].distinct(where: ==) == [3, 1, 2])
    #expect([1, 11, 2, 12, 3].distinct { $0 % 10 == $1 % 10 } == [1, 2, 3])
  }

  @Test("Groups, dictionaries, removing and hashes") func others() {
    let groups = ["a1", "b1", "a2", ""].groupBy { $0.first }
    #expect(groups.map(\.0) == ["a", "b"] && groups.map(\.1) == [["a1", "a2"], ["b1"]])
    #expect(Dictionary(keyValueTuples: [("a", 1), ("b", 2), ("a", 3)]) == ["a": 3, "b": 2])
    var numbers = [1, 2, 3, 4]
    numbers.remove(until: { $0 == 3 })
    #expect(numbers == [3, 4])
    #expect([Int]().djbHash() == 5381 && [1, 2].djbHash() == (5381 * 33 + 1) * 33 + 2)
    _ = [Int.max, Int.max].djbHash()
  }

  // MARK: Rules

  private enum Oddity: Error { case odd }

  @Test("82, 83: Rules that hold for everything and nothing") func extremes() throws {
    let permissive = Rule<String?, ValidationError> { _ in nil }
    let restrictive = Rule<String?, ValidationError> { _ in .invalid }
    for text in [nil, "", "text"] {
      #expect(permissive.test(text) && !restrictive.test(text))
      #expect(try permissive.run(text).get() == text)
      #expect(throws: ValidationError.self) { try restrictive.run(text).get() }
    }
  }

  @Test("84: A rule of even lengths") func even() {
    let rule = Rule<String, Oddity> { $0.count % 2 == 0 ? nil : .odd }
    #expect(rule.test("") && rule.test("four") && !rule.test("fives") && !rule.test("seventeen letters"))
  }

  @Test("Rules of text") func text() {
    let notEmpty = Rules.String.notEmpty
    #expect(!notEmpty.test(nil) && !notEmpty.test("") && notEmpty.test(" "))
    let least = Rules.String.minLength(3)
    #expect(!least.test(nil) && !least.test("ab") && least.test("abc"))
    let email = Rules.String.email
    #expect(email.validate(nil) == .empty && email.validate("") == .empty)
    #expect(email.test("a.b+c@example.co.uk") && email.validate("a@b") == .invalid)
    #expect(email.validate("x a@b.cz") == .invalid && email.validate("a@b.cz\nx") == .invalid)
  }

  // MARK: Reuse

  private final class Part: Reusable {
    var uses = 0
    func prepareForReuse() { uses += 1 }
  }

  @Test("Recyclers give out what they got back, the last one first") func recycler() {
    var made = 0
    let recycler = Recycler<Part>(capacity: 2, initialInstances: 1) {
      made += 1
      return Part()
    }
    #expect(made == 1)
    let (a, b, c) = (recycler.obtain(), recycler.obtain(), recycler.obtain())
    #expect(made == 3)
    recycler.recycle(a)
    recycler.recycle(b)
    #expect(recycler.obtain() === b && recycler.obtain() === a && a.uses == 1)
    recycler.recycle(c)
    recycler.recycleAll()
    _ = (recycler.obtain(), recycler.obtain())
    #expect(made == 3)
    _ = recycler.obtain()
    #expect(made == 4)
    let synchronized = SynchronizedRecycler<Part>(factory: { Part() })
    let part = synchronized.obtain()
    synchronized.recycle(part)
    #expect(synchronized.obtain() === part)
    synchronized.recycleAll()
  }

  @Test("A view that is recycled leaves its superview") func recycledView() {
    let (view, parent) = (UIView(), UIView())
    let recycler = Recycler<UIView>(factory: { view })
    parent.addSubview(recycler.obtain())
    recycler.recycle(view)
    #expect(view.superview == nil)
  }

  @Test("Associated objects are made once and go with their owner") func associated() {
    final class Value {}
    let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
    var view: UIView? = UIView()
    weak var kept: Value?
    do {
      let value: Value = associatedObject(view!, key: key, defaultValue: Value())
      #expect(associatedObject(view!, key: key) { Value() } === value)
      kept = value
    }
    #expect(kept != nil)
    view = nil
    #expect(kept == nil)
  }
}
