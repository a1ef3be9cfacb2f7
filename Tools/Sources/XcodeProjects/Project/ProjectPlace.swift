import Foundation

/// A file or folder that describes a project.
package enum ProjectPlace: Sendable, Equatable {
  /// A folder `NAME.xcodeproj`.
  case project(String)
  /// A folder `NAME.xcworkspace`.
  case workspace(String)
  /// A folder of Swift Playgrounds, whose manifest names an iOS application.
  case playground(String)
  /// A folder with podspecs, and neither a project nor a package.
  case pods(String)

  /// The path.
  package var path: String {
    switch self {
    case .project(let path), .workspace(let path), .playground(let path), .pods(let path): path
    }
  }

  /// The project that a path names, or the nearest one in the folders of ``ProjectSearch``. Packages that
  /// name Shoji come first: then there is none.
  package static func find(from start: String) throws(ProjectError) -> ProjectPlace? {
    let start = standardizedPath(start)
    if let named = ProjectPlace.named(start) { return named }
    if start.fileExtension == "playground", FileAccess.isFolder(start) {
      throw ProjectError(ProjectMaker.refusal(ofPlayground: start))
    }
    for folder in ProjectSearch.folders(from: start) {
      let names = FileAccess.names(in: folder)
      let manifest = names.contains("Package.swift") ? FileAccess.text(folder + "/Package.swift") : nil
      if let manifest, manifest.contains("Shoji") { return nil }
      if let manifest, isPlayground(manifest) { return .playground(folder) }
      if let found = try choice(folder, names) { return found }
      // Any other package is one.
      if manifest != nil { return nil }
      if names.contains(where: PodFolderReader.isPodspec) { return .pods(folder) }
    }
    return nil
  }

  private static func named(_ path: String) -> ProjectPlace? {
    guard FileAccess.isFolder(path) else { return nil }
    switch path.fileExtension {
    case "xcodeproj": return .project(path)
    case "xcworkspace": return .workspace(path)
    case "swiftpm": return .playground(path)
    default: return nil
    }
  }

  private static func choice(_ folder: String, _ names: [String]) throws(ProjectError) -> ProjectPlace? {
    for ending in ["xcworkspace", "xcodeproj", "swiftpm"] {
      let found = names.filter { $0.fileExtension == ending && FileAccess.isFolder(folder + "/" + $0) }
        .filter { $0 != "Pods.xcodeproj" }
      guard found.count <= 1 else {
        throw ProjectError(
          "\(folder) has several projects: \(found.joined(separator: ", ")). Name one with --package-path",
          isChoice: true)
      }
      if let only = found.first { return named(folder + "/" + only) }
    }
    return nil
  }

  /// Whether a manifest is that of an app of Swift Playgrounds.
  static func isPlayground(_ manifest: String) -> Bool {
    manifest.contains(".iOSApplication") || manifest.contains("import AppleProductTypes")
  }
}

/// Reads projects of all kinds.
package enum ProjectReader {
  /// Reads a project for a configuration; without one, for its debug configuration.
  ///
  /// Throws a sentence about a bound that the project exceeds, too.
  ///
  /// - Parameters:
  ///   - files: The files that the project may read; by default those around it.
  ///   - checkout: The place of packages by address.
  package static func read(
    _ place: ProjectPlace, configuration: String? = nil, files: ReadableFiles? = nil,
    checkout: PackageCheckout = PackageCheckout(environment: ProcessInfo.processInfo.environment)
  ) throws(ProjectError)
    -> Project
  {
    let files = files ?? ReadableFiles(around: place.path)
    var project: Project
    do throws(ProjectError) {
      switch place {
      case .project(let path):
        project = try XcodeProjectReader.read(path, configuration: configuration, files: files)
      case .workspace(let path):
        project = try WorkspaceReader.read(path, configuration: configuration, files: files)
      case .playground(let path):
        project = try PlaygroundReader.read(path, configuration: configuration, files: files)
      case .pods(let path):
        project = try PodFolderReader.read(path, configuration: configuration, files: files)
      }
    } catch {
      // What cannot be read for a bound has another cause than its own.
      try files.check()
      throw error
    }
    project.removeUnknownDependencies()
    project.addPods()
    project.addMarkup()
    project.addPackages(checkout: checkout)
    try files.check()
    return project
  }
}

extension Project {
  /// The app of a name or of a scheme's, or the only one; nil for a project without apps. Throws what there
  /// is to choose from.
  package func app(named name: String?) throws(ProjectError) -> ProjectTarget? {
    let all = apps.map(\.name).joined(separator: ", ")
    if let name {
      guard let found = apps.first(where: { $0.name == name || $0.name == scheme(named: name)?.target })
      else {
        throw ProjectError(
          apps.isEmpty
            ? "\(file.fileName) has no app that runs here"
            : "\(file.fileName) has no app or scheme “\(name)”. It has: \(all)", isChoice: true)
      }
      return found
    }
    guard apps.count <= 1 else {
      // Schemes say which apps the project's people run.
      let run = apps.filter { app in schemes.contains { $0.isShared && $0.target == app.name } }
      if run.count == 1 { return run[0] }
      throw ProjectError(
        "\(file.fileName) has several apps; name one of \(all) with --target", isChoice: true)
    }
    return apps.first
  }
}
