import Containment
import Foundation

/// The file of what an app prints and logs in a run: of much the last part.
final class RunLog: @unchecked Sendable {
  /// The most bytes of the file; half of them are left when there are more.
  private static let mostBytes = 1 << 20

  private let file: URL
  private let lock = NSLock()
  private var handle: FileHandle?
  private var size = 0

  /// Begins anew.
  init(_ file: URL) {
    self.file = file
    handle = try? OutputFile.begin(file.path)
  }

  /// Adds a line.
  func add(_ line: String) {
    lock.withLock {
      let data = Data((line + "\n").utf8)
      size += data.count
      try? handle?.write(contentsOf: data)
      if size > Self.mostBytes { shorten() }
    }
  }

  private func shorten() {
    guard let all = try? Data(contentsOf: file) else { return }
    let half = all.suffix(Self.mostBytes / 2)
    let start = half.firstIndex(of: 10).map { $0 + 1 } ?? half.startIndex
    let rest = half[start...]
    // Readers see that the file is another one.
    guard (try? OutputFile.write(rest, to: file.path)) != nil else { return }
    try? handle?.close()
    handle = OutputFile.open(file.path)
    size = rest.count
  }
}
