import Foundation

/// A function that formats name.
struct PredicateFunction {
  /// The methods' names, by the words before their first colon.
  private static let all: [String: [String]] = Dictionary(
    grouping: [
      "sum:", "count:", "min:", "max:", "average:", "median:", "mode:", "stddev:", "add:to:",
      "from:subtract:", "multiply:by:", "divide:by:", "modulus:by:", "sqrt:", "log:", "ln:",
      "raise:toPower:", "exp:", "floor:", "ceiling:", "abs:", "trunc:", "random", "random:", "now",
      "uppercase:", "lowercase:", "bitwiseAnd:with:", "bitwiseOr:with:", "bitwiseXor:with:",
      "leftshift:by:", "rightshift:by:", "onesComplement:", "noindex:", "length:", "canonical:",
      "castObject:toType:", "objectFrom:withIndex:", "distinct:", "first:", "last:",
      "unionOf:with:",
    ], by: { String($0.prefix { $0 != ":" }).lowercased() })

  /// The functions of one collection, whose elements may also be written as arguments.
  private static let ofCollections: Set<String> = [
    "sum:", "count:", "min:", "max:", "average:", "median:", "mode:", "stddev:", "distinct:",
  ]

  /// The names of all functions.
  static var names: [String] { all.values.flatMap { $0 } }

  /// Returns the function that a name and its arguments mean, with those; nil where there is none.
  static func call(_ name: String, _ arguments: [NSExpression]) -> (
    name: String, arguments: [NSExpression]
  )? {
    let methods = all[name.prefix { $0 != ":" }.lowercased()] ?? []
    if name.contains(":") {
      guard let method = methods.first(where: { $0.lowercased() == name.lowercased() }) else {
        return nil
      }
      return colons(method) == arguments.count ? (method, arguments) : nil
    }
    if let method = methods.first(where: { colons($0) == arguments.count }) {
      return (method, arguments)
    }
    if arguments.count > 1, let method = methods.first(where: ofCollections.contains) {
      return (method, [.make(.aggregate(arguments))])
    }
    return nil
  }

  private static func colons(_ name: String) -> Int { name.count { $0 == ":" } }
}
