import Foundation
import NIOHTTP1

/// Which requests for posts fail once.
public struct PlannedFailures: Sendable {
  /// The numbers of the requests, counted from 1.
  public var requests: Set<Int>

  /// Plans failures.
  public init(requests: Set<Int> = []) {
    self.requests = requests
  }
}

/// A response to a request.
struct Answer {
  var status = HTTPResponseStatus.ok
  var type = "application/json"
  var body: [UInt8]

  static func error(_ status: HTTPResponseStatus) -> Answer {
    Answer(status: status, type: "text/plain; charset=utf-8", body: Array(status.reasonPhrase.utf8))
  }
}

/// Decides what requests are answered.
final class PostsService: Sendable {
  private let archive: PostArchive
  private let failures: PlannedFailures

  init(archive: PostArchive, failures: PlannedFailures) {
    self.archive = archive
    self.failures = failures
  }

  func answer(_ method: HTTPMethod, _ uri: String) -> Answer {
    guard method == .GET else { return .error(.methodNotAllowed) }
    guard let address = URLComponents(string: uri) else { return .error(.badRequest) }
    let parts = address.path.split(separator: "/")
    if parts == ["posts"] {
      return posts(before: address.queryItems?.first { $0.name == "before" }?.value)
    }
    if parts.count == 2, parts[0] == "images", parts[1].hasSuffix(".png"), let id = Int(parts[1].dropLast(4)),
      let image = try? PostImage.png(of: id)
    {
      return Answer(type: "image/png", body: Array(image))
    }
    return .error(.notFound)
  }

  private func posts(before text: String?) -> Answer {
    if failures.requests.contains(archive.countRequest()) { return .error(.serviceUnavailable) }
    var before: Int?
    if let text {
      guard let id = Int(text) else { return .error(.badRequest) }
      before = id
    }
    guard let body = try? JSONEncoder().encode(archive.page(before: before)) else {
      return .error(.internalServerError)
    }
    return Answer(body: Array(body))
  }
}
