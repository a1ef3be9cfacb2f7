import NIOHTTP1
import VisitorMessages

/// Decides which requests are admitted: those that name this server as their host, come from its own page,
/// and know the secret in the address.
struct RequestGate: Sendable {
  /// The reason a request is refused.
  enum Refusal: Error, Equatable {
    /// The `Host` header is missing or names another server, as after DNS rebinding.
    case host(String)
    /// The `Origin` header names another site, or is missing where it must be there.
    case origin(String)
    /// The address does not begin with the secret.
    case secret
    /// The request is not the visitor's.
    case cookie

    var message: LogMessage {
      switch self {
      case .host(let host):
        "the request is for the host \"\(host)\", not for this one; --host lets a name in"
      case .origin(let origin): "the request comes from \"\(origin)\", not from this server's page"
      case .secret: "the address does not have the key; open the address that the app printed"
      case .cookie: "the request is not from the visitor of this process"
      }
    }
  }

  /// The entry by which requests are let in.
  enum Key {
    /// The first part of every address's path.
    case secret(String)
    /// The name and the value of a cookie, as they stand in its header.
    case cookie(String)
  }

  private let key: Key

  /// The hosts that requests may name, in lower case. Their port may be any: a tunnel that ends on this
  /// machine, or begins on the person's, has another one. What keeps other sites out is that they cannot name
  /// one of these hosts and be the page's own origin too.
  private let hosts: Set<String>
  /// The hosts among them that the person named: pages of theirs come in whatever host a proxy puts into the
  /// request.
  private let named: Set<String>

  /// Admits requests that have the secret and name the loopback interface, the address that is listened on,
  /// or one of `hosts`, which the person named.
  init(secret: String, hosts: [String] = [], address: String? = nil) {
    self.init(key: .secret(secret), hosts: hosts, address: address)
  }

  /// Admits requests that have the key and name one of these hosts.
  init(key: Key, hosts: [String] = [], address: String? = nil) {
    self.key = key
    named = Set(hosts.map { $0.lowercased() })
    self.hosts = named.union(["127.0.0.1", "localhost", "[::1]"]).union(address.map { [$0] } ?? [])
  }

  /// Whether a `Host` header names one of the hosts, with any port or none.
  private func isOwn(_ authority: String) -> Bool { Self.host(of: authority).map(hosts.contains) ?? false }

  /// Whether an `Origin` header names a page of this server: the requested host's own, of the same port and
  /// without TLS, which this server has not; or one of a named host. A proxy that ends TLS sends the page's
  /// origin on and may name this machine as the host.
  private func isOwn(_ origin: String, at host: String) -> Bool {
    let parts = origin.lowercased().split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "http:" || parts[0] == "https:", parts[1].hasPrefix("/") else {
      return false
    }
    let authority = String(parts[1].dropFirst())
    return (parts[0] == "http:" && authority == host.lowercased())
      || Self.host(of: authority).map(named.contains) ?? false
  }

  /// The host in an authority, in lower case; nil where it is malformed.
  private static func host(of authority: String) -> String? {
    authority.lowercased().wholeMatch(of: /(\[[0-9a-f:.]+\]|[^:\/@\[\]]+)(?::[0-9]{1,5})?/).map {
      String($0.1)
    }
  }

  /// The path behind the key; throws when the request is refused. One that the server for many visitors has
  /// introduced needs no cookie.
  func admit(
    _ head: HTTPRequestHead, isSocket: Bool, isIntroduced: Bool = false
  ) throws(Refusal) -> String {
    guard let target = RequestTarget(head.uri) else { throw .secret }
    let hosts = head.headers["host"]
    // The one in the target counts (RFC 9112, 3.2.2).
    guard hosts.count == 1, case let host = target.authority ?? hosts[0], isOwn(host) else {
      throw .host(hosts.first ?? "(none)")
    }
    let origin = head.headers["origin"]
    if isSocket || !origin.isEmpty {
      guard origin.count == 1, isOwn(origin[0], at: host) else {
        throw .origin(origin.first ?? "(none)")
      }
    }
    switch key {
    case .secret(let secret): return try Self.rest(of: target.path[...], behind: secret)
    case .cookie(let cookie):
      guard isIntroduced || Self.has(cookie, head.headers) else { throw .cookie }
      return String(target.path.dropFirst())
    }
  }

  /// Whether a request has a cookie, whichever others it has.
  private static func has(_ cookie: String, _ headers: HTTPHeaders) -> Bool {
    headers["cookie"].contains { header in
      header.split(separator: ";").contains { isEqual($0.drop { $0 == " " }, cookie) }
    }
  }

  private static func rest(of path: Substring, behind secret: String) throws(Refusal) -> String {
    let parts = path.dropFirst().split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, isEqual(parts[0], secret) else { throw .secret }
    return String(parts[1])
  }

  /// A fresh secret of 128 random bits.
  static func makeSecret() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Compares in a time that does not depend on where two strings begin to differ.
  private static func isEqual(_ candidate: Substring, _ secret: String) -> Bool {
    let (candidate, secret) = (Array(candidate.utf8), Array(secret.utf8))
    var difference = candidate.count ^ secret.count
    for index in secret.indices {
      difference |= Int((index < candidate.count ? candidate[index] : 0) ^ secret[index])
    }
    return difference == 0
  }
}
