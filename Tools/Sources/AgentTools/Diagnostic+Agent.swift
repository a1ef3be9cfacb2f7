import AgentProtocol
import MarkupReading

extension Diagnostic {
  /// The diagnostic as a value of a tool's answer.
  var json: JSONValue {
    var fields: [String: JSONValue] = [
      "file": .string(location.file), "line": .number(Double(location.line)),
      "column": .number(Double(location.column)), "message": .string(message),
    ]
    if let advice { fields["hint"] = .string(advice) }
    return .object(fields)
  }

  /// The diagnostic as a line of a tool's answer.
  var text: String { "\(location): \(message)\(advice.map { " (\($0))" } ?? "")" }

  /// The schema of a list of diagnostics.
  static let listSchema: JSONValue = [
    "type": "array",
    "items": [
      "type": "object",
      "properties": [
        "file": ["type": "string"], "line": ["type": "integer"], "column": ["type": "integer"],
        "message": ["type": "string"], "hint": ["type": "string"],
      ], "required": ["file", "line", "column", "message"],
    ],
  ]
}
