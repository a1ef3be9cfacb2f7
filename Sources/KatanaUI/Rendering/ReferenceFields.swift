@_spi(Reflection) import Swift

/// The places in the values of a type at which references may lie; all else is plain bits.
///
/// Two values with the same bits at these places own the same references. So one may become the other by a
/// copy of its bytes, without a retain and a release for each reference.
enum ReferenceFields {
  /// The offsets in bytes of 8-byte words; nil where they are not known, as of enumerations.
  static func offsets<Value>(in type: Value.Type) -> [Int]? {
    if _isPOD(type) { return [] }
    guard MemoryLayout<Value>.alignment == 8, isStructure(type) else { return nil }
    var words: Set<Int> = []
    let isComplete = _forEachField(of: type) { _, offset, field, _ in
      func add<Field>(_: Field.Type) {
        guard !_isPOD(Field.self) else { return }
        words.formUnion(stride(from: offset / 8 * 8, to: offset + MemoryLayout<Field>.size, by: 8))
      }
      _openExistential(field, do: add)
      return true
    }
    return isComplete ? words.sorted() : nil
  }

  /// Whether a type is a structure, whose stored properties are all that it holds.
  private static func isStructure<Value>(_ type: Value.Type) -> Bool {
    var isStructure = false
    _forEachField(of: Holder<Value>.self) { _, _, _, kind in
      isStructure = kind == .struct
      return true
    }
    return isStructure
  }
}

/// A structure with one stored property of a type, whose metadata has the type's kind.
private struct Holder<Value> {
  var value: Value
}
