import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The cost of building with Shoji's Swift SDK, beside building Shoji along with the app. The SDK is there:
/// `Benchmarks/run` makes it.
enum SDKBenchmark {
  private static let clone = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @MainActor static func run() async throws -> [BenchmarkResult] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sdk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // The compiler keeps what it has read of the system's headers; the first app of all pays for that.
    _ = try await firstPage(of: "Warmup", in: folder)
    let app = try await firstPage(of: "Second", in: folder)
    let whole = try await firstPage(of: "Whole", in: folder, ["--from-source"]) {
      try SDKAppMeasurement.writeManifest(of: $0, clone: clone)
    }
    let size = try ProjectBenchmark.run(
      "/usr/bin/du", ["-sm", folder.appendingPathComponent("Second/.build").path], [:]
    ).output
    let edit = try edits(of: folder.appendingPathComponent("Second"))
    let picture = try firstPicture(in: folder)
    let builds = try SDKAppMeasurement.run(
      onSDK: folder.appendingPathComponent("Second"), whole: folder.appendingPathComponent("Whole"),
      clone: clone)
    return builds + [
      BenchmarkResult(
        "an app of `shoji new`, to its first page", beside: "with Shoji's sources", ours: app / .seconds(1),
        rival: whole / .seconds(1), unit: "s", atMost: 0.1),
      BenchmarkResult(
        "its build folder", Int(size.prefix { $0.isNumber }) ?? 0, unit: "MB", under: 41),
      BenchmarkResult("a changed line of it, built, to the first frame", edit, under: .seconds(3)),
      BenchmarkResult(
        "an Xcode user's project of 2,000 lines, to its first picture", picture, under: .seconds(20)),
    ]
  }

  /// The time in which an app is made and run, until its page answers.
  ///
  /// - Parameter change: Changes the app's package, which does not count.
  @MainActor private static func firstPage(
    of name: String, in folder: URL, _ options: [String] = [], change: (URL) throws -> Void = { _ in }
  ) async throws -> Duration {
    // The tool runs in the folder that it is started in.
    let shoji = clone.appendingPathComponent("scripts/shoji").path
    func command(_ folder: URL, _ words: [String]) -> [String] {
      ["-c", "cd \"$1\" && shift && exec \"$@\"", "sh", folder.path, shoji] + words
    }
    let made = try ProjectBenchmark.run(
      "/bin/sh", command(folder, ["new", name, "--template", "uikit", "--no-git"]), [:]
    ).time
    let app = folder.appendingPathComponent(name)
    try change(app)
    let start = ContinuousClock.now
    let tool = try ChildProcess("/bin/sh", command(app, ["run", name] + options))
    defer { tool.end() }
    guard let address = URL(string: try tool.readPageAddress()) else {
      throw ChildProcess.Failure(description: "shoji run prints no address")
    }
    while true {
      if let (_, answer) = try? await URLSession.shared.data(from: address),
        (answer as? HTTPURLResponse)?.statusCode == 200
      {
        return made + (ContinuousClock.now - start)
      }
      try await Task.sleep(for: .milliseconds(50))
    }
  }

  /// The median time from a changed line to the first frame of the app that is built of it.
  private static func edits(of package: URL) throws -> Duration {
    let file = package.appendingPathComponent("Sources/Second/MainController.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    var times: [Duration] = []
    for number in 1...5 {
      try Data((text + "\nlet edit = \(number)\n").utf8).write(to: file)
      times.append(
        try ProjectBenchmark.run(
          clone.appendingPathComponent("scripts/shoji").path,
          [
            "snapshot", "--trust", "--package-path", package.path, "-o",
            package.appendingPathComponent("edit.png").path,
          ], [:]
        ).time)
    }
    return times.sorted()[times.count / 2]
  }

  /// The time until a project that was never opened shows its first screen.
  private static func firstPicture(in folder: URL) throws -> Duration {
    let project = try ProjectBenchmark.write("Opened", types: 167, in: folder)
    return try ProjectBenchmark.run(
      clone.appendingPathComponent("scripts/shoji").path,
      ["snapshot", "--package-path", project.path, "-o", folder.appendingPathComponent("opened.png").path],
      ["XDG_CACHE_HOME": folder.appendingPathComponent("cache").path]
    ).time
  }
}
