import ArgumentParser
import Foundation
import ShojiToolKit

/// `shoji test`
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Builds and runs unit tests.",
    discussion: """
      In a folder with an Xcode project, its unit test bundles run, in XCTest and in Swift Testing. In a package it is \
      swift test.
      """)

  @Option(name: .shortAndLong, help: "A regular expression for the names of tests to run.")
  var filter: String?

  @OptionGroup var build: BuildOptions

  func run() throws {
    let site = try build.site()
    let status: Int32
    if let project = site.project {
      status = try TestRunner(project, package: site.package, builder: site.builder).run(filter: filter)
    } else {
      status = try site.builder.test(filter: filter)
    }
    if status != 0 { throw ExitCode(status > 125 ? status : 1) }
  }
}
