import DisplayProtocol
import Foundation
import SceneTree
import ShojiTestSupport

/// A person who uses the pages of the gallery in a tab of Chromium, at random but the same from each seed.
actor GalleryWalk {
  /// The numbers of what the person did.
  struct Deeds: CustomStringConvertible {
    var visits = 0
    var steps = 0
    var typed = 0
    var uploads = 0
    var reloads = 0
    var cuts = 0

    var description: String {
      "\(visits) visits, \(steps) steps, \(typed) typed, \(uploads) uploads, \(reloads) reloads, \(cuts) cuts"
    }
  }

  private static let size = CGSize(width: 393, height: 852)
  private static let used: Set<Semantics.Role> = [
    .button, .switch, .slider, .tab, .radio, .link, .menuItem, .cell,
  ]
  private static let dismissing = ["Done", "Cancel", "Close", "OK", "Dismiss", "Back"]

  nonisolated let app: BrowserApp
  private(set) var deeds = Deeds()
  private(set) var titles: [String] = []
  private var random: SeededGenerator
  /// The pages that this round has not visited yet.
  private var upcoming: [String] = []
  private let files: [URL]

  init(seed: UInt64) async throws {
    random = SeededGenerator(seed: seed)
    let folder = FileManager.default.temporaryDirectory.appending(path: "shoji-soak-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    files = ["a.txt", "b.txt"].map { folder.appending(path: $0) }
    for file in files { try Data(repeating: 97, count: 20_000).write(to: file) }
    app = try await BrowserApp(built: "Gallery", size: Self.size)
    titles = rows(in: try await app.tree()).map(\.title)
  }

  /// Ends the app.
  func quit() async throws {
    try await app.quit()
    try FileManager.default.removeItem(at: files[0].deletingLastPathComponent())
  }

  /// Visits the next page of a round over all of them in random order, uses it and leaves it.
  func visitNext() async throws {
    if upcoming.isEmpty { upcoming = titles.shuffled(using: &random) }
    let title = upcoming.removeLast()
    do {
      try await open(title)
      for _ in 0..<Int.random(in: 2...6, using: &random) { try await step() }
      try await type()
      if chance(15) { try await reload() }
      try await leave()
    } catch {
      throw DriverError("the page \(title), after \(deeds): \(error)\(await app.appsEnd)")
    }
  }

  /// Opens a page, types into the first of its fields, where it has one, and leaves it with the focus there.
  func visit(_ title: String) async throws {
    try await open(title)
    try await type()
    try await leave()
  }

  /// Samples the memory of the page and the app while the list is shown from its top.
  func sample() async throws -> SoakSample {
    try await app.page.wheel(at: Self.center, by: CGVector(dx: 0, dy: -5_000))
    try await sync()
    try await Task.sleep(for: .seconds(0.5))
    try await sync()
    return SoakSample(
      page: try await app.chromiumPage.memory(), process: try ProcessMemory(of: app.processIdentifier))
  }

  // MARK: The list

  private static let center = CGPoint(x: size.width / 2, y: size.height / 2)

  private func rows(in tree: TreeNode) -> [(title: String, node: TreeNode)] {
    tree.all.filter { $0.className == "PageRow" }.compactMap { row in
      row.all.compactMap(\.text).first.map { ($0, row) }
    }
  }

  private func open(_ title: String) async throws {
    for _ in 0..<20 {
      guard let row = rows(in: try await app.tree()).first(where: { $0.title == title })?.node else { break }
      let away = row.frame.midY - Self.center.y
      if Self.isBelowBar(row), try await isReachable(row) {
        try await press(row)
        deeds.visits += 1
        return try await pause(0.05)
      }
      try await app.page.wheel(at: Self.center, by: CGVector(dx: 0, dy: away))
      try await sync()
    }
    throw DriverError("the page \(title) cannot be opened from the list")
  }

  /// Goes back to the list, out of whatever is presented.
  private func leave() async throws {
    for attempt in 0..<80 {
      let tree = try await app.tree()
      let visible = Self.visible(tree)
      let back = visible.first { $0.role == .button && $0.name == "Gallery" && $0.frame.minY < 60 }
      if let back, try await isReachable(back) {
        try await press(back)
        try await pause(0.05)
        continue
      }
      if back == nil, let row = visible.first(where: { $0.className == "PageRow" && Self.isBelowBar($0) }),
        try await isReachable(row)
      {
        return
      }
      try await dismiss(visible, attempt: attempt)
      try await answerFileRequest()
      try await pause(0.3)
    }
    throw DriverError("the way back to the list is not found: \(try await app.tree())")
  }

  private func dismiss(_ visible: [TreeNode], attempt: Int) async throws {
    let named = visible.last {
      Self.dismissing.contains($0.name ?? "") && $0.isEnabled && Self.isInside($0)
    }
    switch attempt % 4 {
    case 0: try await app.page.press("Escape")
    case 1: if let named { try await press(named) }
    case 2: try await press(CGPoint(x: 5, y: 70))
    default: try await pressAny(of: visible)
    }
    try await sync()
  }

  // MARK: A page

  private func step() async throws {
    deeds.steps += 1
    let visible = Self.visible(try await app.tree())
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<11: try await pressAny(of: visible)
    case 11..<14: try await type()
    case 14..<16:
      let distance = CGFloat.random(in: -400...400, using: &random)
      try await app.page.wheel(at: anyPoint(), by: CGVector(dx: 0, dy: distance))
    case 16: try await drag()
    case 17: try await app.page.press(["Tab", "Enter", "Escape", "ArrowDown"].randomElement(using: &random)!)
    case 18:
      deeds.cuts += 1
      try await app.page.run("shoji.disconnect()")
    default: if chance(5) { try await reload() }
    }
    try await sync()
    try await answerFileRequest()
    if chance(3) { try await pause(0.3) }
  }

  private func pressAny(of visible: [TreeNode]) async throws {
    let controls = visible.filter {
      Self.used.contains($0.role) && $0.isEnabled && Self.isInside($0)
        && !($0.name == "Gallery" && $0.frame.minY < 60)
    }
    guard let control = controls.randomElement(using: &random) else { return }
    try await press(control)
  }

  /// Gives the focus to a field that can be seen, and types.
  private func type() async throws {
    let found = try await app.page.evaluate(
      """
      [...document.querySelectorAll('.e')].filter(e => !e.readOnly && !e.disabled && !e.closest('[inert]')).map(e => {
        const {x, y, width, height} = e.getBoundingClientRect();
        return [x + Math.min(width / 2, 60), y + Math.min(height / 2, 12)];
      }).filter(([x, y]) => document.elementFromPoint(x, y)?.matches('.e'))
      """, as: [[Double]].self)
    guard let place = found.randomElement(using: &random) else { return }
    try await press(CGPoint(x: place[0], y: place[1]))
    guard try await app.page.evaluate("!!document.activeElement?.editor", as: Bool.self) else { return }
    for character in "Typed \(deeds.typed % 10)" { try await app.page.type(character) }
    deeds.typed += 1
    try await sync()
  }

  private func drag() async throws {
    let (start, end) = (anyPoint(), anyPoint())
    try await app.page.mouse(.down, at: start, isDown: true)
    for part in 1...8 {
      let share = CGFloat(part) / 8
      let point = CGPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      try await app.page.mouse(.move, at: point, isDown: true)
    }
    try await app.page.mouse(.up, at: end, isDown: false)
  }

  private func reload() async throws {
    deeds.reloads += 1
    try await app.reload()
    // The app's links would open more and more pages.
    try await app.page.run("window.open = () => null")
  }

  /// Chooses files where the app requests some, or calls it off.
  private func answerFileRequest() async throws {
    let input = "document.querySelector('input[type=file]')"
    // An input for folders takes none of these.
    guard try await app.page.evaluate("!!\(input)", as: Bool.self) else { return }
    let takesFolders = try await app.page.evaluate("\(input).webkitdirectory", as: Bool.self)
    if takesFolders || chance(4) {
      try await app.page.choose([])
    } else {
      deeds.uploads += 1
      let takesSeveral = try await app.page.evaluate("\(input).multiple", as: Bool.self)
      try await app.page.choose(takesSeveral ? files : [files[0]])
    }
    try await sync()
  }

  // MARK: Hands

  private func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  private func anyPoint() -> CGPoint {
    CGPoint(
      x: CGFloat.random(in: 20...Self.size.width - 20, using: &random),
      y: CGFloat.random(in: 80...Self.size.height - 20, using: &random))
  }

  private func press(_ node: TreeNode) async throws {
    try await press(CGPoint(x: node.frame.midX, y: node.frame.midY))
  }

  /// Presses with the mouse or a finger.
  private func press(_ point: CGPoint) async throws {
    if chance(3) {
      try await app.page.touch(.down, fingers: [0: point])
      try await app.page.touch(.up, fingers: [0: point])
    } else {
      try await app.page.mouse(.down, at: point, isDown: true)
      try await app.page.mouse(.up, at: point, isDown: false)
    }
    try await sync()
  }

  /// Waits until the page shows what came of all input so far. Pages that are never at rest are not waited
  /// for.
  private func sync() async throws {
    _ = try await app.page.evaluate("shoji.sync()", as: Int.self)
  }

  private func pause(_ seconds: TimeInterval) async throws {
    try await Task.sleep(for: .seconds(seconds))
    try await sync()
  }

  private struct Place: Decodable {
    var x: Double?
  }

  /// Whether a press in the middle of a view gets to it.
  private func isReachable(_ node: TreeNode) async throws -> Bool {
    guard let layer = node.layer else { return false }
    return try await app.page.evaluate("pageQueries.place(\(layer.rawValue), true)", as: Place.self).x != nil
  }

  private static func visible(_ node: TreeNode) -> [TreeNode] {
    node.isHidden || node.alpha < 0.01 ? [] : [node] + node.children.flatMap(visible)
  }

  /// Whether the middle of a row of the list lies neither behind its bar nor at the window's lower edge.
  private static func isBelowBar(_ row: TreeNode) -> Bool {
    (60...size.height - 30).contains(row.frame.midY)
  }

  private static func isInside(_ node: TreeNode) -> Bool {
    CGRect(origin: .zero, size: size).contains(CGPoint(x: node.frame.midX, y: node.frame.midY))
  }
}
