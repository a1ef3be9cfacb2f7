import ChildProcesses
import Containment
import Foundation

/// The address of a package's repository, which names a host and a path and nothing else: no option, no
/// program, no file of this machine.
package struct PackageAddress: Hashable, Sendable, CustomStringConvertible {
  /// The address as it is written.
  package let text: String
  /// The host, in lowercase.
  package let host: String

  private static let schemes: Set<String> = ["https", "http", "ssh", "git", "git+ssh"]
  private static let longest = 1_024

  /// Reads an address: `https://host/path`, `http://`, `ssh://user@host/path`, `git://`, or `user@host:path`.
  ///
  /// - Throws: An error that names any other address.
  package init(_ text: String) throws(ProjectError) {
    guard let host = PackageAddress.host(of: text) else {
      throw ProjectError(
        "“\(text.printable)” is no address of a repository that is fetched; such ones are "
          + "https://HOST/PATH, ssh://USER@HOST/PATH and USER@HOST:PATH")
    }
    (self.text, self.host) = (text, host)
  }

  package var description: String { text }

  private static func host(of text: String) -> String? {
    // A percent sign hides a character that could be any of these.
    let isPlain = text.utf8.allSatisfy {
      $0 > 0x20 && $0 < 0x7F && !#""'`\<>^{|}$&;()*![]?#%"#.utf8.contains($0)
    }
    guard isPlain, text.utf8.count <= longest, !text.contains("::") else { return nil }
    let parts = text.split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
    let authority, path: Substring
    if parts.count == 2 {
      guard schemes.contains(parts[0].lowercased()) else { return nil }
      let slash = parts[1].firstIndex(of: "/") ?? parts[1].endIndex
      (authority, path) = (parts[1][..<slash], parts[1][slash...].dropFirst())
    } else {
      // `user@host:path`: without a user it could be a file, or a program of Git's.
      guard let colon = text.firstIndex(of: ":"), text[..<colon].contains("@"), !text[..<colon].contains("/")
      else { return nil }
      (authority, path) = (text[..<colon], text[text.index(after: colon)...])
    }
    guard isPath(path) else { return nil }
    return host(inAuthority: authority, hasPort: parts.count == 2)
  }

  /// The host of `user@host:port`.
  private static func host(inAuthority authority: Substring, hasPort: Bool) -> String? {
    let at = authority.lastIndex(of: "@")
    if let at {
      let user = authority[..<at]
      guard isName(user), !user.contains("@") else { return nil }
    }
    var host = at.map { authority[authority.index(after: $0)...] } ?? authority
    if let colon = host.firstIndex(of: ":") {
      let port = host[host.index(after: colon)...]
      guard hasPort, !port.isEmpty, port.utf8.allSatisfy({ (48...57).contains($0) }),
        Int(port).map({ $0 <= 65_535 }) == true
      else { return nil }
      host = host[..<colon]
    }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    let isHost = labels.allSatisfy { label in
      !label.isEmpty && label.first != "-" && label.last != "-"
        && label.utf8.allSatisfy { isLetterOrDigit($0) || $0 == 0x2D || $0 == 0x5F }
    }
    return isHost && host.utf8.count <= 253 ? host.lowercased() : nil
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
  }

  /// Whether a text is the name of a user: no option of `ssh`, no password.
  private static func isName(_ text: Substring) -> Bool {
    text.first != "-" && !text.isEmpty
      && text.utf8.allSatisfy { isLetterOrDigit($0) || [0x2D, 0x2E, 0x5F, 0x2B].contains($0) }
  }

  private static func isPath(_ path: Substring) -> Bool {
    var path = path
    while path.last == "/" { path = path.dropLast() }
    while path.first == "/" { path = path.dropFirst() }
    guard !path.isEmpty, path.first != "-" else { return false }
    return path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part != "." && part != ".." && part.first != "-"
    }
  }
}
