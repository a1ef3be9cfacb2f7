import Foundation
import Testing

/// Programs are started in one module.
@Suite struct HouseTests {
  /// The ways to start a program or to load foreign code, and the files that may use one.
  private static let ways: [(pattern: String, files: Set<String>)] = [
    (#"\bProcess\s*\("#, []), (#"\bNSTask\b"#, []), (#"\bposix_spawnp?\b"#, []),
    (#"\bv?fork\s*\("#, ["start.c", "supervise.c"]),
    (#"\bexec(l|lp|le|v|vp|ve|vpe)\s*\("#, ["start.c", "ServerProgram.swift"]), (#"\bsystem\s*\("#, []),
    (#"\bpopen\s*\("#, []), (#"\bSubprocess\b"#, []), (#"\bdlopen\s*\("#, []), (#"\bclone3?\s*\("#, []),
    (#"\bfexecve\b|\bexecveat\b"#, []), (#"\bwordexp\s*\("#, []), (#"\bpty(fork|open)|\bforkpty\b"#, []),
    (#"\bNSUserUnixTask\b|\bNSAppleScript\b"#, []),
    // Git is run by one type.
    (#""git""#, ["Git.swift", "PackageAddress.swift", "Doctor.swift"]),
  ]

  @Test func noOtherFileStartsAProgram() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources")
    let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter {
      $0.hasSuffix(".swift") || $0.hasSuffix(".c") || $0.hasSuffix(".h")
    }
    #expect(names.count > 150)
    var used: Set<String> = []
    for name in names {
      let text = try String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8)
      let code: String = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        String(line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line)
      }.joined(separator: "\n")
      let file = String(name.split(separator: "/").last ?? "")
      for (pattern, files) in Self.ways where try !code.matches(of: Regex(pattern)).isEmpty {
        if files.contains(file) { used.insert(file) } else { Issue.record("\(name) has \(pattern)") }
      }
    }
    // An exception that nothing needs is none.
    #expect(used == Self.ways.reduce(into: []) { $0.formUnion($1.files) })
  }
}
