import AgentProtocol
import Foundation

/// The driver's verbs as tools, made of what the verbs say of themselves.
struct VerbTools {
  /// One verb.
  struct Verb: Sendable {
    var name: String
    var summary: String
    /// Whether the value of the verb's own key is true.
    var isConstant: Bool
    /// Whether the app stays as it is.
    var isQuery: Bool
    var arguments: [Argument]
  }

  /// One argument of a verb.
  struct Argument: Sendable {
    var name: String
    /// The keys at which the request has it.
    var path: [String]
    var schema: JSONValue
    var isRequired: Bool
    /// Whether it names a view or a point.
    var isTarget: Bool
    /// Whether it names a file that is written.
    var isWritten: Bool
  }

  /// The verbs that the server has tools of its own for.
  static let replaced: Set<String> = ["tree", "snapshot", "quit"]

  /// The verbs, in the order of their names.
  static let all: [Verb] = {
    guard let json = try? JSONValue(json: Data(PackageResources.verbs_json)), let list = json.array else {
      fatalError("verbs.json is not as DriverDocumentationTests write it")
    }
    return list.map { verb in
      Verb(
        name: verb["name"]?.string ?? "", summary: verb["summary"]?.string ?? "",
        isConstant: verb["isConstant"] == true, isQuery: verb["isQuery"] == true,
        arguments: (verb["arguments"]?.array ?? []).map { argument in
          Argument(
            name: argument["name"]?.string ?? "", path: argument["path"]?.array?.compactMap(\.string) ?? [],
            schema: argument["schema"] ?? [:], isRequired: argument["required"] == true,
            isTarget: argument["isTarget"] == true, isWritten: argument["isWritten"] == true)
        })
    }
  }()

  /// The tools that use the app of a session.
  static func tools(_ session: AgentSession) -> [Tool] {
    all.filter { !replaced.contains($0.name) }.map { tool(for: $0, session) }
  }

  static func tool(for verb: Verb, _ session: AgentSession) -> Tool {
    let properties = verb.arguments.map { argument in
      ObjectSchema.Property(argument.name, argument.schema, isRequired: argument.isRequired)
    }
    return Tool(
      verb.name, verb.summary.prefix(1).uppercased() + verb.summary.dropFirst() + ".",
      input: ObjectSchema(properties), isReadOnly: verb.isQuery
    ) { call in
      do {
        let request = try request(for: verb, call.arguments, session.folder)
        let seconds = call.number("seconds") ?? 0
        guard seconds <= 600 else {
          throw ToolFailure(
            "“seconds” of “\(verb.name)” takes at most 600 in one call; call it several times")
        }
        if verb.isQuery || verb.name == "panel" {
          return ToolResult(text(of: try session.app().ask(request, seconds: seconds, call)))
        }
        let (answer, changes) = try session.act(request, seconds: seconds, call)
        let found = text(of: answer)
        return ToolResult(found == "ok" ? changes : "\(found)\n\(changes)")
      } catch let failure as ToolFailure {
        throw ToolFailure(ViewReference.words(failure.message))
      }
    }
  }

  /// The driver's request for a call with arguments.
  static func request(
    for verb: Verb, _ arguments: [String: JSONValue], _ folder: ProjectFolder
  ) throws(ToolFailure) -> JSONValue {
    var request: [String: JSONValue] = verb.isConstant ? [verb.name: true] : [:]
    for argument in verb.arguments {
      guard var value = arguments[argument.name], value != .null else { continue }
      if argument.isTarget { value = ViewReference.target(value) }
      if argument.isWritten, let path = value.string {
        value = .string(folder.place(try folder.output(path, endings: ["png", "pdf", "svg"])))
      }
      if argument.path.count == 2 {
        var inner = request[argument.path[0]]?.object ?? [:]
        inner[argument.path[1]] = value
        request[argument.path[0]] = .object(inner)
      } else {
        request[argument.path[0]] = value
      }
    }
    return .object(request)
  }

  /// An answer of the driver as text.
  static func text(of answer: JSONValue) -> String {
    guard case .object(var fields) = answer else { return answer.line }
    fields["ok"] = nil
    if fields.isEmpty { return "ok" }
    if let findings = fields["findings"]?.array { return report(findings, fields["count"]?.integer ?? 0) }
    let text = JSONValue.object(fields).line
    return text.count > 4_000 ? text.prefix(4_000) + "… (\(text.count - 4_000) characters more)" : text
  }

  /// The faults that an audit found, a line each.
  private static func report(_ findings: [JSONValue], _ count: Int) -> String {
    guard !findings.isEmpty else { return "no faults found" }
    let lines = findings.prefix(20).map { finding in
      let other = finding["other"]?.integer.map { " (e\($0))" } ?? ""
      return
        "e\(finding["view"]?.integer ?? 0) \(finding["kind"]?.string ?? ""): \(finding["message"]?.string ?? "")\(other)"
    }
    return (lines + (count > lines.count ? ["… \(count - lines.count) more; mend these first"] : []))
      .joined(separator: "\n")
  }
}
