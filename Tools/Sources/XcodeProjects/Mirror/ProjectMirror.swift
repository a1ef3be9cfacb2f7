import Containment
import Foundation
import MarkupReading
import TranslationInterface

/// The package that is made of a project, beside its build and never in the project.
package final class ProjectMirror {
  /// The result of writing the package.
  package struct Report: Sendable {
    /// The messages of the translator.
    package var messages: [Diagnostic] = []
    /// The remarks about what is left out.
    package var notes: [Diagnostic] = []
    /// The errors of documents of Interface Builder, which are among the messages, too.
    package var documentErrors: [Diagnostic] = []
    /// The number of files that were written or removed.
    package var changes = 0
  }

  /// The project.
  package let project: Project
  /// The app; nil for a project of libraries.
  package let app: ProjectTarget?
  /// The package's folder.
  package let folder: String
  let settings: MirrorSettings
  package let translator: any SourceTranslating
  private let cache: TranslationCache
  /// The targets of the package: the app, what it needs, and the tests.
  package let targets: [ProjectTarget]
  /// The modules of the targets by the targets' names.
  private let moduleNames: [String: String]

  /// Describes the package of an app of a project.
  ///
  /// - Parameter cache: The translations of the last time.
  package init(
    _ project: Project, app: ProjectTarget?, folder: String, settings: MirrorSettings,
    translator: any SourceTranslating, cache: TranslationCache = TranslationCache()
  ) {
    self.cache = cache
    (self.project, self.app, self.folder) = (project, app, folder)
    (self.settings, self.translator) = (settings, translator)
    targets = ProjectMirror.selection(of: project, app: app)
    moduleNames = Dictionary(
      targets.map { ($0.name, $0.module) }, uniquingKeysWith: { first, _ in first })
  }

  /// The targets that an app needs, and the tests of any of these.
  private static func selection(of project: Project, app: ProjectTarget?) -> [ProjectTarget] {
    guard let app else { return project.targets.filter { $0.kind != .app && $0.hasFiles } }
    let byName = Dictionary(project.targets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var (chosen, open): (Set<String>, [String]) = ([], [app.name])
    func take() {
      while let name = open.popLast() {
        guard let target = byName[name], chosen.insert(name).inserted else { continue }
        open += target.dependencies
      }
    }
    take()
    for tests in project.targets where tests.kind == .tests {
      let apps = tests.dependencies.filter { byName[$0]?.kind == .app } + (tests.host.map { [$0] } ?? [])
      if apps.isEmpty || apps.contains(app.name) || apps.contains(app.module) { open.append(tests.name) }
    }
    take()
    // The package manager takes no target without a file.
    return project.targets.filter {
      chosen.contains($0.name) && ($0.kind != .app || $0.name == app.name) && ($0.kind == .app || $0.hasFiles)
    }
  }

  /// The targets, each behind those that it needs.
  package var targetsInOrder: [ProjectTarget] {
    var (ordered, rest): ([ProjectTarget], [ProjectTarget]) = ([], targets)
    let names = Set(targets.map(\.name))
    var done: Set<String> = []
    while !rest.isEmpty {
      let ready = rest.filter { $0.dependencies.allSatisfy { done.contains($0) || !names.contains($0) } }
      // Those that need each other stay in the project's order.
      ordered += ready.isEmpty ? rest : ready
      done.formUnion(ready.map(\.name))
      rest.removeAll { ready.isEmpty || done.contains($0.name) }
    }
    return ordered
  }

  /// The person's own files, by the paths of the mirrored ones.
  package var originals: [String: String] {
    var originals: [String: String] = [:]
    for target in targets {
      for file in target.sources {
        originals["\(folder)/Sources/\(target.module)/\(translatedPlace(of: file, in: target))"] = file
      }
    }
    return originals
  }

  /// Whether the package manager's configuration is `release`: for the project's own of that name, and others
  /// that optimize.
  package var isOptimized: Bool {
    project.configuration.lowercased() == "release" || app?.isOptimized ?? false
  }

  /// The active compilation conditions of a target. Packages and pods have `DEBUG` where nothing is
  /// optimized, and know which of both they are.
  private func conditions(of target: ProjectTarget) -> [String] {
    guard target.isForeign else { return target.conditions }
    let kind = target.isPod ? "COCOAPODS" : "SWIFT_PACKAGE"
    return unique(target.conditions + [kind] + (isOptimized ? [] : ["DEBUG"]))
  }

  /// The folder of a mirrored package in the person's cache.
  package static func folder(of project: Project, app: ProjectTarget?, environment: [String: String])
    -> String
  {
    let cache = PackageCheckout.cache(environment)
    let name = app?.module ?? project.name
    let key = "\(project.file)#\(app?.name ?? "")"
    let plain = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    return "\(cache)/shoji/projects/\(plain.prefix(64))-\(key.hashText)"
  }

  // MARK: Writing

  /// Writes what has changed, and removes what is no longer part of the package.
  package func write() throws -> Report {
    var report = Report(notes: project.notes)
    project.files.beginReading()
    let translations = "\(folder)/.translations"
    cache.load(translations, into: translator)
    let files = plan(&report)
    try project.files.check()
    var writer = MirrorWriter(folder: folder, files: project.files)
    try writer.write(files)
    try keepResolvedVersions(&writer)
    cache.save(translations, from: translator)
    // What is copied and linked is looked at only then.
    try project.files.check()
    report.changes = writer.changes
    report.notes = unique(report.notes + writer.notes + project.files.notes)
    return report
  }

  /// All files of the package, by their paths in it.
  package func plan(_ report: inout Report) -> [String: MirrorFile] {
    var files: [String: MirrorFile] = [:]
    var imports: [String: Set<String>] = [:]
    let omissions = omissionState
    // What a module sees of others is in the translator once these are translated.
    for target in targetsInOrder {
      var sources = readSources(of: target, &report)
      if target.name == app?.name, let nib = settings.previewedNib {
        sources.append(NibPreview.source(of: nib))
      }
      if let symbols = AssetSymbols(of: target, sources, files: project.files).source {
        sources.append(symbols)
      }
      sources += ManagedClasses(of: target, files: project.files).sources(beside: sources)
      let absent = absentModules(of: target, sources, omissions)
      imports[target.name] = noteImports(of: target, sources, omissions, &report)
      report.notes += remarks(onSystemOf: target, omissions)
      if settings.omitsAbsent {
        let left = Dictionary(grouping: omissions.omissions, by: \.file)
        sources = sources.map { omitting(left[$0.path] ?? [], from: $0, absent) }
        if !absent.substitutes.isEmpty || sources.contains(where: { left[$0.path] != nil }) {
          files["Sources/\(target.module)/\(OmissionState.supportFile)"] = .text(OmissionState.support)
        }
      } else if target.isForeign {
        let left = LeftOutFiles.paths(among: sources) { isAbsent($0, omissions) }
        sources.removeAll { left.contains($0.path) }
      }
      sources = SystemImports.adding(to: sources)
      let module = ModuleDescription(
        name: target.module, kind: target.kind, conditions: conditions(of: target),
        defaultIsolation: target.defaultIsolation, languageVersion: target.languageVersion,
        dependencies: modules(of: target).sorted())
      for file in cache.translate(sources, module: module, by: translator) {
        files["Sources/\(target.module)/\(translatedPlace(of: file.path, in: target))"] = .text(file.text)
        report.messages += file.messages
        // The translator may import what translated code calls.
        imports[target.name, default: []].formUnion(ImportScanner.imports(in: file.text).map(\.module))
      }
      if target.exportsUIKit {
        files["Sources/\(target.module)/Shoji+Exports.swift"] = .text("@_exported import UIKit\n")
        imports[target.name, default: []].insert("UIKit")
      }
      for file in target.markup {
        files["Sources/\(target.module)/\(place(of: file, in: target))"] = .copy(file)
      }
      addC(of: target, to: &files)
      addResources(of: target, to: &files, &report)
    }
    addDocuments(to: &files, &report)
    report.notes = unique(report.notes + project.files.notes)
    files["Package.swift"] = .text(manifest(imports: imports).text)
    return files
  }

  private func readSources(of target: ProjectTarget, _ report: inout Report) -> [SwiftFile] {
    target.sources.compactMap { path in
      guard let text = project.files.text(path) else {
        report.notes.append(
          .note(cause: "missing file", "\(path), a source of “\(target.name)”, is missing", file: path))
        return nil
      }
      return SwiftFile(path: path, text: text)
    }
  }

  /// Checks the documents, and adds the mark of the app's resources.
  private func addDocuments(to files: inout [String: MirrorFile], _ report: inout Report) {
    let documents = DocumentReport(of: self).messages
    report.messages += documents
    report.documentErrors = documents.filter { $0.severity == .error }
    if let app {
      // An app that runs shows changed documents itself, except where they begin or cease to have errors:
      // then it is built.
      files["Resources/\(app.module).digest"] = .text(
        ResourcePlan.digest(
          of: bundleResources, files: project.files, hasLiveDocuments: !app.isOptimized)
          + (report.documentErrors.isEmpty ? "" : "errors in documents\n"))
    }
  }

  /// The path of a file in its module's folder.
  private func place(of file: String, in target: ProjectTarget) -> String {
    file.path(above: target.root.isEmpty ? project.folder : target.root)
  }

  /// The path of a translated file in its module's folder. It has another name than the person's own, which
  /// it says it is: two files of one `#fileID` make the compiler warn.
  func translatedPlace(of file: String, in target: ProjectTarget) -> String {
    let place = place(of: file, in: target)
    guard place.hasSuffix(".swift"), place.fileName != "main.swift" else { return place }
    return place.dropLast(".swift".count) + "+Translated.swift"
  }

  /// The names of the modules that a target may import.
  private func modules(of target: ProjectTarget) -> Set<String> {
    Set(target.dependencies.compactMap { moduleNames[$0] } + target.products.map(\.name))
      .union(ShojiModules.products).union(ShojiModules.toolchain)
  }

  /// Collects what a target imports, and notes what of it Shoji lacks.
  private func noteImports(
    of target: ProjectTarget, _ sources: [SwiftFile], _ omissions: OmissionState, _ report: inout Report
  ) -> Set<String> {
    var (all, absent): (Set<String>, [String: [String]]) = ([], [:])
    for source in sources {
      for found in ImportScanner.imports(in: source.text) {
        all.insert(found.module)
        guard isAbsent(found.module, omissions), !ImportScanner.asks(for: found.module, in: source.text)
        else { continue }
        absent[found.module, default: []].append(source.path)
      }
    }
    for (name, files) in absent.sorted(by: { $0.key < $1.key }) {
      let advice = ShojiModules.absent[name] ?? "name the package or pod that has it"
      report.notes.append(
        .note(
          cause: "import \(name)",
          "“\(target.name)” imports \(name), which Shoji lacks, in \(files.prefix(3).map(\.fileName).joined(separator: ", "))"
            + (files.count > 3 ? " and \(files.count - 3) more" : "")
            + remark(on: name, of: target, omissions),
          advice: advice.isEmpty ? nil : advice, file: files.first))
    }
    return all
  }

  /// The end of the note about an absent module: what is left out.
  private func remark(on module: String, of target: ProjectTarget, _ omissions: OmissionState) -> String {
    guard settings.omitsAbsent else {
      return target.isForeign ? "; what needs it is left out where the rest can do without" : ""
    }
    let own = Set(target.sources)
    let left = omissions.omissions.filter { $0.module == module && own.contains($0.file) }
    guard !left.isEmpty else { return "" }
    let names = unique(left.map(\.shownPlace))
    return "; left out: " + names.prefix(3).joined(separator: ", ")
      + (names.count > 3 ? " and \(names.count - 3) more" : "")
  }

  /// The remark on what a library needs of iOS and Shoji lacks.
  private func remarks(onSystemOf target: ProjectTarget, _ omissions: OmissionState) -> [Diagnostic] {
    let end = remark(on: Omission.system, of: target, omissions)
    guard settings.omitsAbsent, target.isForeign, !end.isEmpty else { return [] }
    return [
      .note(
        cause: "library", "“\(target.name)” needs more of iOS than there is here" + end, file: target.root)
    ]
  }

  // MARK: Absent modules

  /// The pieces that builds leave out.
  package var omissionState: OmissionState {
    guard settings.omitsAbsent else { return OmissionState() }
    return OmissionState(in: settings.omissionFolder ?? folder, program: TranslationCache.program)
  }

  /// The pieces to leave out because of errors.
  package func omissions(for faults: [SourceFault], known state: OmissionState) -> [Omission] {
    var (files, absent): ([SwiftFile], AbsentModules) = ([], AbsentModules())
    for target in targets where target.kind != .tests {
      let own = target.sources.compactMap { path in
        project.files.text(path).map { SwiftFile(path: path, text: $0) }
      }
      let modules = absentModules(of: target, own, state)
      absent.substitutes.merge(modules.substitutes) { first, _ in first }
      absent.prefixes.merge(modules.prefixes) { first, _ in first }
      absent.names.merge(modules.names) { first, _ in first }
      if target.isForeign { absent.libraryFiles.formUnion(target.sources) }
      files += own
    }
    return translator.omissions(for: faults, in: files, known: state.omissions, absent: absent)
  }

  private func isAbsent(_ module: String, _ state: OmissionState) -> Bool {
    (ShojiModules.absent[module] != nil || state.absent.contains(module))
      && !targets.contains { $0.module == module }
  }

  /// The absent modules that sources import, with what stands in their place.
  package func absentModules(
    of target: ProjectTarget, _ sources: [SwiftFile], _ state: OmissionState
  ) -> AbsentModules {
    let imported = sources.reduce(into: Set<String>()) { names, source in
      names.formUnion(ImportScanner.imports(in: source.text).map(\.module))
    }
    let known = modules(of: target)
    return AbsentFrameworks.modules(imported.filter { isAbsent($0, state) }) { known.contains($0) }
  }

  private func omitting(_ omissions: [Omission], from file: SwiftFile, _ absent: AbsentModules) -> SwiftFile {
    let imports = ImportScanner.imports(in: file.text).map(\.module)
    guard !omissions.isEmpty || imports.contains(where: { absent.substitutes[$0] != nil }) else {
      return file
    }
    return translator.omitting(omissions, from: file, absent: absent)
  }

  // MARK: C

  private func addC(of target: ProjectTarget, to files: inout [String: MirrorFile]) {
    let folder = "C/\(target.module)"
    if !target.cSources.isEmpty {
      for file in target.cSources { files["\(folder)/\(place(of: file, in: target))"] = .copy(file) }
      files["\(folder)/include/\(target.module)C.h"] = .text("")
    }
    if let reduced = bridgingHeader(of: target) { files["\(folder)/bridging.h"] = .text(reduced) }
  }

  /// Returns the C declarations of a bridging header; nil where it has none.
  private func bridgingHeader(of target: ProjectTarget) -> String? {
    guard let header = target.bridgingHeader, let text = project.files.text(header) else { return nil }
    let reduced = BridgingHeader.reduce(text, from: header.folder, text: project.files.text) { name in
      ([header.folder, project.folder] + target.headerFolders).map { path(name, from: $0) }.first(
        where: project.files.exists)
    }
    let lines = reduced.split(whereSeparator: \.isNewline).map { $0.trimmingBlanks() }
    return lines.allSatisfy { $0.isEmpty || $0.hasPrefix("//") } ? nil : reduced
  }

  /// The settings with which C finds the project's headers.
  private func headerFlags(of target: ProjectTarget) -> [String] {
    unique(target.headerFolders + target.cSources.map(\.folder)).map { "-I\($0)" }
  }

  // MARK: Resources

  private func addResources(
    of target: ProjectTarget, to files: inout [String: MirrorFile], _ report: inout Report
  ) {
    guard target.kind != .tests else { return }
    // Those of packages are found by `Bundle.module`.
    if target.hasOwnBundle {
      for resource in target.resources {
        let place = "Sources/\(target.module)/\(place(of: resource.source, in: target))"
        if project.files.isFolder(resource.source) {
          for name in project.files.files(in: resource.source) {
            files["\(place)/\(name)"] = .copy("\(resource.source)/\(name)")
          }
        } else {
          files[place] = .copy(resource.source)
        }
      }
      return
    }
    // A framework's bundle is the app's: what is linked into one program has one bundle.
    let owner = app?.module ?? target.module
    let folder = "Resources/\(owner)"
    for resource in target.resources {
      ResourcePlan.add(
        resource, of: project.files, in: folder, to: &files, &report.notes, isOwn: target.kind == .app)
    }
    // No resource of that name takes its place.
    if target.kind == .app {
      files["\(folder)/Info.plist"] = .text(PropertyListFile.write(target.infoPlist))
    }
  }

  /// The resources of the app and of what is linked into it.
  var bundleResources: [ProjectResource] { targets.filter { $0.kind != .tests }.flatMap(\.resources) }

  /// Whether there are documents of Interface Builder.
  var hasDocuments: Bool { bundleResources.contains { ResourcePlan.isDocument($0.source) } }

  // MARK: Manifest

  private func manifest(imports: [String: Set<String>]) -> MirrorManifest {
    var manifest = MirrorManifest(
      name: app?.module ?? project.name, dependencies: settings.usesSDK ? [] : [settings.shojiDependency],
      targets: [],
      usesLLVMLinker: settings.usesLLVMLinker,
      localization: app?.infoPlist["CFBundleDevelopmentRegion"]?.text.flatMap { $0.isLanguage ? $0 : nil }
        ?? "en")
    manifest.products = project.products
    for target in targets {
      if !target.cSources.isEmpty { manifest.targets.append(cTarget(of: target)) }
      if !target.markup.isEmpty { manifest.add(settings.pluginDependency) }
      let imported = imports[target.name] ?? []
      var built = swiftTarget(of: target, importing: imported)
      let needed = foreignModules(of: target, imported).filter { $0 == "Logging" || !settings.usesSDK }
      built.dependencies += needed.map {
        product($0, $0 == "Logging" ? "swift-log" : settings.shojiPackage)
      }
      addPlainProducts(of: target, to: &built, &manifest)
      addProductsOfApp(to: &built, target)
      manifest.targets.append(built)
    }
    if manifest.targets.contains(where: { $0.dependencies.contains(product("Logging", "swift-log")) }) {
      manifest.add(".package(url: \"https://github.com/apple/swift-log\", from: \"1.0.0\")")
    }
    return manifest
  }

  /// A target with its settings, resources and siblings.
  private func swiftTarget(
    of target: ProjectTarget, importing imported: Set<String>
  ) -> MirrorManifest.Target {
    var built = MirrorManifest.Target(
      kind: target.kind == .app ? .executable : target.kind == .tests ? .tests : .library,
      name: target.module,
      path: "Sources/\(target.module)")
    // What is imported is needed, also where the project links it without saying so.
    let siblings = targets.filter { imported.contains($0.module) && $0.name != target.name }.map(\.module)
    var needed = target.dependencies.compactMap { moduleNames[$0] } + siblings
    if target.kind == .tests, let app, let host = target.host, [app.name, app.module].contains(host) {
      needed.append(app.module)
    }
    built.dependencies = unique(needed).filter { $0 != target.module }.sorted().map {
      ".target(name: \(literal($0)))"
    }
    if !target.cSources.isEmpty {
      built.dependencies.append(".target(name: \(literal(target.module + "C")))")
    }
    built.settings = swiftSettings(of: target)
    if target.hasOwnBundle {
      built.resources = target.resources.map { resource in
        let rule = resource.destination == "copy" ? "copy" : "process"
        return ".\(rule)(\(literal(place(of: resource.source, in: target))))"
      }
    }
    built.isLinked = target.kind != .library
    if !target.markup.isEmpty {
      built.plugins = [settings.pluginUsage]
    }
    return built
  }

  /// The modules of Shoji's products, and of the logging library, that a target needs.
  private func foreignModules(of target: ProjectTarget, _ imported: Set<String>) -> [String] {
    let own = Set(targets.map(\.module))
    let wanted = imported.union(target.pods.compactMap(ShojiModules.module)).union(
      target.products.compactMap { ShojiModules.module(for: $0.name) })
    return wanted.sorted().filter {
      !own.contains($0) && (ShojiModules.products.contains($0) || $0 == "Logging")
    }
  }

  /// Adds the products of packages that are used as they are.
  private func addPlainProducts(
    of target: ProjectTarget, to built: inout MirrorManifest.Target, _ manifest: inout MirrorManifest
  ) {
    for product in target.plainProducts {
      let location = product.package ?? ""
      guard
        let package = project.packages.first(where: { $0.location == location })
          ?? PackageReference(at: location)
      else { continue }
      // An address that Git does not get stands in no manifest either.
      guard package.path != nil || (try? PackageAddress(package.url ?? "")) != nil else { continue }
      manifest.add(package.dependency)
      built.dependencies.append(self.product(product.name, package.identity))
    }
  }

  /// Adds what every app is linked with.
  private func addProductsOfApp(to built: inout MirrorManifest.Target, _ target: ProjectTarget) {
    guard target.kind == .app, !settings.usesSDK else { return }
    for name in ["UIKit"] + (hasDocuments ? ["InterfaceBuilder"] : []) {
      let product = product(name, settings.shojiPackage)
      if !built.dependencies.contains(product) { built.dependencies.append(product) }
    }
  }

  private func product(_ name: String, _ package: String) -> String {
    ".product(name: \(literal(name)), package: \(literal(package)))"
  }

  private func swiftSettings(of target: ProjectTarget) -> [String] {
    var settings = [".swiftLanguageMode(.v\(target.languageVersion))"]
    if target.defaultIsolation == .mainActor { settings.append(".defaultIsolation(MainActor.self)") }
    settings += target.features.map { ".enableUpcomingFeature(\(literal($0)))" }
    // The package manager defines DEBUG where it does not optimize.
    settings += conditions(of: target).filter { ($0 != "DEBUG" || isOptimized) && $0 != "SWIFT_PACKAGE" }.map
    {
      ".define(\(literal($0)))"
    }
    guard bridgingHeader(of: target) != nil else { return settings }
    let reduced = "\(folder)/C/\(target.module)/bridging.h"
    let flags =
      ["-import-objc-header", reduced]
      + (headerFlags(of: target) + target.cDefinitions.map { "-D\($0)" }).flatMap { ["-Xcc", $0] }
    settings.append(".unsafeFlags([\(flags.map(literal).joined(separator: ", "))])")
    return settings
  }

  private func cTarget(of target: ProjectTarget) -> MirrorManifest.Target {
    var built = MirrorManifest.Target(
      kind: .library, name: target.module + "C", path: "C/\(target.module)")
    built.publicHeaders = "include"
    built.cSettings = target.cDefinitions.map { definition in
      let parts = definition.split(separator: "=", maxSplits: 1).map(String.init)
      return parts.count == 2
        ? ".define(\(literal(parts[0])), to: \(literal(parts[1])))" : ".define(\(literal(parts[0])))"
    }
    let flags = headerFlags(of: target)
    if !flags.isEmpty {
      built.cSettings.append(".unsafeFlags([\(flags.map(literal).joined(separator: ", "))])")
    }
    return built
  }

  /// Keeps the versions of packages that the project has resolved, until the project resolves others.
  private func keepResolvedVersions(_ writer: inout MirrorWriter) throws {
    guard let text = project.resolvedVersions?.text else { return }
    if try writer.writeText(text, at: ".project-resolved") {
      _ = try writer.writeText(text, at: "Package.resolved")
    }
  }
}
