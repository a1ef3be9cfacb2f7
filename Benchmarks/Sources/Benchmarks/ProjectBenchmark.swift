import Foundation

/// `shoji check` of an Xcode user's project of 10,000 lines, and the translation of its sources beside the compiler's own work on them.
enum ProjectBenchmark {
  private static let typeCount = 834
  private static let typesInFile = 8

  @MainActor static func run() throws -> [BenchmarkResult] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("project-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    // The compiler reads the system's headers before: a small project makes it.
    let small = try write("Small", types: 1, in: folder)
    _ = try check(small, in: folder)
    let large = try write("Large", types: typeCount, in: folder)
    let first = try check(large, in: folder)
    let file = large.appendingPathComponent("Screens3.swift")
    var edits: [Measured] = []
    for number in 1...3 {
      let text = try String(contentsOf: file, encoding: .utf8)
      try Data(text.replacing("count += \(number)", with: "count += \(number + 1)").utf8).write(to: file)
      edits.append(try check(large, in: folder))
    }
    let compiled = try typecheck(in: folder)
    let edit = edits.map(\.whole).sorted()[1]
    return [
      BenchmarkResult("`shoji check` of 10,000 lines, the first time", first.whole, under: .seconds(10)),
      BenchmarkResult("the same after an edit", edit, under: .seconds(2)),
      BenchmarkResult(
        "translate the 10,000 lines", beside: "`swiftc -typecheck`",
        ours: first.translation / .milliseconds(1),
        rival: compiled / .milliseconds(1), unit: "ms", atMost: 0.5),
    ]
  }

  private struct Measured {
    var whole: Duration
    var translation: Duration
  }

  private static func screen(_ number: Int) -> String {
    """
    class Screen\(number): UIViewController {
      @IBOutlet private weak var label: UILabel!
      @objc dynamic var count = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Add", style: .plain, target: self, action: #selector(add(_:)))
      }
      @objc private func add(_ sender: Any?) {
        count += 1
      }
    }

    """
  }

  /// Writes an app of Swift Playgrounds with screens in files of about a hundred lines.
  static func write(_ name: String, types: Int, in folder: URL) throws -> URL {
    let project = folder.appendingPathComponent("\(name).swiftpm")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    func write(_ text: String, _ file: String) throws {
      try Data(text.utf8).write(to: project.appendingPathComponent(file))
    }
    try write(
      """
      import PackageDescription
      import AppleProductTypes
      let package = Package(
        name: "\(name)", products: [.iOSApplication(name: "\(name)", targets: ["AppModule"])],
        targets: [.executableTarget(name: "AppModule", path: ".")])
      """, "Package.swift")
    try write(
      "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n", "AppDelegate.swift")
    for (file, start) in stride(from: 0, to: types, by: typesInFile).enumerated() {
      let screens = (start..<min(types, start + typesInFile)).map(screen)
      try write("import UIKit\n\n" + screens.joined(), "Screens\(file).swift")
    }
    return project
  }

  private static let clone = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func check(_ project: URL, in folder: URL) throws -> Measured {
    let environment = ["XDG_CACHE_HOME": folder.appendingPathComponent("cache").path, "SHOJI_TIMES": "1"]
    let (time, output) = try run(
      clone.appendingPathComponent("scripts/shoji").path,
      ["check", "--package-path", project.path], environment)
    guard let match = output.firstMatch(of: /translated in (\d+) µs/), let microseconds = Int(match.1) else {
      throw ChildProcess.Failure(description: "shoji check has not translated anything:\n\(output)")
    }
    return Measured(whole: time, translation: .microseconds(microseconds))
  }

  /// The compiler's time for the translated sources, all at once.
  private static func typecheck(in folder: URL) throws -> Duration {
    struct Module: Decodable { var arguments: [String] }
    let projects = folder.appendingPathComponent("cache/shoji/projects")
    let name = try FileManager.default.contentsOfDirectory(atPath: projects.path).first { name in
      let sources = projects.appendingPathComponent(name + "/Sources/AppModule").path
      return (try? FileManager.default.contentsOfDirectory(atPath: sources).count) ?? 0 > 10
    }
    guard let name else { throw ChildProcess.Failure(description: "there is no mirrored package") }
    let place = projects.appendingPathComponent(name)
    let plan = try JSONDecoder().decode(
      [String: Module].self,
      from: Data(contentsOf: place.appendingPathComponent(".build/check-debug/plan.json")))
    let sources = place.appendingPathComponent("Sources/AppModule")
    let files = try FileManager.default.contentsOfDirectory(atPath: sources.path).map {
      sources.appendingPathComponent($0).path
    }
    return try run(
      "/usr/bin/env",
      ["swiftc", "-typecheck", "-module-name", "AppModule"] + (plan["AppModule"]?.arguments ?? []) + files,
      [:]
    ).time
  }

  static func run(
    _ program: String, _ arguments: [String], _ environment: [String: String]
  ) throws -> (time: Duration, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    let start = ContinuousClock.now
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let time = ContinuousClock.now - start
    let text = String(decoding: data, as: UTF8.self)
    guard process.terminationStatus == 0 else {
      throw ChildProcess.Failure(description: "\(program) has failed:\n\(text.suffix(2_000))")
    }
    return (time, text)
  }
}
