import Foundation
import Synchronization

/// The developer panel's side in the app: it answers the requests of panels and of the driver from what
/// stores and views registered here.
///
/// Nothing is recorded before a panel is open, unless ``recordFromLaunch()`` was called. With the last panel
/// the histories go, and the app shows the present.
@MainActor package final class Inspector {
  package static let shared = Inspector()

  /// Whether panels may be opened. True in debug builds; `--developer-panel` decides otherwise.
  package var isAllowed: Bool

  /// The views of the app.
  package var interface: (any InspectableInterface)?

  private var annotators: [any ViewAnnotator] = []
  private var panels: [Int: Panel] = [:]
  private var lastPanel = 0
  private var keepsHistories = false
  private var isRecordingFromLaunch = false

  /// A panel that is open.
  private struct Panel {
    let changed: @Sendable () -> Void
    /// Whether it was notified of changes and has not asked since.
    var isNotified = false
  }

  /// Whether a notification of changes is under way; set on any thread.
  private let isNotifying = Atomic(false)

  private init() {
    #if DEBUG
      isAllowed = true
    #else
      isAllowed = false
    #endif
  }

  /// Adds a library's own inspection of views.
  package func add(_ annotator: any ViewAnnotator) {
    annotators.append(annotator)
  }

  /// Keeps histories from the launch to the end of the process.
  package func recordFromLaunch() {
    isRecordingFromLaunch = true
    updateHistories()
  }

  /// Opens a panel. `changed` is called when there is something new, once until the panel requests its
  /// status.
  /// - Returns: The panel's number, to be closed with.
  package func open(changed: @escaping @Sendable () -> Void) -> Int {
    lastPanel += 1
    panels[lastPanel] = Panel(changed: changed)
    updateHistories()
    return lastPanel
  }

  /// Closes a panel.
  package func close(_ panel: Int) {
    panels[panel] = nil
    if panels.isEmpty {
      for (_, store) in InspectableStores.shared.all where store.historyExtent?.shown != nil {
        _ = store.travel(to: nil)
      }
    }
    updateHistories()
  }

  private func updateHistories() {
    let needsHistories = isRecordingFromLaunch || !panels.isEmpty
    guard needsHistories != keepsHistories else { return }
    keepsHistories = needsHistories
    guard needsHistories else { return InspectableStores.shared.endHistories() }
    InspectableStores.shared.beginHistories { [self] in
      guard !isNotifying.exchange(true, ordering: .relaxed) else { return }
      DispatchQueue.main.async { MainActor.assumeIsolated { self.notifyPanels() } }
    }
  }

  private func notifyPanels() {
    isNotifying.store(false, ordering: .relaxed)
    for (number, panel) in panels where !panel.isNotified {
      panels[number]?.isNotified = true
      panel.changed()
    }
  }

  // MARK: Requests

  /// Answers a request of a panel.
  /// - Throws: An ``InspectionError`` whose message has what was expected.
  package func answer(_ request: JSONValue, of panel: Int) throws(InspectionError) -> JSONValue {
    switch try InspectionRequest(json: request) {
    case .status:
      panels[panel]?.isNotified = false
      return status
    case .actions(let store, let filter, let start, let count):
      return actions(of: try self.store(store), filter, start, count)
    case .value(let subject, let path, let start, let count):
      return try value(of: subject, at: path, from: start, count: count)
    case .changes(let store, let number):
      return try changes(by: number, in: try self.store(store))
    case .travel(let store, let number):
      let target = try self.store(store)
      guard target.travel(to: number) else {
        throw InspectionError("there is no state \(number ?? 0) in the history of store \(store)")
      }
      return ["shown": JSONValue(number)]
    case .views(let number, let start, let count):
      return try views(in: number, from: start, count: count)
    case .view(let number):
      return try view(number)
    case .path(let number):
      return try path(to: number)
    }
  }

  private func store(_ number: Int) throws(InspectionError) -> any InspectableStore {
    guard let store = InspectableStores.shared.all.first(where: { $0.number == number })?.store else {
      throw InspectionError("there is no store \(number)")
    }
    return store
  }

  private var status: JSONValue {
    let stores = InspectableStores.shared.all.map { number, store -> JSONValue in
      let extent = store.historyExtent
      return .object([
        "store": JSONValue(number), "type": .string(store.stateTypeName), "first": JSONValue(extent?.first),
        "last": JSONValue(extent?.last), "shown": JSONValue(extent?.shown),
      ])
    }
    return .object([
      "stores": .array(stores), "app": .string(ProcessInfo.processInfo.processName),
      "panels": .number(Double(panels.count)),
    ])
  }

  private func actions(
    of store: any InspectableStore, _ filter: String, _ start: Int, _ count: Int
  ) -> JSONValue {
    let found = store.actions(matching: filter, from: start, count: count)
    let rows = found.actions.map { action -> JSONValue in
      .object([
        "n": .number(Double(action.number)), "name": .string(action.typeName),
        "kind": .string(action.isEffect ? "effect" : "action"), "at": .number(action.time.inMicroseconds),
        "took": action.duration.map { .number($0.inMicroseconds) } ?? .null,
        "source": JSONValue(action.source),
      ])
    }
    return ["total": .number(Double(found.total)), "rows": .array(rows)]
  }

  // MARK: Values

  private func subject(_ subject: InspectionRequest.Subject) throws(InspectionError) -> (new: Any, old: Any?)
  {
    switch subject {
    case .state(let number, nil):
      return (try store(number).presentState as Any, nil)
    case .state(let number, let action?):
      let store = try store(number)
      guard let state = store.state(after: action) else {
        throw InspectionError("there is no state \(action) in the history of store \(number)")
      }
      return (state, store.state(after: action - 1))
    case .action(let number, let action):
      guard let value = try store(number).action(action) else {
        throw InspectionError("there is no action \(action) in the history of store \(number)")
      }
      return (value, nil)
    case .section(let number, let index):
      let sections = sections(of: [try knownView(number)])[0]
      guard sections.indices.contains(index) else {
        throw InspectionError("view \(number) has no section \(index)")
      }
      return (sections[index].value, nil)
    }
  }

  private func value(
    of subject: InspectionRequest.Subject, at path: [String], from start: Int, count: Int
  ) throws(InspectionError) -> JSONValue {
    let (new, old) = try self.subject(subject)
    guard let value = InspectedValue(new).value(at: path) else {
      throw InspectionError("there is nothing at /\(path.joined(separator: "/"))")
    }
    let before = old.map { InspectedValue($0).value(at: path) }
    let children = value.children(from: start, count: count).map { child -> JSONValue in
      let part = InspectedValue(child.value)
      var fields: [String: JSONValue] = [
        "label": .string(child.label), "text": .string(part.text), "type": .string(part.typeName),
        "count": .number(Double(part.count)),
      ]
      if let before {
        let isSame = before?.child(child.label).map { ValueComparison.isSame($0, child.value) } ?? false
        if !isSame { fields["changed"] = true }
      }
      return .object(fields)
    }
    return .object([
      "text": .string(value.text), "type": .string(value.typeName), "count": .number(Double(value.count)),
      "children": .array(children),
    ])
  }

  private func changes(
    by number: Int, in store: any InspectableStore
  ) throws(InspectionError) -> JSONValue {
    guard let new = store.state(after: number) else {
      throw InspectionError("there is no state \(number) in the history")
    }
    guard let old = store.state(after: number - 1) else { return ["changes": .array([]), "more": false] }
    let comparison = ValueComparison(from: old, to: new, limit: 100)
    let changes = comparison.changes.map { change -> JSONValue in
      .object([
        "path": .array(change.path.map { .string($0) }), "old": JSONValue(change.old),
        "new": JSONValue(change.new),
      ])
    }
    return ["changes": .array(changes), "more": .bool(comparison.isCut)]
  }

  // MARK: Views

  private func knownView(_ number: Int) throws(InspectionError) -> AnyObject {
    guard let view = interface?.view(number) else { throw InspectionError("there is no view \(number)") }
    return view
  }

  /// The sections of views: the annotators' first, then the views' own.
  private func sections(of views: [AnyObject]) -> [[InspectedSection]] {
    var sections = views.map { _ in [InspectedSection]() }
    for annotator in annotators {
      for (index, more) in annotator.sections(of: views).enumerated() { sections[index] += more }
    }
    for (index, view) in views.enumerated() { sections[index] += interface?.sections(of: view) ?? [] }
    return sections
  }

  private func views(in number: Int?, from start: Int, count: Int) throws(InspectionError) -> JSONValue {
    guard let interface else { return ["total": 0, "rows": .array([])] }
    let all: [AnyObject]
    if let number { all = interface.subviews(of: try knownView(number)) } else { all = interface.windows }
    let some = Array(all.dropFirst(start).prefix(count))
    let sections = sections(of: some)
    let rows = zip(some, sections).map { view, sections -> JSONValue in
      let summary = interface.summary(of: view)
      return .object([
        "view": .number(Double(interface.number(of: view))), "class": .string(summary.className),
        "frame": .array(summary.frame.map { .number($0) }), "text": JSONValue(summary.text),
        "controller": JSONValue(summary.controller), "hidden": .bool(summary.isHidden),
        "name": JSONValue(sections.lazy.compactMap(\.name).first),
        "count": .number(Double(interface.subviews(of: view).count)),
      ])
    }
    return ["total": .number(Double(all.count)), "rows": .array(rows)]
  }

  private func view(_ number: Int) throws(InspectionError) -> JSONValue {
    let view = try knownView(number)
    guard let interface else { return .null }
    let summary = interface.summary(of: view)
    let sections = sections(of: [view])[0]
    return .object([
      "view": .number(Double(number)), "class": .string(summary.className),
      "frame": .array(summary.frame.map { .number($0) }),
      "properties": .array(
        interface.properties(of: view).map { .array([.string($0.name), .string($0.value)]) }),
      "constraints": .array(
        interface.constraints(of: view).map { constraint in
          .object([
            "text": .string(constraint.text), "source": JSONValue(constraint.source),
            "broken": .bool(constraint.isBroken),
          ])
        }),
      "sections": .array(
        sections.map { section in
          let value = InspectedValue(section.value)
          return .object([
            "title": .string(section.title), "type": .string(value.typeName), "text": .string(value.text),
            "count": .number(Double(value.count)),
          ])
        }),
    ])
  }

  /// The numbers of the views around a view and its own, from the outside in.
  private func path(to number: Int) throws(InspectionError) -> JSONValue {
    guard let interface else { throw InspectionError("there are no views") }
    let target = try knownView(number)
    func search(_ view: AnyObject) -> [Int]? {
      let own = interface.number(of: view)
      if view === target { return [own] }
      for child in interface.subviews(of: view) {
        if let found = search(child) { return [own] + found }
      }
      return nil
    }
    let path = interface.windows.lazy.compactMap(search).first ?? []
    return ["path": .array(path.map { .number(Double($0)) })]
  }
}

extension TimeInterval {
  /// Rounded to microseconds.
  fileprivate var inMicroseconds: Double { (self * 1e6).rounded() / 1e6 }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
