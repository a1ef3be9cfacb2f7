import Foundation
import Testing

@testable import ShojiToolKit

/// The manifest of a user's package.
struct PackageTests {
  private let manifest = """
    {"name": "App", "dependencies": [
      {"fileSystem": [{"identity": "shoji", "path": "/opt/shoji"}]},
      {"sourceControl": [{"identity": "other"}]}],
     "products": [{"name": "app", "targets": ["App"], "type": {"executable": null}},
                  {"name": "Lib", "targets": ["Lib"], "type": {"library": ["automatic"]}}],
     "targets": [
      {"name": "App", "type": "executable", "path": "Application/Sources",
       "pluginUsages": [{"plugin": ["ReactantUIPlugin", "Shoji"]}]},
      {"name": "Second", "type": "executable"}, {"name": "Lib", "type": "regular"}, {"name": "AppTests", "type": "test"}]}
    """

  @Test func executablesAndPluginsAreRead() throws {
    let package = try SwiftPackage(
      folder: URL(fileURLWithPath: "/home/me/App"), manifest: Data(manifest.utf8))
    #expect(package.executables == ["app", "Second"])
    #expect(package.hasLiveXML)
    #expect(package.localDependencies.map(\.path) == ["/opt/shoji"])
    #expect(try package.executable(named: "Second") == "Second")
    let several = #expect(throws: ToolError.self) { try package.executable(named: nil) }
    #expect(several?.message == "/home/me/App has several executables; name one of app, Second")
    let unknown = #expect(throws: ToolError.self) { try package.executable(named: "x") }
    #expect(unknown?.message == "/home/me/App has no executable “x”. It has: app, Second")
  }

  @Test func theToolchainsLinkerIsFoundBesideTheCompilerOrOnThePath() throws {
    let folder = try Folder()
    let files = FileManager.default
    func write(_ program: String) throws {
      try folder.write("#!", to: program)
      try files.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.url.appendingPathComponent(program).path)
    }
    func has(_ folders: String...) -> Bool {
      Toolchain.hasLLVMLinker(
        path: folders.map { folder.url.appendingPathComponent($0).path }.joined(separator: ":"))
    }
    try write("swift-6/bin/swift")
    try folder.write("", to: "bin/README")
    try files.createSymbolicLink(
      at: folder.url.appendingPathComponent("bin/swift"),
      withDestinationURL: folder.url.appendingPathComponent("swift-6/bin/swift"))
    #expect(!has("none") && !has("none", "bin"))
    try write("swift-6/bin/ld.lld")
    #expect(has("none", "bin") && has("swift-6/bin") && !has("none"))
    try write("other/ld.lld")
    #expect(has("other"))
  }

  @Test func thePackageOfAFileIsFound() throws {
    let folder = try Folder()
    try folder.write("", to: "App/Package.swift")
    try folder.write("", to: "App/Sources/Deep/A.ui.xml")
    let found = try SwiftPackage.root(of: folder.url.appendingPathComponent("App/Sources/Deep"))
    #expect(found.path == folder.url.appendingPathComponent("App").path)
    #expect(throws: ToolError.self) { try SwiftPackage.root(of: folder.url) }
  }

  @Test func aComponentIsNamedByItsFileOrItsRoot() throws {
    let folder = try Folder()
    try folder.write("<Component rootView=\"true\"/>", to: "Main.ui.xml")
    try folder.write("<?xml version=\"1.0\"?>\n<Component\n  type=\"NoteCell\"\n/>", to: "Other.ui.xml")
    try folder.write("", to: "General.styles.xml")
    #expect(try ComponentFile(folder.url.appendingPathComponent("Main.ui.xml").path).type == "Main")
    #expect(try ComponentFile(folder.url.appendingPathComponent("Other.ui.xml").path).type == "NoteCell")
    #expect(throws: ToolError.self) {
      try ComponentFile(folder.url.appendingPathComponent("General.styles.xml").path)
    }
    #expect(throws: ToolError.self) {
      try ComponentFile(folder.url.appendingPathComponent("Missing.ui.xml").path)
    }
  }
}
