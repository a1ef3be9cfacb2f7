import ArgumentParser
import Containment
import Foundation
import ShojiToolKit

/// `shoji test`
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Builds and runs unit tests, and shows the snapshots that differ.",
    discussion: """
      The tests of XCTest and of Swift Testing run, in a package and in a folder with an Xcode project. On a terminal each \
      has a line; elsewhere only those that fail. Snapshots that differ from the recorded ones are collected in one page, \
      whose path is printed last. --accept makes them the recorded ones, without running anything. The exit code is 0 when \
      all tests pass, 1 when some fail or cannot be built, and 64 when no test fits.
      """)

  @Option(
    name: .shortAndLong,
    help: "A regular expression for the names of tests to run; may be given several times.")
  var filter: [String] = []

  @Option(help: "A regular expression for the names of tests to leave out; may be given several times.")
  var skip: [String] = []

  @Flag(help: "Record the snapshots that the tests compare with again; look at them before you commit them.")
  var record = false

  @Option(help: "A file for the results, in JUnit's form.", completion: .file(extensions: ["xml"]))
  var junit: String?

  @Option(
    help: "A file for the page of snapshots that differ; one in the build folder by default.",
    completion: .file(extensions: ["html"]))
  var report: String?

  @Flag(help: "Make snapshots that differed in the last run the recorded ones: those of NAME, or all.")
  var accept = false

  @Argument(help: "With --accept: snapshots or tests, by the names that the page shows.")
  var name: [String] = []

  @OptionGroup var build: BuildOptions

  /// Throws for options that do not go together. The parser has named unknown ones before.
  private func checkOptions() throws {
    if !name.isEmpty, !accept {
      throw ValidationError("A name is accepted with --accept; --filter chooses tests to run.")
    }
    if accept, record || junit != nil || !filter.isEmpty || !skip.isEmpty {
      throw ValidationError("--accept runs no tests; it stands alone.")
    }
  }

  func run() throws {
    try checkOptions()
    // A test that passes has tested all of the app.
    let site = try build.site(omitsAbsent: false)
    let pictures = site.failedPictures
    guard !accept else {
      for file in try pictures.accept(name) { print(file) }
      try writePage(pictures.read(), summary: "not accepted yet", site, isUpdate: true)
      return
    }
    let selection = try TestSelection(filters: filter, skips: skip)
    let terminal = Terminal.standardError
    let runner = TestRunner(site.package, project: site.project, builder: site.builder)
    let start = Date()
    junit.map { OutputFile.remove($0) }
    do { try runner.build() } catch let error as ToolError {
      try writeJUnit(
        JUnitReport.ofBuildFailure(error.details ?? error.message, name: site.package.name, start: start))
      throw error
    }
    let printer = TestPrinter(terminal, folder: runner.folder.path)
    let log = TestLog(isRecording: record) { printer.show($0, ended: $1, of: $2) }
    let run = try runner.run(selection, isRecording: record, into: log)
    try writeJUnit(JUnitReport(run, name: site.package.name, folder: runner.folder.path).text)
    let failed = try pictures.keep(FailedPictures.all(of: run))
    print(TestPrinter(.standardOutput, folder: runner.folder.path).text(of: run))
    try writePage(failed, summary: run.summary, site, isUpdate: false)
    if !run.passes { throw ExitCode(1) }
  }

  private func writeJUnit(_ text: String) throws {
    guard let junit else { return }
    try write(text, to: URL(fileURLWithPath: junit))
  }

  /// Writes the page of snapshots, and prints its path.
  private func writePage(_ failed: [FailedPicture], summary: String, _ site: BuildSite, isUpdate: Bool) throws
  {
    let file = report.map { URL(fileURLWithPath: $0).standardizedFileURL } ?? site.failedPictures.page
    guard !failed.isEmpty || report != nil else { return }
    let html = PictureReport(
      failed, title: site.package.name, summary: summary, folder: site.testFolder.path, command: acceptCommand
    ).html
    try write(html, to: file)
    if !isUpdate, !failed.isEmpty { print(file.path) }
  }

  private func write(_ text: String, to file: URL) throws {
    do throws(ContainmentError) {
      try OutputFile.write(text.utf8, to: file.path, makesFolders: true)
    } catch {
      throw ToolError(error.message)
    }
  }

  /// The command that accepts what this run has found.
  private var acceptCommand: String {
    let options: [(String, String?)] = [
      ("--package-path", build.packagePath), ("--scratch-path", build.scratchPath),
      ("--target", build.target), ("--configuration", build.configuration),
    ]
    let words = options.compactMap { option, value in value.map { "\(option) \(Shell.quoted($0))" } }
    return (["shoji test"] + words + ["--accept"]).joined(separator: " ")
  }
}
