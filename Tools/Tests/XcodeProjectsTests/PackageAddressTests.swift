import ChildProcesses
import Containment
import Foundation
import Testing

@testable import XcodeProjects

/// Addresses of packages, and names in their repositories.
@Suite struct PackageAddressTests {
  @Test(arguments: [
    // Options, and programs that Git starts.
    "--upload-pack=touch /tmp/x;", "-", "--", "-oProxyCommand=x", "--exec=x", "ext::sh -c touch% /tmp/x",
    "ext::sh", "fd::17", "fd::17/foo", "EXT::sh", "file::/tmp", "transport::https://a/b", "https::a/b",
    "foo::bar",
    "ssh::x@y:z", "a::b",
    // Files of this machine.
    "", ".", "..", "/", "/etc", "/home/me/.ssh", "../Other", "./Other", "Other", "~/x", "file:///etc",
    "file://host/x",
    "FILE:///etc", "C:\\x", "c:/x", "\\\\host\\x", "host:path", "/a@b:c", "a/b@c:d",
    // Hosts that are options, and others that are none.
    "ssh://-oProxyCommand=touch%20x/path", "ssh://-oProxyCommand=x@host/path", "-oProxyCommand=x@host:path",
    "git@-oProxyCommand=x:path", "ssh://user@-x/path", "https://-x/path", "https:///path", "https://",
    "https://host",
    "https://host/", "ssh://host", "https://a..b/c", "https://.a/c", "https://a./c", "https://a b/c",
    "https://a:b/c",
    "https://a:99999/c", "https://a:/c", "https://[::1]/c", "https://a@/c", "https://@a/c", "https://u:p@a/c",
    "https://a@b@c/d", "git@host", "git@host:", "git@:path", "@host:path", "git@host:-x", "git@host:a/-x",
    // Paths.
    "https://a/../b", "https://a/b/..", "https://a/./b", "https://a//b/c//d", "https://a/-x",
    "https://a/b/--x",
    "https://a/%2e%2e/b", "https://a/b%00", "https://a/%2Fetc", "https://a/b%0Ac", "https://a/b?x=y",
    "https://a/b#c",
    "https://a/b;touch x", "https://a/$(x)", "https://a/`x`", "https://a/b|c", "https://a/b&c",
    "https://a/b c",
    "https://a/b\nc", "https://a/b\0", "https://a/\u{1B}[2J", "https://a/b\u{202E}c", "https://ä/b",
    "https://a/ü",
    " https://a/b", "https://a/b ", "\thttps://a/b", "https://a/b\r", "https:/a/b", "https:a/b", "https//a/b",
    "javascript:x", "ftp://a/b", "rsync://a/b", "gopher://a/b", "ext://a/b", "git-remote-x://a/b", "s3://a/b",
    "https://a/b'", "https://a/b\"c", "https://a/<b>", "https://a/{b}", "https://a/b\\c", "https://a/b^c",
    "https://a/*",
  ])
  func whatIsNoAddressIsRefusedByName(text: String) {
    let error = #expect(throws: ProjectError.self) { try PackageAddress(text) }
    #expect(error?.message.contains("“\(text.printable)”") == true)
    #expect(error?.message.unicodeScalars.allSatisfy { !$0.altersLine } == true)
  }

  @Test func aLongAddressIsRefused() {
    #expect(throws: ProjectError.self) {
      try PackageAddress("https://a/" + String(repeating: "x", count: 2_000))
    }
  }

  @Test(arguments: [
    ("https://github.com/apple/swift-nio", "github.com"),
    ("https://github.com/apple/swift-nio.git", "github.com"),
    ("https://github.com/apple/swift-nio/", "github.com"), ("http://host.example/x", "host.example"),
    ("https://host.example:8443/a/b/c.git", "host.example"), ("https://localhost/x", "localhost"),
    ("https://127.0.0.1:3000/x", "127.0.0.1"), ("https://me@host.example/x", "host.example"),
    ("HTTPS://GitHub.com/A/B", "github.com"), ("ssh://git@github.com/a/b.git", "github.com"),
    ("ssh://git@host.example:2222/a/b", "host.example"), ("ssh://host.example/~me/b", "host.example"),
    ("git://host.example/b", "host.example"), ("git+ssh://git@host.example/b", "host.example"),
    ("git@github.com:a/b.git", "github.com"), ("git@host-1.example:/srv/a", "host-1.example"),
    ("first.last@host.example:a", "host.example"), ("git@host_1:a/b", "host_1"),
    ("https://host.example/a/b+c", "host.example"), ("https://dev.azure.com/a/b/_git/c", "dev.azure.com"),
    ("https://host.example/~me/a.b_c-d", "host.example"),
    ("git@ssh.dev.azure.com:v3/a/b/c", "ssh.dev.azure.com"),
  ])
  func anAddressNamesAHost(text: String, host: String) throws {
    let address = try PackageAddress(text)
    #expect(address.text == text && address.host == host)
    #expect(throws: Never.self) { try Argument(word: text) }
  }

  @Test(arguments: [
    "", "-", "--upload-pack=x", "-x", "a b", "a\nb", "a\0", "a..b", "a~1", "a^", "a:b", "+a:b", "a?", "a*",
    "a[b]", "a\\b",
    "@", "a@{1}", "a.", "a.lock", "a/.b", ".a", "a//b", "/a", "a/", "a/-b", "a/b.lock/c", "refs/heads/*",
    "\u{1B}",
    "a\u{7F}",
  ])
  func whatGitAllowsNotIsNoName(text: String) {
    #expect(throws: ProjectError.self) { try GitName(text) }
  }

  @Test(arguments: ["main", "1.2.3", "v1.0", "feature/x", "refs/tags/1.0", "release-1", "a@b", "über"])
  func aNameIsTaken(text: String) throws {
    #expect(try GitName(text).text == text)
  }

  /// Two addresses never have one folder.
  @Test func foldersOfAddressesDiffer() {
    var generator = SystemRandomNumberGenerator()
    var seen: [String: String] = [:]
    for _ in 0..<20_000 {
      let count = Int.random(in: 1...12, using: &generator)
      let text = String((0..<count).map { _ in "aA/+=@.-%2".randomElement(using: &generator) ?? "a" })
      let name = PackageCheckout.folderName(text)
      #expect(seen[name] == nil || seen[name] == text)
      #expect(name.split(separator: "/").allSatisfy { $0.utf8.count <= 255 && $0 != ".." && $0 != "." })
      seen[name] = text
    }
    let (long, longer) = (String(repeating: "a", count: 80), String(repeating: "a", count: 160))
    #expect(PackageCheckout.folderName(longer).split(separator: "/").count == 2)
    #expect(!PackageCheckout.folderName(longer).hasPrefix(PackageCheckout.folderName(long)))
  }
}

/// The versions that a project has resolved.
@Suite struct ResolvedVersionsTests {
  private func text(_ location: String, _ state: String) -> String {
    #"{"version": 2, "pins": [{"identity": "x", "location": "\#(location)", "state": {\#(state)}}]}"#
  }

  @Test func `plain addresses and names are kept`() throws {
    let found = try #require(
      ResolvedVersions(text("https://example.com/a/Thing.git", #""revision": "abc123", "version": "1.2.3""#)))
    #expect(found.revisions == ["thing": "abc123"])
    let old =
      #"{"version": 1, "object": {"pins": [{"package": "T", "repositoryURL": "git@example.com:a/T.git", "#
    #expect(
      ResolvedVersions(old + #""state": {"branch": null, "revision": "ff"}}]}}"#)?.revisions == ["t": "ff"])
  }

  @Test(arguments: [
    ("--upload-pack=touch /tmp/x;", #""revision": "ff""#), ("ext::sh -c x", #""revision": "ff""#),
    ("https://example.com/a", #""revision": "--upload-pack=x""#),
    ("https://example.com/a", #""branch": "-x""#),
    ("../a", #""revision": "ff""#),
  ])
  func `others are not read`(location: String, state: String) {
    #expect(ResolvedVersions(text(location, state)) == nil)
  }

  @Test func `text that is none is not read`() {
    #expect(ResolvedVersions("") == nil)
    #expect(ResolvedVersions("[]") == nil)
    #expect(ResolvedVersions(#"{"pins": [{}]}"#) == nil)
  }

  @Test func theReasonOfAFailureIsWhatGitMarks() {
    let text = """
      Cloning into bare repository '/x'...
      remote: Not Found
      fatal: repository 'https://host/a/' not found

      Please make sure you have the correct access rights
      and the repository exists.
      """
    #expect(Git.reason(in: text) == "remote: Not Found; fatal: repository 'https://host/a/' not found")
    #expect(Git.reason(in: "something\nelse\n") == "else" && Git.reason(in: "") == "git failed")
  }
}
