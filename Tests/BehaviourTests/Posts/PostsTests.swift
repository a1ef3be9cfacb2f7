import ShojiTestSupport
import Testing

@Suite("The posts", .wholeApps)
struct PostsTests {
  private static let size = CGSize(width: 393, height: 852)

  private func run(
    _ display: TestDisplay, failing requests: [Int] = [], _ work: (any AppDriver) async throws -> Void
  ) async throws {
    let app = try await display.start(
      "Posts", size: Self.size, arguments: requests.flatMap { ["--fail", "\($0)"] })
    try await work(app)
    try await app.quit()
  }

  /// The cells of posts in sight, from top to bottom.
  private func posts(in app: any AppDriver) async throws -> [TreeNode] {
    try await app.tree().all.filter { cell in
      cell.role == .cell && !cell.isHidden && cell.all.contains { $0.identifier == "author" }
    }
  }

  private func text(_ name: String, in cell: TreeNode) -> String? {
    cell.all.first { $0.identifier == name }?.text
  }

  /// Scrolls until a view is there, and gives posts time to come.
  private func scroll(_ app: any AppDriver, to target: DriverTarget) async throws {
    for _ in 0..<12 {
      try await app.scroll(on: "table", by: CGVector(dx: 0, dy: 700))
      if (try? await app.wait(for: target, seconds: 0.2)) != nil { return }
    }
    try await app.wait(for: target, seconds: 5)
  }

  @Test("are fetched from the app's own server, with their images", arguments: TestDisplay.allCases)
  func fetching(display: TestDisplay) async throws {
    try await run(display) { app in
      try await app.wait(for: "author", seconds: 10)
      let posts = try await posts(in: app)
      #expect(posts.count >= 2)
      for post in posts {
        #expect(text("author", in: post)?.isEmpty == false && text("text", in: post)?.isEmpty == false)
        #expect(post.frame.minX == 0 && post.frame.width == 393)
      }
      #expect(zip(posts, posts.dropFirst()).allSatisfy { $0.frame.maxY == $1.frame.minY })
      #expect(posts.contains { post in post.all.contains { $0.identifier == "image" } })
    }
  }

  @Test("that cannot be fetched say so, and are fetched by another try", arguments: TestDisplay.allCases)
  func failure(display: TestDisplay) async throws {
    try await run(display, failing: [1]) { app in
      try await app.wait(for: "Couldn’t Load Posts", seconds: 10)
      #expect(try await app.view("message").text == "The server is busy (error 503).")
      try await app.tap("Try Again")
      try await app.wait(for: "author", seconds: 10)
      await #expect(throws: DriverError.self) { try await app.view("notice") }
    }
  }

  @Test("that are older come when the end is reached, or after a retry", arguments: TestDisplay.allCases)
  func paging(display: TestDisplay) async throws {
    try await run(display, failing: [2]) { app in
      try await app.wait(for: "author", seconds: 10)
      try await scroll(app, to: "Retry")
      #expect(try await app.tree().all.contains { $0.text == "The server is busy (error 503)." })
      let last = try #require(try await posts(in: app).last.flatMap { text("origin", in: $0) })
      try await app.tap("Retry")
      // The retry's row makes room for the posts that came.
      for _ in 0..<20 where try await app.tree().all.contains(where: { $0.text == "Retry" }) {
        try? await app.wait(for: "no such view", seconds: 0.1)
      }
      #expect(
        try await posts(in: app).contains { text("origin", in: $0) == last }, "the list stays where it is")
      for _ in 0..<4 { try await app.scroll(on: "table", by: CGVector(dx: 0, dy: 900)) }
      #expect(try await posts(in: app).count <= 8, "only those in sight have views")
    }
  }

  /// Each fetch finds one new post, so that a second fetch of a pull would show.
  @Test(
    "that were written since come when the list is pulled down, by one fetch a pull",
    arguments: TestDisplay.allCases)
  func refreshing(display: TestDisplay) async throws {
    try await run(display) { app in
      try await app.wait(for: "author", seconds: 10)
      for _ in 0..<2 {
        let first = try #require(try await posts(in: app).first.flatMap { text("text", in: $0) })
        try await app.drag(
          from: .point(CGPoint(x: 200, y: 150)), to: .point(CGPoint(x: 200, y: 500)), seconds: 0.4,
          pointer: .touch)
        for _ in 0..<40 where try await posts(in: app).first.flatMap({ text("text", in: $0) }) == first {
          try? await app.wait(for: "no such view", seconds: 0.1)
          try await app.advance(0.2)
        }
        try await app.advance(1)
        let posts = try await posts(in: app)
        #expect(text("text", in: posts[0]) != first)
        #expect(text("text", in: posts[1]) == first)
      }
    }
  }

  @Test("are liked in the list and on their own screen, which agree", arguments: TestDisplay.allCases)
  func liking(display: TestDisplay) async throws {
    try await run(display) { app in
      try await app.wait(for: "author", seconds: 10)
      let likes = try #require(Int(try await app.view("like").text ?? ""))
      try await app.tap("like")
      #expect(try await app.view("like").text == "\(likes + 1)")
      try await app.tap("text")
      try await app.advance(1)
      try await app.wait(for: "Unlike", seconds: 5)
      #expect(try await app.view("likes").text == "\(likes + 1) likes")
      try await app.tap("Unlike")
      #expect(try await app.view("likes").text == "\(likes) likes")
      try await app.tap("Posts")
      try await app.advance(1)
      try await app.wait(for: "table", seconds: 5)
      #expect(try await app.view("like").text == "\(likes)")
    }
  }

  @Test("are hidden by a swipe", .withoutBrowser)
  func hiding() async throws {
    try await run(.image) { app in
      try await app.wait(for: "author", seconds: 10)
      let authors = try await posts(in: app).map { text("author", in: $0) }
      try await app.drag(
        from: .point(CGPoint(x: 300, y: 130)), to: .point(CGPoint(x: 180, y: 130)), seconds: 0.3)
      try await app.advance(1)
      try await app.tap("Hide")
      try await app.advance(1)
      #expect(try await posts(in: app).first.map { text("author", in: $0) } == authors[1])
    }
  }

  @Test("look as they were recorded", .withoutBrowser, arguments: [Appearance.light, .dark])
  func pictures(appearance: Appearance) async throws {
    let app = try await TestDisplay.image.start("Posts", size: Self.size, appearance: appearance)
    try await app.wait(for: "author", seconds: 10)
    try await expectPicture(of: app, "feed-\(appearance.rawValue)")
    try await app.tap("text")
    try await app.advance(1)
    try await app.wait(for: "likes", seconds: 5)
    try await expectPicture(of: app, "post-\(appearance.rawValue)")
    try await app.quit()
  }

  /// Compares what is shown with a recorded picture, once the images have come from the server.
  private func expectPicture(of app: any AppDriver, _ name: String) async throws {
    let recording = RecordedOutput(name)
    for _ in 0..<20 where try recording.mismatch(with: try await app.snapshot()) != nil {
      try? await app.wait(for: "no such view", seconds: 0.1)
      try await app.advance(0.5)
    }
    #expect(try recording.mismatch(with: try await app.snapshot()) == nil)
  }
}
