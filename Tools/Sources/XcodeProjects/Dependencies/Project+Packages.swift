import Foundation
import MarkupReading

extension Project {
  /// Takes over the packages that targets use. One whose sources need nothing of Shoji is named in the
  /// manifest as it is; the modules of others are targets of the mirrored package.
  mutating func addPackages(checkout: PackageCheckout) {
    var search = PackageSearch(
      checkout: checkout, files: files, pins: resolvedVersions?.revisions ?? [:], configuration: configuration
    )
    for index in targets.indices {
      for product in targets[index].products where ShojiModules.module(for: product.name) == nil {
        if !search.add(product, from: packages, to: &targets[index]), search.missing.isEmpty {
          search.notes.append(
            .note(
              cause: "missing package",

              "no package of the project has the product “\(product.name)”, which “\(targets[index].name)” uses"
            ))
        }
      }
    }
    let known = Set(targets.map(\.name))
    targets += search.added.values.filter { !known.contains($0.name) }.sorted { $0.name < $1.name }
    inputs.formUnion(search.inputs)
    notes = unique(notes + search.notes)
  }

  /// The versions that the project has resolved.
  var resolvedVersions: ResolvedVersions? {
    [
      file + "/project.xcworkspace/xcshareddata/swiftpm/Package.resolved",
      file + "/xcshareddata/swiftpm/Package.resolved", folder + "/Package.resolved",
    ].lazy.compactMap(files.text).first.flatMap { ResolvedVersions($0) }
  }
}

/// The search for products in packages, each of which is read once.
private struct PackageSearch {
  let checkout: PackageCheckout
  let files: ReadableFiles
  /// The revisions of packages that the project has resolved, by identity.
  let pins: [String: String]
  let configuration: String
  /// The modules that were found, as targets of the mirrored package.
  var added: [String: ProjectTarget] = [:]
  /// The locations of packages that cannot be used.
  var missing: Set<String> = []
  var inputs: Set<String> = []
  var notes: [Diagnostic] = []
  private var manifests: [String: PackageManifest] = [:]
  private var failed: Set<String> = []

  init(
    checkout: PackageCheckout, files: ReadableFiles, pins: [String: String], configuration: String
  ) {
    self.checkout = checkout
    self.files = files
    self.pins = pins
    self.configuration = configuration
  }

  private mutating func manifest(_ package: PackageReference) -> PackageManifest? {
    if let known = manifests[package.location] { return known }
    guard !failed.contains(package.location) else { return nil }
    do throws(ProjectError) {
      let folder = try checkout.folder(of: package, pin: pins[package.identity.lowercased()])
      // What was fetched has a folder of its own, which its manifest does not lead out of.
      if package.path == nil { files.add(root: folder) }
      guard let found = PackageManifest(in: folder, files: files) else {
        // The package manager reads it, if the sources need nothing of Shoji.
        failed.insert(package.location)
        return nil
      }
      if package.path != nil { inputs.insert(folder + "/Package.swift") }
      manifests[package.location] = found
      return found
    } catch {
      failed.insert(package.location)
      missing.insert(package.location)
      notes.append(
        .note(
          cause: "missing package", "the package \(package.location) cannot be used: \(error.message)"
        ))
      return nil
    }
  }

  /// Adds what a product needs: the names of its modules, or itself where its package is used as it is.
  /// Returns whether a package has it.
  mutating func add(
    _ product: ProductReference, from packages: [PackageReference], to target: inout ProjectTarget
  ) -> Bool {
    let named = packages.filter { package in
      product.package.map {
        $0 == package.location || $0.lowercased() == package.identity.lowercased()
      } ?? true
    }
    for package in named.isEmpty ? packages : named {
      guard let manifest = manifest(package) else {
        guard named.count == 1, !missing.contains(package.location) else { continue }
        target.plainProducts.append(ProductReference(name: product.name, package: package.location))
        return true
      }
      guard let names = manifest.targets(of: product.name) else { continue }
      if manifest.needsShoji(names, configuration: configuration) {
        for name in names { addModule(name, of: manifest) }
        target.dependencies += names
      } else {
        target.plainProducts.append(ProductReference(name: product.name, package: package.location))
      }
      return true
    }
    return false
  }

  private mutating func addModule(_ name: String, of manifest: PackageManifest) {
    guard added[name] == nil, var target = manifest.module(name, configuration: configuration) else {
      return
    }
    added[name] = target
    for dependency in target.dependencies { addModule(dependency, of: manifest) }
    for product in target.products where ShojiModules.module(for: product.name) == nil {
      _ = add(product, from: manifest.dependencies, to: &target)
    }
    added[name] = target
  }
}
