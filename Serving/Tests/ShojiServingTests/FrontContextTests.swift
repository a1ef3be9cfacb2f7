import Foundation
import Logging
import NIOCore
import NIOPosix
import Testing

@testable import ShojiServing

/// Decisions on requests, before an app is loaded.
struct FrontContextTests {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent(
    "front-\(UUID().uuidString)")
  private let signer = CookieSigner(name: "visitor-App", secret: Array(0..<32))

  private let loop = MultiThreadedEventLoopGroup.singleton.next()

  private func context(
    _ folders: VisitorFolders, visitors: Int, userHeader: String? = nil
  ) throws -> NIOLoopBound<FrontContext> {
    let metrics = PrometheusText()
    let log = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
    var options = Front.Options(app: root, folder: folders.root)
    options.limits.visitors = visitors
    options.userHeader = userHeader
    options.proxies = ["127.0.0.1"]
    let parts = VisitorHost.Parts(
      app: ServedApp(executable: root, arguments: [], port: 0), store: FolderStore(folders: folders),
      signer: signer, limits: options.limits, metrics: ServingMetrics(metrics), log: log)
    let settings = options
    return try loop.submit { [loop, signer] in
      let context = FrontContext(
        visitors: VisitorHost(parts, loop: loop), signer: signer, options: settings,
        metrics: ServingMetrics(metrics), text: metrics, log: log)
      return NIOLoopBound(context, eventLoop: loop)
    }.wait()
  }

  /// The words of the answer to somebody who opens the page; nil for one who is handed over.
  private func answer(_ context: NIOLoopBound<FrontContext>, _ headers: String = "") throws -> String? {
    let text = "GET / HTTP/1.1\r\nHost: localhost\r\n\(headers)\r\n"
    var searched = 0
    let request = try #require(
      try FirstRequest(ByteBuffer(string: text).readableBytesView, searched: &searched))
    let answer = try loop.submit { () -> Answer? in
      guard case .answer(let answer) = context.value.decide(request, from: "127.0.0.1") else { return nil }
      return answer
    }.wait()
    guard let answer else { return nil }
    #expect(answer.status == 503)
    return try #require(answer.body.firstMatch(of: /<h1>(.*)<\/h1>/)).1.description
  }

  @Test("Beyond the visitors that are kept, the known are let in and new ones find no room") func visitors()
    throws
  {
    defer { try? FileManager.default.removeItem(at: root) }
    let folders = try VisitorFolders(root, firstUser: nil)
    let keys = (0..<3).map { _ in VisitorKey.make() }
    let context = try context(folders, visitors: 3)
    for key in keys {
      // There is room, and no app yet.
      #expect(try answer(context) == "Back in a moment")
      _ = try folders.open(key.identifier)
    }
    #expect(try answer(context) == "Everybody is here")
    #expect(try answer(context, "Cookie: \(signer.cookie(of: keys[0]))\r\n") == nil)
    // One who comes back is nobody new, and one who is forgotten makes room.
    _ = try folders.open(keys[0].identifier)
    #expect(folders.count == 3)
    folders.drop(keys[2].identifier)
    #expect(try answer(context) == "Back in a moment")
    _ = try folders.open(VisitorKey.make().identifier)
    #expect(try answer(context) == "Everybody is here")
  }

  @Test(
    "A page of whom nothing is kept goes on as a new visitor's; one that was never given a cookie does not")
  func unknownPages() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let folders = try VisitorFolders(root, firstUser: nil)
    let context = try context(folders, visitors: 1)
    let cookie = "Cookie: \(signer.cookie(of: VisitorKey.make()))\r\n"
    let socket = "Upgrade: websocket\r\n"
    // There is no app yet: whoever may come is told to wait.
    for (path, headers, status) in [
      ("/socket", cookie + socket, 503), ("/", cookie, 503), ("/", "", 503), ("/socket", socket, 403),
      ("/socket", cookie, 403), ("/client.js", cookie, 403), ("/u/1/2", cookie + socket, 403),
      ("/socket", cookie.dropLast(4) + "0\r\n" + socket, 403),
    ] {
      let text = "GET \(path) HTTP/1.1\r\nHost: localhost\r\n\(headers)\r\n"
      var searched = 0
      let request = try #require(
        try FirstRequest(ByteBuffer(string: text).readableBytesView, searched: &searched))
      let found = try loop.submit { () -> Int in
        guard case .answer(let answer) = context.value.decide(request, from: "127.0.0.1") else { return 200 }
        return answer.status
      }.wait()
      #expect(found == status, "\(path) \(headers)")
    }
  }

  @Test("A user who was here before is let in from another device, however many are kept") func users() throws
  {
    defer { try? FileManager.default.removeItem(at: root) }
    let folders = try VisitorFolders(root, firstUser: nil)
    _ = try folders.open(signer.key(of: "ann").identifier)
    let context = try context(folders, visitors: 1, userHeader: "X-User")
    #expect(try answer(context, "X-User: bob\r\n") == "Everybody is here")
    #expect(try answer(context, "X-User: ann\r\n") == "Back in a moment")
  }

  @Test("A server that begins counts the visitors that it finds") func count() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let folders = try VisitorFolders(root, firstUser: nil)
    #expect(folders.count == 0)
    for number in 0..<5 {
      let folder = try folders.open("\(number)0" + String(repeating: "a", count: 22))
      try Data("x".utf8).write(to: folder.log)
    }
    let expiry = VisitorExpiry(in: folders, after: 10) { Date() + 100 }
    #expect(expiry.moveAside("10" + String(repeating: "a", count: 22)).count == 2)
    #expect(folders.count == 4)
    #expect(try VisitorFolders(root, firstUser: nil).count == 4)
  }
}
