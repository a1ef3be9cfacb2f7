import Foundation
import Testing

@testable import ShojiToolKit

/// The changes of files that lead to a build: those of the contents of its inputs.
struct ChangeFilterTests {
  private func package(_ folder: Folder, plugin: Bool = true) -> SwiftPackage {
    SwiftPackage(
      folder: folder.url,
      targets: [
        .init(
          name: "App", type: "executable", path: "Application/Sources",
          plugins: plugin ? ["ReactantUIPlugin"] : []),
        .init(name: "Core", type: "regular", resources: ["Pictures", "words.txt"], excluded: ["Notes"]),
        .init(name: "AppTests", type: "test", path: "UnitTests"), .init(name: "CoreTests", type: "test"),
      ], executables: ["App"],
      localDependencies: [folder.url.appendingPathComponent("../Library").standardized])
  }

  /// A folder whose package lies in `App` with an empty source folder for `Core`.
  private func project() throws -> Folder {
    let folder = try Folder(in: "App")
    try folder.write("c", to: "Sources/Core/Core.swift")
    return folder
  }

  private func change(_ path: String, in folder: Folder, _ kind: FileChange.Kind = .written) -> FileChange {
    FileChange(path: folder.url.appendingPathComponent(path).standardized.path, kind: kind)
  }

  private static let inputs = [
    "Application/Sources/A.swift", "Application/Sources/Images/a.png", "Application/Sources/Main.ui.xml",
    "Package.swift", "Package@swift-6.2.swift", "Package@swift-6.swift", "Package.resolved",
    "Sources/Core/Deep/A.swift",
    "Sources/Core/a.c", "Sources/Core/include/a.h", "Sources/Core/Pictures/a.png",
    "Sources/Core/Pictures/Deep/a",
    "Sources/Core/words.txt", "Sources/Core/Assets.xcassets/a.colorset/Contents.json",
    "../Library/Sources/Library/A.swift",
  ]
  private static let others = [
    "README.md", "notes.txt", "Sources/Core/README.md", "Sources/Core/Notes/A.swift", "Sources/Other/A.swift",
    "Tests/CoreTests/A.swift", "UnitTests/A.swift", "../Library/README.md", "../elsewhere/A.swift",
    "PackageX.swift",
    "Package.swift.orig", "Package@swift-x.swift", "docs/a.swift", "Sources/Core/.hidden/A.swift",
  ]
  /// Names of editors' own files, in a folder where every file is a resource.
  private static let temporary = [
    "4913", "5036", "a.png~", "#a.png#", ".#a.png", ".a.png.swp", "a.swp", "a.swo", ".DS_Store", "~$a.png",
    "a.tmp",
    "A.swift.tmp.31.17", "a.bak", "a.orig", "a.rej", "sedAbC123", "a.xml___jb_tmp___", "a.xml___jb_old___",
    "a.xml.sb-0a1b2c3d-XyZ123", "a.xml.kX81zQ", "a.xml.12345", "a.crswap", ".goutputstream-1234", "Thumbs.db",
  ]

  @Test func onlyInputsOfTheBuildAreBuilt() throws {
    let folder = try project()
    var filter = ChangeFilter(package(folder))
    for path in Self.inputs + Self.others + Self.temporary.map({ "Sources/Core/Pictures/\($0)" }) {
      try folder.write("new", to: path)
      let isInput = Self.inputs.contains(path)
      #expect(filter.changesForBuild([change(path, in: folder)]).isEmpty != isInput, "\(path) is made")
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent(path))
      #expect(
        filter.changesForBuild([change(path, in: folder, .disappeared)]).isEmpty != isInput,
        "\(path) is removed")
    }
    #expect(!filter.changesForBuild([FileChange(path: "/", kind: .unknown)]).isEmpty)
  }

  @Test func onlyNewContentsAreBuilt() throws {
    let folder = try project()
    for path in Self.inputs { try folder.write("old", to: path) }
    var filter = ChangeFilter(package(folder, plugin: false))
    for path in Self.inputs where path.hasSuffix(".swift") || path.contains("/Core/") {
      let change = change(path, in: folder)
      try folder.write("old", to: path)
      #expect(filter.changesForBuild([change]).isEmpty, "\(path) is written as it was")
      try folder.write("new", to: path)
      #expect(filter.changesForBuild([change]) == [change], "\(path) is written")
      #expect(filter.changesForBuild([change]).isEmpty, "\(path) was reported before")
      // Editors that save by renaming delete and make the file.
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent(path))
      try folder.write("new", to: path)
      let events = [FileChange.Kind.disappeared, .appeared, .written].map {
        FileChange(path: change.path, kind: $0)
      }
      #expect(filter.changesForBuild(Set(events)).isEmpty, "\(path) is saved by renaming")
      try folder.write("old", to: path)
      #expect(
        !filter.changesForBuild(Set(events)).isEmpty, "\(path) is saved by renaming, with what it had before")
    }
  }

  @Test func aFileThatComesAndGoesIsNoChange() throws {
    let folder = try project()
    var filter = ChangeFilter(package(folder))
    let path = "Application/Sources/Scratch.swift"
    #expect(
      filter.changesForBuild([change(path, in: folder, .appeared), change(path, in: folder, .disappeared)])
        .isEmpty)
  }

  @Test func aFolderThatIsMovedAwayTakesItsFilesWithIt() throws {
    let folder = try project()
    try folder.write("a", to: "Application/Sources/Parts/A.swift")
    try folder.write("a", to: "Other/A.swift")
    var filter = ChangeFilter(package(folder))
    for (path, isInput) in [("Application/Sources/Parts", true), ("Other", false)] {
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent(path))
      #expect(filter.changesForBuild([change(path, in: folder, .disappeared)]).isEmpty != isInput, "\(path)")
    }
  }

  @Test func whatTheBuildResolvesIsNoChange() throws {
    let folder = try project()
    var filter = ChangeFilter(package(folder))
    let resolved = change("Package.resolved", in: folder)
    // Reported while the build goes on, and after its end.
    try folder.write("1", to: "Package.resolved")
    #expect(filter.changesForBuild([resolved], isBuilding: true).isEmpty)
    filter.noteResolvedDependencies()
    #expect(filter.changesForBuild([resolved]).isEmpty)
    // By hand, or by `swift package update`.
    try folder.write("2", to: "Package.resolved")
    #expect(filter.changesForBuild([resolved]) == [resolved])
  }

  @Test func sourcesAreFoundWhereThePackageManagerFindsThem() throws {
    for (place, type) in [
      ("Sources/App", "executable"), ("Source/App", "executable"), ("src/App", "regular"),
      ("srcs/App", "regular"),
      ("Sources", "executable"), ("Plugins/App", "plugin"),
    ] {
      let folder = try Folder()
      try folder.write("old", to: "\(place)/A.swift")
      var filter = ChangeFilter(
        SwiftPackage(folder: folder.url, targets: [.init(name: "App", type: type)], executables: ["App"]))
      #expect(filter.changesForBuild([change("\(place)/A.swift", in: folder)]).isEmpty)
      try folder.write("new", to: "\(place)/A.swift")
      #expect(!filter.changesForBuild([change("\(place)/A.swift", in: folder)]).isEmpty, "\(place)")
    }
  }

  @Test func theFirstXMLOfATargetNeedsABuild() throws {
    let folder = try project()
    let path = "Application/Sources/First.ui.xml"
    var filter = ChangeFilter(package(folder, plugin: false))
    let first = change(path, in: folder, .appeared)
    try folder.write("<Component/>", to: path)
    #expect(filter.changesForBuild([first]) == [first])
    #expect(filter.changesForBuild([first]).isEmpty)
  }

  @Test func aKnownXMLFileIsReloadedLive() throws {
    let folder = try project()
    let path = "Application/Sources/Main.ui.xml"
    let main = change(path, in: folder)
    func filter(plugin: Bool = true, isDebug: Bool = true) throws -> ChangeFilter {
      try folder.write("<Component/>", to: path)
      let filter = ChangeFilter(package(folder, plugin: plugin), isDebug: isDebug)
      try folder.write("<Component />", to: path)
      return filter
    }
    var live = try filter()
    #expect(live.changesForBuild([main]).isEmpty)
    var release = try filter(isDebug: false)
    #expect(release.changesForBuild([main]) == [main])
    let new = change("Application/Sources/New.ui.xml", in: folder, .appeared)
    try folder.write("<Component/>", to: "Application/Sources/New.ui.xml")
    #expect(live.changesForBuild([new]) == [new])
    try FileManager.default.removeItem(atPath: main.path)
    let gone = change(path, in: folder, .disappeared)
    #expect(live.changesForBuild([gone]) == [gone])
  }

  @Test func anXMLFileIsKnownOnceTheAppThatReadItRuns() throws {
    let folder = try project()
    let path = "Application/Sources/New.ui.xml"
    try folder.write("<Component/>", to: "Application/Sources/Main.ui.xml")
    var filter = ChangeFilter(package(folder))
    let new = change(path, in: folder)
    func edit(_ text: String) throws { try folder.write(text, to: path) }
    try edit("<Component/>")
    #expect(filter.changesForBuild([new]) == [new])
    // A build that fails, and the mend.
    filter.beginBuild(1)
    try edit("<Component />")
    #expect(filter.changesForBuild([new]) == [new])
    filter.beginBuild(2)
    filter.adoptBuild(2)
    try edit("<Component  />")
    #expect(filter.changesForBuild([new]).isEmpty)
  }

  /// What changes between the reading of a package and the end of its build is seen by the filter before it,
  /// or by the one after it.
  @Test func aFilterThatTakesThePlaceOfAnotherLosesNoChange() throws {
    let folder = try project()
    try folder.write("old", to: "Application/Sources/A.swift")
    var old = ChangeFilter(package(folder))
    try folder.write("seen", to: "Application/Sources/A.swift")
    var new = ChangeFilter(package(folder))
    #expect(old.changesForBuild([change("Application/Sources/A.swift", in: folder)]).count == 1)
    #expect(new.replace(old).isEmpty)
    old = new
    new = ChangeFilter(package(folder))
    // No report has come of these two.
    try folder.write("unseen", to: "Application/Sources/A.swift")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Sources/Core/Core.swift"))
    #expect(
      Set(new.replace(old).map(\.path))
        == Set(
          ["Application/Sources/A.swift", "Sources/Core/Core.swift"].map { change($0, in: folder).path }))
  }
}
