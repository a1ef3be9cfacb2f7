import Foundation
import Testing

@testable import ShojiToolKit

/// The versions of a package that is built with an SDK.
@Suite struct ResolvedFileTests {
  private func text(_ names: [String], hash: String = "1") -> String {
    let pins = names.map { name in
      let parts = name.split(separator: "@")
      return #"{"identity":"\#(parts[0])","state":{"version":"\#(parts[1])"}}"#
    }
    return #"{"originHash":"\#(hash)","pins":[\#(pins.joined(separator: ","))],"version":3}"#
  }

  /// The file of a package, with copies in a cache of the test's.
  private func resolved(_ folder: Folder) -> ResolvedFile {
    ResolvedFile(of: folder.url, environment: ["XDG_CACHE_HOME": folder.url.path + "/cache"])
  }

  private func pins(_ text: String) throws -> [String] {
    struct File: Decodable {
      struct Pin: Decodable {
        var identity: String
        var state: [String: String]
      }
      var pins: [Pin]
    }
    return try JSONDecoder().decode(File.self, from: Data(text.utf8)).pins.map {
      "\($0.identity)@\($0.state["version"] ?? "")"
    }
  }

  @Test(arguments: [
    // What was taken out comes back, as it was.
    (["nio@2", "own@1"], ["own@1"], ["nio@2", "own@1"]),
    (["nio@2"], [], ["nio@2"]),
    // A new version and a new package stay.
    (["nio@2", "own@1"], ["own@3", "other@1"], ["nio@2", "other@1", "own@3"]),
    (["nio@2"], ["nio@3"], ["nio@3"]),
    ([], ["own@1"], ["own@1"]),
  ]) func versionsThatAreTakenOutArePutBack(old: [String], new: [String], after: [String]) throws {
    let folder = try Folder()
    let path = folder.url.appendingPathComponent("Package.resolved")
    try folder.write(text(old), to: "Package.resolved")
    let file = resolved(folder)
    try folder.write(text(new, hash: "2"), to: "Package.resolved")
    file.restore()
    #expect(try pins(String(contentsOf: path, encoding: .utf8)).sorted() == after)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/cache/shoji/resolved") == [])
    if Set(new).isSubset(of: old) { #expect(try String(contentsOf: path, encoding: .utf8) == text(old)) }
  }

  @Test func theNextCommandPutsBackWhatOneThatWasEndedDidNot() throws {
    let folder = try Folder()
    try folder.write(text(["nio@2"]), to: "Package.resolved")
    _ = resolved(folder)
    try folder.write(text([]), to: "Package.resolved")
    resolved(folder).restore()
    let path = folder.url.appendingPathComponent("Package.resolved")
    #expect(try String(contentsOf: path, encoding: .utf8) == text(["nio@2"]))
  }

  @Test func aFileThatThePackageManagerMayNotRemoveIsRemovedForIt() throws {
    let folder = try Folder()
    let path = folder.url.appendingPathComponent("Package.resolved").path
    try folder.write(text(["nio@2"]), to: "Package.resolved")
    var file = resolved(folder)
    let failure = "error: Permission denied, NSFilePath=\(path)"
    let cleared = [file.clear(after: "error: x"), file.clear(after: failure), file.clear(after: failure)]
    #expect(cleared == [false, true, false])
    #expect(!FileManager.default.fileExists(atPath: path))
    file.restore()
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text(["nio@2"]))
  }

  @Test func aLinkIsNeitherReadNorPutBack() throws {
    let folder = try Folder()
    let path = folder.url.appendingPathComponent("Package.resolved").path
    try folder.write(text(["secret@1"]), to: "secret")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: folder.url.path + "/secret")
    var file = resolved(folder)
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/cache/shoji/resolved"))
    let isCleared = file.clear(after: "Permission denied \(path)")
    #expect(!isCleared)
    file.restore()
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == folder.url.path + "/secret")
  }

  @Test func whatIsNoSuchFileStaysAsItIs() throws {
    let folder = try Folder()
    let path = folder.url.appendingPathComponent("Package.resolved")
    resolved(folder).restore()
    #expect(!FileManager.default.fileExists(atPath: path.path))
    try folder.write("not JSON", to: "Package.resolved")
    let file = resolved(folder)
    try folder.write(text(["a@1"]), to: "Package.resolved")
    file.restore()
    #expect(try String(contentsOf: path, encoding: .utf8) == text(["a@1"]))
  }
}
