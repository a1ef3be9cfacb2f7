import Foundation
import Testing

@testable import AgentTools

/// The lines that are added to a file.
@Suite struct FileTailTests {
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent(
    "tail-\(UUID().uuidString)")

  private func append(_ text: String) throws {
    let handle = try FileHandle(forWritingTo: file)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  @Test func wholeLinesComeOnce() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("before\n".utf8).write(to: file)
    var tail = FileTail(file)
    #expect(tail.newLines() == [])
    try append("one\ntwo\nthr")
    #expect(tail.newLines() == ["one", "two"])
    try append("ee\n\n")
    #expect(tail.newLines() == ["three", ""])
    #expect(tail.newLines() == [])
  }

  @Test func aFileThatIsReplacedIsReadFromItsStart() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    var tail = FileTail(file)
    #expect(tail.newLines() == [])
    try Data("a\n".utf8).write(to: file, options: .atomic)
    #expect(tail.newLines() == ["a"])
    try Data("other\n".utf8).write(to: file, options: .atomic)
    #expect(tail.newLines() == ["other"])
    try Data("b\n".utf8).write(to: file)
    #expect(tail.newLines() == ["b"])
  }

  @Test func ofMuchTheLastIsRead() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try Data().write(to: file)
    var tail = FileTail(file)
    try append((0..<100_000).map { "line \($0)\n" }.joined())
    let lines = tail.newLines()
    #expect(lines.last == "line 99999" && (1_000..<60_000).contains(lines.count))
  }
}
