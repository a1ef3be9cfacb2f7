/// The package in a bundle that has the tools of plugins, built: a compiler of `*.ui.xml` that is not built
/// again with every package.
enum SDKTools {
  /// The package's folder in the SDK, which is also the package's identity.
  static let folder = "shoji-tools"
  private static let artifact = "reactant-ui.artifactbundle"
  /// The file that plugins start.
  static let launcher = artifact + "/reactant-ui"
  /// The program that it runs.
  static let program = launcher + ".program"

  /// The package's files but for the program, with their paths in its folder.
  static func files(version: String, triple: String) -> [String: String] {
    [
      "Package.swift": manifest, launcher: launcherText,
      artifact + "/info.json": """
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
      name: "shoji-tools",
      products: [.executable(name: "reactant-ui", targets: ["reactant-ui"])],
      targets: [.binaryTarget(name: "reactant-ui", path: "\(artifact)")]
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
