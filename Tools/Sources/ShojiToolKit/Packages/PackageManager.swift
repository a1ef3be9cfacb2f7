import ChildProcesses
import Foundation
import XcodeProjects

/// The package manager at work on one package.
public struct PackageManager: Sendable {
  /// The longest time of a run within bounds, in seconds.
  static let patience = 3_600.0

  /// The folder with the manifest.
  let folder: URL
  /// The scratch path; nil for the package manager's default.
  let scratchPath: String?
  /// The bounds of what the package's own programs may touch; nil for what the person may.
  let sandbox: ProjectSandbox?
  /// The SDK of Shoji that is built against; nil for Shoji's sources.
  let sdk: SDKBundle?
  /// The repositories that a sandbox has.
  var store = PackageStore()

  /// The package manager for a package.
  public init(
    folder: URL, scratchPath: String? = nil, sdk: SDKBundle? = nil, sandbox: ProjectSandbox? = nil
  ) {
    (self.folder, self.scratchPath, self.sdk, self.sandbox) = (folder, scratchPath, sdk, sandbox)
  }

  /// The variables of the package manager's environment: with an SDK, Shoji's manifest has products without
  /// sources, and plugins whose tools are in the SDK.
  package var variables: [String: String] { sdk.map { ["SHOJI_SDK": $0.tools] } ?? [:] }

  /// The words of a command: the name, the package's options, and further words.
  package func words(_ command: [Argument], _ more: [Argument] = []) throws -> [Argument] {
    var words = command + ["--package-path", try Argument(folder)]
    if let scratchPath { words += ["--scratch-path", try Argument(path: scratchPath)] }
    if let sdk {
      words += ["--swift-sdks-path", try Argument(path: sdk.folder)]
      if command == ["build"] { words += ["--swift-sdk", "shoji"] }
    }
    return words + (try sandbox?.managerOptions ?? []) + more
  }

  /// Runs a command to its end. Packages by address that it cannot have are fetched for it.
  func run(
    _ command: [Argument], _ more: [Argument] = [], passesErrors: Bool = false, echoesOutput: Bool = false
  ) throws -> Command.Result {
    let words = try words(command, more)
    return try fetching { sandbox in
      var command = Command("swift", words, in: sandbox == nil ? nil : folder, confinement: sandbox)
      command.restartsWhenStalled = true
      command.environment = variables
      if sdk == nil { command.removed = ["SHOJI_SDK"] }
      // A stranger's plugin may wait for ever.
      if sandbox != nil { command.deadline = PackageManager.patience }
      let result = try command.run(passesErrors: passesErrors, echoesOutput: echoesOutput)
      return (result, result.succeeded ? nil : result.outputText + result.errorText)
    }
  }

  /// Runs the package manager until it lacks no package that can be fetched.
  ///
  /// - Parameter run: Runs it within bounds, and returns what it printed where it failed.
  /// - Returns: What the last run returned.
  package func fetching<Value>(_ run: (Confinement?) throws -> (Value, failure: String?)) throws -> Value {
    if let sdk, !FileAccess.exists(sdk.path + "/info.json") {
      throw ToolError("the SDK \(sdk.path) is gone; run the command again, which makes another")
    }
    var resolved = sdk == nil ? nil : ResolvedFile(of: folder)
    defer { resolved?.restore() }
    guard let sandbox else { return try run(nil).0 }
    defer { sandbox.finishVersions() }
    var fetch = PackageFetch(sandbox, package: folder.path, store: store)
    while true {
      try sandbox.prepare()
      try sandbox.prepareVersions()
      var confinement = try fetch.confinement()
      confinement.variables.merge(variables) { $1 }
      if let sdk { confinement.readable.append(sdk.folder) }
      let (value, failure) = try run(confinement)
      if let failure, resolved?.clear(after: failure) == true { continue }
      guard let failure, try fetch.getMissing(in: failure) else { return value }
    }
  }
}
