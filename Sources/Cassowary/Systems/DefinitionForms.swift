/// A cache of the definitions of a system's unknowns, for expansion: each is solved for its unknown, with the
/// given variables folded into the constant. They are contiguous, in the order of their first use; in the
/// arena, each is spread over five cache lines.
final class DefinitionForms {
  /// The header of a definition: its constant and the range of its terms.
  struct Head: BitwiseCopyable {
    var constant = 0.0
    var start: Int32 = 0
    /// The number of terms; its complement where the definition has yet to be read, once more or for the
    /// first time.
    var count: Int32 = -1
  }

  struct Term: BitwiseCopyable {
    var coefficient: Double
    /// The place of an unknown that follows; the complement of the variable where it is one that is
    /// optimized.
    var target: Int
  }

  /// By place.
  private let heads = Buffer<Head>()
  private let terms = Buffer<Term>()

  init(_ count: Int) { heads.fill(count, with: Head()) }

  deinit {
    heads.deallocate()
    terms.deallocate()
  }

  /// Follows a change of the definition of a place, or of a number in it.
  func definitionDidChange(_ place: Int) {
    if heads[place].count >= 0 { heads[place].count = ~heads[place].count }
  }

  /// Returns the header of the definition of the unknown at a place.
  func head(_ place: Int) -> Head { heads[place] }

  func terms(_ head: Head) -> Cells<Term> {
    terms.cells.part(from: Int(head.start), count: Int(head.count))
  }

  /// Reads the definition of a place, which gives a variable.
  func read(_ place: Int, _ variable: Int32, by slot: Int32, _ arena: Arena) -> Head {
    let record = arena.constraints[Int(slot)]
    let arenaTerms = arena.terms(of: Int(slot))
    var own = 1.0
    for term in arenaTerms where term.variable == variable { own = term.coefficient }
    let others = arenaTerms.count - 1
    let old = heads[place]
    // What is read once more mostly finds room where it was.
    var head = Head(constant: record.constant / own, start: old.start, count: 0)
    if ~old.count < others {
      head.start = Int32(terms.count)
      terms.extend(by: others)
    }
    for term in arenaTerms where term.variable != variable {
      let other = arena.variables[Int(term.variable)]
      let coefficient = -term.coefficient / own
      if other.isGiven {
        head.constant += coefficient * other.value
      } else {
        let target = other.block >= 0 ? ~Int(term.variable) : Int(other.place)
        terms[Int(head.start + head.count)] = Term(coefficient: coefficient, target: target)
        head.count += 1
      }
    }
    heads[place] = head
    return head
  }
}
