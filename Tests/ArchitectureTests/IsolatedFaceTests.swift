import Testing

/// RxCocoa's members of views are called by tests without isolation, as UIKit's are: each one has
/// `@preconcurrency`, which an extension cannot have for all of them.
struct IsolatedFaceTests {
  @Test func membersOnTheMainActorAreOpenToOlderCode() throws {
    for file in try SourceFile.all(below: "Sources", of: ArchitectureTests.root)
    where file.module == "RxCocoa" {
      for (line, text) in Self.closed(in: file.lines) {
        Issue.record("\(file.path):\(line): write `@preconcurrency` before `\(text)`")
      }
    }
  }

  @Test func closedMembersAreFound() {
    let text = """
      @MainActor extension Reactive where Base: UIView {
        @preconcurrency public var open: Int { 1 }
        public nonisolated func free() {}
        public var closed: Int { 1 }
        @preconcurrency
        public func above() {}
        func inner() {}
      }
      extension Reactive {
        public var other: Int { 1 }
      }
      """
    #expect(Self.closed(in: SourceFile(module: "RxCocoa", path: "", text: text).lines).map(\.line) == [4])
  }

  private static func closed(in lines: [Substring]) -> [(line: Int, text: String)] {
    var isIsolated = false
    var found: [(line: Int, text: String)] = []
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("@MainActor extension ") { isIsolated = true }
      if line.hasPrefix("}") { isIsolated = false }
      guard isIsolated, line.hasPrefix("  public "), !line.hasPrefix("  public nonisolated"),
        !line.hasPrefix("  public typealias"), index == 0 || lines[index - 1] != "  @preconcurrency"
      else { continue }
      found.append((index + 1, String(line.drop { $0 == " " })))
    }
    return found
  }
}
