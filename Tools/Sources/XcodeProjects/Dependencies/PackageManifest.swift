import Containment
import Foundation

/// A Swift package that a project uses, as far as its sources become modules here.
struct PackageManifest {
  var folder: String
  /// The manifest itself.
  let text: String
  private let call: ManifestCall
  private let files: ReadableFiles
  /// Whether the description is the package manager's, and not read out of the text.
  let isEvaluated: Bool

  /// Reads a package's manifest as text; nil for one that is not written as plain values.
  ///
  /// - Parameter described: The manifest as the package manager evaluates it, for one that has more than
  ///   plain values.
  init?(in folder: String, files: ReadableFiles, described: ManifestDescription? = nil) {
    guard let text = files.text(folder + "/Package.swift"),
      let call = described?.call ?? (try? ManifestReader.package(in: text))
    else { return nil }
    self.folder = folder
    self.text = text
    self.call = call
    self.files = files
    isEvaluated = described != nil
  }

  /// Whether a manifest says more than what can be read of its text: the package manager has to evaluate it.
  static func isComputed(_ text: String) -> Bool {
    guard let call = try? ManifestReader.package(in: text), call.isPlain else { return true }
    // What changes the description after it was made.
    return variable(in: text).map { ManifestRewriter.withoutComments(text).contains("\($0).") } ?? false
  }

  /// The package's name.
  var name: String { call["name"]?.string ?? folder.fileName }

  /// The variable that has the package's description; nil where it cannot be told.
  var variable: String? { PackageManifest.variable(in: text) }

  /// Returns the newest language mode among names such as `v5`.
  static func languageVersion(_ modes: [String?]) -> Int {
    if modes.contains("v6") { return 6 }
    let isOld = modes.contains("v4") || modes.contains("v3")
    return isOld && !modes.contains("v5") && !modes.contains("v4_2") ? 4 : 5
  }

  private static func variable(in text: String) -> String? {
    let text = ManifestRewriter.withoutComments(text)
    let made = /(?:let|var)\s+(\w+)\s*(?::\s*[\w.]*\bPackage\s*)?=\s*[\w.]*\bPackage(?:\s*\.\s*init)?\s*\(/
    // Its kind is named, or it has the usual name.
    let named = /(?:let|var)\s+(\w+)\s*:\s*(?:PackageDescription\s*\.\s*)?Package\s*=/
    let usual = /(?:let|var)\s+(package)\s*=/
    return (text.firstMatch(of: made) ?? text.firstMatch(of: named) ?? text.firstMatch(of: usual))
      .map { String($0.1) }
  }

  /// The version of the manifest's language: its first two numbers.
  var toolsVersion: (major: Int, minor: Int) {
    guard let found = text.firstMatch(of: /swift-tools-version\s*:\s*([0-9]+)(?:\.([0-9]+))?/) else {
      return (3, 1)
    }
    return (Int(found.1) ?? 0, found.2.flatMap { Int($0) } ?? 0)
  }

  /// The names of a product's targets; nil where there is no such product.
  func targets(of product: String) -> [String]? {
    let found = call["products"]?.calls.first { $0["name"]?.string == product }
    if let found { return found["targets"]?.strings }
    return target(product) == nil ? nil : [product]
  }

  private func target(_ name: String) -> ManifestCall? {
    call["targets"]?.calls.first {
      ["target", "executableTarget"].contains($0.name) && $0["name"]?.string == name
    }
  }

  /// The products that are libraries, each with its targets.
  var libraries: [LibraryProduct] {
    (call["products"]?.calls ?? []).filter { $0.name == "library" }.compactMap { product in
      product["name"]?.string.map { LibraryProduct(name: $0, targets: product["targets"]?.strings ?? []) }
    }
  }

  /// The packages that it uses, as far as they may be read.
  var dependencies: [PackageReference] {
    namedPackages.filter { $0.path.map { files.admits(package: $0) } ?? true }
  }

  /// The packages that it names.
  var namedPackages: [PackageReference] {
    (call["dependencies"]?.calls ?? []).compactMap { reference(to: $0) }
  }

  private func reference(to dependency: ManifestCall) -> PackageReference? {
    if let place = dependency["path"]?.string { return PackageReference(path: path(place, from: folder)) }
    return dependency["url"]?.string.map { PackageReference(url: $0, requirement: dependency.requirement) }
  }

  /// The packages by their places in the list of dependencies, with the names that the manifest gives them.
  var numberedPackages: [(place: Int, name: String?, package: PackageReference)] {
    (call["dependencies"]?.elements ?? []).enumerated().compactMap { place, dependency in
      reference(to: dependency).map { (place, dependency["name"]?.string, $0) }
    }
  }

  /// The targets that have files of ReactantUI's XML, and name no plugin for them.
  var targetsWithoutPlugin: [String] {
    (call["targets"]?.calls ?? []).compactMap { target in
      guard let name = target["name"]?.string,
        target["plugins"]?.calls.contains(where: { $0["name"]?.string == ShojiModules.plugin }) != true,
        module(name, configuration: "debug")?.markup.isEmpty == false
      else { return nil }
      return name
    }
  }

  /// The names of the products that targets, tests included, say that they take from a package.
  func products(from package: PackageReference) -> [String] {
    let names = [package.identity.lowercased(), name(of: package)?.lowercased()]
    let all = (call["targets"]?.calls ?? []).flatMap { $0["dependencies"]?.calls ?? [] }
    return unique(
      all.compactMap { dependency in
        dependency["package"]?.string.flatMap {
          names.contains($0.lowercased()) ? dependency["name"]?.string : nil
        }
      })
  }

  /// The name that the manifest gives a package; nil for none.
  private func name(of package: PackageReference) -> String? {
    let place = package.path == nil ? "url" : "path"
    return (call["dependencies"]?.calls ?? []).first { dependency in
      dependency[place]?.string.map { place == "url" ? $0 : path($0, from: folder) } == package.location
    }?["name"]?.string
  }

  /// The names of Objective-C's runtime by which a library without a side for Linux is known.
  private static let runtimeNames = [
    "@objc", "#selector", "objc_getAssociatedObject", "objc_setAssociatedObject", "objc_sync_enter",
  ]

  /// Whether modules, or others of the package that they need, show something or need on Linux what Shoji
  /// has. What does neither has a side for Linux, which is left to it.
  func needsShoji(_ names: [String], configuration: String) -> Bool {
    var (seen, open): (Set<String>, [String]) = ([], names)
    while let name = open.popLast() {
      guard seen.insert(name).inserted, let target = module(name, configuration: configuration) else {
        continue
      }
      open += target.dependencies
      if target.products.contains(where: { ShojiModules.module(for: $0.name) != nil }) { return true }
      for file in target.sources {
        guard let text = files.text(file) else { continue }
        if ImportScanner.reads(Self.runtimeNames, in: text, on: .plain) { return true }
        let imported = ImportScanner.imports(in: text).map(\.module)
        if imported.contains(where: ShojiModules.showing.contains) { return true }
        let needed = ImportScanner.imports(in: text, on: .plain).map(\.module)
        if needed.contains(where: ShojiModules.products.contains) { return true }
      }
    }
    return false
  }

  /// The endings of files that a target has for resources though it does not say so: those by which Xcode
  /// knows them.
  private static let resourceEndings: Set<String> = [
    "xcassets", "storyboard", "xib", "nib", "xcstrings", "xcdatamodeld", "xcdatamodel", "xcmappingmodel",
  ]

  /// The resources that a target does not name.
  private func implicitResources(
    of target: ProjectTarget, among found: [ProjectResource], excluded: [String]
  ) -> [ProjectResource] {
    guard toolsVersion >= (5, 3) else { return [] }
    var seen: Set<String> = []
    return found.compactMap { resource -> ProjectResource? in
      let folder = resource.source.folder
      let isLocalized = folder.fileExtension == "lproj"
      guard isLocalized || Self.resourceEndings.contains(resource.source.fileExtension) else { return nil }
      // All of a language is one folder.
      let source = isLocalized ? folder : resource.source
      guard !target.resources.contains(where: { source.isInside($0.source) }), seen.insert(source).inserted
      else { return nil }
      let isOneThing = !isLocalized && files.isFolder(source)
      return ProjectResource(source: source, destination: isOneThing ? "copy" : "process")
    }
  }

  /// The module of a target; nil where there is none, or one of another kind.
  func module(_ name: String, configuration: String) -> ProjectTarget? {
    guard let own = target(name) else { return nil }
    let places =
      (own["path"]?.string).map { [$0] }
      ?? ["Sources", "Source", "src", "srcs"].flatMap { ["\($0)/\(name)"] } + ["Sources", "Source", "src"]
    // A target lies in its package, for the package manager, too.
    let inner = places.map { path($0, from: folder) }.filter { $0.isInside(folder) }
    guard let place = inner.first(where: files.isFolder) else {
      return nil
    }
    let excluded = (own["exclude"]?.strings ?? []).map { path($0, from: place) }
    let included = own["sources"].map { $0.strings.map { path($0, from: place) } }
    var found = TargetFiles()
    for file in files.files(in: place, units: TargetFiles.units).map({ place + "/" + $0 })
    where !excluded.contains(where: { file.isInside($0) }) {
      let isSource = included?.contains { file.isInside($0) } ?? true
      if isSource || file.fileExtension != "swift" { found.add(file) }
    }
    var target = ProjectTarget(name: name, module: name.moduleName, kind: .library)
    target.isForeign = true
    target.root = place
    target.sources = found.swift
    target.cSources = found.c
    target.markup = found.markup
    for rule in own["resources"]?.calls ?? [] {
      guard let name = rule.first?.string else { continue }
      let source = path(name, from: place)
      guard source.isInside(folder) else { continue }
      target.resources.append(
        ProjectResource(source: source, destination: rule.name == "copy" ? "copy" : "process"))
    }
    target.resources += implicitResources(of: target, among: found.resources, excluded: excluded)
    for setting in own["swiftSettings"]?.calls ?? [] where setting.applies(in: configuration) {
      switch setting.name {
      case "define": target.conditions += [setting.first?.string].compactMap { $0 }.filter(\.isIdentifier)
      case "enableUpcomingFeature":
        target.features += [setting.first?.string].compactMap { $0 }.filter(\.isIdentifier)
      case "swiftLanguageMode": target.languageVersion = Self.languageVersion([setting.first?.name])
      case "defaultIsolation":
        target.defaultIsolation = setting.first?.name == "nil" ? .nonisolated : .mainActor
      default: break
      }
    }
    let modes = call["swiftLanguageModes"] ?? call["swiftLanguageVersions"]
    if let modes {
      target.languageVersion = Self.languageVersion(modes.elements.map(\.name))
    } else if text.contains(/swift-tools-version: ?6/) {
      target.languageVersion = 6
    }
    for dependency in own["dependencies"]?.elements ?? [] {
      guard let name = dependency.string ?? dependency["name"]?.string else { continue }
      if self.target(name) != nil, dependency.name != "product" {
        target.dependencies.append(name)
      } else {
        target.products.append(ProductReference(name: name, package: dependency["package"]?.string))
      }
    }
    return target
  }
}

extension String {
  /// The name of a module for a target's name: letters, digits and `_`.
  package var moduleName: String {
    let name = String(map { $0.isLetter || $0.isNumber ? $0 : "_" })
    let whole = name.first?.isLetter == true || name.first == "_" ? name : "_" + name
    return whole.utf8.count <= 100 ? whole : whole.prefix(20) + "_" + hashText
  }

  /// Whether it is an identifier of Swift or C.
  var isIdentifier: Bool {
    (first?.isLetter == true || first == "_") && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Whether it is written as the name of a language is, such as `zh-Hant_TW`.
  var isLanguage: Bool {
    (1...64).contains(utf8.count)
      && utf8.allSatisfy { byte in
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 45
          || byte == 95
      } && utf8.first != 45
  }
}
