import Foundation

/// The facts of the toolchain that decide the conditions of `#if`, as lines of the catalog.
enum ToolchainCatalog {
  private struct Configuration: Decodable {
    struct Version: Decodable { var components: [Int] }
    var attributes: [String]
    var features: [String]
    var compilerVersion: Version
    var languageMode: Version
  }

  /// The language modes that projects are built in.
  private static let modes = ["4", "5", "6"]

  static func text() throws -> String {
    var lines = ["# Facts of Swift's toolchain, which scripts/catalog writes.", "toolchain"]
    var features: [String: [String]] = [:]
    for mode in modes {
      let arguments = ["-frontend", "-swift-version", mode, "-print-static-build-config"]
      let text = try SymbolGraph.run("swiftc", arguments, printsErrors: false)
      let configuration = try JSONDecoder().decode(Configuration.self, from: Data(text.utf8))
      if mode == modes.first {
        lines.append("compiler \(Self.version(configuration.compilerVersion))")
        lines += configuration.attributes.sorted().map { "attribute \($0)" }
      }
      lines.append("language \(mode) \(Self.version(configuration.languageMode))")
      for feature in configuration.features { features[feature, default: []].append(mode) }
    }
    lines += features.sorted { $0.key < $1.key }.map {
      "feature \($0.key) \($0.value.joined(separator: " "))"
    }
    lines += try modules().map { "module \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func version(_ version: Configuration.Version) -> String {
    version.components.map(String.init).joined(separator: ".")
  }

  /// The modules that any target finds.
  private static func modules() throws -> [String] {
    struct Info: Decodable {
      struct Paths: Decodable { var runtimeLibraryImportPaths: [String] }
      var paths: Paths
    }
    let text = try SymbolGraph.run("swiftc", ["-print-target-info"], printsErrors: false)
    var names: Set<String> = []
    for path in try JSONDecoder().decode(Info.self, from: Data(text.utf8)).paths.runtimeLibraryImportPaths {
      for folder in [path, path + "/testing"] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        names.formUnion(files.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) })
      }
    }
    return names.sorted()
  }
}
