/// The manifest of a mirrored package.
struct MirrorManifest {
  /// A target as the package manager builds it.
  struct Target: Equatable {
    enum Kind: String { case executable = "executableTarget", library = "target", tests = "testTarget" }

    var kind: Kind
    var name: String
    /// Dependencies as the manifest writes them.
    var dependencies: [String] = []
    var path: String
    var settings: [String] = []
    var cSettings: [String] = []
    var resources: [String] = []
    var publicHeaders: String?
    var plugins: [String] = []
    var isLinked = false
  }

  var name: String
  var dependencies: [String]
  /// The products by name, each with its targets; none in the package of an app.
  var products: [LibraryProduct] = []
  var targets: [Target]
  var usesLLVMLinker: Bool
  var localization: String

  /// Adds a package that is needed, once.
  mutating func add(_ dependency: String) {
    if !dependencies.contains(dependency) { dependencies.append(dependency) }
  }

  var text: String {
    let linker =
      !usesLLVMLinker
      ? ""
      : """

      let linker: [LinkerSetting] = [
        .unsafeFlags(["-use-ld=lld"]),
        .unsafeFlags(["-Xlinker", "-O0", "-Xlinker", "--build-id=none"], .when(configuration: .debug)),
      ]

      """
    return """
      // swift-tools-version: 6.2
      // Made by shoji from the project's files, and made again when they change.
      import PackageDescription
      \(linker)
      let package = Package(
        name: \(literal(name)),
        defaultLocalization: \(literal(localization)),
      \(productList)  dependencies: [
      \(dependencies.map { "    \($0),\n" }.joined())  ],
        targets: [
      \(targets.map(text).joined())  ]
      )

      """
  }

  private var productList: String {
    guard !products.isEmpty else { return "" }
    let lines = products.map { product in
      "    .library(name: \(literal(product.name)), targets: [\(product.targets.map(literal).joined(separator: ", "))]),\n"
    }
    return "  products: [\n\(lines.joined())  ],\n"
  }

  private func text(_ target: Target) -> String {
    func list(_ name: String, _ elements: [String]) -> String? {
      guard !elements.isEmpty else { return nil }
      return "\(name): [\n" + elements.map { "        \($0),\n" }.joined() + "      ]"
    }
    let parts = [
      "name: \(literal(target.name))", list("dependencies", target.dependencies),
      "path: \(literal(target.path))", list("resources", target.resources),
      target.publicHeaders.map { "publicHeadersPath: \(literal($0))" }, list("cSettings", target.cSettings),
      list("swiftSettings", target.settings),
      target.isLinked && usesLLVMLinker ? "linkerSettings: linker" : nil, list("plugins", target.plugins),
    ].compactMap { $0 }
    return "    .\(target.kind.rawValue)(\n      " + parts.joined(separator: ",\n      ") + "),\n"
  }
}

extension PackageReference {
  /// The package at a path; nil for an address, whose version nobody has named.
  init?(at location: String) {
    guard location.hasPrefix("/") else { return nil }
    self.init(path: location)
  }

  /// The dependency in a manifest.
  var dependency: String {
    if let path { return ".package(path: \(literal(path)))" }
    let place = "url: \(literal(url ?? ""))"
    switch requirement ?? .from("0.0.0") {
    case .from(let version): return ".package(\(place), from: \(literal(version)))"
    case .upToNextMinor(let version): return ".package(\(place), .upToNextMinor(from: \(literal(version))))"
    case .exact(let version): return ".package(\(place), exact: \(literal(version)))"
    case .range(let low, let high): return ".package(\(place), \(literal(low))..<\(literal(high)))"
    case .branch(let branch): return ".package(\(place), branch: \(literal(branch)))"
    case .revision(let revision): return ".package(\(place), revision: \(literal(revision)))"
    }
  }
}
