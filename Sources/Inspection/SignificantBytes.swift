import Foundation
@_spi(Reflection) import Swift

/// The bytes in the values of a type that belong to its stored properties.
///
/// The others lie between properties and hold anything: a copy of an array copies the properties of its
/// elements, not what is between them. So two values may differ in all their bytes that nothing means.
struct SignificantBytes: Sendable {
  /// The bytes, in order, as few ranges as there can be.
  let ranges: [Range<Int>]
  /// Whether all bytes count.
  let isWhole: Bool

  /// Finds the bytes by the stored properties of structures and tuples; of other types all count.
  init<Value>(of type: Value.Type) {
    var ranges: [Range<Int>] = []
    Self.collect(from: type, at: 0, isStructure: Self.isStructure(type), into: &ranges)
    self.ranges = ranges
    isWhole = ranges.isEmpty ? MemoryLayout<Value>.size == 0 : ranges == [0..<MemoryLayout<Value>.size]
  }

  /// Whether these bytes are the same at two addresses.
  func areSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    for range in ranges where memcmp(old + range.lowerBound, new + range.lowerBound, range.count) != 0 {
      return false
    }
    return true
  }

  private static func collect<Value>(
    from type: Value.Type, at start: Int, isStructure: Bool, into ranges: inout [Range<Int>]
  ) {
    let whole = start..<start + MemoryLayout<Value>.size
    guard isStructure else { return add(whole, to: &ranges) }
    var found: [Range<Int>] = []
    let isComplete = _forEachField(of: type) { _, offset, field, kind in
      func collectField<Field>(_ field: Field.Type) {
        collect(
          from: field, at: start + offset, isStructure: kind == .struct || kind == .tuple, into: &found)
      }
      _openExistential(field, do: collectField)
      return true
    }
    // What has no properties that are known, such as a structure of C's.
    guard isComplete, !found.isEmpty else { return add(whole, to: &ranges) }
    for range in found { add(range, to: &ranges) }
  }

  private static func add(_ range: Range<Int>, to ranges: inout [Range<Int>]) {
    if let last = ranges.last, last.upperBound == range.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
    } else if !range.isEmpty {
      ranges.append(range)
    }
  }

  /// Whether a type is a structure or a tuple.
  private static func isStructure<Value>(_ type: Value.Type) -> Bool {
    var isStructure = false
    _forEachField(of: Holder<Value>.self) { _, _, _, kind in
      isStructure = kind == .struct || kind == .tuple
      return true
    }
    return isStructure
  }
}

/// A structure with one stored property of a type, whose metadata has the type's kind.
private struct Holder<Value> {
  var value: Value
}
