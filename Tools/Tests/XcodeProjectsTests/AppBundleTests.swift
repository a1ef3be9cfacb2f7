import Foundation
import Testing

@testable import XcodeProjects

@Suite struct AppBundleTests {
  @Test func programsStandAmongTheirResources() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bundle-\(UUID().uuidString)")
      .path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func write(_ text: String, _ name: String) throws {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)".folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"), options: .atomic)
    }
    try write("one", "build/App")
    try write("rules", "project/rules.txt")
    try write("plist", "resources/Info.plist")
    try write("old", "products/App.app/old.txt")
    try FileManager.default.createDirectory(
      atPath: "\(folder)/resources/en.lproj", withIntermediateDirectories: true)
    symlink("\(folder)/project/rules.txt", "\(folder)/resources/en.lproj/rules.txt")
    func assemble() throws -> String {
      try AppBundle.assemble(
        program: "\(folder)/build/App", resources: "\(folder)/resources", in: "\(folder)/products")
    }
    let program = try assemble()
    #expect(program == "\(folder)/products/App.app/App")
    #expect(FileAccess.files(in: program.folder) == ["App", "Info.plist", "en.lproj/rules.txt"])
    #expect(FileAccess.text(program.folder + "/en.lproj/rules.txt") == "rules")
    // A new build has taken the program's place.
    try write("two", "build/App")
    #expect(FileAccess.text(try assemble()) == "two")
    #expect(FileAccess.text(try assemble()) == "two")
  }
}
