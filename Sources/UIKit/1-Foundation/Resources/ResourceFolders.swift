import CoreGraphics

/// The folders that contain an app's images and colors. An app of one executable has them beside it: in the
/// folders that SwiftPM makes of a target's resources (`Package_Target.resources`), in a folder `Name.app`
/// laid out as an iOS app's, or loose.
struct ResourceFolders: Sendable {
  /// The folders, in the order in which they are searched.
  let folders: [URL]
  private let catalogs: [AssetCatalog]
  /// The folders that SwiftPM made of targets' resources: that of the program's own target, and the others.
  let packageFolders: (own: URL?, others: [URL])
  /// The folders that hold nothing but resources: those of SwiftPM and that of an app.
  var resourceFolders: [URL] {
    let app = folders.filter { $0.pathExtension == "app" }
    return app + [packageFolders.own].compactMap(\.self) + packageFolders.others
  }

  /// The folders of the app itself, found once.
  static let app = ResourceFolders(executable: Bundle.main.executableURL)

  /// The folders beside an executable.
  init(executable: URL?) {
    guard let executable else {
      self.init(folders: [Bundle.main.bundleURL])
      return
    }
    let home = executable.resolvingSymlinksInPath().deletingLastPathComponent()
    let beside =
      (try? FileManager.default.contentsOfDirectory(at: home, includingPropertiesForKeys: nil)) ?? []
    let bundles = beside.filter { ["resources", "bundle"].contains($0.pathExtension) }
    let app = home.appendingPathComponent("\(executable.lastPathComponent).app")
    // A package may have several executables; the resources of this one's own target go first.
    func isOwn(_ bundle: URL) -> Bool {
      bundle.deletingPathExtension().lastPathComponent.hasSuffix("_\(executable.lastPathComponent)")
    }
    let ordered = bundles.sorted { (isOwn($0) ? 0 : 1, $0.path) < (isOwn($1) ? 0 : 1, $1.path) }
    let own = ordered.first.flatMap { isOwn($0) ? $0 : nil }
    self.init(
      folders: [home, app] + ordered, package: (own, own == nil ? ordered : Array(ordered.dropFirst())))
  }

  /// A bundle's folder.
  init(bundle: Bundle) {
    self.init(folders: [bundle.resourceURL ?? bundle.bundleURL])
  }

  init(folders: [URL], package: (own: URL?, others: [URL]) = (nil, [])) {
    packageFolders = package
    let present = folders.filter { FileManager.default.fileExists(atPath: $0.path) }
    self.folders = present
    catalogs = present.flatMap { folder in
      let contents =
        (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
      return contents.filter { $0.pathExtension == "xcassets" }.sorted { $0.path < $1.path }
    }.map { AssetCatalog(at: $0) }
  }

  /// The folder of the first set of that name.
  func set(_ kind: AssetCatalog.Kind, named name: String) -> URL? {
    for catalog in catalogs {
      if let folder = catalog.folder(of: kind, named: name) { return folder }
    }
    return nil
  }

  /// The searched folders, for messages.
  var description: String {
    folders.map(\.path).joined(separator: ", ")
  }
}
