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
    let products = products.map {
      "        .product(name: \(quoted($0)), package: \(quoted(shoji.package))),\n"
    }.joined()
    let plugins =
      template == .reactant && usesXML
      ? ",\n      plugins: [.plugin(name: \"ReactantUIPlugin\", package: \(quoted(shoji.package)))]" : ""
    let path = template == .reactant ? "\n      path: \(quoted(sourceFolder))," : ""
    let settings = "[.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]"
    let linker = usesLLVMLinker ? ",\n      linkerSettings: linker" : ""
    let linkerSettings =
      !usesLLVMLinker
      ? ""
      : """
      /// LLVM's linker takes half the time of Linux's, and less without optimization and build ID.
      let linker: [LinkerSetting] = [
        .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
        .unsafeFlags(
          ["-Xlinker", "-O0", "-Xlinker", "--build-id=none"], .when(platforms: [.linux], configuration: .debug)),
      ]


      """
    let tests =
      !hasTests
      ? ""
      : """
          .testTarget(
            name: \(quoted("\(name.text)Tests")),
            dependencies: [
              .target(name: \(quoted(name.text))),
              .product(name: "ShojiTestSupport", package: \(quoted(shoji.package))),
            ],
            exclude: ["Recorded"],
            swiftSettings: \(settings)\(linker)),

      """
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      \(linkerSettings)let package = Package(
        name: \(quoted(name.text)),
        dependencies: [
          \(shoji.dependency)
        ],
        targets: [
          .executableTarget(
            name: \(quoted(name.text)),
            dependencies: [
      \(products)      ],\(path)
            swiftSettings: \(settings)\(linker)\(plugins)),
      \(tests)  ]
      )

      """
  }
}
