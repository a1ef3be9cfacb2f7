import Foundation

/// The comparison of two values field by field.
///
/// Values with the same bits count as equal and are not looked into: reducers replace references, they do not
/// change what they refer to. So parts that two states share cost nothing, however large they are.
package struct ValueComparison {
  /// A field that differs.
  package struct Change {
    /// The labels from the outside in.
    package let path: [String]
    /// The field before, in few words; nil where it was not there.
    package let old: String?
    /// The field after, in few words; nil where it is gone.
    package let new: String?
  }

  /// The fields that differ, in order, as far as they were looked for.
  package private(set) var changes: [Change] = []
  /// Whether there are or may be more.
  package private(set) var isCut = false

  private let limit: Int
  /// The number of values that may still be looked at.
  private var budget = 100_000

  /// Compares two values.
  /// - Parameter limit: The most changes to find.
  package init(from old: Any, to new: Any, limit: Int) {
    self.limit = limit
    var path: [String] = []
    compare(old, new, &path)
  }

  /// Whether two values are the same. Where that takes too long to find out, they are not.
  package static func isSame(_ old: Any, _ new: Any) -> Bool {
    let comparison = ValueComparison(from: old, to: new, limit: 1)
    return comparison.changes.isEmpty && !comparison.isCut
  }

  private mutating func compare(_ old: Any, _ new: Any, _ path: inout [String]) {
    guard changes.count < limit, budget > 0 else {
      isCut = true
      return
    }
    budget -= 1
    if Self.haveSameBits(old, new) { return }
    let (before, after) = (InspectedValue(old), InspectedValue(new))
    // Two cases of an enumeration differ as a whole.
    let isList = after.value is any InspectedList
    guard type(of: before.value) == type(of: after.value), isList || before.text == after.text,
      before.count > 0 || after.count > 0
    else {
      if !Self.areEqual(before.value, after.value) { add(path, before.text, after.text) }
      return
    }
    if let list = after.value as? any InspectedList,
      let labels = list.labelsThatMayDiffer(from: before.value, limit: limit * 64)
    {
      if labels.count >= limit * 64 { isCut = true }
      for label in labels { compare(before.child(label), after.child(label), label, &path) }
      return
    }
    let fields = (before.children(from: 0, count: .max), after.children(from: 0, count: .max))
    for (index, field) in fields.1.enumerated() {
      let isAtPlace = index < fields.0.count && fields.0[index].label == field.label
      let match = isAtPlace ? fields.0[index] : fields.0.first { $0.label == field.label }
      compare(match?.value, field.value, field.label, &path)
    }
    for field in fields.0 where !fields.1.contains(where: { $0.label == field.label }) {
      compare(field.value, nil, field.label, &path)
    }
  }

  private mutating func compare(_ old: Any?, _ new: Any?, _ label: String, _ path: inout [String]) {
    path.append(label)
    defer { path.removeLast() }
    if let old, let new { return compare(old, new, &path) }
    if old != nil || new != nil {
      add(path, old.map { InspectedValue($0).text }, new.map { InspectedValue($0).text })
    }
  }

  private mutating func add(_ path: [String], _ old: String?, _ new: String?) {
    if changes.count < limit { changes.append(Change(path: path, old: old, new: new)) } else { isCut = true }
  }

  // MARK: Single values

  /// Whether two values have the same type and the same bits.
  static func haveSameBits(_ old: Any, _ new: Any) -> Bool {
    func compare<Value>(_ value: Value) -> Bool {
      guard let new = new as? Value else { return false }
      return withUnsafeBytes(of: value) { old in
        withUnsafeBytes(of: new) { new in
          old.count == 0 || memcmp(old.baseAddress!, new.baseAddress!, old.count) == 0
        }
      }
    }
    guard type(of: old) == type(of: new) else { return false }
    return _openExistential(old, do: compare)
  }

  /// Whether two values of no fields are equal.
  private static func areEqual(_ old: Any, _ new: Any) -> Bool {
    guard let old = old as? any Equatable else {
      return type(of: old) == type(of: new) && InspectedValue(old).text == InspectedValue(new).text
    }
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == new as? Value }
    return isEqual(old)
  }
}
