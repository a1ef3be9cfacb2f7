import Cassowary

/// Objects by handles of the solver, whose slots are small numbers that are used again: an array instead of a dictionary.
///
/// Objects are not counted, so that filling and freeing a map costs no more than writing its array: each takes itself out before it goes.
struct SlotMap<Handle: SlotHandle, Object: AnyObject> {
  private var entries: [(handle: Handle, object: Unmanaged<Object>)?] = []

  subscript(handle: Handle) -> Object? {
    let slot = handle.slotIndex
    guard slot < entries.count, let entry = entries[slot], entry.handle == handle else { return nil }
    return entry.object.takeUnretainedValue()
  }

  /// Calls `body` with the object of a handle, which is not counted meanwhile: nothing in `body` may end it.
  @inline(__always) func with(_ handle: Handle, _ body: (Object) -> Void) {
    let slot = handle.slotIndex
    guard slot < entries.count, let entry = entries[slot], entry.handle == handle else { return }
    entry.object._withUnsafeGuaranteedRef(body)
  }

  mutating func set(_ object: Object, for handle: Handle) {
    let slot = handle.slotIndex
    if entries.isEmpty { entries.reserveCapacity(64) }
    while entries.count <= slot { entries.append(nil) }
    entries[slot] = (handle, .passUnretained(object))
  }

  mutating func remove(_ handle: Handle) {
    let slot = handle.slotIndex
    if slot < entries.count, entries[slot]?.handle == handle { entries[slot] = nil }
  }
}

/// A name whose slot is a small number; names that share a slot, one after the other, are unequal.
protocol SlotHandle: Equatable {
  var slotIndex: Int { get }
}

extension Variable: SlotHandle {}
extension ConstraintID: SlotHandle {}
