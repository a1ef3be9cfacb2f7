/// The target of an HTTP request (RFC 9112, 3.2): a path, or a whole address as a proxy is sent it.
public struct RequestTarget: Equatable, Sendable {
  /// The path, without a query or a fragment. It begins with a slash.
  public let path: String
  /// The host, and perhaps the port, of a whole address; nil for a path alone.
  public let authority: String?

  /// Reads a target; nil for one that names nothing on a server, such as `*`.
  public init?(_ target: some StringProtocol) {
    var rest = target[...]
    var authority: String?
    let scheme = rest.prefix(8).lowercased()
    if let length = ["http://", "https://"].first(where: scheme.hasPrefix)?.count {
      let named = rest.dropFirst(length).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
      guard !named.isEmpty, !named.contains("@") else { return nil }
      authority = String(named)
      rest = rest[named.endIndex...]
      // An address without a path has the root.
      if rest.first != "/" { rest = "/" }
    }
    guard rest.first == "/" else { return nil }
    path = String(rest.prefix { $0 != "?" && $0 != "#" })
    self.authority = authority
  }
}
