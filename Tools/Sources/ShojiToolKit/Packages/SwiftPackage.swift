import Foundation
import XcodeProjects

/// A package of a user, as its manifest describes it.
public struct SwiftPackage: Sendable {
  /// The package's folder.
  public let folder: URL
  /// The package's name; that of its folder where the manifest was not read.
  public let name: String
  /// The targets.
  public let targets: [Target]
  /// The executables: products and executable targets, by name, with the target that has the sources.
  public let executables: [String]
  /// The folders of packages that it depends on by path.
  public let localDependencies: [URL]
  /// The folders of other files that the app reads.
  public var otherInputs: [URL] = []

  /// A target of the package.
  public struct Target: Sendable, Equatable {
    /// The target's name.
    public var name: String
    /// `executable`, `regular`, `test` and so on.
    public var type: String
    /// The folder of its sources, where the manifest names it.
    public var path: String?
    /// The names of its plugins.
    public var plugins: [String]
    /// The paths of its declared resources, from its folder.
    public var resources: [String]
    /// The paths that are no part of it, from its folder.
    public var excluded: [String]

    /// Describes a target.
    public init(
      name: String, type: String, path: String? = nil, plugins: [String] = [], resources: [String] = [],
      excluded: [String] = []
    ) {
      self.resources = resources
      self.excluded = excluded
      self.name = name
      self.type = type
      self.path = path
      self.plugins = plugins
    }
  }

  /// Describes a package.
  public init(folder: URL, targets: [Target], executables: [String], localDependencies: [URL] = []) {
    self.folder = folder
    name = folder.lastPathComponent
    self.targets = targets
    self.executables = executables
    self.localDependencies = localDependencies
  }

  /// The folder of the package that a file or folder belongs to: the nearest one around it with a
  /// `Package.swift`, up to the root of its Git repository.
  public static func root(of place: URL) throws(ToolError) -> URL {
    let folders = ProjectSearch.folders(from: place.standardizedFileURL.path)
    if let found = folders.first(where: { FileAccess.exists($0 + "/Package.swift") }) {
      return URL(fileURLWithPath: found)
    }
    if let advice = ProjectMaker.advice(at: place.standardizedFileURL.path) { throw ToolError(advice) }
    throw ToolError(
      "\(place.path) belongs to no project and no package: neither it nor a folder around it has an .xcodeproj or "
        + "a Package.swift. shoji new NAME makes one.")
  }

  /// Whether a folder lies in neither a package nor a project, nor in what another program makes one of.
  public static func isNothing(at place: URL) -> Bool {
    let path = place.standardizedFileURL.path
    let folders = ProjectSearch.folders(from: path)
    return !folders.contains { FileAccess.exists($0 + "/Package.swift") }
      && ProjectMaker.advice(at: path) == nil && (try? ProjectPlace.find(from: path)) == .some(nil)
  }

  /// Reads the manifest of a folder's package. Throws what the package manager says of a broken one.
  ///
  /// - Parameters:
  ///   - own: The package's own folder, where the manifest stands elsewhere.
  ///   - manager: The package manager; one without bounds for nil.
  public init(reading folder: URL, of own: URL? = nil, by manager: PackageManager? = nil) throws {
    let manager = manager ?? PackageManager(folder: folder)
    let result = try manager.run(["package"], ["dump-package"])
    guard result.succeeded else {
      let own = own ?? folder
      let message = result.errorText.replacingPaths(in: folder, with: own)
      throw ToolError("the manifest of \(own.path) cannot be read:\n\(message)")
    }
    try self.init(folder: own ?? folder, manifest: result.output)
  }

  /// Reads what `swift package dump-package` writes.
  public init(folder: URL, manifest: Data) throws {
    let manifest = try JSONDecoder().decode(Manifest.self, from: manifest)
    self.folder = folder
    name = manifest.name ?? folder.lastPathComponent
    targets = manifest.targets.map { target in
      Target(
        name: target.name, type: target.type, path: target.path,
        plugins: (target.pluginUsages ?? []).compactMap { usage in usage.plugin?.first ?? nil },
        resources: (target.resources ?? []).map(\.path), excluded: target.exclude ?? [])
    }
    let products = manifest.products.filter { $0.type.keys.contains("executable") }
    let covered = Set(products.flatMap(\.targets))
    let others = targets.filter { $0.type == "executable" && !covered.contains($0.name) }.map(\.name)
    executables = products.map(\.name) + others
    localDependencies = (manifest.dependencies ?? []).flatMap { $0.fileSystem ?? [] }.map {
      URL(fileURLWithPath: $0.path, relativeTo: folder).standardizedFileURL
    }
  }

  private struct Manifest: Decodable {
    struct Target: Decodable {
      struct Usage: Decodable { var plugin: [String?]? }
      struct Resource: Decodable { var path: String }
      var name: String
      var type: String
      var path: String?
      var pluginUsages: [Usage]?
      var resources: [Resource]?
      var exclude: [String]?
    }
    struct Product: Decodable {
      struct Anything: Decodable { init(from decoder: any Decoder) {} }
      var name: String
      var type: [String: Anything?]
      var targets: [String]
    }
    struct Dependency: Decodable {
      struct Local: Decodable { var path: String }
      var fileSystem: [Local]?
    }
    var name: String?
    var targets: [Target]
    var products: [Product]
    var dependencies: [Dependency]?
  }

  /// The executable to run: the one of that name, or the only one. Throws what there is to choose from.
  public func executable(named name: String?) throws(ToolError) -> String {
    let all = executables.map(\.printable).joined(separator: ", ")
    if let name {
      guard executables.contains(name) else {
        throw ToolError(
          executables.isEmpty
            ? "\(folder.path) has no executable"
            : "\(folder.path) has no executable “\(name)”. It has: \(all)",
          cause: .commandLine)
      }
      return name
    }
    guard let only = executables.first else { throw ToolError("\(folder.path) has no executable to run") }
    guard executables.count == 1 else {
      throw ToolError(
        "\(folder.path) has several executables; name one of \(all)",
        cause: .commandLine)
    }
    return only
  }

  /// Whether an XML file of the package is compiled by ReactantUI's plugin, so that it is reloaded live.
  public var hasLiveXML: Bool { targets.contains { $0.plugins.contains(ShojiModules.plugin) } }
}
