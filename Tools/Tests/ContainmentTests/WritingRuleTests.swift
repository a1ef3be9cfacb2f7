import Foundation
import Testing

/// The rule of the house that the module Containment alone writes, links, renames and removes files.
@Suite struct WritingRuleTests {
  /// The beginnings of calls by which files are changed.
  private static let methods = [
    ".write(to:", "createDirectory(", "createSymbolicLink(", "linkItem(", "copyItem(", "moveItem(",
    "removeItem(",
    "replaceItem(", "createFile(", "trashItem(", "forWritingTo:", "forWritingAtPath:", "forUpdating",
    "OutputStream(",
    "setAttributes(", "O_CREAT", "O_WRONLY", "O_RDWR", "O_TRUNC", "O_APPEND",
  ]
  /// The functions of C that change files.
  private static let functions = [
    "fopen", "openat", "creat", "rename", "renameat", "unlink", "unlinkat", "remove", "symlink", "symlinkat",
    "link",
    "linkat", "mkdir", "mkdirat", "rmdir", "truncate", "ftruncate", "chmod", "fchmod", "chown", "mkfifo",
    "mknod",
    "utimes", "mkdtemp", "mkstemp", "mkstemps",
  ]

  /// Whether a line of code changes files: it calls a method, or a function that is no member of something.
  private static func changesFiles(_ line: Substring) -> Bool {
    if methods.contains(where: { line.contains($0) }) { return !line.contains("\"/dev/null\"") }
    return functions.contains { function in
      line.ranges(of: function + "(").contains { range in
        let before = line[..<range.lowerBound]
        if let last = before.last, last.isLetter || last.isNumber || "._".contains(last) { return false }
        // A function of one's own, or a case, with such a name; and the call of one that takes a report.
        return !before.hasSuffix("func ") && !before.hasSuffix("case ")
          && !line[range.upperBound...].hasPrefix("&")
      }
    }
  }

  @Test func `no other module changes files`() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources").path
    var found: [String] = []
    var count = 0
    for name in try FileManager.default.subpathsOfDirectory(atPath: sources).sorted()
    where name.hasSuffix(".swift") && !name.hasPrefix("Containment/") {
      count += 1
      // Most files have none of these words, which Foundation finds fastest.
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(sources)/\(name)"))
      let words = Self.methods + Self.functions.map { $0 + "(" }
      guard words.contains(where: { data.range(of: Data($0.utf8)) != nil }) else { continue }
      let text = String(decoding: data, as: UTF8.self)
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        let code = line.drop { $0 == " " }
        if !code.hasPrefix("//"), Self.changesFiles(code) { found.append("\(name):\(number + 1): \(code)") }
      }
    }
    #expect(count > 100)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test(arguments: [
    "try data.write(to: url)", "unlink(path)", "let file = open(path, O_WRONLY | O_CREAT, 0o600)",
    "try? FileManager.default.removeItem(at: file)", "guard rename(a, b) == 0", "_ = mkdir(path, 0o777)",
  ])
  func `the rule sees what it is for`(line: String) { #expect(Self.changesFiles(line[...])) }

  @Test(arguments: [
    "output.remove(at: path)", "let x = list.remove(1)", "case link(String)", "static func link(_ a: Int) {}",
    "handle.write(data)",
  ])
  func `the rule lets other calls be`(line: String) { #expect(!Self.changesFiles(line[...])) }
}
