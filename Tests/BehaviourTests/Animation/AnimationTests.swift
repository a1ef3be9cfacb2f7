import ShojiTestSupport
import Testing

/// The gallery's page of animations.
@Suite("Animations", .wholeApps)
struct AnimationTests {
  @Test("show the same at the same moment in every run", .withoutBrowser)
  func moments() async throws {
    let app = try AppProcess(
      built: "Gallery", size: CGSize(width: 375, height: 667), scale: 2, arguments: ["--page", "Animation"])
    try await app.tap("Curves")
    try await app.tap("Spring")
    try await app.tap("Keyframes")
    try await app.tap("Dissolve")
    try await app.tap("Spin")
    try await app.advance(0.3)
    try await expect(app, "animation-0.3")
    try await app.advance(0.3)
    try await app.tap("Flip")
    try await app.advance(0.15)
    try await expect(app, "animation-0.75")
    try await app.quit()
  }

  private func expect(_ app: AppProcess, _ name: String) async throws {
    if let mismatch = try RecordedOutput(name).mismatch(with: try await app.snapshot()) {
      Issue.record("\(mismatch)")
    }
  }

  @Test("tell the app when they are over", arguments: TestDisplay.allCases)
  func completion(display: TestDisplay) async throws {
    try await display.open("Animation") { app in
      try await app.tap("Curves")
      #expect(try await app.view("status").text == "at rest")
      try await app.advance(1.1)
      #expect(try await app.view("status").text == "the balls are there")
      try await app.tap("Flip")
      try await app.advance(0.8)
      #expect(try await app.view("status").text == "the card is turned")
      #expect(try await app.tree().view(named: "Back").text == "Back")
    }
  }

  @Test("run in the browser by the same curves")
  func browserCurves() async throws {
    let app = try await BrowserApp(
      built: "Gallery", size: CGSize(width: 375, height: 667), arguments: ["--page", "Animation"])
    try await app.tap("Curves")
    let places = try await app.page.evaluate(
      """
      (() => {
        const all = document.getAnimations();
        for (const a of all) { a.pause(); a.currentTime = 500; }
        return all.map(a => Math.round(a.effect.target.getBoundingClientRect().x * 10) / 10);
      })()
      """, as: [Double].self)
    let way = 375.0 - 40 - 32
    let curves: [LayerAnimation.Curve] = [
      .linear, .bezier(0.42, 0, 1, 1), .bezier(0, 0, 0.58, 1), .easeInOut,
    ]
    let expected = curves.map { 20 + way * $0.progress(at: 0.5, duration: 1) }
    #expect(places.count == 4)
    for (place, expected) in zip(places, expected) { #expect(abs(place - expected) < 0.5) }
    // A new goal on the way is added to what runs: nothing jumps.
    let before = try await app.page.evaluate(
      "document.getAnimations()[0].effect.target.getBoundingClientRect().x", as: Double.self)
    try await app.tap("Curves")
    let after = try await app.page.evaluate(
      """
      (() => {
        const all = document.getAnimations();
        for (const a of all.slice(4)) { a.pause(); a.currentTime = 0; }
        return all[0].effect.target.getBoundingClientRect().x;
      })()
      """, as: Double.self)
    #expect(abs(before - after) < 0.5)
    try await app.quit()
  }

  @Test("stand still and go on with the time of their layer", .withoutBrowser)
  func layerTime() async throws {
    try await TestDisplay.image.open("Time", size: CGSize(width: 375, height: 1200)) { app in
      let before = try await app.snapshot()
      try await app.advance(0.4)
      #expect(try await app.snapshot() == before)
      try await app.tap("1")
      try await app.advance(0.25)
      let running = try await app.snapshot()
      #expect(running != before)
      // There and back takes two seconds.
      try await app.advance(2)
      #expect(try await app.snapshot() == running)
      try await app.tap("0")
      try await app.advance(0.5)
      let held = try await app.snapshot()
      try await app.advance(0.7)
      #expect(try await app.snapshot() == held)
    }
  }
}
