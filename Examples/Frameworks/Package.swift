// swift-tools-version: 6.2
import PackageDescription

// As a user's own package: it names nothing of Shoji, whose modules are in the Swift SDK.
let app: [SwiftSetting] = [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]

let package = Package(
  name: "Frameworks",
  targets: [
    .executableTarget(name: "Frameworks", path: ".", swiftSettings: app)
  ]
)
