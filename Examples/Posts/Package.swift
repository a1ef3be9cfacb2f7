// swift-tools-version: 6.2
import PackageDescription

// As a user's own package: it names nothing of Shoji, whose modules are in the Swift SDK.
let app: [SwiftSetting] = [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]

let package = Package(
  name: "Posts",
  dependencies: [.package(url: "https://github.com/apple/swift-nio", from: "2.101.2")],
  targets: [
    .executableTarget(name: "Posts", dependencies: ["PostsServer"], path: "App", swiftSettings: app),
    .target(
      name: "PostsServer",
      dependencies: [
        .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ], path: "Server"),
  ]
)
