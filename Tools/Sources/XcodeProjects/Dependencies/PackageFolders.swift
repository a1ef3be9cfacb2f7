/// The folders of packages that a manifest names.
package enum PackageFolders {
  /// The absolute paths of packages that the manifest of a folder names as plain values.
  package static func named(in folder: String) -> [String] {
    (PackageManifest(in: folder, files: ReadableFiles(roots: [folder]))?.dependencies ?? []).compactMap(
      \.path
    ).filter { $0.hasPrefix("/") }
  }
}
