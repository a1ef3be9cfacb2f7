import NIOCore
import NIOHTTP1

extension PageHandler {
  /// The first part of the paths to which pages send files, behind the secret.
  static let uploadPath = "u/"

  /// The status that answers a request for a file that is not taken.
  static func status(of error: any Error) -> HTTPResponseStatus {
    switch error as? UploadStore.Refusal {
    case .name: .badRequest
    case .tooMany: .tooManyRequests
    case .tooLong: .payloadTooLarge
    case .disk: .internalServerError
    case nil: .forbidden
    }
  }

  /// Begins to take a file that a page sends; nil for another request. Throws what refuses it.
  func beginUpload(_ head: HTTPRequestHead) throws -> Upload? {
    guard head.method == .POST, head.uri.contains("/" + Self.uploadPath) else { return nil }
    // As for the socket, the request has to say that it comes from the page.
    let path = try server.gate.admit(head, isSocket: true)
    guard path.hasPrefix(Self.uploadPath) else { return nil }
    let length = head.headers["content-length"].first.flatMap(Int.init) ?? 0
    guard length <= UploadStore.longestFile else { throw UploadStore.Refusal.tooLong }
    return try server.hub.uploads.begin(String(path.dropFirst(Self.uploadPath.count)))
  }
}
