import Foundation

/// An answer that the front gives itself, after which the connection is closed.
struct Answer: Sendable {
  var status: Int
  var type = "text/plain; charset=utf-8"
  var headers: [String] = []
  var body: String

  /// The reasons of the statuses in use (RFC 9110).
  private static let reasons = [
    200: "OK", 400: "Bad Request", 403: "Forbidden", 421: "Misdirected Request", 429: "Too Many Requests",
    431: "Request Header Fields Too Large", 503: "Service Unavailable",
  ]

  /// The bytes of the answer.
  var bytes: [UInt8] {
    let lines =
      [
        "HTTP/1.1 \(status) \(Self.reasons[status] ?? "Answer")", "Content-Type: \(type)",
        "Content-Length: \(body.utf8.count)", "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
        "Referrer-Policy: no-referrer", "Connection: close",
      ] + headers
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)
  }

  /// A page that says why there is no app to be seen, and tries again by itself.
  ///
  /// - Parameters:
  ///   - status: The status.
  ///   - title: The words in large letters.
  ///   - text: The sentence below them.
  ///   - seconds: The time after which the page tries again; nil for one that does not.
  static func page(_ status: Int, _ title: String, _ text: String, retryAfter seconds: Int?) -> Answer {
    let retry = seconds.map { "<meta http-equiv=\"refresh\" content=\"\($0)\">\n" } ?? ""
    let body = """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      \(retry)<title>\(title)</title>
      <style>
      body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 17px/1.4 Inter, system-ui, sans-serif;
        background: #f2f2f7; color: #000 }
      main { max-width: 320px; padding: 32px 24px; text-align: center }
      h1 { margin: 0 0 8px; font-size: 22px; line-height: 1.27; font-weight: 700 }
      p { margin: 0; color: #3c3c4399 }
      @media (prefers-color-scheme: dark) { body { background: #000; color: #fff } p { color: #ebebf599 } }
      </style>
      <main><h1>\(title)</h1><p>\(text)</p></main>
      </html>

      """
    return Answer(
      status: status, type: "text/html; charset=utf-8",
      headers: ["Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'"]
        + (seconds.map { ["Retry-After: \($0)"] } ?? []),
      body: body)
  }

  /// The answer where the app cannot take a visitor.
  static func refusal(_ refusal: VisitorTable.Refusal) -> Answer {
    switch refusal {
    case .full:
      page(503, "Everybody is here", "All places are taken. This page tries again by itself.", retryAfter: 10)
    case .busy: page(503, "One moment", "This page tries again by itself.", retryAfter: 1)
    case .unavailable:
      page(
        503, "Back in a moment", "The app is being started. This page tries again by itself.", retryAfter: 2)
    case .elsewhere(let machine): elsewhere(machine)
    }
  }

  /// The answer to those who ask whether visitors are taken: to a proxy by its status, to a person by its
  /// words.
  static func readiness(_ table: VisitorTable) -> Answer {
    let fault = table.releases.fault.map { "What is on disk is not used: \($0).\n" } ?? ""
    return table.isReady
      ? Answer(status: 200, body: "Visitors are welcome.\n" + fault)
      : Answer(status: 503, body: "No new visitors are taken.\n" + fault)
  }

  /// The answer of a machine that has not this visitor: the cookie by which HAProxy chooses names another
  /// one, or none.
  private static func elsewhere(_ machine: String) -> Answer {
    var answer = page(503, "One moment", "This page tries again by itself.", retryAfter: 1)
    let end = machine.isEmpty ? "; Max-Age=0" : ""
    answer.headers.append(
      "Set-Cookie: \(HAProxyConfiguration.cookie)=\(machine); Path=/\(end); HttpOnly; SameSite=Lax")
    return answer
  }

  /// The answer to more new visitors than a limit lets in.
  static let tooMany = page(
    429, "Too many at once", "Others come from the same place. This page tries again by itself.",
    retryAfter: 5)
  /// The answer to a request for another host.
  static let foreignHost = Answer(
    status: 421, body: "The request is for another host. The server's --host lets a name in.\n")
  /// The answer to somebody whom no known proxy names.
  static let notSignedIn = page(
    403, "Sign in first", "The server that you sign in to did not say who you are.", retryAfter: nil)
  /// The answer to a request that only a visitor's page makes, without a visitor's cookie.
  static let noVisitor = page(
    403, "Open the app again", "This part of it belongs to a visit that is not known here.", retryAfter: nil)
}
