// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The tool is a package of its own: an app that depends on Shoji resolves and builds nothing of it.
let strict: [SwiftSetting] =
  Context.environment["SHOJI_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// The folder of the compiler's own parser, which the toolchain holds built: beside the library that this
/// manifest itself is linked with, so that it is the right one under any PATH.
let parserFolder: String = {
  let fileManager = FileManager.default
  func folder(inLibraries libraries: URL) -> String? {
    let path = libraries.appendingPathComponent("swift/host").path
    return fileManager.fileExists(atPath: path + "/libSwiftParser.so") ? path : nil
  }
  let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
  if let line = maps.split(separator: "\n").first(where: { $0.hasSuffix("/libPackageDescription.so") }),
    let start = line.firstIndex(of: "/"),
    let end = line.range(of: "/swift/pm/")?.lowerBound,
    let found = folder(inLibraries: URL(fileURLWithPath: String(line[start..<end])))
  {
    return found
  }
  for path in (Context.environment["PATH"] ?? "").split(separator: ":") {
    let swift = URL(fileURLWithPath: path + "/swift").resolvingSymlinksInPath()
    let libraries = swift.deletingLastPathComponent().appendingPathComponent("../lib").standardizedFileURL
    if let found = folder(inLibraries: libraries) { return found }
  }
  return "/usr/lib/swift/host"
}()

/// Translation is quick in debug builds, too, which the tool is used as.
let parser: [SwiftSetting] = strict + [.unsafeFlags(["-I", parserFolder, "-O"])]
let linkedParser: [LinkerSetting] = [
  .unsafeFlags(["-L", parserFolder, "-Xlinker", "-rpath", "-Xlinker", parserFolder])
]

let package = Package(
  name: "ShojiTools",
  products: [.executable(name: "shoji", targets: ["shoji"])],
  dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")],
  targets: [
    // Interface Builder's documents, which the library reads, too: the folders are links to its own.
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .target(name: "MarkupReading", dependencies: ["CExpat"], swiftSettings: strict),
    .target(name: "InterfaceDocuments", dependencies: ["MarkupReading"], swiftSettings: strict),
    // Paths that lead out of nothing, and all writing of files.
    .target(name: "Containment", swiftSettings: strict),
    .testTarget(name: "ContainmentTests", dependencies: ["Containment"], swiftSettings: strict),
    // The value types between the reader of projects and the translator of sources.
    .target(name: "TranslationInterface", dependencies: ["MarkupReading"], swiftSettings: strict),
    // What Shoji's library has, as scripts/catalog reads it from the built modules.
    .target(name: "CLibraryCatalog", exclude: ["Modules"]),
    .target(
      name: "LibraryCatalog", dependencies: ["CLibraryCatalog"],
      swiftSettings: strict + [.unsafeFlags(["-O"])]),
    .testTarget(
      name: "LibraryCatalogTests",
      dependencies: ["LibraryCatalog", "SourceTranslation", "TranslationInterface", "XcodeProjects"],
      swiftSettings: strict + [.unsafeFlags(["-I", parserFolder])], linkerSettings: linkedParser),
    // Swift as Xcode's users write it becomes Swift that compiles with Shoji.
    .target(
      name: "SourceTranslation", dependencies: ["LibraryCatalog", "MarkupReading", "TranslationInterface"],
      swiftSettings: parser,
      linkerSettings: linkedParser),
    .testTarget(
      name: "SourceTranslationTests",
      dependencies: ["LibraryCatalog", "SourceTranslation", "TranslationInterface"],
      exclude: ["Snippets"],
      swiftSettings: strict + [.unsafeFlags(["-I", parserFolder])], linkerSettings: linkedParser),
    // All programs that the tool starts: their words, bounds and ends.
    .target(name: "CChildProcess"),
    // The steps from a word to a kill; the server for many visitors has a link to the folder.
    .target(name: "ProcessEnding", swiftSettings: strict),
    .target(
      name: "ChildProcesses", dependencies: ["CChildProcess", "Containment", "ProcessEnding"],
      swiftSettings: strict),
    .testTarget(
      name: "ChildProcessesTests",
      dependencies: ["ChildProcesses", "Containment", "ProcessEnding", "confinement-probe", "waiting-probe"],
      swiftSettings: strict),
    // A program that tries what a hostile one would.
    .executableTarget(
      name: "confinement-probe", dependencies: ["CChildProcess"], path: "Tests/ConfinementProbe"),
    // A program that waits for many others.
    .executableTarget(name: "waiting-probe", path: "Tests/WaitingProbe", swiftSettings: strict),
    // The readers of Xcode's projects, and the packages that are made of them.
    .target(
      name: "XcodeProjects",
      dependencies: [
        "ChildProcesses", "Containment", "InterfaceDocuments", "LibraryCatalog", "MarkupReading",
        "TranslationInterface",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "XcodeProjectsTests",
      dependencies: [
        "ChildProcesses", "Containment", "InterfaceDocuments", "MarkupReading", "SourceTranslation",
        "TranslationInterface", "XcodeProjects",
      ],
      exclude: ["Recorded"],
      swiftSettings: strict + [.unsafeFlags(["-I", parserFolder])], linkerSettings: linkedParser),
    // Files with mistakes, and what is said about each.
    .testTarget(
      name: "MessageTests",
      dependencies: [
        "InterfaceDocuments", "MarkupReading", "SourceTranslation", "TranslationInterface",
      ],
      exclude: ["Files"],
      swiftSettings: strict + [.unsafeFlags(["-I", parserFolder])], linkerSettings: linkedParser),
    .target(
      name: "ShojiToolKit",
      dependencies: [
        "ChildProcesses", "Containment", "InterfaceDocuments", "LibraryCatalog", "MarkupReading",
        "ProcessEnding", "TranslationInterface", "XcodeProjects",
      ],
      resources: [
        .copy("Templates"), .embedInCode("Testing/Page/report.css"), .embedInCode("Testing/Page/report.js"),
      ], swiftSettings: strict),
    // The Model Context Protocol, and the tools that `shoji mcp` has for agents.
    .target(name: "AgentProtocol", swiftSettings: strict),
    .target(
      name: "AgentTools",
      dependencies: [
        "AgentProtocol", "ChildProcesses", "Containment", "MarkupReading", "ShojiToolKit",
      ],
      resources: [.embedInCode("Resources/verbs.json")], swiftSettings: strict),
    // A client of the tests' own.
    .target(
      name: "AgentClient", dependencies: ["AgentProtocol"], path: "Tests/AgentClient", swiftSettings: strict),
    .testTarget(
      name: "AgentProtocolTests", dependencies: ["AgentClient", "AgentProtocol"], swiftSettings: strict),
    .testTarget(
      name: "AgentToolsTests",
      dependencies: [
        "AgentClient", "AgentProtocol", "AgentTools", "ChildProcesses", "MarkupReading", "shoji",
      ],
      swiftSettings: strict + [.unsafeFlags(["-I", parserFolder])], linkerSettings: linkedParser),
    .executableTarget(
      name: "shoji",
      dependencies: [
        "AgentProtocol", "AgentTools", "ChildProcesses", "Containment", "InterfaceDocuments",
        "MarkupReading", "ShojiToolKit", "SourceTranslation", "TranslationInterface", "XcodeProjects",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Sources/ShojiTool", swiftSettings: strict + [.unsafeFlags(["-I", parserFolder])],
      linkerSettings: linkedParser),
    // The command lines of the tool itself.
    .testTarget(
      name: "ShojiToolTests", dependencies: ["ChildProcesses", "ShojiToolKit", "shoji"],
      swiftSettings: strict + [.unsafeFlags(["-I", parserFolder])], linkerSettings: linkedParser),
    .testTarget(
      name: "ShojiToolKitTests",
      dependencies: ["ChildProcesses", "Containment", "MarkupReading", "ShojiToolKit"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
