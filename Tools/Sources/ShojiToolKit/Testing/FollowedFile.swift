import Containment
import Foundation
import Synchronization

/// Reads the lines of a file while a program writes it.
final class FollowedFile: Sendable {
  private let hasEnded = Atomic(false)
  private let done = DispatchSemaphore(value: 0)

  /// Hands over each line of a file, which is made empty, on a thread.
  init(_ file: URL, line: @escaping @Sendable (String) -> Void) throws {
    try OutputFile.begin(file.path).close()
    let handle = try FileHandle(forReadingFrom: file)
    Thread.detachNewThread { [self] in
      var rest = Data()
      while true {
        // Read first: what was written before the end is read after it.
        let isLast = hasEnded.load(ordering: .acquiring)
        while let part = try? handle.read(upToCount: 1 << 16), !part.isEmpty {
          rest += part
          while let end = rest.firstIndex(of: 10) {
            line(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
            rest = Data(rest[rest.index(after: end)...])
          }
        }
        if isLast { break }
        Thread.sleep(forTimeInterval: 0.03)
      }
      if !rest.isEmpty { line(String(decoding: rest, as: UTF8.self)) }
      try? handle.close()
      done.signal()
    }
  }

  /// Waits until all has been handed over that is in the file now.
  func finish() {
    hasEnded.store(true, ordering: .releasing)
    done.wait()
  }
}
