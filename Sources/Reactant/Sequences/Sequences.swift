extension Array {
  /// Returns the array with elements added at its end.
  public func arrayByAppending(_ elements: Element...) -> [Element] {
    arrayByAppending(elements)
  }

  /// Returns the array with elements added at its end.
  public func arrayByAppending(_ elements: [Element]) -> [Element] {
    self + elements
  }

  /// Removes elements from the beginning while a closure returns false; the first one for which it returns
  /// true stays.
  public mutating func remove(until limit: (Element) -> Bool) {
    removeFirst(firstIndex(where: limit) ?? count)
  }
}

extension Collection {
  /// Returns the elements in groups by a key, in the order in which the keys first come; elements without a
  /// key are left out.
  public func groupBy<Key: Hashable>(_ key: (Element) -> Key?) -> [(Key, [Element])] {
    var groups: [(Key, [Element])] = []
    var places: [Key: Int] = [:]
    for element in self {
      guard let key = key(element) else { continue }
      if let place = places[key] {
        groups[place].1.append(element)
      } else {
        places[key] = groups.count
        groups.append((key, [element]))
      }
    }
    return groups
  }
}

extension Dictionary {
  /// Creates a dictionary from keys with values; of those with the same key the last one holds.
  public init(keyValueTuples: [(Key, Value)]) {
    self.init(keyValueTuples, uniquingKeysWith: { $1 })
  }
}

extension Sequence {
  /// Returns the elements before the first one for which a closure returns false.
  @available(*, deprecated, renamed: "prefix(while:)")
  public func take(until limit: (Element) -> Bool) -> [Element] {
    Array(prefix(while: limit))
  }

  /// Whether a closure returns true for all elements; also where there are none.
  public func all(predicate: (Element) -> Bool) -> Bool {
    allSatisfy(predicate)
  }

  /// Whether a closure returns true for some element.
  public func any(predicate: (Element) -> Bool) -> Bool {
    contains(where: predicate)
  }

  /// Returns the elements without those that equal an earlier one by a closure. Compares each with all that
  /// are kept.
  public func distinct(where areEqual: (Element, Element) -> Bool) -> [Element] {
    var kept: [Element] = []
    for element in self where !kept.contains(where: { areEqual($0, element) }) { kept.append(element) }
    return kept
  }
}

extension Sequence where Element: Equatable {
  /// Returns the elements without those that equal an earlier one.
  public func distinct() -> [Element] {
    distinct(where: ==)
  }
}

extension Sequence where Element: Hashable {
  /// Returns the elements without those that equal an earlier one. Takes linear time.
  public func distinct() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Sequence where Element == Int {
  /// Returns Bernstein's hash of the numbers: begins with 5381, and for each number multiplies by 33 and adds
  /// it, without regard to overflow.
  public func djbHash() -> Int {
    reduce(5381) { $0 &* 33 &+ $1 }
  }
}
