import Foundation
import Testing
import TranslationInterface

@testable import XcodeProjects

/// The projects of `Tests/Fixtures/XcodeProjects`, read and mirrored.
@Suite struct FixtureTests {
  /// The repository.
  static let clone = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
  static let root = clone + "/Tests/Fixtures/XcodeProjects"
  static let names = [
    "Badges", "Cards", "Chores", "Dice.swiftpm", "Errands", "Gauges", "Hurdles", "Jotter", "KatanaTutorial",
    "Museum",
    "Postbox", "Postcards", "Tally", "Teatime", "Tides",
  ]

  private func project(_ name: String, configuration: String? = nil) throws -> Project {
    let place = try #require(try ProjectPlace.find(from: "\(FixtureTests.root)/\(name)"))
    return try ProjectReader.read(
      place, configuration: configuration, checkout: PackageCheckout(environment: ["HOME": "/nowhere"]))
  }

  private func mirror(
    _ name: String, in folder: String, translator: any SourceTranslating = IdentityTranslator(),
    cache: TranslationCache = TranslationCache()
  ) throws -> ProjectMirror {
    let project = try project(name)
    let app = try project.app(named: name == "Postcards" ? "Postcards" : nil)
    return ProjectMirror(
      project, app: app, folder: folder,
      settings: MirrorSettings(shojiDependency: ".package(name: \"Shoji\", path: \"/shoji\")"),
      translator: translator,
      cache: cache)
  }

  private func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mirror-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.path)
  }

  /// The names, contents and times of all files of the projects.
  private func state(of name: String) -> [String] {
    let folder = "\(FixtureTests.root)/\(name)"
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.sorted().map { file in
      var status = stat()
      lstat("\(folder)/\(file)", &status)
      let bytes = FileAccess.bytes("\(folder)/\(file)") ?? []
      return "\(file) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) \(bytes.hashValue)"
    }
  }

  /// The package of each project: its files with where they come from, its manifest, its Info.plist, the
  /// remarks.
  @Test(arguments: names) func mirrorsAreAsRecorded(name: String) throws {
    let before = state(of: name)
    let text = try withFolder { folder in
      let mirror = try mirror(name, in: folder)
      var report = ProjectMirror.Report(notes: mirror.project.notes)
      let files = mirror.plan(&report)
      _ = try mirror.write()
      var lines: [String] = []
      for (path, file) in files.sorted(by: { $0.key < $1.key }) {
        switch file {
        case .text: lines.append(path)
        case .copy(let source), .link(let source): lines.append("\(path) <- \(source)")
        }
      }
      for path in ["Package.swift"]
        + files.keys.sorted().filter({ $0.hasSuffix("Info.plist") || $0.hasSuffix("bridging.h") })
      {
        guard case .text(let text)? = files[path] else { continue }
        lines.append("\n--- \(path)\n\(text)")
      }
      lines.append("--- remarks")
      lines += report.notes.map { "\($0.cause): \($0.message)" }
      return lines.joined(separator: "\n").replacing(folder, with: "MIRROR").replacing(
        FixtureTests.root, with: "PROJECTS"
      ).replacing(FixtureTests.root.folder, with: "FIXTURES") + "\n"
    }
    let recorded = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Recorded/\(name).txt")
    if ProcessInfo.processInfo.environment["SHOJI_RECORD"] != nil {
      try Data(text.utf8).write(to: recorded)
    }
    #expect(try String(contentsOf: recorded, encoding: .utf8) == text)
    #expect(state(of: name) == before)
  }

  @Test func secondWritesChangeNothing() throws {
    try withFolder { folder in
      let first = try mirror("Teatime", in: folder).write()
      #expect(first.changes > 10)
      #expect(try mirror("Teatime", in: folder).write().changes == 0)
      // What the person's files no longer explain goes.
      let stray = "\(folder)/Sources/Teatime/Old/Gone.swift"
      try FileManager.default.createDirectory(atPath: stray.folder, withIntermediateDirectories: true)
      try Data().write(to: URL(fileURLWithPath: stray))
      #expect(try mirror("Teatime", in: folder).write().changes == 1)
      #expect(!FileAccess.exists(stray.folder))
    }
  }

  /// A translator that records what it is asked for.
  private final class CountingTranslator: SourceTranslating, @unchecked Sendable {
    var whole: [String] = []
    var parts: [Set<String>] = []

    func translate(_ files: [SwiftFile], module: ModuleDescription) -> [TranslatedFile] {
      whole.append(module.name)
      return files.map { TranslatedFile(path: $0.path, text: "// \(module.name)\n" + $0.text) }
    }

    func translate(_ files: [SwiftFile], module: ModuleDescription, changed: Set<String>) -> [TranslatedFile]
    {
      if !changed.isEmpty { parts.append(changed) }
      return files.filter { changed.contains($0.path) }.map { TranslatedFile(path: $0.path, text: $0.text) }
    }
  }

  @Test func onlyChangedFilesAreTranslatedAgain() throws {
    try withFolder { folder in
      let copy = folder + "/Teatime"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: "\(FixtureTests.root)/Teatime", toPath: copy)
      let (translator, cache) = (CountingTranslator(), TranslationCache())
      func write() throws -> Int {
        let place = try #require(try ProjectPlace.find(from: copy + "/Teatime/Screens"))
        let project = try ProjectReader.read(place)
        return try ProjectMirror(
          project, app: project.app(named: nil), folder: folder + "/mirror",
          settings: MirrorSettings(shojiDependency: ""), translator: translator, cache: cache
        ).write().changes
      }
      _ = try write()
      #expect(translator.whole == ["Teatime", "TeatimeTests"])
      #expect(try write() == 0)
      #expect(translator.parts.isEmpty)
      let file = copy + "/Teatime/Model/Tea.swift"
      try Data("struct Tea {}\n".utf8).write(to: URL(fileURLWithPath: file))
      #expect(try write() == 1)
      #expect(translator.parts == [[file]])
    }
  }

  @Test func settingsDescribeTheCompilation() throws {
    let tides = try #require(try project("Tides").targets.first)
    #expect(
      tides.cDefinitions == ["TIDE_HOURS=12", "DEBUG=1", "TIDE_LOGS=1"]
        || tides.cDefinitions.contains("TIDE_HOURS=12"))
    #expect(tides.conditions.contains("DEBUG"))
    #expect(tides.infoPlist["TideSea"] == .string("North Sea"))
    #expect(tides.infoPlist["CFBundleIdentifier"] == .string("com.example.Tides"))
    let release = try #require(try project("Tides", configuration: "release").targets.first)
    #expect(!release.conditions.contains("DEBUG"))
    #expect(release.conditions == ["SIMULATED"])
    let postcards = try project("Postcards")
    #expect(postcards.targets[0].conditions.contains("STAMPED"))
    let dice = try #require(try project("Dice.swiftpm").apps.first)
    #expect(dice.languageVersion == 6 && dice.module == "AppModule")
  }

  @Test func choicesAreNamed() throws {
    let project = try project("Postcards")
    #expect(
      throws: ProjectError(
        "Postcards.xcodeproj has several apps; name one of Postcards, Postcards Pro with --target",
        isChoice: true)
    ) { try project.app(named: nil) }
    #expect(
      throws: ProjectError(
        "Postcards.xcodeproj has no app or scheme “Other”. It has: Postcards, Postcards Pro", isChoice: true)
    ) { try project.app(named: "Other") }
    #expect(
      throws: ProjectError(
        "Postcards.xcodeproj has no configuration “Beta”. It has: Debug, Release", isChoice: true)
    ) {
      try self.project("Postcards", configuration: "Beta")
    }
    #expect(
      try ProjectPlace.find(from: "\(FixtureTests.root)/Tally")
        == .workspace("\(FixtureTests.root)/Tally/Tally.xcworkspace"))
  }

  @Test func podsOfShojiAreShojis() {
    for name in ["Katana", "KatanaElements", "HydraAsync", "RxSwift/Core", "SnapshotTesting", "ReactantUI"] {
      #expect(ShojiModules.module(for: name) != nil)
    }
    #expect(ShojiModules.module(for: "SnapKit") == nil)
  }

  @Test func filesOutsideOfAProjectHavePlacesOfTheirOwn() {
    let names = [
      "/a/App/Main.swift", "/a/App/Sources/View.swift", "/a/Kit/Sources/View.swift",
      "/a/b/Kit/Sources/View.swift",
      "/Kit/Sources/View.swift", "/a/Application/Main.swift",
    ]
    let places = names.map { $0.path(above: "/a/App") }
    #expect(
      places == [
        "Main.swift", "Sources/View.swift", "above/Kit/Sources/View.swift", "above/b/Kit/Sources/View.swift",
        "above/above/Kit/Sources/View.swift", "above/Application/Main.swift",
      ])
  }
}
