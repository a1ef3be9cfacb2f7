import Foundation
import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
  /// Requests as they go over the wire: the method and address, the headers by name, and the body.
  public static var raw: Snapshotting { .raw(pretty: false) }

  /// Requests as they go over the wire.
  /// - Parameter pretty: Whether a body of JSON is written in many lines.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let method = "\(request.httpMethod ?? "GET") \(request.sortedURL?.absoluteString ?? "(null)")"
      let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
      let body = request.httpBody.map { ["\n\(text(of: $0, pretty: pretty))"] } ?? []
      return ([method] + headers + body).joined(separator: "\n")
    }
  }

  /// Requests as commands of `curl`.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      var parts = ["curl"]
      switch request.httpMethod {
      case "GET"?, nil: break
      case "HEAD"?: parts.append("--head")
      case let method?: parts.append("--request \(method)")
      }
      for (name, value) in (request.allHTTPHeaderFields ?? [:]).sorted(by: { $0.key < $1.key })
      where name != "Cookie" {
        parts.append("--header \"\(name): \(value.replacingOccurrences(of: "\"", with: "\\\""))\"")
      }
      if let body = request.httpBody.map({ String(decoding: $0, as: UTF8.self) }) {
        let escaped = body.replacingOccurrences(of: "\\", with: "\\\\")
          .replacingOccurrences(of: "\"", with: "\\\"")
        parts.append("--data \"\(escaped)\"")
      }
      if let cookie = request.value(forHTTPHeaderField: "Cookie") {
        parts.append("--cookie \"\(cookie.replacingOccurrences(of: "\"", with: "\\\""))\"")
      }
      parts.append("\"\(request.sortedURL?.absoluteString ?? "")\"")
      return parts.joined(separator: " \\\n\t")
    }
  }

  private static func text(of body: Data, pretty: Bool) -> String {
    guard pretty, let object = try? JSONSerialization.jsonObject(with: body),
      let data = try? JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
    else { return String(decoding: body, as: UTF8.self) }
    return String(decoding: data, as: UTF8.self)
  }
}

extension URLRequest {
  /// The address with its query's parts in the order of their names.
  fileprivate var sortedURL: URL? {
    guard let url, var parts = URLComponents(url: url, resolvingAgainstBaseURL: false),
      let items = parts.queryItems
    else { return url }
    parts.queryItems = items.sorted { $0.name < $1.name }
    return parts.url
  }
}
