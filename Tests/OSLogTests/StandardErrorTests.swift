import Foundation
import Testing

@testable import Diagnostics

struct StandardErrorTests {
  @Test("What a full disk does not take is lost, and the app goes on") func fullDisk() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    StandardError.write("a line\n", to: full)
    #expect(throws: (any Error).self) { try full.write(contentsOf: Data([0])) }
  }

  @Test("A long text is written whole") func whole() throws {
    let pipe = Pipe()
    let text = String(repeating: "wörter ", count: 30_000)
    Thread.detachNewThread {
      StandardError.write(text, to: pipe.fileHandleForWriting)
      try? pipe.fileHandleForWriting.close()
    }
    #expect(try pipe.fileHandleForReading.readToEnd() == Data(text.utf8))
  }
}
