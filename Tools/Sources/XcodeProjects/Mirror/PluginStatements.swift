/// The statements that add ReactantUI's plugin to the manifest of a package that does not depend on Shoji,
/// for the targets that have `*.ui.xml`.
struct PluginStatements {
  private let targets: [String]
  /// The variable that has the package's description.
  private let variable: String
  private let settings: MirrorSettings

  /// Describes the statements for a manifest; nil for one that needs none.
  init?(to manifest: PackageManifest, _ settings: MirrorSettings) {
    // A package that depends on Shoji names the plugin itself.
    guard !manifest.namedPackages.contains(where: settings.isShoji), !manifest.targetsWithoutPlugin.isEmpty,
      let variable = manifest.variable
    else { return nil }
    targets = manifest.targetsWithoutPlugin
    self.variable = variable
    self.settings = settings
  }

  /// Statements behind the description of the package.
  var text: String {
    """

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
