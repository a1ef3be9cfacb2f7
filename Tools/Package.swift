// swift-tools-version: 6.2
import PackageDescription

// The tool is a package of its own: an app that depends on Shoji resolves and builds nothing of it.
let strict: [SwiftSetting] =
  Context.environment["SHOJI_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

let package = Package(
  name: "ShojiTools",
  products: [.executable(name: "shoji", targets: ["shoji"])],
  dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")],
  targets: [
    // The value types between the reader of projects and the translator of sources.
    .target(name: "TranslationInterface", swiftSettings: strict),
    // The readers of Xcode's projects, and the packages that are made of them.
    .target(name: "XcodeProjects", dependencies: ["TranslationInterface"], swiftSettings: strict),
    .testTarget(
      name: "XcodeProjectsTests", dependencies: ["TranslationInterface", "XcodeProjects"],
      exclude: ["Recorded"],
      swiftSettings: strict),
    .target(
      name: "ShojiToolKit", dependencies: ["TranslationInterface", "XcodeProjects"],
      resources: [.copy("Templates")], swiftSettings: strict),
    .executableTarget(
      name: "shoji",
      dependencies: [
        "ShojiToolKit", "TranslationInterface", "XcodeProjects",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Sources/ShojiTool", swiftSettings: strict),
    .testTarget(name: "ShojiToolKitTests", dependencies: ["ShojiToolKit"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
