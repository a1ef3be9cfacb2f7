// swift-tools-version: 6.2
import PackageDescription

// The lesson on interfaces in code as its reader has it at the end: a package of its own, which knows Shoji only
// by its product.
let package = Package(
  name: "SwiftyWordsLesson",
  dependencies: [.package(name: "Shoji", path: "../../..")],
  targets: [
    .executableTarget(
      name: "SwiftyWordsLesson",
      dependencies: [.product(name: "UIKit", package: "Shoji")],
      swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)])
  ]
)
