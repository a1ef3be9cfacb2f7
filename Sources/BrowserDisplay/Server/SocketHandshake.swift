import Foundation
import NIOHTTP1

/// The request with which a browser opens a WebSocket (RFC 6455, 4.1 and 4.2.1).
enum SocketHandshake {
  /// The version of the protocol.
  static let version = "13"

  /// A fault in such a request, and the answer to it.
  enum Fault: Error {
    case method, httpVersion, upgrade, connection, version, key, body

    var message: LogMessage {
      switch self {
      case .method: "a socket is asked for by another method than GET"
      case .httpVersion: "a socket is asked for in a version of HTTP before 1.1"
      case .upgrade: "a socket is asked for without “Upgrade: websocket”"
      case .connection: "a socket is asked for without “Connection: Upgrade”"
      case .version: "a socket is asked for in another version of the protocol than 13"
      case .key: "a socket is asked for with a key that is not 16 bytes in base64"
      case .body: "a socket is asked for with a body"
      }
    }

    var status: HTTPResponseStatus {
      switch self {
      case .method: .methodNotAllowed
      case .upgrade, .version: .upgradeRequired
      case .httpVersion, .connection, .key, .body: .badRequest
      }
    }

    /// The headers with which an answer of this status has to come (RFC 9110, 15.5.6 and 15.5.22; RFC 6455,
    /// 4.4).
    var headers: HTTPHeaders {
      switch self {
      case .method: ["Allow": "GET"]
      case .upgrade, .version:
        ["Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": SocketHandshake.version]
      case .httpVersion, .connection, .key, .body: [:]
      }
    }
  }

  /// Throws what is wrong with a request.
  static func check(_ head: HTTPRequestHead) throws(Fault) {
    let headers = head.headers
    guard head.method == .GET else { throw .method }
    guard head.version.major > 1 || (head.version.major == 1 && head.version.minor >= 1) else {
      throw .httpVersion
    }
    guard headers[canonicalForm: "upgrade"].contains(where: { $0.lowercased() == "websocket" }) else {
      throw .upgrade
    }
    guard headers[canonicalForm: "connection"].contains(where: { $0.lowercased() == "upgrade" }) else {
      throw .connection
    }
    guard headers["sec-websocket-version"] == [version] else { throw .version }
    let keys = headers["sec-websocket-key"]
    guard keys.count == 1, keys[0].utf8.count == 24, Data(base64Encoded: keys[0])?.count == 16 else {
      throw .key
    }
    guard headers["transfer-encoding"].isEmpty, headers["content-length"].allSatisfy({ $0 == "0" }) else {
      throw .body
    }
  }
}
