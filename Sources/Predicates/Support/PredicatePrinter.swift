import Foundation

/// Writes predicates and expressions as Apple's Foundation does; what is written can be read again, but for
/// values that have no literal.
enum PredicatePrinter {
  static func text(of predicate: NSPredicate) -> String {
    if let comparison = predicate as? ComparisonObject { return text(of: comparison.ownComparison) }
    if let compound = predicate as? NSCompoundPredicate { return text(of: compound) }
    return predicate.predicateFormat
  }

  // MARK: Predicates

  private static func text(of compound: NSCompoundPredicate) -> String {
    let parts = compound.subpredicates.map(enclosed)
    switch compound.compoundPredicateType {
    case .not: return "NOT " + (parts.first ?? "FALSEPREDICATE")
    case .and: return parts.isEmpty ? "TRUEPREDICATE" : parts.joined(separator: " AND ")
    case .or: return parts.isEmpty ? "FALSEPREDICATE" : parts.joined(separator: " OR ")
    @unknown default: return parts.joined(separator: " ")
    }
  }

  private static func enclosed(_ predicate: NSPredicate) -> String {
    let text = text(of: predicate)
    guard let compound = predicate as? NSCompoundPredicate else { return text }
    if compound.subpredicates.count < 2, compound.compoundPredicateType != .not { return text }
    return "(\(text))"
  }

  private static func text(of comparison: Comparison) -> String {
    var words: [String] = []
    switch comparison.modifier {
    case .all: words.append("ALL")
    case .any: words.append("ANY")
    case .direct: break
    @unknown default: break
    }
    words.append(operand(comparison.left))
    words.append(sign(of: comparison) + options(comparison.options))
    words.append(operand(comparison.right))
    return words.joined(separator: " ")
  }

  private static func sign(of comparison: Comparison) -> String {
    if let selector = comparison.selector { return "\(selector)" }
    return switch comparison.type {
    case .lessThan: "<"
    case .lessThanOrEqualTo: "<="
    case .greaterThan: ">"
    case .greaterThanOrEqualTo: ">="
    case .equalTo: "=="
    case .notEqualTo: "!="
    case .matches: "MATCHES"
    case .like: "LIKE"
    case .beginsWith: "BEGINSWITH"
    case .endsWith: "ENDSWITH"
    case .in: "IN"
    case .contains: "CONTAINS"
    case .between: "BETWEEN"
    @unknown default: "=="
    }
  }

  private static func options(_ options: NSComparisonPredicate.Options) -> String {
    var letters = ""
    if options.contains(.caseInsensitive) { letters += "c" }
    if options.contains(.diacriticInsensitive) { letters += "d" }
    if options.contains(.normalized) { letters += "n" }
    if options.contains(.localeSensitive) { letters += "l" }
    return letters.isEmpty ? "" : "[\(letters)]"
  }

  // MARK: Expressions

  /// Returns an expression's text as it stands beside an operator of a comparison.
  private static func operand(_ expression: NSExpression) -> String { text(of: expression) }

  static func text(of expression: NSExpression) -> String {
    switch expression.node {
    case .constant(let value): return constant(value)
    case .evaluatedObject: return "SELF"
    case .variable(let name): return "$" + name
    case .keyPath(let path): return keyPath(path)
    case .anyKey: return "ANYKEY"
    case .place(let place): return place.rawValue
    case .function(let operand, let name, let arguments): return function(operand, name, arguments)
    case .set(let operation, let left, let right):
      return "\(term(left)) \(operation.rawValue) \(term(right))"
    case .aggregate(let elements): return "{\(list(elements))}"
    case .subquery(let collection, let variable, let predicate):
      return "SUBQUERY(\(text(of: collection)), $\(variable), \(text(of: predicate)))"
    case .block(_, let arguments): return "BLOCK(\(list(arguments ?? [])))"
    case .conditional(let predicate, let first, let second):
      return "TERNARY(\(text(of: predicate)), \(text(of: first)), \(text(of: second)))"
    }
  }

  private static func list(_ expressions: [NSExpression]) -> String {
    expressions.map(text).joined(separator: ", ")
  }

  /// The signs of functions that are written between their arguments.
  private static let signs: [String: String] = [
    "add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/",
    "raise:toPower:": "**",
    "bitwiseAnd:with:": "&", "bitwiseOr:with:": "|", "bitwiseXor:with:": "^", "leftshift:by:": "<<",
    "rightshift:by:": ">>",
  ]

  private static func function(
    _ operand: NSExpression?, _ name: String, _ arguments: [NSExpression]
  )
    -> String
  {
    if let operand {
      if name == "valueForKeyPath:", arguments.count == 1,
        case .keyPath(let path) = arguments[0].node
      {
        return "\(term(operand)).\(keyPath(path, isRest: true))"
      }
      let rest = arguments.isEmpty ? "" : ", " + list(arguments)
      return "FUNCTION(\(text(of: operand)), \(quoted(name))\(rest))"
    }
    if arguments.count == 2 {
      if let sign = signs[name] { return "\(term(arguments[0])) \(sign) \(term(arguments[1]))" }
      if name == "objectFrom:withIndex:" {
        return "\(term(arguments[0]))[\(text(of: arguments[1]))]"
      }
      if name == "castObject:toType:" { return "CAST(\(list(arguments)))" }
    }
    if name == "onesComplement:", let argument = arguments.first { return "~\(term(argument))" }
    let colons = name.count { $0 == ":" }
    return "\(colons == 1 ? String(name.dropLast()) : name)(\(list(arguments)))"
  }

  /// Returns an expression's text as it stands beside an operator, in parentheses where it has one itself.
  private static func term(_ expression: NSExpression) -> String {
    let text = text(of: expression)
    switch expression.node {
    case .set: return "(\(text))"
    case .function(nil, let name, let arguments):
      let isInfix = arguments.count == 2 && signs[name] != nil || name == "onesComplement:"
      return isInfix ? "(\(text))" : text
    default: return text.hasPrefix("-") ? "(\(text))" : text
    }
  }

  // MARK: Names and values

  private static let reservedWords: Set<String> = [
    "AND", "OR", "IN", "NOT", "ALL", "ANY", "SOME", "NONE", "LIKE", "MATCHES", "CONTAINS",
    "BEGINSWITH",
    "ENDSWITH", "BETWEEN", "NULL", "NIL", "TRUE", "FALSE", "YES", "NO", "FIRST", "LAST", "SIZE",
    "ANYKEY", "SUBQUERY", "CAST", "TRUEPREDICATE", "FALSEPREDICATE", "UNION", "INTERSECT", "MINUS",
  ]

  private static func keyPath(_ path: String, isRest: Bool = false) -> String {
    let first = path.prefix { $0 != "." }
    return !isRest && reservedWords.contains(first.uppercased()) ? "#" + path : path
  }

  private static func constant(_ value: Any?) -> String {
    guard let value = unwrapped(value) else { return "nil" }
    switch value {
    case let text as String: return quoted(text)
    case let text as NSString: return quoted(String(describing: text))
    case let date as Date:
      return "CAST(\(decimal(date.timeIntervalSinceReferenceDate)), \"NSDate\")"
    default: break
    }
    if let number = Number(value) { return text(of: number) }
    if let elements = elements(of: value) {
      return "{\(elements.map { constant($0) }.joined(separator: ", "))}"
    }
    return "\(value)"
  }

  private static func text(of number: Number) -> String {
    switch number {
    case .integer(let value): "\(value)"
    // As Foundation writes them: without a point where there is no fraction, else as few digits as make the
    // number.
    case .real(let value):
      value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    case .decimal(let value): "\(value)"
    }
  }

  private static func decimal(_ value: Double) -> String { String(format: "%.6f", value) }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
