// swift-tools-version:5.5
import PackageDescription

let package = Package(
    name: "BadgeKit",
    platforms: [.iOS(.v13)],
    products: [
        .library(name: "BadgeKit", targets: ["BadgeKit"]),
    ],
    targets: [
        .target(name: "BadgeKit", resources: [.process("Resources")]),
        .testTarget(name: "BadgeKitTests", dependencies: ["BadgeKit"]),
    ]
)
