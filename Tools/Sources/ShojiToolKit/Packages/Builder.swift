import Foundation

/// Builds an executable of a package with the package manager.
public struct Builder: Sendable {
  /// The package's folder.
  public let folder: URL
  /// The scratch path; nil for the package manager's default.
  public let scratchPath: String?
  /// `debug` or `release`.
  public let configuration: String

  /// Builds the package of a folder.
  public init(folder: URL, scratchPath: String? = nil, configuration: String = "debug") {
    self.folder = folder
    self.scratchPath = scratchPath
    self.configuration = configuration
  }

  private var arguments: [String] {
    ["build", "--package-path", folder.path, "--configuration", configuration]
      + (scratchPath.map { ["--scratch-path", $0] } ?? [])
  }

  /// Builds an executable. Compiler messages go to standard error: as they come on a terminal, else when it failed.
  public func build(_ product: String, terminal: Terminal) throws(ToolError) {
    let errors: BuildErrors
    do {
      let result = try Command("swift", arguments + ["--product", product])
        .run(passesErrors: terminal.isInteractive, echoesOutput: terminal.isInteractive)
      guard !result.succeeded else { return }
      errors = BuildErrors(
        in: String(decoding: result.output, as: UTF8.self) + result.errorText, folder: folder)
      if !terminal.isInteractive {
        terminal.print(String(decoding: result.output, as: UTF8.self) + result.errorText)
      }
    } catch {
      throw ToolError("\(error)")
    }
    throw ToolError("\(product) cannot be built; see above", details: errors.text)
  }

  /// The file of an executable that was built.
  public func program(_ product: String) throws -> URL {
    let result = try Command("swift", arguments + ["--show-bin-path"]).run()
    guard result.succeeded else { throw ToolError("the build folder cannot be found:\n\(result.errorText)") }
    return URL(fileURLWithPath: result.text).appendingPathComponent(product)
  }
}
