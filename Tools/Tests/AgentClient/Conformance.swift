import AgentProtocol

/// The protocol's schema, as checks of what a server says.
enum Conformance {
  /// The fault of a message of a server; nil for none.
  static func fault(in message: JSONValue, revision: String?) -> String? {
    guard let fields = message.object else { return "a message is an object" }
    guard fields["jsonrpc"] == "2.0" else { return "jsonrpc is 2.0" }
    if let method = fields["method"] { return fault(inNotification: method, fields) }
    let known: Set<String> = ["jsonrpc", "id", "result", "error"]
    guard Set(fields.keys).isSubset(of: known) else { return "an answer has no other fields" }
    switch (fields["result"], fields["error"]) {
    case (let result?, nil):
      guard isIdentifier(fields["id"]) else { return "a result has the identifier of its request" }
      return fault(inResult: result, revision: revision)
    case (nil, let error?):
      guard let code = error["code"]?.integer, let text = error["message"]?.string, !text.isEmpty else {
        return "an error has a code and a message"
      }
      return (-32_768 ... -32_000).contains(code) ? nil : "the code \(code) is not one of the protocol's"
    default: return "an answer has a result or an error"
    }
  }

  private static func isIdentifier(_ value: JSONValue?) -> Bool {
    value?.string != nil || value?.integer != nil
  }

  private static func fault(inNotification method: JSONValue, _ fields: [String: JSONValue]) -> String? {
    guard fields["id"] == nil else { return "the server sends no requests" }
    guard method == "notifications/progress" else { return "an unexpected notification" }
    guard let params = fields["params"], isIdentifier(params["progressToken"]),
      params["progress"]?.number != nil
    else { return "progress has its token and a number" }
    if let message = params["message"], message.string == nil { return "a progress's message is a string" }
    if let total = params["total"], total.number == nil { return "a progress's total is a number" }
    return nil
  }

  private static func fault(inResult result: JSONValue, revision: String?) -> String? {
    guard let fields = result.object else { return "a result is an object" }
    if let list = fields["tools"] { return fault(inTools: list) }
    if let content = fields["content"] { return fault(inContent: content, fields, revision) }
    return nil
  }

  private static func fault(inTools list: JSONValue) -> String? {
    guard let tools = list.array else { return "tools are a list" }
    var names: Set<String> = []
    for tool in tools {
      guard let name = tool["name"]?.string, names.insert(name).inserted else {
        return "a tool has a name of its own"
      }
      guard name.count <= 128,
        name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "_-.".contains($0)) })
      else { return "the name \(name) has other characters than the protocol's" }
      guard tool["description"]?.string?.isEmpty == false else { return "\(name) has no description" }
      for key in ["inputSchema", "outputSchema"] {
        guard let schema = tool[key] else {
          if key == "inputSchema" { return "\(name) has no inputSchema" }
          continue
        }
        if let fault = fault(inSchema: schema, root: true) { return "\(key) of \(name): \(fault)" }
      }
    }
    return nil
  }

  private static let types: Set<String> = [
    "object", "array", "string", "number", "integer", "boolean", "null",
  ]

  private static func fault(inSchema schema: JSONValue, root: Bool) -> String? {
    guard let fields = schema.object else { return "a schema is an object" }
    if root, fields["type"] != "object" { return "the type is object" }
    if let type = fields["type"] {
      let names = type.string.map { [$0] } ?? type.array?.compactMap(\.string) ?? []
      guard !names.isEmpty, Set(names).isSubset(of: types) else { return "\(type.line) is no type" }
    }
    for (_, inner) in fields["properties"]?.object ?? [:] {
      if let fault = fault(inSchema: inner, root: false) { return fault }
    }
    if let required = fields["required"]?.array {
      let names = Set(fields["properties"]?.object?.keys.map { $0 } ?? [])
      guard !required.isEmpty, Set(required.compactMap(\.string)).isSubset(of: names) else {
        return "what is required is a property"
      }
    }
    return fields["items"].flatMap { fault(inSchema: $0, root: false) }
  }

  private static func fault(
    inContent content: JSONValue, _ fields: [String: JSONValue], _ revision: String?
  ) -> String? {
    guard let parts = content.array else { return "content is a list" }
    for part in parts {
      switch part["type"] {
      case "text": guard part["text"]?.string != nil else { return "a text has a text" }
      case "image":
        guard part["data"]?.string != nil, part["mimeType"] == "image/png" else {
          return "a picture has data and a type"
        }
      default: return "content is text or a picture"
      }
    }
    if let error = fields["isError"], error.bool == nil { return "isError is a Boolean" }
    if fields["structuredContent"] != nil, let revision, revision < "2025-06-18" {
      return "structured content is younger than \(revision)"
    }
    return nil
  }
}
