/// The statements behind a manifest that name other packages in the places of some, and the rest by absolute
/// paths: for a description that the package manager evaluates, and that is to stand elsewhere.
struct PackageStatements {
  private var lines: [String] = []

  /// Describes the statements for a manifest.
  ///
  /// - Parameters:
  ///   - variable: The variable that has the package's description.
  ///   - replacement: Returns the folder of the package that takes a package's place; nil for none.
  init(
    to manifest: PackageManifest, variable: String, replacement: (PackageReference) -> String?
  ) {
    for (place, name, package) in manifest.numberedPackages {
      guard let folder = replacement(package) ?? package.path else { continue }
      let words = name.map { "name: \(literal($0)), " } ?? ""
      lines.append("\(variable).dependencies[\(place)] = .package(\(words)path: \(literal(folder)))")
    }
  }

  /// The statements.
  var text: String {
    lines.isEmpty
      ? "" : "\n// Added by shoji: the manifest stands elsewhere.\n" + lines.joined(separator: "\n") + "\n"
  }
}
