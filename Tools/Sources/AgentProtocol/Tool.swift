/// A tool that a client may call.
package struct Tool: Sendable {
  /// The name.
  package var name: String
  /// A description of its purpose, for the agent.
  package var summary: String
  /// The JSON Schema of its arguments.
  package var input: ObjectSchema
  /// The JSON Schema of the values that its results have for programs; nil for none.
  package var output: JSONValue?
  /// Whether it changes nothing.
  package var isReadOnly: Bool
  /// The work. Runs on a thread of its own.
  package var perform: @Sendable (ToolCall) throws -> ToolResult

  /// Describes a tool.
  package init(
    _ name: String, _ summary: String, input: ObjectSchema = ObjectSchema(), output: JSONValue? = nil,
    isReadOnly: Bool = false, perform: @escaping @Sendable (ToolCall) throws -> ToolResult
  ) {
    (self.name, self.summary, self.input, self.output) = (name, summary, input, output)
    (self.isReadOnly, self.perform) = (isReadOnly, perform)
  }

  /// The tool as a list of tools has it.
  func json(in revision: ProtocolRevision) -> JSONValue {
    var fields: [String: JSONValue] = [
      "name": .string(name), "description": .string(summary), "inputSchema": input.json,
    ]
    if revision.hasStructuredContent { fields["outputSchema"] = output }
    if revision.hasAnnotations {
      fields["annotations"] = [
        "readOnlyHint": .bool(isReadOnly), "destructiveHint": false, "openWorldHint": false,
      ]
    }
    return .object(fields)
  }
}

/// The result of a tool.
package struct ToolResult: Sendable {
  /// A part of a result.
  package enum Content: Sendable {
    case text(String)
    /// A PNG in base 64.
    case picture(String)
  }

  /// The parts.
  package var content: [Content]
  /// The values for programs; nil for none.
  package var structured: JSONValue?
  /// Whether the tool failed.
  package var isError: Bool

  /// Makes a result of its parts.
  package init(_ content: [Content], structured: JSONValue? = nil, isError: Bool = false) {
    (self.content, self.structured, self.isError) = (content, structured, isError)
  }

  /// Makes a result of text.
  package init(_ text: String, structured: JSONValue? = nil, isError: Bool = false) {
    self.init([.text(text)], structured: structured, isError: isError)
  }

  /// The result as it is written.
  func json(in revision: ProtocolRevision) -> [String: JSONValue] {
    let parts = content.map { part -> JSONValue in
      switch part {
      case .text(let text): ["type": "text", "text": .string(text)]
      case .picture(let data): ["type": "image", "data": .string(data), "mimeType": "image/png"]
      }
    }
    var fields: [String: JSONValue] = ["content": .array(parts)]
    if revision.hasStructuredContent { fields["structuredContent"] = structured }
    if isError { fields["isError"] = true }
    return fields
  }
}

/// The reason a tool cannot do its work, which the agent reads.
package struct ToolFailure: Error, Equatable, CustomStringConvertible {
  /// The message: what was expected, what was found, what to do next.
  package var message: String

  /// Makes a failure of its message.
  package init(_ message: String) { self.message = message }

  /// The message.
  package var description: String { message }
}
