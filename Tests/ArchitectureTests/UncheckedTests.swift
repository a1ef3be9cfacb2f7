import Testing

/// In the servers and the tool the compiler checks whose thread something is. Where it does not, this table
/// says why what it cannot see holds.
@Suite("What the compiler does not check of threads")
struct UncheckedTests {
  /// A declaration that the compiler takes the author's word for.
  private struct Declaration: Hashable, CustomStringConvertible {
    var path: String
    var name: String
    var description: String { "\(path) \(name)" }
  }

  /// The folders that are looked through.
  private static let folders = [
    "Benchmarks/Sources", "Plugins", "Serving/Sources", "Serving/Postgres/Sources",
    "Sources/BrowserDisplay", "Tools/Sources",
  ]

  /// The declarations, each with its reason.
  private static let reasons: [(path: String, name: String, reason: String)] = [
    (
      "Tools/Sources/ChildProcesses/Monitor.swift", "Monitor",
      "the standard library has no condition: the value is touched under the condition's lock alone"
    ),
    (
      "Serving/Sources/ShojiServing/Machines/Lease.swift", "Lease",
      "its properties are the store's, under the store's lock"
    ),
    (
      "Serving/Sources/ShojiServing/Machines/PostgresStore.swift", "PostgresStore",
      "its properties are touched under its lock alone"
    ),
    (
      "Serving/Postgres/Sources/Postgres/PostgresConnection.swift", "PostgresConnection",
      "libpq's connection is used on its queue alone"
    ),
  ]

  /// The declarations of a file that are unchecked, with their lines. One whose name is not found is called
  /// by its line.
  private static func unchecked(in file: SourceFile) -> [(declaration: Declaration, line: Int)] {
    file.lines.enumerated().compactMap { index, line in
      guard line.contains("@unchecked Sendable") || line.contains("nonisolated(unsafe)"),
        !line.drop(while: { $0 == " " }).hasPrefix("//")
      else { return nil }
      let name = line.firstMatch(of: /\b(?:class|struct|enum|actor|extension|var|let)\s+(\w+)/).map {
        String($0.1)
      }
      return (Declaration(path: file.path, name: name ?? "line \(index + 1)"), index + 1)
    }
  }

  /// The complaints about declarations without a reason, and about reasons without a declaration.
  private static func complaints(about files: [SourceFile], known: Set<Declaration>) -> [String] {
    let found = files.flatMap(unchecked)
    let unknown = found.filter { !known.contains($0.declaration) }.map {
      "\($0.declaration.path):\($0.line): \($0.declaration.name) is not checked: guard it by `Mutex`, keep it on a "
        + "loop by `NIOLoopBound`, or make it a value; the table is for what none of these can express"
    }
    let unused = known.subtracting(found.map(\.declaration)).map { "\($0): it is checked: remove its reason" }
    return unknown + unused.sorted()
  }

  @Test("Each has its reason, and each reason its declaration")
  func allAreNamed() throws {
    let files = try Self.folders.flatMap { try SourceFile.all(below: $0, of: ArchitectureTests.root) }
    #expect(files.count > 100)
    let known = Set(Self.reasons.map { Declaration(path: $0.path, name: $0.name) })
    #expect(known.count == Self.reasons.count && Self.reasons.allSatisfy { $0.reason.count > 10 })
    for complaint in Self.complaints(about: files, known: known) { Issue.record("\(complaint)") }
  }

  @Test("One without a reason is found, and a reason without one")
  func othersAreFound() {
    let file = SourceFile(
      module: "A", path: "A/F.swift",
      text: """
        // final class Told: @unchecked Sendable {}
        final class Known: @unchecked Sendable {}
        private final class New<Value>: Base, @unchecked Sendable {}
        nonisolated(unsafe) private static var count = 0
        extension Old: @unchecked @retroactive Sendable, @unchecked Sendable {}
        """)
    let known: Set = [
      Declaration(path: "A/F.swift", name: "Known"), Declaration(path: "A/F.swift", name: "Gone"),
    ]
    let complaints = Self.complaints(about: [file], known: known)
    #expect(
      complaints.map { $0.split(separator: " ")[..<2].joined(separator: " ") } == [
        "A/F.swift:3: New", "A/F.swift:4: count", "A/F.swift:5: Old", "A/F.swift Gone:",
      ])
  }
}
