import ArgumentParser
import Foundation
import ShojiToolKit

/// `shoji check`
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Lists what stands between a project and its running here.",
    discussion: """
      Type checks the sources without building them. Causes are listed by how many places each stops, with advice. The \
      exit code is 0 when nothing stands in the way.
      """)

  @Flag(help: "Print one JSON object for each place: file, line, column, cause, mend, message.")
  var json = false

  @OptionGroup var build: BuildOptions

  func run() throws {
    let site = try build.site(readsManifest: false, isConfined: true)
    defer { site.builder.sandbox?.finish() }
    let checker = Checker(site.builder, clone: Clone()?.folder)
    let obstacles =
      try site.project.map { try checker.check($0) }
      ?? site.mirrored.map { try checker.check(site.package, with: $0) } ?? checker.check(site.package)
    if json {
      if !obstacles.isEmpty { print(CheckReport.json(obstacles)) }
    } else {
      let folder = site.project?.projectFolder ?? site.package.folder
      let terminal = Terminal.standardOutput
      terminal.print(CheckReport.text(obstacles, from: folder.path, terminal: terminal))
    }
    if !obstacles.isEmpty { throw ExitCode(1) }
  }
}
