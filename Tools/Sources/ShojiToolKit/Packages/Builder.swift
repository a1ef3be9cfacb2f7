import ChildProcesses
import Containment
import Foundation
import XcodeProjects

/// Builds an executable of a package with the package manager.
public struct Builder: Sendable {
  /// The package's folder.
  public let folder: URL
  /// The scratch path; nil for the package manager's default.
  public let scratchPath: String?
  /// `debug` or `release`.
  public let configuration: String

  /// The bounds of what the package's own programs may touch; nil for what the person may.
  public let sandbox: ProjectSandbox?
  /// The SDK of Shoji that is built against; nil for Shoji's sources.
  public let sdk: SDKBundle?

  /// Makes the package ready for a build, and once more where that has failed. Whether something of it has
  /// changed.
  package var prepare: @Sendable (_ hasFailed: Bool) throws -> Bool = { _ in false }

  /// The folder that messages name in the place of the package's.
  private let shownFolder: URL?

  /// Builds the package of a folder.
  public init(
    folder: URL, scratchPath: String? = nil, configuration: String = "debug", shownFolder: URL? = nil,
    sdk: SDKBundle? = nil, sandbox: ProjectSandbox? = nil
  ) {
    self.sandbox = sandbox
    self.sdk = sdk
    self.shownFolder = shownFolder
    self.folder = folder
    self.scratchPath = scratchPath
    self.configuration = configuration
  }

  /// The package manager for this package.
  package var manager: PackageManager {
    PackageManager(folder: folder, scratchPath: scratchPath, sdk: sdk, sandbox: sandbox)
  }

  private var choice: [Argument] {
    get throws { ["--configuration", try Argument(word: configuration)] }
  }

  /// The words of a build behind `swift`.
  package func words(toBuild what: [Argument]) throws -> [Argument] {
    try manager.words(["build"], choice + freshness() + what)
  }

  /// Builds an executable. Compiler messages go to standard error: as they come on a terminal, else when it
  /// failed.
  public func build(_ product: String, terminal: Terminal) throws(ToolError) {
    try build(["--product", ToolError.name(product)], called: product, terminal: terminal)
  }

  /// Builds the tests.
  public func buildTests(terminal: Terminal) throws(ToolError) {
    try build(["--build-tests"], called: "the tests", terminal: terminal)
  }

  /// Builds a module of the package or of what it depends on. Throws where it fails and is needed.
  func buildTarget(_ name: String, isNeeded: Bool) throws {
    let result = try manager.run(["build"], choice + freshness() + ["--target", Argument(word: name)])
    guard result.succeeded || !isNeeded else {
      throw ToolError(
        "\(name) cannot be built:\n\(result.outputText)\(result.errorText)")
    }
  }

  /// Plans a build of the package and builds nothing: the package manager plans all before it finds that
  /// there is no such target. Throws where it cannot plan.
  func plan() throws {
    let result = try manager.run(["build"], choice + freshness() + ["--target", "nothing-but-a-plan"])
    let isPlanned = (result.outputText + result.errorText).contains("no target named")
    guard !isPlanned, !result.succeeded else { return }
    throw ToolError("the package cannot be planned:\n\(result.outputText)\(result.errorText)")
  }

  /// The options for a scratch path that packages share: the plan that lies there may be another package's,
  /// which the package manager does not see.
  private func freshness() -> [Argument] {
    guard let scratchPath else { return [] }
    let output = OutputFolder(scratchPath)
    let marker = ContainedPath([PathName(".planned-package")].compactMap { $0 })
    guard output.bytes(at: marker) != Data(folder.path.utf8) else { return [] }
    _ = try? output.write(folder.path, at: marker)
    return ["--disable-build-manifest-caching"]
  }

  /// The output of a build with the paths of the folder that is shown in the place of those of the package's.
  package func withShownPaths(_ output: String) -> String {
    let output = BuildOutput.readable(output)
    return shownFolder.map { output.replacingPaths(in: folder, with: $0) } ?? output
  }

  private func build(_ what: [Argument], called name: String, terminal: Terminal) throws(ToolError) {
    let errors: BuildErrors
    do {
      _ = try prepare(false)
      func run() throws -> Command.Result {
        try Heartbeat.during("building \(name)", terminal) {
          try manager.run(
            ["build"], choice + freshness() + what, passesErrors: terminal.isInteractive,
            echoesOutput: terminal.isInteractive)
        }
      }
      var result = try run()
      if !result.succeeded, ChildScope.current?.isEnding != true, try prepare(true) { result = try run() }
      guard !result.succeeded else { return }
      // Its last words are about its end, which somebody has asked for.
      if ChildScope.current?.isEnding == true { throw ToolError("the build of \(name) was ended") }
      let text = withShownPaths(result.outputText + result.errorText)
      errors = BuildErrors(in: text, folder: shownFolder ?? folder)
      if !terminal.isInteractive { terminal.print(text) }
    } catch {
      throw ToolError("\(error)")
    }
    throw ToolError("\(name) cannot be built; see above", details: errors.text)
  }

  /// The file of an executable that was built.
  public func program(_ product: String) throws -> URL {
    let result = try manager.run(["build"], choice + ["--show-bin-path"])
    guard result.succeeded else { throw ToolError("the build folder cannot be found:\n\(result.errorText)") }
    linkBundles(in: result.text)
    return URL(fileURLWithPath: result.text).appendingPathComponent(product)
  }

  /// Links the bundles of packages under the names that they have on iOS: a library may look for its own by
  /// its name.
  private func linkBundles(in folder: String) {
    let output = OutputFolder(folder)
    let ending = ".resources"
    for name in FileAccess.names(in: folder) where name.hasSuffix(ending) {
      guard let link = ContainedPath(String(name.dropLast(ending.count)) + ".bundle") else { continue }
      _ = try? output.link(to: name, at: link)
    }
  }
}

extension String {
  /// The text with the paths of files in one folder as if they were in another; those of built files, in
  /// `.build`, stay.
  func replacingPaths(in folder: URL, with other: URL) -> String {
    let built = "\(folder.path)/.build/"
    return split(separator: built, omittingEmptySubsequences: false)
      .map { $0.replacing(folder.path + "/", with: other.path + "/") }.joined(separator: built)
  }
}
