/// Tells which types leave a method of a protocol to its default implementation.
///
/// Swift cannot be asked that, and a protocol whose requirements differ in type for those that have the method could not be used as
/// a type without `any`. But a witness table has an entry for each requirement, a small function that calls the type's own method
/// or the default one. The calls that it makes at fixed addresses are read from its instructions; where one of them is that of
/// the default, the method is left out. Two probes tell that address: it is called for the one that leaves the method out, and
/// not for the other. The defaults are not inlined (`@inline(never) @_optimize(none)`) and
/// do different things, or the compiler would make them one.
struct DefaultWitness {
  private let requirement: Int
  private let defaults: Set<UInt>

  /// Finds the default of a requirement, counted from 0 in the order of the protocol. Both probes are existentials of the
  /// protocol, which is one of classes.
  init<Existential>(requirement: Int, leavingOut: Existential, having: Existential) {
    self.requirement = requirement
    defaults = Self.targets(of: Self.entry(requirement, of: leavingOut))
      .subtracting(Self.targets(of: Self.entry(requirement, of: having)))
  }

  /// Whether the type of an object leaves the method out; nil on processors whose instructions are not known.
  func isLeftOut<Existential>(by object: Existential) -> Bool? {
    defaults.isEmpty
      ? nil : !defaults.isDisjoint(with: Self.targets(of: Self.entry(requirement, of: object)))
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

  /// The fixed addresses that a function calls or jumps to, up to its end. Functions with the same instructions may have been
  /// made one, to which the others jump at once; these are followed.
  private static func targets(of function: UInt) -> Set<UInt> {
    guard var code = UnsafeRawPointer(bitPattern: function) else { return [] }
    var targets: Set<UInt> = []
    for _ in 0..<4 {
      guard case .jump(let target) = instruction(at: code), let next = UnsafeRawPointer(bitPattern: target)
      else { break }
      targets.insert(target)
      code = next
    }
    var offset = 0
    while offset < longest {
      switch instruction(at: code + offset) {
      case .end: return targets
      case .jump(let target):
        targets.insert(target)
        return targets
      case .call(let target): targets.insert(target)
      case .other: break
      }
      offset += step
    }
    return targets
  }

  private enum Instruction {
    case call(UInt), jump(UInt), end, other
  }

  /// Reads what may be an instruction.
  private static func instruction(at code: UnsafeRawPointer) -> Instruction {
    func target(_ distance: Int) -> UInt { UInt(bitPattern: Int(bitPattern: code) + distance) }
    #if arch(x86_64)
      let (first, second) = (code.load(as: UInt8.self), code.load(fromByteOffset: 1, as: UInt8.self))
      switch first {
      case 0xE8: return .call(target(5 + Int(code.loadUnaligned(fromByteOffset: 1, as: Int32.self))))
      case 0xE9: return .jump(target(5 + Int(code.loadUnaligned(fromByteOffset: 1, as: Int32.self))))
      // A return, or a jump to an address in a register or a table.
      case 0xC3: return .end
      case 0xFF where second & 0x38 == 0x20: return .end
      default: return .other
      }
    #elseif arch(arm64)
      let word = code.load(as: UInt32.self)
      let distance = Int(Int32(bitPattern: word << 6) >> 6) * 4
      switch word & 0xFC00_0000 {
      case 0x9400_0000: return .call(target(distance))
      case 0x1400_0000: return .jump(target(distance))
      // A return, or a jump to an address in a register.
      case 0xD400_0000 where word & 0xFF9F_FC1F == 0xD61F_0000: return .end
      default: return .other
      }
    #else
      return .end
    #endif
  }

  #if arch(arm64)
    private static let step = 4
  #else
    private static let step = 1
  #endif
  /// The number of bytes after which a function does more than to call another.
  private static let longest = 64
}
