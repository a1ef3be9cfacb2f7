import ShojiTestSupport
import Testing

/// The operators of time in an app whose time passes only when the driver lets it.
@Suite("Reactive sequences in an app's time", .withoutBrowser, .wholeApps)
struct RxTimeTests {
  private func start() async throws -> any AppDriver {
    try await TestDisplay.image.start("RxClock", size: CGSize(width: 375, height: 667))
  }

  /// What a sequence of the app has delivered so far.
  private func delivered(_ name: String, in app: any AppDriver) async throws -> String {
    let text = try await app.view(name).text ?? ""
    return String(text.dropFirst(name.count + 1)).trimmingCharacters(in: .whitespaces)
  }

  @Test("timers and intervals run with the driver's time, to the millisecond")
  func timers() async throws {
    let app = try await start()
    try await app.advance(0.999)
    #expect(try await delivered("interval", in: app) == "")
    try await app.advance(0.001)
    #expect(try await delivered("interval", in: app) == "0")
    #expect(try await delivered("driver", in: app) == "0 1")
    #expect(try await delivered("background", in: app) == "0 1 2 3")
    try await app.advance(1.499)
    #expect(try await delivered("timer", in: app) == "")
    try await app.advance(0.001)
    #expect(try await delivered("timer", in: app) == "0")
    try await app.advance(60)
    #expect(try await delivered("timer", in: app) == "0")
    let counted = (0..<62).map(String.init).joined(separator: " ")
    #expect(try await delivered("interval", in: app) == counted)
    try await app.quit()
  }

  @Test("time stands still while nothing advances it")
  func stillness() async throws {
    let app = try await start()
    try await app.tap("Tap")
    try await app.type("still", into: "Search")
    for name in ["interval", "timer", "driver", "background", "debounce", "delay"] {
      #expect(try await delivered(name, in: app) == "")
    }
    try await app.quit()
  }

  @Test("a field is debounced: what is typed comes after a pause")
  func debounce() async throws {
    let app = try await start()
    for letters in ["a", "b", "c"] {
      try await app.type(letters, into: "Search")
      try await app.advance(0.25)
    }
    #expect(try await delivered("debounce", in: app) == "")
    try await app.advance(0.05)
    #expect(try await delivered("debounce", in: app) == "abc")
    #expect(try await delivered("driven", in: app) == "")
    try await app.advance(0.3)
    #expect(try await delivered("driven", in: app) == "abc")
    try await app.type("d", into: "Search")
    try await app.advance(1)
    #expect(try await delivered("debounce", in: app) == "abc abcd")
    try await app.quit()
  }

  @Test("taps are throttled, delayed, sampled, buffered and timed out")
  func taps() async throws {
    let app = try await start()
    for _ in 0..<4 {
      try await app.tap("Tap")
      try await app.advance(0.2)
    }
    // Taps at 0, 0.2, 0.4 and 0.6 seconds.
    #expect(try await delivered("throttle", in: app) == "1 3")
    #expect(try await delivered("buffer", in: app) == "[1, 2] [3, 4]")
    #expect(try await delivered("latest", in: app) == "1.0 1.1 2.0 2.1 3.0 3.1 4.0 4.1")
    try await app.advance(0.2)
    #expect(try await delivered("throttle", in: app) == "1 3 4")
    #expect(try await delivered("delay", in: app) == "1")
    try await app.advance(1)
    #expect(try await delivered("delay", in: app) == "1 2 3 4")
    #expect(try await delivered("sample", in: app) == "4")
    try await app.advance(3.5)
    #expect(try await delivered("sample", in: app) == "4")
    #expect(try await delivered("timeout", in: app) == "1 2 3 4")
    try await app.advance(0.1)
    #expect(try await delivered("timeout", in: app) == "1 2 3 4 -1")
    try await app.quit()
  }
}
