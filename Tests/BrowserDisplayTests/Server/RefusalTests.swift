import DisplayProtocol
import Foundation
import ShojiTestSupport
import Testing

@testable import BrowserDisplay

/// Who is not let in, what is not listened to, and that nobody else notices.
@MainActor struct RefusalTests {
  /// The answer to a request, as text.
  private func answer(_ app: TestApp, to request: String) async throws -> String {
    let connection = try await RawConnection(port: app.url.port!)
    try await connection.send(request)
    return await connection.textToTheEnd()
  }

  private func get(_ app: TestApp, path: String? = nil, host: String? = nil, more: String = "") -> String {
    "GET \(path ?? app.url.path(percentEncoded: true)) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(app.url.port!)")\r\n"
      + "Connection: close\r\n\(more)\r\n"
  }

  @Test func thePageComesWithHeadersThatKeepItToItself() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await answer(app, to: get(app))
    #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(page.contains("<title>Test &lt;&amp;&gt; app</title>"))
    #expect(
      page.contains(
        #/Content-Security-Policy: default-src 'none'; script-src 'self'( 'sha256-[\w+\/]{43}='){3}; style-src 'self' 'sha256-[\w+\/]{43}=';/#
      ))
    for header in [
      "frame-ancestors 'none'",
      "Cross-Origin-Resource-Policy: same-origin",
      "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer", "Cache-Control: no-cache",
    ] { #expect(page.contains(header)) }
    #expect(app.log.all.isEmpty)
  }

  @Test("A document with a scene comes in parts, and lets in the scene's styles by a nonce of its own")
  func prerenderedDocument() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    app.show([.insert(LayerID(1), into: .root, before: nil)])
    let hints = [
      "Sec-CH-Viewport-Width: 400", "Sec-CH-Viewport-Height: 300", "Sec-CH-DPR: 1",
      "Sec-CH-Prefers-Color-Scheme: light",
    ].map { $0 + "\r\n" }.joined()
    var nonces: Set<Substring> = []
    for _ in 1...2 {
      let page = try await answer(app, to: get(app, more: hints))
      #expect(page.contains("transfer-encoding: chunked") && page.contains("Cache-Control: no-store"))
      let nonce = try #require(page.firstMatch(of: /style-src 'self' 'sha256-[^']+' 'nonce-([0-9a-f]+)';/)).1
      #expect(page.contains("<style nonce=\"\(nonce)\">"))
      #expect(page.contains("<div id=\"first\""))
      nonces.insert(nonce)
    }
    #expect(nonces.count == 2)
    #expect(app.inputs == [.resize(CGSize(width: 400, height: 300), scale: 1)])
    #expect(app.log.all.isEmpty)
  }

  @Test func filesAreNamedByTheirContentAndKeptForEver() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await answer(app, to: get(app))
    let script = try #require(page.firstMatch(of: /'.\/(a\/[0-9a-f]+\.js)'/)).1
    let path = app.url.path(percentEncoded: true) + script
    let first = try await answer(app, to: get(app, path: path))
    #expect(first.contains("Cache-Control: private, max-age=31536000, immutable"))
    #expect(first.contains("Content-Type: text/javascript"))
    let tag = try #require(first.firstMatch(of: /ETag: ("[0-9a-f]+")/)).1
    let second = try await answer(app, to: get(app, path: path, more: "If-None-Match: \(tag)\r\n"))
    #expect(second.hasPrefix("HTTP/1.1 304 ") && second.hasSuffix("\r\n\r\n"))
    #expect(try await answer(app, to: get(app, path: path + "x")).hasPrefix("HTTP/1.1 404 "))
  }

  @Test func picturesAreServedByTheirContent() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let tab = try await RawSocket(app.url)
    try await tab.hello()
    let picture = TestPicture.plain(gray: 0.5)
    let image = LayerImage(image: picture, rect: CGRect(x: 0, y: 0, width: 9, height: 9))
    app.show([.insert(LayerID(1), into: .root, before: nil), .set(LayerID(1), .content(.image(image)))])
    _ = await tab.connection.bytes { String(decoding: $0, as: UTF8.self).contains(picture.contentHash) }
    let connection = try await RawConnection(port: app.url.port!)
    try await connection.send(
      get(app, path: app.url.path(percentEncoded: true) + "i/\(picture.contentHash).png"))
    let bytes = await connection.bytesToTheEnd()
    let body = try #require(Data(bytes).range(of: Data("\r\n\r\n".utf8))).upperBound
    #expect(try CGImage(data: Data(bytes[body...])) == picture)
  }

  @Test(arguments: [
    "localhost:9000", "LOCALHOST", "127.0.0.1:80", "[::1]:9000", "dev.example", "Dev.Example:8443",
  ])
  func aTunnelAndANamedHostAreLetInWithTheSecret(host: String) async throws {
    let app = try TestApp(hosts: ["dev.example"])
    defer { app.display.stop() }
    #expect(app.url.host() == "dev.example")
    let page = try await answer(app, to: get(app, host: host))
    #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n"))
    let own = try await answer(app, to: get(app, host: host, more: "Origin: http://\(host)\r\n"))
    #expect(own.hasPrefix("HTTP/1.1 200 OK\r\n"))
    let other = try await answer(app, to: get(app, host: host, more: "Origin: http://localhost:3000\r\n"))
    #expect(other.hasPrefix("HTTP/1.1 403 "))
    let guessed = try await answer(app, to: get(app, path: "/00000000000000000000000000000000/", host: host))
    #expect(guessed.hasPrefix("HTTP/1.1 403 "))
  }

  @Test(
    "a proxy that ends TLS may name this machine as the host of a named host's page",
    arguments: [
      ("https://dev.example", true), ("https://dev.example:8443", true), ("http://dev.example", true),
      ("https://evil.example", false), ("https://dev.example.evil.example", false),
      ("https://dev.example@evil.example", false), ("https://localhost", false),
      ("file://dev.example", false),
      ("null", false), ("https:/dev.example", false),
    ])
  func originsBehindAProxy(origin: String, isOwn: Bool) async throws {
    let app = try TestApp(hosts: ["dev.example"])
    defer { app.display.stop() }
    let request = RawSocket.request(app.url, host: "127.0.0.1:\(app.url.port!)", origin: origin)
    let connection = try await RawConnection(port: app.url.port!)
    try await connection.send(request)
    let bytes = await connection.bytes { String(decoding: $0, as: UTF8.self).contains("\r\n\r\n") }
    #expect(String(decoding: bytes, as: UTF8.self).hasPrefix(isOwn ? "HTTP/1.1 101 " : "HTTP/1.1 403 "))
  }

  @Test(arguments: [
    "localhost.evil.example", "evil.example:80", "localhost:9000:1", "user@localhost",
    "127.0.0.1.nip.example", "",
  ])
  func anotherHostIsRefused(host: String) async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await answer(app, to: get(app, host: host))
    #expect(page.hasPrefix("HTTP/1.1 403 ") && page.contains("--host lets a name in"))
  }

  /// A request for a socket with something wrong in it.
  struct BadRequest: Sendable {
    var path: String?
    var host: String?
    var origin: String?
    var logged: String
  }

  @Test(arguments: [
    BadRequest(path: "/00000000000000000000000000000000/socket", logged: "does not have the key"),
    BadRequest(path: "/socket", logged: "does not have the key"),
    BadRequest(origin: "http://evil.example", logged: "comes from \"http://evil.example\""),
    BadRequest(origin: "", logged: "comes from"),
    BadRequest(host: "evil.example", logged: "for the host \"evil.example\""),
  ])
  func aSocketIsRefused(_ bad: BadRequest) async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let tab = try await RawSocket(app.url)
    try await tab.hello()
    let answer = try await answer(
      app, to: RawSocket.request(app.url, host: bad.host, origin: bad.origin, path: bad.path))
    #expect(answer.hasPrefix("HTTP/1.1 403 "))
    #expect(answer.contains(bad.logged))
    #expect(app.log.all.count == 1 && app.log.all[0].contains(bad.logged))
    try await expectToWork(tab, app)
  }

  @Test func aPageIsRefusedToOtherHostsAndSites() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let secret = app.url.path(percentEncoded: true)
    for request in [
      get(app, host: "evil.example"), get(app, more: "Origin: http://evil.example\r\n"),
      get(app, path: String(secret.dropLast(2)) + "/"), get(app, path: "/"),
    ] {
      #expect(try await answer(app, to: request).hasPrefix("HTTP/1.1 403 "))
    }
    #expect(app.log.all.count == 3)
  }

  @Test func requestsThatAreTooLargeOrMalformedAreRefused() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let long = String(repeating: "x", count: 100_000)
    #expect(!(try await answer(app, to: get(app, more: "Long: \(long)\r\n"))).hasPrefix("HTTP/1.1 200"))
    #expect(!(try await answer(app, to: "nonsense\r\n\r\n")).hasPrefix("HTTP/1.1 200"))
    let post = get(app).replacing("GET", with: "POST")
      .replacing("\r\n\r\n", with: "\r\nContent-Length: 3\r\n\r\nabc")
    #expect(try await answer(app, to: post).hasPrefix("HTTP/1.1 413 "))
    #expect(try await answer(app, to: get(app)).hasPrefix("HTTP/1.1 200 "))
  }

  @Test(arguments: [
    ("not JSON", RawSocket.frame("[\"p\",".utf8), 1008, "malformed"),
    ("an unknown message", RawSocket.frame("[\"?\",1]".utf8), 1008, "no message called"),
    ("no such number", RawSocket.frame("[\"w\",1,1e400,0,0,0]".utf8), 1008, "malformed"),
    ("a missing input", RawSocket.frame("[\"e\",5,1]".utf8), 1008, "input 5 came where 1 was due"),
    ("a second hello", RawSocket.frame("[\"h\",\"0123456789abcdef\",0,1,0]".utf8), 1008, "out of turn"),
    ("binary", RawSocket.frame([1, 2], first: 0x82), 1003, "not text"),
    ("no mask", RawSocket.frame("[\"q\"]".utf8, isMasked: false), 1002, "not masked"),
    ("reserved bits", RawSocket.frame("[\"q\"]".utf8, first: 0xF1), 1002, "reserved bits"),
    ("a reserved kind of frame", RawSocket.frame([], first: 0x8B), 1002, "no kind of frame"),
    ("text that is not UTF-8", RawSocket.frame([0x22, 0xFF, 0x22]), 1007, "not UTF-8"),
    ("UTF-16", RawSocket.frame(Array("[\"q\"]".utf16.flatMap { [UInt8($0), 0] })), 1008, "malformed"),
    ("a close of one byte", RawSocket.frame([3], first: 0x88), 1002, "may not be sent"),
    (
      "a close with a code that may not be sent", RawSocket.frame([3, 0xED], first: 0x88), 1002,
      "may not be sent"
    ),
    (
      "a window without end", RawSocket.frame("[\"v\",1,99999,800,1,false,true]".utf8), 1008,
      "no window of such a size"
    ),
    (
      "a long control frame", RawSocket.frame([UInt8](repeating: 1, count: 200), first: 0x89), 1002,
      "malformed"
    ),
    ("a continuation of nothing", RawSocket.frame([1], first: 0x80), 1002, "malformed"),
    ("a long frame", RawSocket.frame([], length: 1 << 20), 1009, "longer than"),
    ("a huge frame", RawSocket.frame([], length: 1 << 40), 1009, "longer than"),
  ])
  func aTabThatSpeaksWrongIsClosed(_ why: String, frame: [UInt8], code: Int, logged: String) async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let good = try await RawSocket(app.url)
    try await good.hello("fedcba9876543210")
    let bad = try await RawSocket(app.url)
    try await bad.hello()
    try await bad.connection.send(frame)
    let answer = RawSocket.messages(in: await bad.connection.bytesToTheEnd())
    #expect(answer.closeCode == code)
    #expect(app.log.all.count == 1 && app.log.all[0].contains(logged), "\(app.log.all)")
    #expect(app.inputs.isEmpty)
    try await expectToWork(good, app)
  }

  @Test func onlySoManyTabsComeIn() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let limit = ConnectionRegistry.Limits().tabs
    // All sockets are open before the first says who it is.
    var sockets: [RawSocket] = []
    for _ in 0...limit { sockets.append(try await RawSocket(app.url)) }
    for (number, socket) in sockets.enumerated().dropLast() {
      try await socket.hello("page number \(number) of many")
      _ = await socket.connection.bytes { !RawSocket.messages(in: $0).texts.isEmpty }
    }
    try await sockets[limit].hello("one page too many")
    let bytes = await sockets[limit].connection.bytesToTheEnd()
    #expect(RawSocket.messages(in: bytes).closeCode == 1013)
    #expect(app.log.all == ["closed a tab's connection: there are too many tabs"])
    try await expectToWork(sockets[0], app)
  }

  @Test func aMessageInManyLongPiecesIsRefused() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let bad = try await RawSocket(app.url)
    try await bad.hello()
    let piece = [UInt8](repeating: 32, count: 60_000)
    try await bad.connection.send(RawSocket.frame(piece, first: 0x01) + RawSocket.frame(piece, first: 0x00))
    #expect(RawSocket.messages(in: await bad.connection.bytesToTheEnd()).closeCode == 1009)
  }

  @Test func aTabThatSpeaksBeforeItsHelloIsClosed() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let bad = try await RawSocket(app.url)
    try await bad.send("[\"e\",1,1]")
    #expect(RawSocket.messages(in: await bad.connection.bytesToTheEnd()).closeCode == 1008)
    #expect(app.log.all == ["closed a tab's connection: a message came out of turn"])
  }

  @Test func twoHundredSilentConnectionsDoNotStopAnother() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let tab = try await RawSocket(app.url)
    try await tab.hello()
    var silent: [RawConnection] = []
    for number in 0..<200 {
      let connection = try await RawConnection(port: app.url.port!)
      // Some say half a request, some open a socket and then nothing.
      if number % 3 == 1 { try await connection.send("GET / HT") }
      if number % 3 == 2 { try await connection.send(RawSocket.request(app.url)) }
      silent.append(connection)
    }
    #expect(try await answer(app, to: get(app)).hasPrefix("HTTP/1.1 200 "))
    // Those that have waited longest have gone.
    for connection in silent.prefix(130) { _ = await connection.bytesToTheEnd() }
    try await expectToWork(tab, app)
    for connection in silent { await connection.close() }
  }

  @Test func aConnectionThatSaysNothingIsClosedInTime() async throws {
    let app = try TestApp(handshakeSeconds: 1)
    defer { app.display.stop() }
    let silent = try await RawConnection(port: app.url.port!)
    let half = try await RawSocket(app.url)
    _ = await silent.bytesToTheEnd()
    _ = await half.connection.bytesToTheEnd()
    #expect(app.log.all == ["closed a connection that did not say what it wants in time"])
  }

  @Test func aPortThatIsTakenIsSaidClearly() throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let port = app.url.port!
    #expect {
      try TestApp(port: port)
    } throws: {
      "\($0)"
        == "port \(port) is in use by another program; choose another with --port, or 0 for any free one"
    }
  }

  @Test func theEndOfTheAppIsSentToTheTabs() async throws {
    let app = try TestApp()
    let tab = try await RawSocket(app.url)
    try await tab.hello()
    _ = await tab.connection.bytes { RawSocket.messages(in: $0).texts.count == 1 }
    app.display.stop()
    #expect(RawSocket.messages(in: await tab.connection.bytesToTheEnd()).closeCode == 1001)
    #expect(app.display.url == nil)
  }

  /// A tab still gets what the app shows, and its input still arrives.
  private func expectToWork(_ tab: RawSocket, _ app: TestApp) async throws {
    app.show([.insert(LayerID(app.lastCommit + 1_000), into: .root, before: nil)])
    try await tab.send("[\"e\",1,77]")
    let bytes = await tab.connection.bytes { RawSocket.messages(in: $0).texts.contains("[\"a\",1]") }
    let texts = RawSocket.messages(in: bytes).texts
    #expect(texts.contains("[\"a\",1]"))
    // The commit itself, or a snapshot of it when the tab came in between.
    #expect(
      texts.contains { $0.hasPrefix("[\(app.lastCommit),") || $0.hasPrefix("[\"S\",\(app.lastCommit),") })
    #expect(app.inputs == [.activate(LayerID(77))])
  }
}
