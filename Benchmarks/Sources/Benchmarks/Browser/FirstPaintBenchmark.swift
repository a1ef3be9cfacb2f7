import Foundation
import ShojiTestSupport

/// From the navigation of a headless Chromium to the first picture of TicTacToe with something in it, and to
/// that of a static page of three texts, below which no page of the same browser comes. Each is the first
/// page of its window and of its process.
enum FirstPaintBenchmark {
  private static let rounds = 11

  @MainActor static func run() async throws -> [BenchmarkResult] {
    let server = try ChildProcess(
      "/usr/bin/python3",
      ["-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", rivals])
    defer { server.end() }
    guard let match = try server.readLine().firstMatch(of: /\((http:[^)]+)\)/) else {
      throw ChildProcess.Failure(description: "http.server did not say its address")
    }
    let page = "\(match.1)static-page.html"

    var (ours, floor): ([Double], [Double]) = ([], [])
    for _ in 0..<rounds {
      ours.append(try await ticTacToe())
      floor.append(try await firstPaint(of: page))
    }
    func middle(_ times: [Double]) -> Duration { .seconds(times.sorted()[times.count / 2] / 1_000) }
    return [
      BenchmarkResult(
        "TicTacToe on loopback, navigation → first paint", middle(ours), under: .milliseconds(100)),
      BenchmarkResult("a static page of three texts on loopback, navigation → first paint", middle(floor)),
    ]
  }

  /// The folder of the rivals' sources.
  private static var rivals: String {
    URL(fileURLWithPath: #filePath).appending(path: "../../../../rivals").standardized.path
  }

  /// Milliseconds, in a fresh page of an app that has just begun.
  @MainActor private static func ticTacToe() async throws -> Double {
    let app = try ChildProcess(
      ChildProcess.program("TicTacToeShoji"), ["--display", "browser", "--port", "0"])
    defer { app.end() }
    return try await firstPaint(of: try app.readPageAddress())
  }

  @MainActor private static func firstPaint(of address: String) async throws -> Double {
    let page = try await Chromium.shared().newPage()
    try await page.setSize(CGSize(width: 1280, height: 800), scale: 1)
    // A new window loads pages of the browser's own, for its address bar, 70 scripts in a fifth of a second.
    // Who opens an app has a window.
    try await Task.sleep(for: .seconds(1))
    try await page.open(URL(string: address)!)
    let time: Double = try await page.evaluate(
      """
      new Promise(resolve => new PerformanceObserver(list => {
        for (const entry of list.getEntries()) if (entry.name === 'first-contentful-paint') resolve(entry.startTime);
      }).observe({type: 'paint', buffered: true}))
      """)
    await page.close()
    return time
  }
}
