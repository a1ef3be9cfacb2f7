/// The part of a system that its structure decides, whatever its constants and ranks: the unknowns that follow from which equations, and the
/// rows of the blocks that are left. Systems of one structure, as cells of one kind have, are made from one template.
///
/// Variables and constraints are named by their places in the plan of the system.
final class SystemTemplate {
  /// The place of an unknown or a row in the blocks; the block is -1 for an unknown that no row names.
  struct Place {
    var index: Int32
    var block: Int32
    var item: Int32
  }

  let structure: [UInt64]
  let following: [Int32]
  let definitions: [Int32]
  let tracedCount: Int
  let unknowns: [Place]
  let rows: [Place]
  let rowConstraints: [Int32]
  /// The blocks before anything was moved in them.
  let blocks: [Block]

  init(
    _ structure: [UInt64], following: [Int32], definitions: [Int32], tracedCount: Int, unknowns: [Place],
    rows: [Place], blocks: [Block]
  ) {
    self.structure = structure
    self.following = following
    self.definitions = definitions
    self.tracedCount = tracedCount
    self.unknowns = unknowns
    self.rows = rows
    rowConstraints = rows.map(\.index)
    self.blocks = blocks
  }
}

/// The templates of structures that came up more than once.
final class SystemTemplates {
  /// Systems of more constraints are made one by one.
  private static let mostConstraints = 256
  /// The number of templates kept: lists have cells of a few kinds. More of them would be memory for structures that come up twice by
  /// chance, as those of pages do whose constraints are taken in one order or another.
  private static let mostTemplates = 16
  private static let mostHashes = 256

  @exclusivity(unchecked) private var templates: [UInt64: SystemTemplate] = [:]
  /// The hashes of the templates, the oldest first.
  @exclusivity(unchecked) private var order: [UInt64] = []
  /// The hashes of structures that came up once.
  @exclusivity(unchecked) private var hashes: Set<UInt64> = []
  private let words = Buffer<UInt64>()
  @exclusivity(unchecked) private var hash: UInt64 = 0
  /// Whether the structure that was read last is to be kept.
  @exclusivity(unchecked) private(set) var isWanted = false
  /// The number of systems that were made from a template: a measure of work.
  @exclusivity(unchecked) private(set) var useCount = 0

  deinit { words.deallocate() }

  /// Reads the structure of a plan, whose variables know their places. Returns its template, if there is one.
  func template(of plan: SystemPlan, _ store: Store, denseLimit: Int) -> SystemTemplate? {
    isWanted = false
    guard plan.constraints.count <= SystemTemplates.mostConstraints else { return nil }
    read(plan, store, denseLimit)
    if let template = templates[hash] {
      guard isRead(template.structure) else { return nil }
      useCount += 1
      return template
    }
    if hashes.count >= SystemTemplates.mostHashes { hashes.removeAll(keepingCapacity: true) }
    isWanted = !hashes.insert(hash).inserted
    return nil
  }

  /// Keeps what `make` makes of the structure that was read last.
  func keep(_ make: ([UInt64]) -> SystemTemplate) {
    if order.count >= SystemTemplates.mostTemplates { templates[order.removeFirst()] = nil }
    order.append(hash)
    templates[hash] = make(Array(UnsafeBufferPointer(start: words.base, count: words.count)))
  }

  private func read(_ plan: SystemPlan, _ store: Store, _ denseLimit: Int) {
    words.removeAll()
    hash = 0
    add(UInt64(plan.variables.count))
    add(UInt64(denseLimit))
    for index in 0..<plan.constraints.count {
      let record = store.constraints.base + Int(plan.constraints[index])
      add(record.pointee.priority.bitPattern)
      add(UInt64(record.pointee.termCount) << 8 | UInt64(UInt8(bitPattern: record.pointee.relation)))
      var term = store.terms.base + Int(record.pointee.firstTerm)
      for _ in 0..<record.pointee.termCount {
        let variable = store.variables.base + Int(term.pointee.variable)
        let place: Int32 = variable.pointee.isGiven ? -1 : variable.pointee.place
        add(term.pointee.coefficient.bitPattern)
        add(UInt64(UInt32(bitPattern: place)))
        term += 1
      }
    }
  }

  @inline(__always) private func add(_ word: UInt64) {
    words.append(word)
    hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 32
  }

  private func isRead(_ structure: [UInt64]) -> Bool {
    guard structure.count == words.count else { return false }
    for index in 0..<words.count where structure[index] != words[index] { return false }
    return true
  }
}
