import Foundation
import Inspection
import ShojiTestSupport
import Testing

/// The developer panel's requests, as the driver makes them of apps of every style.
@Suite("The developer panel over the driver", .withoutBrowser, .wholeApps) struct PanelDriverTests {
  private func start(_ name: String, arguments: [String] = []) throws -> AppProcess {
    try AppProcess(built: name, size: CGSize(width: 375, height: 667), arguments: arguments)
  }

  private struct Refused: Error {
    let message: String
  }

  /// Makes a request and returns the answer with its length in bytes.
  @discardableResult
  private func ask(_ request: String, of app: AppProcess) async throws -> (answer: JSONValue, bytes: Int) {
    let text = try await app.answer(to: "{\"panel\": \(request)}")
    let json = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    if let message = json["error"]?.string { throw Refused(message: message) }
    return (try #require(json["panel"]), text.utf8.count)
  }

  private func views(
    in number: JSONValue = .null, of app: AppProcess
  ) async throws -> [JSONValue] {
    let request = String(decoding: number.text, as: UTF8.self)
    return try #require(try await ask("{\"views\": \(request)}", of: app).answer["rows"]?.array)
  }

  /// All views, from the outside in.
  private func allViews(of app: AppProcess) async throws -> [JSONValue] {
    var found: [JSONValue] = []
    var waiting = try await views(of: app)
    while let next = waiting.popLast() {
      found.append(next)
      if next["count"]?.integer ?? 0 > 0 { waiting += try await views(in: next["view"]!, of: app) }
    }
    return found
  }

  @Test("lists actions only after it was opened, with their places")
  func actions() async throws {
    let app = try start("PanelTestApp")
    try await app.tap("Add one")
    let status = try await ask(#"{"status": true}"#, of: app).answer["stores"]?.array?.first
    #expect(status?["type"] == "Warehouse" && status?["last"] == 0)
    try await app.tap("Add one")
    try await app.tap("Rename")
    let rows = try await ask(#"{"actions": 1, "from": 0, "count": 10}"#, of: app).answer["rows"]?.array ?? []
    #expect(rows.map { $0["name"]?.string } == ["StoreBox", "Rename"])
    #expect(rows.allSatisfy { $0["source"]?.string?.hasPrefix("PanelTestApp/AppDelegate.swift:") == true })
    let action = try await ask(#"{"value": {"store": 1, "action": 2}}"#, of: app).answer["children"]?.array
    #expect(action?.first?["label"] == "title" && action?.first?["text"] == "\"Depot\"")
    let changes = try await ask(#"{"changes": 1, "by": 1}"#, of: app).answer["changes"]?.array ?? []
    #expect(
      changes.compactMap { $0["path"]?.array?.compactMap(\.string).joined(separator: "/") } == [
        "total", "shelves/41/boxes",
      ])
    #expect(changes.first?["old"] == "1" && changes.first?["new"] == "2")
    try await ask(#"{"close": true}"#, of: app)
    let closed = try await ask(#"{"status": true}"#, of: app).answer["stores"]?.array?.first
    // It was opened anew by that request.
    #expect(closed?["last"] == 0)
    try await app.quit()
  }

  @Test("shows the app at a state, and comes back to the present")
  func travel() async throws {
    let app = try start("PanelTestApp")
    try await ask(#"{"status": true}"#, of: app)
    for _ in 0..<3 { try await app.tap("Add one") }
    #expect(try await app.view("total").text == "3 boxes")
    try await ask(#"{"travel": 1, "to": 1}"#, of: app)
    #expect(try await app.view("total").text == "1 boxes")
    // The store goes on in the meantime.
    try await app.tap("Add one")
    #expect(try await app.view("total").text == "1 boxes")
    let status = try await ask(#"{"status": true}"#, of: app).answer["stores"]?.array?.first
    #expect(status?["shown"] == 1 && status?["last"] == 4)
    try await ask(#"{"travel": 1, "to": null}"#, of: app)
    #expect(try await app.view("total").text == "4 boxes")
    // Closing in the past is a way back too.
    try await ask(#"{"travel": 1, "to": 2}"#, of: app)
    #expect(try await app.view("total").text == "2 boxes")
    try await ask(#"{"close": true}"#, of: app)
    #expect(try await app.view("total").text == "4 boxes")
    try await app.quit()
  }

  @Test("answers with what is looked at, of ten thousand actions and a state of 2 MB")
  func sizes() async throws {
    let app = try start("PanelTestApp")
    try await ask(#"{"status": true}"#, of: app)
    try await app.tap("Add many")
    try await app.wait(for: "10000 boxes", seconds: 20)
    for (request, most) in [
      (#"{"status": true}"#, 400), (#"{"actions": 1, "from": 5000, "count": 40}"#, 8_000),
      (#"{"actions": 1, "filter": "box", "from": 9990, "count": 40}"#, 2_500),
      (#"{"value": {"store": 1, "state": 7000}}"#, 1_000),
      (#"{"value": {"store": 1, "state": 7000}, "path": ["shelves"], "from": 6950, "count": 100}"#, 10_000),
      (#"{"changes": 1, "by": 7000}"#, 400),
    ] {
      let (_, bytes) = try await ask(request, of: app)
      #expect(bytes < most, "\(request) is answered with \(bytes) bytes")
    }
    let shelves =
      try await ask(
        #"{"value": {"store": 1, "state": 7000}, "path": ["shelves"], "from": 6998, "count": 3}"#, of: app
      ).answer["children"]?.array ?? []
    #expect(shelves.map { $0["changed"] == true } == [false, true, false])
    // Copies of the state hold anything between their shelves' properties.
    for number in [10, 7777, 9990] {
      let answer = try await ask("{\"changes\": 1, \"by\": \(number)}", of: app).answer
      let paths = answer["changes"]?.array?.compactMap { $0["path"]?.array?.compactMap(\.string) }
      #expect(paths == [["total"], ["shelves", "\(number - 1)", "boxes"]] && answer["more"] == false)
    }
    try await ask(#"{"travel": 1, "to": 2500}"#, of: app)
    #expect(try await app.view("total").text == "2500 boxes")
    try await app.quit()
  }

  @Test("shows the views of an app without a store, with constraints and their lines")
  func plain() async throws {
    let app = try start("SwiftyWords")
    #expect(try await ask(#"{"status": true}"#, of: app).answer["stores"] == .array([]))
    let all = try await allViews(of: app)
    #expect(all.count > 30 && all.first?["class"] == "UIWindow")
    let label = try #require(all.first { $0["class"] == "UILabel" && $0["text"]?.string?.isEmpty == false })
    let number = String(decoding: label["view"]!.text, as: UTF8.self)
    let details = try await ask("{\"view\": \(number)}", of: app).answer
    let properties = details["properties"]?.array?.compactMap { $0.array?.first?.string } ?? []
    #expect(properties.starts(with: ["frame", "bounds"]))
    var sources: [String] = []
    for view in all.prefix(40) {
      let number = String(decoding: view["view"]!.text, as: UTF8.self)
      let constraints = try await ask("{\"view\": \(number)}", of: app).answer["constraints"]?.array ?? []
      sources += constraints.compactMap { $0["source"]?.string }
    }
    #expect(sources.contains { $0.contains(".swift:") })
    let path = try await ask("{\"path\": \(number)}", of: app).answer["path"]?.array
    #expect(path?.first == all.first?["view"] && path?.last == label["view"])
    try await app.quit()
  }

  @Test("shows the props of the descriptions behind views")
  func katana() async throws {
    let app = try start("Counter")
    let all = try await allViews(of: app)
    let label = try #require(all.first { $0["name"]?.string?.hasPrefix("Label") == true })
    let number = String(decoding: label["view"]!.text, as: UTF8.self)
    let details = try await ask("{\"view\": \(number)}", of: app).answer
    #expect(details["sections"]?.array?.first?["title"] == "Props of Label")
    let props = try await ask("{\"value\": {\"view\": \(number), \"section\": 0}}", of: app).answer
    #expect(props["type"] == "Props")
    #expect(props["children"]?.array?.contains { $0["label"] == "key" && $0["text"] == "\"label\"" } == true)
    try await app.quit()
  }

  @Test("shows the states of Reactant components, of views and of controllers")
  func components() async throws {
    let store = try NotesStore()
    try store.keep([["id": "1", "title": "Diary", "body": "Promoted"]], of: "NotesTutorial")
    let app = try #require(try await store.startTutorial() as? AppProcess)
    /// The title and the fields of the state of the last view of a class.
    func state(of view: (JSONValue) -> Bool) async throws -> (title: String, fields: [String: String]) {
      let row = try #require(try await allViews(of: app).last(where: view))
      let number = String(decoding: row["view"]!.text, as: UTF8.self)
      let details = try await ask("{\"view\": \(number)}", of: app).answer
      let sections = details["sections"]?.array?.compactMap { $0["title"]?.string } ?? []
      let index = try #require(
        sections.firstIndex { $0.hasPrefix("Component state of") }, "\(sections)")
      let value = try await ask("{\"value\": {\"view\": \(number), \"section\": \(index)}}", of: app).answer
      let fields = value["children"]?.array?.compactMap { field in
        field["label"]?.string.map { ($0, field["text"]?.string ?? "") }
      }
      return (sections[index], Dictionary(fields ?? []) { first, _ in first })
    }
    let cell = try await state { $0["class"] == "NoteCell" }
    #expect(cell.title == "Component state of NoteCell")
    #expect(cell.fields["title"] == "\"Diary\"" && cell.fields["body"] == "\"Promoted\"", "\(cell.fields)")
    try await app.tap("Diary")
    try await app.advance(1)
    let root = try await state { $0["class"] == "NoteModificationRootView" }
    #expect(root.title == "Component state of NoteModificationRootView" && !root.fields.isEmpty)
    try await app.quit()
  }

  @Test("is refused where it is off, and says what is wrong with a request")
  func refusals() async throws {
    let off = try start("Counter", arguments: ["--developer-panel", "off"])
    await #expect(throws: Refused.self) { try await ask(#"{"status": true}"#, of: off) }
    try await off.quit()
    let app = try start("Counter", arguments: ["--developer-panel", "recording"])
    try await app.tap("Increment")
    let status = try await ask(#"{"status": true}"#, of: app).answer["stores"]?.array?.first
    #expect(status?["last"] == 1)
    for request in [
      "{}", #"{"actions": 7}"#, #"{"travel": 1, "to": 99}"#, #"{"view": -5}"#, #"{"value": {"store": "x"}}"#,
      #"{"value": {"store": 1, "state": null}, "path": ["nothing"]}"#,
    ] {
      await #expect(throws: Refused.self, "\(request)") { try await ask(request, of: app) }
    }
    try await app.quit()
  }
}
