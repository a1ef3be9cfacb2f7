import Foundation

/// From the start of a process to its first frame, and its memory then: a window with a button, by us and by
/// GTK.
enum StartBenchmark {
  private struct Start {
    var time: Duration
    var memory: Int
  }

  private static let rounds = 11

  @MainActor static func run() throws -> [BenchmarkResult] {
    var headless: [Start] = []
    var browser: [Start] = []
    var gtk: [Start] = []
    for round in 0...rounds {
      let starts = try (startHeadless(), startBrowser(), startGTK())
      guard round > 0 else { continue }
      headless.append(starts.0)
      browser.append(starts.1)
      gtk.append(starts.2)
    }
    return rows("headless", headless, gtk) + rows("browser", browser, gtk)
  }

  private static func rows(_ display: String, _ ours: [Start], _ gtk: [Start]) -> [BenchmarkResult] {
    let times = PairedMeasurement.Result(ours: median(ours.map(\.time)), rival: median(gtk.map(\.time)))
    let memory = (ours: median(ours.map(\.memory)), rival: median(gtk.map(\.memory)))
    return [
      BenchmarkResult(
        "process start → first frame, \(display)", beside: "GTK 4’s hello world", times, atMost: 0.8),
      BenchmarkResult(
        "memory after the first frame, \(display)", beside: "GTK 4’s hello world",
        ours: Double(memory.ours) / 1e6, rival: Double(memory.rival) / 1e6, unit: "MB", atMost: 0.6),
    ]
  }

  /// Until the picture is drawn and answered for.
  private static func startHeadless() throws -> Start {
    let picture = NSTemporaryDirectory() + "shoji-hello.png"
    let app = try ChildProcess(
      ChildProcess.program("HelloShoji"), ["--display", "image", "--size", "375x667", "--scale", "1"])
    defer { app.end() }
    app.write(#"{"snapshot": "\#(picture)"}"#)
    let answer = try app.readLine()
    let time = ContinuousClock.now - app.started
    guard answer.contains(#""ok""#) else { throw ChildProcess.Failure(description: answer) }
    return try Start(time: time, memory: app.residentMemory())
  }

  /// Until the first commit has reached a client that connected as soon as there was an address.
  private static func startBrowser() throws -> Start {
    let app = try ChildProcess(ChildProcess.program("HelloShoji"), ["--display", "browser", "--port", "0"])
    defer { app.end() }
    let client = try WireClient(page: app.readPageAddress())
    _ = try client.nextChanges(saying: "Hello World")
    let time = ContinuousClock.now - app.started
    return try Start(time: time, memory: app.residentMemory())
  }

  /// Until GTK's frame clock has painted.
  private static func startGTK() throws -> Start {
    guard let path = ProcessInfo.processInfo.environment["GTK_HELLO"] else {
      throw ChildProcess.Failure(description: "GTK_HELLO does not name GTK’s hello world: use Benchmarks/run")
    }
    let app = try ChildProcess(path, environment: ["GDK_BACKEND": "x11", "GSK_RENDERER": "cairo"])
    defer { app.end() }
    _ = try app.readLine()
    let time = ContinuousClock.now - app.started
    return try Start(time: time, memory: app.residentMemory())
  }
}
