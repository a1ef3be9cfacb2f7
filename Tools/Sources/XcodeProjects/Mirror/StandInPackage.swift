import Containment

/// A package without sources in the place of one whose modules are in Shoji's Swift SDK: what names its
/// products finds them, and what imports its modules has those of the SDK.
struct StandInPackage {
  /// The package's folder, whose name is that of the other one.
  let folder: String
  /// The products that may be asked for.
  let products: [String]

  /// The stand-ins of packages that a manifest names, each with its own products and those that the manifest
  /// takes from it.
  static func packages(
    _ named: [PackageReference], of manifest: PackageManifest, at place: (String) -> String
  ) -> [StandInPackage] {
    var taken: Set<String> = []
    return named.map { package in
      let known = ShojiModules.builtPackages[package.identity.lowercased()] ?? []
      // One product is in one package.
      let products = unique(known + manifest.products(from: package)).filter { taken.insert($0).inserted }
      return StandInPackage(folder: place(package.identity), products: products)
    }
  }

  /// Writes what has changed, and returns the number of files.
  func write() throws -> Int {
    let output = OutputFolder(folder, obstacles: .replaced)
    var changes = 0
    for (name, text) in ["Package.swift": manifest, "Sources/\(target)/Nothing.swift": ""] {
      if try output.write(text, at: output.path(name)) { changes += 1 }
    }
    return changes
  }

  /// The one target, which no other package has.
  private var target: String { "InSDK_" + folder.fileName.moduleName }

  private var manifest: String {
    let lines = products.map { "    .library(name: \(literal($0)), targets: [\(literal(target))]),\n" }
    return """
      // swift-tools-version: 5.9
      // Made by shoji: the modules are in its Swift SDK.
      import PackageDescription

      let package = Package(
        name: \(literal(folder.fileName)),
        products: [
      \(lines.joined())  ],
        targets: [.target(name: \(literal(target)))]
      )

      """
  }
}

extension MirrorSettings {
  /// Whether the modules of a package are in Shoji's Swift SDK, which is built against.
  func has(_ package: PackageReference) -> Bool {
    usesSDK && package.path == nil && ShojiModules.builtPackages[package.identity.lowercased()] != nil
  }
}
