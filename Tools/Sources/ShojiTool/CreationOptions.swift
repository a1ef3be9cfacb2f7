import ArgumentParser
import Foundation
import ShojiToolKit

extension Template: ExpressibleByArgument {}

/// The options that `new` and `init` share.
struct CreationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What kind of app it is; uikit by default, reactant for init.",
      discussion: Template.allCases.map { "\($0.rawValue): \($0.summary)" }.joined(separator: "; ")))
  var template: Template?

  @Option(help: "The start of the bundle identifier.")
  var organization = "com.example"

  @Flag(inversion: .prefixedNo, help: "Whether views are written in XML; for the template reactant.")
  var xmlUI = true

  @Flag(
    inversion: .prefixedNo, help: "Whether saved XML shows in the running app; for the template reactant.")
  var liveReload = true

  @Flag(inversion: .prefixedNo, help: "Whether there are a unit test and a snapshot test.")
  var tests = true

  @Flag(inversion: .prefixedNo, help: "Whether a repository is made, unless the folder lies in one already.")
  var git = true

  @Option(
    help: "Name Shoji as a dependency, by this address; a package is built with its Swift SDK otherwise.")
  var shojiURL: String?

  @Option(help: "The version of --shoji-url to begin with; its branch main by default.")
  var shojiVersion: String?

  @Flag(help: "Write a workflow that runs the tests on GitHub's runners, as shoji ci does.")
  var ci = false

  /// - Parameter template: The template where the person names none.
  func options(name: String, folder: URL, template standard: Template) throws -> ProjectOptions {
    if let fault = ProjectOptions.fault(ofOrganization: organization) { throw ValidationError(fault) }
    if ci, shojiURL == nil, Clone().flatMap({ WorkflowWriter.origin(of: $0.folder) }) == nil {
      throw ToolError(
        "--ci needs --shoji-url: the runner has to get Shoji from somewhere", cause: .commandLine)
    }
    var options = ProjectOptions(name: try ProjectName(name), template: template ?? standard, shoji: nil)
    options.organization = organization
    options.usesXML = xmlUI
    options.reloadsLive = liveReload
    options.hasTests = tests
    options.editorSDK = SDKStore().current
    options.shoji = try reference(in: folder)
    return options
  }

  /// The reference to Shoji that the person wants; nil for a package that is built with the Swift SDK.
  func reference(in folder: URL) throws -> ShojiReference? {
    guard shojiURL != nil || shojiVersion != nil else { return nil }
    return try ShojiReference(url: shojiURL, version: shojiVersion, clone: Clone()?.folder, project: folder)
  }

  func write(_ options: ProjectOptions, in folder: URL, isHere: Bool) throws {
    let terminal = Terminal.standardError
    let repository = try ProjectWriter(options, in: folder, usesGit: git).write()
    terminal.say("made \(options.name.text) in \(folder.path)")
    switch repository {
    case .made: terminal.say("made a repository with a first commit")
    case .none: break
    case .failed(let reason): terminal.warn("no first commit was made: \(reason)")
    }
    if ci {
      // A version is a tag.
      try HostedTests(at: folder).write(shojiURL: shojiURL, shojiVersion: shojiVersion, replaces: false)
      if repository == .made {
        // It is part of the first commit.
        try ProjectWriter.addToFirstCommit(in: folder)
      }
    }
    let steps =
      (isHere ? [] : ["cd \(folder.lastPathComponent)"]) + ["shoji run"] + (tests ? ["shoji test"] : [])
    terminal.print("\nNext:\n" + steps.map { "  \($0)" }.joined(separator: "\n"))
  }
}
