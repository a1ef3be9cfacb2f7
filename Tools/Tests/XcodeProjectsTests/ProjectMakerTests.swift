import Foundation
import Testing

@testable import XcodeProjects

/// Folders that describe a project which another program makes.
@Suite final class ProjectMakerTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "maker-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, _ name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test(
    "The program that makes the project is named",
    arguments: [
      ("project.yml", "name: App\ntargets:\n  App: {}\n", "xcodegen generate"),
      ("Project.swift", "import ProjectDescription\nlet project = Project(name: \"A\")", "tuist generate"),
      ("Page.playground/Contents.swift", "import UIKit", "is a playground of Xcode"),
      ("project.yml", "language: swift", nil), ("Project.swift", "struct Project {}", nil),
      ("Readme.md", "targets", nil),
    ])
  func advice(name: String, text: String, words: String?) throws {
    try write(text, name)
    try write("", "Sources/A.swift")
    for place in [folder.path, folder.path + "/Sources"] {
      let advice = ProjectMaker.advice(at: place)
      // Above a folder that all may write to, nothing is looked for.
      #expect((advice != nil) == (words != nil))
      #expect(words == nil || advice?.contains(words!) == true)
    }
  }

  @Test("A playground that is named is refused with words") func playground() throws {
    try write("import UIKit", "Page.playground/Contents.swift")
    try write("<Workspace/>", "Page.playground/playground.xcworkspace/contents.xcworkspacedata")
    let fault = #expect(throws: ProjectError.self) {
      try ProjectPlace.find(from: self.folder.path + "/Page.playground")
    }
    #expect(fault.map { "\($0)".contains("is a playground of Xcode") } == true)
    // A name from outside reaches a terminal without its controls.
    #expect(!ProjectMaker.refusal(ofPlayground: "/a\u{1B}]0;x.playground").contains("\u{1B}"))
  }
}
