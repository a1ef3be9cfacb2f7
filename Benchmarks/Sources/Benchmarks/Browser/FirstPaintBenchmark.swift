import Foundation
import ShojiTestSupport

/// From the navigation of a headless Chromium to the first picture of TicTacToe with something in it.
enum FirstPaintBenchmark {
  private static let rounds = 11

  @MainActor static func run() async throws -> [Row] {
    var all: [Double] = []
    for _ in 0..<rounds { all.append(try await firstPaint()) }
    let middle = all.sorted()[all.count / 2]
    return [
      Row(
        "TicTacToe on loopback, navigation → first paint", .seconds(middle / 1_000), under: .milliseconds(100)
      )
    ]
  }

  /// Milliseconds, in a fresh page of a fresh process.
  @MainActor private static func firstPaint() async throws -> Double {
    let app = try ChildProcess(
      ChildProcess.program("TicTacToeShoji"), ["--display", "browser", "--port", "0"])
    defer { app.end() }
    let address = try app.readPageAddress()
    let page = try await Chromium.shared().newPage()
    try await page.setSize(CGSize(width: 1280, height: 800), scale: 1)
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
