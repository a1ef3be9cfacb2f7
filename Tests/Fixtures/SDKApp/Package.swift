// swift-tools-version: 6.2
import PackageDescription

// A package that names nothing of Shoji: its imports are answered by the Swift SDK.
let app: [SwiftSetting] = [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]

let package = Package(
  name: "Lamp",
  targets: [
    .executableTarget(name: "Lamp", swiftSettings: app),
    .testTarget(
      name: "LampTests", dependencies: ["Lamp"], exclude: ["__Snapshots__"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
