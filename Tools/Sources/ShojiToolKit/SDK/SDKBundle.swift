import ChildProcesses
import Containment
import Foundation
import XcodeProjects

/// A Swift SDK of Shoji on the disk: a folder with an artifact bundle (SE-0387) of the name ``name``, whose
/// SDK the package manager finds as `shoji`.
public struct SDKBundle: Sendable, Hashable {
  /// The name that `--swift-sdk` gives an SDK of Shoji.
  public static let identifier = "shoji"

  /// The folder with the bundle.
  public var folder: String
  /// The name of the bundle, without its ending.
  public var name: String

  /// Describes a bundle in a folder.
  public init(folder: String, name: String) { (self.folder, self.name) = (folder, name) }

  /// The bundle that a folder has; nil where it has none, or half of one.
  public init?(in folder: String) {
    let names = FileAccess.names(in: folder).filter { $0.hasSuffix(SDKBundle.ending) }
    guard let name = names.first, FileAccess.exists("\(folder)/\(name)/info.json") else { return nil }
    self.init(folder: folder, name: String(name.dropLast(SDKBundle.ending.count)))
  }

  /// The name of the folder: that of the bundle, with the digits of what it was made of.
  public var key: String { URL(fileURLWithPath: folder).lastPathComponent }

  /// The time at which it was used last, in seconds since 1970.
  var used: Int {
    var status = stat()
    return stat(path + "/info.json", &status) == 0 ? status.st_mtim.tv_sec : 0
  }

  /// The bundle at a path: the bundle itself, or the folder that has it.
  public init?(at path: String) {
    let isBundle = path.hasSuffix(SDKBundle.ending)
    self.init(in: isBundle ? URL(fileURLWithPath: path).deletingLastPathComponent().path : path)
  }

  /// The compiler that it was built by, and the system that it is for.
  var compiler: String? { FileAccess.text(content + "/compiler.txt") }

  /// Throws where it was built by another compiler, whose modules this one cannot read, or for another
  /// system.
  public func check(_ toolchain: ToolchainInfo) throws(ToolError) {
    guard let compiler, compiler != SDKBundle.description(of: toolchain) else { return }
    throw ToolError(
      "the SDK \(path) is for \(compiler.split(separator: "\n").joined(separator: ", ")); "
        + "the compiler on the PATH is \(toolchain.version), for \(toolchain.triple)")
  }

  static func description(of toolchain: ToolchainInfo) -> String {
    "\(toolchain.version)\n\(toolchain.triple)\n"
  }

  /// The ending of an artifact bundle's name.
  static let ending = ".artifactbundle"

  /// The bundle itself.
  public var path: String { "\(folder)/\(name)\(SDKBundle.ending)" }
  /// The folder of the one SDK in it.
  var content: String { "\(path)/\(SDKBundle.identifier)" }
  /// The folder of the library and its modules: compilers and editors take what lies there for a part of the
  /// system.
  public var libraries: String { "\(content)/\(SDKBundle.librariesFolder)" }
  static let librariesFolder = "root/usr/lib/swift/linux"

  /// The folder of the package of the tools that plugins run.
  var tools: String { "\(content)/\(SDKTools.folder)" }
  /// The folder of the package of plugins.
  var plugins: String { "\(content)/\(SDKTools.pluginFolder)" }

  /// The bytes that it takes on the disk, without what its links lead to.
  public var size: Int {
    FileAccess.files(in: path).reduce(0) { sum, file in
      var status = stat()
      return lstat("\(path)/\(file)", &status) == 0 ? sum + Int(status.st_blocks) * 512 : sum
    }
  }

  /// Writes the bundle as one file, and returns its path and the checksum by which `swift sdk install` knows
  /// it.
  ///
  /// - Throws: What `tar` says where it fails.
  public func archive(into target: URL) throws -> (file: String, checksum: String) {
    let whole = target.appendingPathComponent("\(name)\(SDKBundle.ending).tar.gz")
    let file = whole.appendingPathExtension("part")
    try OutputFolder(target.path).makeFolder()
    defer { OutputFile.remove(file.path) }
    let packed = try Command(
      "tar",
      [
        "--create", "--gzip", "--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--file",
        Argument(file),
        "--directory", Argument(path: folder), Argument(word: name + SDKBundle.ending),
      ]
    ).run()
    guard packed.succeeded else { throw ToolError("\(file.path) cannot be written:\n\(packed.errorText)") }
    let sum = try Command("sha256sum", ["--", Argument(file)]).run()
    guard sum.succeeded else { throw ToolError("\(file.path) cannot be read:\n\(sum.errorText)") }
    OutputFile.remove(whole.path)
    try OutputFile.move(file.path, to: whole.path)
    return (whole.path, String(sum.text.prefix { $0 != " " }))
  }

  // MARK: Texts

  /// `info.json`: the bundle has one SDK, under the name `shoji` and under that with its version.
  static func info(version: String, triple: String) -> String {
    func artifact(_ name: String) -> String {
      """
          "\(name)": {
            "type": "swiftSDK",
            "version": "\(version)",
            "variants": [{ "path": "\(identifier)", "supportedTriples": ["\(triple)"] }]
          }
      """
    }
    return """
      {
        "schemaVersion": "1.0",
        "artifacts": {
      \(artifact(identifier)),
      \(artifact("\(identifier)-\(version)"))
        }
      }

      """
  }

  /// `swift-sdk.json`: all paths are from its folder.
  static func settings(triple: String) -> String {
    """
    {
      "schemaVersion": "4.0",
      "targetTriples": {
        "\(triple)": {
          "sdkRootPath": "root",
          "includeSearchPaths": ["include", "headers"],
          "toolsetPaths": ["toolset.json"]
        }
      }
    }

    """
  }

  /// `toolset.json`: LLVM's linker, which comes with Swift and takes half the time of the system's.
  ///
  /// - Parameter namesLibrary: Whether programs are told the library's name, which modules do otherwise.
  static func toolset(namesLibrary: Bool = false) -> String {
    let linker = namesLibrary ? ",\n  \"linker\": { \"extraCLIOptions\": [\"-lShoji\"] }" : ""
    return """
      {
        "schemaVersion": "1.0",
        "swiftCompiler": { "extraCLIOptions": ["-use-ld=lld"] }\(linker)
      }

      """
  }
}
