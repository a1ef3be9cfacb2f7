/// Tells which types leave a method of a protocol to its default implementation.
///
/// Swift cannot be asked that, and a protocol whose requirements differ in type for those that have the method could not be used as
/// a type without `any`. But a witness table has an entry for each requirement, a small function that calls the type's own method
/// or the default one. The calls that it makes at fixed addresses are read from its instructions; where one of them, or one that it
/// makes in turn, is that of a marker that only the defaults call, the method is left out. Two probes tell the marker's
/// address: it is called for the one that leaves the method out, and not for the other.
struct DefaultWitness {
  private let requirement: Int
  private let marks: Set<UInt>

  /// Finds the marker of a requirement, counted from 0 in the order of the protocol. Both probes are existentials of the
  /// protocol, which is one of classes.
  init<Existential>(requirement: Int, leavingOut: Existential, having: Existential) {
    self.requirement = requirement
    let present = Self.calls(from: Self.entry(requirement, of: having))
    marks = Self.calls(from: Self.entry(requirement, of: leavingOut)).subtracting(present)
  }

  /// Whether the type of an object leaves the method out; nil on processors whose instructions are not known.
  func isLeftOut<Existential>(by object: Existential) -> Bool? {
    marks.isEmpty ? nil : !marks.isDisjoint(with: Self.calls(from: Self.entry(requirement, of: object)))
  }

  /// The function in an existential's witness table. The table begins with the conformance.
  private static func entry<Existential>(_ requirement: Int, of object: Existential) -> UInt {
    guard MemoryLayout<Existential>.size == 2 * MemoryLayout<UInt>.size else { return 0 }
    return withUnsafePointer(to: object) { pointer in
      let table = UnsafeRawPointer(pointer)
        .load(fromByteOffset: MemoryLayout<UInt>.size, as: UnsafePointer<UInt>.self)
      return table[1 + requirement]
    }
  }

  /// The addresses that a function calls, and those that they call.
  private static func calls(from function: UInt) -> Set<UInt> {
    let direct = targets(of: function)
    return direct.reduce(into: direct) { $0.formUnion(targets(of: $1)) }
  }

  /// The fixed addresses that a function calls or jumps to, up to its end.
  private static func targets(of function: UInt) -> Set<UInt> {
    guard let code = UnsafeRawPointer(bitPattern: function) else { return [] }
    var targets: Set<UInt> = []
    #if arch(x86_64)
      for offset in 0..<longest {
        let byte = code.load(fromByteOffset: offset, as: UInt8.self)
        if byte == 0xC3 { break }
        guard byte == 0xE8 || byte == 0xE9 else { continue }
        let distance = Int(code.loadUnaligned(fromByteOffset: offset + 1, as: Int32.self))
        targets.insert(UInt(bitPattern: Int(bitPattern: code) + offset + 5 + distance))
        if byte == 0xE9 { break }
      }
    #elseif arch(arm64)
      for offset in stride(from: 0, to: longest, by: 4) {
        let word = code.load(fromByteOffset: offset, as: UInt32.self)
        if word == 0xD65F_03C0 { break }
        let operation = word & 0xFC00_0000
        guard operation == 0x9400_0000 || operation == 0x1400_0000 else { continue }
        let distance = Int(Int32(bitPattern: word << 6) >> 6) * 4
        targets.insert(UInt(bitPattern: Int(bitPattern: code) + offset + distance))
        if operation == 0x1400_0000 { break }
      }
    #endif
    return targets
  }

  /// The number of bytes after which a function does more than to call another.
  private static let longest = 64
}
