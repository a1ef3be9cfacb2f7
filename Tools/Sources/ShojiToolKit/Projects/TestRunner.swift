import Foundation

/// Builds and runs the unit tests of a mirrored project. They run in the app's folder, so that its bundle is
/// the main one, as for tests that Xcode runs in an app.
public struct TestRunner {
  private let project: MirroredProject
  private let package: SwiftPackage
  private let builder: Builder
  private let terminal: Terminal

  /// Describes the tests of a project.
  public init(
    _ project: MirroredProject, package: SwiftPackage, builder: Builder, terminal: Terminal = .standardError
  ) {
    (self.project, self.package, self.builder, self.terminal) = (project, package, builder, terminal)
  }

  /// Runs the tests whose names fit a regular expression, or all.
  ///
  /// - Returns: The exit code: 0 when all pass.
  public func run(filter: String?) throws -> Int32 {
    guard !project.testModules.isEmpty else {
      throw ToolError("\(project.projectFolder.path) has no unit tests")
    }
    try project.checkDocuments(toBuild: "the tests")
    terminal.say("building the tests of \(package.name)")
    try builder.buildTests(terminal: terminal)
    let built = try builder.program("\(package.name)PackageTests.xctest")
    let program = try project.finish(built)
    let old = try oldTests(of: program, filter)
    var status: Int32 = 0
    // A run without tests of one kind would only say so.
    if !old.isEmpty {
      status = try pass(program, filter == nil ? [] : [old.joined(separator: ",")])
    }
    let new = try pass(
      program,
      ["--testing-library", "swift-testing"] + (filter.map { ["--filter", $0] } ?? []))
    // Swift Testing has a status of its own for “no tests”.
    let noTests: Int32 = 69
    if old.isEmpty, new == noTests { throw ToolError("no test fits “\(filter ?? "")”", cause: .commandLine) }
    return status != 0 ? status : new == noTests ? 0 : new
  }

  /// The names of XCTest's tests that fit.
  private func oldTests(of program: URL, _ filter: String?) throws -> [String] {
    let list = try Command(program.path, ["--list-tests"], in: project.projectFolder).run()
    let names = list.text.split(separator: "\n").map(String.init).filter {
      $0.contains("/") && !$0.contains(" ")
    }
    guard let filter else { return names }
    guard let pattern = try? Regex(filter) else {
      throw ToolError("--filter must be a regular expression, not “\(filter)”", cause: .commandLine)
    }
    return names.filter { $0.contains(pattern) }
  }

  private func pass(_ program: URL, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = project.projectFolder
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit
      ? process.terminationStatus : 128 + process.terminationStatus
  }
}
