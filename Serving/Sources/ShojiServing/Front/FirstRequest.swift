import Foundation
import NIOCore
import VisitorMessages

/// The head of a connection's first request, as far as it says whose it is.
struct FirstRequest: Equatable, Sendable {
  var method: String
  /// The path, without what follows a question mark.
  var path: String
  /// The host and the port that the target itself names.
  private var authority: String?
  /// The headers in order, their names in lower case.
  private var headers: [Header]

  private struct Header: Equatable, Sendable {
    var name: String
    var value: String
  }

  /// The longest head that is read, in bytes.
  static let longest = 32 * 1024
  /// The most headers.
  static let mostHeaders = 100

  /// A fault in a request.
  enum Fault: Error {
    case tooLong, malformed
  }

  /// Reads the head in the first bytes of a connection (RFC 9112); nil where more are to come.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - searched: The number of them among which the end of the head is not. It grows, so that each byte is
  ///     looked at once, in however many parts they come.
  init?(_ bytes: ByteBufferView, searched: inout Int) throws(Fault) {
    guard let end = Self.end(of: bytes, from: searched) else {
      searched = bytes.count
      guard bytes.count <= Self.longest else { throw .tooLong }
      return nil
    }
    guard end - bytes.startIndex <= Self.longest else { throw .tooLong }
    // Values of headers may have any bytes (RFC 9110, 5.5); what is asked of them is of ASCII.
    let text = String(decoding: bytes[..<end], as: UTF8.self)
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: true)
    // Some clients send an empty line after a body.
    guard !lines.isEmpty, lines.count <= Self.mostHeaders + 1 else { throw .malformed }
    let words = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), let target = RequestTarget(words[1]),
      !words[0].isEmpty, words[0].utf8.allSatisfy({ (0x41...0x5A).contains($0) })
    else { throw .malformed }
    method = String(words[0])
    path = target.path
    authority = target.authority
    headers = []
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex,
        line[..<colon].utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
      else { throw .malformed }
      headers.append(
        Header(
          name: line[..<colon].lowercased(),
          value: line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)))
    }
  }

  /// The values of a header, by its name in lower case.
  subscript(name: String) -> [String] { headers.filter { $0.name == name }.map(\.value) }

  /// Whether a person opens the page: what they get may be a new visitor's first document.
  var isForDocument: Bool {
    guard method == "GET", path == "/", self["upgrade"].isEmpty else { return false }
    return self["sec-fetch-dest"].first.map { $0 == "document" || $0 == "iframe" } ?? true
  }

  /// Whether a page that is there comes back.
  var isForSocket: Bool { method == "GET" && path == "/socket" && !self["upgrade"].isEmpty }

  /// Whether it only asks for something, and nothing more of it is to come: any process can answer it at
  /// once, and another one after a process that has ended.
  var isRepeatable: Bool {
    (method == "GET" || method == "HEAD") && self["transfer-encoding"].isEmpty
      && self["content-length"].allSatisfy { $0 == "0" }
  }

  /// The host, without a port and in lower case.
  var host: String? {
    let hosts = self["host"]
    // The one in the target counts (RFC 9112, 3.2.2).
    guard hosts.count == 1 else { return nil }
    let named = (authority ?? hosts[0]).lowercased()
    return named.wholeMatch(of: /(\[[0-9a-f:.]+\]|[^:\/@\[\]\s]+)(?::[0-9]{1,5})?/).map { String($0.1) }
  }

  /// The index behind the empty line that ends the head.
  private static func end(of bytes: ByteBufferView, from searched: Int) -> Int? {
    let first = max(searched, 2)
    guard first < bytes.count else { return nil }
    let found = bytes.withUnsafeBytes { bytes in
      (first..<bytes.count).first { index in
        bytes[index] == 0x0A && bytes[index - 1] == 0x0D && bytes[index - 2] == 0x0A
      }
    }
    return found.map { bytes.startIndex + $0 + 1 }
  }
}
