import Containment
import Foundation
import MarkupReading
import TranslationInterface

/// A package that is built with Shoji and that the package manager cannot build as it is.
///
/// Each library that does not know of Shoji is mirrored by itself, in a package in which Shoji is named. With
/// Shoji's Swift SDK, a library that is Shoji's by name has a package without sources in its place, and the
/// compiler of `*.ui.xml` is added. The package's manifest names all these. Its own sources stay where they
/// are.
package final class PackageMirror {
  /// The package's own folder.
  package let root: String
  /// The folder of the manifest that names the mirrored libraries, with links to all else of the package.
  package let folder: String
  /// The folder of the mirrored libraries and of the packages without sources.
  package let libraryFolder: String
  private static let libraries = "/Libraries"
  private let libraries: [ProjectMirror]
  private let standIns: [StandInPackage]
  private let files: ReadableFiles
  private let manifest: String
  private let note: Diagnostic?

  /// Describes the package of a folder; nil where it needs nothing of this.
  ///
  /// - Parameters:
  ///   - checkouts: The folders of packages by address, by their identities in lowercase.
  ///   - files: The files that the package and its libraries may read.
  ///   - described: The manifest as the package manager evaluates it, for one that is computed.
  ///   - caches: The translations of the last time.
  package init?(
    _ root: String, configuration: String, settings: MirrorSettings, translator: any SourceTranslating,
    environment: [String: String], checkouts: [String: String], files: ReadableFiles,
    described: ManifestDescription? = nil, caches: TranslationCaches = TranslationCaches()
  ) {
    let root = standardizedPath(root)
    for place in checkouts.values { files.add(root: place) }
    guard let own = PackageMirror.manifest(of: root, settings, files, described) else { return nil }
    let whole = ProjectMirror.folder(
      of: Project(name: own.name, file: root, folder: root, files: files), app: nil, environment: environment)
    var plan = LibraryPlan(
      configuration: configuration, checkouts: checkouts, folder: whole + PackageMirror.libraries,
      files: files)
    let place = { [plan] in plan.place(of: $0) }
    var settings = settings
    // What one library lacks, the next one may need.
    settings.omissionFolder = settings.omitsAbsent ? whole + PackageMirror.libraries : nil
    let common = settings
    if settings.usesSDK {
      // Nobody edits a library by address, so it needs no translation later either.
      plan.buildsAsItIs = { project in
        ProjectMirror(
          project, app: nil, folder: place(project.folder), settings: common,
          translator: translator, cache: caches.cache(of: project.folder)
        ).changesNothing
      }
    }
    let others = own.dependencies.filter { !settings.has($0) }
    let mirrored = others.filter { plan.needsMirror($0) }
    var provided: [PackageReference] = []
    func replacement(_ package: PackageReference) -> String? {
      if settings.has(package) {
        if !provided.contains(where: { $0.identity == package.identity }) { provided.append(package) }
        return place(package.identity)
      }
      return plan.needsMirror(package) ? plan.folder(of: package).map { place($0) } : nil
    }
    let rewritten =
      if own.isEvaluated, let variable = own.variable {
        ManifestRewriter.moved(own.text, from: root)
          + PackageStatements(to: own, variable: variable, replacement: replacement).text
      } else {
        ManifestRewriter.rewrite(own.text, root: root, replacement: replacement)
      }
    standIns = StandInPackage.packages(provided, of: own, at: place)
    let plugin = settings.usesSDK ? PluginStatements(to: own, settings) : nil
    guard !mirrored.isEmpty || !standIns.isEmpty || plugin != nil else { return nil }
    self.root = root
    self.files = files
    folder = whole + "/Package"
    libraryFolder = whole + PackageMirror.libraries
    libraries = plan.projects.map { project in
      ProjectMirror(
        project, app: nil, folder: place(project.folder), settings: settings, translator: translator,
        cache: caches.cache(of: project.folder))
    }
    manifest = rewritten + (plugin?.text ?? "")
    note = plugin?.note
  }

  /// The manifest of a package that is built with Shoji; nil for another one.
  private static func manifest(
    of root: String, _ settings: MirrorSettings, _ files: ReadableFiles, _ described: ManifestDescription?
  ) -> PackageManifest? {
    PackageManifest(in: root, files: files, described: described).flatMap {
      settings.usesSDK || $0.text.utf8.contains("Shoji") ? $0 : nil
    }
  }

  /// Whether the package manager has to evaluate the manifest of a folder: it says more than what can be read
  /// of its text.
  package static func needsDescription(_ root: String, settings: MirrorSettings, files: ReadableFiles) -> Bool
  {
    guard settings.usesSDK, let text = files.text(root + "/Package.swift") else { return false }
    return PackageManifest.isComputed(text)
  }

  /// Whether a package is built with Shoji, and names packages by address that are not there, or libraries
  /// that do.
  package static func lacksCheckouts(
    _ root: String, settings: MirrorSettings, checkouts: [String: String], files: ReadableFiles,
    described: ManifestDescription? = nil
  ) -> Bool {
    guard let own = manifest(of: root, settings, files, described) else { return false }
    for place in checkouts.values where !place.isEmpty { files.add(root: place) }
    var seen: Set<String> = []
    func lacks(_ package: PackageReference, depth: Int) -> Bool {
      guard !settings.has(package) else { return false }
      guard let place = package.path ?? checkouts[package.identity.lowercased()] else { return true }
      guard depth < 64, seen.insert(place).inserted, let manifest = PackageManifest(in: place, files: files)
      else { return false }
      return manifest.dependencies.contains { lacks($0, depth: depth + 1) }
    }
    return own.dependencies.contains { lacks($0, depth: 0) }
  }

  /// The pieces that builds leave out of the libraries.
  package var omissionState: OmissionState {
    libraries.first?.omissionState ?? OmissionState()
  }

  /// The pieces of the libraries to leave out because of errors.
  package func omissions(for faults: [SourceFault], known state: OmissionState) -> [Omission] {
    let places = Dictionary(grouping: faults) { fault in
      libraries.firstIndex { fault.file.isInside($0.project.folder) } ?? -1
    }
    return libraries.indices.flatMap { index in
      places[index].map { libraries[index].omissions(for: $0, known: state) } ?? []
    }
  }

  /// The modules of the libraries, each behind those that it needs, with the folders of their translated
  /// files.
  package var modules: [(target: ProjectTarget, folder: String)] {
    libraries.flatMap { library in
      library.targetsInOrder.map { ($0, "\(library.folder)/Sources/\($0.module)") }
    }
  }

  /// The mark of all sources of the libraries.
  package var stamp: String {
    libraries.flatMap { $0.targets.flatMap(\.sources) }.map { file in
      var status = stat()
      guard stat(file, &status) == 0 else { return file }
      return "\(file) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }.joined(separator: "\n").hashText
  }

  /// The folders of the libraries.
  package var libraryFolders: [String] { libraries.map(\.project.folder) }

  /// The person's own files, by the paths of the mirrored ones.
  package var originals: [String: String] {
    libraries.reduce(into: [:]) { $0.merge($1.originals) { first, _ in first } }
  }

  /// Writes what has changed.
  package func write() throws -> ProjectMirror.Report {
    var report = ProjectMirror.Report()
    if let note { report.notes.append(note) }
    for library in libraries {
      let own = try library.write()
      report.messages += own.messages
      report.notes += own.notes.filter { !report.notes.contains($0) }
      report.changes += own.changes
    }
    for package in standIns { report.changes += try package.write() }
    try link(&report)
    return report
  }

  /// Writes the manifest, and links all else of the package.
  private func link(_ report: inout ProjectMirror.Report) throws {
    let output = OutputFolder(folder, obstacles: .replaced)
    // A manifest for one version of Swift would go before the one that is written here.
    let names = Set(files.names(in: root)).filter { name in
      !["Package.swift", "Package.resolved"].contains(name) && !name.hasPrefix("Package@swift")
    }
    for name in FileAccess.names(in: folder) where FileAccess.kind(folder + "/" + name) == S_IFLNK {
      if !names.contains(name) { output.remove(at: try output.path(name)) }
    }
    for name in names where files.contains(root + "/" + name) {
      guard let path = ContainedPath(name) else { continue }
      if try output.link(to: root + "/" + name, at: path) { report.changes += 1 }
    }
    if try output.write(manifest, at: output.path("Package.swift")) { report.changes += 1 }
    // The versions that the package has resolved, until it resolves others.
    if let versions = files.text(root + "/Package.resolved").flatMap({ ResolvedVersions($0) })?.text,
      try output.write(versions, at: output.path(".resolved"))
    {
      try output.write(versions, at: output.path("Package.resolved"))
    }
    try files.check()
  }
}

/// Finds out which packages have to be mirrored: those that import what Shoji has, and those that use such
/// ones.
private struct LibraryPlan {
  let configuration: String
  let checkouts: [String: String]
  let files: ReadableFiles
  /// The folder of all mirrored packages.
  let folder: String
  /// Whether a library by address builds as it is, though it uses what Shoji has.
  var buildsAsItIs: (Project) -> Bool = { _ in false }
  private var known: [String: Bool] = [:]
  private(set) var projects: [Project] = []

  init(configuration: String, checkouts: [String: String], folder: String, files: ReadableFiles) {
    (self.configuration, self.checkouts, self.folder, self.files) = (configuration, checkouts, folder, files)
  }

  /// The folder of a package's sources; nil for one that is not there.
  func folder(of package: PackageReference) -> String? {
    package.path ?? checkouts[package.identity.lowercased()]
  }

  /// The folder of a mirrored package, which has the name of the package's own: that is its identity.
  func place(of own: String) -> String { folder + "/" + own.fileName }

  mutating func needsMirror(_ package: PackageReference) -> Bool {
    guard let own = folder(of: package) else { return false }
    if let known = known[own] { return known }
    known[own] = false
    guard let text = files.text(own + "/Package.swift"), !text.utf8.contains("Shoji"),
      let manifest = PackageManifest(in: own, files: files)
    else { return false }
    let names = unique(manifest.libraries.flatMap(\.targets))
    let uses = manifest.dependencies.filter { needsMirror($0) }
    guard !uses.isEmpty || manifest.needsShoji(names, configuration: configuration) else { return false }
    let project = project(manifest, names)
    if uses.isEmpty, package.path == nil, buildsAsItIs(project) { return false }
    known[own] = true
    projects.append(project)
    return true
  }

  /// The modules of a package, with what they need of others.
  private mutating func project(_ manifest: PackageManifest, _ names: [String]) -> Project {
    var project = Project(
      name: manifest.folder.fileName, file: manifest.folder, folder: manifest.folder, files: files)
    project.products = manifest.libraries
    project.configuration = configuration
    var (seen, open): (Set<String>, [String]) = ([], Array(names.reversed()))
    while let name = open.popLast() {
      guard seen.insert(name).inserted,
        var target = manifest.module(name, configuration: configuration)
      else { continue }
      for product in target.products where ShojiModules.module(for: product.name) == nil {
        guard let package = provider(of: product, among: manifest.dependencies) else { continue }
        let isMirrored = needsMirror(package)
        let used = isMirrored ? PackageReference(path: place(of: folder(of: package) ?? "")) : package
        if !project.packages.contains(used) { project.packages.append(used) }
        target.plainProducts.append(ProductReference(name: product.name, package: used.location))
      }
      open += target.dependencies
      project.targets.append(target)
    }
    return project
  }

  private func provider(of product: ProductReference, among packages: [PackageReference]) -> PackageReference?
  {
    if let name = product.package?.lowercased() {
      return packages.first { $0.identity.lowercased() == name }
    }
    return packages.first { package in
      folder(of: package).flatMap({ PackageManifest(in: $0, files: files) })?.targets(of: product.name) != nil
    } ?? packages.first { $0.identity.lowercased() == product.name.lowercased() }
  }
}
