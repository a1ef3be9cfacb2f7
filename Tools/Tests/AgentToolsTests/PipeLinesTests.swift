import Foundation
import Testing

@testable import AgentTools

struct PipeLinesTests {
  @Test func linesAreThereOnceTheyAreWritten() throws {
    let pipe = Pipe()
    let log = AppLog()
    log.read(pipe.fileHandleForReading) {}
    for number in 0..<2_000 {
      try pipe.fileHandleForWriting.write(contentsOf: Data("line \(number)\n".utf8))
      #expect(log.takeNew().lines == ["line \(number)"])
    }
  }

  @Test func linesComeInParts() throws {
    let pipe = Pipe()
    var lines = PipeLines(pipe.fileHandleForReading.fileDescriptor)
    let write: (String) throws -> Void = { try pipe.fileHandleForWriting.write(contentsOf: Data($0.utf8)) }
    #expect(lines.newLines() == [])
    try write("a")
    #expect(lines.newLines() == [])
    try write("b\n\nc")
    #expect(lines.newLines() == ["ab", ""])
    try pipe.fileHandleForWriting.close()
    #expect(lines.newLines() == ["c"])
    #expect(lines.hasEnded)
    #expect(lines.newLines() == [])
  }

  @Test func aLineWithoutAnEndIsCut() throws {
    let pipe = Pipe()
    let end = pipe.fileHandleForWriting
    Thread.detachNewThread {
      try? end.write(contentsOf: Data(repeating: 0x61, count: 3 << 20))
      try? end.close()
    }
    var lines = PipeLines(pipe.fileHandleForReading.fileDescriptor)
    var found: [String] = []
    while !lines.hasEnded { found += lines.newLines() }
    found += lines.newLines()
    #expect(found.joined().utf8.count == 3 << 20)
    #expect(found.allSatisfy { $0.utf8.count <= (1 << 20) + (1 << 14) })
  }
}
