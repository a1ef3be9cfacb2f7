import Foundation
import Testing

@testable import ShojiServing

struct MachinesTests {
  @Test("A machine is a name and an address") func machines() throws {
    let machine = try #require(HAProxyConfiguration.Machine("a-1=10.0.0.1:8080"))
    #expect((machine.name, machine.address) == ("a-1", "10.0.0.1:8080"))
    #expect(HAProxyConfiguration.Machine("b=[fd00::1]:80") != nil)
    #expect(HAProxyConfiguration.Machine("b=board.example:80") != nil)
    for text in [
      "", "a", "=10.0.0.1:80", "a=10.0.0.1", "a=:80", "a b=10.0.0.1:80", "a;=10.0.0.1:80", "é=10.0.0.1:80",
      "a=10.0.0.1:80 check", "a=10.0.0.1:80\nserver", "a=10.0.0.1:800000",
    ] {
      #expect(HAProxyConfiguration.Machine(text) == nil, "\(text)")
    }
  }

  private func lines(_ change: (inout HAProxyConfiguration) -> Void = { _ in }) throws -> [String] {
    let machines = ["a=10.0.0.1:8080", "b=10.0.0.2:8080"].compactMap { HAProxyConfiguration.Machine($0) }
    var configuration = HAProxyConfiguration(machines: machines)
    change(&configuration)
    return configuration.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("A configuration keeps visitors apart and at their machine") func basis() throws {
    let lines = try lines()
    for line in [
      "bind :80", "http-reuse never", "balance leastconn", "option httpchk GET /healthz",
      "cookie machine insert indirect nocache preserve httponly attr \"SameSite=Lax\"",
      "http-request del-header X-Forwarded- -m beg", "server a 10.0.0.1:8080 cookie a",
      "server b 10.0.0.2:8080 cookie b", "timeout tunnel 1h",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
    #expect(!lines.contains { $0.contains("ssl crt") || $0.contains("agent-check") || $0.contains("deny") })
  }

  @Test("Each option has its lines") func options() throws {
    let cases: [((inout HAProxyConfiguration) -> Void, [String])] = [
      ({ $0.bind = "127.0.0.1:81" }, ["bind 127.0.0.1:81"]),
      (
        { $0.certificate = "/c.pem" },
        [
          "bind :443 ssl crt /c.pem alpn http/1.1",
          "http-request redirect scheme https code 301 unless { ssl_fc }",
        ]
      ),
      (
        { $0.hosts = ["a.example", "b.example"] },
        ["http-request deny deny_status 421 unless { req.hdr(host),host_only -i a.example b.example }"]
      ),
      (
        {
          $0.proxies = ["10.0.0.9"]
          $0.userHeader = "X-User"
        },
        [
          "acl known src 10.0.0.9", "http-request del-header X-User unless known",
          "http-request del-header X-Forwarded- -m beg unless known",
        ]
      ),
      ({ $0.userHeader = "X-User" }, ["http-request del-header X-User"]),
      ({ $0.connections = 7 }, ["tcp-request connection reject if { sc0_conn_rate gt 7 }"]),
    ]
    let usual = try lines()
    for (change, expected) in cases {
      let found = try lines(change)
      for line in expected { #expect(found.contains(line) && !usual.contains(line), "\(line)") }
    }
    #expect(try lines { $0.agentPort = 9 }.contains { $0.contains("agent-check agent-port 9 ") })
    #expect(
      try lines { $0.certificate = "/c.pem" }.contains { $0.hasPrefix("cookie") && $0.contains(" secure ") })
  }

  @Test("A machine that has not the visitor names the one that has") func elsewhere() {
    let text = String(decoding: Answer.refusal(.elsewhere("b")).bytes, as: UTF8.self)
    #expect(text.hasPrefix("HTTP/1.1 503"))
    #expect(text.contains("\r\nSet-Cookie: machine=b; Path=/; HttpOnly"))
    let any = String(decoding: Answer.refusal(.elsewhere("")).bytes, as: UTF8.self)
    #expect(any.contains("\r\nSet-Cookie: machine=; Path=/; Max-Age=0; HttpOnly"))
  }

  @Test("What is noted of a folder is known until it is dropped") func notes() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("machines-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let folders = try VisitorFolders(root, firstUser: nil)
    let folder = try folders.open("0123")
    #expect(folders.unsaved("0123") == nil)
    folders.setUnsaved("0123", 7)
    #expect(folders.unsaved("0123") == 7)
    let file = folder.home.appendingPathComponent("a")
    try Data([1]).write(to: file)
    folders.drop("0123")
    #expect(folders.unsaved("0123") == nil)
    #expect(!folders.has("0123") && !FileManager.default.fileExists(atPath: file.path))
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted() == ["visitors", "visitors/01"])
    folders.drop("0123")
  }
}
