/// One request of a developer panel. Numbers of stores, actions and views are those of earlier answers.
package enum InspectionRequest: Equatable {
  /// `{"status": true}`: the stores and the extents of their histories.
  case status
  /// `{"actions": store, "filter"?: text, "from": n, "count": n}`
  case actions(store: Int, filter: String, from: Int, count: Int)
  /// `{"value": {"store": n, "state": n or null} | {"store": n, "action": n} | {"view": n, "section": n}, "path"?: […], "from"?: n, "count"?: n}`:
  /// a value and some of what is in it.
  case value(Subject, path: [String], from: Int, count: Int)
  /// `{"changes": store, "by": n}`: the fields of the state that an action changed.
  case changes(store: Int, by: Int)
  /// `{"travel": store, "to": n or null}`: shows the app at a state; null for the present one.
  case travel(store: Int, to: Int?)
  /// `{"views": n or null, "from"?: n, "count"?: n}`: the views in a view; null for the windows.
  case views(in: Int?, from: Int, count: Int)
  /// `{"view": n}`: all about a view.
  case view(Int)
  /// `{"path": n}`: the views around a view.
  case path(Int)

  /// The root of a tree of values.
  package enum Subject: Equatable {
    /// The state after an action; nil for the present one.
    case state(store: Int, after: Int?)
    case action(store: Int, Int)
    case section(view: Int, Int)
  }

  /// The most rows of one answer.
  package static let mostRows = 500

  private static let verbs = ["status", "actions", "value", "changes", "travel", "views", "view", "path"]

  /// Reads a request. Throws an error whose message states what is wrong and what was expected.
  package init(json: JSONValue) throws(InspectionError) {
    guard case .object(let fields) = json, let verb = Self.verbs.first(where: { fields[$0] != nil }) else {
      throw InspectionError("a request to the panel is one of \(Self.verbs.joined(separator: ", "))")
    }
    let subject = fields[verb]!
    func number(_ value: JSONValue?, _ name: String) throws(InspectionError) -> Int {
      guard let number = value?.integer else {
        throw InspectionError("\"\(name)\" takes a whole number, not \(value?.kind ?? "nothing")")
      }
      return number
    }
    func optional(_ value: JSONValue?, _ name: String) throws(InspectionError) -> Int? {
      if value == nil || value == .null { return nil }
      return try number(value, name)
    }
    let from = max(0, try optional(fields["from"], "from") ?? 0)
    let count = min(max(0, try optional(fields["count"], "count") ?? 100), Self.mostRows)
    switch verb {
    case "actions":
      self = .actions(
        store: try number(subject, verb), filter: fields["filter"]?.string ?? "", from: from, count: count)
    case "value":
      let root: Subject
      if let view = subject["view"] {
        root = .section(view: try number(view, "view"), try number(subject["section"], "section"))
      } else {
        let store = try number(subject["store"], "store")
        if let action = subject["action"] {
          root = .action(store: store, try number(action, "action"))
        } else {
          root = .state(store: store, after: try optional(subject["state"], "state"))
        }
      }
      let path = (fields["path"]?.array ?? []).compactMap(\.string)
      self = .value(root, path: path, from: from, count: count)
    case "changes": self = .changes(store: try number(subject, verb), by: try number(fields["by"], "by"))
    case "travel": self = .travel(store: try number(subject, verb), to: try optional(fields["to"], "to"))
    case "views": self = .views(in: try optional(subject, verb), from: from, count: count)
    case "view": self = .view(try number(subject, verb))
    case "path": self = .path(try number(subject, verb))
    default: self = .status
    }
  }
}

/// The reason a request of a panel cannot be answered.
package struct InspectionError: Error, Hashable, CustomStringConvertible {
  /// The description of the error, as a sentence.
  package let message: String

  package init(_ message: String) {
    self.message = message
  }

  package var description: String { message }
}
