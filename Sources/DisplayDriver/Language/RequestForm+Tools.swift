import Foundation

/// A value of an argument as descriptions write it, with the JSON Schema of it.
private struct ArgumentValue {
  /// The name of the argument of a verb with one value, where the verb's own name would say nothing.
  var name: String
  var schema: JSONValue

  private init(_ name: String, _ schema: JSONValue) { (self.name, self.schema) = (name, schema) }

  private static func choice(_ names: [String]) -> JSONValue {
    ["type": "string", "enum": .array(names.map { .string($0) })]
  }

  private static let pair: JSONValue = [
    "type": "array", "items": ["type": "number"], "minItems": 2, "maxItems": 2,
  ]

  /// All values that forms have.
  static let all: [String: ArgumentValue] = [
    "TARGET": ArgumentValue("target", ["type": .array(["string", "object"])]),
    "SECONDS": ArgumentValue("seconds", ["type": "number", "minimum": 0]),
    "NAME": ArgumentValue("name", ["type": "string"]),
    "TEXT": ArgumentValue("text", ["type": "string"]),
    "PATH": ArgumentValue("path", ["type": "string"]),
    "[PATH, …]": ArgumentValue("paths", ["type": "array", "items": ["type": "string"]]),
    "KIND": ArgumentValue("kind", choice(["mouse", "touch", "pen"])),
    "PHASE": ArgumentValue("phase", choice(["down", "move", "up", "cancel"])),
    "NUMBER": ArgumentValue("number", ["type": "integer"]),
    "FACTOR": ArgumentValue("factor", ["type": "number", "minimum": .number(0.05), "maximum": 20]),
    "S": ArgumentValue("scale", ["type": "number", "minimum": .number(0.1), "maximum": 10]),
    "RATIO": ArgumentValue("ratio", ["type": "number", "minimum": 1, "maximum": 21]),
    "[TOP, LEFT, BOTTOM, RIGHT]": ArgumentValue(
      "insets",
      [
        "type": "array", "items": ["type": "number", "minimum": 0, "maximum": 1_000], "minItems": 4,
        "maxItems": 4,
      ]),
    "BOOLEAN": ArgumentValue("flag", ["type": "boolean"]),
    "REQUEST": ArgumentValue("request", ["type": "object"]),
    "[WIDTH, HEIGHT]": ArgumentValue("size", pair),
    "[DX, DY]": ArgumentValue("distance", pair),
    "[MODIFIER, …]": ArgumentValue(
      "modifiers",
      ["type": "array", "items": choice(["shift", "control", "alt", "command", "capslock"])]),
  ]
}

extension RequestForm {
  /// The verb as a tool for other programs, as JSON: its name, its summary, and its arguments, each with a
  /// name, the path of keys at which the request has it, a JSON Schema, and whether it may be left out. Nil
  /// where a value is written that no schema is known for.
  package var tool: JSONValue? {
    var arguments: [JSONValue] = []
    func add(_ argument: Argument, named name: String? = nil, at path: [String], isOptional: Bool) -> Bool {
      guard !argument.isSynonym else { return true }
      guard let value = ArgumentValue.all[argument.value],
        case .object(var schema) = value.schema
      else { return false }
      if !argument.summary.isEmpty { schema["description"] = .string(argument.summary) }
      arguments.append([
        "name": .string(name ?? argument.name), "path": .array(path.map { .string($0) }),
        "isTarget": .bool(argument.value == "TARGET"), "isWritten": .bool(argument.isWritten),
        "schema": .object(schema), "required": .bool(!isOptional),
      ])
      return true
    }
    var isConstant = false
    switch value {
    case .one(let argument) where argument.value == "true": isConstant = true
    case .one(let argument):
      let name = ArgumentValue.all[argument.value]?.name
      guard add(argument, named: name, at: [self.name], isOptional: false) else { return nil }
    case .object(let inner):
      for argument in inner {
        guard add(argument, at: [name, argument.name], isOptional: argument.isOptional) else { return nil }
      }
    }
    for option in options {
      guard add(option, at: [option.name], isOptional: true) else { return nil }
    }
    return [
      "name": .string(name), "summary": .string(summary), "isConstant": .bool(isConstant),
      "isQuery": .bool(isQuery), "arguments": .array(arguments),
    ]
  }
}

extension DriverLanguage {
  /// The verbs as tools, as the text of a JSON file with a line for each.
  package static var tools: String {
    let lines = verbs.compactMap { $0.form.tool }.map { String(decoding: $0.text, as: UTF8.self) }
    return "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }
}
