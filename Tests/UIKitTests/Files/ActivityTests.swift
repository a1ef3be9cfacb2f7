import DisplayProtocol
import Testing

@testable import UIKit

/// The sheet that shares, and what its activities get.
@MainActor @Suite(.serialized) struct ActivityTests {
  private final class Shout: UIActivity {
    var log: [String] = []
    var isPossible = true
    override class var activityCategory: Category { .share }
    override var activityType: ActivityType? { ActivityType("test.shout") }
    override var activityTitle: String? { "Shout" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { isPossible }
    override func prepare(withActivityItems activityItems: [Any]) {
      log.append("prepare \(activityItems.count)")
    }
    override func perform() { log.append("perform") }
  }

  private final class Source: UIActivityItemSource {
    var asked: [UIActivity.ActivityType?] = []
    func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any {
      "placeholder"
    }
    func activityViewController(
      _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
    ) -> Any? {
      asked.append(type)
      return "made for \(type?.rawValue ?? "nobody")"
    }
  }

  /// Presents a sheet, and hands on the list in it.
  private func show(
    _ sheet: UIActivityViewController, _ work: (FileDisplay, ActivitySheet) throws -> Void
  ) throws {
    try FileDisplay.use { display in
      let root = UIViewController()
      let shown = ShownWindow(root)
      defer { shown.close() }
      UIView.setAnimationsEnabled(false)
      defer { UIView.setAnimationsEnabled(true) }
      shown.present(sheet, from: root)
      try work(display, try #require(sheet.children.first as? ActivitySheet))
    }
  }

  private func titles(_ list: ActivitySheet) -> [String?] {
    (0..<list.tableView.numberOfRows(inSection: 0)).map { row in
      let cell = list.tableView.cellForRow(at: IndexPath(row: row, section: 0))
      return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  private func press(_ row: Int, _ list: ActivitySheet) {
    list.tableView(list.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
    UIScreen.main.host.finishTurn()
  }

  @Test("offers other apps where the display does, and hands them texts, one address and files")
  func otherApps() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    let addresses = ["https://example.org/a", "https://example.org/b"].map { URL(string: $0)! }
    FileDisplay.use { display in
      display.offersSharing = true
      #expect(ShareActivity().canPerform(withActivityItems: ["a"]))
      #expect(!ShareActivity().canPerform(withActivityItems: [UIColor.red]))
      let activity = ShareActivity()
      activity.prepare(withActivityItems: [
        "a", addresses[0], NSAttributedString(string: "b"), addresses[1], picture,
      ])
      var ends: [Bool] = []
      activity.didFinish = { ends.append($0) }
      activity.perform()
      guard case .share(let content)? = display.requests.last else {
        Issue.record("nothing was shared")
        return
      }
      #expect(ends.isEmpty, "the person is not through")
      UIApplication.testInput.receive(.shared(content.number, isCompleted: true))
      UIApplication.testInput.receive(.shared(content.number, isCompleted: false))
      #expect(ends == [true])
      #expect(content.text == "a\nb\nhttps://example.org/b" && content.url == addresses[0])
      #expect(content.files.map(\.name) == ["Image.png"] && content.files.map(\.mediaType) == ["image/png"])
      display.offersSharing = false
      #expect(!ShareActivity().canPerform(withActivityItems: ["a"]))
    }
  }

  @Test("reports that the person called the display's sheet off, and lets go of what is answered late")
  func calledOff() throws {
    var reports: [String] = []
    for isClosed in [false, true] {
      let sheet = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
      sheet.completionWithItemsHandler = { type, completed, _, _ in
        reports.append("\(type?.rawValue ?? "none") \(completed)")
      }
      try FileDisplay.use { display in
        display.offersSharing = true
        let root = UIViewController()
        let shown = ShownWindow(root)
        defer { shown.close() }
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        shown.present(sheet, from: root)
        let list = try #require(sheet.children.first as? ActivitySheet)
        press(2, list)
        guard case .share(let content)? = display.requests.last else {
          Issue.record("nothing was shared")
          return
        }
        #expect(reports.count == (isClosed ? 1 : 0))
        if isClosed { sheet.userDidDismiss() }
        UIApplication.testInput.receive(.shared(content.number, isCompleted: isClosed))
      }
    }
    #expect(reports == ["\(UIActivity.ActivityType.otherApps.rawValue) false", "none false"])
  }

  @Test("offers what can be done with the items, without what is excluded")
  func offers() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    let cases: [([Any], [UIActivity.ActivityType]?, [String])] = [
      (["text"], nil, ["Copy", "Save to Files"]), ([picture], nil, ["Copy", "Save Image", "Save to Files"]),
      ([URL(string: "https://example.org")!], nil, ["Copy"]),
      ([picture], [.copyToPasteboard, .saveToCameraRoll], ["Save to Files"]), ([], nil, []),
      ([Data([1])], nil, ["Save to Files"]),
    ]
    for (items, excluded, expected) in cases {
      let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
      sheet.excludedActivityTypes = excluded
      try show(sheet) { _, list in #expect(titles(list) == expected) }
    }
  }

  @Test("copies to the pasteboard and to the display, and reports it")
  func copies() throws {
    let sheet = UIActivityViewController(
      activityItems: ["words", URL(string: "https://example.org")!], applicationActivities: nil)
    var reports: [String] = []
    sheet.completionWithItemsHandler = { type, completed, items, error in
      reports.append("\(type?.rawValue ?? "none") \(completed) \(items == nil) \(error == nil)")
    }
    try show(sheet) { display, list in
      press(0, list)
      #expect(UIPasteboard.general.items.count == 2 && UIPasteboard.general.string == "words")
      #expect(display.requests.contains(.copy("words")))
      #expect(reports == ["com.apple.UIKit.activity.CopyToPasteboard true true true"])
      #expect(sheet.presentingViewController == nil)
      press(0, list)
      sheet.userDidDismiss()
      #expect(reports.count == 1)
    }
  }

  @Test("saves texts, pictures, data and files as files, each with its name")
  func saves() throws {
    let folder = try FileFolder()
    let file = try folder.file("List.csv", "a,b")
    let sheet = UIActivityViewController(
      activityItems: ["words", file, Data([7])], applicationActivities: nil)
    try show(sheet) { display, list in
      press(1, list)
      #expect(display.saved.map(\.name) == ["Text.txt", "List.csv", "Data"])
      #expect(display.saved.map(\.mediaType) == ["text/plain", "text/csv", "application/octet-stream"])
      #expect(
        try display.saved.map { try Data(contentsOf: $0.url) } == [
          Data("words".utf8), Data("a,b".utf8), Data([7]),
        ])
      for file in display.saved {
        try FileManager.default.removeItem(at: file.url.deletingLastPathComponent())
      }
    }
  }

  @Test("runs the app's own activities, which say when they are done")
  func ownActivities() throws {
    let shout = Shout()
    let silent = Shout()
    silent.isPossible = false
    let sheet = UIActivityViewController(activityItems: ["a", "b"], applicationActivities: [shout, silent])
    var reports: [String] = []
    sheet.completionWithItemsHandler = { type, completed, _, _ in
      reports.append("\(type?.rawValue ?? "none") \(completed)")
    }
    try show(sheet) { _, list in
      let row = try #require(
        list.tableView.tableHeaderView?.subviews.compactMap { $0 as? ActivityRowView }.first)
      let tiles = row.subviews.compactMap { $0 as? UIControl }
      #expect(tiles.count == 1)
      tiles[0].sendActions(for: .touchUpInside)
      tiles[0].sendActions(for: .touchUpInside)
      #expect(shout.log == ["prepare 2", "perform"], "one that is under way is not begun again")
      #expect(reports.isEmpty)
      shout.activityDidFinish(false)
      shout.activityDidFinish(true)
      UIScreen.main.host.finishTurn()
      #expect(reports == ["test.shout false"])
    }
  }

  @Test("asks sources for placeholders first, and for the item of the activity that is done")
  func sources() throws {
    let source = Source()
    let sheet = UIActivityViewController(activityItems: [source], applicationActivities: nil)
    try show(sheet) { _, list in
      #expect(source.asked.isEmpty)
      press(0, list)
      #expect(source.asked == [.copyToPasteboard])
      #expect(UIPasteboard.general.string == "made for com.apple.UIKit.activity.CopyToPasteboard")
    }
  }

  @Test("reports a sheet that was closed without an activity")
  func closes() throws {
    let sheet = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    var reports: [Bool] = []
    sheet.completionWithItemsHandler = { type, completed, _, _ in reports.append(type == nil && !completed) }
    try show(sheet) { _, _ in
      sheet.userDidDismiss()
      UIScreen.main.host.finishTurn()
      #expect(reports == [true])
    }
  }
}
