import Testing

@testable import UIKit

/// Resources of the main bundle.
struct ResourceSearchTests {
  private func withFolders(_ files: [String], _ body: (URL) throws -> Void) throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("resources-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: home) }
    for file in files {
      let url = home.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.utf8).write(to: url)
    }
    try body(home)
  }

  @Test func filesAreFoundByNameExtensionFolderAndLanguage() throws {
    try withFolders([
      "A_App.resources/start.txt", "A_App.resources/Levels/1.json", "A_App.resources/Levels/2.json",
      "A_App.resources/de.lproj/help.html", "A_App.resources/en.lproj/help.html",
      "A_App.resources/en.lproj/Help/more.html", "A_Kit.resources/kit.txt", "A_Kit.resources/start.txt",
    ]) { home in
      let (own, kit) = (
        home.appendingPathComponent("A_App.resources"), home.appendingPathComponent("A_Kit.resources")
      )
      let search = ResourceSearch(folders: [own, kit], languages: ["de-AT", "de", "en"])
      func path(_ url: URL?) -> String? { url?.path.replacingOccurrences(of: home.path + "/", with: "") }
      #expect(path(search.first("start", "txt")) == "A_App.resources/start.txt")
      #expect(path(search.first("start.txt", nil)) == "A_App.resources/start.txt")
      #expect(path(search.first("start", ".txt")) == "A_App.resources/start.txt")
      #expect(path(search.first("kit", "txt")) == "A_Kit.resources/kit.txt")
      #expect(path(search.first("1", "json", in: "Levels")) == "A_App.resources/Levels/1.json")
      #expect(path(search.first("Levels/2", "json")) == "A_App.resources/Levels/2.json")
      #expect(path(search.first("help", "html")) == "A_App.resources/de.lproj/help.html")
      #expect(path(search.first("help", "html", language: "en")) == "A_App.resources/en.lproj/help.html")
      #expect(path(search.first("more", "html", in: "Help")) == "A_App.resources/en.lproj/Help/more.html")
      #expect(search.first("start", "html") == nil && search.first("help", "html", language: "fr") == nil)
      #expect(search.all("json", in: "Levels").map(\.lastPathComponent) == ["1.json", "2.json"])
      #expect(search.all("txt").map(path) == ["A_App.resources/start.txt", "A_Kit.resources/kit.txt"])
      #expect(path(search.first(nil, "json", in: "Levels")) == "A_App.resources/Levels/1.json")
      #expect(search.localizations == ["de", "en"])
    }
  }

  @Test func foldersOfTheProgramsOwnTargetGoFirst() throws {
    try withFolders(["Zoo_App.resources/a.txt", "Abc_Kit.resources/a.txt", "App.app/b.txt", "App"]) { home in
      let folders = ResourceFolders(executable: home.appendingPathComponent("App"))
      #expect(folders.packageFolders.own?.lastPathComponent == "Zoo_App.resources")
      #expect(
        folders.resourceFolders.map(\.lastPathComponent) == [
          "App.app", "Zoo_App.resources", "Abc_Kit.resources",
        ])
    }
  }

  @Test func theMainBundleOfAnyProcessFindsThem() throws {
    // Resources of a target that is linked with these tests.
    let folder = try #require(
      ResourceFolders.app.resourceFolders.first { $0.lastPathComponent == "Shoji_SwiftyWords.resources" })
    #expect(FileManager.default.fileExists(atPath: folder.path))
    let level = try #require(
      Bundle.main.url(forResource: "level1", withExtension: "txt", subdirectory: "Levels"))
    // The tool links a folder of resources as a bundle, beside it.
    let file = level.resolvingSymlinksInPath()
    #expect(file.path.hasSuffix("Shoji_SwiftyWords.resources/Levels/level1.txt"))
    #expect(Bundle.main.path(forResource: "level1", ofType: "txt", inDirectory: "Levels") == level.path)
    #expect(Bundle.main.path(forResource: "Levels/level1", ofType: "txt") == level.path)
    #expect(Bundle.main.url(forResource: "no such file", withExtension: "txt") == nil)
    #expect(Bundle(for: UIView.self) === Bundle.main)
    #expect(Bundle.main.localizations.contains("de"))
    #expect(Bundle.main.bundleURL.path == Bundle(path: Bundle.main.bundlePath)?.bundleURL.path)
  }
}
