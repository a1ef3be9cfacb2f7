import Foundation
import ProcessSupport
import Testing

/// The memory of a process in which large blocks come and go.
struct HeapUseTests {
  @Test func largeBlocksGoBackToTheSystem() async {
    await #expect(processExitsWith: .success) {
      HeapUse.returnLargeBlocks()
      let before = residentBytes()
      for _ in 0..<3 {
        // As a worker does, whose heap is not the main thread's.
        let thread = Thread { useAndFree(blocks: 20, of: 1 << 20) }
        thread.start()
        while !thread.isFinished { usleep(1000) }
        useAndFree(blocks: 20, of: 1 << 20)
      }
      #expect(residentBytes() - before < 10 << 20)
    }
  }
}

private func useAndFree(blocks count: Int, of size: Int) {
  let blocks = (0..<count).map { _ in malloc(size) }
  for block in blocks { memset(block!, 1, size) }
  for block in blocks { free(block) }
}

/// The bytes of the process that are in memory.
private func residentBytes() -> Int {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
  return (Int(line.split(separator: " ").dropFirst().first ?? "") ?? 0) << 10
}
