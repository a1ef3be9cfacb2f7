import AgentProtocol
import Foundation

/// The tools that read an app's stores, and the state of them that it shows.
struct StoreTools {
  /// The most characters of a value.
  private static let longestValue = 3_000

  private let session: AgentSession

  /// The tools for a session.
  init(_ session: AgentSession) { self.session = session }

  var all: [Tool] { [state, actions, travel] }

  private static let store = ObjectSchema.Property(
    "store", "integer", "the store's number, where the app has several")

  private var state: Tool {
    Tool(
      "state", "Answers with the state of the app's store, or a part of it.",
      input: ObjectSchema([
        Self.store,
        .init(
          "path", ["type": "array", "items": ["type": "string"], "description": "the fields down to a part"]),
        .init("after", "integer", "the number of the action after which the state is read; now by default"),
      ]), isReadOnly: true
    ) { [session] call in
      let store = try Self.number(of: call, session)
      let path = call.strings("path")
      var value: [String: JSONValue] = ["store": .number(Double(store))]
      value["state"] = call.integer("after").map { .number(Double($0)) } ?? .null
      let answer = try Self.ask(
        ["value": .object(value), "path": .array(path.map { .string($0) }), "count": 60], session, call)
      let children = (answer["children"]?.array ?? []).map { child in
        "\(child["label"]?.string ?? ""): \(child["type"]?.string ?? "") = \(child["text"]?.string ?? "")"
          + (child["changed"] == true ? "  (changed)" : "")
      }
      let count = answer["count"]?.integer ?? children.count
      var lines =
        ["\(answer["type"]?.string ?? "") = \(answer["text"]?.string?.prefix(300) ?? "")"] + children
      if count > children.count { lines.append("… \(count - children.count) more") }
      let text = lines.joined(separator: "\n")
      return ToolResult(
        text.count > Self.longestValue
          ? text.prefix(Self.longestValue) + "…\n(call state with path for a part)" : text)
    }
  }

  private var actions: Tool {
    Tool(
      "actions",
      "Lists the last actions of the app's store, or with “by” the fields that one of them changed.",
      input: ObjectSchema([
        Self.store,
        .init("filter", "string", "a part of an action's type or file"),
        .init("by", "integer", "the number of an action"),
      ]), isReadOnly: true
    ) { [session] call in
      let store = JSONValue.number(Double(try Self.number(of: call, session)))
      if let action = call.integer("by") {
        let answer = try Self.ask(["changes": store, "by": .number(Double(action))], session, call)
        let changes = (answer["changes"]?.array ?? []).map { change in
          let path = (change["path"]?.array ?? []).compactMap(\.string).joined(separator: ".")
          return "\(path): \(change["old"]?.string ?? "nothing") → \(change["new"]?.string ?? "nothing")"
        }
        let text = changes.isEmpty ? "the action changed nothing" : changes.joined(separator: "\n")
        return ToolResult(String(text.prefix(Self.longestValue)))
      }
      let filter = JSONValue.string(call.string("filter") ?? "")
      let total = try Self.ask(["actions": store, "filter": filter, "count": 0], session, call)["total"]
      let first = max(0, (total?.integer ?? 0) - 25)
      let answer = try Self.ask(
        ["actions": store, "filter": filter, "from": .number(Double(first)), "count": 25], session, call)
      let rows = (answer["rows"]?.array ?? []).map { row in
        "\(row["n"]?.integer ?? 0) \(row["name"]?.string ?? "")"
          + (row["source"]?.string.map { "  \($0)" } ?? "")
      }
      let head = first > 0 ? ["(\(first) before)"] : []
      return ToolResult(rows.isEmpty ? "no actions yet" : (head + rows).joined(separator: "\n"))
    }
  }

  private var travel: Tool {
    Tool(
      "travel", "Shows the app at the state after an action, or without “to” at the present one.",
      input: ObjectSchema([
        Self.store, .init("to", "integer", "the number of the action; 0 for the first state"),
      ])
    ) { [session] call in
      let store = try Self.number(of: call, session)
      let target = call.integer("to").map { JSONValue.number(Double($0)) } ?? .null
      let (_, changes) = try session.act(
        ["panel": ["travel": .number(Double(store)), "to": target]], seconds: 0, call)
      return ToolResult(changes)
    }
  }

  private static func ask(_ request: JSONValue, _ session: AgentSession, _ call: ToolCall) throws -> JSONValue
  {
    try session.app().ask(["panel": request], call)["panel"] ?? .null
  }

  /// The number of the store that a call is about.
  private static func number(of call: ToolCall, _ session: AgentSession) throws -> Int {
    let stores = try ask(["status": true], session, call)["stores"]?.array ?? []
    let numbers = stores.compactMap { $0["store"]?.integer }
    let list = stores.map { "\($0["store"]?.integer ?? 0) (\($0["type"]?.string ?? ""))" }.joined(
      separator: ", ")
    if let wanted = call.integer("store") {
      guard numbers.contains(wanted) else {
        throw ToolFailure(
          "there is no store \(wanted); \(list.isEmpty ? "the app has none" : "there are \(list)")")
      }
      return wanted
    }
    guard let only = numbers.first else {
      throw ToolFailure("the app has no store; its views have values: call panel with {\"views\": null}")
    }
    guard numbers.count == 1 else { throw ToolFailure("the app has several stores: name one of \(list)") }
    return only
  }
}
