import Foundation

/// A WebSocket that can also say what no browser would.
struct RawSocket {
  let connection: RawConnection

  /// Opens the socket of an app's page, and waits until the server has agreed.
  init(_ url: URL) async throws {
    connection = try await RawConnection(port: url.port!)
    try await connection.send(RawSocket.request(url))
    _ = await connection.bytes { String(decoding: $0, as: UTF8.self).contains("\r\n\r\n") }
  }

  /// The request that opens a socket, with some headers of a test.
  static func request(_ url: URL, host: String? = nil, origin: String? = nil, path: String? = nil) -> String {
    let own = "127.0.0.1:\(url.port!)"
    return "GET \(path ?? url.path(percentEncoded: true) + "socket") HTTP/1.1\r\nHost: \(host ?? own)\r\n"
      + "Origin: \(origin ?? "http://\(own)")\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
      + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
  }

  /// Says who it is, as a page does.
  func hello(_ session: String = "0123456789abcdef", lastCommit: Int = 0) async throws {
    try await send("[\"h\",\"\(session)\",\(lastCommit),1,0]")
  }

  func send(_ text: String) async throws { try await connection.send(Self.frame(text.utf8)) }

  /// The frame of a message; the arguments after the bytes are for frames that are wrong.
  static func frame(
    _ payload: some Collection<UInt8>, first: UInt8 = 0x81, isMasked: Bool = true, length: UInt64? = nil
  ) -> [UInt8] {
    var frame = [first]
    let length = length ?? UInt64(payload.count)
    let mask: UInt8 = isMasked ? 0x80 : 0
    if length < 126 {
      frame.append(mask | UInt8(length))
    } else if length < 1 << 16 {
      frame += [mask | 126, UInt8(length >> 8), UInt8(length & 0xff)]
    } else {
      frame.append(mask | 127)
      frame += (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * $0)) }
    }
    let key: [UInt8] = isMasked ? [1, 2, 3, 4] : [0, 0, 0, 0]
    if isMasked { frame += key }
    frame += payload.enumerated().map { $0.element ^ key[$0.offset % 4] }
    return frame
  }

  /// The texts of all whole messages in what a server has sent, and the code with which it hung up.
  static func messages(in bytes: [UInt8]) -> (texts: [String], closeCode: Int?) {
    var rest = bytes[...]
    while let index = rest.firstIndex(of: 13) {
      let end = rest[index...].prefix(4)
      if Array(end) == [13, 10, 13, 10] {
        rest = rest[(index + 4)...]
        break
      }
      rest = rest[(index + 1)...]
    }
    var texts: [String] = []
    while rest.count >= 2 {
      let start = rest.startIndex
      let opcode = rest[start] & 15
      var (length, header) = (Int(rest[start + 1] & 127), 2)
      if length == 126 {
        guard rest.count >= 4 else { break }
        (length, header) = (Int(rest[start + 2]) << 8 | Int(rest[start + 3]), 4)
      } else if length == 127 {
        guard rest.count >= 10 else { break }
        length = rest[(start + 2)..<(start + 10)].reduce(0) { $0 << 8 | Int($1) }
        header = 10
      }
      guard rest.count >= header + length else { break }
      let payload = rest[(start + header)..<(start + header + length)]
      if opcode == 8 {
        return (
          texts,
          payload.count >= 2 ? Int(payload[start + header]) << 8 | Int(payload[start + header + 1]) : nil
        )
      }
      if opcode == 1 { texts.append(String(decoding: payload, as: UTF8.self)) }
      rest = rest[(start + header + length)...]
    }
    return (texts, nil)
  }
}
