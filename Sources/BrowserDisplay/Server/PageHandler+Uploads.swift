import NIOCore
import NIOHTTP1

extension PageHandler {
  /// The first part of the paths to which pages send files, behind the secret. The page's session and the
  /// file's token follow.
  static let uploadPath = "u/"

  /// The status that answers a request for a file that is not taken.
  static func status(of error: any Error) -> HTTPResponseStatus {
    switch error as? UploadStore.Refusal {
    case .name: .badRequest
    case .page: .forbidden
    case .tooMany: .tooManyRequests
    case .tooLong: .payloadTooLarge
    case .disk: .internalServerError
    case nil: .forbidden
    }
  }

  /// Returns the message for the log and the page about a refused upload.
  static func message(for error: any Error) -> LogMessage {
    switch error {
    case let refusal as UploadStore.Refusal: refusal.message
    case let refusal as RequestGate.Refusal: refusal.message
    default: "\(error)"
    }
  }

  /// The length in bytes that a request's body has by its own account; 0 where it does not say.
  static func length(of head: HTTPRequestHead) -> Int {
    head.headers["content-length"].first.flatMap(Int.init) ?? 0
  }

  /// Begins to take a file that a page sends; nil for another request. Throws what refuses it.
  func beginUpload(_ head: HTTPRequestHead) throws -> Upload? {
    guard head.method == .POST, head.uri.contains("/" + Self.uploadPath) else { return nil }
    // As for the socket, the request has to say that it comes from the page.
    let path = try server.gate.admit(head, isSocket: true)
    guard path.hasPrefix(Self.uploadPath) else { return nil }
    guard Self.length(of: head) <= UploadStore.longestFile else { throw UploadStore.Refusal.tooLong }
    let names = path.dropFirst(Self.uploadPath.count).split(separator: "/", omittingEmptySubsequences: false)
    guard names.count == 2 else { throw UploadStore.Refusal.name }
    return try server.hub.uploads.begin(String(names[1]), of: String(names[0]))
  }
}
