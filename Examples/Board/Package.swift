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
  name: "Board",
  dependencies: [
    .package(name: "Shoji", path: "../.."),
    .package(name: "Postgres", path: "../../Serving/Postgres"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    // What is on the board and what one visitor does there, without a view.
    .target(
      name: "BoardModel", dependencies: [.product(name: "KatanaStore", package: "Shoji")], path: "Model"),
    // Where the board is kept.
    .target(
      name: "BoardDatabases",
      dependencies: [
        "BoardModel",
        .product(name: "GRDB", package: "GRDB.swift"),
        // GRDB uses it where it finds it, without naming it.
        .product(name: "Combine", package: "Shoji"),
        .product(name: "Postgres", package: "Postgres"),
      ], path: "Database"),
    .executableTarget(
      name: "Board",
      dependencies: [
        "BoardDatabases", "BoardModel",
        .product(name: "KatanaStore", package: "Shoji"),
        .product(name: "UIKit", package: "Shoji"),
        .product(name: "VisitorSessions", package: "Shoji"),
      ],
      path: "App", swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)],
      linkerSettings: linker),
    .testTarget(
      name: "BoardTests", dependencies: ["BoardDatabases", "BoardModel"], path: "Tests",
      linkerSettings: linker),
  ],
  swiftLanguageModes: [.v6]
)
