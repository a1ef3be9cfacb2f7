// swift-tools-version: 6.2
import PackageDescription

// The tutorial's app as its reader has it at the end of chapter 3: a package of its own, which knows Shoji
// only by its products.
let package = Package(
  name: "Tutorial",
  dependencies: [.package(name: "Shoji", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Tutorial",
      dependencies: [
        .product(name: "UIKit", package: "Shoji"),
        .product(name: "Katana", package: "Shoji"),
        .product(name: "KatanaElements", package: "Shoji"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)])
  ]
)
