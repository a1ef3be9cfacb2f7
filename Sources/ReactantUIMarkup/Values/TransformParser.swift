/// Reads transforms.
enum TransformParser {
  /// The number of steps that a transform may have.
  static let mostSteps = 32
  private static let names = ["identity", "rotate", "scale", "translate"]

  static func parse(_ text: String) throws(ValueError) -> [TransformStep] {
    var steps: [TransformStep] = []
    var cursor = TextCursor(text)
    cursor.skipSpaces()
    while !cursor.isAtEnd {
      guard steps.count < mostSteps else {
        throw ValueError(message: "A transform has at most \(mostSteps) steps", offset: cursor.index)
      }
      steps.append(try step(&cursor))
      cursor.skipSpaces()
    }
    guard !steps.isEmpty else {
      throw ValueError(message: "Expected a transform; allowed: " + names.joined(separator: ", "), offset: 0)
    }
    return steps
  }

  private static func step(_ cursor: inout TextCursor) throws(ValueError) -> TransformStep {
    let start = cursor.index
    let word = cursor.identifier() ?? cursor.wordAhead()
    guard names.contains(word) else {
      throw ValueError(
        message: "Unknown transform `\(word)`" + Suggestion.hint(for: word, among: names), offset: start)
    }
    if word == "identity" { return .identity }
    cursor.skipSpaces()
    guard cursor.skip("(") else {
      throw ValueError(message: "Expected `(` after `\(word)`", offset: cursor.index)
    }
    let arguments = try arguments(&cursor, labels: word == "rotate" ? ["by"] : ["x", "y"], of: word)
    switch word {
    case "rotate":
      guard arguments.count == 1 else { throw wrong(word, "one angle in degrees", start) }
      return .rotate(degrees: arguments[0].value)
    default:
      let missing = word == "scale" ? 1.0 : 0
      guard (1...2).contains(arguments.count),
        Set(arguments.map(\.label)).count == arguments.count || arguments.count == 2
      else { throw wrong(word, "one or two numbers", start) }
      if arguments.count == 1, arguments[0].label == nil {
        return make(word, arguments[0].value, arguments[0].value)
      }
      var values: [String: Double] = [:]
      for (index, argument) in arguments.enumerated() {
        guard values.updateValue(argument.value, forKey: argument.label ?? ["x", "y"][index]) == nil else {
          throw wrong(word, "x and y once each", start)
        }
      }
      return make(word, values["x"] ?? missing, values["y"] ?? missing)
    }
  }

  private static func make(_ word: String, _ x: Double, _ y: Double) -> TransformStep {
    word == "scale" ? .scale(x: x, y: y) : .translate(x: x, y: y)
  }

  private static func wrong(_ word: String, _ expected: String, _ offset: Int) -> ValueError {
    ValueError(message: "`\(word)` takes \(expected)", offset: offset)
  }

  private static func arguments(
    _ cursor: inout TextCursor, labels: [String], of word: String
  ) throws(ValueError) -> [(label: String?, value: Double)] {
    var arguments: [(label: String?, value: Double)] = []
    repeat {
      cursor.skipSpaces()
      let start = cursor.index
      let label = cursor.identifier()
      if let label {
        guard labels.contains(label) else {
          throw ValueError(
            message: "Unknown label `\(label)` of `\(word)`" + Suggestion.hint(for: label, among: labels),
            offset: start)
        }
        cursor.skipSpaces()
        guard cursor.skip(":") else {
          throw ValueError(message: "Expected `:` after `\(label)`", offset: cursor.index)
        }
        cursor.skipSpaces()
      }
      guard let value = try cursor.number() else {
        throw ValueError(message: "Expected a number, found `\(cursor.wordAhead())`", offset: cursor.index)
      }
      arguments.append((label, value))
      cursor.skipSpaces()
    } while cursor.skip(",")
    guard cursor.skip(")") else {
      throw ValueError(message: "Expected `)` to close `\(word)(`", offset: cursor.index)
    }
    return arguments
  }
}
