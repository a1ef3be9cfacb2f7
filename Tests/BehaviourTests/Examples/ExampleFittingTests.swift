import SceneTree
import ShojiTestSupport
import Testing

/// The examples in windows of all shapes, with text of all sizes.
@Suite("The examples", .wholeApps)
struct ExampleFittingTests {
  private static let sizes = [
    CGSize(width: 393, height: 852), CGSize(width: 852, height: 393), CGSize(width: 1_280, height: 800),
    CGSize(width: 1_920, height: 1_080),
  ]

  @Test(
    "have all words and buttons inside of the window, and none over another", .withoutBrowser,
    arguments: Example.allCases, ["large", "extraExtraExtraLarge", "accessibilityLarge"])
  func nothingOverlaps(example: Example, category: String) async throws {
    let household = try LedgerFolder()
    try household.keepHousehold()
    let notes = try NotesStore()
    try notes.keep(Example.notes, of: "RNotes")
    let app = try await TestDisplay.image.start(
      example.rawValue, size: Self.sizes[0], arguments: ["--content-size", category],
      environment: example == .rNotes ? notes.environment : household.environment)
    if let first = example.first { try await app.wait(for: .name(first), seconds: 10) }
    try await app.advance(2)
    for size in Self.sizes {
      try await app.resize(to: size)
      try await app.advance(1)
      let parts = ShownPart.all(in: try await app.tree())
      #expect(parts.count >= 3)
      for fault in ShownPart.faults(of: parts, in: size) {
        Issue.record("\(fault) in \(size.width)×\(size.height)")
      }
    }
    try await app.quit()
  }

  @Test("would be seen to overlap, and to leave the window")
  func faults() {
    let window = CGSize(width: 100, height: 100)
    func label(_ text: String, _ frame: CGRect) -> TreeNode {
      TreeNode(className: "UILabel", frame: frame, text: text, role: .label)
    }
    func faults(_ children: [TreeNode]) -> [String] {
      let root = TreeNode(
        className: "UIView", frame: CGRect(origin: .zero, size: window), children: children)
      return ShownPart.faults(of: ShownPart.all(in: root), in: window)
    }
    let first = label("First", CGRect(x: 0, y: 0, width: 50, height: 20))
    let apart = label("Second", CGRect(x: 0, y: 20, width: 50, height: 20))
    let over = label("Second", CGRect(x: 0, y: 15, width: 50, height: 20))
    var empty = over
    empty.text = ""
    var hidden = TreeNode(className: "UIView", frame: over.frame, isHidden: true, children: [over])
    #expect(faults([first, apart]) == [])
    #expect(faults([first, over]).count == 1)
    #expect(faults([first, empty, hidden]) == [])
    hidden.isHidden = false
    #expect(faults([first, hidden]).count == 1)
    #expect(faults([label("Out", CGRect(x: 60, y: 0, width: 50, height: 20))]).count == 1)

    // What scrolls is cut off by its scroll view, and passes beneath what does not scroll.
    func list(_ children: [TreeNode]) -> TreeNode {
      TreeNode(
        className: "UITableView", frame: CGRect(x: 0, y: 0, width: 100, height: 60), role: .table,
        children: children)
    }
    let below = label("Below", CGRect(x: 0, y: 90, width: 50, height: 20))
    #expect(faults([list([first, below]), over]) == [])
    #expect(faults([list([first, over, below])]).count == 1)
    #expect(faults([list([first]), list([over])]).count == 1)
    let button = TreeNode(className: "UIButton", frame: over.frame, role: .button, children: [over])
    #expect(faults([apart, button]).count == 1)
  }
}
