import Foundation

/// A tab without a browser: it speaks the browser display's WebSocket protocol over a plain socket.
final class WireClient {
  private let socket: Int32
  private var unread: [UInt8] = []
  private var inputs = 0

  /// Connects to the app whose page has that address, and says hello as a new tab of 375×667 points.
  init(page: String) throws {
    guard let url = URL(string: page), let port = url.port else {
      throw ChildProcess.Failure(description: "not a page’s address: \(page)")
    }
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let connected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else { throw ChildProcess.Failure(description: "cannot connect to \(page)") }
    send(
      Array(
        """
        GET \(url.path)/socket HTTP/1.1\r
        Host: 127.0.0.1:\(port)\r
        Origin: http://127.0.0.1:\(port)\r
        Connection: Upgrade\r
        Upgrade: websocket\r
        Sec-WebSocket-Version: 13\r
        Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r
        \r

        """.utf8))
    let end = Array("\r\n\r\n".utf8)
    while unread.firstRange(of: end) == nil {
      try receive()
    }
    let head = unread.firstRange(of: end)!
    guard String(decoding: unread[..<head.lowerBound], as: UTF8.self).contains(" 101 ") else {
      throw ChildProcess.Failure(description: "no socket at \(page)")
    }
    unread.removeFirst(head.upperBound)
    say(#"["h","00000000000000000000000000000000",0,1,0]"#)
    input("v", "375,667,1,false,true")
  }

  deinit {
    close(socket)
  }

  /// Sends an input; the values follow its number.
  func input(_ letter: String, _ values: String) {
    inputs += 1
    say(#"["\#(letter)",\#(inputs),\#(values)]"#)
  }

  /// The next message, in full.
  func nextMessage() throws -> String {
    while true {
      if let message = takeMessage() {
        return message
      }
      try receive()
    }
  }

  /// The next message with changes of the scene and `text`.
  func nextChanges(saying text: String) throws -> String {
    while true {
      let message = try nextMessage()
      if message.contains(text) { return message }
    }
  }

  /// Takes a whole frame from what was received. Frames of a server are neither masked nor, here, in parts.
  private func takeMessage() -> String? {
    guard unread.count >= 2 else { return nil }
    var start = 2
    var length = Int(unread[1])
    if length >= 126 {
      let bytes = length == 126 ? 2 : 8
      start += bytes
      guard unread.count >= start else { return nil }
      length = unread[2..<start].reduce(0) { $0 << 8 | Int($1) }
    }
    guard unread.count >= start + length else { return nil }
    defer { unread.removeFirst(start + length) }
    return String(decoding: unread[start..<(start + length)], as: UTF8.self)
  }

  /// Sends a text frame, masked with zeros.
  private func say(_ text: String) {
    let bytes = Array(text.utf8)
    precondition(bytes.count < 126)
    send([0x81, 0x80 | UInt8(bytes.count), 0, 0, 0, 0] + bytes)
  }

  private func send(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, 0) }
  }

  private func receive() throws {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = recv(socket, &buffer, buffer.count, 0)
    guard count > 0 else { throw ChildProcess.Failure(description: "the app closed the connection") }
    unread += buffer[..<count]
  }
}
