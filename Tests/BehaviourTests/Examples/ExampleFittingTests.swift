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
    arguments: ["Counter", "Slides", "TicTacToe", "Minesweeper", "SwiftyWords"],
    ["large", "extraExtraExtraLarge", "accessibilityLarge"])
  func nothingOverlaps(name: String, category: String) async throws {
    let app = try await TestDisplay.image.start(
      name, size: Self.sizes[0], arguments: ["--content-size", category])
    try await app.advance(2)
    for size in Self.sizes {
      try await app.resize(to: size)
      try await app.advance(1)
      let window = CGRect(origin: .zero, size: size)
      let parts = Self.parts(of: try await app.tree())
      #expect(parts.count > 3)
      for (index, part) in parts.enumerated() {
        #expect(window.contains(part.frame), "\(part.name ?? "") at \(part.frame) in \(size)")
        for other in parts[(index + 1)...] {
          let common = part.frame.intersection(other.frame)
          #expect(
            common.isNull || min(common.width, common.height) < 1,
            "\(part.name ?? "") and \(other.name ?? "") share \(common) in \(size)")
        }
      }
    }
    try await app.quit()
  }

  /// The words and controls that are shown: what is in a control belongs to it.
  private static func parts(of node: TreeNode) -> [TreeNode] {
    guard !node.isHidden, node.alpha > 0 else { return [] }
    let isControl = [Semantics.Role.button, .textfield, .radio].contains(node.role)
    if isControl || node.role == .label && !(node.text ?? "").isEmpty { return [node] }
    return node.children.flatMap(parts)
  }
}
