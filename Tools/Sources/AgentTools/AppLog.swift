import Foundation
import ShojiToolKit
import Synchronization

/// The lines that an app has written to standard error, of many the last ones.
package final class AppLog: Sendable {
  /// The most lines that are kept.
  static let mostLines = 2_000
  /// The most characters that are kept of a line.
  static let longestLine = 2_000

  private let state = Mutex(State())

  private struct State {
    var lines: [String] = []
    /// The number of lines that were dropped.
    var dropped = 0
    /// The number of the first line that was not asked for yet.
    var next = 0
    /// The file that is followed.
    var tail: FileTail?
    /// The pipe that is read.
    var pipe: PipeLines?

    mutating func add(_ line: String) {
      lines.append(String(line.prefix(longestLine)))
      // Not for each line: removing at the front moves all others.
      guard lines.count > 2 * mostLines else { return }
      let count = lines.count - mostLines
      lines.removeFirst(count)
      dropped += count
    }

    /// Adds what has come.
    mutating func read() {
      for line in pipe?.newLines() ?? [] { add(line) }
      for line in tail?.newLines() ?? [] { add(line) }
    }
  }

  /// An empty log.
  package init() {}

  /// Adds a line.
  package func add(_ line: String) {
    state.withLock { $0.add(line) }
  }

  /// Takes what comes through a pipe, on a thread of its own, so that the writer never waits.
  ///
  /// - Parameters:
  ///   - descriptor: The pipe's end.
  ///   - end: Called once the other end is closed and all was read.
  func read(_ descriptor: FileHandle, end: @escaping @Sendable () -> Void) {
    state.withLock { $0.pipe = PipeLines(descriptor.fileDescriptor) }
    Thread.detachNewThread { [self] in
      var source = pollfd(fd: descriptor.fileDescriptor, events: Int16(POLLIN), revents: 0)
      while state.withLock({ state in
        state.read()
        return state.pipe?.hasEnded == false
      }) { _ = poll(&source, 1, -1) }
      end()
    }
  }

  /// Takes what is added to a file from now on, too.
  package func follow(_ file: URL) {
    state.withLock { $0.tail = FileTail(file) }
  }

  /// The lines since the last call, and the number of those that are lost.
  package func takeNew() -> (lines: [String], lost: Int) {
    state.withLock { state in
      state.read()
      let lost = max(0, state.dropped - state.next)
      let lines = Array(state.lines.dropFirst(max(0, state.next - state.dropped)))
      state.next = state.dropped + state.lines.count
      return (lines, lost)
    }
  }

  /// All lines that are kept.
  package var lines: [String] { state.withLock { $0.lines } }
}

/// The end of an app that ended by itself, in words.
package struct AppEnd: Sendable {
  /// The most lines of the log that the words have.
  private static let mostLines = 12
  /// The most frames that the words have.
  private static let mostFrames = 8

  /// The words: how it ended, its last lines, and where it crashed in its own code.
  package let text: String

  /// An end in words.
  init(text: String) { self.text = text }

  /// Describes the end of an app by what it wrote.
  package init(name: String, how: String, log: [String], folder: ProjectFolder) {
    let own = log.lastIndex { $0.hasPrefix("The app has crashed: ") }
    // An app that crashes before it begins is described by Swift's run time.
    let swifts = log.lastIndex { $0.contains("*** ") && $0.contains("crashed") || $0.hasPrefix("💣") }
    // Indented lines are details, such as all functions of a thread.
    let words = log[..<(own ?? swifts ?? log.count)].filter {
      !$0.isEmpty && !$0.hasPrefix("    ") && !$0.hasPrefix("*** ")
    }.suffix(
      Self.mostLines)
    var parts = ["\(name) \(how)."]
    if !words.isEmpty {
      parts.append("Its last lines:\n" + words.map { "  \($0.prefix(300))" }.joined(separator: "\n"))
    }
    if let own {
      parts.append(Self.crash(log[own...]))
    } else if let swifts {
      let frames = Self.frames(in: log[swifts...], folder)
      parts.append("The frames:\n" + frames.prefix(Self.mostFrames).map { "  \($0)" }.joined(separator: "\n"))
    }
    text = parts.joined(separator: "\n")
  }

  /// The app's own description of its crash: the functions of its own, or some of all where it has none.
  private static func crash(_ lines: ArraySlice<String>) -> String {
    let end = lines.firstIndex { $0.hasPrefix("  all functions") } ?? lines.endIndex
    let own = lines[..<end]
    guard own.count <= 1 else { return own.joined(separator: "\n") }
    return (own + lines[end...].prefix(mostFrames)).joined(separator: "\n")
  }

  /// The frames of a backtrace, those of the project's own files alone where there are any.
  private static func frames(in lines: ArraySlice<String>, _ folder: ProjectFolder) -> [String] {
    let all = BacktraceFrame.all(in: lines)
    let own = all.filter {
      $0.file.hasPrefix(folder.url.path + "/") && !$0.file.contains("/.build/checkouts/")
    }
    return (own.isEmpty ? all : own).map { "\(folder.shown($0.file)):\($0.line) \($0.function)" }
  }
}
