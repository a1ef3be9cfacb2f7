import Diagnostics
import Foundation
import Testing

@testable import Persistence

/// A folder of a test's own.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("saved-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The names of the files in it, in order.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }
}

/// The lines that `body` logs.
func logged(_ body: () throws -> Void) rethrows -> [String] {
  final class Lines: @unchecked Sendable {
    var all: [String] = []
  }
  let lines = Lines()
  let output = LogOutput(threshold: 0, redacts: false) { lines.all.append($0) }
  try LogOutput.$override.withValue(output) { try body() }
  return lines.all
}

/// Files that are kept whole.
struct SavedFileTests {
  private let folder: TemporaryFolder
  private let file: SavedFile

  init() throws {
    folder = try TemporaryFolder()
    file = SavedFile(folder.url.appendingPathComponent("app.plist"), name: "The list")
  }

  private func plist(_ name: String) -> Data {
    try! PropertyListSerialization.data(fromPropertyList: ["name": name], format: .xml, options: 0)
  }

  private var name: String? { file.propertyList()?["name"] as? String }

  @Test func aFileCutAtAnyByteGivesBackItsLastWholeContents() throws {
    try file.write(plist("first"))
    let second = plist("second")
    for length in 0..<(second.count - 12) {
      try second.prefix(length).write(to: file.url)
      let lines = logged { #expect(name == "first", "cut after \(length) bytes") }
      #expect(lines.count == 1)
      #expect(lines[0].contains("The list in \(file.url.path) cannot be read: the file is damaged."))
      #expect(try Data(contentsOf: file.url) == plist("first"))
    }
  }

  @Test func aDamagedFileIsKeptBesideTheRestoredOne() throws {
    try file.write(plist("first"))
    try Data("half a fi".utf8).write(to: file.url)
    let kept = folder.url.appendingPathComponent("app.broken-1.plist")
    let lines = logged { #expect(name == "first") }
    #expect(try Data(contentsOf: kept) == Data("half a fi".utf8))
    #expect(lines.allSatisfy { $0.contains(kept.path) })
  }

  @Test func aDamagedFileWithoutACopyIsKeptAndNamed() throws {
    for (number, text) in ["<plist>", "not a list"].enumerated() {
      try Data(text.utf8).write(to: file.url)
      let kept = folder.url.appendingPathComponent("app.broken-\(number + 1).plist")
      let lines = logged {
        guard case .damaged(kept) = file.read(isWhole: { SavedFile.dictionary($0) != nil }) else {
          Issue.record("not found to be damaged")
          return
        }
      }
      #expect(lines.count == 1 && lines[0].contains(kept.path))
      #expect(try Data(contentsOf: kept) == Data(text.utf8))
      #expect(folder.names.contains("app.plist") == false)
    }
  }

  @Test func whatAnotherProgramHasWrittenIsTaken() throws {
    try file.write(plist("first"))
    try plist("second").write(to: file.url)
    #expect(name == "second")
    try plist("third").prefix(20).write(to: file.url)
    #expect(name == "second")
  }

  @Test func aFileThatSomebodyRemovedDoesNotComeBack() throws {
    try file.write(plist("first"))
    try FileManager.default.removeItem(at: file.url)
    #expect(name == nil)
    try Data().write(to: file.url)
    #expect(name == nil)
  }

  @Test func aMissingOrEmptyFileIsNotDamaged() throws {
    let lines = try logged {
      #expect(name == nil)
      try Data().write(to: file.url)
      #expect(name == nil)
    }
    #expect(lines.isEmpty)
  }

  @Test func theSameContentsAreNotWrittenAgain() throws {
    try file.write(plist("first"))
    let number = try FileManager.default.attributesOfItem(atPath: file.url.path)[.systemFileNumber] as? Int
    try file.write(plist("first"))
    #expect(
      try FileManager.default.attributesOfItem(atPath: file.url.path)[.systemFileNumber] as? Int == number)
    try file.write(plist("second"))
    #expect(
      try FileManager.default.attributesOfItem(atPath: file.url.path)[.systemFileNumber] as? Int != number)
  }

  @Test func aRemovedFileLeavesNothing() throws {
    try file.write(plist("first"))
    #expect(folder.names == ["app.plist", "app.plist.whole"])
    try file.remove()
    #expect(folder.names.isEmpty)
    try file.remove()
  }

  @Test func whatDeadProcessesLeftIsRemoved() throws {
    // A process that has ended, one that lives, and names that are none of ours.
    let process = try Process.run(URL(fileURLWithPath: "/bin/true"), arguments: [])
    process.waitUntilExit()
    let gone = ".app.plist.saving-\(process.processIdentifier)"
    let alive = ".app.plist.saving-1"
    for name in [gone, alive, ".app.plist.saving-x", ".other.plist.saving-\(process.processIdentifier)"] {
      try Data("secret".utf8).write(to: folder.url.appendingPathComponent(name))
    }
    _ = name
    #expect(folder.names.contains(gone) == false)
    #expect(folder.names.count == 3)
  }
}

/// Files that are replaced as a whole.
struct FileReplacementTests {
  private let folder: TemporaryFolder
  private var file: URL { folder.url.appendingPathComponent("a/b/file") }

  init() throws { folder = try TemporaryFolder() }

  private func permissions(_ url: URL) throws -> Int {
    var status = stat()
    try #require(stat(url.path, &status) == 0)
    return Int(status.st_mode & 0o777)
  }

  @Test func foldersAreMadeForThePersonAlone() throws {
    try FileReplacement.write(Data("x".utf8), to: file)
    #expect(try permissions(file) == 0o600)
    #expect(try permissions(file.deletingLastPathComponent()) == 0o700)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path) == ["file"])
  }

  @Test func aFileKeepsItsPermissions() throws {
    try FileReplacement.write(Data("x".utf8), to: file, permissions: 0o640)
    chmod(file.path, 0o644)
    try FileReplacement.write(Data("y".utf8), to: file)
    #expect(try permissions(file) == 0o644)
    #expect(try Data(contentsOf: file) == Data("y".utf8))
  }

  @Test func aSymbolicLinkStaysOne() throws {
    let target = folder.url.appendingPathComponent("target")
    try Data("x".utf8).write(to: target)
    let link = folder.url.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    try FileReplacement.write(Data("y".utf8), to: link)
    #expect(try Data(contentsOf: target) == Data("y".utf8))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == target.path)
  }

  @Test func whatCannotBeWrittenIsNamedAndStaysAsItIs() throws {
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    do {
      try FileReplacement.write(Data("x".utf8), to: file)
      Issue.record("a folder was replaced")
    } catch {
      #expect(error.message == "\(file.path) cannot be replaced: Is a directory")
    }
    let inFile = URL(fileURLWithPath: "/dev/null/file")
    do {
      try FileReplacement.write(Data("x".utf8), to: inFile)
      Issue.record("a file was written below a file")
    } catch {
      #expect(error.code == ENOTDIR)
    }
    #expect(throws: FileReplacementError.self) {
      try FileReplacement.write(Data("x".utf8), to: URL(fileURLWithPath: "/proc/none/file"))
    }
  }

  @Test func aFullDiskLeavesTheOldFile() throws {
    let link = folder.url.appendingPathComponent("full")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: URL(fileURLWithPath: "/dev/full"))
    #expect(throws: FileReplacementError.self) { try FileReplacement.write(Data("x".utf8), to: link) }
    #expect(folder.names == ["full"])
  }
}
