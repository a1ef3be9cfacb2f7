// swift-tools-version: 6.2
import PackageDescription

/// The toolchain's LLVM linker, which takes half the time of Linux's default one, and less without
/// optimization and build ID.
let linker: [LinkerSetting] = [
  .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
  .unsafeFlags(
    ["-Xlinker", "-O0", "-Xlinker", "--build-id=none"], .when(platforms: [.linux], configuration: .debug)),
]

// A package of its own, so that nobody who depends on Shoji resolves or builds a database for it.
let package = Package(
  name: "RNotes",
  dependencies: [
    .package(name: "Shoji", path: "../.."),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .executableTarget(
      name: "RNotes",
      dependencies: [
        .product(name: "Hyperdrive", package: "Shoji"),
        .product(name: "RxSwift", package: "Shoji"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Application",
      resources: [.copy("Resources/Assets.xcassets")],
      swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)],
      linkerSettings: linker,
      plugins: [.plugin(name: "ReactantUIPlugin", package: "Shoji")])
  ]
)
