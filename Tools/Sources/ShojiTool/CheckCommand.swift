import ArgumentParser
import Foundation
import ShojiToolKit

/// `shoji check`
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Lists what stands between a project and its running here.",
    discussion: """
      Type checks the sources without building them. Absent modules come first, each with what follows from its absence \
      and what a build leaves out; then all other causes, by how many places each stops, with advice. The exit code is 0 \
      when nothing stands in the way.
      """)

  @Flag(
    help: "Print one JSON object for each place: file, line, column, severity, cause, mend, message, follows."
  )
  var json = false

  @Flag(help: "Print a report in SARIF, which hosts of repositories show beside the lines.")
  var sarif = false

  @OptionGroup var build: BuildOptions

  func validate() throws {
    if json, sarif { throw ValidationError("--json and --sarif are two forms of one answer: choose one") }
  }

  func run() throws {
    let site: BuildSite
    do { site = try build.site(readsManifest: false, isConfined: true) } catch let error as ToolError {
      // A wrong command line has nothing to list.
      let folder = URL(fileURLWithPath: build.packagePath ?? FileManager.default.currentDirectoryPath)
      let isList = json || sarif || !SwiftPackage.isNothing(at: folder)
      guard error.cause != .commandLine, isList else { throw error }
      return try show(CheckResult(unreadable: folder, because: error), of: folder)
    }
    defer { site.builder.sandbox?.finish() }
    let checker = Checker(site.builder, clone: Clone()?.folder)
    let result =
      try site.project.map { try checker.check($0) }
      ?? site.mirrored.map { try checker.check(site.package, with: $0) } ?? checker.check(site.package)
    try show(result, of: site.project?.projectFolder ?? site.package.folder)
  }

  private func show(_ result: CheckResult, of folder: URL) throws {
    if sarif {
      print(SARIFReport.text(result.all + result.warnings, from: folder.path))
    } else if json {
      let text = CheckReport.json(result, from: folder.path)
      if !text.isEmpty { print(text) }
    } else {
      let terminal = Terminal.standardOutput
      terminal.print(CheckReport.text(result, from: folder.path, terminal: terminal))
    }
    if !result.isEmpty { throw ExitCode(1) }
  }
}
