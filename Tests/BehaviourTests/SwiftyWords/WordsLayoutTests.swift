import ShojiTestSupport
import Testing

/// How Seven Swifty Words fits windows.
@Suite("Seven Swifty Words in windows of any size", .withoutBrowser, .wholeApps)
struct WordsLayoutTests {
  static let sizes = [
    CGSize(width: 320, height: 568), CGSize(width: 375, height: 667), CGSize(width: 667, height: 375),
    CGSize(width: 568, height: 320), CGSize(width: 600, height: 900), CGSize(width: 1024, height: 768),
    CGSize(width: 1280, height: 800), CGSize(width: 1600, height: 500),
  ]

  private func start(_ size: CGSize, appearance: Appearance = .light, safeTop: Int = 0) throws -> AppProcess {
    try AppProcess(
      built: "SwiftyWords", size: size, appearance: appearance,
      arguments: ["--seed", "8", "--safe-area", "\(safeTop),0,0,0"])
  }

  @Test("shows everything inside the window, and nothing over anything else", arguments: sizes)
  func fits(size: CGSize) async throws {
    let app = try start(size)
    let tree = try await app.tree()
    func shown(_ node: TreeNode) -> [TreeNode] {
      node.isHidden ? [] : [node] + node.children.flatMap(shown)
    }
    let views = shown(tree)
    let leaves = views.filter { node in
      node.role == .button || node.identifier != nil && node.text?.isEmpty == false
    }
    #expect(leaves.count >= 26)
    let window = CGRect(origin: .zero, size: size)
    for (index, view) in leaves.enumerated() {
      let name = view.identifier ?? view.text ?? "?"
      #expect(window.contains(view.frame), "\(name) at \(view.frame)")
      #expect(
        view.role != .button || view.frame.height >= 34.5 && view.frame.width >= 34.5,
        "\(name) at \(view.frame)")
      for other in leaves[(index + 1)...] {
        let shared = view.frame.insetBy(dx: 0.5, dy: 0.5).intersection(other.frame.insetBy(dx: 0.5, dy: 0.5))
        #expect(shared.isNull || shared.isEmpty, "\(name) lies over \(other.identifier ?? other.text ?? "?")")
      }
    }
    try await app.quit()
    #expect(app.errorOutput == "", "no constraint is broken")
  }

  @Test("lies at 1024×768 as the lesson lays it out", arguments: [20, 0])
  func lesson(safeTop: Int) async throws {
    let app = try start(CGSize(width: 1024, height: 768), safeTop: safeTop)
    let tree = try await app.tree()
    let top = CGFloat(safeTop) + 20.5
    func expect(_ name: String, _ frame: CGRect) throws {
      let found = try tree.view(named: name).frame
      let isClose = [
        found.minX - frame.minX, found.minY - frame.minY, found.maxX - frame.maxX, found.maxY - frame.maxY,
      ].allSatisfy { abs($0) <= 1 }
      #expect(isClose, "\(name) at \(found), not \(frame)")
    }
    try expect("clues", CGRect(x: 120, y: top, width: 490.4, height: 291 - top))
    try expect("answers", CGRect(x: 610.4, y: top, width: 293.6, height: 291 - top))
    try expect("answer", CGRect(x: 256, y: 311, width: 512, height: 53))
    for (name, center) in [("SUBMIT", 412.0), ("CLEAR", 612.0)] {
      let frame = try tree.view(named: name).frame
      #expect(abs(frame.midX - center) <= 1 && frame.minY == 364 && frame.height == 44)
    }
    let groups = Set(WordsTable.levels[0].joined())
    let buttons = tree.all.filter { $0.role == .button && groups.contains($0.text ?? "") }
    for (index, button) in buttons.enumerated() {
      let (column, row) = (CGFloat(index % 5), CGFloat(index / 5))
      #expect(button.frame == CGRect(x: 137 + 150 * column, y: 428 + 80 * row, width: 150, height: 80))
    }
    #expect(buttons.count == 20)
    try await app.quit()
  }

  @Test("looks as it was recorded", arguments: sizes, [Appearance.light, .dark])
  func pictures(size: CGSize, appearance: Appearance) async throws {
    let app = try start(size, appearance: appearance)
    let table = WordsTable(app: app)
    try await table.submit(["TEA", "POT"])
    try await table.submit(["CU", "SHI", "ON"])
    try await app.tap("LAN")
    let name = "words-\(Int(size.width))x\(Int(size.height))-\(appearance.rawValue)"
    #expect(try RecordedOutput(name).mismatch(with: try await app.snapshot()) == nil)
    try await app.quit()
  }
}
