import ShojiTestSupport
import Testing

/// The keyboard's focus in rows that show anew when a control in them was used.
@Suite("Rows that are loaded again", .wholeApps)
struct ReloadedRowTests {
  /// The texts of the rows that show: cells that wait to be used again are hidden.
  private func rows(_ app: any AppDriver) async throws -> [String] {
    func texts(_ node: TreeNode) -> [String] {
      node.isHidden ? [] : [node.text ?? ""] + node.children.flatMap(texts)
    }
    return texts(try await app.tree()).filter { $0.hasPrefix("Row ") }.sorted()
  }

  @Test(
    "keep the focus on the control that has it",
    .notIn(.webkit, "A window that no window manager has made active marks no focus there."),
    arguments: TestDisplay.allCases)
  func focus(display: TestDisplay) async throws {
    let app = try await display.start("SoakApp", size: CGSize(width: 393, height: 852))
    try await app.tap("Rows")
    try await app.advance(1)
    // The back button, and then one switch after the other.
    try await app.press("Tab")
    var expected = (0..<6).map { "Row \($0): 0" }
    for row in 0..<6 {
      try await app.press("Tab")
      for use in 1...3 {
        try await app.press("Space")
        try await app.advance(0.5)
        expected[row] = "Row \(row): \(use)"
        let shown = try await rows(app)
        #expect(shown == expected)
      }
    }
    try await app.press("Tab", modifiers: .shift)
    try await app.press("Space")
    try await app.advance(0.5)
    expected[4] = "Row 4: 4"
    let shown = try await rows(app)
    #expect(shown == expected)
    try await app.quit()
  }
}
