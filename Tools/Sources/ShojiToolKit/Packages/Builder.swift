import Containment
import Foundation

/// Builds an executable of a package with the package manager.
public struct Builder: Sendable {
  /// The package's folder.
  public let folder: URL
  /// The scratch path; nil for the package manager's default.
  public let scratchPath: String?
  /// `debug` or `release`.
  public let configuration: String

  /// The folder that messages name in the place of the package's.
  private let shownFolder: URL?

  /// Builds the package of a folder.
  public init(
    folder: URL, scratchPath: String? = nil, configuration: String = "debug", shownFolder: URL? = nil
  ) {
    self.shownFolder = shownFolder
    self.folder = folder
    self.scratchPath = scratchPath
    self.configuration = configuration
  }

  private var arguments: [String] {
    ["build", "--package-path", folder.path, "--configuration", configuration]
      + (scratchPath.map { ["--scratch-path", $0] } ?? [])
  }

  /// The options of the package manager for this package, behind the name of its command.
  public var options: [String] { Array(arguments.dropFirst()) + freshness() }

  /// Builds an executable. Compiler messages go to standard error: as they come on a terminal, else when it
  /// failed.
  public func build(_ product: String, terminal: Terminal) throws(ToolError) {
    try build(["--product", product], called: product, terminal: terminal)
  }

  /// Builds the tests.
  public func buildTests(terminal: Terminal) throws(ToolError) {
    try build(["--build-tests"], called: "the tests", terminal: terminal)
  }

  /// Builds a module of the package or of what it depends on. Throws where it fails and is needed.
  func buildTarget(_ name: String, isNeeded: Bool) throws {
    let result = try Command("swift", arguments + freshness() + ["--target", name]).run()
    guard result.succeeded || !isNeeded else {
      throw ToolError(
        "\(name) cannot be built:\n\(String(decoding: result.output, as: UTF8.self))\(result.errorText)")
    }
  }

  /// The options for a scratch path that packages share: the plan that lies there may be another package's,
  /// which the package manager does not see.
  private func freshness() -> [String] {
    guard let scratchPath else { return [] }
    let output = OutputFolder(scratchPath)
    let marker = ContainedPath([PathName(".planned-package")].compactMap { $0 })
    guard output.bytes(at: marker) != Data(folder.path.utf8) else { return [] }
    _ = try? output.write(folder.path, at: marker)
    return ["--disable-build-manifest-caching"]
  }

  private func build(_ what: [String], called name: String, terminal: Terminal) throws(ToolError) {
    let errors: BuildErrors
    do {
      let result = try Command("swift", arguments + freshness() + what)
        .run(passesErrors: terminal.isInteractive, echoesOutput: terminal.isInteractive)
      guard !result.succeeded else { return }
      var text = String(decoding: result.output, as: UTF8.self) + result.errorText
      if let shownFolder { text = text.replacing(folder.path + "/", with: shownFolder.path + "/") }
      errors = BuildErrors(in: text, folder: shownFolder ?? folder)
      if !terminal.isInteractive { terminal.print(text) }
    } catch {
      throw ToolError("\(error)")
    }
    throw ToolError("\(name) cannot be built; see above", details: errors.text)
  }

  /// The file of an executable that was built.
  public func program(_ product: String) throws -> URL {
    let result = try Command("swift", arguments + ["--show-bin-path"]).run()
    guard result.succeeded else { throw ToolError("the build folder cannot be found:\n\(result.errorText)") }
    return URL(fileURLWithPath: result.text).appendingPathComponent(product)
  }
}
