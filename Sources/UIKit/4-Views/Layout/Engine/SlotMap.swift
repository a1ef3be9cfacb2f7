import Cassowary

/// Values by handles of the solver, whose slots are small numbers that are used again: an array instead of a dictionary.
struct SlotMap<Handle: SlotHandle, Value> {
  private var entries: [(handle: Handle, value: Value)?] = []

  subscript(handle: Handle) -> Value? {
    get {
      let slot = handle.slotIndex
      guard slot < entries.count, let entry = entries[slot], entry.handle == handle else { return nil }
      return entry.value
    }
    set {
      let slot = handle.slotIndex
      if let newValue {
        if slot == entries.count {
          if slot == 0 { entries.reserveCapacity(64) }
          entries.append((handle, newValue))
        } else {
          while entries.count <= slot { entries.append(nil) }
          entries[slot] = (handle, newValue)
        }
      } else if slot < entries.count, entries[slot]?.handle == handle {
        entries[slot] = nil
      }
    }
  }
}

/// A name whose slot is a small number; names that share a slot, one after the other, are unequal.
protocol SlotHandle: Equatable {
  var slotIndex: Int { get }
}

extension Variable: SlotHandle {}
extension ConstraintID: SlotHandle {}
