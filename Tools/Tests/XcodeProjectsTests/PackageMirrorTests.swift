import Foundation
import Testing
import TranslationInterface

@testable import XcodeProjects

/// Packages that name Shoji, with libraries that do not.
@Suite struct PackageMirrorTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "packages-\(UUID().uuidString)"
  ).path

  private func write(_ text: String, _ name: String) throws {
    let file = URL(fileURLWithPath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func library(_ name: String, imports: String, uses: [String] = []) throws {
    let packages = uses.map { ".package(path: \"../\($0)\")" }.joined(separator: ", ")
    let products = uses.map { ".product(name: \"\($0)\", package: \"\($0)\")" }.joined(separator: ", ")
    try write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "\(name)", platforms: [.iOS(.v13)],
        products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: [\(packages)],
        targets: [
          .target(name: "\(name)", dependencies: [\(products)], resources: [.process("words.json")]),
          .testTarget(name: "\(name)Tests", dependencies: ["\(name)"]),
        ])
      """, "\(name)/Package.swift")
    try write(
      "import \(imports)\npublic let \(name.lowercased()) = 1\n", "\(name)/Sources/\(name)/\(name).swift")
    try write("{}", "\(name)/Sources/\(name)/words.json")
  }

  private let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription
    // .package(path: "../Badges")
    let package = Package(
      name: "App",
      dependencies: [
        .package(name: "Shoji", path: "../Shoji"), .package(path: "../Badges"),
        .package(
          url: "https://host/Remote.git", from: "1.0.0"), .package(path: "../Plain"),
        .package(url: "https://host/Absent", from: "1.0.0"),
      ],
      targets: [.executableTarget(name: "App", dependencies: ["Badges", .product(name: "Plain", package: "Plain")])])
    """

  private func make() throws {
    try write(manifest, "App/Package.swift")
    try write("import Badges\n", "App/Sources/App/main.swift")
    try write("notes", "App/notes.txt")
    try write("let package = Package(name: \"Shoji\")", "Shoji/Package.swift")
    try library("Badges", imports: "UIKit", uses: ["Core", "Plain"])
    try library("Core", imports: "Foundation", uses: ["Deep"])
    try library("Deep", imports: "QuartzCore")
    try library("Plain", imports: "Foundation")
    try library("Remote", imports: "UIKit")
  }

  private func described(_ name: String = "App") -> PackageMirror? {
    PackageMirror(
      "\(folder)/\(name)", configuration: "debug",
      settings: MirrorSettings(shojiDependency: ".package(name: \"Shoji\", path: \"/shoji\")"),
      translator: IdentityTranslator(), environment: ["XDG_CACHE_HOME": folder + "/cache"],
      checkouts: ["remote": folder + "/Remote"], files: ReadableFiles(roots: [folder]))
  }

  /// The names and contents of the files beside the cache.
  private func files() -> [String: [UInt8]] {
    let names = FileAccess.files(in: folder).filter { !$0.hasPrefix("cache/") }
    return Dictionary(uniqueKeysWithValues: names.map { ($0, FileAccess.bytes("\(folder)/\($0)") ?? []) })
  }

  @Test func librariesAreMirroredAndTheManifestNamesThem() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try make()
    let before = files()
    let mirror = try #require(described())
    _ = try mirror.write()
    let libraries = mirror.folder.folder + "/Libraries"
    #expect(FileAccess.names(in: libraries) == ["Badges", "Core", "Deep", "Remote"])
    #expect(
      FileAccess.text(mirror.folder + "/Package.swift")
        == manifest.replacing("\"../Shoji\"", with: "\"\(folder)/Shoji\"")
        .replacing("), .package(path: \"../Badges\")", with: "), .package(path: \"\(libraries)/Badges\")")
        .replacing(
          ".package(\n      url: \"https://host/Remote.git\", from: \"1.0.0\")",
          with: ".package(path: \"\(libraries)/Remote\")"
        )
        .replacing("\"../Plain\"", with: "\"\(folder)/Plain\""))
    let badges = try #require(FileAccess.text(libraries + "/Badges/Package.swift"))
    for part in [
      ".library(name: \"Badges\", targets: [\"Badges\"])", ".package(path: \"\(libraries)/Core\")",
      ".package(path: \"\(folder)/Plain\")", ".product(name: \"UIKit\", package: \"Shoji\")",
      ".product(name: \"Core\", package: \"Core\")", ".process(\"words.json\")",
    ] {
      #expect(badges.contains(part), "\(part)")
    }
    #expect(!badges.contains("Tests"))
    // The package's own files are there by links.
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: mirror.folder + "/Sources")
    #expect(link == "\(folder)/App/Sources")
    #expect(FileAccess.text(mirror.folder + "/notes.txt") == "notes")
    #expect(mirror.originals.values.contains("\(folder)/Badges/Sources/Badges/Badges.swift"))
    #expect(files() == before)
  }

  @Test func resourcesThatXcodeKnowsByTheirEndingsNeedNoName() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try make()
    let sources = "Badges/Sources/Badges"
    for name in [
      "Marks.xcassets/Contents.json", "Marks.xcassets/a.imageset/Contents.json", "Row.xib",
      "de.lproj/Words.strings", "de.lproj/Row.strings", "notes.txt", "Left.xib",
    ] {
      try write("{}", "\(sources)/\(name)")
    }
    let place = "\(folder)/Badges/Package.swift"
    func rules(of version: String) throws -> [String] {
      let text = try #require(FileAccess.text(place))
        .replacing(/swift-tools-version:[0-9.]+/, with: "swift-tools-version:\(version)")
        .replacing("dependencies: [.product", with: "exclude: [\"Left.xib\"], dependencies: [.product")
      try write(text, "Badges/Package.swift")
      let mirror = try #require(described())
      _ = try mirror.write()
      let written = try #require(
        FileAccess.text(mirror.folder.folder + "/Libraries/Badges/Package.swift"))
      return written.matches(of: /\.(?:process|copy)\("[^"]+"\)/).map { String($0.output) }.sorted()
    }
    #expect(try rules(of: "5.2") == [".process(\"words.json\")"])
    #expect(
      try rules(of: "5.3") == [
        ".copy(\"Marks.xcassets\")", ".process(\"Row.xib\")", ".process(\"de.lproj\")",
        ".process(\"words.json\")",
      ])
    let copied = "\(folder)/cache/shoji/projects"
    let names = FileAccess.files(in: copied).map(\.fileName)
    #expect(names.contains("Row.xib") && names.contains("Words.strings") && !names.contains("Left.xib"))
  }

  @Test(arguments: [
    ("objc_setAssociatedObject(self, &key, 1, .OBJC_ASSOCIATION_RETAIN)", true),
    (
      "#if canImport(ObjectiveC)\nobjc_setAssociatedObject(self, &key, 1, .OBJC_ASSOCIATION_RETAIN)\n#endif",
      false
    ),
    ("print(1)", false),
  ]) func whatNeedsTheRuntimeOfObjectiveCIsMirrored(statement: String, isMirrored: Bool) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try make()
    try write("import Foundation\nfunc keep() {\n\(statement)\n}\n", "Plain/Sources/Plain/Keep.swift")
    let mirror = try #require(described())
    _ = try mirror.write()
    let libraries = FileAccess.names(in: mirror.folder.folder + "/Libraries")
    #expect(libraries.contains("Plain") == isMirrored)
  }

  @Test func secondWritesChangeNothingAndFollowThePackage() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try make()
    #expect(try #require(described()).write().changes > 8)
    #expect(try #require(described()).write().changes == 0)
    try FileManager.default.removeItem(atPath: folder + "/App/notes.txt")
    try write("new", "App/Tests/AppTests/New.swift")
    let before = files()
    let mirror = try #require(described())
    _ = try mirror.write()
    #expect(FileAccess.names(in: mirror.folder) == ["Package.swift", "Sources", "Tests"])
    #expect(FileAccess.text(mirror.folder + "/Tests/AppTests/New.swift") == "new")
    #expect(files() == before)
    try write("import UIKit\npublic let badges = 2\n", "Badges/Sources/Badges/Badges.swift")
    #expect(try #require(described()).write().changes == 1)
  }

  @Test func otherPackagesStayAsTheyAre() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try make()
    // A library by itself does not name Shoji, and one whose libraries need nothing has no mirror.
    #expect(described("Badges") == nil && described("Nowhere") == nil)
    try write(
      "import PackageDescription\nlet package = Package(name: \"B\", dependencies: [.package(path: \"../Shoji\"), .package(path: \"../Plain\")])",
      "B/Package.swift")
    #expect(described("B") == nil)
    func lacks(_ package: String, _ there: [String], withSDK: Bool = false) -> Bool {
      var settings = MirrorSettings(shojiDependency: "")
      settings.sdkPlugins = withSDK ? "/sdk/shoji-plugins" : nil
      return PackageMirror.lacksCheckouts(
        "\(folder)/\(package)", settings: settings,
        checkouts: Dictionary(uniqueKeysWithValues: there.map { ($0, "") }),
        files: ReadableFiles(roots: [folder]))
    }
    #expect(lacks("App", ["remote"]))
    #expect(!lacks("App", ["remote", "absent"]))
    #expect(!lacks("B", []))
    // A library by path may need one by address, also in a ring.
    try write(
      "import PackageDescription\nlet package = Package(name: \"Near\", dependencies: [.package(path: \"../Near\"), .package(url: \"https://example.org/far\", from: \"1.0.0\")])",
      "Near/Package.swift")
    try write(
      "import PackageDescription\nlet package = Package(name: \"D\", dependencies: [.package(path: \"../Shoji\"), .package(path: \"../Near\")])",
      "D/Package.swift")
    #expect(lacks("D", []) && !lacks("D", ["far"]))
    // With an SDK, a package need not name Shoji.
    try write(
      "import PackageDescription\nlet package = Package(name: \"C\", dependencies: [.package(url: \"https://example.org/remote\", from: \"1.0.0\")])",
      "C/Package.swift")
    #expect(!lacks("C", []))
    #expect(lacks("C", [], withSDK: true))
    #expect(!lacks("C", ["remote"], withSDK: true))
  }

  @Test(arguments: [
    ".package(path: \"../A", ".package(", ".package", "/* .package(path: \"../A\")", "\".package(path: x)\"",
    ".package(path: \"/abs\")", ".package(id: \"a.b\", from: \"1.0.0\")", ".packages(path: \"../A\")",
    "\"\"\"\n.package(path: \"../A\")\n\"\"\"", "\"\\", "// .package(path: \"../A\")",
  ]) func otherTextsStayAsTheyAre(text: String) {
    #expect(ManifestRewriter.rewrite(text, root: "/r") { _ in nil } == text)
  }

  // MARK: With an SDK

  private func describedWithSDK(
    _ manifest: String, _ files: [String: String], description: ManifestDescription? = nil,
    header: String = "// swift-tools-version: 6.2\nimport PackageDescription\n"
  ) throws -> PackageMirror? {
    try write(header + manifest, "App/Package.swift")
    for (name, text) in files { try write(text, "App/" + name) }
    var settings = MirrorSettings(
      shojiDependency: ".package(name: \"Shoji\", path: \"/shoji\")", clone: "/shoji")
    settings.sdkPlugins = "/sdk/shoji-plugins"
    return PackageMirror(
      "\(folder)/App", configuration: "debug", settings: settings, translator: IdentityTranslator(),
      environment: ["XDG_CACHE_HOME": folder + "/cache"],
      checkouts: ["remote": folder + "/Remote", "edited": folder + "/Edited"],
      files: ReadableFiles(roots: [folder]), described: description)
  }

  @Test func markupIsCompiledInPackagesThatNameNothingOfShoji() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let own = """
      let app: Package = Package(name: "App", targets: [
        .executableTarget(name: "App"), .target(name: "Kit"), .target(name: "Plain"),
        .target(name: "Own", plugins: [.plugin(name: "ReactantUIPlugin", package: "Shoji")]),
      ])
      """
    let sources = [
      "Sources/App/Card.ui.xml": "<Component/>", "Sources/Kit/Parts/Global.styles.xml": "<styles/>",
      "Sources/Plain/other.xml": "<a/>", "Sources/Own/Card.ui.xml": "<Component/>",
    ]
    let mirror = try #require(try describedWithSDK(own, sources))
    let before = files()
    _ = try mirror.write()
    #expect(files() == before)
    let text = try #require(FileAccess.text(mirror.folder + "/Package.swift"))
    #expect(
      text.hasSuffix(
        """
        ])
        // Added by shoji for *.ui.xml.
        app.dependencies.append(.package(path: "/sdk/shoji-plugins"))
        for target in app.targets where ["App", "Kit"].contains(target.name) {
          target.plugins = (target.plugins ?? []) + [.plugin(name: "ReactantUIPlugin", package: "shoji-plugins")]
        }

        """), "\(text)")
    // One that names Shoji says itself what it uses.
    let named = own.replacing(
      "name: \"App\", targets", with: "name: \"App\", dependencies: [.package(path: \"/shoji\")], targets")
    #expect(try describedWithSDK(named, sources) == nil)
    #expect(try describedWithSDK(own.replacing("app:", with: "app :"), [:]) != nil)
    // Nobody knows what this one is called.
    for other in ["app =", "app: PackageDescription.Package ="] {
      #expect(try describedWithSDK(own.replacing("app: Package =", with: other), [:]) != nil)
    }
    #expect(try describedWithSDK(own.replacing("let app: Package =", with: "let (app) ="), [:]) == nil)
    try FileManager.default.removeItem(atPath: folder + "/App/Sources")
    #expect(try describedWithSDK(own, ["Sources/App/main.swift": ""]) == nil)
  }

  @Test func packagesWhoseModulesAreInTheSDKHaveOnesWithoutSourcesInTheirPlaces() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let own = """
      let package = Package(name: "App", dependencies: [
        .package(url: "https://host/ReactiveX/RxSwift.git", from: "6.0.0"),
        .package(url: "https://host/swift-snapshot-testing", from: "1.0.0"),
        .package(url: "https://host/apple/swift-log", from: "1.0.0"),
      ], targets: [
        .executableTarget(name: "App", dependencies: ["RxSwift", .product(name: "RxCocoa", package: "RxSwift")]),
        .testTarget(name: "AppTests", dependencies: [
          "App", .product(name: "SnapshotTesting", package: "swift-snapshot-testing")]),
      ])
      """
    let mirror = try #require(try describedWithSDK(own, ["Sources/App/main.swift": "import RxSwift\n"]))
    #expect(try mirror.write().changes > 4)
    #expect(try mirror.write().changes == 0)
    let libraries = mirror.folder.folder + "/Libraries"
    #expect(FileAccess.names(in: libraries) == ["RxSwift", "swift-snapshot-testing"])
    let text = try #require(FileAccess.text(mirror.folder + "/Package.swift"))
    #expect(text.contains(".package(path: \"\(libraries)/RxSwift\"),"), "\(text)")
    // An app has its own log.
    #expect(text.contains("https://host/apple/swift-log"))
    let rx = try #require(FileAccess.text(libraries + "/RxSwift/Package.swift"))
    #expect(rx.contains(".library(name: \"RxSwift\"") && rx.contains(".library(name: \"RxCocoa\""))
    #expect(!rx.contains("SnapshotTesting") && !rx.contains("\"App\""))
    let snapshots = try #require(FileAccess.text(libraries + "/swift-snapshot-testing/Package.swift"))
    #expect(snapshots.contains(".library(name: \"SnapshotTesting\"") && !snapshots.contains("RxSwift"))
    var settings = MirrorSettings(shojiDependency: "")
    settings.sdkPlugins = "/sdk/shoji-plugins"
    func lacks(_ there: [String]) -> Bool {
      PackageMirror.lacksCheckouts(
        folder + "/App", settings: settings,
        checkouts: Dictionary(uniqueKeysWithValues: there.map { ($0, "") }),
        files: ReadableFiles(roots: [folder]))
    }
    // What is not fetched is not missed.
    #expect(lacks([]) && !lacks(["swift-log"]))
  }

  @Test func theirProductsAreShojis() {
    for (package, products) in ShojiModules.builtPackages {
      #expect(ShojiModules.products.isSuperset(of: products) && package == package.lowercased(), "\(package)")
    }
  }

  @Test func aPackageMayBeNamedAsManifestsDidOnce() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // Its products are taken by the package's name.
    let own = """
      // let old = Package(name: "Old")
      let package = Package(name: "App", dependencies: [
        .package(name: "Snapshots", url: "https://host/swift-snapshot-testing", from: "1.0.0")
      ], targets: [
        .executableTarget(name: "App", dependencies: [
          .product(name: "Extra", package: "Snapshots"), .byName(name: "SnapshotTesting")])])
      """
    let mirror = try #require(try describedWithSDK(own, ["Sources/App/Card.ui.xml": "<Component/>"]))
    _ = try mirror.write()
    let libraries = mirror.folder.folder + "/Libraries"
    #expect(FileAccess.names(in: libraries) == ["swift-snapshot-testing"])
    let text = try #require(FileAccess.text(mirror.folder + "/Package.swift"))
    #expect(text.contains("package.dependencies.append(") && !text.contains("old.dependencies"))
    let snapshots = try #require(FileAccess.text(libraries + "/swift-snapshot-testing/Package.swift"))
    #expect(snapshots.contains("\"SnapshotTesting\""))
  }

  @Test func manifestsOfALanguageWithoutPluginsAreSaid() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = ["Sources/App/Card.ui.xml": "<Component/>"]
    for (version, isOld) in [("5.4", true), ("4.2", true), ("5.5", false), ("6.0", false), ("5.10.1", false)]
    {
      let own =
        "// swift-tools-version:\(version)\nlet package = Package(name: \"App\", targets: [.target(name: \"App\")])"
      let report = try #require(try describedWithSDK(own, files, header: "")).write()
      #expect(report.notes.contains { $0.message.contains("from version 5.5 on") } == isOld, "\(version)")
      let text = FileAccess.text(
        "\(try #require(try describedWithSDK(own, files, header: "")).folder)/Package.swift")
      #expect(text?.contains("target.plugins") == !isOld, "\(version)")
    }
  }

  // MARK: Computed manifests

  @Test(arguments: [
    (
      "let package = Package(name: \"A\", platforms: [.iOS(.v13), .macOS(\"13.0\")], targets: [.target(name: \"A\", dependencies: [\"B\", .target(name: \"B\", condition: .when(platforms: [.iOS]))], swiftSettings: [.define(\"X\", .when(configuration: .debug))])], swiftLanguageModes: [.v5])",
      false
    ),
    (
      "let package = Package(name: \"A\", dependencies: [.package(url: \"https://h/a\", \"1.0.0\"..<\"2.0.0\"), .package(url: \"https://h/b\", .upToNextMinor(from: \"1.0.0\"))], targets: [])",
      false
    ),
    (
      "let package = Package(name: \"A\", targets: [.target(name: \"A\", swiftSettings: settings)]) // package.targets",
      false
    ),
    ("let package: Package = .init(name: \"A\")", true),
    ("let package = Package(name: name, targets: [])", true),
    ("let package = Package(name: \"A\", dependencies: base + [.package(path: \"../B\")])", true),
    ("let package = Package(name: \"A\", dependencies: [.package(path: \"\\(place)/B\")])", true),
    ("let package = Package(name: \"A\", targets: [app, .target(name: \"B\")])", true),
    ("let package = Package(name: \"A\", targets: names.map { .target(name: $0) })", true),
    ("let package = Package(name: \"A\", targets: isNew ? [] : [.target(name: \"A\")])", true),
    ("let package = Package(name: \"A\", targets: [.target(name: \"A\", dependencies: [.rx])])", true),
    ("let package = Package(name: \"A\", targets: [\n#if os(Linux)\n.target(name: \"A\")\n#endif\n])", true),
    ("let package = Package(name: \"A\", targets: [.target(name: \"\"\"\nA\n\"\"\")])", true),
    ("let app = Package(name: \"A\", targets: [])\napp.targets.append(.target(name: \"A\"))", true),
    ("let app = Package(name: \"A\", targets: [])\nfor target in app.targets {}", true),
    ("print()", true),
  ]) func manifestsWithMoreThanPlainValuesAreEvaluated(text: String, isComputed: Bool) {
    #expect(PackageManifest.isComputed(text) == isComputed)
  }

  @Test func anEvaluatedManifestIsReadAsAPlainOneIs() throws {
    let description = try #require(ManifestDescription(Data(evaluated.utf8)))
    let plain = """
      Package(
        name: "App",
        products: [.library(name: "Kit", targets: ["Kit"]), .executable(name: "Run", targets: ["App"])],
        dependencies: [
          .package(name: "B", path: "/tmp/L/B"), .package(), .package(url: "https://h/RxSwift.git", "6.0.0"..<"7.0.0"),
          .package(url: "/tmp/y", branch: "main"), .package(name: "Z", url: "https://h/z", revision: "abc"),
          .package(url: "https://h/x", exact: "1.0.0"),
        ],
        targets: [
          .executableTarget(
            name: "App", path: "Sources/App",
            dependencies: [.byName(name: "Kit"), .product(name: "RxSwift", package: "RxSwift"), .target(name: "Kit")],
            exclude: ["a"], sources: ["b"], resources: [.process("r")],
            swiftSettings: [.define("X", .when(configuration: .debug, platforms: [.iOS])), .defaultIsolation("MainActor")],
            plugins: [.plugin(name: "P", package: "B"), .plugin(name: "Q")]),
          .testTarget(name: "Kit", dependencies: [], exclude: [], resources: [], swiftSettings: [], plugins: []),
        ],
        swiftLanguageModes: [.v5])
      """
    #expect(description.call == (try ManifestReader.package(in: plain)))
    for text in ["", "{}", "[]", "{\"name\": 1}", "null"] {
      #expect(ManifestDescription(Data(text.utf8)) == nil)
    }
  }

  private let evaluated = """
    {"name": "App", "swiftLanguageVersions": ["5"], "toolsVersion": {"_version": "5.9.0"}, "dependencies": [
      {"fileSystem": [{"identity": "b", "nameForTargetDependencyResolutionOnly": "B", "path": "/tmp/L/B"}]},
      {"registry": [{"identity": "a.b", "requirement": {"range": [{"lowerBound": "1.0.0", "upperBound": "2.0.0"}]}}]},
      {"sourceControl": [{"identity": "rxswift", "location": {"remote": [{"urlString": "https://h/RxSwift.git"}]},
        "productFilter": null, "requirement": {"range": [{"lowerBound": "6.0.0", "upperBound": "7.0.0"}]}}]},
      {"sourceControl": [{"location": {"local": ["/tmp/y"]}, "requirement": {"branch": ["main"]}}]},
      {"sourceControl": [{"location": {"remote": [{"urlString": "https://h/z"}]},
        "nameForTargetDependencyResolutionOnly": "Z", "requirement": {"revision": ["abc"]}}]},
      {"sourceControl": [{"location": {"remote": [{"urlString": "https://h/x"}]}, "requirement": {"exact": ["1.0.0"]}}]}],
     "products": [{"name": "Kit", "targets": ["Kit"], "type": {"library": ["automatic"]}},
       {"name": "Run", "targets": ["App"], "type": {"executable": null}}],
     "targets": [
      {"name": "App", "type": "executable", "path": "Sources/App", "exclude": ["a"], "sources": ["b"],
       "dependencies": [{"byName": ["Kit", null]}, {"product": ["RxSwift", "RxSwift", null, null]},
         {"target": ["Kit", {"platformNames": ["ios"]}]}],
       "resources": [{"path": "r", "rule": {"process": {}}}],
       "settings": [
         {"tool": "swift", "kind": {"define": {"_0": "X"}}, "condition": {"config": "debug", "platformNames": ["ios"]}},
         {"tool": "linker", "kind": {"linkedLibrary": {"_0": "z"}}},
         {"tool": "swift", "kind": {"defaultIsolation": {"_0": "MainActor"}}}],
       "pluginUsages": [{"plugin": ["P", "B"]}, {"plugin": ["Q", null]}]},
      {"name": "Kit", "type": "test", "dependencies": [], "exclude": [], "resources": [], "settings": []}]}
    """

  @Test func anEvaluatedManifestNamesPackagesByTheirPlaces() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let own = """
      let package: Package = .init(name: "App", dependencies: all())
      // Context.packageDirectory
      """
    let description = try #require(ManifestDescription(Data(evaluated.utf8)))
    let mirror = try #require(
      try describedWithSDK(own, ["Sources/App/Card.ui.xml": "<Component/>"], description: description))
    _ = try mirror.write()
    let libraries = mirror.folder.folder + "/Libraries"
    #expect(FileAccess.names(in: libraries) == ["RxSwift"])
    let text = try #require(FileAccess.text(mirror.folder + "/Package.swift"))
    #expect(
      text.contains(
        """
        package.dependencies[0] = .package(name: "B", path: "/tmp/L/B")
        package.dependencies[2] = .package(path: "\(libraries)/RxSwift")

        """), "\(text)")
    #expect(text.contains("// \(literal(folder + "/App"))") && !text.contains("dependencies[1]"))
    #expect(text.contains("package.targets where [\"App\"]"))
  }

  @Test(arguments: [
    ("import UIKit\n", "", false), ("import UIKit\n@objc class A {}\n", "", false),
    ("import UIKit\n// os(iOS)\n", "swiftSettings: [.define(\"A\", .when(platforms: [.iOS]))]", true),
  ]) func librariesByAddressAreBuiltAsTheyAreWhereNothingIsTranslated(
    source: String, settings: String, isMirrored: Bool
  ) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(
      "let package = Package(name: \"Remote\", products: [.library(name: \"Remote\", targets: [\"Remote\"])], targets: [.target(name: \"Remote\", \(settings))])",
      "Remote/Package.swift")
    try write(source, "Remote/Sources/Remote/A.swift")
    let own = { (place: String) in
      "let package = Package(name: \"App\", dependencies: [.package(\(place))], targets: [.executableTarget(name: \"App\", dependencies: [\"Remote\"])])"
    }
    let mirror = try describedWithSDK(own("url: \"https://host/Remote\", from: \"1.0.0\""), [:])
    #expect((mirror != nil) == isMirrored)
    // One beside the package is edited, and may need it at any time.
    #expect(try describedWithSDK(own("path: \"../Remote\""), [:]) != nil)
  }

  // MARK: Linux's side

  @Test(arguments: [
    // What shows something is made iOS's, however it asks.
    ("import UIKit\n", true), ("#if os(iOS)\nimport UIKit\n#endif\n", true),
    ("#if canImport(UIKit)\nimport UIKit\n#endif\n", true),
    // What needs Objective-C or Shoji on Linux, too, does not build without.
    ("import Foundation\n@objc class A: NSObject {}\n", true), ("import Combine\n", true),
    ("import os\nlet a = #selector(b)\n", true),
    // The rest has a side for Linux.
    ("import Foundation\n#if os(iOS)\nlet a = 1\n#else\nlet a = 2\n#endif\n", false),
    ("#if canImport(Combine)\nimport Combine\n#endif\n", false),
    ("#if canImport(ObjectiveC)\n@objc class A: NSObject {}\n#else\nclass A {}\n#endif\n", false),
    ("#if !os(Linux)\nlet a = #selector(b)\n#endif\n", false), ("import Foundation\n", false),
  ]) func librariesThatShowNothingStayLinuxs(source: String, isMirrored: Bool) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try library("Quiet", imports: "Foundation")
    try write(source, "Quiet/Sources/Quiet/Quiet.swift")
    try write(
      "import PackageDescription\nlet package = Package(name: \"C\", dependencies: [.package(name: \"Shoji\", path: \"../Shoji\"), .package(path: \"../Quiet\")])",
      "C/Package.swift")
    #expect((described("C") != nil) == isMirrored)
  }

  // MARK: Files that need what is absent

  @Test func filesThatNeedAbsentFrameworksAreLeftOut() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try make()
    let sources = [
      "View": "import SwiftUI\nstruct Show: View {}\nstruct Shared {}\n",
      "Uses": "import UIKit\nlet show = Show()\n", "Further": "struct Wall { var a: Paper }\n",
      "Through": "struct Paper { var show: Show }\n",
      "Says": "// Show\nlet a = \"Show\"\nstruct Shared {}\nlet b = Shared()\n",
      "Asks": "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n", "A": "let c = 1\n", "B": "let d = 1\n",
      "Mac": "#if os(macOS)\nimport SwiftUI\n#endif\n",
    ]
    for (name, text) in sources { try write(text, "Badges/Sources/Badges/\(name).swift") }
    let mirror = try #require(described())
    let report = try mirror.write()
    let place = mirror.folder.folder + "/Libraries/Badges/Sources/Badges"
    let kept = FileAccess.names(in: place).compactMap { name in
      name.hasSuffix("+Translated.swift") ? String(name.dropLast("+Translated.swift".count)) : nil
    }
    #expect(Set(kept) == ["Says", "Asks", "A", "B", "Mac", "Badges"])
    let note = try #require(report.notes.first { $0.message.contains("SwiftUI") })
    #expect(note.message.contains("View.swift") && note.message.contains("left out"))
    // A library that cannot do without is left whole, and the compiler says what it lacks.
    for name in ["A", "B", "Mac"] {
      try write("let \(name.lowercased()) = Show()\n", "Badges/Sources/Badges/\(name).swift")
    }
    _ = try #require(described()).write()
    #expect(FileAccess.names(in: place).contains("View+Translated.swift"))
  }
}
