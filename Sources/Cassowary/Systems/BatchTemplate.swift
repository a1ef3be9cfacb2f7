/// Constraints that came together and fell into systems each of which had a template, as all constraints of a
/// cell do: where the same constraints come once more, in the same order, their systems are made without
/// looking for what hangs together.
///
/// Constraints are named by their places in the batch, unknowns by the order in which those name them.
final class BatchTemplate {
  /// One of the systems: its unknowns and constraints, in the order in which they were made.
  final class Part {
    let system: SystemTemplate
    let variables: Buffer<Int32>
    let constraints: Buffer<Int32>
    /// By constraint: whether it names unknowns that are given.
    let nameGiven: Buffer<Bool>

    init(_ system: SystemTemplate, variables: [Int32], constraints: [Int32], nameGiven: [Bool]) {
      self.system = system
      (self.variables, self.constraints) = (Buffer(variables), Buffer(constraints))
      self.nameGiven = Buffer(nameGiven)
    }

    deinit {
      variables.deallocate()
      constraints.deallocate()
      nameGiven.deallocate()
    }
  }

  let structure: [UInt64]
  let parts: [Part]
  let constraintCount: Int
  let denseLimit: Int

  init(structure: [UInt64], _ constraintCount: Int, parts: [Part], denseLimit: Int) {
    (self.structure, self.parts) = (structure, parts)
    (self.constraintCount, self.denseLimit) = (constraintCount, denseLimit)
  }
}

/// The templates of batches that came more than once.
final class BatchTemplates {
  /// Batches of more constraints are not looked at.
  private static let mostConstraints = 512
  /// The number of templates kept: lists have cells of a few kinds.
  private static let mostTemplates = 8

  /// The templates, the one used last first.
  private var templates: [BatchTemplate] = []
  /// The structure of the batch that was recorded last.
  private let words = Buffer<UInt64>()
  /// The unknowns of the batch that was read last, in the order in which they are named.
  let variables = Buffer<Int32>()

  /// The number of batches whose template was found: a measure of work.
  private(set) var useCount = 0

  deinit {
    words.deallocate()
    variables.deallocate()
  }

  /// Returns the template of constraints that are in no system, if there is one, for a solver with the same
  /// limit. They have to be made one after the other, and may name no unknown of a system.
  func template(for slots: Buffer<Int32>, _ arena: Arena, denseLimit: Int) -> BatchTemplate? {
    guard slots.count <= BatchTemplates.mostConstraints else { return nil }
    let index = templates.firstIndex {
      $0.denseLimit == denseLimit && $0.constraintCount == slots.count && isSame($0.structure, slots, arena)
        && fits($0, slots, arena)
    }
    guard let index else { return nil }
    useCount += 1
    if index > 0 { templates.swapAt(0, index) }
    return templates[0]
  }

  /// Whether constraints have a structure. The words that were the same say how many follow, so none is read
  /// behind the last one.
  private func isSame(_ structure: [UInt64], _ slots: Buffer<Int32>, _ arena: Arena) -> Bool {
    guard !structure.isEmpty else { return false }
    var next = 0
    return read(slots, arena) { one, other in
      guard structure[next] == one, structure[next + 1] == other else { return false }
      next += 2
      return true
    }
  }

  /// Reads constraints whose template is to be kept. Returns whether they are a batch.
  func record(_ slots: Buffer<Int32>, _ arena: Arena) -> Bool {
    guard slots.count <= BatchTemplates.mostConstraints else { return false }
    words.removeAll()
    return read(slots, arena) { one, other in
      words.append(one)
      words.append(other)
      return true
    }
  }

  /// Reads the structure of constraints, two words at a time, and numbers the unknowns as they are named.
  /// Returns false where `accepts` does, and where they are no batch.
  private func read(
    _ slots: Buffer<Int32>, _ arena: Arena, _ accepts: (UInt64, UInt64) -> Bool
  ) -> Bool {
    variables.removeAll()
    let (constraints, terms, records) = (arena.constraints.cells, arena.terms.cells, arena.variables.cells)
    var age: Int64 = -1
    func readConstraint(_ record: Arena.ConstraintRecord) -> Bool {
      let serial = Int64(record.serial)
      guard record.isAlive, record.system < 0, serial > age else { return false }
      age = serial
      let count = Int(record.termCount)
      let shape = UInt64(count) << 8 | UInt64(UInt8(bitPattern: record.relation))
      guard accepts(record.priority.bitPattern, shape) else { return false }
      for term in terms.part(from: Int(record.firstTerm), count: count) {
        let index = Int(term.variable)
        var number = UInt64.max
        if !records[index].isGiven {
          guard records[index].system < 0 else { return false }
          if records[index].place < 0 {
            records[index].place = Int32(variables.count)
            variables.append(term.variable)
          }
          number = UInt64(UInt32(bitPattern: records[index].place))
        }
        guard accepts(term.coefficient.bitPattern, number) else { return false }
      }
      return true
    }
    var isBatch = true
    for index in 0..<slots.count where isBatch {
      isBatch = readConstraint(constraints[Int(slots[index])])
    }
    // Whoever finds out what hangs together begins with unknowns that have no places.
    for number in 0..<variables.count { records[Int(variables[number])].place = -1 }
    return isBatch
  }

  /// Whether the unknowns of each system were made in the template's order, and its rows decide ties in the
  /// same one.
  private func fits(_ template: BatchTemplate, _ slots: Buffer<Int32>, _ arena: Arena) -> Bool {
    for part in template.parts {
      var age: Int64 = -1
      for place in 0..<part.variables.count {
        let number = part.variables[place]
        let serial = Int64(arena.variables[Int(variables[Int(number)])].serial)
        guard serial > age else { return false }
        age = serial
      }
      let places = part.constraints
      let isInOrder = part.system.hasTieOrder(arena) { slots[Int(places[Int($0)])] }
      guard isInOrder else { return false }
    }
    return true
  }

  /// Keeps the systems that the batch which was recorded last fell into.
  func keep(
    _ systems: [(template: SystemTemplate, system: System)], of slots: Buffer<Int32>, _ arena: Arena,
    denseLimit: Int
  ) {
    func places(_ indices: Buffer<Int32>) -> [Int32: Int32] {
      Dictionary(uniqueKeysWithValues: (0..<indices.count).map { (indices[$0], Int32($0)) })
    }
    let (numbers, places) = (places(variables), places(slots))
    var parts: [BatchTemplate.Part] = []
    for (template, system) in systems {
      let part = BatchTemplate.Part(
        template, variables: system.variables.compactMap { numbers[$0] },
        constraints: system.constraints.compactMap { places[$0] },
        nameGiven: system.constraints.map { arena.namesGiven($0) })
      guard part.variables.count == system.variables.count,
        part.constraints.count == system.constraints.count
      else { return }
      parts.append(part)
    }
    if templates.count >= BatchTemplates.mostTemplates { templates.removeLast() }
    let structure = Array(words.cells)
    templates.insert(
      BatchTemplate(structure: structure, slots.count, parts: parts, denseLimit: denseLimit), at: 0)
  }
}
