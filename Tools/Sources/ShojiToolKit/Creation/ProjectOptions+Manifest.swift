extension ProjectOptions {
  /// The products of Shoji that the app imports.
  var products: [String] {
    switch template {
    case .reactant: ["Hyperdrive", "RxSwift"]
    case .katana: ["Katana", "KatanaElements", "UIKit"]
    case .uikit: ["UIKit"]
    }
  }

  /// The path of the app's sources in the package. Reactant's is the one of its tutorial.
  var sourceFolder: String {
    template == .reactant ? "Application/Sources" : "Sources/\(name.text)"
  }

  /// The package's manifest.
  public var manifest: String {
    let usesPlugin = template == .reactant && usesXML
    var parts = ["name: \(quoted(name.text))"]
    if let shoji {
      let products = products.map {
        "        .product(name: \(quoted($0)), package: \(quoted(shoji.package))),\n"
      }
      parts.append("dependencies: [\n\(products.joined())      ]")
    }
    if template == .reactant { parts.append("path: \(quoted(sourceFolder))") }
    let settings = "[.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]"
    parts.append("swiftSettings: \(settings)")
    if usesPlugin, let shoji {
      parts.append("plugins: [.plugin(name: \"ReactantUIPlugin\", package: \(quoted(shoji.package)))]")
    }
    let support = shoji.map {
      "\n        .product(name: \"SnapshotTesting\", package: \(quoted($0.package))),"
    }
    let tests =
      !hasTests
      ? ""
      : """
          .testTarget(
            name: \(quoted("\(name.text)Tests")),
            dependencies: [
              .target(name: \(quoted(name.text))),\(support ?? "")
            ],
            exclude: ["__Snapshots__"],
            swiftSettings: \(settings)),

      """
    let dependencies =
      shoji.map { reference in
        """
          dependencies: [
            \(reference.dependency)
          ],

        """
      } ?? ""
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: \(quoted(name.text)),
      \(dependencies)  targets: [
          .executableTarget(
            \(parts.joined(separator: ",\n      "))),
      \(tests)  ]
      )

      """
  }
}
