import XcodeProjects

/// The packages in a bundle that compile `*.ui.xml`: one with the plugin, for packages that name nothing of
/// Shoji, and one with the tool that it runs, which is built.
enum SDKTools {
  /// The folder of the tool's package in the SDK, which is also its identity.
  static let folder = "shoji-tools"
  /// The folder of the plugin's package.
  static let pluginFolder = "shoji-plugins"
  /// The plugin's name.
  static let plugin = ShojiModules.plugin
  private static let artifact = "reactant-ui.artifactbundle"
  /// The file that plugins start.
  static let launcher = "\(folder)/\(artifact)/reactant-ui"
  /// The program that it runs.
  static let program = launcher + ".program"

  /// The packages' files but for the program and the plugin's source, with their paths in the SDK.
  static func files(version: String, triple: String) -> [String: String] {
    [
      "\(folder)/Package.swift": manifest, launcher: launcherText,
      "\(pluginFolder)/Package.swift": pluginManifest,
      "\(folder)/\(artifact)/info.json": """
      {
        "schemaVersion": "1.0",
        "artifacts": {
          "reactant-ui": {
            "type": "executable",
            "version": "\(version)",
            "variants": [{ "path": "reactant-ui", "supportedTriples": ["\(triple)"] }]
          }
        }
      }

      """,
    ]
  }

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "\(folder)",
      products: [.executable(name: "reactant-ui", targets: ["reactant-ui"])],
      targets: [.binaryTarget(name: "reactant-ui", path: "\(artifact)")]
    )

    """

  private static let pluginManifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "\(pluginFolder)",
      products: [.plugin(name: "\(plugin)", targets: ["\(plugin)"])],
      dependencies: [.package(path: "../\(folder)")],
      targets: [
        .plugin(
          name: "\(plugin)", capability: .buildTool(),
          dependencies: [.product(name: "reactant-ui", package: "\(folder)")])
      ]
    )

    """

  /// The run-time libraries lie where the Swift that builds has them, on each machine elsewhere.
  private static let launcherText = """
    #!/bin/sh
    # Runs the compiler of *.ui.xml with the run-time libraries of the Swift on the PATH.
    swift=$(command -v swift) || { echo "reactant-ui: there is no swift on the PATH" >&2; exit 1; }
    libraries=$(dirname "$(readlink -f "$swift")")/../lib/swift/linux
    if [ ! -e "$libraries/libswiftCore.so" ]; then
      # What is on the PATH only starts the one that was chosen.
      resources=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\\(.*\\)".*/\\1/p')
      libraries=$resources/linux
    fi
    LD_LIBRARY_PATH=$libraries exec "$0.program" "$@"

    """
}
