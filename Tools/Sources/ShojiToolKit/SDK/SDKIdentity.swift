import ChildProcesses
import Foundation
import XcodeProjects

/// The sources, compiler and system that a Swift SDK of Shoji is made of: of two that are the same, one is
/// enough.
public struct SDKIdentity: Hashable, Sendable {
  /// The version of Shoji.
  public var version: String
  /// The number of the compiler's version.
  public var compiler: String
  /// The system's name and version, such as `debian12`.
  public var system: String
  /// The processor, such as `x86_64`.
  public var architecture: String
  /// Sixteen digits that stand for the sources and the compiler.
  public var digest: String

  /// The name of a bundle, such as `shoji-1.0.0-swift6.3.1-debian12-x86_64`.
  public var name: String { "shoji-\(version)-swift\(compiler)-\(system)-\(architecture)" }
  /// The name with the digits of what it was made of.
  public var key: String { "\(name)-\(digest)" }

  /// Describes an SDK.
  public init(version: String, compiler: String, system: String, architecture: String, digest: String) {
    (self.version, self.compiler, self.system) = (version, compiler, system)
    (self.architecture, self.digest) = (architecture, digest)
  }

  /// The SDK that a clone and a toolchain make here.
  ///
  /// - Throws: An error where the clone's sources cannot be read.
  public init(of clone: Clone, by toolchain: ToolchainInfo) throws {
    let words = try SDKIdentity.sources(of: clone).map { try Argument(own: $0) }
    let sums = try Command("sha256sum", ["--"] + words, in: clone.folder).run()
    guard sums.succeeded else {
      throw ToolError("Shoji's sources cannot be read:\n\(sums.errorText)")
    }
    self.init(
      version: Version.current, compiler: toolchain.number, system: SDKIdentity.systemName(),
      architecture: toolchain.architecture,
      digest: "\(SDKIdentity.format) \(toolchain.version)\n\(sums.text)".hashText)
  }

  /// The number of the way in which a bundle is put together: another one makes another bundle.
  private static let format = 8

  /// The files of a clone that the library is built of, in order: no links, no pages, and nothing that builds
  /// leave.
  static func sources(of clone: Clone) -> [String] {
    let root = clone.folder.path
    var files = ["Package.swift", "scripts/packages"]
    for folder in ["Sources", "Plugins", "SDK"] {
      files += FileAccess.files(in: "\(root)/\(folder)").map { "\(folder)/\($0)" }
    }
    return files.filter { file in
      let parts = file.split(separator: "/")
      return parts.last != "Package.resolved" && !file.hasSuffix(".md")
        && !parts.contains { $0.hasPrefix(".") || $0.hasSuffix(".docc") }
        && FileAccess.kind("\(root)/\(file)") == S_IFREG
    }.sorted()
  }

  /// The name and version of a system, by its `os-release`; `linux` where that does not say.
  static func systemName(release: String? = FileAccess.text("/etc/os-release")) -> String {
    func value(_ key: String) -> String {
      let line = (release ?? "").split(separator: "\n").first { $0.hasPrefix(key + "=") }
      let text = line.map { $0.dropFirst(key.count + 1).filter { $0 != "\"" } } ?? ""
      return String(text.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") })
    }
    let name = value("ID") + value("VERSION_ID")
    return name.isEmpty ? "linux" : name
  }
}
