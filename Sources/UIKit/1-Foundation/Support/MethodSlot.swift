import Foundation

/// The position of a method in the method tables of a class and of its subclasses, used to determine which of
/// them override it.
///
/// Swift cannot be asked that. But a class's table repeats its superclass's, slot by slot, with other entries
/// for what it overrides; so the method's entry differs from the base class's exactly in the classes that
/// override it, or inherit from one that does. Two probes find the slot: it is the only one that differs in
/// the probe that overrides the method and in no other way.
struct MethodSlot {
  private let base: AnyClass
  private let index: Int?

  /// Finds the slot of the one method of a class that the second probe overrides, and the first does not.
  init(of base: AnyClass, plainProbe: AnyClass, overridingProbe: AnyClass) {
    self.base = base
    let candidates = (0..<Self.tableLength(of: base)).filter {
      Self.entry($0, of: overridingProbe) != Self.entry($0, of: base)
        && Self.entry($0, of: plainProbe) == Self.entry($0, of: base)
    }
    index = candidates.count == 1 ? candidates[0] : nil
  }

  /// Whether a class has the same method as another one; nil should the tables be laid out in an unknown way.
  func isSame(in type: AnyClass, as other: AnyClass) -> Bool? {
    index.map { Self.entry($0, of: type) == Self.entry($0, of: other) }
  }

  /// Whether a class overrides the method, or inherits from one that does; nil as above.
  func isOverridden(in type: AnyClass) -> Bool? { isSame(in: type, as: base).map { !$0 } }

  private static func entry(_ index: Int, of type: AnyClass) -> UInt {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)[index]
  }

  /// Returns the number of words in a class's table: its metadata gives its size in bytes, counted from the
  /// start of the allocation, and the offset of the address point in it.
  private static func tableLength(of type: AnyClass) -> Int {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let (size, addressPoint) = (
      metadata.load(fromByteOffset: 32, as: UInt32.self), metadata.load(fromByteOffset: 36, as: UInt32.self)
    )
    return Int(size - addressPoint) / MemoryLayout<UInt>.size
  }
}
