// swift-tools-version: 6.2
import PackageDescription

// A package whose recorded snapshots show an older design: three of its tests fail, and one passes.
let app: [SwiftSetting] = [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]
let package = Package(
  name: "Forecast",
  dependencies: [.package(name: "Shoji", path: "../../..")],
  targets: [
    .target(
      name: "Forecast", dependencies: [.product(name: "UIKit", package: "Shoji")], swiftSettings: app),
    .testTarget(
      name: "ForecastTests",
      dependencies: ["Forecast", .product(name: "SnapshotTesting", package: "Shoji")],
      exclude: ["__Snapshots__"], swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
