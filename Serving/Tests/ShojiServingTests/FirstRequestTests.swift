import NIOCore
import Testing

@testable import ShojiServing

struct FirstRequestTests {
  @Test("A head that comes in parts is the same, and each byte is looked at once") func parts() throws {
    let text = "GET /a?b HTTP/1.1\r\nHost: localhost\r\nX: \n\r\n"
    let whole = ByteBuffer(string: text)
    var searched = 0
    for count in 0..<whole.readableBytes {
      let part = try #require(whole.getSlice(at: 0, length: count))
      #expect(try FirstRequest(part.readableBytesView, searched: &searched) == nil)
      #expect(searched == count)
    }
    #expect(try FirstRequest(whole.readableBytesView, searched: &searched)?.path == "/a")
  }

  @Test("Headers may have bytes that are no text") func bytes() throws {
    var buffer = ByteBuffer(string: "GET / HTTP/1.1\r\nHost: localhost\r\nX-Name: ")
    buffer.writeBytes([0xE9, 0xFF, 0x80])
    buffer.writeString("\r\nCookie: a=b\r\n\r\n")
    var searched = 0
    let request = try FirstRequest(buffer.readableBytesView, searched: &searched)
    #expect(request?.host == "localhost" && request?["cookie"] == ["a=b"])
  }

  private func read(_ text: String) throws -> FirstRequest? {
    var searched = 0
    return try FirstRequest(ByteBuffer(string: text).readableBytesView, searched: &searched)
  }

  @Test("A head is read once it is whole") func whole() throws {
    let text = "GET /a/b?c=d HTTP/1.1\r\nHost: Shoji.Example:8080\r\nCookie: a=b\r\ncookie:c=d \r\n\r\nbody"
    for length in 0..<(text.utf8.count - 4) {
      #expect(try read(String(decoding: text.utf8.prefix(length), as: UTF8.self)) == nil)
    }
    let request = try #require(try read(text))
    #expect(request.method == "GET")
    #expect(request.path == "/a/b")
    #expect(request.host == "shoji.example")
    #expect(request["cookie"] == ["a=b", "c=d"])
    #expect(request["none"] == [])
  }

  @Test(
    "What is no request is refused",
    arguments: [
      "\r\n\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/2\r\n\r\n", "GET ftp://a/ HTTP/1.1\r\n\r\n",
      "GET * HTTP/1.1\r\n\r\n", "GET http:///a HTTP/1.1\r\n\r\n", "GET http://u@a/ HTTP/1.1\r\n\r\n",
      "get / HTTP/1.1\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost\r\n\r\n",
      "GET / HTTP/1.1\r\n: a\r\n\r\n", "GET / HTTP/1.1\r\nHost : a\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n",
    ])
  func malformed(text: String) {
    #expect(throws: FirstRequest.Fault.malformed) { try read(text) }
  }

  @Test(
    "A target may be a whole address, whose host counts",
    arguments: [
      ("http://a.example/b?c", "/b", "a.example"), ("HTTPS://A.example:8443/b#c", "/b", "a.example"),
      ("http://[::1]:80", "/", "[::1]"), ("http://a.example?b=/c", "/", "a.example"), ("/b", "/b", "host"),
      ("//a.example/b", "//a.example/b", "host"), ("http://a b/", "", nil), ("http://a.example:x/", "/", nil),
    ])
  func addresses(target: String, path: String, host: String?) throws {
    let text = "GET \(target) HTTP/1.1\r\nHost: host\r\n\r\n"
    guard !path.isEmpty else {
      #expect(throws: FirstRequest.Fault.malformed) { try read(text) }
      return
    }
    let request = try #require(try read(text))
    #expect(request.path == path && request.host == host)
  }

  @Test("Only what is here as a whole, and changes nothing, can be asked again") func repeatable() throws {
    let cases = [
      ("GET / HTTP/1.1\r\n\r\n", true), ("HEAD / HTTP/1.1\r\n\r\n", true),
      ("POST / HTTP/1.1\r\n\r\n", false), ("GET / HTTP/1.1\r\nContent-Length: 0\r\n\r\n", true),
      ("GET / HTTP/1.1\r\nContent-Length: 3\r\n\r\n", false),
      ("GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", false),
    ]
    for (text, isRepeatable) in cases { #expect(try read(text)?.isRepeatable == isRepeatable, "\(text)") }
  }

  @Test("Long heads and many headers are refused") func bounds() {
    let long = "GET / HTTP/1.1\r\nA: " + String(repeating: "a", count: FirstRequest.longest)
    #expect(throws: FirstRequest.Fault.tooLong) { try read(long) }
    let many = "GET / HTTP/1.1\r\n" + String(repeating: "a: b\r\n", count: 101) + "\r\n"
    #expect(throws: FirstRequest.Fault.malformed) { try read(many) }
  }

  @Test("A document is what a person opens") func documents() throws {
    let cases = [
      ("GET / HTTP/1.1\r\n\r\n", true), ("GET /?a HTTP/1.1\r\n\r\n", true),
      ("HEAD / HTTP/1.1\r\n\r\n", false),
      ("GET /socket HTTP/1.1\r\n\r\n", false), ("GET / HTTP/1.1\r\nUpgrade: websocket\r\n\r\n", false),
      ("GET / HTTP/1.1\r\nSec-Fetch-Dest: document\r\n\r\n", true),
      ("GET / HTTP/1.1\r\nSec-Fetch-Dest: image\r\n\r\n", false), ("POST / HTTP/1.1\r\n\r\n", false),
    ]
    for (text, isForDocument) in cases { #expect(try read(text)?.isForDocument == isForDocument, "\(text)") }
  }

  @Test("Bytes of any kind are read, awaited or refused", arguments: 0..<4 as Range<UInt64>)
  func anyBytes(seed: UInt64) {
    var state = seed
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let pieces = [
      "GET ", "/", " HTTP/1.1", "\r\n", "\n", "\r", ": ", "Host", "Cookie", "=", ";", "\u{0}", "é", "[::1]",
      ":80",
      String(repeating: "x", count: 9_000), "\r\n\r\n",
    ]
    for _ in 0..<5_000 {
      var buffer = ByteBuffer()
      for _ in 0...next(12) { buffer.writeString(pieces[next(pieces.count)]) }
      if next(4) == 0 { buffer.writeInteger(UInt8(next(256))) }
      var searched = 0
      guard let request = try? FirstRequest(buffer.readableBytesView, searched: &searched) else { continue }
      #expect(request.path.hasPrefix("/"))
      _ = (request.host, request["cookie"], request.isForDocument)
    }
  }
}
