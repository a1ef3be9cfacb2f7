import Foundation
import NIOCore

/// The file into which a tool that builds the app again writes the compiler's errors, and the app how it
/// crashed: it outlives the app.
struct FaultFile: Sendable {
  private static let longest = 100_000
  private let file: URL

  init(_ file: URL) { self.file = file }

  /// Has the pages show what is written into the file, within half a second of it. Called on the loop.
  func follow(on loop: any EventLoop, for hub: Hub) {
    let last = NIOLoopBoundBox(stat(), eventLoop: loop)
    let status = NIOLoopBound(hub.status, eventLoop: loop)
    loop.scheduleRepeatedTask(initialDelay: .zero, delay: .milliseconds(300)) { _ in
      if let text = change(from: &last.value) { status.value.fault = text }
    }
  }

  /// Writes how the app has crashed.
  func write(_ text: String) {
    try? Data(text.utf8).write(to: file, options: .atomic)
  }

  /// The file's text where it is another one than the last one; empty where there is no file.
  private func change(from last: inout stat) -> String? {
    var now = stat()
    guard stat(file.path, &now) == 0 else { return "" }
    guard
      now.st_ino != last.st_ino || now.st_size != last.st_size
        || now.st_mtim.tv_nsec != last.st_mtim.tv_nsec || now.st_mtim.tv_sec != last.st_mtim.tv_sec
    else { return nil }
    last = now
    return String(decoding: (try? Data(contentsOf: file))?.prefix(Self.longest) ?? Data(), as: UTF8.self)
  }
}
