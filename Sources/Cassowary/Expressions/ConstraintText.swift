/// Constraints as people write them.
enum ConstraintText {
  static func text(_ slot: Int, _ arena: Arena) -> String {
    let record = arena.constraints[slot]
    var text = ""
    for index in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
      let term = arena.terms[index]
      let name = arena.names[term.variable] ?? "v\(arena.variables[Int(term.variable)].serial)"
      let size = abs(term.coefficient)
      let sign = term.coefficient < 0 ? (text.isEmpty ? "−" : " − ") : (text.isEmpty ? "" : " + ")
      text += sign + (size == 1 ? "" : number(size) + "·") + name
    }
    let relation = record.relation == 0 ? "=" : record.relation < 0 ? "≤" : "≥"
    let priority = record.isRequired ? "" : " @" + number(record.priority)
    return "\(text.isEmpty ? "0" : text) \(relation) \(number(record.constant))\(priority)"
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
