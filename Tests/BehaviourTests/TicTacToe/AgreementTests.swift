import ShojiTestSupport
import Testing

/// The browser and the image show the same: the same source, typeset once, on two displays.
@Suite("The browser and the image agree", .wholeApps)
struct AgreementTests {
  /// A state of the game to compare: a window, and the moves that lead to it.
  struct Scene: CustomTestStringConvertible, Sendable {
    var name: String
    var size: CGSize
    var scale: CGFloat = 1
    var appearance = Appearance.light
    var moves: [Int]

    var testDescription: String { name }
  }

  static let scenes = [
    Scene(name: "an empty board", size: CGSize(width: 320, height: 568), moves: []),
    Scene(
      name: "the middle of a game, in the dark", size: CGSize(width: 393, height: 852), scale: 2,
      appearance: .dark, moves: [4, 0, 8]),
    Scene(name: "a won game", size: CGSize(width: 1024, height: 768), moves: [0, 3, 1, 4, 2]),
    Scene(
      name: "a game won by the second player", size: CGSize(width: 320, height: 568), scale: 2,
      moves: [0, 2, 1, 4, 8, 6]),
    Scene(
      name: "a draw, in the dark", size: CGSize(width: 1280, height: 800), appearance: .dark,
      moves: [0, 1, 2, 4, 3, 5, 7, 6, 8]),
  ]

  @Test("on pixels and on where text lies", arguments: scenes)
  func agree(scene: Scene) async throws {
    let image = try await capture(scene, on: .image)
    let browser = try await capture(scene, on: .browser)

    try TestDisplay.expectAlike(image.picture, browser.picture, within: 0.01)

    try #require(image.labels.map(\.text) == browser.labels.map(\.text))
    for (drawn, shown) in zip(image.labels, browser.labels) {
      let distances = [
        drawn.frame.minX - shown.frame.minX, drawn.frame.minY - shown.frame.minY,
        drawn.frame.maxX - shown.frame.maxX, drawn.frame.maxY - shown.frame.maxY,
      ]
      #expect(
        distances.allSatisfy { abs($0) < 0.5 },
        "\(drawn.text ?? ""): \(drawn.frame) in the image, \(shown.frame) in the browser")
    }
  }

  private func capture(
    _ scene: Scene, on display: TestDisplay
  ) async throws -> (picture: CGImage, labels: [TreeNode]) {
    var result: (CGImage, [TreeNode])?
    try await display.play(size: scene.size, scale: scene.scale, appearance: scene.appearance) { table in
      try await table.take(scene.moves)
      let labels = try await table.app.tree().all.filter { $0.role == .label }
      result = (try await table.app.snapshot(), labels)
    }
    return try #require(result)
  }
}
