import ArgumentParser
import Foundation
import ShojiToolKit

/// The options of commands that build a package.
struct BuildOptions: ParsableArguments {
  @Option(help: "The folder of the package; that of the current folder by default.", completion: .directory)
  var packagePath: String?

  @Option(help: "Where to build; the package's .build by default.", completion: .directory)
  var scratchPath: String?

  @Option(name: .shortAndLong, help: "debug or release.")
  var configuration = "debug"

  func validate() throws {
    guard ["debug", "release"].contains(configuration) else {
      throw ValidationError("--configuration must be debug or release, not “\(configuration)”.")
    }
  }

  func package(around file: URL? = nil) throws -> SwiftPackage {
    if let packagePath, !FileManager.default.fileExists(atPath: packagePath) {
      throw ToolError("there is no folder \(packagePath), which --package-path names", cause: .commandLine)
    }
    let place =
      packagePath.map { URL(fileURLWithPath: $0) } ?? file
      ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    return try SwiftPackage(reading: try SwiftPackage.root(of: place))
  }

  func builder(for package: SwiftPackage) -> Builder {
    Builder(
      folder: package.folder,
      scratchPath: scratchPath.map { URL(fileURLWithPath: $0).standardizedFileURL.path },
      configuration: configuration)
  }

  /// Builds an executable and gives its file.
  func build(_ product: String, of package: SwiftPackage) throws -> URL {
    let terminal = Terminal.standardError
    terminal.say("building \(product)")
    let builder = builder(for: package)
    try builder.build(product, terminal: terminal)
    return try builder.program(product)
  }
}

/// The options of a picture.
struct PictureOptions: ParsableArguments {
  @Option(
    name: .shortAndLong, help: "The picture's file, which ends in .png, .pdf or .svg.", completion: .file())
  var output: String

  @OptionGroup var look: DisplayOptions

  func validate() throws {
    guard ["png", "pdf", "svg"].contains((output as NSString).pathExtension.lowercased()) else {
      throw ValidationError("--output must end in .png, .pdf or .svg, not “\(output)”.")
    }
  }

  var file: URL { URL(fileURLWithPath: output).standardizedFileURL }

  /// Starts a program, runs a script's requests, and takes the picture.
  func take(
    of program: URL, arguments: [String] = [], environment: [String: String] = [:], script: String? = nil
  ) throws {
    let steps = try script.map { path in
      do { return try String(contentsOfFile: path, encoding: .utf8) } catch {
        throw ToolError("there is no script \(path) to read", cause: .commandLine)
      }
    }
    let app = try DrivenApp(program, display: look.display, arguments: arguments, environment: environment)
    if environment["SHOJI_PREVIEW"] != nil { try app.checkPreview() } else { try app.ask(#"{"tree": true}"#) }
    if let steps, let script { try app.run(script: steps, named: script) }
    try app.snapshot(file)
    let words = app.errorOutput
    if !words.isEmpty { Terminal.standardError.print(words) }
    try app.quit()
    print(file.path)
  }
}

/// The options of the display that an app is shown on.
struct DisplayOptions: ParsableArguments {
  @Option(help: "The size in points.")
  var size = "393x852"

  @Option(help: "Pixels to a point.")
  var scale = 2.0

  @Option(help: "light or dark.")
  var appearance = "light"

  func validate() throws {
    guard size.wholeMatch(of: /[0-9.]+x[0-9.]+/) != nil else {
      throw ValidationError("--size must be like 393x852, not “\(size)”.")
    }
    guard (0.5...8).contains(scale) else { throw ValidationError("--scale must be a number from 0.5 to 8.") }
    guard ["light", "dark"].contains(appearance) else {
      throw ValidationError("--appearance must be light or dark, not “\(appearance)”.")
    }
  }

  var display: DrivenApp.Display {
    var display = DrivenApp.Display()
    (display.size, display.scale, display.appearance) = (size, scale, appearance)
    return display
  }
}
