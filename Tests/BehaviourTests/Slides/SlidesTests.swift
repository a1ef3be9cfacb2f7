import ShojiTestSupport
import Testing

/// Descriptions that come and go with animations.
@Suite("Slides", .wholeApps) struct SlidesTests {
  static let size = CGSize(width: 393, height: 852)

  private func show(
    on display: TestDisplay, size: CGSize = size, _ visit: (any AppDriver) async throws -> Void
  ) async throws {
    let app = try await display.start("Slides", size: size)
    try await visit(app)
    try await app.quit()
  }

  /// The views that are shown, with their places and opacities.
  private func views(_ app: any AppDriver) async throws -> [String] {
    try await app.tree().all.filter { $0.identifier != nil }.map {
      let alpha = ($0.alpha * 1000).rounded() / 1000
      return "\($0.identifier ?? "") \($0.frame) \(alpha) \($0.text ?? "") \($0.isSelected)"
    }
  }

  @Test(
    "look the same at every moment of an animation, in every run", .withoutBrowser,
    arguments: ["None", "Linear", "Spring", "Delayed"])
  func moments(movement: String) async throws {
    var runs: [[CGImage]] = []
    for _ in 0..<2 {
      try await show(on: .image, size: CGSize(width: 240, height: 420)) { app in
        try await app.tap(.name(movement))
        try await app.advance(1)
        var pictures: [CGImage] = []
        for _ in 0..<4 {
          try await app.tap("Next")
          for _ in 0...10 {
            pictures.append(try await app.snapshot())
            try await app.advance(0.1)
          }
        }
        runs.append(pictures)
      }
    }
    #expect(runs[0].count == 44)
    for (one, other) in zip(runs[0], runs[1]) { #expect(ImageDifference(one, other)?.greatest == 0) }
    let still = ImageDifference(runs[0][9], runs[0][10])
    #expect(still?.greatest == 0, "the animation has not ended after a second")
    let moved = ImageDifference(runs[0][1], runs[0][10])?.greatest ?? 0
    #expect((moved > 0) == (movement != "None"))
  }

  @Test("look as recorded half way", .withoutBrowser, arguments: [0, 1, 2, 3])
  func halfWay(slide: Int) async throws {
    try await show(on: .image) { app in
      try await app.tap("Linear")
      try await app.advance(1)
      for _ in 0..<slide {
        try await app.tap("Next")
        try await app.advance(1)
      }
      try await app.tap("Next")
      try await app.advance(0.2)
      #expect(try RecordedOutput("from-\(slide)").mismatch(with: try await app.snapshot()) == nil)
    }
  }

  @Test("end in the same place on every display")
  func ends() async throws {
    var found: [[[String]]] = []
    for display in TestDisplay.both {
      try await show(on: display) { app in
        var ends: [[String]] = []
        for movement in ["Linear", "Spring"] {
          try await app.tap(.name(movement))
          for button in ["Next", "Next", "Back"] {
            try await app.tap(.name(button))
            try await app.advance(1.5)
            ends.append(try await views(app))
          }
        }
        found.append(ends)
      }
    }
    #expect(found[0].count == 6 && found[1].count == 6)
    for (one, other) in zip(found[0], found[1]) {
      #expect(Set(one).symmetricDifference(other).sorted() == [])
    }
  }

  @Test("interrupted a hundred times leave exactly the last slide's views", .withoutBrowser)
  func interruptions() async throws {
    var random = SeededGenerator(seed: 11)
    var slide = 0
    var shown: [String] = []
    try await show(on: .image) { app in
      for _ in 0..<100 {
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
          try await app.tap(.name(["None", "Linear", "Spring", "Delayed"].randomElement(using: &random)!))
        case 1:
          try await app.tap("Back")
          slide = (slide + 3) % 4
        default:
          try await app.tap("Next")
          slide = (slide + 1) % 4
        }
        try await app.advance(.random(in: 0..<0.4, using: &random))
      }
      try await app.advance(3)
      shown = try await views(app)
    }
    try await show(on: .image) { app in
      for _ in 0..<slide {
        try await app.tap("Next")
        try await app.advance(3)
      }
      let expected = try await views(app)
      #expect(Set(shown).symmetricDifference(expected).sorted() == [])
      #expect(shown.count == expected.count && expected.contains { $0.hasPrefix("picture(\(slide))") })
    }
  }
}
