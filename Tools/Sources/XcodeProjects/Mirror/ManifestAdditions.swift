/// What the manifest of a package that names nothing of Shoji gets besides: the compiler of `*.ui.xml`, for
/// the targets that have such files.
struct ManifestAdditions {
  private let targets: [String]
  /// The variable that has the package's description.
  private let variable: String
  private let settings: MirrorSettings

  /// Describes what a manifest lacks; nil where that is nothing.
  init?(to manifest: PackageManifest, _ settings: MirrorSettings) {
    // Who names Shoji says what of it is used.
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
      target.plugins = (target.plugins ?? []) + [\(settings.plugin)]
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
