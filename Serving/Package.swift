// swift-tools-version: 6.2
import PackageDescription

// The server for many visitors is a package of its own: an app that is only run builds nothing of it.
let strict: [SwiftSetting] =
  Context.environment["SHOJI_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]
// The model in the tests tries some million events at the table of visitors.
let optimized = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

let package = Package(
  name: "ShojiServing",
  products: [.executable(name: "shoji-serve", targets: ["shoji-serve"])],
  dependencies: [
    .package(path: "Postgres"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    .systemLibrary(name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(name: "CExtendedAttributes"),
    .target(name: "CProcesses"),
    // What visitors' processes have of it, too: the folders are links to the library's own.
    .target(name: "CVisitorProcess"),
    // The steps from a word to a kill, which the tool has, too.
    .target(name: "ProcessEnding", swiftSettings: strict),
    .target(name: "VisitorMessages", dependencies: ["CVisitorProcess"], swiftSettings: strict),
    .target(
      name: "ShojiServing",
      dependencies: [
        "CCrypto", "CExtendedAttributes", "CProcesses", "CVisitorProcess", "ProcessEnding",
        "VisitorMessages",
        .product(name: "Postgres", package: "Postgres"),
        .product(name: "CoreMetrics", package: "swift-metrics"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ], swiftSettings: optimized),
    .executableTarget(
      name: "shoji-serve",
      dependencies: [
        "ShojiServing",
        .product(name: "Postgres", package: "Postgres"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Sources/ShojiServe", swiftSettings: strict),
    .testTarget(
      name: "ShojiServingTests",
      dependencies: [
        "CExtendedAttributes", "CVisitorProcess", "ProcessEnding", "ShojiServing", "VisitorMessages",
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
      ],
      swiftSettings: optimized),
  ],
  swiftLanguageModes: [.v6]
)
