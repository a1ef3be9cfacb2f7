import ChildProcesses
import Foundation
import Testing

@testable import ShojiToolKit

/// A folder that goes with the test.
final class Folder {
  let url: URL
  private let whole: URL

  /// Makes a folder, or one of that name within one that goes with the test.
  init(in name: String? = nil) throws {
    let whole = FileManager.default.temporaryDirectory.appendingPathComponent(
      "shoji-test-\(UUID().uuidString)"
    )
    .resolvingSymlinksInPath()
    self.whole = whole
    url = name.map { whole.appendingPathComponent($0) } ?? whole
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: whole) }

  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? [] }
}

/// The text of manifests, the files of packages, and that they come all or not at all.
struct CreationTests {
  private func options(
    _ template: Template, shoji: ShojiReference? = .path("/opt/shoji")
  ) throws -> ProjectOptions {
    ProjectOptions(name: try ProjectName("My-App"), template: template, shoji: shoji)
  }

  @Test func theManifestOfComponentsUsesThePluginAndTheTutorialsFolder() throws {
    #expect(
      try options(.reactant).manifest == """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
          name: "My-App",
          dependencies: [
            .package(name: "Shoji", path: "/opt/shoji")
          ],
          targets: [
            .executableTarget(
              name: "My-App",
              dependencies: [
                .product(name: "Hyperdrive", package: "Shoji"),
                .product(name: "RxSwift", package: "Shoji"),
              ],
              path: "Application/Sources",
              swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)],
              plugins: [.plugin(name: "ReactantUIPlugin", package: "Shoji")]),
            .testTarget(
              name: "My-AppTests",
              dependencies: [
                .target(name: "My-App"),
                .product(name: "SnapshotTesting", package: "Shoji"),
              ],
              exclude: ["__Snapshots__"],
              swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]),
          ]
        )

        """)
  }

  @Test func whatIsNotWantedIsNotInTheManifest() throws {
    var options = try options(.reactant)
    (options.usesXML, options.hasTests) = (false, false)
    #expect(!options.manifest.contains("plugin") && !options.manifest.contains("testTarget"))
  }

  @Test func aPackageForTheSDKNamesNothingOfShoji() throws {
    #expect(
      try options(.uikit, shoji: nil).manifest == """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
          name: "My-App",
          targets: [
            .executableTarget(
              name: "My-App",
              swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]),
            .testTarget(
              name: "My-AppTests",
              dependencies: [
                .target(name: "My-App"),
              ],
              exclude: ["__Snapshots__"],
              swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]),
          ]
        )

        """)
  }

  @Test func editorsAreToldTheSDK() throws {
    var options = try options(.katana, shoji: nil)
    #expect(try ProjectFiles(options).contents[".sourcekit-lsp/config.json"] == nil)
    options.editorSDK = "/home/me/.cache/shoji/sdks/current"
    let data = try #require(try ProjectFiles(options).contents[".sourcekit-lsp/config.json"])
    let settings = try JSONDecoder().decode([String: [String: String]].self, from: data)
    #expect(
      settings == [
        "swiftPM": ["swiftSDK": "shoji", "swiftSDKsDirectory": "/home/me/.cache/shoji/sdks/current"]
      ])
    options.shoji = .path("/opt/shoji")
    #expect(try ProjectFiles(options).contents[".sourcekit-lsp/config.json"] == nil)
  }

  @Test(arguments: [
    (
      "https://example.org/house/shoji.git", "1.2.0",
      #".package(url: "https://example.org/house/shoji.git", from: "1.2.0")"#, "shoji"
    ),
    (
      "git@example.org:house/shoji-fork", nil,
      #".package(url: "git@example.org:house/shoji-fork", branch: "main")"#, "shoji-fork"
    ),
  ])
  func anAddressIsADependency(url: String, version: String?, dependency: String, package: String) throws {
    let reference = try ShojiReference(
      url: url, version: version, clone: nil, project: URL(fileURLWithPath: "/x"))
    #expect(reference.dependency == dependency)
    #expect(reference.package == package)
  }

  @Test(arguments: [
    (
      "not an address", nil,
      "--shoji-url must be an address such as https://host/shoji.git, not “not an address”"
    ),
    (
      "https://a/b\"", nil,
      "--shoji-url must be an address such as https://host/shoji.git, not “https://a/b\"”"
    ),
    ("https://a/b", "new", "--shoji-version must be a version such as 1.2.0, not “new”"),
    (nil, "1.0.0", "--shoji-version needs --shoji-url"),
    (nil, nil, "the tool does not know where Shoji is; run scripts/shoji from a clone, or give --shoji-url"),
  ])
  func aBadReferenceIsRefused(url: String?, version: String?, message: String) {
    let error = #expect(throws: ToolError.self) {
      try ShojiReference(url: url, version: version, clone: nil, project: URL(fileURLWithPath: "/x"))
    }
    #expect(error?.message == message)
  }

  @Test func aCloneIsNamedByItsPath() {
    let clone = URL(fileURLWithPath: "/opt/shoji")
    #expect(ShojiReference.path(from: URL(fileURLWithPath: "/opt/shoji/Examples/New"), to: clone) == "../..")
    #expect(ShojiReference.path(from: URL(fileURLWithPath: "/home/me/New"), to: clone) == "/opt/shoji")
    #expect(ShojiReference.path(from: URL(fileURLWithPath: "/opt/shoji-apps/New"), to: clone) == "/opt/shoji")
  }

  @Test func componentsHaveTheTreeOfTheTutorial() throws {
    let files = try ProjectFiles(options(.reactant)).contents
    let sources = "Application/Sources"
    for path in [
      "Package.swift", ".gitignore", "README.md", "Application/Resources/Info.plist",
      "\(sources)/AppDelegate.swift",
      "\(sources)/DependencyModule.swift", "\(sources)/ApplicationModule.swift",
      "\(sources)/Components/Main/MainController.swift", "\(sources)/Components/Main/MainRootView.swift",
      "\(sources)/Components/Main/MainRootView.ui.xml", "\(sources)/Models/SampleModel.swift",
      "\(sources)/Services/SampleService.swift", "\(sources)/Styles/General.styles.xml",
      "\(sources)/Wireframes/MainWireframe.swift", "Tests/My-AppTests/SampleServiceTests.swift",
      "Tests/My-AppTests/SnapshotTests.swift",
    ] { #expect(files[path] != nil, "\(path) is missing") }
    for (path, data) in files where !path.hasSuffix(".png") {
      let text = String(decoding: data, as: UTF8.self)
      #expect(!text.contains("{{") && !text.contains("//{"), "\(path) has something left to fill in")
    }
    let delegate = String(decoding: try #require(files["\(sources)/AppDelegate.swift"]), as: UTF8.self)
    #expect(delegate.contains("    activateLiveReload(in: window)\n"))
    #expect(delegate.contains(".systemBackground"))
  }

  @Test func withoutXMLTheViewIsCode() throws {
    var options = try options(.reactant)
    options.usesXML = false
    let files = try ProjectFiles(options).contents
    #expect(!files.keys.contains { $0.hasSuffix(".xml") })
    let view = String(
      decoding: try #require(files["Application/Sources/Components/Main/MainRootView.swift"]), as: UTF8.self)
    #expect(view.contains("setupConstraints"))
    let delegate = String(
      decoding: try #require(files["Application/Sources/AppDelegate.swift"]), as: UTF8.self)
    #expect(!delegate.contains("activateLiveReload"))
  }

  @Test func aFolderIsMadeWhole() throws {
    let folder = try Folder()
    let project = folder.url.appendingPathComponent("New")
    let repository = try ProjectWriter(options(.uikit), in: project, usesGit: false).write()
    #expect(repository == .none)
    #expect(folder.names == ["New"])
    #expect(
      FileManager.default.fileExists(
        atPath: project.appendingPathComponent("Sources/My-App/AppDelegate.swift").path))
  }

  @Test func nothingIsOverwritten() throws {
    let folder = try Folder()
    try folder.write("mine", to: "README.md")
    let error = #expect(throws: ToolError.self) {
      try ProjectWriter(options(.uikit), in: folder.url, usesGit: false).write()
    }
    #expect(error?.message == "\(folder.url.path) has README.md already; nothing was made or overwritten")
    #expect(folder.names == ["README.md"])
    #expect(try String(contentsOf: folder.url.appendingPathComponent("README.md"), encoding: .utf8) == "mine")
  }

  @Test func aFolderWithOtherThingsIsFilled() throws {
    let folder = try Folder()
    try folder.write("mine", to: "notes.txt")
    _ = try ProjectWriter(options(.katana), in: folder.url, usesGit: false).write()
    #expect(folder.names == [".gitignore", "Package.swift", "README.md", "Sources", "Tests", "notes.txt"])
  }

  @Test func aFolderThatCannotBeMadeLeavesNothing() throws {
    let folder = try Folder()
    #expect(throws: ToolError.self) {
      try ProjectWriter(options(.uikit), in: folder.url.appendingPathComponent("missing/New"), usesGit: false)
        .write()
    }
    #expect(folder.names.isEmpty)
  }

  @Test func aRepositoryIsMadeOutsideOfOneOnly() throws {
    let folder = try Folder()
    setenv("GIT_AUTHOR_NAME", "A", 1)
    setenv("GIT_AUTHOR_EMAIL", "a@example.org", 1)
    setenv("GIT_COMMITTER_NAME", "A", 1)
    setenv("GIT_COMMITTER_EMAIL", "a@example.org", 1)
    let outer = folder.url.appendingPathComponent("Outer")
    #expect(try ProjectWriter(options(.uikit), in: outer, usesGit: true).write() == .made)
    let log = try Command("git", ["log", "--format=%s"], in: outer).run()
    #expect(log.text == "Initial commit.")
    #expect(try Command("git", ["status", "--porcelain"], in: outer).run().text == "")
    let inner = outer.appendingPathComponent("Inner")
    #expect(try ProjectWriter(options(.uikit), in: inner, usesGit: true).write() == .none)
    #expect(!FileManager.default.fileExists(atPath: inner.appendingPathComponent(".git").path))
  }
}
