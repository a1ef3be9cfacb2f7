import Foundation

/// The watch over a program that waits for the end of a program that has ended long ago.
///
/// Foundation's `Process` loses such an end now and then on Linux, and the package manager, which runs
/// plugins by it, then waits for ever. What is seen from outside: nothing of it uses a processor, and its
/// children have ended without having been waited for.
struct StallWatch {
  /// The looks in a row at which nothing may have moved.
  static let patience = 10
  /// The seconds between two looks.
  static let interval = 2.0

  private var lastTime: UInt64?
  private var looks = 0

  /// Looks at the process table. Returns whether the program has stalled.
  mutating func look(at pid: Int32, in table: [Row] = StallWatch.table()) -> Bool {
    guard let own = table.first(where: { $0.pid == pid }), own.state == "S" else {
      (lastTime, looks) = (nil, 0)
      return false
    }
    let children = table.filter { $0.parent == pid }
    let waits = !children.isEmpty && children.allSatisfy { $0.state == "Z" } && own.time == lastTime
    looks = waits ? looks + 1 : 0
    lastTime = own.time
    return looks >= StallWatch.patience
  }

  /// A process as the kernel lists it.
  struct Row: Equatable {
    var pid: Int32
    var parent: Int32
    /// `R`, `S`, `Z` and so on.
    var state: Character
    /// The time on processors, in the kernel's ticks.
    var time: UInt64

    init(pid: Int32, parent: Int32, state: Character, time: UInt64) {
      (self.pid, self.parent, self.state, self.time) = (pid, parent, state, time)
    }

    /// Reads `/proc/PID/stat`; nil for what is none.
    init?(_ text: String) {
      // The name stands in parentheses and may have any characters.
      guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"),
        let pid = Int32(text[..<open].trimmingCharacters(in: .whitespaces))
      else { return nil }
      let rest = text[text.index(after: close)...].split(separator: " ")
      guard rest.count > 12, let state = rest[0].first, let parent = Int32(rest[1]),
        let user = UInt64(rest[11]), let system = UInt64(rest[12])
      else { return nil }
      self.init(pid: pid, parent: parent, state: state, time: user + system)
    }
  }

  /// The processes of the machine.
  static func table() -> [Row] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { name in
      guard Int32(name) != nil, let text = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8)
      else { return nil }
      return Row(text)
    }
  }
}

extension ChildProcess {
  /// Ends the program when it stalls (see ``StallWatch``), so that it can be started again.
  ///
  /// - Parameters:
  ///   - interval: The seconds between two looks.
  ///   - stalled: Called before it is ended, on another thread.
  package func endWhenStalled(every interval: Double? = nil, _ stalled: @escaping @Sendable () -> Void) {
    let interval = interval ?? StallWatch.interval
    let watch = Thread { [weak self] in
      var watch = StallWatch()
      while let child = self, child.wait(seconds: interval) == nil {
        guard watch.look(at: child.pid) else { continue }
        stalled()
        child.end(within: 1)
      }
    }
    watch.name = "stalls"
    watch.start()
  }
}
