import Foundation
import Testing
import TranslationInterface

@testable import XcodeProjects

/// Workspaces whose projects link what others of them make.
@Suite final class WorkspaceTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "workspace-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, _ name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Writes a project with one target of one file, which links what `linked` refers to.
  private func writeProject(_ name: String, kind: String, linked: String = "", phases: String = "S, L") throws
  {
    try write(
      """
      // !$*UTF8*$!
      { objectVersion = 50; rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = C; };
        C = { isa = XCConfigurationList; buildConfigurations = (D); };
        D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = \(name).swift; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = \(name); buildPhases = (\(phases)); buildConfigurationList = C;
          productType = "com.apple.product-type.\(kind)"; };
        S = { isa = PBXSourcesBuildPhase; files = (SF); };
        SF = { isa = PBXBuildFile; fileRef = F; };
        L = { isa = PBXFrameworksBuildPhase; files = (LF); };
        LF = { isa = PBXBuildFile; fileRef = R; };
        \(linked)
      }; }
      """, "\(name).xcodeproj/project.pbxproj")
    try write("import UIKit", "\(name).swift")
  }

  private func read(_ names: [String]) throws -> Project {
    let files = names.map { "<FileRef location = \"group:\($0).xcodeproj\"></FileRef>" }.joined()
    try write(
      "<Workspace version = \"1.0\">\(files)</Workspace>", "All.xcworkspace/contents.xcworkspacedata")
    return try ProjectReader.read(.workspace(folder.path + "/All.xcworkspace"))
  }

  @Test(
    "A framework of another project is needed by who links it",
    arguments: [
      """
      R = { isa = PBXReferenceProxy; path = Menu.framework; remoteRef = I; sourceTree = BUILT_PRODUCTS_DIR; };
      I = { isa = PBXContainerItemProxy; proxyType = 2; remoteInfo = Menu; };
      """,
      "R = { isa = PBXReferenceProxy; path = Menu.framework; sourceTree = BUILT_PRODUCTS_DIR; };",
      "R = { isa = PBXFileReference; path = Menu.framework; sourceTree = BUILT_PRODUCTS_DIR; };",
    ])
  func neighbors(reference: String) throws {
    try writeProject("Page", kind: "application", linked: reference)
    try writeProject("Menu", kind: "framework")
    let project = try read(["Page", "Menu"])
    #expect(project.targets.map(\.name) == ["Page", "Menu"])
    #expect(project.targets[0].dependencies == ["Menu"])
    // One that no project makes is no target of the package.
    #expect(try read(["Page"]).targets[0].dependencies == [])
  }

  @Test("A framework without a file is no target of the package") func empty() throws {
    let reference = "R = { isa = PBXFileReference; path = Menu.framework; sourceTree = BUILT_PRODUCTS_DIR; };"
    try writeProject("Page", kind: "application", linked: reference)
    try writeProject("Menu", kind: "framework", phases: "L")
    let project = try read(["Page", "Menu"])
    #expect(project.targets.map(\.hasFiles) == [true, false])
    let mirror = ProjectMirror(
      project, app: project.targets[0], folder: folder.path + "/mirror",
      settings: MirrorSettings(shojiDependency: ""), translator: IdentityTranslator())
    #expect(mirror.targets.map(\.name) == ["Page"])
  }
}
