import MarkupReading

/// The statements that add ReactantUI's plugin to the manifest of a package that does not depend on Shoji,
/// for the targets that have `*.ui.xml`.
struct PluginStatements {
  private let targets: [String]
  /// The variable that has the package's description.
  private let variable: String
  private let settings: MirrorSettings

  /// Whether the manifest's language has plugins: from version 5.5 on.
  private let hasPlugins: Bool

  /// Describes the statements for a manifest; nil for one that needs none.
  init?(to manifest: PackageManifest, _ settings: MirrorSettings) {
    // A package that depends on Shoji names the plugin itself.
    guard !manifest.namedPackages.contains(where: settings.isShoji), !manifest.targetsWithoutPlugin.isEmpty,
      let variable = manifest.variable
    else { return nil }
    targets = manifest.targetsWithoutPlugin
    self.variable = variable
    self.settings = settings
    hasPlugins = manifest.toolsVersion >= (5, 5)
  }

  /// The remark that the manifest cannot name the plugin; nil where it can.
  var note: Diagnostic? {
    guard !hasPlugins else { return nil }
    return Diagnostic.note(
      cause: "tools version",

      "the *.ui.xml of \(targets.joined(separator: ", ")) are not compiled: the manifest's language has plugins from "
        + "version 5.5 on",
      advice: "raise swift-tools-version in Package.swift")
  }

  /// Statements behind the description of the package.
  var text: String {
    guard hasPlugins else { return "" }
    return """

      // Added by shoji for *.ui.xml.
      \(variable).dependencies.append(\(settings.pluginDependency))
      for target in \(variable).targets where [\(targets.map(literal).joined(separator: ", "))].contains(target.name) {
        target.plugins = (target.plugins ?? []) + [\(settings.pluginUsage)]
      }

      """
  }
}

extension MirrorSettings {
  /// Whether a package is Shoji itself.
  fileprivate func isShoji(_ package: PackageReference) -> Bool {
    if let path = package.path, let clone, let real = FileAccess.real(clone), FileAccess.real(path) == real {
      return true
    }
    return package.identity.lowercased() == "shoji"
  }
}
