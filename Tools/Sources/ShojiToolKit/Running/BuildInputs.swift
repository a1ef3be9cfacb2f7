import Foundation

/// The files that a build of a package reads: the manifest, the sources of targets that are no tests, their
/// resources, what their plugins read, and the sources of packages that it depends on by path.
struct BuildInputs: Sendable {
  /// The folder of a target.
  private struct Folder: Sendable {
    var path: String
    var resources: [String]
    var excluded: [String]
    var hasPlugins: Bool
  }

  private let root: String
  private let folders: [Folder]
  private let byName: [String: Folder]
  private let tests: [String]
  private let outside: [String]

  /// The folders that the files lie in, besides the manifest's.
  var places: [String] { folders.map(\.path) + outside }

  init(_ package: SwiftPackage) {
    let root = package.folder.standardizedFileURL.path
    self.root = root
    func folder(_ target: SwiftPackage.Target) -> Folder {
      let path = BuildInputs.folder(of: target, in: root)
      let under = { (name: String) in BuildInputs.standardized("\(path)/\(name)") }
      return Folder(
        path: path, resources: target.resources.map(under), excluded: target.excluded.map(under),
        hasPlugins: !target.plugins.isEmpty)
    }
    folders = package.targets.filter { $0.type != "test" }.map(folder)
    byName = Dictionary(
      package.targets.map { ($0.name, folder($0)) }, uniquingKeysWith: { first, _ in first })
    tests = package.targets.filter { $0.type == "test" }.map { BuildInputs.folder(of: $0, in: root) }
    // A clone of Shoji is built once: what its makers change in it while an app runs is no change of the app.
    outside =
      package.localDependencies.map(\.path)
      .filter { !FileManager.default.fileExists(atPath: $0 + "/scripts/shoji") }.map { $0 + "/Sources" }
      + package.otherInputs.map(\.standardizedFileURL.path)
  }

  /// The folder of a target, as the package manager looks for it.
  private static func folder(of target: SwiftPackage.Target, in root: String) -> String {
    if let path = target.path { return standardized("\(root)/\(path)") }
    let parents: [String] =
      switch target.type {
      case "test": ["Tests"]
      case "plugin": ["Plugins"]
      default: ["Sources", "Source", "src", "srcs"]
      }
    let candidates = parents.map { "\(root)/\($0)/\(target.name)" }
    if let found = candidates.first(where: FileManager.default.fileExists) { return found }
    // The only target of a package may have its sources in the parent itself.
    return parents.map { "\(root)/\($0)" }.first { FileManager.default.fileExists(atPath: $0) }
      ?? candidates[0]
  }

  private static func standardized(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// Whether the file of a path, if there is one, is read by a build.
  func contains(_ path: String) -> Bool {
    let name = String(path.split(separator: "/").last ?? "")
    if path == "\(root)/\(name)", BuildInputs.isManifest(name) || name == "Package.resolved" { return true }
    // Such files come and go by the hands of editors, also where everything in a folder is a resource.
    guard !BuildInputs.isTemporary(name) else { return false }
    if outside.contains(where: { BuildInputs.is(path, in: $0) }) { return true }
    let target = folders.filter { BuildInputs.is(path, in: $0.path) }.max {
      $0.path.utf8.count < $1.path.utf8.count
    }
    guard let target, !hides(path),
      !tests.contains(where: { BuildInputs.is(path, in: $0) && $0 != target.path }),
      !target.excluded.contains(where: { BuildInputs.is(path, in: $0) })
    else { return false }
    return target.hasPlugins || BuildInputs.isSource(name) || ChangeFilter.isXML(name)
      || target.resources.contains { BuildInputs.is(path, in: $0) } || path.contains(".xcassets/")
  }

  /// The Swift files of a target.
  func swiftFiles(of target: String) -> [String] {
    guard let folder = byName[target], let files = FileManager.default.enumerator(atPath: folder.path) else {
      return []
    }
    return files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") && !$0.contains("/.") }
      .map { "\(folder.path)/\($0)" }
      .filter { file in !folder.excluded.contains { BuildInputs.is(file, in: $0) } }.sorted()
  }

  /// Whether a path from the package's folder has a hidden file or folder in it.
  private func hides(_ path: String) -> Bool {
    path.dropFirst(root.utf8.count).split(separator: "/").contains { $0.hasPrefix(".") }
  }

  private static func `is`(_ path: String, in folder: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? folder : folder + "/")
  }

  /// Whether a name is that of a manifest, also of one for a version of Swift.
  static func isManifest(_ name: String) -> Bool {
    name.wholeMatch(of: /Package(@swift-[0-9]+(\.[0-9]+){0,2})?\.swift/) != nil
  }

  private static func isSource(_ name: String) -> Bool {
    sourceExtensions.contains((name as NSString).pathExtension)
  }

  private static let sourceExtensions: Set<String> = [
    "swift", "c", "cc", "cpp", "cxx", "m", "mm", "h", "hh", "hpp", "hxx", "inc", "modulemap", "s", "S",
    "apinotes",
  ]
  private static let temporaryExtensions: Set<String> = [
    "tmp", "temp", "swp", "swo", "swx", "swpx", "bak", "backup", "orig", "rej", "old", "crswap", "part",
    "crdownload", "lck",
    "autosave",
  ]

  /// Whether a file's name is one that editors, version control and file managers use for their own files.
  static func isTemporary(_ name: String) -> Bool {
    if name.hasPrefix(".") || name.hasPrefix("#") || name.hasPrefix("~$") || name.hasSuffix("~") {
      return true
    }
    let lowercase = name.lowercased()
    if ["thumbs.db", "desktop.ini", "icon\r"].contains(lowercase) { return true }
    if temporaryExtensions.contains((lowercase as NSString).pathExtension) { return true }
    // Vim's probe of a folder (4913, and 123 more while there is one), JetBrains' safe write, macOS's safe
    // save, `sed -i`, and writers that add a number or six letters of chance to the name.
    return name.wholeMatch(of: /[0-9]+/) != nil || name.contains("___jb_") || name.contains(".tmp.")
      || name.contains(/\.sb-[0-9a-f]{8}-[A-Za-z0-9]{6}$/) || name.wholeMatch(of: /sed[A-Za-z0-9]{6}/) != nil
      || name.contains(/\.(swift|xml|json|strings|plist|md|txt|c|h)\.([A-Za-z0-9]{6}|[0-9]+)$/)
  }
}
