import Containment
import Foundation
import Synchronization

/// The file of what an app prints and logs in a run: of much the last part.
final class RunLog: Sendable {
  /// The most bytes of the file; half of them are left when there are more.
  private static let mostBytes = 1 << 20

  private let file: URL
  private let output: Mutex<Output>

  /// The open file, and its size in bytes.
  private struct Output {
    var handle: FileHandle?
    var size = 0
  }

  /// Begins anew.
  init(_ file: URL) {
    self.file = file
    output = Mutex(Output(handle: try? OutputFile.begin(file.path)))
  }

  /// Adds a line.
  func add(_ line: String) {
    output.withLock { output in
      let data = Data((line + "\n").utf8)
      output.size += data.count
      try? output.handle?.write(contentsOf: data)
      if output.size > Self.mostBytes { shorten(&output) }
    }
  }

  private func shorten(_ output: inout Output) {
    guard let all = try? Data(contentsOf: file) else { return }
    let half = all.suffix(Self.mostBytes / 2)
    let start = half.firstIndex(of: 10).map { $0 + 1 } ?? half.startIndex
    let rest = half[start...]
    // Readers see that the file is another one.
    guard (try? OutputFile.write(rest, to: file.path)) != nil else { return }
    try? output.handle?.close()
    output.handle = OutputFile.open(file.path)
    output.size = rest.count
  }
}
