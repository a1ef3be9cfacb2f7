import CProcessSupport

/// The functions that a thread is in, from the inside out.
struct ThreadStack {
  /// The functions.
  var frames: [StackFrame]

  /// The most functions that are looked at.
  private static let depth = 128
  /// The most functions that are described: of the app's own and of all.
  private static let ownLimit = 8, limit = 24

  /// Reads what the main thread is doing at this moment. Called on another thread.
  static func ofMainThread() -> ThreadStack { ThreadStack(addresses: addresses(shoji_main_thread_frames)) }

  init(frames: [StackFrame]) { self.frames = frames }

  init(addresses: [UInt]) {
    // A call's own address lies before the one that it returns to.
    frames = addresses.enumerated().map { StackFrame(at: $1 - ($0 == 0 ? 0 : 1)) }
  }

  /// The addresses of the functions that the calling thread is in.
  static func ownAddresses() -> [UInt] { addresses(shoji_own_frames) }

  /// The addresses that a function of C writes.
  static func addresses(_ read: (UnsafeMutablePointer<UInt>, Int32) -> Int32) -> [UInt] {
    Array(unsafeUninitializedCapacity: depth) { buffer, count in
      count = Int(read(buffer.baseAddress!, Int32(depth)))
    }
  }

  /// The functions that people wrote.
  private var written: [StackFrame] { frames.filter { !$0.isCompilers } }

  /// The app's own functions, a line each with the source's line below the first.
  private var ownLines: [String] {
    let own = written.filter(\.isApps)
    return own.prefix(Self.ownLimit).enumerated().flatMap { index, frame in
      let line = (index == 0 ? "in " : "called by ") + frame.textWithPlace
      let source = index == 0 ? frame.place?.sourceText : nil
      return [line] + (source.map { ["      \($0)"] } ?? [])
    }
  }

  /// All functions, a line each.
  private var allLines: [String] {
    let rest = written.count - Self.limit
    return written.prefix(Self.limit).map(\.textWithPlace) + (rest > 0 ? ["and \(rest) more"] : [])
  }

  /// The app's own functions, or all where there are none, a line each.
  var summary: [String] { ownLines.isEmpty ? allLines : ownLines }

  /// The end of a sentence that says what the thread is doing: the app's own functions first, and then all,
  /// one a line.
  var text: String {
    guard !frames.isEmpty else { return "." }
    let own = ownLines
    let lines =
      [", " + (own.first ?? "in no function of the app's own")] + own.dropFirst().map { "  \($0)" }
      + ["  all functions, from the inside out:"] + allLines.map { "    \($0)" }
    return lines.joined(separator: "\n")
  }
}
