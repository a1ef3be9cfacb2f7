/// A solved system from which others of the same structure are made, as cells of one kind have: its blocks
/// are copied as they are at their optimum, and what the new one's constants change is brought back to an
/// optimum.
///
/// Variables and constraints are named by their places in the plan of the system.
final class SystemTemplate {
  /// The place of an unknown or a row in the blocks; the block is -1 for an unknown that no row names.
  struct Place: BitwiseCopyable {
    var index: Int32
    var block: Int32
    var item: Int32
  }

  /// The part that the structure decides, whatever constants and ranks: which unknowns follow from which
  /// equations, and the rows of the blocks that are left.
  struct Outline {
    var structure: [UInt64]
    var following: [Int32]
    var definitions: [Int32]
    var tracedCount: Int
    var unknowns: [Place]
    var rows: [Place]
  }

  let outline: Outline
  /// The outline's order of evaluation.
  let following: Buffer<Int32>
  let definitions: Buffer<Int32>
  /// The blocks at their optimum, which the systems made from the template share until they change them.
  let blocks: ContiguousArray<Block>
  /// The number of blocks whose constraints leave a choice, and whether there are unknowns that no row names.
  let openCount: Int
  let hasLooseUnknowns: Bool
  /// The outline's unknowns and rows, block by block.
  let unknowns: Buffer<Place>
  let rows: Buffer<Place>
  /// By constraint: its right side, less what is given.
  let constants: Buffer<Double>
  /// By variable: its value.
  let values: Buffer<Double>
  /// The rows that are not required, in the order in which they decide ties.
  private let tieOrder: Buffer<Int32>

  /// Larger numbers are not kept: what others differ from them would be rounded.
  private static let largestScale = 1e5

  /// Keeps a system that was solved; nil where it has changed since it was built, or its numbers are large.
  init?(_ outline: Outline, _ system: System, _ arena: Arena) {
    guard system.patchCount == 0, system.firstPending < 0,
      system.blocks.allSatisfy({ $0.scale <= SystemTemplate.largestScale })
    else { return nil }
    self.outline = outline
    (following, definitions) = (Buffer(outline.following), Buffer(outline.definitions))
    blocks = ContiguousArray(system.blocks.map { Block(copying: $0) })
    for block in blocks { block.isShared = true }
    openCount = blocks.count(where: \.isOpen)
    hasLooseUnknowns = system.hasLooseUnknowns
    (unknowns, rows) = (SystemTemplate.byBlock(outline.unknowns), SystemTemplate.byBlock(outline.rows))
    constants = Buffer(system.constraints.map { arena.ownConstant($0) })
    values = Buffer(system.variables.map { arena.variables[Int($0)].value })
    let slots = system.constraints
    let ranks = slots.map { arena.constraints[Int($0)].tieRank }
    let ties = outline.rows.map(\.index).filter { !arena.constraints[Int(slots[Int($0)])].isRequired }
    tieOrder = Buffer(
      ties.sorted { ranks[Int($0)] != ranks[Int($1)] ? ranks[Int($0)] > ranks[Int($1)] : $0 < $1 })
  }

  deinit {
    for buffer in [following, definitions, tieOrder] { buffer.deallocate() }
    for buffer in [unknowns, rows] { buffer.deallocate() }
    for buffer in [constants, values] { buffer.deallocate() }
  }

  private static func byBlock(_ places: [Place]) -> Buffer<Place> {
    Buffer(places.sorted { ($0.block, $0.item) < ($1.block, $1.item) })
  }

  /// Whether the rows of another system decide ties in the same order. Its constraints are found by their
  /// places in its plan.
  func hasTieOrder(_ arena: Arena, of slot: (Int32) -> Int32) -> Bool {
    var (last, lastRank) = (Int32(-1), Double.infinity)
    for place in 0..<tieOrder.count {
      let index = tieOrder[place]
      let rank = arena.constraints[Int(slot(index))].tieRank
      guard rank < lastRank || rank == lastRank && index > last else { return false }
      (last, lastRank) = (index, rank)
    }
    return true
  }
}

/// The templates of structures that came up more than once.
final class SystemTemplates {
  /// Systems of more constraints are made one by one.
  private static let mostConstraints = 256
  /// The number of templates kept: lists have cells of a few kinds. More of them would be memory for
  /// structures that come up twice by chance, as those of pages do whose constraints are taken in one order
  /// or another.
  private static let mostTemplates = 16
  private static let mostHashes = 256

  private var templates: [UInt64: SystemTemplate] = [:]
  /// The hashes of the templates, the oldest first.
  private var order: [UInt64] = []
  /// The hashes of structures that came up once.
  private var hashes: Set<UInt64> = []
  private let words = Buffer<UInt64>()
  /// By constraint of the plan that was read last: its right side, less what is given.
  let constants = Buffer<Double>()
  private var hash: UInt64 = 0
  /// Whether the structure that was read last is to be kept.
  private(set) var isWanted = false
  /// The number of systems that were made from a template: a measure of work.
  private(set) var useCount = 0

  deinit {
    words.deallocate()
    constants.deallocate()
  }

  /// Reads the structure of a plan, whose variables know their places. Returns its template, if there is one.
  func template(of plan: SystemPlan, _ arena: Arena, denseLimit: Int) -> SystemTemplate? {
    isWanted = false
    guard plan.constraints.count <= SystemTemplates.mostConstraints else { return nil }
    read(plan, arena, denseLimit)
    if let template = templates[hash] {
      guard isRead(template.outline.structure), template.hasTieOrder(arena, of: { plan.constraints[Int($0)] })
      else { return nil }
      useCount += 1
      return template
    }
    if hashes.count >= SystemTemplates.mostHashes { hashes.removeAll(keepingCapacity: true) }
    isWanted = !hashes.insert(hash).inserted
    return nil
  }

  /// Counts a system that was made from a template.
  func didUse() { useCount += 1 }

  /// The structure that was read last.
  var structure: [UInt64] { Array(words.cells) }

  /// Keeps a template.
  func keep(_ template: SystemTemplate) {
    let hash = template.outline.structure.reduce(0, SystemTemplates.mix)
    if templates[hash] == nil {
      if order.count >= SystemTemplates.mostTemplates { templates[order.removeFirst()] = nil }
      order.append(hash)
    }
    templates[hash] = template
  }

  private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }

  private func read(_ plan: SystemPlan, _ arena: Arena, _ denseLimit: Int) {
    words.removeAll()
    constants.removeAll()
    hash = 0
    add(UInt64(plan.variables.count))
    add(UInt64(denseLimit))
    constants.extend(by: plan.constraints.count)
    for index in 0..<plan.constraints.count {
      constants[index] = read(Int(plan.constraints[index]), arena)
    }
  }

  /// Reads the structure of a constraint. Returns its right side, less what is given.
  private func read(_ slot: Int, _ arena: Arena) -> Double {
    let record = arena.constraints[slot]
    let count = Int(record.termCount)
    var next = words.count
    words.extend(by: 2 + 2 * count)
    let words = words.cells
    var hash = self.hash
    func add(_ value: UInt64) {
      words[next] = value
      next += 1
      hash = SystemTemplates.mix(hash, value)
    }
    add(record.priority.bitPattern)
    add(UInt64(count) << 8 | UInt64(UInt8(bitPattern: record.relation)))
    var constant = record.constant
    let variables = arena.variables.cells
    for term in arena.terms(of: slot) {
      let variable = variables[Int(term.variable)]
      var place = variable.place
      if variable.isGiven {
        place = -1
        constant -= term.coefficient * variable.value
      }
      add(term.coefficient.bitPattern)
      add(UInt64(UInt32(bitPattern: place)))
    }
    self.hash = hash
    return constant
  }

  private func add(_ word: UInt64) {
    words.append(word)
    hash = SystemTemplates.mix(hash, word)
  }

  private func isRead(_ structure: [UInt64]) -> Bool {
    guard structure.count == words.count else { return false }
    for index in 0..<words.count where structure[index] != words[index] { return false }
    return true
  }
}
