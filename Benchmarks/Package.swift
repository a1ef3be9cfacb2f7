// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody who depends on Shoji builds its benchmarks.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Shoji", path: "..")],
  targets: [
    .systemLibrary(name: "CRivalCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .target(name: "CairoRival", dependencies: ["CRivalCairo"]),
    // kiwi's headers, which `run` puts there.
    .target(name: "KiwiRival", cxxSettings: [.headerSearchPath("../../.build/kiwi")]),
    .executableTarget(
      name: "HelloShoji",
      dependencies: [.product(name: "UIKit", package: "Shoji")],
      swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "LiveShoji",
      dependencies: [
        .product(name: "Hyperdrive", package: "Shoji"), .product(name: "InterfaceBuilder", package: "Shoji"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "MeasuredShoji",
      dependencies: [.product(name: "UIKit", package: "Shoji")],
      swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]),
    // The example itself, by a link.
    .executableTarget(
      name: "TicTacToeShoji",
      dependencies: [
        .product(name: "Katana", package: "Shoji"), .product(name: "KatanaElements", package: "Shoji"),
        .product(name: "UIKit", package: "Shoji"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "RowsShoji",
      dependencies: [
        .product(name: "Katana", package: "Shoji"), .product(name: "KatanaElements", package: "Shoji"),
        .product(name: "UIKit", package: "Shoji"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CairoRival", "KiwiRival",
        .product(name: "Cassowary", package: "Shoji"),
        .product(name: "CoreGraphics", package: "Shoji"),
        .product(name: "DisplayProtocol", package: "Shoji"),
        .product(name: "Hyperdrive", package: "Shoji"),
        .product(name: "ImageDisplay", package: "Shoji"),
        .product(name: "InterfaceBuilder", package: "Shoji"),
        .product(name: "Katana", package: "Shoji"),
        .product(name: "KatanaElements", package: "Shoji"),
        .product(name: "ShojiTestSupport", package: "Shoji"),
        .product(name: "UIKit", package: "Shoji"),
      ],
      plugins: [.plugin(name: "ReactantUIPlugin", package: "Shoji")]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx20
)
