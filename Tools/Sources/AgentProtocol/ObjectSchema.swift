/// The JSON Schema of an object: the arguments of a tool.
package struct ObjectSchema: Sendable {
  /// One property.
  package struct Property: Sendable {
    /// The name.
    package var name: String
    /// The JSON Schema of the value.
    package var schema: JSONValue
    /// Whether it must be there.
    package var isRequired: Bool

    /// Describes a property.
    package init(_ name: String, _ schema: JSONValue, isRequired: Bool = false) {
      (self.name, self.schema, self.isRequired) = (name, schema, isRequired)
    }

    /// Describes a property by its type and meaning.
    package init(_ name: String, _ type: String, _ meaning: String, isRequired: Bool = false) {
      self.init(name, ["type": .string(type), "description": .string(meaning)], isRequired: isRequired)
    }
  }

  /// The properties; there are no others.
  package var properties: [Property]

  /// Makes a schema.
  package init(_ properties: [Property] = []) { self.properties = properties }

  /// The schema as it is written.
  package var json: JSONValue {
    var fields: [String: JSONValue] = ["type": "object", "additionalProperties": false]
    if !properties.isEmpty {
      fields["properties"] = .object(Dictionary(properties.map { ($0.name, $0.schema) }) { $1 })
    }
    let required = properties.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { fields["required"] = .array(required) }
    return .object(fields)
  }

  /// The fault of an object by the schema, as a sentence; nil where it fits.
  package func fault(in object: [String: JSONValue], of tool: String) -> String? {
    let names = properties.map(\.name)
    let known = names.isEmpty ? "no arguments" : names.joined(separator: ", ")
    for key in object.keys.sorted() where !names.contains(key) {
      return "“\(tool)” has no argument “\(key.prefix(40))”; it takes \(known)"
    }
    for property in properties {
      guard let value = object[property.name], value != .null else {
        if property.isRequired {
          return
            "“\(tool)” needs the argument “\(property.name)”: \(SchemaPhrase.expected(by: property.schema))"
        }
        continue
      }
      guard SchemaPhrase.fits(value, property.schema) else {
        let shown = value.line
        return
          "“\(property.name)” of “\(tool)” takes \(SchemaPhrase.expected(by: property.schema)), not "
          + (shown.count > 60 ? value.kind : shown)
      }
    }
    return nil
  }
}

/// The part of JSON Schema that tools use, as checks and as phrases.
enum SchemaPhrase {
  private static func types(_ schema: JSONValue) -> [String] {
    schema["type"]?.string.map { [$0] } ?? schema["type"]?.array?.compactMap(\.string) ?? []
  }

  /// Whether a value fits a schema.
  static func fits(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    let types = types(schema)
    guard types.isEmpty || types.contains(where: { isOf(value, $0) }) else { return false }
    if let choices = schema["enum"]?.array, !choices.contains(value) { return false }
    if let number = value.number {
      if let least = schema["minimum"]?.number, number < least { return false }
      if let greatest = schema["maximum"]?.number, number > greatest { return false }
    }
    if let list = value.array {
      if let least = schema["minItems"]?.integer, list.count < least { return false }
      if let most = schema["maxItems"]?.integer, list.count > most { return false }
      if let items = schema["items"], !list.allSatisfy({ fits($0, items) }) { return false }
    }
    return true
  }

  private static func isOf(_ value: JSONValue, _ type: String) -> Bool {
    switch (value, type) {
    case (.string, "string"), (.number, "number"), (.bool, "boolean"), (.array, "array"),
      (.object, "object"), (.null, "null"):
      true
    case (.number(let number), "integer"): number.rounded() == number
    default: false
    }
  }

  /// A phrase for the values that fit a schema.
  static func expected(by schema: JSONValue) -> String {
    if let choices = schema["enum"]?.array {
      return "one of \(choices.compactMap(\.string).joined(separator: ", "))"
    }
    let words = types(schema).map { type in
      switch type {
      case "integer": "a whole number"
      case "number": "a number"
      case "boolean": "true or false"
      case "array": list(schema)
      case "object": "an object"
      default: "a \(type)"
      }
    }
    var phrase = words.isEmpty ? "a value" : words.joined(separator: " or ")
    switch (schema["minimum"]?.number, schema["maximum"]?.number) {
    case (let least?, let most?): phrase += " from \(short(least)) to \(short(most))"
    case (let least?, nil): phrase += " from \(short(least))"
    case (nil, let most?): phrase += " up to \(short(most))"
    default: break
    }
    if let meaning = schema["description"]?.string { phrase += " (\(meaning))" }
    return phrase
  }

  private static func list(_ schema: JSONValue) -> String {
    let count = schema["minItems"]?.integer
    let items = schema["items"].map { expected(by: $0) } ?? "values"
    return count != nil && count == schema["maxItems"]?.integer
      ? "a list of \(count!) values, each \(items)" : "a list, each \(items)"
  }

  private static func short(_ number: Double) -> String {
    number.rounded() == number && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
