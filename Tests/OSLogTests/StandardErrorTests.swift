import Foundation
import Testing

@testable import Diagnostics

struct StandardErrorTests {
  @Test("What a full disk does not take is lost, and the app goes on") func fullDisk() {
    let full = open("/dev/full", O_WRONLY)
    #expect(full >= 0)
    StandardError.write("a line\n", to: full)
    close(full)
    StandardError.write("to nobody\n", to: -1)
  }

  @Test("A long text is written whole") func whole() throws {
    let pipe = Pipe()
    let text = String(repeating: "wörter ", count: 30_000)
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    Thread.detachNewThread {
      StandardError.write(text, to: descriptor)
      try? pipe.fileHandleForWriting.close()
    }
    #expect(try pipe.fileHandleForReading.readToEnd() == Data(text.utf8))
  }
}
