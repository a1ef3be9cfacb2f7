/// A value that its copies share until one of them changes it, so that a copy costs one reference, whatever
/// the value holds.
///
/// Descriptions are copied many times on the way to their views, and nearly never changed there.
struct SharedStorage<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  init(_ value: Value) { box = Box(value) }

  /// The value. Setting a part of it copies it first where others share it.
  var value: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }

  /// Whether both share one value. Others may be equal, too.
  func isShared(with other: SharedStorage) -> Bool { box === other.box }
}
