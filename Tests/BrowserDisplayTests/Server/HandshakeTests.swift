import NIOHTTP1
import Testing

@testable import BrowserDisplay

/// The opening handshake by the letter of RFC 6455, and who is let in.
struct HandshakeTests {
  private static let good: HTTPHeaders = [
    "host": "127.0.0.1:1", "connection": "keep-alive, Upgrade", "upgrade": "websocket",
    "sec-websocket-version": "13", "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
  ]

  private func fault(
    _ method: HTTPMethod = .GET, _ version: HTTPVersion = .http1_1, _ changes: [String: String?] = [:],
    adding more: [(String, String)] = []
  ) -> SocketHandshake.Fault? {
    var headers = Self.good
    for (name, value) in changes {
      headers.remove(name: name)
      if let value { headers.add(name: name, value: value) }
    }
    headers.add(contentsOf: more)
    do {
      try SocketHandshake.check(
        HTTPRequestHead(version: version, method: method, uri: "/secret/socket", headers: headers))
    } catch { return error }
    return nil
  }

  @Test("A handshake is taken as browsers and the standard have it")
  func good() {
    #expect(fault() == nil)
    #expect(fault(changes(["upgrade": "h2c, WebSocket", "connection": "upgrade"])) == nil)
    #expect(fault(changes(["content-length": "0"])) == nil)
  }

  private func fault(_ changes: [String: String?]) -> SocketHandshake.Fault? {
    fault(.GET, .http1_1, changes)
  }
  private func changes(_ changes: [String: String?]) -> [String: String?] { changes }

  @Test("Any other handshake is refused, with the answer that the standard names")
  func bad() {
    #expect(fault(.POST) == .method && fault(.HEAD) == .method)
    #expect(fault(.GET, .http1_0) == .httpVersion)
    for key in ["c2hvcnQ=", "", "dGhlIHNhbXBsZSBub25jZQ", String(repeating: "!", count: 24), nil] {
      #expect(fault(["sec-websocket-key": key]) == .key, "\(key ?? "none")")
    }
    #expect(fault(adding: [("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==")]) == .key)
    for version in ["8", "013", "13, 8", "", nil] {
      #expect(fault(["sec-websocket-version": version]) == .version, "\(version ?? "none")")
    }
    #expect(fault(["connection": "keep-alive"]) == .connection && fault(["connection": nil]) == .connection)
    #expect(fault(["upgrade": "h2c"]) == .upgrade && fault(["upgrade": nil]) == .upgrade)
    #expect(fault(["content-length": "5"]) == .body && fault(["transfer-encoding": "chunked"]) == .body)
    #expect(SocketHandshake.Fault.version.status == .upgradeRequired)
    #expect(SocketHandshake.Fault.version.headers["sec-websocket-version"] == ["13"])
    #expect(SocketHandshake.Fault.method.headers["allow"] == ["GET"])
  }

  /// An origin at a host, and whether it is let in.
  struct Visit: Sendable {
    var host: String
    var origin: String
    var isOwn: Bool
  }

  @Test(
    "Only the page's own origin is let in, and any of a host that the person named",
    arguments: [
      Visit(host: "127.0.0.1:8080", origin: "http://127.0.0.1:8080", isOwn: true),
      Visit(host: "127.0.0.1:8080", origin: "http://127.0.0.1:3000", isOwn: false),
      Visit(host: "127.0.0.1:8080", origin: "http://127.0.0.1", isOwn: false),
      Visit(host: "127.0.0.1:8080", origin: "http://localhost:8080", isOwn: false),
      Visit(host: "127.0.0.1:8080", origin: "https://127.0.0.1:8080", isOwn: false),
      Visit(host: "localhost:9000", origin: "http://localhost:9000", isOwn: true),
      Visit(host: "LOCALHOST:9000", origin: "http://localhost:9000", isOwn: true),
      Visit(host: "192.168.1.5:8080", origin: "http://192.168.1.5:8080", isOwn: true),
      Visit(host: "192.168.1.5:8080", origin: "http://192.168.1.5:81", isOwn: false),
      Visit(host: "127.0.0.1:8080", origin: "https://app.example", isOwn: true),
      Visit(host: "app.example", origin: "https://app.example:8443", isOwn: true),
      Visit(host: "127.0.0.1:8080", origin: "https://app.example.evil.example", isOwn: false),
      Visit(host: "127.0.0.1:8080", origin: "null", isOwn: false),
    ])
  func origins(_ visit: Visit) {
    let gate = RequestGate(secret: "secret", hosts: ["app.example"], address: "192.168.1.5")
    let head = HTTPRequestHead(
      version: .http1_1, method: .GET, uri: "/secret/socket",
      headers: ["host": visit.host, "origin": visit.origin])
    #expect(((try? gate.admit(head, isSocket: true)) != nil) == visit.isOwn)
  }

  @Test("A target that is a whole address names the host itself")
  func addresses() throws {
    let gate = RequestGate(secret: "secret", hosts: ["app.example"])
    func admit(_ target: String) -> String? {
      let head = HTTPRequestHead(
        version: .http1_1, method: .GET, uri: target, headers: ["host": "127.0.0.1:8080"])
      return try? gate.admit(head, isSocket: false)
    }
    #expect(admit("http://app.example/secret/a?b") == "a")
    #expect(admit("http://evil.example/secret/a") == nil && admit("http://app.example/a") == nil)
    #expect(admit("http://app.example") == nil && admit("*") == nil)
  }

  @Test("The address that is listened on is no named host")
  func address() throws {
    let gate = RequestGate(secret: "secret", address: "127.0.0.1")
    let head = HTTPRequestHead(
      version: .http1_1, method: .GET, uri: "/secret/socket",
      headers: ["host": "127.0.0.1:8080", "origin": "http://127.0.0.1:1"])
    #expect(throws: RequestGate.Refusal.origin("http://127.0.0.1:1")) { try gate.admit(head, isSocket: true) }
  }
}
