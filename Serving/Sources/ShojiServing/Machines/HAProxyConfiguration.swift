/// The configuration of a HAProxy (2.6 or later) in front of several machines.
public struct HAProxyConfiguration: Sendable {
  /// A machine with a server.
  public struct Machine: Equatable, Sendable {
    /// Its name, which is the server's `--name`.
    public var name: String
    /// The address and the port of the server.
    public var address: String

    /// Reads `NAME=ADDRESS:PORT`; nil where a text is something else.
    public init?(_ text: String) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, Self.isName(parts[0]),
        parts[1].wholeMatch(of: /([A-Za-z0-9.-]+|\[[0-9a-fA-F:.]+\]):[0-9]{1,5}/) != nil
      else { return nil }
      name = String(parts[0])
      address = String(parts[1])
    }

    /// Whether a text can be a machine's name, which stands in cookies.
    public static func isName(_ text: some StringProtocol) -> Bool {
      (1...32).contains(text.utf8.count)
        && text.utf8.allSatisfy { byte in
          (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
            || byte == 0x2D
            || byte == 0x5F
        }
    }
  }

  /// The cookie that names the machine of a visitor.
  static let cookie = "machine"

  /// The machines.
  public var machines: [Machine]
  /// The address and port that browsers connect to; nil for the usual port.
  public var bind: String?
  /// The file with the certificate and its key; nil where nothing is encrypted.
  public var certificate: String?
  /// The names that requests may name as their host; none for any.
  public var hosts: [String] = []
  /// The port on which the machines say how much they can take.
  public var agentPort: Int?
  /// The addresses of proxies before this one, whose headers are passed on.
  public var proxies: [String] = []
  /// The header in which those name the signed-in user.
  public var userHeader: String?
  /// The new connections that one address may make in ten seconds.
  public var connections = 200

  /// Makes a configuration for some machines.
  public init(machines: [Machine]) {
    self.machines = machines
  }

  /// The text of the file.
  public var text: String {
    ([global, frontend, backend].map { $0.joined(separator: "\n") }).joined(separator: "\n\n") + "\n"
  }

  private var global: [String] {
    [
      "global", "    log stderr format short daemon notice",
      "    ssl-default-bind-options ssl-min-ver TLSv1.2", "",
      "defaults", "    mode http", "    log global", "    option dontlognull", "    timeout connect 2s",
      "    timeout client 60s", "    timeout server 60s", "    timeout http-request 10s",
      "    timeout check 1s",
      "    # Pages keep a WebSocket for as long as they are open.", "    timeout tunnel 1h",
      "    timeout client-fin 10s",
    ]
  }

  private var frontend: [String] {
    var lines = ["frontend visitors"]
    if let certificate {
      lines.append("    bind \(bind ?? ":443") ssl crt \(certificate) alpn http/1.1")
      if bind == nil { lines.append("    bind :80") }
    } else {
      lines.append("    bind \(bind ?? ":80")")
    }
    lines += [
      "    stick-table type ipv6 size 100k expire 30s store conn_rate(10s)",
      "    tcp-request connection track-sc0 src",
      "    tcp-request connection reject if { sc0_conn_rate gt \(connections) }",
    ]
    if !hosts.isEmpty {
      lines.append(
        "    http-request deny deny_status 421 unless { req.hdr(host),host_only -i \(hosts.joined(separator: " ")) }"
      )
    }
    // Whatever clients say about themselves does not count.
    let unless = proxies.isEmpty ? "" : " unless known"
    if !proxies.isEmpty { lines.append("    acl known src \(proxies.joined(separator: " "))") }
    lines += [
      "    http-request del-header Forwarded\(unless)",
      "    http-request del-header X-Forwarded- -m beg\(unless)",
    ]
    if let userHeader { lines.append("    http-request del-header \(userHeader)\(unless)") }
    lines += [
      "    http-request set-header X-Forwarded-Proto %[ssl_fc,iif(https,http)]\(unless)",
      "    option forwardfor if-none",
    ]
    // Fonts take most of the time of a first visit on a slow line.
    lines += [
      "    compression algo gzip", "    compression type text/html text/javascript font/otf font/ttf",
    ]
    if certificate != nil, bind == nil {
      lines.append("    http-request redirect scheme https code 301 unless { ssl_fc }")
    }
    return lines + ["    default_backend machines"]
  }

  private var backend: [String] {
    let agent = agentPort.map { " agent-check agent-port \($0) agent-inter 1s" } ?? ""
    let secure = certificate == nil ? "" : " secure"
    return [
      "backend machines", "    balance leastconn", "    # A connection belongs to one visitor.",
      "    http-reuse never",
      "    # Servers set the cookie themselves when a visitor is elsewhere.",
      "    cookie \(Self.cookie) insert indirect nocache preserve httponly\(secure) attr \"SameSite=Lax\"",
      "    option redispatch 1", "    retries 3",
      "    # A server that is drained is healthy: who is there stays there until it is their turn.",
      "    option httpchk GET /healthz",
      "    default-server check inter 1s fall 2 rise 1 weight 100\(agent) on-marked-down shutdown-sessions",
    ] + machines.map { "    server \($0.name) \($0.address) cookie \($0.name)" }
  }
}
