import Foundation

/// The speed of an app that is built for debugging with Shoji's Swift SDK, whose library is optimized:
/// beside the same app as a release build, and built for debugging with Shoji's sources.
enum SDKAppMeasurement {
  /// A build of `MeasuredShoji`.
  private struct Build {
    var program: String
    var environment: [String: String] = [:]
    var starts: [Duration] = []
    var cells: [Duration] = []
    var rows: [Duration] = []

    /// Runs the app twice: until it has drawn its first frame, and to measure what it does.
    mutating func run() throws {
      let app = try ChildProcess(
        program, ["--display", "image", "--size", "375x667", "--scale", "1"], environment: environment)
      defer { app.end() }
      app.write(#"{"snapshot": "\#(NSTemporaryDirectory())measured.png"}"#)
      let answer = try app.readLine()
      guard answer.contains(#""ok""#) else { throw ChildProcess.Failure(description: answer) }
      starts.append(ContinuousClock.now - app.started)
      let output = try ProjectBenchmark.run(
        program, ["--display", "image"], environment.merging(["MEASURED": "1"]) { $1 }
      ).output
      for line in output.split(separator: "\n") {
        let words = line.split(separator: " ")
        guard words.count == 2, let time = Int(words[1]).map(Duration.nanoseconds) else { continue }
        if words[0] == "cell" { cells.append(time) }
        if words[0] == "rows" { rows.append(time) }
      }
    }
  }

  private static let rounds = 7

  /// Builds the app in the packages of two others, and measures.
  ///
  /// - Parameters:
  ///   - package: A package that is built with the SDK.
  ///   - whole: One that is built with Shoji's sources.
  @MainActor static func run(onSDK package: URL, whole: URL, clone: URL) throws -> [BenchmarkResult] {
    try writeManifest(of: package, clone: nil)
    let sdks = ProcessInfo.processInfo.environment["SHOJI_SDK_PATH"] ?? ""
    var onSDK = Build(program: try build(package, ["--swift-sdks-path", sdks, "--swift-sdk", "shoji"]))
    var fromSource = Build(program: try build(whole, []))
    var release = Build(program: ChildProcess.program("MeasuredShoji"))
    for _ in 0..<rounds {
      try onSDK.run()
      try release.run()
      try fromSource.run()
    }
    let works: [(String, KeyPath<Build, [Duration]>)] = [
      ("start to first frame", \.starts), ("a feed cell", \.cells), ("1,000 rows", \.rows),
    ]
    return works.flatMap { name, times in
      [("a release build", release, 1.3), ("a debug build of Shoji's sources", fromSource, 1)].map {
        beside, other, limit in
        BenchmarkResult(
          "debug app on the SDK: \(name)", beside: beside,
          PairedMeasurement.Result(ours: median(onSDK[keyPath: times]), rival: median(other[keyPath: times])),
          atMost: limit)
      }
    }
  }

  /// Builds the app in a package, and gives its program.
  private static func build(_ package: URL, _ options: [String]) throws -> String {
    let words = ["swift", "build", "--package-path", package.path] + options
    _ = try ProjectBenchmark.run("/usr/bin/env", words + ["--product", "MeasuredShoji"], [:])
    let folder = try ProjectBenchmark.run("/usr/bin/env", words + ["--show-bin-path"], [:]).output
    return folder.split(separator: "\n").last.map { $0 + "/MeasuredShoji" } ?? ""
  }

  /// Writes the manifest of an app of `shoji new`, with the measured app as well.
  ///
  /// - Parameter clone: The clone of Shoji that it depends on; nil for none.
  static func writeManifest(of package: URL, clone: URL?) throws {
    let name = package.lastPathComponent
    let sources = package.appendingPathComponent("Sources/MeasuredShoji")
    if !FileManager.default.fileExists(atPath: sources.path) {
      let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      try FileManager.default.copyItem(at: own.appendingPathComponent("MeasuredShoji"), to: sources)
    }
    let dependency = clone.map { ".package(name: \"Shoji\", path: \"\($0.path)\")" } ?? ""
    let product = clone == nil ? "" : ".product(name: \"UIKit\", package: \"Shoji\")"
    let targets = [name, "MeasuredShoji"].map { target in
      """
          .executableTarget(
            name: "\(target)", dependencies: [\(product)],
            swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]),

      """
    }
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(name)",
        dependencies: [\(dependency)],
        targets: [
      \(targets.joined())  ])

      """
    try Data(manifest.utf8).write(to: package.appendingPathComponent("Package.swift"))
  }
}
