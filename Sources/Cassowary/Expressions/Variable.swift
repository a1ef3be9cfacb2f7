/// An unknown of a ``Solver``: a free number, positive or negative, that constraints speak about.
///
/// A variable is a small handle. It means something only to the solver that made it
/// (``Solver/makeVariable(_:)``), and nothing any more once it is removed there.
public struct Variable: Hashable, Sendable {
  let raw: UInt32

  init(index: Int32, generation: UInt16) {
    raw = UInt32(index) | UInt32(generation) << Variable.indexBits
  }

  static let indexBits: UInt32 = 22
  static let indexLimit: Int32 = 1 << 22
  static let generationLimit: UInt16 = 1 << 10

  var index: Int32 { Int32(raw & (1 << Variable.indexBits - 1)) }
  var generation: UInt16 { UInt16(raw >> Variable.indexBits) }
}
