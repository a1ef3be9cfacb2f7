import ArgumentParser
import Foundation
import ShojiToolKit
import XcodeProjects

/// `shoji ci`
struct CICommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ci", abstract: "Writes a workflow that runs the tests on GitHub's runners.",
    discussion: """
      The tests of the package or project run in a Debian container; builds and Debian packages are kept from run to run, \
      and the results are uploaded: JUnit's form, and the page of snapshots that differ. A file that differs is replaced \
      only with --force. The runner gets Shoji from --shoji-url.
      """)

  @Option(help: "The address of Shoji; that of the clone's remote “origin” by default.")
  var shojiURL: String?

  @Option(
    help: "The commit, tag or branch of Shoji; the clone's commit by default, or main with --shoji-url.")
  var shojiVersion: String?

  @Option(help: "The folder of the package or project; the current one by default.", completion: .directory)
  var packagePath: String?

  @Option(help: "The app of an Xcode project that has several, or a scheme that runs it.")
  var target: String?

  @Flag(help: "Replace a workflow that differs.")
  var force = false

  func run() throws {
    let place = packagePath ?? FileManager.default.currentDirectoryPath
    guard FileManager.default.fileExists(atPath: place) else {
      throw ToolError("there is no folder \(place), which --package-path names", cause: .commandLine)
    }
    try HostedTests(at: URL(fileURLWithPath: place).standardizedFileURL, target: target)
      .write(shojiURL: shojiURL, shojiVersion: shojiVersion, replaces: force)
  }
}

/// The workflow of the package or project of a folder.
struct HostedTests {
  private let folder: URL
  private let clone: URL?
  private let manifest: String
  private let target: String?

  /// Finds the package or project of a folder.
  init(at place: URL, target: String? = nil) throws {
    var options = try BuildOptions.parse([])
    options.target = target
    let project = try options.project(at: place, isTrusted: false)
    folder = try project?.projectFolder ?? SwiftPackage.root(of: place)
    self.target = project == nil ? nil : target
    if project == nil {
      let file = folder.appendingPathComponent("Package.swift")
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      manifest = text
      // The manifest is read as text: writing a workflow executes nothing of a project.
      let own = (Clone()?.folder).map { [$0.path] } ?? []
      let named = PackageFolders.named(in: folder.path) + own.filter { text.contains("\"\($0)\"") }
      clone = named.map { URL(fileURLWithPath: $0) }.first {
        FileManager.default.fileExists(atPath: $0.path + "/scripts/shoji")
      }
    } else {
      (manifest, clone) = ("", nil)
    }
  }

  /// Writes the workflow, and says so.
  func write(shojiURL: String?, shojiVersion: String?, replaces: Bool) throws {
    let writer = WorkflowWriter(project: folder)
    let origin = (clone ?? Clone()?.folder).flatMap { WorkflowWriter.origin(of: $0) }
    guard let url = shojiURL ?? origin?.url else {
      throw ToolError(
        "the runner has to get Shoji from somewhere; name its address with --shoji-url", cause: .commandLine)
    }
    var options = WorkflowOptions(
      shojiURL: url,
      shojiRevision: shojiVersion ?? (shojiURL == nil ? origin?.revision : nil) ?? "main",
      shojiPlace: writer.shojiPlace(clone: clone, manifest: manifest))
    options.folder = writer.folder
    options.branch = writer.branch
    options.testOptions = target.map { ["--target", $0] } ?? []
    let terminal = Terminal.standardError
    switch try writer.write(options, replaces: replaces) {
    case .made: terminal.say("wrote \(writer.file.path)")
    case .replaced: terminal.say("replaced \(writer.file.path)")
    case .unchanged: terminal.say("\(writer.file.path) is as it should be")
    }
    print(writer.file.path)
  }
}
