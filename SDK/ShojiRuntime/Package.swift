// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The whole library as one build, of which `shoji sdk make` makes the Swift SDK. Modules of other packages have names
// of their own in it, so that an app may have the same packages, in other versions: names of types begin with that of
// their module. The package manager gives none to modules that NIO's import from swift-collections and swift-atomics:
// the library does not show theirs (`SDKParts.hidden`).
let others = [
  "NIO", "NIOCore", "NIOPosix", "NIOHTTP1", "NIOWebSocket", "NIOConcurrencyHelpers", "NIOEmbedded",
  "_NIODataStructures", "_NIOBase64", "Logging", "OpenCombine",
  "Crypto", "CryptoBoringWrapper",
]
let aliases =
  Context.environment["SHOJI_SDK_DEBUG"] != nil
  ? nil : Dictionary(uniqueKeysWithValues: others.map { ($0, "_Shoji" + $0.drop { $0 == "_" }) })

/// The clone's identity, by which the package manager knows aliases: the name of its folder, which may be any, without
/// the ending of a repository.
let clone: String = {
  let folder = URL(fileURLWithPath: Context.packageDirectory + "/../..").standardizedFileURL.lastPathComponent
  return folder.hasSuffix(".git") ? String(folder.dropLast(4)) : folder
}()

/// The products of the library, as its own manifest lists them, and those that are frameworks beside UIKit.
let (modules, frameworks): ([String], [String]) = {
  let file = Context.packageDirectory + "/../../Package.swift"
  guard let text = try? String(contentsOfFile: file, encoding: .utf8),
    let list = text.firstMatch(of: /\nlet modules = \[([^\]]*)\]/)
  else { fatalError("\(file) lists no modules") }
  let table = text.firstMatch(of: /\nlet frameworks: [^\n]*= \[\n(?s:(.*?))\n\]/)
  return (
    list.1.matches(of: /"([A-Za-z_]+)"/).map { String($0.1) },
    table?.1.matches(of: /(?m:^) *"(\w+)":/).map { String($0.1) } ?? []
  )
}()
let all = modules + frameworks
/// The products for tests alone.
let testing: Set = ["RxTest", "RxBlocking", "ShojiTestSupport", "SnapshotTesting"]

func products(_ names: [String]) -> [Target.Dependency] {
  names.map { .product(name: $0, package: clone, moduleAliases: aliases) }
}

let package = Package(
  name: "ShojiRuntime",
  products: [
    .library(name: "ShojiRuntime", type: .static, targets: ["ShojiRuntime"]),
    .library(name: "ShojiFrameworks", type: .static, targets: ["ShojiFrameworks"]),
    .library(name: "ShojiTesting", type: .static, targets: ["ShojiTesting"]),
  ],
  dependencies: [.package(path: "../..")],
  targets: [
    .target(name: "ShojiRuntime", dependencies: products(modules.filter { !testing.contains($0) })),
    .target(name: "ShojiFrameworks", dependencies: products(all.filter { !testing.contains($0) })),
    .target(name: "ShojiTesting", dependencies: products(all)),
  ],
  swiftLanguageModes: [.v6]
)
