import Foundation

/// The watch over a program that waits for the end of a program that has ended long ago.
///
/// Foundation's `Process` loses such an end where its thread for sockets cannot be woken, and the package
/// manager and its plugins, which run programs by it, then wait for ever. That thread is woken by a
/// connection on loopback, instead of which a confined program gets a pair of sockets (`pairs.c`): the watch
/// is for what has neither, as below a filter of system calls that has a listener of its own. What is seen
/// from outside: nothing of it uses a processor but for looking at a clock, and all that waits has children
/// that have ended without having been waited for.
struct StallWatch {
  /// The looks in a row at which nothing may have moved.
  static let patience = 10
  /// The seconds between two looks.
  static let interval = 2.0
  /// The ticks of processor time, a hundredth of a second each, that waiting takes between two looks:
  /// `waitUntilExit()` looks at its clock twenty times a second.
  static let idleTicks: UInt64 = 5

  private var lastTime: UInt64?
  private var looks = 0

  /// Looks at the process table. Returns whether the program has stalled.
  mutating func look(at pid: Int32, in table: [Row] = StallWatch.table()) -> Bool {
    let time = StallWatch.waitingTime(of: pid, in: table)
    let isStill =
      time.flatMap { time in lastTime.map { time >= $0 && time - $0 <= StallWatch.idleTicks } } ?? false
    looks = isStill ? looks + 1 : 0
    lastTime = time
    return looks >= StallWatch.patience
  }

  /// The processor time of a program and all that descends from it, where all of it sleeps and all that has
  /// no living child waits for one that has ended; nil otherwise.
  private static func waitingTime(of pid: Int32, in table: [Row]) -> UInt64? {
    guard let own = table.first(where: { $0.pid == pid }) else { return nil }
    let children = Dictionary(grouping: table, by: \.parent)
    var (open, seen, time): ([Row], Set<Int32>, UInt64) = ([own], [], 0)
    while let row = open.popLast() {
      guard seen.insert(row.pid).inserted else { continue }
      let below = children[row.pid] ?? []
      let living = below.filter { $0.state != "Z" }
      guard row.state == "S", !living.isEmpty || !below.isEmpty else { return nil }
      time += row.time
      open += living
    }
    return time
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
