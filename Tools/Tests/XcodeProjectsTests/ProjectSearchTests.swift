import Foundation
import Testing

@testable import XcodeProjects

/// Projects are found from places in them, and never in folders that belong to no one.
@Suite struct ProjectSearchTests {
  /// A tree of files; names that end with `/` are folders.
  private func withTree(_ names: [String], _ body: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("search-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: root) }
    for name in names {
      let place = "\(root)/\(name)"
      try FileManager.default.createDirectory(
        atPath: name.hasSuffix("/") ? place : place.folder, withIntermediateDirectories: true)
      if !name.hasSuffix("/") { try Data().write(to: URL(fileURLWithPath: place)) }
    }
    try body(root)
  }

  private func place(around start: String) throws -> ProjectPlace? { try ProjectPlace.find(from: start) }

  @Test func aProjectAroundAPlaceIsFound() throws {
    try withTree(["me/App/App.xcodeproj/", "me/App/App/Screens/Deep/Main.swift"]) { root throws in
      for name in ["App", "App/App", "App/App/Screens/Deep", "App/App/Screens/Deep/Main.swift"] {
        let folders = ProjectSearch.folders(from: "\(root)/me/\(name)", home: "\(root)/me")
        #expect(folders.first == "\(root)/me/\(name)" && folders.last == "\(root)/me/App", "\(name)")
      }
      #expect(
        try place(around: "\(root)/me/App/App/Screens") == .project("\(root)/me/App/App.xcodeproj"))
    }
  }

  @Test func nothingIsTakenFromAHomeUnlessOneIsThere() throws {
    let tree = ["me/Stray.swiftpm/", "me/Work/Notes/", "Other.xcodeproj/"]
    try withTree(tree) { root throws in
      let home = "\(root)/me"
      #expect(ProjectSearch.folders(from: "\(home)/Work/Notes", home: home).last == "\(home)/Work")
      // Who is at home has named it; what lies above is not theirs.
      #expect(ProjectSearch.folders(from: home, home: home) == [home])
      #expect(try place(around: home) == .playground("\(home)/Stray.swiftpm"))
      // A home that is reached by a link is the same.
      try FileManager.default.createSymbolicLink(atPath: "\(root)/link", withDestinationPath: home)
      #expect(
        ProjectSearch.folders(from: "\(home)/Work/Notes", home: "\(root)/link").last == "\(home)/Work")
    }
  }

  @Test(arguments: [0o1777, 0o777, 0o775, 0o755]) func foldersOfAllAreNotSearched(mode: Int) throws {
    try withTree(["all/Stray.swiftpm/", "all/mine/Sources/"]) { root throws in
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: "\(root)/all")
      let folders = ProjectSearch.folders(from: "\(root)/all/mine/Sources", home: "/nowhere")
      // One's own folder is that of others only where it is made for them.
      #expect(folders.contains("\(root)/all") == (mode & 0o1000 == 0))
      let found = try place(around: "\(root)/all/mine/Sources")
      #expect((found == nil) == (mode & 0o1000 != 0))
    }
  }

  @Test func theSystemsTemporaryFolderIsNotSearched() {
    #expect(
      ProjectSearch.folders(from: "/tmp/app/Sources", home: "/nowhere") == ["/tmp/app/Sources", "/tmp/app"])
    #expect(ProjectSearch.folders(from: "/tmp", home: "/nowhere") == ["/tmp"])
    #expect(ProjectSearch.folders(from: "/", home: "/nowhere") == ["/"])
    #expect(ProjectSearch.folders(from: "/app/Sources", home: "/nowhere") == ["/app/Sources", "/app"])
  }

  @Test func theRootOfARepositoryIsTheLast() throws {
    let tree = ["Stray.xcodeproj/", "clone/.git/", "clone/App/Sources/", "tree/App/", "clone/Sub/Sources/"]
    try withTree(tree) { root throws in
      func last(_ name: String) -> String? {
        ProjectSearch.folders(from: "\(root)/\(name)", home: "/nowhere").last
      }
      #expect(last("clone/App/Sources") == "\(root)/clone")
      #expect(try place(around: "\(root)/clone/App/Sources") == nil)
      // A work tree is one, and a submodule is a part of what is around it.
      try Data("gitdir: \(root)/clone/.git/worktrees/tree\n".utf8).write(
        to: URL(fileURLWithPath: "\(root)/tree/.git"))
      #expect(last("tree/App") == "\(root)/tree")
      try Data("gitdir: ../.git/modules/Sub\n".utf8).write(
        to: URL(fileURLWithPath: "\(root)/clone/Sub/.git"))
      #expect(last("clone/Sub/Sources") == "\(root)/clone")
    }
  }

  /// SwiftPM's own settings lie in hidden folders beside a manifest and in the home folder.
  @Test(arguments: [".swiftpm/xcode/package.xcworkspace/", ".swiftpm/configuration/", ".swiftpm/"])
  func hiddenFoldersAreNoProjects(name: String) throws {
    try withTree([name, "App/Sources/"]) { root throws in
      #expect(try place(around: root) == nil)
      #expect(try place(around: "\(root)/App/Sources") == nil)
      #expect(try place(around: "\(root)/.swiftpm") == nil)
    }
  }
}
