// swift-tools-version: 6.2
import PackageDescription

/// LLVM's linker takes half the time of Linux's, and less without optimization and build ID.
let linker: [LinkerSetting] = [
  .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
  .unsafeFlags(
    ["-Xlinker", "-O0", "-Xlinker", "--build-id=none"], .when(platforms: [.linux], configuration: .debug)),
]

// The tutorial on notes as its reader has it at the end: a package of its own, which knows Shoji only by its
// products, made by `shoji new` and then changed as the text says.
let package = Package(
  name: "NotesTutorial",
  dependencies: [.package(name: "Shoji", path: "../../..")],
  targets: [
    .executableTarget(
      name: "NotesTutorial",
      dependencies: [
        .product(name: "Hyperdrive", package: "Shoji"),
        .product(name: "RxSwift", package: "Shoji"),
      ],
      path: "Application/Sources",
      swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)],
      linkerSettings: linker,
      plugins: [.plugin(name: "ReactantUIPlugin", package: "Shoji")])
  ]
)
