import Foundation

/// The progress of a build of the package manager: one line that is written over on a terminal, elsewhere a
/// line every ten seconds.
struct BuildProgress {
  private let terminal: Terminal
  private let name: String
  private let clock: () -> Double
  private let start: Double
  private var last: Double
  private var width = 0

  /// The seconds between two lines where there is no terminal.
  static let interval = 10.0

  init(
    terminal: Terminal, name: String,
    clock: @escaping () -> Double = { ProcessInfo.processInfo.systemUptime }
  ) {
    (self.terminal, self.name, self.clock) = (terminal, name, clock)
    (start, last) = (clock(), clock())
  }

  /// Takes in a line of the package manager's. Returns the steps that it tells, as `[12/40] Compiling …`
  /// does; nil for another line.
  mutating func take(_ line: String) -> (steps: Int, all: Int)? {
    guard let step = line.prefixMatch(of: /\[([0-9]+)\/([0-9]+)\]\s/), let done = Int(step.1),
      let all = Int(step.2), all > 0
    else { return nil }
    let now = clock()
    let seconds = Int(now - start)
    if terminal.isInteractive {
      let filled = min(20, done * 20 / all)
      let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 20 - filled)
      let text = "\(bar) \(done)/\(all) \(name), \(seconds) s"
      terminal.print(
        "\r" + text.padding(toLength: max(width, text.count), withPad: " ", startingAt: 0), terminator: "")
      width = text.count
    } else if now - last >= BuildProgress.interval {
      last = now
      terminal.say("\(name): \(done) of \(all) steps after \(seconds) s")
    }
    return (done, all)
  }

  /// Ends the line of a terminal.
  mutating func end() {
    if terminal.isInteractive, width > 0 { terminal.print("") }
    width = 0
  }
}
