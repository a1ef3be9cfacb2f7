import CProcessSupport
import Foundation

/// A crash in words: the reason, and the functions that the thread was in.
struct CrashReport {
  /// The reason, as `Index out of range`.
  var reason: String
  /// The signal's name.
  var signal: String
  /// The functions, from the inside out.
  var frames: [StackFrame]

  init(reason: String, signal: String, frames: [StackFrame]) {
    (self.reason, self.signal, self.frames) = (reason, signal, frames)
  }

  /// Describes a crash by the functions' names. Reads the memory of the thread that has crashed.
  init(_ crash: shoji_crash) {
    signal = Self.names[crash.signal]?.name ?? "signal \(crash.signal)"
    let addresses = ThreadStack.addresses { shoji_crash_frames([crash], $0, $1) }
    frames = ThreadStack(addresses: addresses).frames
    let kept = [CChar](unsafeUninitializedCapacity: Self.keptBytes) { buffer, count in
      count = Int(shoji_kept_errors(buffer.baseAddress!, Int32(Self.keptBytes)))
    }
    let written = String(decoding: kept.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    reason = Self.reason(of: crash, written: written)
  }

  private static let keptBytes = 8_192

  /// The signals' names, and what each is a sign of.
  private static let names: [Int32: (name: String, sign: String)] = [
    SIGSEGV: ("SIGSEGV", "a use of memory that is not there"),
    SIGBUS: ("SIGBUS", "a use of memory that cannot be had"),
    SIGILL: ("SIGILL", "a check that failed"), SIGTRAP: ("SIGTRAP", "a check that failed"),
    SIGABRT: ("SIGABRT", "it was aborted"), SIGFPE: ("SIGFPE", "an arithmetic fault"),
  ]

  private static func reason(of crash: shoji_crash, written: String) -> String {
    if crash.is_sent { return "another process ended it" }
    if let message = message(in: written) { return message }
    if isStackFull(crash) { return "the stack is full: functions call each other without end" }
    let sign = names[crash.signal]?.sign ?? "a signal"
    return crash.fault == 0 ? sign : "\(sign), at 0x\(String(crash.fault, radix: 16))"
  }

  /// Whether the fault is just beyond the end of the thread's stack.
  private static func isStackFull(_ crash: shoji_crash) -> Bool {
    guard crash.signal == SIGSEGV else { return false }
    let start = shoji_crash_stack_start([crash])
    let beyond = start &- 64 * 1024
    return start > 0 && crash.sp < start + 64 * 1024 && (beyond..<start + 4_096).contains(crash.fault)
  }

  /// The message of the run time's last words, if those are what ended the program: of
  /// `App/File.swift:3: Fatal error: Index out of range`, the end.
  static func message(in written: String) -> String? {
    let marks = ["Fatal error", "Precondition failed", "Assertion failed"]
    guard
      let mark = marks.compactMap({ written.ranges(of: $0).last }).max(by: { $0.lowerBound < $1.lowerBound })
    else { return nil }
    var message = written[mark.upperBound...]
    if message.hasPrefix(": ") { message = message.dropFirst(2) }
    if let trace = message.range(of: "\nCurrent stack trace:") { message = message[..<trace.lowerBound] }
    let text = message.trimmingCharacters(in: .whitespacesAndNewlines)
    // What follows the message is another thread's.
    guard text.count < 2_000 else { return nil }
    return text.isEmpty ? String(written[mark]) : text
  }

  /// Adds the lines of the sources, and what the compiler knows of a check that failed without a message.
  mutating func addPlaces() {
    guard let places = Symbolizer.places(of: frames.map(\.address)) else { return }
    var found: [StackFrame] = []
    for (frame, calls) in zip(frames, places) {
      guard !calls.isEmpty else {
        found.append(frame)
        continue
      }
      for call in calls {
        if let failure = call.failure {
          if reason == Self.names[SIGILL]?.sign { reason = failure }
          continue
        }
        found.append(StackFrame(at: frame.address, symbol: call.function, place: call.place))
      }
    }
    frames = found
  }

  /// The heading: the reason and the signal.
  var heading: String { "The app has crashed: \(reason) (\(signal))" }

  /// The words for a person: the heading, and below it the app's own functions, or all where there are none.
  var summary: String { ([heading, ""] + ThreadStack(frames: frames).summary).joined(separator: "\n") }

  /// The words for a log: the heading, the app's own functions, and then all, a line each.
  var text: String { heading + ThreadStack(frames: frames).text }
}
